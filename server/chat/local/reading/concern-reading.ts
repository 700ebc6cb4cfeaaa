import type { MenuLocale } from '../../../../shared/locales.ts';
import { type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isCommonWord } from '../words/common-words.ts';
import { ALLERGEN_NAMES, type AllergenName, type GuestLanguage } from '../words/guest-language.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';

/** A message while its clauses are read for what must be avoided, and questions about a clause of it. */

export type ConcernInput = {
  text: string;
  locale: MenuLocale;
  folded_text: string;
  concepts: readonly NamedConcept[];
  /** Whether a word is in a dish's title. */
  isOfTitle: (word: string) => boolean;
  /** Whether the message says that what it leaves out is no allergy. */
  isAllergyDenied: boolean;
};

/** What has been read so far. */
export type ConcernReading = ConcernInput & {
  language: GuestLanguage;
  isByCharacters: boolean;
  /** Guests mix languages that share letters. */
  otherLocales: readonly MenuLocale[];
  asksSafety: boolean;
  avoided: Set<AllergenName>;
  excluded: Set<string>;
  words: Set<string>;
  concerned: Set<NamedConcept>;
  isAllergic: boolean;
  isStatement: boolean;
  asksContents: boolean;
  avoidsRaw: boolean;
  /** Whether the message leaves out what is raw: the food that it names is wished for if it isn't. */
  leavesOutRaw: boolean;
};

export const isInClause = (reading: ConcernReading, clause: string, named: NamedConcept): boolean => {
  const words = wordsOfConcept(reading, named);
  return clause.includes(reading.isByCharacters ? words : ` ${words} `);
};

/** Words between the names of a bare list: "fish or shrimp and". */
const MAX_LINKS = 3;
const MAX_LINK_LETTERS = 3;
const LONGER_LINKS: ReadonlySet<string> = new Set([
  ...['oder', 'noch', 'sowie', 'weder', 'other', 'another', 'autre', 'andere', 'anderer'],
  ...['otro', 'otra', 'altro', 'altra', 'outro', 'outra', 'mine', 'also', 'aussi', 'anche', 'tambien', 'tambem'],
]);
const MAX_SHORT_SIGNS = 6;
const MAX_SHORT_WORDS = 2;

/** "Mushrooms neither", "and octopus too": joins food to what was named before. Folded as messages are. */
const TOO =
  / (?:also|too|as well|either|neither|(?:is|are) (?:an? )?(?:no|out|off)(?: as well| too)?|aussi|non plus|egalement|tambien|tampoco|auch(?: nicht)?|ebenfalls|genauso|anche|nemmeno|neanche|neppure|pure|tambem(?: nao)?|كمان|ايضا|برضو|برضه) (?:(?:as well|too|not|nicht|nao|no|non|لا) )?|也(?:是|一样|不可以吃?|不行|不能吃?|不吃)?|同样|还有|以及|モ(?:ダメ|同ジ|苦手)?|[도](?:요|안돼요)?(?=\s|$)/gu;

/** "Mussels, crabs etc.": what ends a list and names nothing. In any language; folded as messages are. */
const AND_SO_ON =
  / (?:etc|etcetera|et cetera|ecc|eccetera|usw|und so weiter|and so on|and the like|things like that|und so|u s w|y demas|y eso|e cosi via|e tal|e afins|الخ|وغيرها|وغيره|وغيرهم|وهكذا) |(?:等等|之类的?|什么的|ナド|トカ$|등등)/gu;

/** "我对贻贝、虾过敏", "gegen Muscheln, Garnelen bin ich allergisch", "私は卵、魚アレルギーです": what begins a list whose allergy is named at its end. */
const AGAINST =
  /^(?: (?:(?:und|aber|also) )?(?:(?:ich|wir|er|sie|mein\p{L}* \p{L}+) (?:bin|sind|ist|reagiere|reagieren|reagiert) )?(?:(?:sehr|stark|leider) )?(?:gegen|auf) | (?:alle|agli|alla|allo) |(?:私|ワタシ|僕|ボク|俺|オレ|ウチ|子供|コドモ|娘|息子|妻|夫|主人|友達|友人|彼|彼女)[ハガモ]|(?:那|但是?|因为)?(?:我们?|咱们?|俺|他们?|她们?|孩子|宝宝|女儿|儿子|老公|老婆|丈夫|妻子|朋友)?[对對])/u;

export const hasToo = (foldedText: string): boolean => foldedText.search(TOO) >= 0;

/** Whether a clause hardly names anything but these. */
export function isBareList(reading: ConcernReading, clause: string, names: readonly NamedConcept[]): boolean {
  const { locale, language, isByCharacters } = reading;
  if (names.length === 0) return false;
  // "Have you got salmon sushi?" asks for a dish.
  const isOfDish = names.some(({ concept }) => isKindOf(concept, 'prepared food'));
  if (isOfDish && hasPhrase(locale, language.intents.have, clause)) return false;
  const own = names.map((named) => wordsOfConcept(reading, named));
  if (isByCharacters) {
    const rest = clause
      .replace(AGAINST, '')
      .replace(TOO, '')
      .replace(AND_SO_ON, '')
      .replace(/[\s\p{P}吗呢吧かはも요는은]+/gu, '');
    return rest.length <= own.join('').length + 1 && !hasPhrase(locale, language.intents.have, rest);
  }
  const ownWords = new Set(own.flatMap((words) => words.split(' ')));
  const links = clause
    .replace(AGAINST, ' ')
    .replace(TOO, ' ')
    .replace(AND_SO_ON, ' ')
    .trim()
    .split(' ')
    .filter((word) => !ownWords.has(word));
  return (
    links.length <= MAX_LINKS &&
    links.every((word) => LONGER_LINKS.has(word) || (isCommonWord(word, [locale]) && word.length <= MAX_LINK_LETTERS))
  );
}

export const isShort = ({ isByCharacters }: ConcernReading, clause: string): boolean =>
  isByCharacters ? clause.trim().length <= MAX_SHORT_SIGNS : clause.trim().split(' ').length <= MAX_SHORT_WORDS;

/** The words of a concept as they are in a folded text. */
export function wordsOfConcept({ text, locale, isByCharacters }: ConcernReading, { from, to }: NamedConcept): string {
  if (isByCharacters) return foldMessage(locale, text.slice(from, to));
  return foldMessage(locale, wordsOf(text).slice(from, to).join(' ')).trim();
}

/** The allergens that the words of a language's own list name. */
export function directNames(locale: MenuLocale, foldedText: string, withFoods: boolean): AllergenName[] {
  return ALLERGEN_NAMES.filter((name) => {
    const [names = '', foods = ''] = GUEST_LANGUAGES[locale].allergens[name].split(';');
    return hasPhrase(locale, names, foldedText) || (withFoods && hasPhrase(locale, foods, foldedText));
  });
}
