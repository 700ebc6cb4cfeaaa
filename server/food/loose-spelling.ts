import type { MenuLocale } from '../../shared/locales.ts';
import { asHiragana, asKatakana, foldArabic, withoutAccents } from './fold-words.ts';
import { asSimplified } from './traditional-characters.ts';

const ARABIC_ARTICLE = /(?<=^| )ال(?=[\u0621-\u064a]{3})/g;

/**
 * What two spellings of the same folded words have in common: accents count in no language, the article and the ways of
 * writing a letter not in Arabic, spaces not in Korean, and traditional characters in Chinese are the simplified ones.
 */
export function looseKey(locale: MenuLocale, words: string): string {
  switch (locale) {
    case 'zh':
      return asSimplified(words);
    case 'ko':
      return words.replaceAll(' ', '');
    case 'ar':
      return foldArabic(words.replace(ARABIC_ARTICLE, ''));
    default:
      return withoutAccents(words);
  }
}

const HAS_HIRAGANA = /[\u3041-\u3096]/;
/** Shorter words in hiragana are often a part of others. */
const IS_KATAKANA_WORD = /^[\u30a1-\u30faー]{3,}$/;

/** Words as a menu may also write them: a Japanese menu writes "エビ" and "らーめん", too. */
export function looseForms(locale: MenuLocale, words: string): string[] {
  if (locale !== 'ja') return [words];
  return [...kanaForms(words), ...politeForms(words)];
}

const BEGINS_KANJI = /^\p{Script=Han}/u;

/** "お刺身" is sashimi said politely, and "抹茶アイス" also ends in "アイスクリーム". */
const politeForms = (words: string): string[] => [
  ...(BEGINS_KANJI.test(words) && words.length > 1 ? [`お${words}`] : []),
  ...(words.length > 3 && words.endsWith('アイス') ? [`${words}クリーム`] : []),
];

function kanaForms(words: string): string[] {
  if (IS_KATAKANA_WORD.test(words)) return [words, asHiragana(words)];
  return HAS_HIRAGANA.test(words) && words.length > 1 ? [words, asKatakana(words)] : [words];
}
