import type { MenuLocale } from '../../../shared/locales.ts';
import { type Concept, parseConcept } from '../../food/concept.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { DAIRY } from '../../food/lexicon/dairy.ts';
import { DISHES } from '../../food/lexicon/dishes.ts';
import { DRINKS } from '../../food/lexicon/drinks.ts';
import { FISH } from '../../food/lexicon/fish.ts';
import { MEAT } from '../../food/lexicon/meat.ts';
import { PANTRY } from '../../food/lexicon/pantry.ts';
import { PLANTS } from '../../food/lexicon/plants.ts';
import { ownLexicon } from '../../food/lexicon.ts';
import { splitWords } from '../../food/words.ts';

/** The lexicon's categories of its concepts: "salmon" is a fish, "Syrah" a wine. */
const PARTS: Record<string, string> = {
  dishes: DISHES,
  meat: MEAT,
  fish: FISH,
  dairy: DAIRY,
  plants: PLANTS,
  pantry: PANTRY,
  drinks: DRINKS,
};

/** `part/heading` of each concept by its English name. */
const places = new Map<string, string>();
for (const [part, text] of Object.entries(PARTS)) {
  let heading = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) heading = line.slice(1).trim();
    else if (line !== '') places.set(nameOf(parseConcept(line)), `${part}/${heading}`);
  }
}

/** A concept's English name stands for it. */
export function nameOf({ words }: Concept): string {
  return words.en.forms[0] ?? '';
}

/** The lexicon's place for a concept, such as `drinks/Wine`; undefined for anything that is not food or drink. */
export const placeOf = (concept: string): string | undefined => places.get(concept);

const RED_MEAT =
  'beef|steak|lamb|mutton|duck|venison|game|bison|boar|ribs?|burger|veal|entrecote|sirloin|ribeye|tenderloin|goose|hare|horse';
const POULTRY = 'chicken|turkey|quail|guinea|poultry|rabbit';
const SHELLFISH =
  'seafood|shellfish|shrimp|langoustine|crayfish|lobster|crab|mussel|clam|oyster|scallop|cockle|whelk|squid|calamari|cuttlefish|octopus';
const NUTS =
  'walnut|hazelnut|almond|pecan|cashew|peanut|pistachio|pine nut|macadamia|nutella|marzipan|praline|frangipane';

/** Words for categories: a question for one means everything in it. */
const KINDS: Record<string, (concept: string, place: string) => boolean> = {
  meat: (_, place) => place.startsWith('meat/'),
  fish: (concept, place) => place.startsWith('fish/') && !new RegExp(SHELLFISH).test(concept),
  seafood: (concept) => new RegExp(SHELLFISH).test(concept),
  shellfish: (concept) => new RegExp(SHELLFISH).test(concept),
  cheese: (_, place) => place === 'dairy/Cheese',
  vegetable: (_, place) => place === 'plants/Vegetables',
  fruit: (_, place) => place === 'plants/Fruit',
  nut: (concept) => new RegExp(`\\b(${NUTS})`, 'i').test(concept),
  dessert: (_, place) => place === 'dishes/Desserts',
  beer: (_, place) => place === 'drinks/Beer and cider',
  cocktail: (_, place) => place === 'drinks/Cocktails',
  spirit: (_, place) => place === 'drinks/Spirits',
  'hot drink': (_, place) => place === 'drinks/Coffee, tea, chocolate',
  'soft drink': (_, place) => place === 'drinks/Soft drinks, juice, water',
  pasta: (concept, place) => place === 'pantry/Pasta, rice, grains' && !/rice|grain|quinoa|couscous/.test(concept),
  poultry: (concept, place) => place.startsWith('meat/') && new RegExp(POULTRY).test(concept),
};

/** Whether a concept is the asked one, or of the asked kind ("salmon" of "fish"; "apple pie" of "pie"). */
export function isOfKind(concept: string, asked: string): boolean {
  if (concept === asked) return true;
  const place = placeOf(concept);
  return place !== undefined && (KINDS[asked]?.(concept, place) ?? false);
}

/** The category that a pairing is chosen by. */
export type PairingKind = 'red_meat' | 'poultry' | 'pork' | 'fish' | 'shellfish' | 'cheese' | 'dessert' | 'vegetables';

