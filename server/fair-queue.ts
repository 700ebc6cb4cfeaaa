/**
 * A queue in which nobody waits for all that another one has queued: the next item is of the one that was served for the
 * shortest time. Who comes later begins where those in the queue are, so that nobody saves up time.
 */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  readonly #servedMs = new Map<string, number>();
  #nowMs = 0;

  push(turn: string, item: Item): void {
    const items = this.#waiting.get(turn);
    if (items) {
      items.push(item);
      return;
    }
    this.#waiting.set(turn, [item]);
    this.#servedMs.set(turn, Math.max(this.#servedMs.get(turn) ?? 0, this.#nowMs));
  }

  shift(): { turn: string; item: Item } | undefined {
    let [next, shortest] = ['', Number.POSITIVE_INFINITY];
    for (const turn of this.#waiting.keys()) {
      const served = this.#servedMs.get(turn) ?? 0;
      if (served < shortest) [next, shortest] = [turn, served];
    }
    const items = this.#waiting.get(next);
    const item = items?.shift();
    if (!items || item === undefined) return undefined;
    this.#nowMs = Math.max(this.#nowMs, shortest);
    // Behind the others that were served for as long.
    this.#waiting.delete(next);
    if (items.length > 0) this.#waiting.set(next, items);
    return { turn: next, item };
  }

  /** Adds the time that an item used. */
  charge(turn: string, ms: number): void {
    this.#servedMs.set(turn, (this.#servedMs.get(turn) ?? this.#nowMs) + ms);
    for (const [otherKey, served] of this.#servedMs)
      if (served <= this.#nowMs && !this.#waiting.has(otherKey)) this.#servedMs.delete(otherKey);
  }
}
