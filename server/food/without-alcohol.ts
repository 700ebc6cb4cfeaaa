import type { MenuLocale } from '../../shared/locales.ts';
import { conceptsIn, isReadByCharacters, wordsOf } from './concepts-in.ts';
import { foldWords, withoutAccents } from './fold-words.ts';
import { isKindOf } from './kinds-of-food.ts';
import { asSimplified } from './traditional-characters.ts';

/** How menus say that a drink has no alcohol, in words of any language. */
const WITHOUT_ALCOHOL =
  /alcohol.?free|non.?alcoholic|zero.?alcohol|\bno alcohol\b|sans.?alcool|alkoholfrei|ohne.?alkohol|\bkein alkohol\b|without.?alcohol|analcolic|senza alcol|sin alcohol|sem alcool|zero alcool|\b0[.,]0\b|(?:无|不含|零)酒精|ノンアル|アルコール(?:なし|ナシ|[無无]し|抜き|ゼロ|フリー|不使用|は?入って(?:い)?ません)|무알코올|무알콜|논알콜|논알코올|(?:알코올|알콜) ?(?:없|제로|프리|무첨가|불포함|미포함)|(?:بدون|بلا|من غير) كحول|(?:خال|خالي|خاليه) من الكحول/;

/** Whether a text says that something has no alcohol. */
export const saysWithoutAlcohol = (text: string): boolean =>
  WITHOUT_ALCOHOL.test(asSimplified(withoutAccents(foldWords(text))));

/** It can be had without, or with: "a beer, or one without alcohol", "alcohol-free on request". */
const IS_CHOICE =
  /\b(?:or|ou|oder|o|options?|on request|sur demande|auf wunsch|bajo pedido|su richiesta|a pedido|possible|moglich|possibile|posible|possivel|available|disponible|disponibile|disponivel|erhaltlich)\b|可|或|または|できます|가능|또는| او |حسب الطلب|متوفر/;

/** Whether a concept is alcohol, or a drink with it. */
export const hasAlcohol = (concept: string): boolean =>
  isKindOf(concept, 'alcohol') || isKindOf(concept, 'alcoholic drink');

/** Whether nothing else is said: a tag "alcohol-free" speaks of the whole dish, "alcohol-free on request" doesn't. */
function isOnlyThat(locale: MenuLocale, part: string): boolean {
  const length = isReadByCharacters(locale) ? part.trim().length : wordsOf(part).length;
  return (
    saysWithoutAlcohol(part) &&
    conceptsIn(locale, part.trim()).some(({ concept, from, to }) => concept === 'alcohol-free' && to - from >= length)
  );
}

/**
 * The concepts of a dish's texts, part by part (title, description, tags). A part that says "without alcohol" names none:
 * a beer without alcohol is no alcoholic drink.
 */
export function conceptsOfParts(locale: MenuLocale, parts: readonly string[]): Set<string> {
  const isWhole = parts.some((part) => isOnlyThat(locale, part));
  return new Set(
    parts.flatMap((part) => {
      const named = conceptsIn(locale, part).map(({ concept }) => concept);
      const isWithout = saysWithoutAlcohol(part) && !IS_CHOICE.test(withoutAccents(foldWords(part)));
      return isWhole || isWithout ? named.filter((concept) => !hasAlcohol(concept)) : named;
    }),
  );
}
