import type { MenuLocale } from '../../shared/locales.ts';
import { openTaskThread } from '../task-thread.ts';
import type { ChatReply, ChatTask, MenuTask, ReadAnswer } from './chat-thread.ts';
import type { EarlierQuestion } from './facts/earlier-question.ts';
import type { FactsSource } from './facts/menu-facts.ts';
import type { Sense } from './local/sense-of.ts';
import type { CheckedSentence, SentenceToCheck } from './model/check-sentence.ts';
import type { FoundDish, ToldDish } from './model/prompt.ts';

export type AskedMenu = {
  /** Whose menu it is: restaurants share the thread's time. */
  restaurant_id: string;
  /** Identifies a publication in a language: the same name, the same menu. */
  name: string;
  locale: MenuLocale;
  sold_out: number[];
  /** Read only for a menu that the thread hasn't cached. */
  source(): Promise<FactsSource>;
};

export type MenuReader = {
  /**
   * @param earlier Earlier questions of the same chat, oldest first.
   * @param earlier What was asked in the same chat before, the oldest first.
   * @throws if the thread ends, or is too slow.
   */
  ask(menu: AskedMenu, question: string, earlier?: readonly EarlierQuestion[]): Promise<ReadAnswer>;
  /** The part of a model's sentence that the menu supports. @throws as `ask` does. */
  check(menu: AskedMenu, sentence: SentenceToCheck): Promise<CheckedSentence>;
  /** Dishes that aren't sold out, best first; at most a dozen. @throws as `ask` does. */
  search(menu: AskedMenu, words: string): Promise<FoundDish[]>;
  /** @throws as `ask` does. */
  read(menu: AskedMenu, ids: number[]): Promise<ToldDish[]>;
  /** The topics of a restaurant's questions, in the same order. @throws as `ask` does. */
  senses(restaurant_id: string, questions: readonly string[]): Promise<Sense[]>;
  close(): Promise<void>;
};

/**
 * A worker thread that indexes menus and answers from them: 3,000 dishes would block the event loop for a second. Guests
 * and owners have one each.
 */
export function openMenuReader(purpose = 'that answers guests'): MenuReader {
  const thread = openTaskThread<ChatTask, ChatReply>({
    program: new URL('./chat-thread.ts', import.meta.url),
    purpose,
    max_memory_mb: 512,
    deadline_ms: 20_000,
  });

  const workOn = async (
    { restaurant_id, name, locale, sold_out, source }: AskedMenu,
    work: MenuTask['work'],
  ): Promise<ChatReply> => {
    const task = { menu: name, locale, sold_out, work };
    const reply = await thread.ask({ ...task, source: null }, restaurant_id);
    return 'is_unknown' in reply ? await thread.ask({ ...task, source: await source() }, restaurant_id) : reply;
  };

  const failed = () => new Error(`The thread ${purpose} gave another answer.`);

  return {
    async ask(menu, question, earlier = []) {
      const reply = await workOn(menu, { kind: 'answer', question, earlier });
      if ('answer' in reply) return reply.answer;
      throw failed();
    },
    async check(menu, sentence) {
      const reply = await workOn(menu, { kind: 'check', sentence });
      if ('checked' in reply) return reply.checked;
      throw failed();
    },
    async search(menu, words) {
      const reply = await workOn(menu, { kind: 'search', words });
      if ('found' in reply) return reply.found;
      throw failed();
    },
    async read(menu, ids) {
      const reply = await workOn(menu, { kind: 'read', ids });
      if ('told' in reply) return reply.told;
      throw failed();
    },
    async senses(restaurant_id, questions) {
      if (questions.length === 0) return [];
      const reply = await thread.ask({ questions }, restaurant_id);
      if ('senses' in reply) return reply.senses;
      throw failed();
    },
    close: thread.close,
  };
}
