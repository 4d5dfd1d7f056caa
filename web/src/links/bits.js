/** Writes and reads numbers of few bits as characters that are safe in links: base64url without padding. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const WIDTH = 6;

export class BitWriter {
  #text = '';
  /** Bits that don't fill a character yet, and their number. */
  #pending = 0;
  #held = 0;

  /** @param {number} value not negative @param {number} bits at most 32 */
  write(value, bits) {
    for (let left = bits; left > 0;) {
      const taken = Math.min(WIDTH - this.#held, left);
      left -= taken;
      this.#pending = (this.#pending << taken) | ((value >>> left) & ((1 << taken) - 1));
      this.#held += taken;
      if (this.#held < WIDTH) continue;
      this.#text += ALPHABET[this.#pending];
      this.#pending = 0;
      this.#held = 0;
    }
  }

  /** The written bits, padded with zeros. @returns {string} */
  get text() {
    return this.#held ? this.#text + ALPHABET[this.#pending << (WIDTH - this.#held)] : this.#text;
  }
}

export class BitReader {
  #text;
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** True if more bits were read than there are, or a character is not in the alphabet. */
  failed = false;

  /** @param {number} bits at most 32 @returns {number} */
  read(bits) {
    let value = 0;
    for (let left = bits; left > 0;) {
      const inside = this.#at % WIDTH;
      const taken = Math.min(WIDTH - inside, left);
      const number = ALPHABET.indexOf(this.#text.charAt(Math.floor(this.#at / WIDTH)) || ' ');
      if (number < 0) this.failed = true;
      value = value * 2 ** taken + ((number >> (WIDTH - inside - taken)) & ((1 << taken) - 1));
      left -= taken;
      this.#at += taken;
    }
    return value;
  }
}
