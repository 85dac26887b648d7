// SHA-256 (FIPS 180-4). The browser's own is there in a secure context only, and a club may be served by plain HTTP.

const primes = (() => {
  const found = [];
  for (let each = 2; found.length < 64; each += 1) if (found.every((prime) => each % prime)) found.push(each);
  return found;
})();

/** The first 32 bits of the fractional part of a root, by whole numbers: floating point has too few digits for it. */
function fraction(prime, power) {
  const wanted = BigInt(prime) << BigInt(32 * power);
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(power) <= wanted) low = middle; else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const ROUND = primes.map((prime) => fraction(prime, 3));
const FIRST = primes.slice(0, 8).map((prime) => fraction(prime, 2));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return new DataView(whole.buffer);
}

/**
 * The SHA-256 of less than 512 MB, in hexadecimal.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const data = padded(bytes);
  const state = [...FIRST];
  const words = new Int32Array(64);
  for (let at = 0; at < data.byteLength; at += 64) {
    for (let each = 0; each < 16; each += 1) words[each] = data.getInt32(at + 4 * each);
    for (let each = 16; each < 64; each += 1) {
      const [near, far] = [words[each - 2], words[each - 15]];
      const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      words[each] = words[each - 16] + other + words[each - 7] + one;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let each = 0; each < 64; each += 1) {
      const choice = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[each] + words[each]) | 0;
      const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => { state[place] = (state[place] + word) | 0; });
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
