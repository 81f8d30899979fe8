// The fair deal worked out again in the page: the same hashes as in match/source.py, written out here
// because browsers lend theirs to pages under https only.

const K = primes(64).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

export function sha256(data: Uint8Array): Uint8Array {
  const bits = data.length * 8;
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bits / 2 ** 32));
  words.setUint32(padded.length - 4, bits >>> 0);
  const hash = [...START];
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) block(words, at, w, hash);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => out.setUint32(n * 4, word));
  return new Uint8Array(out.buffer);
}

function block(words: DataView, at: number, w: Uint32Array, hash: number[]): void {
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));
  for (let t = 0; t < 16; t++) w[t] = words.getUint32(at + t * 4);
  for (let t = 16; t < 64; t++) {
    const [x, y] = [w[t - 15]!, w[t - 2]!];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n]! + word) >>> 0));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = join([block.map((byte) => byte ^ 0x36), message]);
  return sha256(join([block.map((byte) => byte ^ 0x5c), sha256(inner)]));
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const text = (words: string) => new TextEncoder().encode(words);

/** The hash that the server published before anybody sat down. */
export function commitment(secret: string): string {
  return hex(sha256(text(secret)));
}

/** Chance that follows from a secret and everybody's shares. */
export class Chance {
  private readonly key: Uint8Array;

  constructor(secret: string, shares: string[]) {
    this.key = sha256(join([secret, ...shares].map((part) => sha256(text(part)))));
  }

  /** What it says below a number, after it has spoken so often. */
  pick(spoken: number, below: number): number {
    const count = new DataView(new ArrayBuffer(8));
    count.setBigUint64(0, BigInt(spoken));
    const digest = hmac(this.key, new Uint8Array(count.buffer));
    return Number((BigInt("0x" + hex(digest)) * BigInt(below)) >> 256n);
  }
}

export type Draw = [spoken: number, below: number, drawn: number];

/** The first draw that does not follow from secret and shares, or null if all do. */
export function firstWrong(secret: string, shares: string[], draws: Draw[]): Draw | null {
  const chance = new Chance(secret, shares);
  return draws.find(([spoken, below, drawn]) => chance.pick(spoken, below) !== drawn) ?? null;
}
