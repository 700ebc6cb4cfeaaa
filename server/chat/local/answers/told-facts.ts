import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { askedFacts, type DishFact, isTellingFact } from '../finding/facts-of-dishes.ts';
import { isForChildren } from '../finding/kinds-of-dish.ts';
import type { Intent } from '../reading/guest-message.ts';
import { isAskingMealTimes } from '../words/meals.ts';
import { described, isOrder, sayableDetails } from './describe-dish.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

/** Answers that say of food what is declared of it or how it is marked, or that go to the staff. */
const OTHERWISE_ANSWERED: ReadonlySet<Intent> = new Set<Intent>([
  'allergens',
  'medical',
  'diet',
  'religion',
  'exclude',
  'refused',
  'insult',
  'greeting',
  'booking',
  'swap',
]);

/** "Is the duck available on Mondays?", "can one eat it on Sunday?": with a dish they ask when it is served. */
const AT_A_TIME: ReadonlySet<Intent> = new Set<Intent>(['hours', 'sold_out', 'allergens']);

const isOtherwiseAnswered = ({ message, avoided, excluded }: Teller, intent: Intent): boolean =>
  OTHERWISE_ANSWERED.has(intent) &&
  // "食べられますか" asks whether it is there as well as whether it is safe.
  !(intent === 'allergens' && avoided.length + excluded.length === 0 && !message.is_allergic);

/** More dishes that say it are a list, of which the guest hasn't asked. */
const MAX_QUOTED = 8;
const MAX_QUOTED_BEFORE = 3;
const MAX_READ = 40;

/**
 * An answer with the menu's own words where they hold what is asked: "do you do the roasts on a Saturday?", "how long is
 * the wait for paella?", "until what age?", also of a dish that was named before. Unchanged if the menu doesn't say it.
 */
export function withToldFacts(teller: Teller, intent: Intent, baseAnswer: LocalAnswer): LocalAnswer {
  const { message, words } = teller;
  if (isOtherwiseAnswered(teller, intent)) return baseAnswer;
  // "Until when is lunch?" is of the whole part of the menu.
  if (intent === 'hours' && isAskingMealTimes(message.text)) return baseAnswer;
  const facts = askedFacts(message.locale, message.folded_text);
  if (facts.length === 0) return baseAnswer;
  const quotes = quotesOf(teller, facts, baseAnswer);
  if (quotes.dishes.length === 0 || quotes.dishes.length > MAX_QUOTED) return baseAnswer;
  const isOfDishes = quotes.dishes.some(({ item }) => baseAnswer.item_ids.includes(item.id));
  // What is understood otherwise stays: "how long are you open?" after the paella.
  const isOfFood = AT_A_TIME.has(intent) && teller.matches.dishes.length > 0;
  const isOther = baseAnswer.is_answered && baseAnswer.lines.every((line) => line !== words.only_the_menu);
  if (!isOfDishes && !isOfFood && isOther) return baseAnswer;
  const listed = list(teller, 'dish', words.list_found, quotes.dishes);
  const quotedAnswer = isOfDishes
    ? {
        ...baseAnswer,
        lines: baseAnswer.is_answered ? baseAnswer.lines : baseAnswer.lines.filter((line) => line !== words.unsaid),
      }
    : intent === 'hours'
      ? { ...listed, lines: [...listed.lines, ...baseAnswer.lines] }
      : listed;
  return {
    ...quotedAnswer,
    lines: [...new Set([...quotedAnswer.lines, ...quotes.lines])],
    is_answered: true,
    about_item_id: null,
  };
}

type Quotes = { dishes: readonly MenuDish[]; lines: string[] };

/** The dishes that may be meant and of which the menu says it, with its words. */
function quotesOf(teller: Teller, facts: readonly DishFact[], baseAnswer: LocalAnswer): Quotes {
  const isTold = (texts: readonly string[]) => texts.some((text) => facts.some((fact) => isTellingFact(fact, text)));
  const sections = new Map<number, string | undefined>();
  const sectionLine = (dish: MenuDish) => {
    if (!sections.has(dish.section_id)) sections.set(dish.section_id, sectionWords(teller, dish, isTold));
    return sections.get(dish.section_id);
  };
  const quoteOf = (dish: MenuDish) => {
    const line = sectionLine(dish);
    const lines = [...(line === undefined ? [] : [line]), ...(isTold(textsOf(dish)) ? described(teller, dish) : [])];
    return lines.length === 0 ? [] : [{ dish, lines }];
  };
  const meantDishes = dishesMeant(teller, facts, baseAnswer);
  // A question of half the menu is about no dish of it.
  const quotes = meantDishes.length > MAX_READ ? [] : meantDishes.flatMap(quoteOf);
  return { dishes: quotes.map(({ dish }) => dish), lines: [...new Set(quotes.flatMap(({ lines }) => lines))] };
}

/** Its own words besides the title, in both languages. */
const textsOf = ({ item, original, details }: MenuDish): string[] => [
  ...[item, original].flatMap(({ description, variants, options, tags }) => [
    description ?? '',
    ...[...variants, ...options].map(({ label }) => label),
    ...tags,
  ]),
  ...sayableDetails(details),
];

function sectionWords(
  { facts, words }: Teller,
  { section_id }: MenuDish,
  isTold: (texts: readonly string[]) => boolean,
): string | undefined {
  const section = facts.restaurant.menus.flatMap(({ sections }) => sections).find(({ id }) => id === section_id);
  const text = section?.description ?? '';
  if (!section || isOrder(text) || !isTold([section.title, text])) return undefined;
  return interpolate(words.menu_says, { text: text === '' ? section.title : `${section.title}: ${text}` });
}

/** The dish that is named, those that are asked for, else those of the answer before. */
function dishesMeant(
  { facts: menu, matches, named_before }: Teller,
  facts: readonly DishFact[],
  baseAnswer: LocalAnswer,
): readonly MenuDish[] {
  if (matches.named) return [matches.named];
  const answeredDishes = baseAnswer.item_ids.flatMap((id) => menu.by_id.get(id) ?? []);
  // In German the word for age is one for a beer, too.
  if (facts.includes('age')) {
    const forChildren = [...matches.dishes, ...answeredDishes, ...named_before].filter(isForChildren);
    return forChildren.length > 0 ? forChildren : menu.dishes.filter(isForChildren);
  }
  if (matches.dishes.length > 0) return matches.dishes;
  const isOfOthers = matches.asks_food && !matches.is_of_those;
  const dishes = isOfOthers ? answeredDishes : named_before;
  return dishes.length <= MAX_QUOTED_BEFORE ? dishes : [];
}
