import { Worker } from 'node:worker_threads';
import type { MenuLocale } from '../../shared/locales.ts';
import type { ChatReply, ChatTask, ReadAnswer } from './chat-thread.ts';
import type { FactsSource } from './menu-facts.ts';
import type { CheckedAnswer } from './model/check-sentences.ts';

export type AskedMenu = {
  /** Names a publication in a language: the same name, the same menu. */
  name: string;
  locale: MenuLocale;
  sold_out: number[];
  /** Read only for a menu that the thread doesn't hold yet. */
  source(): Promise<FactsSource>;
};

export type MenuReader = {
  /** @throws if the thread ends, or is too slow. */
  ask(menu: AskedMenu, question: string): Promise<ReadAnswer>;
  /** What of a model's answer the menu bears out. @throws as `ask` does. */
  check(menu: AskedMenu, text: string): Promise<CheckedAnswer>;
  close(): Promise<void>;
};

const MAX_THREAD_MB = 512;
const DEADLINE_MS = 20_000;

type Waiting = { resolve(reply: ChatReply): void; reject(error: Error): void; timer: NodeJS.Timeout };

/**
 * A thread that reads menus and answers by them: 3,000 dishes would hold the thread that serves guests for a second.
 * Started by the first question, and again by the next if it has ended.
 */
export function openMenuReader(): MenuReader {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const started = new Worker(new URL('./chat-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MB },
    });
    let reason = new Error('The thread that answers guests has ended.');
    started.unref();
    started.on('message', (reply: ChatReply) => {
      const task = waiting.get(reply.id);
      waiting.delete(reply.id);
      clearTimeout(task?.timer);
      if ('error' in reply) task?.reject(reply.error);
      else task?.resolve(reply);
    });
    started.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(reason);
      }
      waiting.clear();
    });
    return started;
  };

  const send = (task: Omit<ChatTask, 'id'>): Promise<ChatReply> => {
    worker ??= start();
    const current = worker;
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<ChatReply>();
    const timer = setTimeout(() => void current.terminate(), DEADLINE_MS).unref();
    waiting.set(id, { resolve, reject, timer });
    current.postMessage({ id, ...task });
    return promise;
  };

  const workOn = async ({ name, locale, source }: AskedMenu, work: ChatTask['work']): Promise<ChatReply> => {
    const task = { menu: name, locale, work };
    const reply = await send({ ...task, source: null });
    return 'is_unknown' in reply ? await send({ ...task, source: await source() }) : reply;
  };

  return {
    async ask(menu, question) {
      const reply = await workOn(menu, { kind: 'answer', question, sold_out: menu.sold_out });
      if (!('answer' in reply)) throw new Error('The thread that answers guests gave no answer.');
      return reply.answer;
    },
    async check(menu, text) {
      const reply = await workOn(menu, { kind: 'check', text });
      if (!('checked' in reply)) throw new Error('The thread that answers guests checked nothing.');
      return reply.checked;
    },
    close: async () => void (await worker?.terminate()),
  };
}
