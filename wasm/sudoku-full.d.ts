/** Emscripten's glue: a factory of the module, with what wasm/bindings_*.cpp list and wasm/runs.cpp exports. */
export default function createFull(options?: {
  wasmBinary?: BufferSource;
  locateFile?: (name: string) => string;
}): Promise<any>;
