import { LRUCache } from 'lru-cache';
import type { MenuLocale } from '../../shared/locales.ts';
import type { PublicationContent } from '../../shared/publication.ts';
import { answerTasks } from '../answer-tasks.ts';
import { readContent } from '../publishing/read-content.ts';
import type { EarlierQuestion } from './facts/earlier-question.ts';
import { type FactsSource, type MenuFacts, makeMenuFacts, soldOutOf } from './facts/menu-facts.ts';
import { answerLocally, type Understood } from './local/answer-locally.ts';
import type { LocalAnswer } from './local/answers/teller.ts';
import { type Sense, senseOf } from './local/sense-of.ts';
import { type CheckedSentence, checkSentence, type SentenceToCheck } from './model/check-sentence.ts';
import { menuPart, readDishes, searchDishes } from './model/menu-for-model.ts';
import type { FoundDish, MenuPart, ToldDish } from './model/prompt.ts';

/** A task about one menu, or questions to be classified. */
export type ChatTask = MenuTask | { questions: readonly string[] };

/** `source` is sent with a menu that the thread hasn't cached: the thread says so and the task is sent again. */
export type MenuTask = {
  /** Names a publication in a language. */
  menu: string;
  locale: MenuLocale;
  sold_out: number[];
  /** A guest's question; or a model's search to answer one, or a sentence of its answer. */
  work:
    | { kind: 'answer'; question: string; earlier: readonly EarlierQuestion[] }
    | { kind: 'check'; sentence: SentenceToCheck }
    | { kind: 'search'; words: string }
    | { kind: 'read'; ids: number[] };
  source: FactsSource | null;
};
export type ChatReply =
  | { answer: ReadAnswer }
  | { checked: CheckedSentence }
  | { found: FoundDish[] }
  | { told: ToldDish[] }
  | { senses: Sense[] }
  | { is_unknown: true };

/** With the part of the menu that a model would get. */
export type ReadAnswer = LocalAnswer & Understood & { menu_part: MenuPart };

/** Counted in dishes: some 30,000 of them need a hundred megabytes. */
const MAX_DISHES = 30_000;

const known = new LRUCache<string, MenuFacts>({
  maxSize: MAX_DISHES,
  sizeCalculation: ({ dishes }) => dishes.length + 1,
});

answerTasks((task: ChatTask): ChatReply => {
  if ('questions' in task) return { senses: task.questions.map(senseOf) };
  const { menu, locale, sold_out, work, source } = task;
  const facts = known.get(menu) ?? (source && read(source, locale));
  if (!facts) return { is_unknown: true };
  known.set(menu, facts);
  const out = soldOutOf(facts, sold_out);
  switch (work.kind) {
    case 'answer': {
      const answer = answerLocally(facts, work.question, out, work.earlier);
      const before = work.earlier.flatMap(({ item_ids }) => item_ids);
      return { answer: { ...answer, menu_part: menuPart(facts, answer.meant, out, before) } };
    }
    case 'check':
      return { checked: checkSentence(facts, work.sentence) };
    case 'search':
      return { found: searchDishes(facts, work.words, out) };
    case 'read':
      return { told: readDishes(facts, work.ids, out) };
  }
});

// Written by snapshot.ts; readContent checks its schema's number.
const read = ({ content, translations }: FactsSource, locale: MenuLocale): MenuFacts =>
  makeMenuFacts(readContent(JSON.parse(content) as PublicationContent), translations, locale);
