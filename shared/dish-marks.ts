import { withoutLatinAccents } from './fold-text.ts';

/**
 * What owners call their best dishes and those of the day, in tags, titles and sections, in ten languages. The page offers a
 * question about them only where the assistant finds an answer, so both read these words. In lower case, without accents.
 */
export const POPULAR =
  /popular|populaire|favou?rite?s?|favoris?|best.?seller|signature|coups? de c(?:oe|œ)ur|incontournable|recommend|recommande|chef'?s choice|choix du chef|house special|beliebt|empfehlung|favorit|preferit|consigliat|lo mas pedido|recomend|mais pedid|人気|おすすめ|인기|추천|招牌|推荐|الاكثر طلبا|الأكثر طلبا|مفضل/;
export const SPECIAL =
  /special|spezial|especial|du jour|of the day|table d'?hote|today|suggestion|du moment|tagesmenu|tagesgericht|menu del dia|del dia|del giorno|do dia|本日|日替わり|오늘|특선|今日|特色|特别|اليوم/;

export const isMarked = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => pattern.test(withoutLatinAccents(text)));
