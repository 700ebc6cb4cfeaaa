import type { ChatWords } from '../../../shared/i18n/guest/guest-words.ts';
import type { PublicMenu } from '../../../shared/publication.ts';
import type { GuestPage } from '../../../shared/render.ts';
import { suitableDiets } from '../shell/diets.ts';

const MAX_SUGGESTIONS = 4;

/** Words of owners, in the ten languages, by which the assistant finds something: without one of them the question would end. */
const POPULAR_WORDS =
  /popular|populaire|favou?rit|favori|coup de c|best.?seller|signature|recommend|recommand|beliebt|empfehl|preferit|consigliat|recomend|人気|おすすめ|인기|추천|招牌|推荐|مفضل|الأكثر طلب/i;
const SPECIAL_WORDS =
  /special|spécial|especial|spezial|speciale|du jour|of the day|tages|del giorno|del día|do dia|今日|本日|오늘의|اليوم/i;
const WINE_WORDS = /\b(?:wines?|vins?|vinos?|weine?|vini|vinhos?)\b|葡萄酒|红酒|ワイン|와인|نبيذ/i;

/** The questions that the panel offers: those that this menu answers, then dishes of it. */
export function suggestionsOf({ original }: GuestPage, menu: PublicMenu, chat: ChatWords): string[] {
  const sections = [menu, ...original.menus].flatMap((one) => one.sections);
  const menuTags = sections.flatMap(({ items }) => items.flatMap((item) => item.tags));
  const menuTitles = sections.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]);
  const hasMatch = (texts: string[], pattern: RegExp) => texts.some((text) => pattern.test(text));
  const isVegan = suitableDiets(menuTags).includes('VeganDiet');
  const answerableQuestions = [
    hasMatch(menuTags, POPULAR_WORDS) ? chat.suggest_popular : [],
    hasMatch([...menuTags, ...menuTitles], SPECIAL_WORDS) ? chat.suggest_specials : [],
    isVegan ? chat.suggest_vegan : [],
    hasMatch(menuTitles, WINE_WORDS) ? chat.suggest_pairing : [],
  ].flat();
  // The assistant repeats the menu's text of a dish: the first of each section, then the others.
  const describedDishes = menu.sections.map(({ items }) => items.filter(({ description }) => description !== null));
  const firstDishes = describedDishes.flatMap((dishes) => dishes.slice(0, 1));
  const otherDishes = describedDishes.flatMap((dishes) => dishes.slice(1));
  const plainDishes = menu.sections.flatMap(({ items }) => items);
  const dishTitles = [...firstDishes, ...otherDishes, ...plainDishes].map(({ title }) => title);
  return [...new Set([...answerableQuestions, ...dishTitles])].slice(0, MAX_SUGGESTIONS);
}
