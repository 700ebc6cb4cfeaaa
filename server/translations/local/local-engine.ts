import { Worker } from 'node:worker_threads';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { LocalAnswer } from './local-thread.ts';

const MAX_THREAD_MB = 256;

type Waiting = { resolve(texts: (string | null)[]): void; reject(error: Error): void };

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/**
 * One thread for the whole process, started by the first task: thousands of texts would hold the thread that answers
 * guests, and the lexicon is read once. It doesn't keep the process alive.
 */
export const localEngine = {
  /** Each text in the other language; null where it is not known whole. @throws if the thread ends. */
  translate(texts: string[], pair: { from: MenuLocale; to: MenuLocale }): Promise<(string | null)[]> {
    worker ??= start();
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<(string | null)[]>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, texts, ...pair });
    return promise;
  },
};

function start(): Worker {
  const started = new Worker(new URL('./local-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MB },
  });
  let reason = new Error('The thread that translates has ended.');
  started.unref();
  started.on('message', ({ id, texts }: LocalAnswer) => {
    waiting.get(id)?.resolve(texts);
    waiting.delete(id);
  });
  started.on('error', (error) => {
    reason = error instanceof Error ? error : new Error(String(error));
  });
  started.on('exit', () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  });
  return started;
}
