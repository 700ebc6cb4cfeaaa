import { type AllergenChoice, type AllergenReason, explainStatus } from '../../../../shared/allergens.ts';
import type { ChatTopic } from '../../../../shared/api/chats.ts';
import { DIET_TAGS } from '../../../../shared/diet-tags.ts';
import { ALLERGEN_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import type { ChatWords } from '../../../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS } from '../../../../shared/locales.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { ownLexicon } from '../../../food/lexicon.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import type { FoundDishes } from '../finding/find-dishes.ts';
import { declaredWords, foodsAgainstDiet } from '../finding/kinds-of-dish.ts';
import type { NamedPart } from '../finding/named-parts.ts';
import { rawNamesOf } from '../finding/raw-dishes.ts';
import type { OrderChange } from '../orders/changes-of-order.ts';
import type { LedgerReader } from '../orders/tab.ts';
import type { Diet, GuestMessage } from '../reading/guest-message.ts';
import { leftOutBy } from '../reading/left-out-by.ts';

export type LocalAnswer = {
  /** Lines of text. */
  lines: string[];
  item_ids: number[];
  topic: ChatTopic;
  is_answered: boolean;
  /** The dish that an unanswered question was about. */
  about_item_id: number | null;
};

/** The inputs of an answer. */
export type Teller = {
  facts: MenuFacts;
  message: GuestMessage;
  /** The messages before it in the chat, oldest first. */
  earlier: readonly GuestMessage[];
  /** The dishes that the last answer named, if one did. */
  named_before: readonly MenuDish[];
  words: ChatWords;
  matches: FoundDishes;
  /** What is to be summed that was named before; empty if the question asks for no sum of it. */
  ordered: readonly NamedPart[];
  /** Reads the order of the chat before the message. */
  readLedger: LedgerReader;
  /** What the message makes of the order before it, and asks about its sum; undefined if it does no such thing. */
  order_change: OrderChange | undefined;
  sold_out: ReadonlySet<number>;
  /** What the guest can't eat, of this message and all before it in the chat. */
  avoided: readonly AllergenChoice[];
  /** Other food that the guest wants left out, by its concepts. */
  excluded: readonly string[];
  /** Whether the guest has asked, now or before, for what isn't spicy. */
  is_mild: boolean;
  /** Whether somebody is pregnant or wants nothing raw: what the menu's words name as raw or alcoholic is marked. */
  avoids_raw: boolean;
};

/** Dishes that a list has lines for. */
export const MAX_LISTED = 8;
/** Buttons that an answer has for its dishes. */
export const MAX_BUTTONS = 12;

export const name = ({ facts }: Teller) => facts.restaurant.name;

export const answer = (
  topic: ChatTopic,
  lines: string[],
  dishes: readonly MenuDish[] = [],
  missing?: { about: MenuDish | undefined },
): LocalAnswer => ({
  lines,
  item_ids: [...new Set(dishes.map(({ item }) => item.id))],
  topic,
  is_answered: missing === undefined,
  about_item_id: missing?.about?.item.id ?? null,
});

/** Each dish with its price on its own line, after an introductory line. What a guest must know of it is never cut off. */
export function list(
  teller: Teller,
  topic: ChatTopic,
  lead: string,
  dishes: readonly MenuDish[],
  missing?: { about: MenuDish | undefined },
): LocalAnswer {
  const { avoided: avoidedAllergens } = teller;
  // What the guest can't eat comes last, with its mark.
  const ranks = new Map(
    dishes.map((dish) => [dish, avoidedAllergens.length === 0 ? 0 : conflictRank(dish, avoidedAllergens)]),
  );
  const ranked = dishes.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const shown = ranked.slice(0, MAX_LISTED);
  const more = ranked.length - shown.length;
  const lines = [lead, ...shown.map((dish) => `• ${lineOf(teller, dish)}`)];
  if (more > 0) lines.push(interpolate(teller.words.and_more, { count: more }));
  return answer(topic, lines, shown, missing);
}

/** All of some dishes under a line. */
export const bullets = (teller: Teller, lead: string, dishes: readonly MenuDish[]): string[] => [
  lead,
  ...dishes.map((dish) => `• ${lineOf(teller, dish)}`),
];

function conflictRank(dish: MenuDish, avoidedAllergens: readonly AllergenChoice[]): number {
  const { status } = explainStatus(dish.item, avoidedAllergens);
  return status === 'contains' ? 2 : status === 'may_contain' ? 1 : 0;
}

/** A dish with its price, whether it is sold out, and what the guest must know of it. */
export function lineOf(teller: Teller, dish: MenuDish): string {
  const { words, sold_out } = teller;
  const { item, price } = dish;
  const title = sold_out.has(item.id) ? interpolate(words.marked_out, { dish: item.title }) : item.title;
  const line = price === null ? title : interpolate(words.dish_with_price, { dish: title, price });
  const marks = marksOf(teller, dish);
  return marks.length === 0 ? line : `${line} (${marks.join('; ')})`;
}

/** What is declared of a dish about what the guest avoids, and what its words name of what is to be left out. */
export function marksOf(teller: Teller, dish: MenuDish): string[] {
  const { words, avoided: avoidedAllergens, excluded } = teller;
  const declared = avoidedAllergens.length === 0 ? [] : declaredMarks(teller, dish);
  const foods = (kinds: ReadonlySet<string>) => excluded.filter((concept) => kinds.has(concept));
  const { diet } = teller.message;
  const againstDiet = diet === null ? [] : foodsAgainstDiet(dish, diet);
  const named = [...new Set([...foods(dish.kinds), ...againstDiet])];
  const raw = teller.avoids_raw ? rawNamesOf(dish).filter((concept) => !named.includes(concept)) : [];
  // The owner's word goes before what a dish of this name usually has.
  const usual = foods(dish.usual_kinds).filter((concept) => !named.includes(concept) && !isDeniedByTags(dish, concept));
  const otherShellfish = declaredOtherShellfish(dish, avoidedAllergens);
  return [
    ...declared,
    ...(otherShellfish.length > 0
      ? [interpolate(words.mark_contains, { allergens: allergenWords(teller, otherShellfish) })]
      : []),
    ...(diet === null ? [] : dietMarks(teller, dish, diet)),
    ...(named.length + raw.length > 0
      ? [interpolate(words.mark_names, { food: foodWords(teller, [...named, ...raw]) })]
      : []),
    ...(usual.length > 0 ? [interpolate(words.mark_usually, { food: foodWords(teller, usual) })] : []),
  ];
}

const SHELLFISH = ['crustaceans', 'molluscs'] as const satisfies readonly AllergenChoice[];

/** Who fears crustaceans may mean mussels, too, which are another class: the one that the guest didn't name, if a dish declares it. */
export function declaredOtherShellfish(
  { item }: Pick<MenuDish, 'item'>,
  avoided: readonly AllergenChoice[],
): AllergenChoice[] {
  const otherChoices = SHELLFISH.filter((choice) => !avoided.includes(choice));
  if (otherChoices.length !== 1 || avoided.includes('seafood')) return [];
  return otherChoices.filter((choice) => explainStatus(item, [choice]).status === 'contains');
}

const TAGS_DENY = {
  halal: leftOutBy('halal'),
  kosher: leftOutBy('kosher'),
  vegan: leftOutBy('vegetarian'),
  vegetarian: leftOutBy('vegetarian'),
} as const;

/** What a dish that is marked halal, kosher, vegan or vegetarian doesn't contain, by its owner. */
const deniedByTags = (dish: MenuDish): string[] =>
  (['halal', 'kosher', 'vegan', 'vegetarian'] as const).flatMap((quality) =>
    declaredWords(dish, quality) === null ? [] : TAGS_DENY[quality],
  );

/** Whether the owner's tag says that a dish has no such food. */
export const isDeniedByTags = (dish: MenuDish, concept: string): boolean =>
  deniedByTags(dish).some((kind) => isKindOf(concept, kind));

function declaredMarks(teller: Teller, dish: MenuDish): string[] {
  const { status, reasons } = explainStatus(dish.item, teller.avoided);
  return status === 'nothing_declared' ? [teller.words.mark_undeclared] : marksOfReasons(teller, reasons);
}

/** A tag that the dish's own declarations contradict is no promise: "vegan", and "contains milk". */
function dietMarks(teller: Teller, { item }: MenuDish, diet: Diet): string[] {
  if (diet === 'pescatarian') return [];
  const excludes = DIET_TAGS[diet].excludes.filter((choice) => !teller.avoided.includes(choice));
  if (excludes.length === 0) return [];
  const { reasons } = explainStatus(item, excludes);
  const markedChoices = new Set<AllergenChoice>([
    ...explainStatus(item, teller.avoided).reasons.map(({ code }) => code),
    ...declaredOtherShellfish({ item }, teller.avoided),
  ]);
  return marksOfReasons(
    teller,
    reasons.filter(({ state, code }) => state === 'contains' && !markedChoices.has(code)),
  );
}

function marksOfReasons({ words, message }: Teller, reasons: readonly AllergenReason[]): string[] {
  const parts = [null, ...new Set(reasons.flatMap(({ part }) => (part === null ? [] : [part])))];
  return parts.flatMap((part) =>
    (['contains', 'may_contain'] as const).flatMap((state) => {
      const codes = reasons.filter((reason) => reason.part === part && reason.state === state).map(({ code }) => code);
      if (codes.length === 0) return [];
      const allergens = listOfWords(
        message.locale,
        codes.map((code) => ALLERGEN_WORDS[message.locale][code]),
      );
      const mark = interpolate(state === 'contains' ? words.mark_contains : words.mark_may, { allergens });
      return [part === null ? mark : interpolate(words.mark_part, { part: part === '' ? '+' : part, mark })];
    }),
  );
}

/** Names of allergens or food as a list of the language. */
export const listOfWords = (locale: GuestMessage['locale'], names: readonly string[]): string =>
  new Intl.ListFormat(LANGUAGE_TAGS[locale], { style: 'long', type: 'conjunction' }).format([...new Set(names)]);

export const allergenWords = ({ message }: Teller, choices: readonly AllergenChoice[]): string =>
  listOfWords(
    message.locale,
    choices.map((choice) => ALLERGEN_WORDS[message.locale][choice]),
  );

const JAPANESE_MEAT = /^\p{Script=Han}肉$/u;

type ConceptWording = Record<GuestMessage['locale'], { forms: string[]; synonyms: string[][] }>;
let english: ReadonlyMap<string, ConceptWording> | undefined;

/** The words for a concept in each language; undefined if the lexicon has none. */
export function wordingOf(concept: string): ConceptWording | undefined {
  english ??= new Map(ownLexicon().concepts.map(({ words }) => [words.en.forms[0] ?? '', words]));
  return english.get(concept);
}

/** A concept in the guest's language. */
export function foodWord(locale: GuestMessage['locale'], concept: string): string {
  const wording = wordingOf(concept)?.[locale];
  // "豚肉" says more to a guest than "ポーク", which menus print.
  const plainName = locale === 'ja' ? wording?.synonyms.flat().find((word) => JAPANESE_MEAT.test(word)) : undefined;
  return plainName ?? wording?.forms[0] ?? concept;
}

/** Concepts in the guest's language. */
export const foodWords = ({ message: { locale } }: Teller, concepts: readonly string[]): string =>
  listOfWords(
    locale,
    concepts.map((concept) => foodWord(locale, concept)),
  );
