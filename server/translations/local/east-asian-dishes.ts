import type { MenuLocale } from '../../../shared/locales.ts';
import { isAnyKindOf } from '../../food/kinds-of-food.ts';
import { JOINS } from './joins-by-relation.ts';
import { nameOfHead, type ParsedPhrase } from './menu-phrase.ts';
import type { Relation } from './source-grammar.ts';

/** How Chinese, Japanese and Korean name a dish by what is in it or by the bread that it is on. */

type Join = (before: string, after: string) => string;

/** "Tagliatelle al ragù" come in their sauce rather than beside it. */
export const MADE_DISHES = ['pasta', 'gnocchi'];
export const MADE_WITH: Partial<Record<MenuLocale, Join>> = {
  zh: (before, after) => `${after}${before}`,
  ja: (before, after) => `${after}の${before}`,
  ko: (before, after) => `${after} ${before}`,
};

/** Dishes that are named by what is in them: "トマトとモッツァレラのサラダ". */
const MIXED_DISHES = ['salad', 'pizza', 'sandwich', 'omelette', 'pasta', 'wrap', 'burger'];
/** What is served beside such a dish rather than in it. */
const SIDES = ['dish', 'potato', 'bread', 'rice', 'drink', 'dip'];
const MAX_MIXED = 2;

/** Whether a dish has one or two things in it, which a comma would part from it. */
export function isMixedDish(locale: MenuLocale, [dish, ...otherParts]: readonly ParsedPhrase[]): boolean {
  const [first] = otherParts;
  if (!MADE_WITH[locale] || dish?.phrase.kind !== 'noun' || first?.relation !== 'with' || otherParts.length > MAX_MIXED)
    return false;
  const { head, qualifiers, quantity, measures } = dish.phrase;
  const isBare = qualifiers.length === 0 && head.adjectives.length === 0 && quantity === null && measures.length === 0;
  // "Ensaladilla rusa con ventresca": a dish with a name of its own is served with it.
  if (!isBare || nameOfHead(dish.phrase).includes(' ') || !isAnyKindOf(nameOfHead(dish.phrase), MIXED_DISHES))
    return false;
  return otherParts.every(({ relation, phrase }, index) => {
    const isOne = phrase.kind === 'noun' && phrase.quantity === null && phrase.measures.length === 0;
    if (!isOne || (index > 0 && relation !== 'and')) return false;
    const name = nameOfHead(phrase);
    return !isAnyKindOf(name, SIDES) && isAnyKindOf(name, ['animal food', 'plant food', 'sauce']);
  });
}

/** "Smashed avocado on toast": one thing on a bread is one dish. */
const ON_TOAST: Partial<Record<MenuLocale, Join>> = {
  zh: (before, after) => `${before}${after}`,
  ja: (before, after) => `${before}のせ${after}`,
};

/** What joins a bread to what is on or in it, in a text of its own or in a list; undefined if the part is no bread, or in other languages. */
export function joinOfBread(
  locale: MenuLocale,
  relation: Relation | null,
  parts: readonly ParsedPhrase[],
  partIndex: number,
  isAlone: boolean,
): Join | undefined {
  const [dish] = parts;
  const bread = parts[partIndex];
  if (!MADE_WITH[locale] || (relation !== 'on' && relation !== 'in') || bread?.phrase.kind !== 'noun') return undefined;
  const name = nameOfHead(bread.phrase);
  if (!isAnyKindOf(name, ['bread', 'toast', 'muffin'])) return undefined;
  const isSecond = partIndex === 1 && dish?.phrase.kind === 'noun';
  // A sandwich on a bread is made of it.
  if (isSecond && isAnyKindOf(nameOfHead(dish.phrase), ['sandwich', 'burger']) && name !== 'bread')
    return MADE_WITH[locale];
  const isPlainBread = bread.phrase.head.adjectives.length === 0 && bread.phrase.qualifiers.length === 0;
  const isCounted = dish?.phrase.kind === 'noun' && dish.phrase.quantity !== null;
  const isOneDish = isAlone && isSecond && relation === 'on' && parts.length === 2 && !isCounted;
  if (isOneDish) return (isPlainBread ? ON_TOAST[locale] : undefined) ?? JOINS[locale].on;
  // "House sauce on a potato bun": the bun holds all of a list, and is no side.
  return JOINS[locale].comma;
}
