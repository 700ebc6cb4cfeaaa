import { foldWords, withoutAccents } from '../../food/fold-words.ts';
import type { MenuDish } from '../menu-facts.ts';
import { placeOf } from './food.ts';
import { isWine } from './pairing.ts';
import type { Teller } from './teller.ts';

/** A dish's kind, by what its owner wrote: popular, for children, spicy, vegan, a drink. */

/** Normalised for matching: without case, accents and punctuation. */
export const bare = (text: string): string => withoutAccents(foldWords(text));
/** Whether a dish's section, title or tags say so. */
export const marks = (dish: MenuDish, pattern: RegExp): boolean =>
  [
    dish.section,
    dish.original_section,
    ...[dish.item, dish.original].flatMap(({ tags, title }) => [...tags, title]),
  ].some((text) => pattern.test(bare(text)));

export const isDrink = (dish: MenuDish): boolean =>
  isWine(dish) ||
  [...dish.section_concepts].some((concept) =>
    /^drinks?$|drink|aperitif|digestif|coffee|beer|cocktail/.test(concept),
  ) ||
  ([...dish.title_concepts].some((concept) => placeOf(concept)?.startsWith('drinks/')) && !hasFood(dish));
const hasFood = (dish: MenuDish): boolean =>
  [...dish.title_concepts].some((concept) => /^(dishes|meat|fish|dairy|plants|pantry)\//.test(placeOf(concept) ?? ''));

/** Main dishes for a start: one of each section that isn't for drinks. */
export function someDishes({ facts }: Teller): MenuDish[] {
  const sections = new Map<number, MenuDish>();
  for (const dish of facts.dishes)
    if (!sections.has(dish.section_id) && !isDrink(dish)) sections.set(dish.section_id, dish);
  return [...sections.values()].slice(0, 4);
}

export const POPULAR =
  /popular|populaire|favou?rite?s?|favoris?|best.?seller|signature|coups? de coeur|incontournable|recommend|recommande|chef'?s choice|choix du chef|house special|beliebt|人気|인기|招牌/;
export const SPECIAL =
  /special|du jour|of the day|table d'?hote|today|suggestion|du moment|tagesmenu|menu del dia|del giorno/;
export const CHILDREN =
  /\b(kids?|child\w*|enfants?|little ones|junior|kinder\w*|ninos|bambini|petits? creux)\b|little hands/;
const VEGAN = /\bvegan\w*|\bvegetal(ien|ienne)s?\b|plant.based|純素|纯素|ヴィーガン|비건/;
const VEGETARIAN = /\bvegetari\w*|\bvegetarisch|\bvege\b|\bveggie\b|\bvg?\b|素食|ベジタリアン|채식/;
const NOT = /\b(not|non|no|pas|nicht|isn'?t|option|on request|sur demande|possible|can be|peut etre|without being)\b/;
export const SPICY =
  /\b(spicy|fiery|hot sauce|chil[il]i?e?s?|jalapenos?|habanero|piment\w*|epice\w*|piquant\w*|harissa|sriracha|pepperoncino|diavola|arrabbiata|kimchi|gochujang|releve\w*|scharf|picante|'?nduja)\b|🌶|辛|辣|매운/;

/** What the owner says about a dish's diet: a tag, or words of its title, section or description that aren't negated. */
export function isDeclared(dish: MenuDish, diet: 'vegan' | 'vegetarian'): boolean {
  const pattern = diet === 'vegan' ? VEGAN : new RegExp(`${VEGETARIAN.source}|${VEGAN.source}`);
  const parts = [dish.item, dish.original]
    .flatMap(({ tags, title, description }) => [...tags, title, ...(description ?? '').split(/[.;,(]/)])
    .concat(dish.section, dish.original_section);
  return parts.some((part) => pattern.test(bare(part)) && !NOT.test(bare(part)));
}
