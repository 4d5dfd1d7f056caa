/** The instructions for vectors: the build of the kernel depends on them. */

/** A module whose one function makes such a value: magic and version, its type, the function, its code. */
const PROBE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];

/** True if WebAssembly here has these instructions. */
export function hasSimd() {
  return WebAssembly.validate(Uint8Array.from(PROBE));
}
