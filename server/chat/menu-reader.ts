import type { MenuLocale } from '../../shared/locales.ts';
import { openTaskThread } from '../task-thread.ts';
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

/**
 * A thread that reads menus and answers by them: 3,000 dishes would hold the thread that serves guests for a second.
 */
export function openMenuReader(): MenuReader {
  const thread = openTaskThread<ChatTask, ChatReply>({
    program: new URL('./chat-thread.ts', import.meta.url),
    purpose: 'that answers guests',
    max_memory_mb: 512,
    deadline_ms: 20_000,
  });

  const workOn = async ({ name, locale, source }: AskedMenu, work: ChatTask['work']): Promise<ChatReply> => {
    const task = { menu: name, locale, work };
    const reply = await thread.ask({ ...task, source: null });
    return 'is_unknown' in reply ? await thread.ask({ ...task, source: await source() }) : reply;
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
    close: thread.close,
  };
}
