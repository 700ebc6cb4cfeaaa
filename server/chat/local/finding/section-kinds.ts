import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { isSameMeal, mealsIn } from '../words/meals.ts';
import { bare } from './kinds-of-dish.ts';

/** What menus call sections besides by their food, in any two languages: a word of the message and one of the title. */
const SECTION_KINDS: readonly RegExp[] = [
  // Warm
  /\b(hot|warm|warme[mnrs]?|chaude?s?|calientes?|cald[aeio]|quentes?|heisse?[mnrs]?)\b|热|熱|温かい|暖かい|あたたかい|あったかい|温菜|ホット|따뜻|뜨거|더운|온요리|핫|ساخن|سخن/,
  // Cold
  /\b(cold|froide?s?|fri[oa]s?|kalte?[mnrs]?|fredd[aeio])\b|凉|冷|コールド|차가|차갑|찬 ?(?:요리|음식|메뉴|거)|냉채|콜드|بارد/,
  // Sweet
  /\b(sweet|sucree?s?|dulces?|susse?[mnrs]?|dolc[ei]|doces?|sucrerie\w*)\b|甜的|甜食|甘い|甘いもん|甘味|달콤|단거|단 거|حلو/,
  // Rice, noodles and bread, which Chinese meals end with
  /主食|面饭|饭面|面点|粉面|饭类|面类|米面|(?:rice|riz|reis|arroz|riso|arroces)\b[^;]{0,12}\b(?:noodles?|nouilles|nudeln|fideos|pasta|massas?)|(?:noodles?|nouilles|nudeln|pasta)\b[^;]{0,12}\b(?:rice|riz|reis|arroz|riso)|ご飯・?麺|〆|식사류/,
  // Savoury
  /\b(savou?ry|salee?s?|salad[oa]s?|herzhaft\w*|deftig\w*|salat[oi]|salgad[oa]s?)\b|咸的|咸食|しょっぱい|짭짤|مالح|حادق|موالح/,
];

/** The dishes of the sections that a message names by a word like "warm"; empty if none is called so. */
export function dishesOfNamedSections({ dishes }: MenuFacts, text: string): readonly MenuDish[] {
  const message = bare(text);
  const namedKinds = SECTION_KINDS.filter((kind) => kind.test(message));
  if (namedKinds.length === 0 && mealsIn(text).length === 0) return [];
  const titles = [...new Set(dishes.flatMap(({ section, original_section }) => [section, original_section]))];
  const dishesUnder = (isMeant: (title: string) => boolean) => {
    const meantTitles = new Set(titles.filter(isMeant));
    return dishes.filter((dish) => meantTitles.has(dish.section) || meantTitles.has(dish.original_section));
  };
  const ofMeal = dishesUnder((title) => isSameMeal(text, title));
  return ofMeal.length > 0 ? ofMeal : dishesUnder((title) => namedKinds.some((kind) => kind.test(bare(title))));
}
