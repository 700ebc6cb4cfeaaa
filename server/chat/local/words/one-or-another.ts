import type { MenuLocale } from '../../../../shared/locales.ts';

/** Words between kinds of which any will do: "ramen or udon", "ご飯とか麺". In any language. */
const ONE_OR_ANOTHER =
  /(?<!\p{L})(?:or|ou|oder|أو|او|ولا|يا)(?!\p{L})|或者?|还是|還是|とか|なんか|(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?<![何誰幾])か(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2})|または|あるいは|(?<=[\p{Script=Han}\p{Script=Katakana}ー])や(?=[\p{Script=Han}\p{Script=Katakana}])|(?:이나|거나|든지|또는|아니면|(?<=[가-힣])나(?= ))/giu;

/** Portuguese "o" is an article, and English "u" is "you". */
const OF_SPANISH_AND_ITALIAN = /(?<!\p{L})[ou](?!\p{L})/giu;

/** How many such words a text has; a list's commas count, too. */
export const countOneOrAnother = (text: string, locale: MenuLocale): number => {
  const shortWords = locale === 'es' || locale === 'it' ? (text.match(OF_SPANISH_AND_ITALIAN)?.length ?? 0) : 0;
  const words = (text.match(ONE_OR_ANOTHER)?.length ?? 0) + shortWords;
  return words === 0 ? 0 : words + (text.match(/[,、，،](?=\s*\p{L})/gu)?.length ?? 0);
};
