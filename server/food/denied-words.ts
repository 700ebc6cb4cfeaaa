import type { MenuLocale } from '../../shared/locales.ts';
import { allergensOfFood } from './allergens-of-food.ts';
import { conceptsIn } from './concepts-in.ts';
import { isKindOf } from './kinds-of-food.ts';
import { splitWords } from './words.ts';

/**
 * What a clause says that it has, and what it says that it hasn't: "Brot ohne Butter" is "Brot" without "ohne Butter". In
 * `affirmed`, FREE_MARK replaces each "gluten-free", whose food is in `free_of`: it is about the food beside it.
 */
export type SplitClause = { affirmed: string; denied: string; free_of: string };
/** No letter, so that it names nothing. */
export const FREE_MARK = '\uE000';

/** How words begin to deny what follows, and what ends that, in languages of words. */
const DENIALS: Partial<Record<MenuLocale, { before: string; until: string; after?: string }>> = {
  en: {
    before:
      'without|w/o|no(?!\\.? ?\\d| bake)|not(?! suitable| for| only| just| vegan)|never|minus|zero|free (?:of|from)|hold the|instead of|omit|nor|neither|excluding',
    until: 'but|with|served|plus|and (?:extra|served|with)',
    after:
      '((?:gluten|wheat|dairy|milk|lactose|egg|nut|peanut|soya?|sesame|fish|shellfish)(?= ?free)|\\p{L}+(?=-free))[ -]?free(?![ -]?range| of)',
  },
  fr: {
    before: "sans|pas d[e’']|ni|jamais|aucune?|exempte?s? d[e’']|au lieu d[eu’']",
    until: 'mais|avec|servie?s?|accompagnée?s?|sur|aux?|à',
  },
  es: {
    before: 'sin|no(?! apt| solo| sólo)|ni|nunca|libres? de|en vez de|en lugar de',
    until: 'pero|con|al?|sobre|servid[oa]s?|en',
  },
  de: {
    before: 'ohne|keine?[mnrs]?|nicht(?! geeignet| für| nur)|weder|statt|anstatt|anstelle',
    until: 'mit|aber|auf|dazu|in|an',
    after: '(\\p{L}+?)freie?[mnrs]?',
  },
  it: {
    before: 'senza|non(?! adatt| solo)|né|niente|priv[oaie] di|al posto d[ei]',
    until: 'ma|con|al|all[aeo]|ai|agli|su|servit[oaie]',
  },
  pt: {
    before: 'sem|não(?! adequad| indicad| recomendad| só)|nem|livres? de|isent[oa]s? de|em vez de',
    until: 'mas|com|aos?|às?|sobre|servid[oa]s?',
  },
  ar: { before: 'بدون|بلا|دون|من غير|خالي?ة? من|خالٍ من|ليس|لا يحتوي', until: 'مع|لكن|ولكن|على' },
};

/** The same of languages without words of their own: they deny one food, that before or that behind. */
const DENIED_BEHIND: Partial<Record<MenuLocale, RegExp>> = {
  zh: /(?:不含|不加|不放|不用|未加|无添加|[无無](?!花果|骨|刺|锡|錫))/g,
  ko: /무(?=설탕|글루텐|유당)/g,
  ja: /ノン(?=[ァ-ヴ])/g,
};
const DENIED_BEFORE: Partial<Record<MenuLocale, RegExp>> = {
  ja: /[をはがの]?(?:なし|無し|ナシ|抜き|ぬき|不使用|フリー|を?使わない|を?使用しない|を?含まない)/g,
  ko: /[을를이가은는]? ?(?:없는|없이|없음|뺀|빼고|제외|무첨가|프리|미사용|불포함)/g,
};

const IS_CHOICE =
  /(?<!\p{L})(?:options?|optional|cannot|on request|upon request|can be|available|sur demande|possible|auf wunsch|möglich|erhältlich|bajo pedido|opción|posible|disponible|su richiesta|possibile|disponibile|a pedido|possível|disponível|opção)(?!\p{L})|可选|可做|できます|可能|가능|حسب الطلب|متوفر/u;

/** It can be had without, or with: "gluten-free on request". */
export const isOnRequest = (text: string): boolean => IS_CHOICE.test(text.toLowerCase());

const denials = new Map<MenuLocale, { forward: RegExp; backward: RegExp | null }>();

