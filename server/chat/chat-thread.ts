import { LRUCache } from 'lru-cache';
import type { MenuLocale } from '../../shared/locales.ts';
import type { PublicationContent } from '../../shared/publication.ts';
import { answerTasks } from '../answer-tasks.ts';
import { readContent } from '../publishing/read-content.ts';
import { answerLocally } from './local/answer-locally.ts';
import { relatedDishes } from './local/find-dishes.ts';
import type { LocalAnswer } from './local/teller.ts';
import { type Dish, type FactsSource, type MenuFacts, makeMenuFacts } from './menu-facts.ts';
import type { ToldDish } from './model/ask-model.ts';
import { type CheckedAnswer, checkSentences } from './model/check-sentences.ts';

/** `source` comes with a menu that the thread doesn't hold: it says so and is asked again. */
export type ChatTask = {
  /** Names a publication in a language. */
  menu: string;
  locale: MenuLocale;
  /** A guest's question; or what a model answered one, to be checked. */
  work: { kind: 'answer'; question: string; sold_out: number[] } | { kind: 'check'; text: string };
  source: FactsSource | null;
};
export type ChatReply = { answer: ReadAnswer } | { checked: CheckedAnswer } | { is_unknown: true };

/** With the dishes that a model would be told of. */
export type ReadAnswer = LocalAnswer & { told: ToldDish[] };

/** By dishes: some 30,000 of them take a hundred megabytes. */
const MAX_DISHES = 30_000;

const known = new LRUCache<string, MenuFacts>({
  maxSize: MAX_DISHES,
  sizeCalculation: ({ dishes }) => dishes.length + 1,
});

answerTasks(({ menu, locale, work, source }: ChatTask): ChatReply => {
  const facts = known.get(menu) ?? (source && read(source, locale));
  if (!facts) return { is_unknown: true };
  known.set(menu, facts);
  if (work.kind === 'check') return { checked: checkSentences(facts, work.text) };
  const sold_out = new Set(work.sold_out);
  const told = relatedDishes(facts, work.question).filter(({ item }) => !sold_out.has(item.id));
  return { answer: { ...answerLocally(facts, work.question, sold_out), told: told.map(tell) } };
});

function tell({ item, section, price, details }: Dish): ToldDish {
  const { id, title, description } = item;
  return { id, title, section, price, description, details };
}

// What snapshot.ts wrote; its schema's number is looked at by readContent.
const read = ({ content, translations }: FactsSource, locale: MenuLocale): MenuFacts =>
  makeMenuFacts(readContent(JSON.parse(content) as PublicationContent), translations, locale);
