import type { MenuDish } from '../menu-facts.ts';
import { bare, isDrink } from './kinds-of-dish.ts';
import { isWine, styleOf } from './pairing.ts';
import type { Teller } from './teller.ts';

/** The dishes that a question is about: all of them if it names no kind. */
export function poolOf({ facts, question, found }: Teller): readonly MenuDish[] {
  const asked = bare(question.text);
  if (WINES.test(asked) && !found.named) {
    const styles = wantedStyles(asked);
    const wines = facts.dishes.filter(isWine);
    const styled = styles === null ? wines : wines.filter((wine) => styles.includes(styleOf(wine) ?? ''));
    if (styled.length + wines.length > 0) return styled.length > 0 ? styled : wines;
  }
  if (found.dishes.length > 0) return found.dishes;
  if (DRINKS.test(asked) && !found.asks_food) return facts.dishes.filter(isDrink);
  if (found.asks_food) return [];
  if (!DISHES.test(asked)) return facts.dishes;
  const mains = facts.dishes.filter(({ section }) => /^(nos )?plats\b|main/.test(bare(section)));
  return /\bplats?\b|\bmains?\b/.test(asked) && mains.length > 0
    ? mains
    : facts.dishes.filter((dish) => !isDrink(dish));
}

export const namesWine = ({ question }: Pick<Teller, 'question'>): boolean => WINES.test(bare(question.text));

/** Whether words ask for wines or drinks in general, for which the lexicon has no single concept. */
export const namesDrinks = (text: string): boolean => WINES.test(bare(text)) || DRINKS.test(bare(text));

const WINES = /\bwines?\b|\bvins?\b|\bvinos?\b|\bwein\w*|\bvini?\b|\bvinhos?\b|ワイン|와인|葡萄酒|نبيذ/;
const DRINKS =
  /\bdrinks?\b|\bboire\b|\bboissons?\b|\bbebidas?\b|\bbeber\b|getranke?|\btrinken\b|\bbere\b|bevand\w|飲み物|饮料|喝的|음료|مشروب/;
const DISHES = /\bdish(es)?\b|\bfood\b|\beat\b|\bplats?\b|\bmanger\b|\bmains?\b|\bmeals?\b/;

/** The wines that normalised words ask for; null if they name no colour. */
export const wantedStyles = (asked: string): readonly string[] | null => {
  if (/\breds?\b|\brouges?\b|tinto|rotwein|rosso|赤|红|레드|أحمر|احمر/.test(asked)) return ['red', 'light_red'];
  return /\bwhites?\b|\bblancs?\b|blanco|weisswein|bianco|branco|白|화이트|أبيض|ابيض/.test(asked) ? ['white'] : null;
};
