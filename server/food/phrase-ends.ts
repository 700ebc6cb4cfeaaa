/**
 * Abbreviations whose full stop ends nothing: "St. Peter's fish", "Dr. Pepper". Single letters are others: "U.S. beef".
 */
const ABBREVIATION = '(?<!\\p{L})(?:\\p{L}|st|ste|sta|sto|hl|dr|mr|mrs|ms|sr|sra|nr|bzw|ca|incl|inkl|vs)';

/** Marks of lists and sentences in all scripts; quotes, hyphens, apostrophes and "&" are within phrases. */
const MARKS =
  '[;；؛、，،。۔!！?？¡¿؟()（）[\\]{}【】〔〕〈〉《》「」『』|¦\\\\／+＋•‣●○▪■◆◦∙·・‧…→\\u2014\\u2015\\n\\r\\t]';
/** Those that are also within numbers: "1,5 l", "18:30", "1/2". */
const MARKS_OF_NUMBERS = '(?<!\\p{N})[,:/：]|[,:/：](?!\\p{N})';
/** A number may follow: "No. 7". */
const FULL_STOP = `(?<!${ABBREVIATION})\\.(?!\\s*\\p{N})`;
/** "Oysters - mushrooms", but "oyster-mushroom", "Austern- und Pilzsuppe" and "Mon–Sat". */
const DASH = '(?<=\\s)[-‐‑‒–](?!\\p{N})|[‒–](?=\\s)';

const PHRASE_END = new RegExp(`${MARKS}|${MARKS_OF_NUMBERS}|${FULL_STOP}|${DASH}|\\p{Emoji_Presentation}`, 'iu');

/**
 * The stretches of a text across whose ends no expression goes: "oyster, mushroom" is no oyster mushroom. Only marks
 * are between them: the stretches have all of the words.
 */
export const stretchesOf = (text: string): string[] => text.split(PHRASE_END);

/** "And" as a sign, which no word is joined across; "M&M" is a word. */
export const AND_SIGN = /(?<![\p{L}\p{N}])&|&(?![\p{L}\p{N}])|(?<=\p{L}{2})&(?=\p{L}{2})|＆/gu;
