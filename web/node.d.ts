// The sliver of node that the engine uses: to read the wasm where `fetch` reads no files, to take turns, and to work in
// threads.
declare module 'node:fs/promises' {
  export function readFile(path: URL | string): Promise<Uint8Array<ArrayBuffer>>;
}
declare module 'node:os' {
  export function availableParallelism(): number;
}
declare module 'node:worker_threads' {
  interface Port {
    on(event: 'message', listener: (data: any) => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
    postMessage(data: any, transfer?: any[]): void;
  }
  export class Worker implements Port {
    constructor(file: URL, options?: {execArgv?: string[]});
    on(event: 'message' | 'messageerror' | 'error' | 'exit', listener: (data: any) => void): void;
    postMessage(data: any, transfer?: any[]): void;
    ref(): void;
    unref(): void;
    terminate(): void;
  }
  export const parentPort: Port | null;
}
declare function setImmediate(callback: () => void): unknown;
