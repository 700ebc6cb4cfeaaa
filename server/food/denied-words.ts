import type { MenuLocale } from '../../shared/locales.ts';
import { conceptsIn } from './concepts-in.ts';

/** What a clause says that it has, and what it says that it hasn't: "Brot ohne Butter" is "Brot" without "ohne Butter". */
export type SplitClause = { affirmed: string; denied: string };

/** How words begin to deny what follows, and what ends that, in languages of words. */
const DENIALS: Partial<Record<MenuLocale, { before: string; until: string; after?: string }>> = {
  en: {
    before:
      'without|w/o|no(?!\\.? ?\\d| bake)|not(?! suitable| for| only| just| vegan)|never|minus|zero|free (?:of|from)|hold the|instead of|omit|nor|neither|excluding',
    until: 'but|with|served|plus|and (?:extra|served|with)',
    after: '([\\p{L}]+)[ -]?free(?![ -]?range)',
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
    forward: new RegExp(`(?<!\\p{L})(?:${before})(?![\\p{L}-]).*?(?=(?<!\\p{L})(?:${until}|\\+)(?!\\p{L})|$)`, 'gu'),
    backward: after === undefined ? null : new RegExp(`(?<!\\p{L})${after}(?!\\p{L})`, 'gu'),
  };
  denials.set(locale, patterns);
  return patterns;
}

/** Parts a clause. What can also be had with it denies nothing. */
export function splitDenied(locale: MenuLocale, clause: string): SplitClause {
  const text = clause.toLowerCase().normalize('NFC');
  if (isOnRequest(text)) return { affirmed: text, denied: '' };
  const deniedTexts: string[] = [];
  const patterns = denialsOf(locale);
  if (patterns) {
    let affirmed = text;
    for (const pattern of [patterns.backward, patterns.forward])
      if (pattern)
        affirmed = affirmed.replace(pattern, (match, stem: unknown) => {
          deniedTexts.push(typeof stem === 'string' ? stem : match);
          return ' ';
        });
    return { affirmed, denied: deniedTexts.join(' ; ') };
  }
  return byConcepts(locale, text);
}

function byConcepts(locale: MenuLocale, text: string): SplitClause {
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
function hasWord(locale: MenuLocale, words: string, text: string): boolean {
  const key = `${locale} ${words}`;
  const pattern = patternsByWords.get(key) ?? wordPattern(locale, words);
  patternsByWords.set(key, pattern);
  const lowerCase = text.toLowerCase().normalize('NFC');
  return pattern.test(lowerCase) && !isOnRequest(lowerCase);
}

export const isPlantBased = (locale: MenuLocale, text: string): boolean => hasWord(locale, PLANT_BASED[locale], text);
export const isVegan = (locale: MenuLocale, text: string): boolean => hasWord(locale, VEGAN[locale], text);

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