function denialsOf(locale: MenuLocale): { forward: RegExp; backward: RegExp | null } | undefined {
  const words = DENIALS[locale];
  if (!words) return undefined;
  const { before, until, after } = words;
  const patterns = denials.get(locale) ?? {
    forward: new RegExp(`(?<!\\p{L})(?:${before})(?![\\p{L}-])(.*?)(?=(?<!\\p{L})(?:${until}|\\+)(?!\\p{L})|$)`, 'gu'),
    backward: after === undefined ? null : new RegExp(`(?<!\\p{L})${after}(?!\\p{L})`, 'gu'),
  };
  denials.set(locale, patterns);
  return patterns;
}

/** What comes between a denial and its food: "no added sugar", "never fried in butter". */
const BEFORE_FOOD: Partial<Record<MenuLocale, RegExp>> = {
  en: /^(?:any|added|the|an?|of|other|fried|cooked|made|in|with|from)$/,
  fr: /^(?:d|de|du|des|l|la|les?|une?)$/,
  es: /^(?:de|del|el|l[ao]s?|una?)$/,
  de: /^(?:d(?:er|ie|as|en|em)|jegliche[mnrs]?|zugesetzte[mnrs]?)$/,
  it: /^(?:di|il|l[aoe]?|i|gli|un[ao]?)$/,
  pt: /^(?:de|d?[ao]s?|uma?)$/,
  ar: /^(?:أي|إضافة)$/,
};
/** What continues the same denial: "without butter or cream". */
const AND_ALSO: Partial<Record<MenuLocale, RegExp>> = {
  en: /^(?:and|or|nor)$/,
  fr: /^(?:et|ou|ni)$/,
  es: /^(?:y|e|o|u|ni)$/,
  de: /^(?:und|oder|noch)$/,
  it: /^(?:ed?|o|né)$/,
  pt: /^(?:e|ou|nem)$/,
  ar: /^(?:و|أو)$/,
};
const MAX_FOOD_WORDS = 5;

const isFood = (concept: string): boolean => {
  const { by_kind, made_of } = allergensOfFood(concept);
  if (by_kind.length > 0 || made_of.length > 0) return true;
  return isKindOf(concept, 'animal food') || isKindOf(concept, 'plant food');
};

/**
 * How far a denial reaches in what follows it: over the first food and those joined to it, or over one word if that is no
 * food. "Without bones and blue cheese" has the cheese, "never frozen cod" the cod.
 */
function endOfDenied(locale: MenuLocale, text: string): number {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  let next = 0;
  let end = 0;
  for (;;) {
    while (BEFORE_FOOD[locale]?.test(words[next]?.word ?? '')) next += 1;
    const food = wordsOfFood(locale, text, words.slice(next, next + MAX_FOOD_WORDS));
    if (food === 0) return end > 0 ? end : (words[next]?.to ?? text.length);
    next += food;
    end = words[next - 1]?.to ?? text.length;
    const joining = words[next];
    if (!joining) return end;
    if (AND_ALSO[locale]?.test(joining.word)) next += 1;
    else if (!isJoinedFood(locale, text.slice(end, joining.from), joining.word)) return end;
  }
}

/** "Butter/cream", and in Arabic the "and" that is written with its word. */
const isJoinedFood = (locale: MenuLocale, between: string, word: string): boolean =>
  /[/&]/.test(between) || (locale === 'ar' && word.startsWith('و'));

/** Of how many words the food is that the words begin with; 0 if they begin with none. */
function wordsOfFood(locale: MenuLocale, text: string, words: readonly { from: number; to: number }[]): number {
  for (let count = words.length; count > 0; count -= 1) {
    const phrase = text.slice(words[0]?.from, words[count - 1]?.to);
    const { length } = splitWords(phrase);
    const concepts = conceptsIn(locale, phrase).filter(({ from, to }) => from === 0 && to === length);
    if (concepts.some(({ concept }) => isFood(concept))) return count;
  }
  return 0;
}

