import type { MenuLocale } from '../../shared/locales.ts';
import type { Concept } from './concept.ts';
import { asKatakana, foldArabic, foldWords, withoutAccents } from './fold-words.ts';
import { ancestorsOf, isKindOf, usuallyHas } from './kinds-of-food.ts';
import { AND_WORDS, ownLexicon } from './lexicon.ts';
import { indexNearWords, type NearWords } from './near-words.ts';
import { AND_SIGN, stretchesOf } from './phrase-ends.ts';
import { asSimplified } from './traditional-characters.ts';
import { splitWords } from './words.ts';

/** A run of words, or of characters in languages without spaces, that names a concept. */
export type NamedConcept = { concept: string; from: number; to: number };

/** A concept is named by its English name. */
export const nameOf = ({ words }: Concept): string => words.en.forms[0] ?? '';

export const isConceptOf = (concept: Concept, kind: string): boolean => isKindOf(nameOf(concept), kind);

/** Languages that are searched character by character: without spaces, or with endings joined to the words. */
const BY_CHARACTERS: readonly MenuLocale[] = ['zh', 'ja', 'ko'];

export const isReadByCharacters = (locale: MenuLocale): boolean => BY_CHARACTERS.includes(locale);

/** Folded words without the punctuation between them. */
export const wordsOf = (text: string): string[] =>
  splitWords(text.replace(AND_SIGN, ' ').replace(/[^\p{L}\p{N}\p{M}’'&-]+/gu, ' ')).flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}&]+|(?<![^\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]+$/gu, (marks) =>
      word.startsWith(marks) ? '' : marks === "'" ? marks : '',
    );
    const plain = bare.replace(/'s$/, '');
    return plain === '' ? [] : [plain];
  });

/** "And", "with", "for", "like" and the article are joined to an Arabic word: "بالجبن", "والسمك". */
const ARABIC_PREFIXES = ['و', 'ف', 'ب', 'ل', 'ك', 'ال', 'وال', 'فال', 'بال', 'كال', 'لل', 'ولل', 'وب', 'ول', 'وبال'];
const MIN_ARABIC_STEM = 3;
const IS_ARABIC_AND = /^[وف]/;

/** The word, and the words that remain without what may be joined before it. */
export function arabicStems(word: string): string[] {
  const foldedWord = foldArabic(word);
  return [
    foldedWord,
    ...ARABIC_PREFIXES.filter((prefix) => foldedWord.startsWith(prefix)).flatMap((prefix) =>
      foldedWord.length - prefix.length >= MIN_ARABIC_STEM ? [foldedWord.slice(prefix.length)] : [],
    ),
  ];
}

/** The characters of a text as they are compared in a language that is read by characters; positions stay. */
export const foldCharacters = (text: string, locale?: MenuLocale): string => {
  const foldedText = asKatakana(text.toLowerCase());
  return locale === 'zh' ? asSimplified(foldedText) : foldedText;
};

/** Kinds of dishes whose names list what is in them. */
const NAMED_BY_PARTS = ['dish', 'dessert', 'bakery product'];

/**
 * Whether the name of a food also names another one whose words are in it: a mushroom risotto names mushrooms, soy milk no
 * milk, and a fish cake is no cake.
 */
function isPartNamed(wholeConcept: string, part: string): boolean {
  if (usuallyHas(wholeConcept, part) || ancestorsOf(wholeConcept).size === 1) return true;
  const isIngredient = isKindOf(part, 'animal food') || isKindOf(part, 'plant food');
  return isIngredient && NAMED_BY_PARTS.some((kind) => isKindOf(wholeConcept, kind));
}

type CharacterIndex = { byForm: Map<string, string[]>; longest: number };
const characterIndexes = new Map<MenuLocale, CharacterIndex>();

function characterIndex(locale: MenuLocale): CharacterIndex {
  const cachedIndex = characterIndexes.get(locale);
  if (cachedIndex) return cachedIndex;
  const index: CharacterIndex = { byForm: new Map(), longest: 1 };
  for (const concept of ownLexicon().concepts) {
    const { forms, synonyms } = concept.words[locale];
    for (const form of [...forms, ...synonyms.flat()]) {
      // Korean writes many compounds with or without a space.
      const key = foldCharacters(form, locale).replace(/\s+/g, '');
      const names = index.byForm.get(key) ?? [];
      if (!names.includes(nameOf(concept))) index.byForm.set(key, [...names, nameOf(concept)]);
      index.longest = Math.max(index.longest, key.length);
    }
  }
  characterIndexes.set(locale, index);
  return index;
}

/** Single characters that name food wherever they are; others are too ambiguous. */
const PLAIN_SIGNS = /[肉鱼魚酒汤湯鸡鶏鴨鸭虾蝦蟹茶蛋卵牛豚猪羊奶面麺饭蚝贝貝鱿葱蒜姜]/;
/** Endings that Korean joins to a noun. */
const KOREAN_ENDING =
  /^(은|는|이|가|을|를|의|에|로|으로|와|과|도|만|랑|이랑|하고|에서|까지|부터|요|이요|류|들|예요|이에요|인가요|있나요|있어요|없는|들어간|들어가|주세요|빼고|말고|못|안|알레르기|요리|메뉴|$)/;

/** Particles before and after a word of two kana: others are part of a longer word. */
const KANA_PARTICLES = 'ハガヲニノトモデヤ';
const BEHIND_KANA = /^(?:[ハガヲニノトモデヤ]|アレルギ|フリ|ナシ|抜キ|入リ|料理|ッテ|カ(?![ァ-ヴ]))/;
/** What shows that a Japanese sign is a word, unless it ends another: "乳なし". */
const BEHIND_SIGN = /^(?:ナシ|抜キ|無シ|フリ)/;
const IS_HAN = /\p{Script=Han}/u;
const IS_KANA = /[\u30a0-\u30ff]/;
const IS_HIRAGANA = /[\u3041-\u3096]/;
const IS_TWO_KANA = /^[\u30a0-\u30ff]{2}$/;

/**
 * Whether kana that name a food are part of an everyday word: "かしら" at the end of a question, "ほやほや" (just made),
 * "多すぎ" (too much), "ごぼう巻" without eel.
 */
function isInEverydayWord(text: string, from: number, to: number, written: string): boolean {
  const form = text.slice(from, to);
  const before = text.slice(0, from);
  if (written.slice(from, to) === 'かしら') return /(?:[ルイダスタンニ何]|[ルイタナ]ノ)$/u.test(before);
  if (form === 'ホヤ') return text.slice(Math.max(0, from - 2), to + 2).includes('ホヤホヤ');
  if (form === 'スギ') return /[\p{Script=Han}ク]$/u.test(before);
  return form.startsWith('ウ巻') && /[\u30a0-\u30ff]$/.test(before);
}

/** @param written The text before it was folded: "辛くなくてエビなし" has the word in other kana than what is around it. */
function isWordOfItsOwn(locale: MenuLocale, text: string, from: number, to: number, written: string): boolean {
  const form = text.slice(from, to);
  const before = text[from - 1] ?? ' ';
  if (locale === 'ja' && isInEverydayWord(text, from, to, written)) return false;
  if (locale === 'ja' && IS_TWO_KANA.test(form)) {
    const isKatakana = IS_TWO_KANA.test(written.slice(from, to));
    const isOther = (sign: string | undefined) => isKatakana && IS_HIRAGANA.test(sign ?? '');
    return (
      (!IS_KANA.test(before) || KANA_PARTICLES.includes(before) || isOther(written[from - 1])) &&
      (!IS_KANA.test(text[to] ?? ' ') || BEHIND_KANA.test(text.slice(to)) || isOther(written[to]))
    );
  }
  // "一味違う" is "with a difference", and no chilli powder.
  if (form === '一味' && /^(?:ト?[違変]|ト?チガ|ト?カワ)/u.test(text.slice(to))) return false;
  if (form.length > 1) return true;
  if (locale === 'ko') return !/\p{L}/u.test(before) && KOREAN_ENDING.test(text.slice(to).split(/\s/)[0] ?? '');
  // A fleshy mushroom, cinnamon and the flesh of fruit are no meat.
  if (form === '肉' && (/^[厚桂]|^豆蔻/u.test(text.slice(to)) || before === '果')) return false;
  if (locale === 'ja' && BEHIND_SIGN.test(text.slice(to)) && !IS_HAN.test(before)) return true;
  return PLAIN_SIGNS.test(form);
}

const isWordStart = (text: string, at: number): boolean => !/\p{L}/u.test(text[at - 1] ?? ' ');

/** The concepts of a language that is read by characters: the longest at each place, then those that its word contains. */
function byCharacters(locale: MenuLocale, text: string): NamedConcept[] {
  const { byForm, longest } = characterIndex(locale);
  const foldedText = foldCharacters(text, locale);
  const namedConcepts: NamedConcept[] = [];
  let end = 0;
  for (let from = 0; from < foldedText.length; from += 1) {
    if (/\s/.test(foldedText[from] ?? '')) continue;
    const { to, concepts } = longestAt(foldedText, from);
    if (concepts.length === 0 || (to <= end && !concepts.some((concept) => isPartOf(concept, from, to)))) continue;
    for (const concept of concepts)
      if (to > end || isPartOf(concept, from, to)) namedConcepts.push({ concept, from, to });
    if (to > end) end = to;
  }
  return namedConcepts;

  function longestAt(all: string, from: number): { to: number; concepts: string[] } {
    let key = '';
    let longestMatch: { to: number; concepts: string[] } = { to: from, concepts: [] };
    for (let to = from; to < all.length && key.length < longest; to += 1) {
      const sign = all[to] ?? '';
      if (/\s/.test(sign)) {
        // Korean writes many compounds with a space, but none over two lines.
        if (locale !== 'ko' || sign === '\n') break;
        continue;
      }
      key += sign;
      const concepts = byForm.get(key);
      // "빼고 추천" names no "고추".
      if (key.length < to + 1 - from && !isWordStart(all, from)) continue;
      if (concepts && isWordOfItsOwn(locale, all, from, to + 1, text)) longestMatch = { to: to + 1, concepts };
    }
    return longestMatch;
  }

  /** Soy milk doesn't name milk, but a beef burger names beef. */
  function isPartOf(concept: string, from: number, to: number): boolean {
    return namedConcepts.some(
      (wholeConcept) =>
        wholeConcept.from <= from &&
        to <= wholeConcept.to &&
        wholeConcept.to - wholeConcept.from > to - from &&
        isPartNamed(wholeConcept.concept, concept),
    );
  }
}

type WordIndex = {
  /** Folded forms of one or more words, and their concepts. */
  byForm: Map<string, string[]>;
  /** What joins another noun in front of it: "Schweine-", and all nouns in the singular. */
  joining: Map<string, string[]>;
  longest: number;
  near: NearWords;
};
const wordIndexes = new Map<MenuLocale, WordIndex>();

const foldForm = (locale: MenuLocale, form: string): string =>
  locale === 'ar' ? splitWords(foldArabic(form)).join(' ') : withoutAccents(splitWords(form).join(' '));

function wordIndex(locale: MenuLocale): WordIndex {
  const cachedIndex = wordIndexes.get(locale);
  if (cachedIndex) return cachedIndex;
  const byForm = new Map<string, string[]>();
  const joining = new Map<string, string[]>();
  let longest = 1;
  const addTo = (map: Map<string, string[]>, key: string, concept: string) => {
    const names = map.get(key) ?? [];
    if (key !== '' && !names.includes(concept)) map.set(key, [...names, concept]);
  };
  for (const concept of ownLexicon().concepts) {
    const name = nameOf(concept);
    const { forms, synonyms, modifier } = concept.words[locale];
    for (const form of [...forms, ...synonyms.flat()]) {
      const key = foldForm(locale, form);
      longest = Math.max(longest, key.split(' ').length);
      addTo(byForm, key, name);
      if (concept.class === 'adjective' && locale === 'de')
        for (const ending of ['e', 'er', 'es', 'en', 'em']) addTo(byForm, key + ending, name);
      if (locale === 'de' && concept.class === 'noun' && !key.includes(' ')) addTo(joining, key, name);
    }
    if (locale === 'de' && modifier?.endsWith('-')) addTo(joining, foldForm(locale, modifier.slice(0, -1)), name);
  }
  const near = indexNearWords([...byForm.keys()].filter((key) => !key.includes(' ')));
  const index = { byForm, joining, longest, near };
  wordIndexes.set(locale, index);
  return index;
}

/** "Mit Walnüssen": the dative of a plural that doesn't end in n or s. */
const withoutDative = (word: string): string => word.replace(/(?<=\p{L}{3}[elr])n$/u, '');

/** Letters between the parts of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'e', 'es', 'er'];
const MIN_COMPOUND_PART = 3;

/**
 * The parts of a German compound that the lexicon names, in their order; `heads` are further words that may end one
 * ("allergie"). Undefined if the word is none.
 */
export function splitCompound(
  word: string,
  heads: ReadonlySet<string> = new Set(),
): { concepts: string[]; head: string | null } | undefined {
  const { byForm, joining } = wordIndex('de');
  const foldedWord = withoutAccents(foldWords(word));
  for (let splitIndex = foldedWord.length - MIN_COMPOUND_PART; splitIndex >= MIN_COMPOUND_PART - 1; splitIndex -= 1) {
    const first = foldedWord.slice(0, splitIndex);
    const concepts = LINKS.flatMap((link) =>
      first.endsWith(link) ? (joining.get(first.slice(0, first.length - link.length)) ?? []) : [],
    );
    if (concepts.length === 0) continue;
    const ending = foldedWord.slice(splitIndex);
    if (heads.has(ending)) return { concepts: [...new Set(concepts)], head: ending };
    const endingConcepts = byForm.get(ending) ?? byForm.get(withoutDative(ending));
    if (endingConcepts) return { concepts: [...new Set([...concepts, ...endingConcepts])], head: null };
    const inner = splitCompound(ending, heads);
    if (inner) return { concepts: [...new Set([...concepts, ...inner.concepts])], head: inner.head };
  }
  return undefined;
}

type Reading = {
  /** Words that are no typing error, whatever they resemble. */
  isKnown?: (word: string) => boolean;
  /** Forgives one edit in words that are unknown. For guests' messages; a menu's own words are compared unchanged. */
  forgives?: boolean;
  /** Words that may end a German compound besides the lexicon's. */
  heads?: ReadonlySet<string>;
};

/**
 * The concepts that a text names in a language: the longest expression at each place, and those inside it only if it is
 * a kind of them or usually contains them. Positions count words (`wordsOf`), or characters in languages that are read by
 * characters.
 */
export function conceptsIn(locale: MenuLocale, text: string, reading: Reading = {}): NamedConcept[] {
  if (isReadByCharacters(locale)) return byCharacters(locale, text);
  let wordsBefore = 0;
  return stretchesOf(text).flatMap((stretch) => {
    const parts = stretch.split(AND_SIGN).map(wordsOf);
    const words = parts.flat();
    const start = wordsBefore;
    wordsBefore += words.length;
    return byWords(locale, { words, and_signs: startsOf(parts) }, reading).map(({ concept, from, to }) => ({
      concept,
      from: start + from,
      to: start + to,
    }));
  });
}

/** The index of the first word of each part but the first. */
function startsOf(parts: readonly (readonly string[])[]): Set<number> {
  let wordIndex = 0;
  return new Set(parts.slice(0, -1).map(({ length }) => (wordIndex += length)));
}

/** The words of a stretch in which expressions may be anywhere, and before which of them "&" is printed. */
type Stretch = { words: readonly string[]; and_signs: ReadonlySet<number> };

function byWords(locale: MenuLocale, stretch: Stretch, reading: Reading): NamedConcept[] {
  const { words } = stretch;
  const { byForm, longest } = wordIndex(locale);
  const keys = words.map((word) => (locale === 'ar' ? arabicStems(word) : [withoutAccents(word)]));
  const namedConcepts: NamedConcept[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
      const wholes = namedConcepts.filter((one) => one.from <= from && to <= one.to && one.to - one.from > to - from);
      const concepts = conceptsOf(locale, byForm, stretch, { keys, from, to });
      for (const concept of concepts)
        if (wholes.length === 0 || wholes.some((whole) => isPartNamed(whole.concept, concept)))
          namedConcepts.push({ concept, from, to });
      if (to === from + 1 && concepts.length === 0 && wholes.length === 0)
        for (const concept of guessed(locale, words[from] ?? '', keys[from] ?? [], reading))
          namedConcepts.push({ concept, from, to });
    }
  return namedConcepts;
}

type KeysOfWords = { keys: readonly (readonly string[])[]; from: number; to: number };

function conceptsOf(
  locale: MenuLocale,
  byForm: WordIndex['byForm'],
  { words, and_signs }: Stretch,
  { keys, from, to }: KeysOfWords,
): readonly string[] {
  const hasSign = keys.some((_, at) => from < at && at < to && and_signs.has(at));
  if (locale !== 'ar') {
    // "Oyster & mushroom" is "oyster and mushroom", never "oyster mushroom". Menus have foreign dishes with "and", too.
    const signs = hasSign ? [...new Set(['&', AND_WORDS[locale] ?? '&', 'and'])] : [''];
    const joined = (parts: readonly string[], sign: string) =>
      parts.map((part, at) => (at > 0 && and_signs.has(from + at) ? `${sign} ${part}` : part)).join(' ');
    for (const sign of signs) {
      // Accents decide if a form is spelled exactly so: "pâte" is not "pâté".
      const exact = ownLexicon().meanings(locale, joined(words.slice(from, to), sign));
      if (exact.length > 0) return exact.map(({ concept }) => nameOf(concept));
      const concepts = byForm.get(
        joined(
          keys.slice(from, to).map(([key = '']) => key),
          sign,
        ),
      );
      if (concepts) return concepts;
    }
    return [];
  }
  if (hasSign) return [];
  const [first = [], ...furtherStems] = keys.slice(from, to);
  // The article may be before each of the words: "الفول السوداني". "And" begins another expression: "فطر ومحار".
  let forms = [...first];
  for (const [at, stems] of furtherStems.entries()) {
    const continuations = IS_ARABIC_AND.test(words[from + 1 + at] ?? '') ? stems.slice(0, 1) : stems;
    forms = forms.flatMap((form) => continuations.map((stem) => `${form} ${stem}`));
  }
  for (const form of forms) {
    const concepts = byForm.get(form);
    if (concepts) return concepts;
  }
  return [];
}

/** Endings with which guests speak fondly of food: "cafezinho", "cervecita", "spiedini". */
const DIMINUTIVES: Partial<Record<MenuLocale, RegExp>> = {
  pt: /(?:z?inh)([oa]s?)$/,
  es: /(?:c?it|ill)([oa]s?)$/,
  it: /(?:in|ett)([oaie])$/,
};
const MIN_DIMINUTIVE_STEM = 3;

/** The forms that a word may have without its fond ending; empty if it has none. */
function withoutDiminutive(locale: MenuLocale, word: string): string[] {
  const ending = DIMINUTIVES[locale];
  const match = ending?.exec(word);
  if (!match) return [];
  const stem = word.slice(0, match.index);
  if (stem.length < MIN_DIMINUTIVE_STEM) return [];
  const vowel = match[1] ?? '';
  return [stem + vowel, stem, `${stem}e`, `${stem}es`, stem.replace(/qu$/, 'c') + vowel, `${stem}o`, `${stem}a`];
}

/** "Schweinsöhrchen", "Schweinebäckle": whatever the second word is, it is pork. */
const PORK_COMPOUND = /^schwein(?:e|s)\p{L}{3}/u;

function guessed(locale: MenuLocale, word: string, keys: readonly string[], reading: Reading): string[] {
  if (reading.isKnown?.(word)) return [];
  if (locale === 'de') {
    const singulars = wordIndex('de').byForm.get(withoutDative(keys[0] ?? ''));
    if (singulars) return singulars;
    const parts = splitCompound(word, reading.heads);
    if (parts) return parts.concepts;
    if (PORK_COMPOUND.test(withoutAccents(foldWords(word)))) return ['pork'];
  }
  if (!reading.forgives) return [];
  const { near, byForm } = wordIndex(locale);
  const bareConcepts = withoutDiminutive(locale, keys[0] ?? '').flatMap((form) => byForm.get(form) ?? []);
  if (bareConcepts.length > 0) return [...new Set(bareConcepts)];
  // A wrong first letter is rarer than another word: "mignon" is no pine nut.
  const forms = keys.flatMap((key) => near.near(key).filter((form) => form[0] === key[0]));
  return [...new Set(forms.flatMap((form) => byForm.get(form) ?? []))];
}
