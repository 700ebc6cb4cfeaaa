import { withoutAccents } from '../../food/fold-words.ts';
import type { MenuDish } from '../menu-facts.ts';
import { isOfKind, type PairingKind, pairingKind, placeOf } from './food.ts';

export type WineStyle = 'white' | 'red' | 'light_red' | 'rose' | 'sparkling' | 'sweet';

/** Usual pairings of a kind of dish, the most usual first. */
const STYLES: Record<PairingKind, readonly WineStyle[]> = {
  red_meat: ['red', 'light_red'],
  poultry: ['white', 'light_red'],
  pork: ['light_red', 'white', 'rose'],
  fish: ['white', 'sparkling', 'rose'],
  shellfish: ['white', 'sparkling', 'rose'],
  cheese: ['red', 'white'],
  dessert: ['sweet', 'sparkling'],
  vegetables: ['white', 'rose', 'light_red'],
};

const WORDS: [WineStyle, RegExp][] = [
  [
    'sparkling',
    /champagne|prosecco|\bcava\b|cremant|sparkling|mousseux|effervescent|bulles|petillant|blanc de blancs|pet.?nat|spumante/,
  ],
  [
    'sweet',
    /sauternes|\bport\b|porto\b|tokaji?|ice ?wine|vin de glace|moelleux|sweet wine|dessert wine|vin doux|moscato|late harvest|vendanges? tardives?|banyuls|maury/,
  ],
  ['rose', /\brose\b|rosado|rosato|tavel\b/],
  ['light_red', /pinot noir|gamay|beaujolais|\bmorgon|fleurie|bourgueil|chinon|barbera|valpolicella|dolcetto/],
  [
    'red',
    /cabernet|merlot|syrah|shiraz|malbec|zinfandel|tempranillo|rioja|chianti|barolo|montepulciano|sangiovese|primitivo|grenache|cotes du rhone|medoc|saint.emilion|pomerol|cahors|madiran|carmenere|nebbiolo|\bred\b|\brouges?\b|\btintos?\b|\brosso\b/,
  ],
  [
    'white',
    /chardonnay|sauvignon blanc|riesling|pinot (gris|grigio|blanc)|gewurz|chablis|sancerre|muscadet|chenin|viognier|vinho verde|gruner|albarino|\bwhites?\b|\bblancs?\b|\bbianco\b|\bblancos?\b|aligote|picpoul|savennieres|vouvray|anjou blanc/,
  ],
];

const LIQUID = /\b(sauce|braised|poached|cooked|coq|jus|vinaigre|vinegar|reduction|mijote|braise)\b/;

/** Whether a dish of the menu is a wine: its section says so, or its title does and names no food. */
export function isWine(dish: MenuDish): boolean {
  const isWineWord = (concept: string) =>
    /^drinks\/(Wine|Grapes and wines|What lists)/.test(placeOf(concept) ?? '') ||
    /^(wine|by the glass|by the bottle|wine list)$/.test(concept);
  const isOther = (concept: string) =>
    ['beer', 'cocktail', 'spirit', 'hot drink', 'soft drink'].some((kind) => isOfKind(concept, kind));
  const own = [...dish.title_concepts];
  const isFood = own.some((concept) => /^(dishes|meat|fish|dairy|pantry)\//.test(placeOf(concept) ?? ''));
  const isByGlass = dish.item.variants.some(({ label }) =>
    /verre|pichet|bouteille|glass|bottle|carafe|(75|12|15) ?cl/i.test(label),
  );
  if (own.some(isOther)) return false;
  if (isByGlass) return true;
  if (isFood || LIQUID.test(withoutAccents(dish.item.title.toLowerCase()))) return false;
  const inSection = [...dish.section_concepts].some(
    (concept) => isWineWord(concept) || placeOf(concept) === 'drinks/Places that wine lists name',
  );
  const hasYear = /\b(19|20)\d\d\b/.test(dish.texts);
  return own.some(isWineWord) || (inSection && (hasYear || [...dish.section_concepts].some(isWineWord)));
}

export function styleOf(dish: MenuDish): WineStyle | undefined {
  const title = withoutAccents(dish.item.title.toLowerCase());
  const all = withoutAccents(`${dish.texts} ${dish.section}`.toLowerCase());
  return WORDS.find(([, words]) => words.test(title))?.[0] ?? WORDS.find(([, words]) => words.test(all))?.[0];
}

/** The style that goes with a dish, and the menu's wines of that style; if there are several styles, the first that the menu has. */
export function pairingFor(
  dish: MenuDish,
  wines: readonly MenuDish[],
): { style: WineStyle; wines: MenuDish[] } | undefined {
  const kind = pairingKind(dish.title_concepts) ?? pairingKind(dish.concepts);
  if (!kind) return undefined;
  const [first = 'white', ...others] = STYLES[kind];
  const had = [first, ...others].find((style) => wines.some((wine) => styleOf(wine) === style));
  return { style: had ?? first, wines: had ? wines.filter((wine) => styleOf(wine) === had) : [] };
}