export function pairingKind(concepts: Iterable<string>): PairingKind | undefined {
  const all = [...concepts].map((concept) => ({ concept: concept.toLowerCase(), place: placeOf(concept) ?? '' }));
  const has = (test: (one: { concept: string; place: string }) => boolean) => all.some(test);
  const isFood = (part: string, words: string) =>
    has(({ concept, place }) => place.startsWith(part) && new RegExp(`\\b(${words})`).test(concept));
  if (has(({ place }) => place === 'dishes/Desserts')) return 'dessert';
  if (isFood('fish/', SHELLFISH)) return 'shellfish';
  if (has(({ place }) => place.startsWith('fish/'))) return 'fish';
  if (has(({ concept }) => new RegExp(`\\b(${RED_MEAT})`).test(concept))) return 'red_meat';
  if (isFood('meat/', POULTRY) || has(({ concept }) => /\bchicken\b/.test(concept))) return 'poultry';
  if (has(({ place }) => place.startsWith('meat/'))) return 'pork';
  if (has(({ place }) => place === 'dairy/Cheese')) return 'cheese';
  return has(({ place }) => /^(plants|pantry|dishes)/.test(place)) ? 'vegetables' : undefined;
}

/** A run of words that names a concept. */
export type Named = { concept: string; from: number; to: number };

const SPACELESS: readonly MenuLocale[] = ['zh', 'ja'];

/** Every concept that the words of a text name in a language, the longest first at each position. */
export function conceptsIn(locale: MenuLocale, text: string): Named[] {
  const lexicon = ownLexicon();
  if (SPACELESS.includes(locale)) return spacelessConcepts(locale, text);
  const words = wordsOf(text);
  const longest = lexicon.longest(locale);
  const found: Named[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + longest); to > from; to -= 1)
      for (const { concept } of lexicon.meanings(locale, words.slice(from, to).join(' ')))
        found.push({ concept: nameOf(concept), from, to });
  return found;
}

/** Hiragana as katakana: "きのこ" and "キノコ" are the same word. */
const asKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));

/** Shorter kana words occur by chance inside others. */
const MIN_KANA = 3;

/** In languages without spaces concepts are searched for in the text; single characters are too ambiguous. */
function spacelessConcepts(locale: MenuLocale, text: string): Named[] {
  const katakana = asKatakana(text);
  const placeIn = (form: string): number => {
    const at = form.length > 1 || /[肉鱼魚酒汤湯鸡鶏鴨鸭虾蝦蟹茶蛋卵]/.test(form) ? text.indexOf(form) : -1;
    return at >= 0 || locale !== 'ja' || form.length < MIN_KANA ? at : katakana.indexOf(asKatakana(form));
  };
  return ownLexicon().concepts.flatMap((concept) => {
    const { forms, synonyms } = concept.words[locale];
    const held = [...forms, ...synonyms.flat()].find((form) => placeIn(form) >= 0);
    if (held === undefined) return [];
    const from = placeIn(held);
    return [{ concept: nameOf(concept), from, to: from + held.length }];
  });
}

/** Folded words without the punctuation between them. */
export const wordsOf = (text: string): string[] =>
  splitWords(text.replace(/[^\p{L}\p{N}’'&-]+/gu, ' ')).flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}&]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, (marks) =>
      word.startsWith(marks) ? '' : marks === "'" ? marks : '',
    );
    const plain = bare.replace(/'s$/, '');
    return plain === '' ? [] : [plain];
  });

/** Light stems of the two languages that the answerer speaks: plurals and feminine endings, without accents. */
export function stem(word: string): string {
  const bare = withoutAccents(word);
  if (bare.length <= 3 || /\d/.test(bare)) return bare;
  return bare
    .replace(/ies$/, 'y')
    .replace(/(ss|us|is)$/, '$1_')
    .replace(/(ches|shes|xes|sses)$/, (end) => end.slice(0, -2))
    .replace(/(eaux)$/, 'eau')
    .replace(/[sx]$/, '')
    .replace(/_$/, '')
    .replace(/(?<=..)ee?$/, '');
}
