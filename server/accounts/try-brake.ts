import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../shared/errors.ts';

/** More would wait longer than a browser does. */
const MAX_WAITING_TRIES = 10;

/**
 * Slows down the tries of codes while the whole service is under attack: those of one sender are let through one after
 * another. Senders don't wait for each other, so an attack delays its own guesses and nobody else's.
 */
export class TryBrake {
  readonly #spacingMs: number;
  readonly #pause: (ms: number) => Promise<unknown>;
  readonly #queues = new Map<string, { waiting: number; end: Promise<void> }>();

  /** @param pause Replaced in tests. */
  constructor(spacingMs: number, pause: (ms: number) => Promise<unknown> = wait) {
    this.#spacingMs = spacingMs;
    this.#pause = pause;
  }

  /** For the first try of a fresh code: whoever was just mailed one waits, but behind nobody, and is never refused. */
  async slow(): Promise<void> {
    await this.#pause(this.#spacingMs);
  }

  /** @throws Refusal `too_many_requests` if too many tries of this sender are waiting. */
  async pass(sender: string): Promise<void> {
    const senderQueue = this.#queues.get(sender) ?? { waiting: 0, end: Promise.resolve() };
    if (senderQueue.waiting >= MAX_WAITING_TRIES) throw new Refusal('too_many_requests');
    senderQueue.waiting += 1;
    senderQueue.end = senderQueue.end.then(async () => {
      await this.#pause(this.#spacingMs);
      senderQueue.waiting -= 1;
      if (senderQueue.waiting === 0) this.#queues.delete(sender);
    });
    this.#queues.set(sender, senderQueue);
    await senderQueue.end;
  }
}
