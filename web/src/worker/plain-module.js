/**
 * The WebAssembly modules without glue: called over plain memory, which may grow at any call, so that no view of it is
 * kept.
 */

/**
 * @param {URL | BufferSource} address or the bytes themselves
 * @returns {Promise<any>} what the module exports, ready to be called
 */
export async function loadPlainModule(address) {
  const imports = {
    env: {emscripten_notify_memory_growth() {}},
    wasi_snapshot_preview1: {
      /** @param {number} _clock @param {bigint} _precision @param {number} at */
      clock_time_get: (_clock, _precision, at) => writeNow(exports.memory, at),
      proc_exit() {},  // what aborts goes on to a trap
    },
  };
  const {instance} = await WebAssembly.instantiate(await bytesAt(address), imports);
  const exports = /** @type {any} */ (instance.exports);
  exports._initialize();
  return exports;
}

/**
 * The place of a module: by default beside the script that was built with it.
 * @param {string | BufferSource | undefined} wasm of the core: where that has an address, the module is beside it
 * @param {string} name
 * @param {URL | BufferSource} otherwise
 */
export function addressOf(wasm, name, otherwise) {
  return typeof wasm === 'string' ? new URL(wasm.replace(/[^/]*$/, name), import.meta.url) : otherwise;
}

/** Nanoseconds, as WASI wants them. @param {WebAssembly.Memory} memory @param {number} at */
function writeNow(memory, at) {
  new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
  return 0;
}

/**
 * Reads files, where `fetch` reads none: told by node/files.js.
 * @type {((file: URL) => Promise<BufferSource>) | null}
 */
let readFile = null;

/** @param {(file: URL) => Promise<BufferSource>} read */
export function readFilesWith(read) {
  readFile = read;
}

/** True if a module at this address has to be read before it can be compiled. @param {URL} address */
export function isFileToRead(address) {
  return readFile !== null && address.protocol === 'file:';
}

/** @param {URL | BufferSource} address @returns {Promise<BufferSource>} */
export async function bytesAt(address) {
  if (!(address instanceof URL)) return address;
  if (readFile && isFileToRead(address)) return readFile(address);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is not there: ${answer.status}`);
  return answer.arrayBuffer();
}
