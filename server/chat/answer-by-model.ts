import type { MenuLocale } from '../../shared/locales.ts';
import type { VisionModel } from '../ai/vision-model.ts';
import type { EarlierQuestion } from './facts/earlier-question.ts';
import type { AskedMenu, MenuReader } from './menu-reader.ts';
import { askModel, type TokenCounts } from './model/ask-model.ts';
import type { MenuPart } from './model/prompt.ts';
import { sentenceCutter } from './model/sentences.ts';

/** For the whole answer, including the model's searches. Guests wait for it. */
const TIMEOUT_MS = 12_000;
const MAX_SENTENCES = 8;
/** Earlier questions that a model gets. */
const MAX_BEFORE = 4;
/** How many sentences may come before the first one that names a dish. */
const MAX_LEADS = 2;

export type ByModel = {
  model: VisionModel;
  reader: MenuReader;
  menu: AskedMenu;
  question: string;
  /** Earlier questions of the same chat, oldest first. */
  earlier?: readonly EarlierQuestion[];
  /** The language to answer in. */
  locale: MenuLocale;
  told: MenuPart;
  /** Called with each piece of the answer once it is checked. */
  say: (piece: string) => void;
  timeout_ms?: number;
};

export type SaidByModel = {
  /** All pieces; empty if no sentence was supported. */
  text: string;
  item_ids: number[];
  withheld: number;
  tokens: TokenCounts;
  /** Why the model's answer was cut short. */
  problem: unknown;
};

/**
 * Streams a model's answer sentence by sentence, each checked before it is shown. Nothing is shown until a sentence
 * names a dish: an answer about nothing on the menu is no use. What was shown stays, even if the rest fails. Never throws.
 */
export async function answerByModel(by: ByModel): Promise<SaidByModel> {
  const { model, reader, menu, question, earlier = [], locale, told, say, timeout_ms = TIMEOUT_MS } = by;
  const answer: SaidByModel = {
    text: '',
    item_ids: [],
    withheld: 0,
    tokens: { input_tokens: 0, output_tokens: 0 },
    problem: undefined,
  };
  const known = new Set(told.dishes.map(({ id }) => id));
  const knowing = <Found extends { id: number }>(found: Found[]): Found[] => {
    for (const { id } of found) known.add(id);
    return found;
  };
  const ended = new AbortController();
  const cutter = sentenceCutter();
  let leads: string[] = [];
  let about: number[] = [];
  let sentences = 0;
  const saidBefore = new Set<string>();

  const take = async (sentence: string): Promise<void> => {
    sentences += 1;
    const checked = await reader.check(menu, { text: sentence, locale, told: [...known], about });
    if (!checked) {
      answer.withheld += 1;
      // The next sentences may refer to the withheld one.
      about = [];
      leads = [];
      return;
    }
    if (saidBefore.has(checked.text)) return;
    saidBefore.add(checked.text);
    if (checked.item_ids.length > 0) about = checked.item_ids;
    else if (answer.text === '') {
      if (leads.length < MAX_LEADS) leads.push(checked.text);
      return;
    } else if (about.length === 0) {
      answer.withheld += 1;
      return;
    }
    const piece = [...leads, checked.text].join(' ');
    leads = [];
    say(answer.text === '' ? piece : ` ${piece}`);
    answer.text += answer.text === '' ? piece : ` ${piece}`;
    answer.item_ids = [...new Set([...answer.item_ids, ...checked.item_ids])];
  };

  try {
    const said = askModel(model, {
      question,
      // The model never gets dishes that were sold out or removed in the meantime.
      before: earlier
        .slice(-MAX_BEFORE)
        .map((one) => ({ question: one.question, dishes: one.item_ids.filter((id) => known.has(id)) })),
      locale,
      menu: told,
      tools: {
        search: async (words) => knowing(await reader.search(menu, words)),
        read: async (ids) => knowing(await reader.read(menu, ids)),
      },
      signal: AbortSignal.any([ended.signal, AbortSignal.timeout(timeout_ms)]),
      onTokens: ({ input_tokens, output_tokens }) => {
        answer.tokens.input_tokens += input_tokens;
        answer.tokens.output_tokens += output_tokens;
      },
    });
    for await (const part of said) {
      if (part.kind === 'look_up') {
        cutter.drop();
        leads = [];
        continue;
      }
      for (const sentence of cutter.add(part.text)) {
        if (sentences === MAX_SENTENCES) throw new Error('The answer had no end.');
        await take(sentence);
      }
    }
    for (const sentence of cutter.finish()) if (sentences < MAX_SENTENCES) await take(sentence);
  } catch (error) {
    answer.problem = error;
  } finally {
    ended.abort();
  }
  return answer;
}
