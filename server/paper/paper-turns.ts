import { Refusal } from '../../shared/errors.ts';

/** A picture to look at, which a newer one replaces, or a file. */
export type PaperKind = 'preview' | 'file';
type Waiting = { kind: PaperKind; resolve(): void; reject(error: Error): void };

const MAX_WAITING_FILES = 2;

/**
 * One task of a restaurant at a time: who has a turn reads what is printed and asks the thread. One preview waits at most,
 * the newest, and few files; so a restaurant holds little memory, and others wait for one task of it.
 */
export class PaperTurns {
  readonly #waitingOf = new Map<string, Waiting[]>();

  /**
   * Waits for the restaurant's turn, which ends when the result is disposed of.
   *
   * @throws Refusal `too_many_requests` if a newer preview replaces this one, or too many files wait.
   */
  async take(restaurant_id: string, kind: PaperKind): Promise<Disposable> {
    const waiting = this.#waitingOf.get(restaurant_id);
    if (waiting) {
      const sameKind = waiting.filter((other) => other.kind === kind);
      if (kind === 'preview')
        for (const older of sameKind) {
          waiting.splice(waiting.indexOf(older), 1);
          older.reject(new Refusal('too_many_requests'));
        }
      else if (sameKind.length >= MAX_WAITING_FILES) throw new Refusal('too_many_requests');
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ kind, resolve, reject });
      await promise;
    } else this.#waitingOf.set(restaurant_id, []);
    return { [Symbol.dispose]: () => this.#endTurn(restaurant_id) };
  }

  #endTurn(restaurant_id: string): void {
    const next = this.#waitingOf.get(restaurant_id)?.shift();
    if (next) next.resolve();
    else this.#waitingOf.delete(restaurant_id);
  }
}
