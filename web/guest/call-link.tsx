import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { phoneNumbers } from './phone-numbers.ts';

/** A phone number as its owner wrote it, with a link for each number in it that can be called. */
export function CallLink({ phone, words }: { phone: string; words: GuestWords }) {
  const callNumbers = phoneNumbers(phone);
  const [only] = callNumbers;
  if (only?.text === phone.trim()) return <CallOne {...only} words={words} />;
  return (
    <>
      <p dir="auto">{phone}</p>
      {callNumbers.map((number) => (
        <CallOne key={number.digits} {...number} words={words} />
      ))}
    </>
  );
}

function CallOne({ text, digits, words }: { text: string; digits: string; words: GuestWords }) {
  return (
    <a className="call" href={`tel:${digits}`}>
      {interpolate(words.call, { phone: leftToRight(text) })}
    </a>
  );
}

// The isolate of Unicode UAX #9: digits keep their order within a text that is read from the right.
const leftToRight = (text: string): string => `\u2066${text}\u2069`;