/** Parts a clause. What can also be had with it denies nothing. */
export function splitDenied(locale: MenuLocale, clause: string): SplitClause {
  const text = clause.toLowerCase().normalize('NFC');
  if (isOnRequest(text)) return { affirmed: text, denied: '', free_of: '' };
  const patterns = denialsOf(locale);
  if (!patterns) return { ...byConcepts(locale, text), free_of: '' };
  const freeOf: string[] = [];
  const deniedTexts: string[] = [];
  let affirmed = text;
  if (patterns.backward)
    affirmed = affirmed.replace(patterns.backward, (_match, stem: string) => {
      freeOf.push(stem);
      return ` ${FREE_MARK} `;
    });
  affirmed = affirmed.replace(patterns.forward, (_match, stretch: string) => {
    const end = endOfDenied(locale, stretch);
    deniedTexts.push(stretch.slice(0, end));
    return ` ; ${stretch.slice(end)}`;
  });
  return { affirmed, denied: deniedTexts.join(' ; '), free_of: freeOf.join(' ; ') };
}

function byConcepts(locale: MenuLocale, text: string): Omit<SplitClause, 'free_of'> {
  const concepts = conceptsIn(locale, text);
  const spans: { from: number; to: number }[] = [];
  for (const match of text.matchAll(DENIED_BEHIND[locale] ?? /(?!)/g)) {
    const from = match.index + match[0].length;
    const to = Math.max(...concepts.filter((each) => each.from === from).map((each) => each.to), 0);
    if (to > 0) spans.push({ from, to });
  }
  for (const match of text.matchAll(DENIED_BEFORE[locale] ?? /(?!)/g)) {
    const from = Math.min(...concepts.filter((each) => each.to === match.index).map((each) => each.from));
    if (Number.isFinite(from)) spans.push({ from, to: match.index });
  }
  const isDenied = (index: number) => spans.some(({ from, to }) => from <= index && index < to);
  const blankOut = (keeps: (index: number) => boolean) =>
    [...text].length === text.length ? Array.from(text, (sign, index) => (keeps(index) ? sign : ' ')).join('') : text;
  return {
    affirmed: spans.length === 0 ? text : blankOut((index) => !isDenied(index)),
    denied: spans.map(({ from, to }) => text.slice(from, to)).join(' ; '),
  };
}

/** Words that turn the food beside them into one of plants: "vegan mayo", "beurre végétal". */
const PLANT_BASED: Record<MenuLocale, string> = {
  en: 'vegan|plant[ -]based|meatless|meat[ -]free|mock|faux',
  fr: 'vegane?s?|véganes?|végans?|végétal(?:e|es|ien|ienne|iens|iennes)?|végétaux|simili',
  es: 'vegan[oa]s?|vegetal(?:es)?',
  de: 'vegane?[mnrs]?|pflanzliche?[mnrs]?',
  it: 'vegan[oaie]|vegetal[ei]',
  pt: 'vegan[oa]s?|vegeta(?:l|is)',
  zh: '纯素|全素|植物|素(?=肉|鸡|虾|鱼|芝士|奶酪|火腿)',
  ja: 'ヴィーガン|ビーガン|植物性|プラントベース|大豆ミート',
  ko: '비건|식물성',
  ar: 'نباتي صرف|نباتية صرفة|فيغان',
};
/** Those that say it of a whole dish. */
const VEGAN: Record<MenuLocale, string> = {
  en: 'vegan|plant[ -]based',
  fr: 'vegane?s?|véganes?|végans?|végétalien(?:ne)?s?',
  es: 'vegan[oa]s?',
  de: 'vegane?[mnrs]?|pflanzliche?[mnrs]?',
  it: 'vegan[oaie]',
  pt: 'vegan[oa]s?',
  zh: '纯素|全素',
  ja: 'ヴィーガン|ビーガン|プラントベース',
  ko: '비건',
  ar: 'نباتي صرف|نباتية صرفة|فيغان',
};

const IS_UNSPACED: ReadonlySet<MenuLocale> = new Set(['zh', 'ja', 'ko']);
const wordPattern = (locale: MenuLocale, words: string): RegExp =>
  IS_UNSPACED.has(locale)
    ? new RegExp(words, 'u')
    : new RegExp(`(?<!\\p{L})(?<!(?:non|not|nicht|pas)[ -])(?:${words})(?!\\p{L})`, 'u');
const patternsByWords = new Map<string, RegExp>();
function cachedPattern(locale: MenuLocale, words: string): RegExp {
  const key = `${locale} ${words}`;
  const pattern = patternsByWords.get(key) ?? wordPattern(locale, words);
  patternsByWords.set(key, pattern);
  return pattern;
}
function hasWord(locale: MenuLocale, words: string, text: string): boolean {
  const lowerCase = text.toLowerCase().normalize('NFC');
  return cachedPattern(locale, words).test(lowerCase) && !isOnRequest(lowerCase);
}

