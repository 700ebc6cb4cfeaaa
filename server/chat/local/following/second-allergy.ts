import type { MenuLocale } from '../../../../shared/locales.ts';
import { choicesOf } from '../reading/avoided-food.ts';
import { CLAUSE_ENDS } from '../reading/clauses.ts';
import { directNames } from '../reading/concern-reading.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isOrdering } from '../words/billing.ts';
import { foldMessage } from '../words/phrases.ts';

/**
 * "And I to molluscs, what can we share?" behind "my husband is allergic to celery": the other's allergy, without the word.
 * @param before The messages before it, the oldest first.
 */
export function withSecondAllergy(message: GuestMessage, before: readonly GuestMessage[]): GuestMessage {
  const { locale, text } = message;
  if (!before.some(({ avoided }) => avoided.length > 0)) return message;
  const clauses = text.split(CLAUSE_ENDS).map((clause) => foldMessage(locale, clause));
  const names = clauses
    // "저는 홍합 주세요" orders mussels.
    .filter((clause) => OTHERS[locale].test(clause) && !isOrdering(locale, clause))
    .flatMap((clause) => directNames(locale, clause, false));
  if (names.length === 0) return message;
  const allChoices = [...new Set([...message.avoided, ...choicesOf(names)])];
  return { ...message, avoided: allChoices, intent: 'allergens', is_statement: true, wished: [] };
}

/** Who else, and the word that joins what they are allergic to. Folded as messages are. */
const OTHERS: Record<MenuLocale, RegExp> = {
  en: /^ (?:(?:and|but|oh|plus) ){0,2}(?:i m|i am|im|i|me|mine(?: s| is)?|(?:he|she)(?: s| is)?|(?:my|our|the) \p{L}+(?: s| is)?) (?:to|against) /u,
  fr: /^ (?:(?:et|mais|oh) ){0,2}(?:moi|lui|elle|(?:mon|ma|mes|notre|le|la) \p{L}+)(?: c est| je suis| est)? (?:aux?|a la|a l) /u,
  es: /^ (?:(?:y|pero|ah) ){0,2}(?:yo|el|ella|(?:mi|nuestr[oa]) \p{L}+)(?: soy| es)? (?:a|al|a la|a los|a las) /u,
  de: /^ (?:(?:und|aber|ach) ){0,2}(?:ich|er|sie|(?:mein\p{L}*|unser\p{L}*) \p{L}+)(?: bin| ist)? (?:gegen|auf) /u,
  it: /^ (?:(?:e|ma|ah) ){0,2}(?:io|lui|lei|(?:mi[oa]|il mio|la mia) \p{L}+)(?: sono| e)? (?:a|al|allo|alla|all|ai|agli|alle) /u,
  pt: /^ (?:(?:e|mas|ah) ){0,2}(?:eu|ele|ela|(?:(?:o|a) )?(?:meu|minha) \p{L}+)(?: sou| e)? (?:a|ao|aos|as) /u,
  zh: /^(?:而|还有|那|但)?(?:我|他|她|我?(?:老公|老婆|太太|先生|丈夫|妻子|孩子|儿子|女儿|朋友|女朋友|男朋友))(?:则|是)?对/u,
  ja: /^(?:デ|アト|ソシテ)?(?:私|僕|俺|夫|妻|主人|彼|彼女|息子|娘|子供|友達)[ハモ].{1,12}(?:デス|ナンデス|ダメ|NG)/u,
  ko: /^(?:그리고 ?)?(?:저|나|전|제가|남편|아내|와이프|아들|딸|아이|친구|남자친구|여자친구)(?:는|은|도)? ?/u,
  ar: /^ و?(?:انا|هو|هي|زوجي|زوجتي|مرتي|جوزي|ابني|بنتي|صديقي|صديقتي|اخي|اختي) (?:من|ضد|عندي من|عنده من|عندها من) /u,
};
