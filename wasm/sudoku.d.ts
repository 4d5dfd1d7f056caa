/** The glue that Emscripten makes of bindings.cpp: a factory of the module, whose members that file lists. */
export default function createCore(options?: {
  wasmBinary?: BufferSource;
  locateFile?: (name: string) => string;
}): Promise<any>;