export const isPlantBased = (locale: MenuLocale, text: string): boolean => hasWord(locale, PLANT_BASED[locale], text);

/** Of "vegan" in a title: the whole dish is ("Vegan burger"), or it begins with a food that is ("Vegan burger with cheddar"). */
export function veganTitle(locale: MenuLocale, title: string): 'whole' | 'beginning' | null {
  if (!hasWord(locale, VEGAN[locale], title)) return null;
  const [firstPiece = '', ...furtherPieces] = splitAtJoints(locale, title.toLowerCase().normalize('NFC'));
  const partedWords = partPlantBased(locale, firstPiece).filter(({ words }) => hasLetters(words));
  if (!partedWords.every(({ is_of_plants }) => is_of_plants)) return null;
  return furtherPieces.length === 0 ? 'whole' : 'beginning';
}

/** Whether words say nothing but how the dish is: "(vegan, gluten-free)". */
export function isQualifier(locale: MenuLocale, clause: string): boolean {
  const { affirmed } = splitDenied(locale, clause);
  return !hasLetters(affirmed.replace(cachedPattern(locale, VEGAN[locale]), ''));
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Languages with "vegan" before its food: "vegan mayo", but "mayonnaise vegan". */
const QUALIFIES_NEXT: ReadonlySet<MenuLocale> = new Set(['en', 'de', ...IS_UNSPACED]);

type PartedWords = { words: string; is_of_plants: boolean };

/** Parts words in lower case without joints: of "saumon grillé crème vegan" the cream only is one of plants. */
export function partPlantBased(locale: MenuLocale, words: string): PartedWords[] {
  const match = cachedPattern(locale, PLANT_BASED[locale]).exec(words);
  if (!match) return [{ words, is_of_plants: false }];
  const before = words.slice(0, match.index);
  const after = words.slice(match.index + match[0].length);
  if (!hasLetters(before)) return [{ words, is_of_plants: true }];
  const following = { words: after, is_of_plants: false };
  if (QUALIFIES_NEXT.has(locale) && hasLetters(after))
    return [
      { words: before, is_of_plants: false },
      { ...following, is_of_plants: true },
    ];
  if (IS_UNSPACED.has(locale)) return [{ words: before, is_of_plants: true }];
  const beginning = splitWords(before);
  const start = startOfLastFood(locale, before);
  return [
    { words: beginning.slice(0, start).join(' '), is_of_plants: false },
    { words: beginning.slice(start).join(' '), is_of_plants: true },
    following,
  ];
}

/** The number of words before the last food that is an allergen by its kind. */
function startOfLastFood(locale: MenuLocale, text: string): number {
  const foods = conceptsIn(locale, text).filter(({ concept }) => allergensOfFood(concept).by_kind.length > 0);
  const wholeFoods = foods.filter(
    (food) => !foods.some(({ from, to }) => from <= food.from && food.to <= to && to - from > food.to - food.from),
  );
  // Of "burger vegan" or "lasagnes vegan", all of it is one of plants.
  return new Set(wholeFoods.map(({ from }) => from)).size < 2 ? 0 : Math.max(...wholeFoods.map(({ from }) => from));
}

/** Where another food begins in a clause: "vegan mayo and butter". */
const JOINTS: Record<MenuLocale, RegExp> = {
  en: / (?:and|with|or|on|in) | ?[&+/] ?/u,
  fr: / (?:et|avec|ou|sur|aux?) | ?[&+/] ?/u,
  es: / (?:y|e|con|o|sobre|al?) | ?[&+/] ?/u,
  de: / (?:und|mit|oder|auf|in|an) | ?[&+/] ?/u,
  it: / (?:ed?|con|o|su|al|alla|ai) | ?[&+/] ?/u,
  pt: / (?:e|com|ou|sobre|ao?s?) | ?[&+/] ?/u,
  zh: /[和与及配&+/]/u,
  ja: /[と&+/]/u,
  ko: /[&+/]|[와과] /u,
  ar: / (?:مع|أو|على) | ?[&+/] ?/u,
};

export const splitAtJoints = (locale: MenuLocale, text: string): string[] => text.split(JOINTS[locale]);
