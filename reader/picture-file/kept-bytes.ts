/** Collects the parts of a file to keep, in one buffer that is never larger than the file. */
export class KeptBytes {
  readonly #from: Buffer;
  readonly #to: Buffer;
  #length = 0;

  constructor(from: Buffer) {
    this.#from = from;
    this.#to = Buffer.allocUnsafe(from.length);
  }

  /** Keeps the bytes from `start` to before `end` of the file; fewer if it ends earlier. */
  take(start: number, end: number): void {
    this.#length += this.#from.copy(this.#to, this.#length, start, Math.min(end, this.#from.length));
  }

  get bytes(): Buffer {
    return this.#to.subarray(0, this.#length);
  }
}
