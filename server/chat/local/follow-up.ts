import type { MenuDish, MenuFacts } from '../menu-facts.ts';
import { type FoundDishes, findDishes } from './find-dishes.ts';
import { bareOf } from './language-of.ts';
import { isWine } from './pairing.ts';
import { namesDrinks, wantedStyles } from './pool-of.ts';
import { type Intent, subjectOf, type UnderstoodQuestion, understand } from './understand.ts';

/** An earlier question, and the dishes of its answer. */
export type EarlierQuestion = { question: string; item_ids: readonly number[] };

/** A question with its references resolved, and what it is about. */
export type Meant = { question: UnderstoodQuestion; found: FoundDishes };

/** Asked of one dish, then of another: "How much is the soup?", "And the pie?". */
const CARRIED: ReadonlySet<Intent> = new Set([
  'price',
  'ingredients',
  'explain',
  'allergens',
  'diet',
  'spicy',
  'pairing',
  'sold_out',
]);
/** First asked about a group, then narrowed: "What is under $15?", "And with fish?". */
const NARROWING: ReadonlySet<Intent> = new Set(['diet', 'price_range', 'cheapest', 'dearest', 'popular']);
/** Intents that can follow with "it". */
const OF_DISHES: ReadonlySet<Intent> = new Set([...CARRIED, 'cheapest', 'dearest', 'popular', 'list', 'none']);
const PLAIN: ReadonlySet<Intent> = new Set(['list', 'none']);

const OPENING =
  /^ (and|et|y|und|e|but|mais|pero|aber|or|ou|then|alors|what about|how about|qu' en est il|ok and|plutot) /;
const POINTING =
  / (which (one )?(is|are)|lequel|laquelle|lesquels|lesquelles|it|its|this|that|they|them|those|these|ones?|ca|cela|celui|celle|ceux|celles|dedans|il|elle|ils|elles|ce (plat|vin|dessert)|eso|esto|ese|este|das|davon|darin|questo|quello|isso|esse) |それ|これ|它|这个|那个|这道|그거|이거|그것|이것/;
/** Asks for something new, even if it contains a pronoun. */
const ELSE =
  / (something|anything|quelque chose|else|others?|autres?|another|il y a (du|de|des|un|une)|y a t il (du|de|des|un|une)) /;
const MAX_BARE_WORDS = 4;
const ORDINALS: readonly [RegExp, number][] = [
  [/ (first|1st|premiere?|primer\w?|erste\w?) /, 0],
  [/ (second|2nd|deuxieme|seconde?|segund\w|zweite\w?) /, 1],
  [/ (third|3rd|troisieme|tercer\w?|dritte\w?) /, 2],
  [/ (last|dernier|derniere|ultim\w|letzte\w?) /, -1],
];

const NOTHING: FoundDishes = { named: undefined, dishes: [], nearest: [], nearness: 'partly', asks_food: false };

const about = (dishes: MenuDish[]): FoundDishes => ({
  ...NOTHING,
  named: dishes.length === 1 ? dishes[0] : undefined,
  dishes,
});

/**
 * Resolves what a guest means who asked before: "how much is it?" is about the dish that was named last, "and the pie?"
 * is the same question about another dish, "and under $10?" narrows the last one. A complete question is unchanged.
 *
 * @param earlier Oldest first.
 */
export function meantAfter(facts: MenuFacts, alone: Meant, earlier: readonly EarlierQuestion[]): Meant {
  const { question, found } = alone;
  const answered = earlier.filter(({ item_ids }) => item_ids.length > 0);
  const last = answered.at(-1);
  const dishes = last?.item_ids.flatMap((id) => facts.by_id.get(id) ?? []) ?? [];
  if (!last || dishes.length === 0) return alone;
  const bare = bareOf(question.text);
  const isOpening = OPENING.test(bare);
  const words = bare.trim().split(' ').length;

  const isShort = words <= MAX_BARE_WORDS;
  if (dishes.some(isWine) && (isOpening || isShort) && !found.named && asksColour(question, bare))
    return { question: { ...question, text: `wine ${question.text}`, intent: 'list' }, found: NOTHING };

  const names = found.named !== undefined || found.asks_food || found.dishes.length > 0;
  if (names) return isOpening && PLAIN.has(question.intent) ? sameOfAnother(facts, alone, answered) : alone;

  const ordinal = ORDINALS.find(([pattern]) => pattern.test(bare));
  const one = ordinal && dishes.at(ordinal[1]);
  if (one && OF_DISHES.has(question.intent)) return { question, found: about([one]) };

  const points = POINTING.test(bare) || POINTING.test(question.text);
  if ((isOpening || points) && NARROWING.has(question.intent) && dishes.length > 1) {
    const narrowed = narrowedTo(facts, question, topicOf(answered));
    if (narrowed) return narrowed;
  }
  return isOfThem(question.intent, { points, isOpening, isShort }) && !ELSE.test(bare)
    ? { question, found: about(dishes) }
    : alone;
}

/** "And in red?": other red things on the menu are not meant. */
const asksColour = ({ intent }: UnderstoodQuestion, bare: string): boolean =>
  PLAIN.has(intent) && wantedStyles(bare) !== null;

type QuestionForm = { points: boolean; isOpening: boolean; isShort: boolean };

/** Whether a question that names nothing refers to what was named before. "And?" alone asks for nothing. */
const isOfThem = (intent: Intent, { points, isOpening, isShort }: QuestionForm): boolean =>
  OF_DISHES.has(intent) &&
  (points || (isOpening && !PLAIN.has(intent)) || (isShort && ['price', 'ingredients'].includes(intent)));

/** The last question, applied to what this one names. */
function sameOfAnother(facts: MenuFacts, { question, found }: Meant, answered: readonly EarlierQuestion[]): Meant {
  const all = answered.map((one) => understand(one.question, question.locale, facts.restaurant.currency));
  // "And the pie?" may follow a question about another pie.
  const before = all.findLast(({ text, intent }) => !(PLAIN.has(intent) && OPENING.test(bareOf(text)))) ?? question;
  const { intent, diet, allergens } = before;
  if (CARRIED.has(intent) && (found.named || intent !== 'diet'))
    return { question: { ...question, intent, diet, allergens }, found };
  const kept = { ...before, locale: question.locale, text: question.text };
  return (NARROWING.has(intent) && narrowedTo(facts, kept, topicOf(answered))) || { question, found };
}

/** A question about the group that was asked for before; undefined if that was not a kind of dish or drink. */
function narrowedTo(facts: MenuFacts, question: UnderstoodQuestion, topic: string): Meant | undefined {
  const whole = { ...question, text: `${topic} ${question.text}` };
  const found = findDishes(facts, subjectOf(whole), whole.locale);
  return found.dishes.length > 0 || namesDrinks(whole.text) ? { question: whole, found } : undefined;
}

/** The last group that was asked for, with everything that has narrowed it since. */
const topicOf = (answered: readonly EarlierQuestion[]): string =>
  answered.reduce((topic, { question }) => (OPENING.test(bareOf(question)) ? `${topic} ${question}` : question), '');
