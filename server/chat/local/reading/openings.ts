import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import type { GuestMessage } from './guest-message.ts';

/** The form of a message that goes on from the one before. */

const MAX_BARE_WORDS = 6;
const MAX_BARE_SIGNS = 12;

/** Whether a message goes on from the one before: "and the pie?". */
export function isOpening({ locale, folded_text }: GuestMessage): boolean {
  const start = isReadByCharacters(locale)
    ? folded_text.trim().slice(0, 4)
    : ` ${folded_text.trim().split(' ').slice(0, 3).join(' ')} `;
  const [first = ''] = folded_text.trim().split(' ');
  const pattern = GUEST_LANGUAGES[locale].opening;
  return isReadByCharacters(locale)
    ? hasPhrase(locale, pattern, start) || /呢[？?。]?\s*$|[ハモ][？?]?\s*$|[은는도요]\??\s*$/u.test(folded_text.trim())
    : hasPhrase(locale, pattern, ` ${first} `) ||
        pattern.split(',').some((phrase) => phrase.trim().includes(' ') && hasPhrase(locale, phrase, start));
}

export function isBare({ locale, folded_text }: GuestMessage): boolean {
  return isReadByCharacters(locale)
    ? folded_text.replace(/[\s\p{P}]+/gu, '').length <= MAX_BARE_SIGNS
    : folded_text.trim().split(' ').length <= MAX_BARE_WORDS;
}
