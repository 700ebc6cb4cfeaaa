import { arabicStems } from './concepts-in.ts';
import { withoutAccents } from './fold-words.ts';

/**
 * How a word sounds, by its consonants in a few classes: guests write a dish's name as they hear it, in the letters of
 * their own language ("カルボナーラ", "까르보나라" and "كاربونارا" for "Carbonara"). Vowels don't count: the scripts differ most
 * in them.
 *
 * The classes: P (p b f v), K (k g q), T (t d th), S (s z j sh ch ts), R (r l), M, N.
 */

/** Words with fewer consonants sound like too many others. */
const MIN_CONSONANTS = 3;
/** Spellings that are read in two ways make at most this number of keys. */
const MAX_KEYS = 8;

/** Runs of letters of one script, which are compared as words. Hiragana behind a character is its ending: "食べられません". */
const RUNS =
  /[\p{Script=Katakana}ー]+|(?<![\p{Script=Han}\p{Script=Hiragana}ー])[\p{Script=Hiragana}ー]+|\p{Script=Hangul}+|\p{Script=Arabic}+|[\p{Script=Latin}\p{M}]+/gu;

/** What Korean joins to a noun, of one or two syllables. */
const KOREAN_ENDINGS = /(?:에서|으로|이랑|하고|까지|부터|한테|예요|이요|은|는|이|가|을|를|의|에|로|와|과|도|만|랑|요)$/;

/** What follows a noun in hiragana. */
const BEHIND_HIRAGANA = /は|が|を|に|の|も|って|ください|あり|ある|とか/;

export type SpokenWord = { word: string; keys: readonly string[] };

/** The words of a text that can be compared by their sound. */
export function spokenWordsOf(text: string): SpokenWord[] {
  return Array.from(text.matchAll(RUNS), ([word]) => ({ word, keys: keysOf(word) })).filter(
    ({ keys }) => keys.length > 0,
  );
}

function keysOf(word: string): string[] {
  const spellings = /\p{Script=Hangul}/u.test(word)
    ? [word, word.replace(KOREAN_ENDINGS, '')]
    : /\p{Script=Arabic}/u.test(word)
      ? arabicStems(word)
      : [word, word.split(BEHIND_HIRAGANA, 1)[0] ?? word];
  const keys = spellings.flatMap((spelling) => soundsOf(spelling));
  return [...new Set(keys.map(withoutRepeats))].filter((key) => key.length >= MIN_CONSONANTS);
}

function soundsOf(word: string): string[] {
  if (/[\p{Script=Katakana}\p{Script=Hiragana}]/u.test(word)) return [kanaSounds(word)];
  if (/\p{Script=Hangul}/u.test(word)) return [hangulSounds(word)];
  // The feminine ending is hardly heard: "محمرة" is "muhammara".
  if (/\p{Script=Arabic}/u.test(word))
    return [word, word.replace(/ة$/u, '')].map((spelling) => letterSounds(spelling.replaceAll('تش', 'ش'), ARABIC));
  return latinSounds(withoutAccents(word.toLowerCase().replaceAll('ß', 'ss').replaceAll('ç', 's')));
}

/** A vowel between two equal consonants keeps both: "banana". Marks of vowels are dropped at the end. */
const withoutRepeats = (sounds: string): string => sounds.replace(/([PKTSRMN])\1+/g, '$1').replaceAll('.', '');

const letterSounds = (word: string, classes: Readonly<Record<string, string>>): string =>
  Array.from(word, (letter) => classes[letter] ?? '.').join('');

const ARABIC: Record<string, string> = {
  ...classed('P', 'بپفڤ'),
  ...classed('K', 'كقغخگ'),
  ...classed('T', 'تطدضثذظة'),
  ...classed('S', 'سصزشجچ'),
  ...classed('R', 'رل'),
  ...classed('M', 'م'),
  ...classed('N', 'ن'),
};

function classed(sound: string, letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, sound]));
}

const KANA: Record<string, string> = {
  ...classed('K', 'カキクケコガギグゲゴ'),
  ...classed('S', 'サシスセソザジズゼゾチツヂヅ'),
  ...classed('T', 'タテトダデド'),
  ...classed('N', 'ナニヌネノン'),
  ...classed('P', 'フバビブベボパピプペポヴ'),
  ...classed('M', 'マミムメモ'),
  ...classed('R', 'ラリルレロ'),
  // Lengthened vowels and doubled consonants are no sounds of their own.
  ...classed('', 'ーッ'),
};

function kanaSounds(word: string): string {
  const katakana = word.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));
  return letterSounds(katakana, KANA);
}

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const MEDIALS = 21;
const FINALS = 28;
/** In the order in which Unicode composes syllables. */
const INITIALS = 'KKNTTRMPPSS.SSSKTP.';
const FINAL_SOUNDS = [
  '',
  'K',
  'K',
  'KS',
  'N',
  'NS',
  'N',
  'T',
  'R',
  'RK',
  'RM',
  'RP',
  'RS',
  'RT',
  'RP',
  'R',
  'M',
  'P',
  'PS',
  'T',
  'T',
  'N',
  'T',
  'T',
  'K',
  'T',
  'P',
  '',
];

/** Composed syllables by their initial and final consonants. */
function hangulSounds(word: string): string {
  return Array.from(word, (syllable) => {
    const code = syllable.codePointAt(0) ?? 0;
    if (code < HANGUL_FIRST || code > HANGUL_LAST) return '';
    const syllableIndex = code - HANGUL_FIRST;
    return `${INITIALS[Math.floor(syllableIndex / (MEDIALS * FINALS))] ?? ''}.${FINAL_SOUNDS[syllableIndex % FINALS] ?? ''}`;
  }).join('');
}

/** Spellings of several letters or with two readings, the longest first. */
const LATIN: readonly [spelling: RegExp, sounds: readonly string[]][] = [
  [/^sch/, ['S', 'SK']],
  [/^tsch/, ['S']],
  [/^(?:tch|sh|tz|ts|zz|ss)/, ['S']],
  [/^ch/, ['S', 'K']],
  [/^(?:ph|ff|pp|bb|bh)/, ['P']],
  [/^th/, ['T', 'S']],
  [/^(?:gh|qu|ck|kh|cc(?![eiy])|kk|gg(?![eiy]))/, ['K']],
  [/^(?:gn|nh|nn|ng)/, ['N', 'NK']],
  [/^gli/, ['R']],
  [/^ll/, ['R', '.']],
  [/^[cg]+(?=[eiy])/, ['S', 'K']],
  [/^[ckgq]/, ['K']],
  [/^x/, ['KS', 'S']],
  [/^j/, ['S', '.']],
  [/^[sz]/, ['S']],
  [/^[td]+/, ['T']],
  [/^[pbfv]/, ['P']],
  [/^w/, ['P', '.']],
  [/^[rl]+/, ['R']],
  [/^m+/, ['M']],
  [/^n/, ['N']],
];

function latinSounds(word: string): string[] {
  let soundKeys = [''];
  for (let letterIndex = 0; letterIndex < word.length; ) {
    const restLetters = word.slice(letterIndex);
    const rule = LATIN.find(([spelling]) => spelling.test(restLetters));
    const length = rule ? (rule[0].exec(restLetters)?.[0].length ?? 1) : 1;
    const sounds = rule?.[1] ?? ['.'];
    soundKeys = soundKeys.flatMap((before) => sounds.map((sound) => before + sound)).slice(0, MAX_KEYS);
    letterIndex += length;
  }
  return soundKeys;
}
