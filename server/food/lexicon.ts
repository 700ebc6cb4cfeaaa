import type { MenuLocale } from '../../shared/locales.ts';
import { type Concept, parseConcept, type Wording } from './concept.ts';
import { LEXICON_LINES } from './lexicon/all-lines.ts';
import { looseForms, looseKey } from './loose-spelling.ts';
import { asSimplified } from './traditional-characters.ts';
import { splitWords } from './words.ts';

/** A concept that some words of a text name. */
export type Meaning = { concept: Concept; is_plural: boolean };

export type Lexicon = {
  concepts: readonly Concept[];
  /** The meanings of these folded words in a language: exact spellings, else those that `looseKey` doesn't tell apart. */
  meanings(locale: MenuLocale, words: string): readonly Meaning[];
  /** The maximum number of words of one expression in a language. */
  longest(locale: MenuLocale): number;
};

type Index = { exact: Map<string, Meaning[]>; loose: Map<string, Meaning[]>; longest: number };

/** @throws if a line is malformed. */
export function makeLexicon(lines: readonly string[]): Lexicon {
  const concepts = lines.map(parseConcept);
  // Each language's index is built on first use.
  const indexes = new Map<MenuLocale, Index>();
  const indexOf = (locale: MenuLocale): Index => {
    const localeIndex = indexes.get(locale) ?? makeIndex(concepts, locale);
    indexes.set(locale, localeIndex);
    return localeIndex;
  };
  return {
    concepts,
    meanings: (locale, words) => {
      const { exact, loose } = indexOf(locale);
      const key = keyOf(locale, words);
      return exact.get(key) ?? loose.get(looseKey(locale, key)) ?? [];
    },
    longest: (locale) => indexOf(locale).longest,
  };
}

let builtLexicon: Lexicon | undefined;
/** This program's lexicon, created on first use. */
export function ownLexicon(): Lexicon {
  builtLexicon ??= makeLexicon(LEXICON_LINES);
  return builtLexicon;
}

/** Japanese parts foreign words by dots, which are no part of them: "フルール・ド・セル". */
const keyOf = (locale: MenuLocale, words: string): string => (locale === 'ja' ? words.replace(/[・＆&]/g, '') : words);

function makeIndex(concepts: readonly Concept[], locale: MenuLocale): Index {
  const index: Index = { exact: new Map(), loose: new Map(), longest: 1 };
  const addTo = (meanings: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
    const knownMeanings = meanings.get(key) ?? [];
    if (!knownMeanings.some(({ concept }) => concept === meaning.concept))
      meanings.set(key, [...knownMeanings, meaning]);
  };
  const add = (form: string, meaning: Meaning) => {
    const words = splitWords(form);
    if (words.length === 0) return;
    const key = keyOf(locale, words.join(' '));
    addTo(index.exact, locale === 'zh' ? asSimplified(key) : key, meaning);
    const withSign = withAndSign(locale, key);
    if (withSign !== key) addTo(index.loose, looseKey(locale, withSign), meaning);
    for (const other of looseForms(locale, key)) addTo(index.loose, looseKey(locale, other), meaning);
    index.longest = Math.max(index.longest, words.length);
  };
  const addPlural = (form: string, concept: Concept) => {
    const plural = regularPlural(form, locale);
    const key = plural === undefined ? '' : splitWords(plural).join(' ');
    if (key !== '') addTo(index.loose, looseKey(locale, key), { concept, is_plural: true });
  };
  for (const concept of concepts) {
    const wording = concept.words[locale];
    for (const [place, forms] of [wording.forms, ...wording.synonyms].entries())
      for (const [at, form] of forms.entries())
        for (const spelled of spellings(form, concept, locale))
          add(spelled, {
            concept,
            is_plural: isPlural(concept, wording, { form, at, is_synonym: place > 0, forms }, locale),
          });
    const [only = ''] = wording.forms;
    const hasOneForm = concept.class === 'noun' && wording.forms.length === 1 && !wording.has_plural_only;
    if (hasOneForm) addPlural(only, concept);
  }
  return index;
}

