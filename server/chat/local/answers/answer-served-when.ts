import { answerContact } from './answer-house.ts';
import { described } from './describe-dish.ts';
import { sectionTimes } from './section-times.ts';
import { answer, type LocalAnswer, lineOf, type Teller } from './teller.ts';

/**
 * "Can I have the roast beef on a weekday?": what the menu says of the dish, where "Sundays only" may be, and when the
 * house is open; or of the part of the menu that is asked for: "until when is breakfast?". Undefined if neither is named.
 */
export function answerServedWhen(teller: Teller): LocalAnswer | undefined {
  const { matches, words } = teller;
  const times = sectionTimes(teller);
  if (times.length > 0) return answer('contact', [...times, ...answerContact(teller, 'hours').lines]);
  const namedDish = matches.named;
  if (!namedDish) return undefined;
  const hours = answerContact(teller, 'hours');
  const lines = [words.list_found, `• ${lineOf(teller, namedDish)}`, ...described(teller, namedDish), ...hours.lines];
  return answer('dish', lines, [namedDish], hours.is_answered ? undefined : { about: namedDish });
}
