import type { MenuLocale } from '../../../../shared/locales.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { type Meant, NOTHING } from './meant.ts';

/**
 * "Which dishes have it?" behind "I hate coriander": a food left out is asked for again, with the dishes whose
 * words name it. A list without them would offer them.
 * @param before The message before it.
 */
export function askedWhichHaveIt({ message, matches }: Meant, before: GuestMessage | undefined): Meant | undefined {
  const { intent, wished, avoided, excluded, locale, folded_text } = message;
  if (!before || before.excluded.length === 0 || !OF_CONTENTS.has(intent)) return undefined;
  const hasNamedFood = wished.some(({ concept }) => isEdible(concept) && concept !== 'dish');
  if (hasNamedFood || matches.named || avoided.length + excluded.length > 0) return undefined;
  return WHICH_HAVE_IT[locale].test(folded_text)
    ? { message: { ...message, intent: 'exclude' }, matches: NOTHING }
    : undefined;
}

const OF_CONTENTS: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'ingredients', 'explain', 'eat']);

/** Folded as messages are. */
const WHICH_HAVE_IT: Record<MenuLocale, RegExp> = {
  en: / (?:which|what)(?: \p{L}+){0,3} (?:has|have|contains?|got|comes? with) (?:it|that|them|those|any|some)(?: in(?: it| them)?)? | (?:which|what)(?: \p{L}+){0,2} (?:is|s|are) (?:it|that|they) in | where is (?:it|that) in /u,
  fr: / (?:quels?|quelles?|lesquels|lesquelles)(?: \p{L}+){0,2} en (?:contien\p{L}*|ont|a) | en a (?:t il )?dans (?:quels?|quelles?|lesquels|lesquelles) | dans (?:quels?|quelles?|lesquels|lesquelles)(?: \p{L}+){0,2} (?:y )?en (?:a|trouve|met\p{L}*) /u,
  es: / (?:que|cuales|cual)(?: \p{L}+){0,2} l[oa]s? (?:llevan?|tienen?|contienen?) | en (?:que|cuales)(?: \p{L}+)? (?:esta|hay|viene|lo hay|lo llevan?) /u,
  de: / (?:welche[nrms]?|was)(?: \p{L}+){0,2} (?:ist|sind|hat|haben|enthalt|enthalten) (?:er|es|sie|das|den|die|so ?was|welche[nrs]?) | wo (?:ist|sind) (?:er|es|sie|das|der|die)(?: \p{L}+)? (?:drin|drinnen|dabei|enthalten) /u,
  it: / (?:quali|quale)(?: \p{L}+){0,2} (?:c e|ci sono|ce n e|ce l (?:ha|hanno)|l[oaie] (?:contengono|contiene|hanno)|ne (?:contengono|contiene|hanno)) | dove (?:c e|si trova|lo mettete|la mettete) /u,
  pt: / (?:quais|que|qual)(?: \p{L}+){0,2} (?:tem|levam?|contem|ha) (?:isso|disso|isto|disto|ele|ela|esse|essa) | em (?:quais|que)(?: \p{L}+)? (?:tem|ha|esta|vem|leva) | onde (?:e que )?(?:tem|ha|esta) (?:isso|isto|ele|ela) /u,
  zh: /(?:哪些|哪个|哪道|哪几[个道]|什么)(?:菜|东西)?(?:里面?|中)?(?:会|是)?(?:有|含|放|加)了?(?:它|这个|这种|这东西|这些)?[吗呢啊的]?[\s\p{P}]*$/u,
  ja: /(?:ドレ|ドノ\p{L}{1,4}|何)[ニガ]?(?:入ッテ|使ッテ|使ワレ|含マレ)/u,
  ko: /(?:어떤|어느|무슨|어디).{0,8}(?:들어|있)/u,
  ar: / (?:اي|ايش|شو|وش|ايه|ما)(?: \p{L}+){1,3} (?:فيه|فيها|فيهم|يحتوي\p{L}*|تحتوي\p{L}*) | (?:في|ب) (?:اي|ايش|شو) (?:\p{L}+ )?(?:طبق|اطباق|الاطباق|اكل\p{L}*|موجود\p{L}*|يوجد) /u,
};