/** The word for "and", where it is written alone. */
export const AND_WORDS: Partial<Record<MenuLocale, string>> = {
  en: 'and',
  fr: 'et',
  es: 'y',
  de: 'und',
  it: 'e',
  pt: 'e',
};

/** "Bangers & mash" is the lexicon's "bangers and mash". */
const withAndSign = (locale: MenuLocale, key: string): string =>
  AND_WORDS[locale] ? key.replaceAll(` ${AND_WORDS[locale]} `, ' & ') : key;

/** How many letters a word has at least whose regular plural is recognised. */
const MIN_PLURAL_LETTERS = 4;

/** The regular plural of a noun of one word that the lexicon lists in the singular: "curries", "ceviches", "polente". */
function regularPlural(form: string, locale: MenuLocale): string | undefined {
  if (form.length < MIN_PLURAL_LETTERS || !/^\p{L}+$/u.test(form)) return undefined;
  switch (locale) {
    case 'en':
      return /[^aeiou]y$/.test(form) ? `${form.slice(0, -1)}ies` : `${form}s`;
    case 'fr':
      return /[sxz]$/.test(form) ? undefined : `${form}s`;
    case 'es':
      return /[aeiouáéíóú]$/.test(form) ? `${form}s` : undefined;
    case 'it':
      if (form.endsWith('a')) return `${form.slice(0, -1)}e`;
      return /[oe]$/.test(form) ? `${form.slice(0, -1)}i` : undefined;
    default:
      return undefined;
  }
}

// Languages whose plural mostly ends in s or x: a synonym with one form that ends so is a plural.
const PLURAL_BY_S: readonly MenuLocale[] = ['en', 'fr', 'es', 'pt'];

function isPlural(
  { class: kind }: Concept,
  wording: Wording,
  spelling: { form: string; at: number; is_synonym: boolean; forms: readonly string[] },
  locale: MenuLocale,
): boolean {
  if (kind === 'adjective') return false;
  if (wording.has_plural_only || spelling.at > 0) return true;
  const isGivenOnce = spelling.is_synonym && spelling.forms.length === 1 && wording.forms.length > 1;
  // English ends with the counted word; the Romance languages begin with it: "assiette de fromages".
  const words = spelling.form.split(' ');
  const countedWord = (locale === 'en' ? words.at(-1) : words[0]) ?? '';
  if (!isGivenOnce) return false;
  if (PLURAL_BY_S.includes(locale)) return /[^s][sx]$/.test(countedWord);
  return (locale === 'it' || locale === 'de') && hasPluralEnding(spelling.form, wording.forms, locale);
}

/** "Fagioli bianchi" beside "fagiolo cannellino/fagioli cannellini": it ends as the plural does, and not as the singular. */
function hasPluralEnding(form: string, [singular = '', plural = '']: readonly string[], locale: 'it' | 'de'): boolean {
  const [place, length] = locale === 'it' ? [0, 1] : [-1, MIN_GERMAN_ENDING];
  const [ending, singularEnding, pluralEnding] = [form, singular, plural].map((words) =>
    (words.split(' ').at(place) ?? '').slice(-length),
  );
  return ending === pluralEnding && ending !== singularEnding;
}

/** "Bohnen" and "Cannellinibohnen". */
const MIN_GERMAN_ENDING = 4;

/** "pochiertes Ei": a German name that begins with an adjective. */
const INFLECTED_NAME = /^(\p{Ll}{3,}?)(?:er|es|e)(?= \p{Lu}\p{L}+$)/u;

/** A German adjective's stem with each of its endings, also within a name: "mit pochiertem Ei". */
function spellings(form: string, { class: kind }: Concept, locale: MenuLocale): string[] {
  if (locale !== 'de') return [form];
  if (kind === 'noun' && INFLECTED_NAME.test(form))
    return [form, ...['em', 'en', 'er'].map((ending) => form.replace(INFLECTED_NAME, `$1${ending}`))];
  if (kind !== 'adjective') return [form];
  return [form, ...['e', 'er', 'es', 'en', 'em'].map((ending) => form + ending)];
}
