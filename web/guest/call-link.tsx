import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';

/** A phone number as its owner wrote it; a link that calls it if it contains digits. */
export function CallLink({ phone, words }: { phone: string; words: GuestWords }) {
  const digits = phone.replace(/[^\d+]/g, '');
  if (digits.length < 3) return <p>{phone}</p>;
  return (
    <a className="call" href={`tel:${digits}`}>
      {interpolate(words.call, { phone: leftToRight(phone) })}
    </a>
  );
}

// The isolate of Unicode UAX #9: digits keep their order within a text that is read from the right.
const leftToRight = (text: string): string => `\u2066${text}\u2069`;
