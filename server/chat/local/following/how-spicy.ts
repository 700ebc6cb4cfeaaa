import type { MenuLocale } from '../../../../shared/locales.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isBare } from '../reading/openings.ts';
import { about, type Meant } from './meant.ts';

/** "Very hot?" behind "what's in the birria?" asks of the birria, not which dishes are hot. */
export function ofSpiceBefore(
  { message, matches }: Meant,
  [dish, ...otherDishes]: readonly MenuDish[],
): Meant | undefined {
  const { intent, locale, folded_text, asks_mild, asks_eat } = message;
  if (intent !== 'spicy' || !dish || otherDishes.length > 0 || matches.named || matches.dishes.length > 0)
    return undefined;
  if (!isBare(message) || asks_mild || asks_eat || OF_OTHERS[locale].test(folded_text)) return undefined;
  return { message, matches: about([dish]) };
}

/** Asks for dishes: "something hot", "which is hottest?". Folded as messages are. */
const OF_OTHERS: Record<MenuLocale, RegExp> = {
  en: / (?:some\p{L}*|any\p{L}*|which|what|dish(?:es)?|else|ones?|most|least|have|got|more|want|like|love|no|not|others?) /u,
  fr: / (?:quelque|quels?|quelles?|quoi|qu|plats?|rien|autres?|plus|moins|avez|y a|trucs?|j|je|veux|du) /u,
  es: / (?:algo|que|cual(?:es)?|platos?|hay|tienen?|nada|mas|menos|otr[oa]s?|quiero|me) /u,
  de: / (?:(?:et)?was|welche\p{L}*|gerichte?|nichts?|noch|am|habt|haben|gibt|andere\p{L}*|mag|will|ich) /u,
  it: / (?:qualcosa|qual[ei]?|cosa|piatt\p{L}|c e|ci sono|avete|niente|piu|meno|altr\p{L}+|voglio|vorrei) /u,
  pt: / (?:algo|algum\p{L}*|que|qua(?:is|l)|prat\p{L}+|tem|ha|nada|mais|menos|outr\p{L}+|quero|gosto) /u,
  zh: /什么|啥|哪|有(?!多)|菜|最|想|要|别的|其他|推荐/u,
  ja: /何|ドレ|ドノ(?!クライ|グライ)|アル|アリマ|料理|モノ|物|一番|イチバン|他|好キ|食ベタ|欲シ/u,
  ko: /뭐|뭘|어떤|어느|있|메뉴|거|것|걸|음식|가장|제일|다른|좋아|싶/u,
  ar: / (?:شي|شيء|حاجه|شو|ايش|وش|ايه|ما|في|عندكم|طبق|اطباق|اكثر|اقل|غير\p{L}*|ابي|ابغى|اريد|بدي|احب) /u,
};
