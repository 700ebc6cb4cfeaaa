import { isMarked, POPULAR, SPECIAL } from '../../../shared/dish-marks.ts';
import type { ChatWords } from '../../../shared/i18n/guest/guest-words.ts';
import type { PublicMenu } from '../../../shared/publication.ts';
import type { GuestPage } from '../../../shared/render.ts';
import { suitableDiets } from '../shell/diets.ts';

const MAX_SUGGESTIONS = 4;

/** Titles of sections and dishes with which the assistant can answer a question about wine. */
const WINE_WORDS = /\b(?:wines?|vins?|vinos?|weine?|vini|vinhos?)\b|葡萄酒|红酒|ワイン|와인|نبيذ/i;

/** The questions that the panel offers: those that this menu answers, then dishes of it. */
export function suggestionsOf({ original }: Pick<GuestPage, 'original'>, menu: PublicMenu, chat: ChatWords): string[] {
  const sections = [menu, ...original.menus].flatMap((one) => one.sections);
  const menuTags = sections.flatMap(({ items }) => items.flatMap((item) => item.tags));
  const menuTitles = sections.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]);
  const isVegan = suitableDiets(menuTags).includes('VeganDiet');
  const answerableQuestions = [
    isMarked(menuTags, POPULAR) ? chat.suggest_popular : [],
    isMarked([...menuTags, ...menuTitles], SPECIAL) ? chat.suggest_specials : [],
    isVegan ? chat.suggest_vegan : [],
    menuTitles.some((title) => WINE_WORDS.test(title)) ? chat.suggest_pairing : [],
  ].flat();
  // The assistant repeats the menu's text of a dish: the first of each section, then the others.
  const describedDishes = menu.sections.map(({ items }) => items.filter(({ description }) => description !== null));
  const firstDishes = describedDishes.flatMap((dishes) => dishes.slice(0, 1));
  const otherDishes = describedDishes.flatMap((dishes) => dishes.slice(1));
  const plainDishes = menu.sections.flatMap(({ items }) => items);
  const dishTitles = [...firstDishes, ...otherDishes, ...plainDishes].map(({ title }) => title);
  return [...new Set([...answerableQuestions, ...dishTitles])].slice(0, MAX_SUGGESTIONS);
}
