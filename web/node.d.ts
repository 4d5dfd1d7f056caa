// The sliver of node that the engine's client uses to read the wasm where there is no `fetch` for files.
declare module 'node:fs/promises' {
  export function readFile(path: URL | string): Promise<Uint8Array>;
}
