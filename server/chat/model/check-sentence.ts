import type { MenuLocale } from '../../../shared/locales.ts';
import { conceptsIn, wordsOf } from '../../food/concepts-in.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import type { MenuDish, MenuFacts } from '../facts/menu-facts.ts';
import { stem } from '../facts/stems.ts';
import { formsOf, plainWords } from './plain-words.ts';
import { type Sayable, sayableOf } from './sayable.ts';

/** A sentence as a guest may read it, and the dishes that it names; null if it is withheld. */
export type CheckedSentence = { text: string; item_ids: number[] } | null;

const MARK = /\[(\d{1,10})\]/g;

/** Claims that only an owner may declare or only the staff may promise, in the ten languages. */
const CLAIMS =
  /gluten|glutine|lactos|lattosio|dairy|laiti|allerg|alergi|アレル|알레르|过敏|حساسية|グルテン|글루텐|麸质|غلوتين|\bsafe\b|sans danger|seguro|sicher|sicuro|vegan|vegeta|végé|ヴィーガン|ベジ|비건|채식|素食|纯素|نباتي|halal|kosher|casher|\bfree\b|gratuit|gratis|organic|biologi|\bbio\b|contain|contien|enthalt|\b(without|sans|ohne|senza|sin|sem)\b|healthy|calor|\bnuts?\b|discount|rabais/i;
const MARKUP = /[<>{}\\|`#=@]|https?:|www\./i;

/** A sentence of a model. */
export type SentenceToCheck = {
  text: string;
  /** The language of the answer. */
  locale: MenuLocale;
  /** The dishes that the model was given: it can't know others. */
  told: readonly number[];
  /** The dishes of the previous sentence, which "it" refers to. */
  about: readonly number[];
};

/**
 * Checks a model's sentence against the menu. The model names dishes by number, "[12]", which becomes the title and price
 * on the page. Every other word must recommend (plain-words.ts) or occur in the texts of every dish that the sentence
 * names: what is said about two dishes must be true of both. A doubtful sentence is withheld.
 */
export function checkSentence(facts: MenuFacts, { text, locale, told, about }: SentenceToCheck): CheckedSentence {
  const known = new Set(told);
  const sentence = withMarks(facts, text, known);
  const ids = [...new Set(Array.from(sentence.matchAll(MARK), ([, id]) => Number(id)))];
  if (!ids.every((id) => known.has(id) && facts.by_id.has(id))) return null;
  const words = sentence.replace(MARK, ' ');
  if (/\p{N}|\p{Sc}/u.test(words) || MARKUP.test(words) || CLAIMS.test(withoutAccents(words))) return null;
  if (ids.length === 0 && !/\p{L}/u.test(words)) return null;
  const dishes = (ids.length > 0 ? ids : about).flatMap((id) => facts.by_id.get(id) ?? []);
  if (!isSayable(facts, words, { locale, dishes })) return null;
  return { text: sentence.replace(MARK, (_, id: string) => shown(facts.by_id.get(Number(id)))), item_ids: ids };
}

function shown(dish: MenuDish | undefined): string {
  if (!dish) return '';
  return dish.price === null ? `“${dish.item.title}”` : `“${dish.item.title}” (${dish.price})`;
}

/** The sentence with a placeholder for each dish, however the model wrote it: "[2, 5]", its title, its price after it. */
function withMarks(facts: MenuFacts, text: string, told: ReadonlySet<number>): string {
  let sentence = text
    .replace(/^(?:[-•*–·]|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/[［【]\s*(\d{1,10})\s*[】］]/g, '[$1]')
    .replace(/\[(\d{1,10}(?:\s*[,;]\s*\d{1,10})+)\]/g, (_, ids: string) =>
      ids
        .split(/[,;]/)
        .map((id) => `[${id.trim()}]`)
        .join(', '),
    );
  const named = [...told]
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter(({ item }) => item.title.length > 3 && sentence.toLowerCase().includes(item.title.toLowerCase()))
    .sort((a, b) => b.item.title.length - a.item.title.length);
  for (const { item } of named)
    sentence = sentence.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(item.title)}(?![\\p{L}\\p{N}])`, 'giu'),
      `[${item.id}]`,
    );
  return sentence
    .replace(/["“”«»„「」『』]\s*(\[\d{1,10}\])\s*["“”«»„「」『』]/g, '$1')
    .replace(/\[(\d{1,10})\](?:\s*(?:[:,–—-]\s*)?\(?\[\1\]\)?)+/g, '[$1]')
    .replace(
      /\[(\d{1,10})\]\s*(?:[,:–—-]\s*)?[(（]?([^\s()（）][^()（）]{0,60})/g,
      (whole, id: string, behind: string) => {
        const price = facts.by_id.get(Number(id))?.price;
        if (!price || !behind.startsWith(price) || /^[\d.,]*\d/.test(behind.slice(price.length))) return whole;
        return `[${id}]${behind.slice(price.length)}`;
      },
    )
    .replace(/(\[\d{1,10}\])[)）]/g, '$1');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Context = { locale: MenuLocale; dishes: readonly MenuDish[] };

function isSayable(facts: MenuFacts, words: string, { locale, dishes }: Context): boolean {
  const sayable = dishes.map((dish) => sayableOf(facts, dish));
  if (locale === 'zh' || locale === 'ja') return isSpelledOut(words, locale, sayable);
  const tokens = wordsOf(words);
  const forms = new Set(tokens.flatMap((token) => formsOf(token, locale)));
  const plain = new Set(plainWords(locale, (word) => forms.has(word)));
  const ofAll = (test: (of: Sayable) => boolean) => sayable.length > 0 && sayable.every(test);
  const named = conceptsIn(locale, words).filter(({ concept }) => ofAll((of) => of.has(concept)));
  return tokens.every(
    (token, tokenIndex) =>
      named.some(({ from, to }) => from <= tokenIndex && tokenIndex < to) ||
      formsOf(token, locale).some(
        (form) =>
          plain.has(form) ||
          ofAll((of) => of.stems.has(stem(form))) ||
          conceptsIn(locale, form).some(
            ({ concept, from, to }) => from === 0 && to === 1 && ofAll((of) => of.has(concept)),
          ),
      ),
  );
}

/** In languages without spaces, a sentence must be a sequence of allowed words. */
function isSpelledOut(text: string, locale: 'zh' | 'ja', sayable: readonly Sayable[]): boolean {
  const rest = text.toLowerCase().replace(/[\p{P}\p{Z}\s]+/gu, ' ');
  const ofAll = (test: (of: Sayable) => boolean) => sayable.length > 0 && sayable.every(test);
  const allowed = [
    ...plainWords(locale, (word) => rest.includes(word)),
    ...conceptsIn(locale, rest)
      .filter(({ concept }) => ofAll((of) => of.has(concept)))
      .map(({ from, to }) => rest.slice(from, to)),
  ];
  // reachable[n]: the first n characters can be spelled with allowed words.
  const reachable = new Set([0]);
  for (let tokenIndex = 0; tokenIndex < rest.length; tokenIndex += 1) {
    if (!reachable.has(tokenIndex)) continue;
    if (rest[tokenIndex] === ' ') reachable.add(tokenIndex + 1);
    for (const word of allowed)
      if (word !== '' && rest.startsWith(word, tokenIndex)) reachable.add(tokenIndex + word.length);
    for (let to = tokenIndex + 2; to <= rest.length && rest[to - 1] !== ' '; to += 1) {
      if (!ofAll((of) => of.text.includes(rest.slice(tokenIndex, to)))) break;
      reachable.add(to);
    }
  }
  return reachable.has(rest.length);
}
