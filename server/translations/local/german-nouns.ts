import type { Concept, Gender } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Noun } from './menu-phrase.ts';
import { isPluralIn, type NounCase, nounForm, spaced } from './noun-forms.ts';

const ENDINGS: Record<NounCase, Record<Gender | 'plural', string>> = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', plural: 'en' },
};

export function writeGerman(head: Noun, qualifiers: readonly Noun[], nounCase: NounCase): string {
  const compoundNouns = qualifiers.filter((noun) => !isDescribed(noun) && noun.concept.class !== 'name');
  const namingNouns = qualifiers.filter((noun) => noun.adjectives.length === 0 && noun.concept.class === 'name');
  // A compound has no place for an adjective of its first part: "Sandwich mit gegrilltem Hähnchen".
  const described = qualifiers.filter(isDescribed);
  const compound = compoundNouns.reduceRight((word, noun) => compoundOf(noun, word), germanForm(head, nounCase));
  const named_compound = namingNouns.reduceRight(nameBefore, compound);
  const { before, behind, joining } = germanAdjectives(head, nounCase);
  return spaced([
    ...before,
    joining.reduceRight((word, first) => afterAdjectives(word, (last) => joinedTo(last, first)), named_compound),
    ...behind,
    ...described.map((noun) => `${isSelection(head) ? 'an' : 'mit'} ${writeGerman(noun, [], 'dative')}`),
  ]);
}

/** "Auswahl an regionalen Käsen". */
const isSelection = ({ concept }: Noun): boolean => concept.words.en.forms[0] === 'selection';

/** Whether a noun has adjectives, also within its name: "heiße Schokolade". */
export const isDescribed = ({ adjectives, concept: { class: kind, words } }: Noun): boolean =>
  adjectives.length > 0 ||
  (kind === 'noun' &&
    words.de.modifier === null &&
    /^(?:\p{Ll}{3,}e[rs]?|zwei|drei|vier|fünf) \p{Lu}/u.test(words.de.forms[0] ?? ''));

/** "grüne Paprika", "weich gekochtes Ei": adjectives that are part of a noun's name. */
const LEADING_WORDS = /^(?:\p{Ll}{3,20} ){1,3}(?=\p{Lu})/u;
const ADJECTIVE_ENDING = /(?<=\p{Ll}{3})(?:er|es|e)(?= )/gu;

const withEnding = (form: string, ending: string): string =>
  form.startsWith('ohne ') ? form : form.replace(LEADING_WORDS, (words) => words.replace(ADJECTIVE_ENDING, ending));

function germanForm(noun: Noun, nounCase: NounCase): string {
  const listedForm = nounForm('de', noun);
  const ending = ENDINGS.dative[isPluralIn('de', noun) ? 'plural' : noun.concept.words.de.gender];
  const form = nounCase === 'dative' ? withEnding(listedForm, ending) : listedForm;
  // The dative plural of nouns that don't end in n or s: "mit Äpfeln".
  const isNounBehindAdjectives = /^(?:\p{Ll}{3,}en ){1,2}\p{Lu}\p{Ll}+e$/u.test(form);
  const needsEnding =
    nounCase === 'dative' &&
    isPluralIn('de', noun) &&
    /[^nsaio]$/.test(form) &&
    (!form.includes(' ') || isNounBehindAdjectives);
  if (needsEnding) return `${form}n`;
  // "Mit Spiegeleiern auf Pommes".
  if (nounCase === 'dative' && isPluralIn('de', noun))
    return form.replace(/^(\p{Lu}\p{Ll}+[^nsaio])(?= (?:auf|mit|in|aus|an|nach|ohne|vom) )/u, '$1n');
  return form;
}

type Adjectives = { before: string[]; behind: string[]; joining: string[] };

/** Before the noun and behind it; "!Haus-" is the first part of a compound: "Haussalat". */
function germanAdjectives({ adjectives, concept, ...noun }: Noun, nounCase: NounCase): Adjectives {
  const { gender } = concept.words.de;
  const ending = ENDINGS[nounCase][isPluralIn('de', { adjectives, concept, ...noun }) ? 'plural' : gender];
  const before: string[] = [];
  const behind: string[] = [];
  const joining: string[] = [];
  for (const adjective of adjectives) {
    const { forms, mark } = adjective.words.de;
    const stem = isFriedMeat(adjective, concept) ? 'gebraten' : (forms[0] ?? '');
    if (mark === '+') behind.push(stem);
    else if (stem.endsWith('-')) joining.push(stem);
    else before.push(mark === '!' ? stem : inflected(stem, ending));
  }
  return { before, behind, joining };
}

/** Vegetables are "geröstet", meat and fish that are roasted are not. */
const isFriedMeat = (adjective: Concept, concept: Concept): boolean =>
  adjective.words.en.forms[0] === 'roasted' &&
  ['meat', 'seafood', 'cut'].some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind));

/** "rosé" and "dunkel" with an ending: "e" is not doubled, and the one before l is dropped. */
function inflected(stem: string, ending: string): string {
  const base = stem.replace(/e(?=l$)/, '');
  return base.endsWith('e') ? base.slice(0, -1) + ending : base + ending;
}

/** "Tomaten-" before "Soße" → "Tomatensoße"; a phrase of several words is joined by its hyphen. */
const compoundOf = (noun: Noun, writtenNoun: string): string =>
  afterAdjectives(writtenNoun, (word) => compoundWord(noun, word));

/** "Dünne Apfeltarte", "gegrilltes Kinder-Käsesandwich": an adjective of the name precedes the compound. */
function afterAdjectives(writtenNoun: string, join: (word: string) => string): string {
  const [, leading = '', word = ''] = /^((?:\p{Ll}+ )*)(.+)$/u.exec(writtenNoun) ?? [];
  return leading + join(word);
}

function compoundWord(noun: Noun, word: string): string {
  const { modifier, gender } = noun.concept.words.de;
  const [form = '', plural = ''] = noun.concept.words.de.forms;
  // "Rindersehne" begins a compound as "Rindersehnen-".
  if (modifier === null && gender === 'f' && /^\p{L}+e$/u.test(form) && plural === `${form}n`)
    return joinedTo(word, `${plural}-`);
  const first = modifier ?? `${form}-`;
  if (!first.endsWith('-')) return `${word} ${first}`;
  return modifier === null ? hyphenated(first) + word : joinedTo(word, first);
}

/** "Chicken Tikka-Wrap": all words of a compound are joined, if they are nouns. */
const hyphenated = (words: string): string =>
  /^\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+)+-?$/u.test(words) ? words.replaceAll(' ', '-') : words;

/** "Avocado-Lachsreisschale": nobody reads a longer word at a glance. */
const MAX_COMPOUND_LETTERS = 24;

function joinedTo(word: string, first: string): string {
  const isOneWord =
    /^\p{Lu}[\p{Ll}]+$/u.test(word) &&
    !first.slice(0, -1).includes('-') &&
    first.length + word.length <= MAX_COMPOUND_LETTERS;
  return isOneWord ? first.slice(0, -1) + word.charAt(0).toLowerCase() + word.slice(1) : first + hyphenated(word);
}

function nameBefore(word: string, noun: Noun): string {
  const { modifier, forms } = noun.concept.words.de;
  if (modifier === null) return `${word} ${forms[0] ?? ''}`;
  return modifier.endsWith('-') ? modifier + word : `${word} ${modifier}`;
}
