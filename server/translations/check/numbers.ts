import type { MenuLocale } from '../../../shared/locales.ts';
import { foldWords, withoutAccents } from '../../food/fold-words.ts';

/** The digits of a text in their order by value; Arabic-Indic and full-width digits are the same numbers. */
export const numbersOf = (text: string): string => digitsOf(text).sort().join(' ');

function digitsOf(text: string): string[] {
  const latin = text.normalize('NFKC').replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return latin.match(/\d+/g) ?? [];
}

/** The numbers that menus write out, from two on; "one" is an article in most languages. */
const NUMBER_WORDS: Record<MenuLocale, string> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
  de: 'zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
  pt: 'dois,duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
  zh: '两,二|三|四|五|六|七|八|九|十|十一|十二',
  ja: '二|三|四|五|六|七|八|九|十|十一|十二',
  ko: '두|세|네|다섯|여섯|일곱|여덟|아홉|열|열한|열두',
  ar: 'اثنين,لشخصين|ثلاثة,ثلاث|أربعة,أربع|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة|أحد عشر|اثني عشر',
};

const FIRST_NUMBER = 2;
const numbersByWord = new Map<MenuLocale, ReadonlyMap<string, number>>();

/** The number that a folded word without accents is in a language. */
export function numberOfWord(locale: MenuLocale, word: string): number | undefined {
  const cachedNumbers = numbersByWord.get(locale);
  if (cachedNumbers) return cachedNumbers.get(word);
  const words = NUMBER_WORDS[locale]
    .split('|')
    .flatMap((ways, at) => ways.split(',').map((way) => [way, at + FIRST_NUMBER] as const));
  const numbers = new Map(words);
  numbersByWord.set(locale, numbers);
  return numbers.get(word);
}

/** Whether two texts say the same numbers, in digits or in words: "pour 2", "for two". */
export function hasSameNumbers(
  source: string,
  text: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
): boolean {
  const bare = HALF.test(text) ? source : source.replaceAll(new RegExp(HALF, 'g'), ' ');
  if (numbersOf(bare) === numbersOf(text)) return true;
  return numbersOf(source) === numbersOf(text) || numbersOf(inDigits(source, from)) === numbersOf(inDigits(text, to));
}

const UNSPACED: readonly MenuLocale[] = ['zh', 'ja'];

/** Whether a translation has each number that its source writes as a word: "two eggs" are not any eggs. */
export function hasWrittenNumbers(
  source: string,
  text: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
): boolean {
  if (UNSPACED.includes(from)) return true;
  const written = withoutAccents(foldWords(text));
  const inText = new Set([...digitsOf(inDigits(text, to)), ...digitsOf(text)]);
  return wordsOf(source).every((word) => {
    const number = numberOfWord(from, word);
    return (
      number === undefined || inText.has(String(number)) || written.includes(word) || hasCompound(written, to, number)
    );
  });
}

const wordsOf = (text: string): string[] => withoutAccents(foldWords(text)).split(/[^\p{L}\p{N}]+/u);

/** "Dreierlei", "trio", "duo" and "Vierkäse-" say a number within a word. */
function hasCompound(text: string, to: MenuLocale, number: number): boolean {
  if ((number === 2 && /duo/.test(text)) || (number === 3 && /trio/.test(text))) return true;
  return (NUMBER_WORDS[to].split('|')[number - FIRST_NUMBER] ?? '').split(',').some((word) => text.includes(word));
}

/** Whether two texts say the same numbers one after the other, in digits or in words. */
export const hasNumbersInOrder = (
  source: string,
  text: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
): boolean => digitsOf(inDigits(source, from)).join(' ') === digitsOf(inDigits(text, to)).join(' ');

/** A half, which is written as a word in other languages: "½ Hähnchen", "half chicken". */
export const HALF = /½|(?<!\d)1\/2(?!\d)/;

/** "Hundred grams" in Italian. */
const ETTO = /\betto\b/g;

function inDigits(text: string, locale: MenuLocale): string {
  const folded = withoutAccents(foldWords(text)).replace(ETTO, '100');
  if (locale === 'zh' || locale === 'ja')
    return Array.from(folded, (letter) => String(numberOfWord(locale, letter) ?? letter)).join('');
  return folded
    .split(/(?<![\p{L}\p{N}])|(?![\p{L}\p{N}])/u)
    .map((word) => String(numberOfWord(locale, word) ?? word))
    .join('');
}
