import { parentPort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { MenuLocale } from '../../shared/locales.ts';
import type { PublicationContent } from '../../shared/publication.ts';
import { readContent } from '../publishing/read-content.ts';
import { answerLocally } from './local/answer-locally.ts';
import type { LocalAnswer } from './local/teller.ts';
import { type FactsSource, type MenuFacts, makeMenuFacts } from './menu-facts.ts';

/** `source` comes with a menu that the thread doesn't hold: it says so and is asked again. */
export type ChatTask = {
  id: number;
  /** Names a publication in a language. */
  menu: string;
  locale: MenuLocale;
  question: string;
  sold_out: number[];
  source: FactsSource | null;
};
export type ChatReply =
  | { id: number; answer: LocalAnswer }
  | { id: number; is_unknown: true }
  | { id: number; error: Error };

/** By dishes: some 30,000 of them take a hundred megabytes. */
const MAX_DISHES = 30_000;

const known = new LRUCache<string, MenuFacts>({
  maxSize: MAX_DISHES,
  sizeCalculation: ({ dishes }) => dishes.length + 1,
});

parentPort?.on('message', (task: ChatTask) => {
  parentPort?.postMessage(replyTo(task));
});

function replyTo({ id, menu, locale, question, sold_out, source }: ChatTask): ChatReply {
  try {
    const facts = known.get(menu) ?? (source && read(source, locale));
    if (!facts) return { id, is_unknown: true };
    known.set(menu, facts);
    return { id, answer: answerLocally(facts, question, new Set(sold_out)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

// What snapshot.ts wrote; its schema's number is looked at by readContent.
const read = ({ content, translations }: FactsSource, locale: MenuLocale): MenuFacts =>
  makeMenuFacts(readContent(JSON.parse(content) as PublicationContent), translations, locale);
