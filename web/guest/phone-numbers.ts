/** ITU-T E.164; and the shortest that a house on its own may have. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 3;
/** Among other words a shorter one is an extension or an hour. */
const MIN_DIGITS_AMONG_WORDS = 6;

const PHONE_NUMBER = /\+?\(?\d(?:[\d().\u00a0\u202f \u2010-\u2013-]*\d)?/g;

/** The numbers in a text, each as it is written and as a phone dials it: "514 555 0142 / 0143" has one that can be called. */
export function phoneNumbers(text: string): { text: string; digits: string }[] {
  const phoneTexts = Array.from(text.matchAll(PHONE_NUMBER), ([printedNumber]) => ({
    text: printedNumber,
    digits: printedNumber.replace(/\(0\)/, '').replace(/[^\d+]/g, ''),
  }));
  const isAlone = phoneTexts.length === 1 && phoneTexts[0]?.text === text.trim();
  return phoneTexts.filter(({ digits }) => {
    const { length } = digits.replace('+', '');
    return length <= MAX_DIGITS && length >= (isAlone ? MIN_DIGITS : MIN_DIGITS_AMONG_WORDS);
  });
}
