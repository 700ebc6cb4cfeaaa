import { withoutAccents } from '../../translations/local/fold-words.ts';
import { conceptsIn, placeOf, stem, wordsOf } from '../local/food.ts';
import { languageOf } from '../local/language-of.ts';
import type { Dish, MenuFacts } from '../menu-facts.ts';

export type CheckedAnswer = { text: string; item_ids: number[]; withheld: number };

const MARK = /\[(\d{1,10})\]/g;
const SENTENCE = /(?<=[.!?。！？؟])\s+|\n+/;

/** What only an owner may declare, or only the staff may promise; in the ten languages. */
const CLAIMS =
  /gluten|glutine|lactos|lattosio|dairy|laiti|allerg|alergi|アレル|알레르|过敏|حساسية|グルテン|글루텐|麸质|غلوتين|\bsafe\b|sans danger|\bsur pour|seguro|sicher|sicuro|vegan|vegeta|végé|ヴィーガン|ベジ|비건|채식|素食|纯素|نباتي|halal|kosher|casher|\bfree\b|gratuit|gratis|organic|biologi|\bbio\b|contain|contien|enthalt|\b(without|sans|ohne|senza|sin|sem)\b|healthy|calor|\bnuts?\b|discount|rabais/i;
const MARKUP = /[<>{}\\|`*#]|https?:|www\./i;
const QUOTED = /[“"«„「『]\s?([^”"»“」』]+?)\s?[”"»“」』]/g;
/** Languages that write names alone with a capital. */
const CAPITALS_ARE_NAMES: readonly string[] = ['en', 'fr', 'es', 'it', 'pt'];

/**
 * Of a model's answer the sentences that the menu bears out. It names dishes by their numbers, "[12]", which become the
 * title and the price of the page; what is left over must not name food that those dishes don't have, amounts, names that
 * aren't the menu's, or anything about allergens and diets. A sentence in doubt is withheld.
 */
export function checkSentences(facts: MenuFacts, text: string): CheckedAnswer {
  const kept: string[] = [];
  const item_ids = new Set<number>();
  let withheld = 0;
  for (const sentence of text.split(SENTENCE).map((one) => one.trim())) {
    if (sentence === '') continue;
    const ids = Array.from(sentence.matchAll(MARK), ([, id]) => Number(id));
    const dishes = ids.flatMap((id) => facts.by_id.get(id) ?? []);
    if (dishes.length < ids.length || !isBorneOut(facts, sentence.replace(MARK, ' '), dishes)) {
      withheld += 1;
      continue;
    }
    for (const id of ids) item_ids.add(id);
    kept.push(sentence.replace(MARK, (_, id: string) => shown(facts.by_id.get(Number(id)))));
  }
  // A sentence about nothing on the menu is no answer.
  return item_ids.size === 0
    ? { text: '', item_ids: [], withheld }
    : { text: kept.join(' '), item_ids: [...item_ids], withheld };
}

function shown(dish: Dish | undefined): string {
  if (!dish) return '';
  return dish.price === null ? `“${dish.item.title}”` : `“${dish.item.title}” (${dish.price})`;
}

function isBorneOut(facts: MenuFacts, words: string, cited: readonly Dish[]): boolean {
  if (/\p{N}|\p{Sc}/u.test(words) || MARKUP.test(words) || CLAIMS.test(withoutAccents(words))) return false;
  const about = cited.length > 0 ? cited : facts.dishes;
  const own = new Set(about.flatMap(({ stems }) => [...stems]));
  for (const word of wordsOf(facts.restaurant.name)) own.add(stem(word));
  const isOwn = (text: string) => wordsOf(text).every((word) => own.has(stem(word)));
  for (const [, quoted = ''] of words.matchAll(QUOTED)) if (!isOwn(quoted)) return false;
  const locale = languageOf(words, facts.locale);
  if (CAPITALS_ARE_NAMES.includes(locale)) {
    const names = Array.from(words.matchAll(/(?<=[\p{L}\p{N},;’')]\s+)\p{Lu}[\p{L}’'-]+/gu), ([name]) => name).filter(
      (name) => name !== 'I' && !name.startsWith('I’') && !name.startsWith("I'"),
    );
    if (!names.every(isOwn)) return false;
  }
  const tongues = new Set([locale, facts.locale, facts.main_locale]);
  return [...tongues].every((tongue) =>
    conceptsIn(tongue, words).every(
      ({ concept }) =>
        placeOf(concept) === undefined || about.some(({ concepts }) => concepts.has(concept)) || GENERAL.has(concept),
    ),
  );
}

/** Names of kinds: saying them says nothing of a dish. */
const GENERAL = new Set([
  'fish',
  'meat',
  'seafood',
  'wine',
  'red wine',
  'white wine',
  'beer',
  'cheese',
  'sauce',
  'salad',
  'soup',
  'dessert',
  'vegetable',
  'fruit',
  'sandwich',
  'bread',
]);
