import type { MenuLocale } from '../../../shared/locales.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { splitWords } from '../../food/words.ts';

/** A stretch of a text without punctuation, and the mark between it and the next. */
export type Stretch = { words: string[]; printed: string; mark: string };

// What parts expressions. A point or a comma within a number does not, nor a slash in a fraction or in "w/", nor the
// sign of inches behind a number.
const MARKS =
  /(?:(?<!\s)\s+)?(?:\n|[,.](?!\d)(?!(?<=\d\.)[–—-])|(?<!\d\.)[–—]|[;|•·+!?*()[\]“”«»…¹²³⁴-⁹]|:(?!\d\d)|(?<!\d)"|(?<=\S)(?<!\bw)\/(?!\d)|(?<=\s)[-/](?=\s))\s*/giu;

/** Abbreviations whose point ends no sentence: "min. 2 pers.", "ca. 25 Min.". */
const ABBREVIATED =
  /(?<![\p{L}\p{N}])(pers|pess|pax|pcs?|pces|pz|uds?|unid|mín|min|mind|máx|max|ca|approx|aprox|env|vol|std|inkl|exkl|zzgl|incl|suppl?|sup|supl|stk|st|alc|co|p|pp|u|o)\.(?!\p{L}{2})/giu;
/** Units whose point another mark follows: "(6 oz.)", "200 gr., pomodoro". */
const UNIT_POINT = /(?<=\d\s?(?:oz|lbs?|gr?|kg|cl|ml|dl|l|h))\.(?=\s*[,;)–—])/giu;
/** "Nuggets (x 4)". */
const TIMES_APART = /(?<=\()x (\d{1,2})(?=\))/giu;
/** "– de 10 ans" is less than ten years. */
const LESS_THAN = /(?<![\p{L}\p{N}])[–−-]\s*de\s+(?=\d)/giu;

/** A text whose points and dashes part stretches. */
export const withPlainMarks = (text: string): string =>
  text
    .replace(/[¡¿]/gu, '')
    .replace(ABBREVIATED, '$1')
    .replace(UNIT_POINT, '')
    .replace(TIMES_APART, 'x$1')
    .replace(LESS_THAN, 'moins de ');

/** With fewer words, a slash parts two dishes whose names happen to be a third's: "café / crème". */
const MIN_WORDS_ACROSS_SLASH = 3;

/** A text whose slashes within the name of one dish are spaces: "planche mixte charcuterie / fromage", "Pommes rot/weiß". */
export function withNamesAcrossSlashes(lexicon: Lexicon, text: string, locale: MenuLocale): string {
  return text.replaceAll(/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, (slash, offset: number) => {
    const wordsBefore = splitWords(text.slice(0, offset));
    const wordsBehind = splitWords(text.slice(offset + slash.length));
    const isName = (start: number, countBehind: number): boolean => {
      const nameWords = [...wordsBefore.slice(start), ...wordsBehind.slice(0, countBehind)];
      return nameWords.length >= MIN_WORDS_ACROSS_SLASH && lexicon.meanings(locale, nameWords.join(' ')).length > 0;
    };
    const starts = wordsBefore.map((_, start) => start).slice(-MAX_WORDS_BESIDE_SLASH);
    return starts.some((start) => isName(start, 1) || isName(start, 2)) ? ' ' : slash;
  });
}

const MAX_WORDS_BESIDE_SLASH = 4;

const CONJUNCTIONS: Partial<Record<MenuLocale, string>> = { en: 'and', fr: 'et', es: 'y', de: 'und', it: 'e', pt: 'e' };

/** The two headings that a conjunction joins. */
export function headingParts(text: string, locale: MenuLocale): [string, string] | undefined {
  const words = (locale === 'ja' ? text.replace(/\s{0,2}[＆&]\s{0,2}/gu, ' & ') : text).split(' ');
  const joins = words.flatMap((word, start) => {
    const isJoin = /^[&+]$/.test(word) || word.toLowerCase() === CONJUNCTIONS[locale];
    return isJoin && start > 0 && start < words.length - 1 ? [start] : [];
  });
  const [start] = joins;
  if (start === undefined || joins.length > 1) return undefined;
  return [words.slice(0, start).join(' '), words.slice(start + 1).join(' ')];
}

/** The marks by which menus say what a dish is fit for: they are the same in every language. */
const DIET_MARKS = /^(?:v|vg|ve|vv|gf|gfo|df|nf|n|s|sf|h|lf|k|bio)$/i;

/** A text in stretches; all their printed words and marks in order are the text, but for white space. */
export function splitText(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const markMatch of text.matchAll(MARKS)) {
    stretches.push(stretch(text.slice(from, markMatch.index), markMatch[0]));
    from = markMatch.index + markMatch[0].length;
  }
  stretches.push(stretch(text.slice(from), ''));
  return stretches.filter(({ printed, mark }) => printed !== '' || mark.trim() !== '');
}

const stretch = (printed: string, mark: string): Stretch => ({
  words: splitWords(printed),
  printed: printed.trim(),
  mark,
});

export const isDietMark = ({ words }: Pick<Stretch, 'words'>): boolean =>
  words.length > 0 && words.every((word) => DIET_MARKS.test(word) || word === '&');

/** "2x160 g" and "x2". */
const TIMES = /^(?:\d+x\d+|x\d+|\d+x)$/;
const AMOUNT = /^(?:\d+(?:[.,]\d+)?|\d+\/\d+|[½¼¾⅓⅔])$/;
const MEASURE = /^\d+(?:[.,]\d+)?(?:g|gr|kg|mg|ml|cl|dl|l|oz|lb|lbs|cm|mm|"|''|%|°|°c|kcal|cal)$/;
const UNIT = /^(?:g|gr|kg|mg|ml|cl|dl|l|oz|lb|lbs|cm|mm|%|kcal|cal)$/;

/** Weights, volumes and numbers are written alike everywhere: "75 cl", "40 %". */
export function isMeasure(words: readonly string[]): boolean {
  // "25ml/50ml"
  if (words.every((word) => word.split('/').every((part) => MEASURE.test(part)))) return words.length > 0;
  let start = 0;
  while (start < words.length) {
    const word = words[start] ?? '';
    const length = measureAt(words, start) || (isAmount(word) || TIMES.test(word) || word === 'ø' ? 1 : 0);
    if (length === 0) return false;
    start += length;
  }
  return words.length > 0;
}

export const isAmount = (word: string): boolean => AMOUNT.test(word);

/** How many words from `at` on say a weight, a volume or a length: 0, 1 ("350g") or 2 ("350 g"). */
export function measureAt(words: readonly string[], start: number): 0 | 1 | 2 {
  const [word = '', next = ''] = words.slice(start, start + 2);
  if (MEASURE.test(word)) return 1;
  return (AMOUNT.test(word) || TIMES.test(word)) && UNIT.test(next) ? 2 : 0;
}
