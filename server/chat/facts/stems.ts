import type { MenuLocale } from '../../../shared/locales.ts';
import { foldCharacters, isReadByCharacters, wordsOf } from '../../food/concepts-in.ts';
import { foldArabic, withoutAccents } from '../../food/fold-words.ts';
import { asSimplified } from '../../food/traditional-characters.ts';

const IS_ARABIC = /\p{Script=Arabic}/u;
/** The article, with what may be joined before it: "الكباب", "بالكباب". */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|ول?لل?(?=ل)|لل)(?=.{3})/u;

/** Light stems: plurals and feminine endings, without accents; Arabic words without the article. */
export function stem(word: string): string {
  const bare = withoutAccents(word);
  if (IS_ARABIC.test(bare)) return foldArabic(bare).replace(ARABIC_ARTICLE, '');
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

export const stemsIn = (text: string): string[] => wordsOf(text).map(stem);

const MAX_REMEMBERED_TITLES = 20_000;

/** Remembers what is made of a title: each message compares itself with all titles of the menu. */
function rememberedByTitle<T>(make: (title: string) => T): (title: string) => T {
  const made = new Map<string, T>();
  return (title) => {
    const cached = made.get(title);
    if (cached !== undefined) return cached;
    if (made.size >= MAX_REMEMBERED_TITLES) made.clear();
    const value = make(title);
    made.set(title, value);
    return value;
  };
}

/** A title as it is looked for in a message that is read by characters. */
const plainKey = (title: string): string => title.toLowerCase().replace(/[\s\p{P}]+/gu, '');
const titleKey = rememberedByTitle(plainKey);
const simplifiedTitleKey = rememberedByTitle((title) => asSimplified(plainKey(title)));
const titleWords = rememberedByTitle((title) => wordsOf(title).map(stem));

/** Foreign names in Japanese without long vowels and doubled consonants, which guests write as they hear them. */
const withoutLengths = (text: string): string => text.replace(/[ーッ]/g, '');
const IS_KATAKANA = /^[ァ-ヴー]+$/u;
/** Empty unless all of a title is written so. */
const shortTitleKey = rememberedByTitle((title) =>
  IS_KATAKANA.test(plainKey(title)) ? withoutLengths(plainKey(title)) : '',
);
const MIN_SHORT_KEY = 3;

/** Whether a message has all of a title, word for word; one word alone may be a kind of dish. */
export function titlesNamedIn(locale: MenuLocale, message: string): (title: string) => boolean {
  if (isReadByCharacters(locale)) {
    const keyOf = locale === 'zh' ? simplifiedTitleKey : titleKey;
    const said = locale === 'zh' ? asSimplified(plainKey(message)) : plainKey(message);
    const saidShort = locale === 'ja' ? withoutLengths(said) : '';
    return (title) => {
      const key = keyOf(title);
      if (key.length > 1 && said.includes(key)) return true;
      // "タブレ" is "タブーレ".
      const shortKey = locale === 'ja' ? shortTitleKey(title) : '';
      return shortKey.length >= MIN_SHORT_KEY && saidShort.includes(shortKey);
    };
  }
  const said = ` ${stemsIn(message).join(' ')} `;
  return (title) => {
    const words = titleWords(title);
    return words.length > 1 && said.includes(` ${words.join(' ')} `);
  };
}

/** A title's signs without spaces, as a message that is read by characters is compared with them: " 와인 " is a word of two. */
export const signsOfTitle = (locale: MenuLocale, title: string): string =>
  (locale === 'zh' ? chineseSigns : locale === 'ja' ? japaneseSigns : koreanSigns)(title);

const chineseSigns = rememberedByTitle((title) => withoutSpaces(foldCharacters(title, 'zh')));
const japaneseSigns = rememberedByTitle((title) => withoutSpaces(foldCharacters(title, 'ja')));
const koreanSigns = rememberedByTitle((title) => withoutSpaces(foldCharacters(title, 'ko')));

export const withoutSpaces = (folded: string): string => folded.replace(/\s+/gu, '');
