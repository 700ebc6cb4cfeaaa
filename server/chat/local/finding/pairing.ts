import { withoutAccents } from '../../../food/fold-words.ts';
import { isKindOf, usualPartsOf } from '../../../food/kinds-of-food.ts';
import { saysWithoutAlcohol } from '../../../food/without-alcohol.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isDrink } from './kinds-of-dish.ts';

/** The category that a pairing is chosen by. */
type PairingKind = 'red_meat' | 'poultry' | 'pork' | 'fish' | 'shellfish' | 'cheese' | 'dessert' | 'vegetables';

/** The kinds of food of each category, in the order in which they decide. */
const KINDS: readonly [PairingKind, readonly string[]][] = [
  ['dessert', ['dessert']],
  ['shellfish', ['shellfish']],
  ['fish', ['fish', 'seafood']],
  ['pork', ['pork']],
  ['poultry', ['chicken', 'turkey', 'guinea fowl', 'quail', 'rabbit']],
  ['red_meat', ['red meat', 'game', 'duck', 'goose', 'steak', 'burger']],
  ['poultry', ['poultry']],
  ['red_meat', ['meat', 'meat dish']],
  ['cheese', ['cheese', 'cheese dish']],
  ['vegetables', ['plant food', 'prepared food', 'egg']],
];

function pairingKind(concepts: Iterable<string>): PairingKind | undefined {
  const named = [...concepts].filter((concept) => !isKindOf(concept, 'drink'));
  const usual = named.flatMap((concept) => [...usualPartsOf(concept)]);
  const decided = (all: readonly string[], kinds: typeof KINDS) =>
    kinds.find(([, names]) => all.some((concept) => names.some((name) => isKindOf(concept, name))))?.[0];
  // What the words name goes before what such a dish usually contains.
  return decided(named, KINDS.slice(0, -1)) ?? decided(usual, KINDS.slice(1, -2)) ?? decided(named, KINDS);
}

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
    /sauternes|\bport\b|porto\b|tokaji?|ice ?wine|vin de glace|moelleux|sweet wine|dessert wine|vin doux|moscato|commandaria|vin ?santo|passito|madeira|marsala|pedro ximenez|\bsweet\b|late harvest|vendanges? tardives?|banyuls|maury/,
  ],
  ['rose', /\brose\b|rosado|rosato|tavel\b/],
  ['light_red', /pinot noir|gamay|beaujolais|\bmorgon|fleurie|bourgueil|chinon|barbera|valpolicella|dolcetto/],
  [
    'red',
    /cabernet|merlot|syrah|shiraz|malbec|zinfandel|tempranillo|rioja|chianti|barolo|montepulciano|sangiovese|primitivo|grenache|cotes du rhone|medoc|saint.emilion|pomerol|cahors|madiran|carmenere|nebbiolo|lambrusco|brunello|amarone|bardolino|nero d.?avola|negroamaro|aglianico|cannonau|lagrein|blaufrankisch|zweigelt|spatburgunder|dornfelder|garnacha|monastrell|mencia|touriga|rotwein|vino rosso|\bred\b|\brouges?\b|\btintos?\b|\brosso\b/,
  ],
  [
    'white',
    /chardonnay|sauvignon blanc|riesling|pinot (gris|grigio|blanc)|gewurz|chablis|sancerre|muscadet|chenin|viognier|vinho verde|gruner|albarino|\bwhites?\b|\bblancs?\b|\bbianco\b|\bblancos?\b|aligote|picpoul|savennieres|vouvray|anjou blanc|soave|verdicchio|vermentino|falanghina|verdejo|alvarinho|weisswein|veltliner|silvaner|muller.thurgau|scheurebe/,
  ],
];

const LIQUID = /\b(sauce|braised|poached|cooked|coq|jus|vinaigre|vinegar|reduction|mijote|braise)\b/;

/** Whether a dish of the menu is a drink; a wine may be called so by its section alone. */
export const isBeverage = (dish: MenuDish): boolean => isDrink(dish) || isWine(dish);

/** Whether a dish of the menu is a wine: its section says so, or its title does and names no food. */
export function isWine(dish: MenuDish): boolean {
  const isWineWord = (concept: string) =>
    ['wine', 'wine grape', 'wine list', 'by the glass', 'by the bottle'].some((kind) => isKindOf(concept, kind));
  const isOther = (concept: string) =>
    ['beer', 'cider', 'cocktail', 'spirit', 'liqueur', 'hot drink', 'soft drink', 'juice', 'water', 'mocktail'].some(
      (kind) => isKindOf(concept, kind),
    ) && !isKindOf(concept, 'wine');
  const own = [...dish.title_concepts];
  const isFood = own.some((concept) => ['animal food', 'prepared food'].some((root) => isKindOf(concept, root)));
  const inWineSection = [...dish.section_concepts].some(isWineWord);
  const isByGlass = dish.item.variants.some(({ label }) =>
    /verre|pichet|bouteille|glass|bottle|carafe|calice|bottiglia|copa|botella|flasche|taca|garrafa|グラス|ボトル|잔|병|杯|瓶|كأس|زجاجة|(75|12|15) ?cl/i.test(
      withoutAccents(label.toLowerCase()),
    ),
  );
  // "Horchata, served cold, without alcohol".
  if (own.some(isOther) || (saysWithoutAlcohol(dish.texts) && !own.some(isWineWord))) return false;
  // "Fendant: white wine from the Valais" among the drinks.
  const isCalledByName = own.length === 0 && [...dish.own_concepts].some(isWineWord);
  if (isCalledByName && [...dish.section_concepts].some((concept) => isKindOf(concept, 'drink'))) return true;
  if (isByGlass && (inWineSection || own.some(isWineWord) || !isFood)) return true;
  if (isFood || LIQUID.test(withoutAccents(dish.item.title.toLowerCase()))) return false;
  const inSection =
    inWineSection ||
    [...dish.section_concepts].some((concept) => isKindOf(concept, 'wine region') || isKindOf(concept, 'country'));
  const hasYear = /\b(19|20)\d\d\b/.test(dish.texts);
  return own.some(isWineWord) || (inSection && (hasYear || inWineSection));
}

export function styleOf(dish: MenuDish): WineStyle | undefined {
  const title = withoutAccents(dish.item.title.toLowerCase());
  const all = withoutAccents(`${dish.texts} ${dish.section}`.toLowerCase());
  return WORDS.find(([, words]) => words.test(title))?.[0] ?? WORDS.find(([, words]) => words.test(all))?.[0];
}

/** The wines of some styles. */
export const winesOf = (wines: readonly MenuDish[], styles: readonly WineStyle[]): MenuDish[] =>
  wines.filter((wine) => styles.some((style) => style === styleOf(wine)));

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
