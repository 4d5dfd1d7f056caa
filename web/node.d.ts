// The sliver of node that the engine uses: to read the wasm where `fetch` reads no files, and to take turns.
declare module 'node:fs/promises' {
  export function readFile(path: URL | string): Promise<Uint8Array<ArrayBuffer>>;
}
declare const process: {versions?: {node?: string}};
declare function setImmediate(callback: () => void): unknown;
