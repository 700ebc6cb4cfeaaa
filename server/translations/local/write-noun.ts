import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept, Gender } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Noun } from './menu-phrase.ts';

/** German menus need two: "gegrillter Lachs", but "mit gegrilltem Lachs". */
export type NounCase = 'nominative' | 'dative';

type Agreement = { gender: Gender; is_plural: boolean; case: NounCase };

const SLICES: ReadonlySet<string> = new Set(['slices', 'thin slices']);
/** Languages in which pieces of a food are said as slices of it are. */
const PIECES_AS_SLICES: readonly MenuLocale[] = ['en', 'ar'];
/** Of drinks: "2 Gläser Sekt", "杯装起泡酒". */
const VESSELS: ReadonlySet<string> = new Set(['glass', 'cup', 'bottle', 'pitcher', 'portion']);
const POURED: Partial<Record<MenuLocale, (vessel: string, drink: string) => string>> = {
  en: (vessel, drink) => `${vessel} of ${drink}`,
  de: (vessel, drink) => `${vessel} ${drink}`,
  zh: (vessel, drink) => `${vessel}装${drink}`,
  ja: (vessel, drink) => `${vessel}の${drink}`,
  ko: (vessel, drink) => `${drink} ${vessel}`,
  ar: (vessel, drink) => `${vessel} ${drink}`,
};
/** What slices are of, where it isn't written as what qualifies a noun is. */
const SLICED: Partial<Record<MenuLocale, (slices: string, food: string) => string>> = {
  en: (slices, food) => `${slices} of ${food}`,
  de: (slices, food) => `${slices} ${food}`,
  ja: (slices, food) => `${food}の${slices}`,
  ko: (slices, food) => `${food} ${slices}`,
  ar: (slices, food) => `${slices} من ${food}`,
};

/** A noun with its adjectives and what qualifies it, in a language's order. */
export function writeNoun(locale: MenuLocale, head: Noun, allQualifiers: readonly Noun[], nounCase: NounCase): string {
  const qualifiers = allQualifiers.filter((noun) => noun.adjectives.length > 0 || !saysAgain(locale, head, noun));
  const [cut, ...furtherQualifiers] = qualifiers;
  const headName = head.concept.words.en.forms[0] ?? '';
  const areSlices = SLICES.has(headName) || (headName === 'piece' && PIECES_AS_SLICES.includes(locale));
  if (cut && furtherQualifiers.length === 0 && (areSlices || VESSELS.has(headName))) {
    const join = VESSELS.has(headName) ? POURED[locale] : SLICED[locale];
    if (join) return join(writeNoun(locale, head, [], nounCase), writeNoun(locale, cut, [], nounCase));
  }
  switch (locale) {
    case 'en':
      // "Homemade duck foie gras": what is said of the whole stands first.
      return spaced([...adjectivesOf('en', head), ...qualifiers.map(bareEnglish), nounForm('en', head)]);
    case 'de':
      return writeGerman(head, qualifiers, nounCase);
    case 'fr':
    case 'es':
    case 'it':
    case 'pt':
      return writeRomance(locale, head, qualifiers);
    case 'ar':
      return writeArabic(head, qualifiers);
    default: {
      const glue = locale === 'ko' ? ' ' : '';
      const before = qualifiers.map((noun) => describedBefore(locale, noun));
      const described = head.adjectives.map((adjective) => writeOrigin(locale, adjective, head));
      return [...looseFirst(locale, described), ...before, cutOfFish(locale, head, qualifiers)].join(glue);
    }
  }
}

const OF_A_STYLE: Partial<Record<MenuLocale, RegExp>> = { ja: /風$/u, ko: /[식풍]$/u };
const FROM_A_PLACE: Partial<Record<MenuLocale, string>> = { ja: '産', ko: '산' };
/** A drink of other kinds has a recipe, which a place's name says: "ベトナム風アイスコーヒー". */
const OF_A_PLACE = ['wine', 'beer', 'cheese', 'wine grape', 'honey', 'oil'];

/**
 * A Chilean wine comes from Chile, while a Chilean dish is of its style: "チリ産", "チリ風". Only adjectives of places have both
 * words: a vegetarian cheese ("채식") comes from nowhere.
 */
function writeOrigin(locale: MenuLocale, adjective: Concept, { concept }: Noun): string {
  const form = writeAdjective(locale, adjective);
  const stylePattern = OF_A_STYLE[locale];
  const isProduct = OF_A_PLACE.some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind));
  if (!stylePattern || !isProduct) return form;
  const originForm = form.replace(stylePattern, FROM_A_PLACE[locale] ?? '');
  return adjective.words[locale].synonyms.flat().includes(originForm) ? originForm : form;
}

/** "層になった揚げナス": what is a clause in Japanese stands before what is joined to the noun. */
function looseFirst(locale: MenuLocale, adjectives: readonly string[]): readonly string[] {
  if (locale !== 'ja') return adjectives;
  const isLoose = (form: string): boolean => /[ただいなるの]$/u.test(form);
  return [...adjectives.filter(isLoose), ...adjectives.filter((form) => !isLoose(form))];
}

/** A fillet of a fish is no loin in Chinese: "鲈鱼柳". */
function cutOfFish(locale: MenuLocale, head: Noun, qualifiers: readonly Noun[]): string {
  const isOfFish = qualifiers.some(({ concept }) => isKindOf(concept.words.en.forms[0] ?? '', 'fish'));
  return locale === 'zh' && isOfFish && head.concept.words.en.forms[0] === 'fillet' ? '柳' : nounForm(locale, head);
}

/** "Ground beef of beef", "strawberry shortcake of strawberries": the head's name has it. */
function saysAgain(locale: MenuLocale, head: Noun, qualifier: Noun): boolean {
  if (qualifier.concept.class !== 'noun') return false;
  const [headForm, part] = [nounForm(locale, head), nounForm(locale, { ...qualifier, is_plural: false })];
  const stem = part.length > 4 && isRomanceLocale(locale) ? part.slice(0, -1) : part;
  return part.length >= 2 && ` ${headForm}`.toLowerCase().includes(isSpaced(locale) ? ` ${stem.toLowerCase()}` : part);
}

const isRomanceLocale = (locale: MenuLocale): boolean => ['fr', 'es', 'it', 'pt'].includes(locale);

const isSpaced = (locale: MenuLocale): boolean => locale !== 'zh' && locale !== 'ja';

const LETTERS_OF_ANIMALS = ['猪', '豚', '牛', '鸡', '鶏', '羊', '鸭', '鴨', '鱼', '虾'];

/**
 * Whether a language would name something twice within a noun and what describes it, which cannot be left out: "pork loin
 * ginger pork", "steak haché à la japonaise japonais".
 */
export function namesTwice(locale: MenuLocale, head: Noun, qualifiers: readonly Noun[]): boolean {
  const form = nounForm(locale, head).toLowerCase();
  const words = form
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= (isSpaced(locale) && locale !== 'ko' ? 5 : 2));
  const isShared = (otherForm: string): boolean => {
    if (!isSpaced(locale))
      return LETTERS_OF_ANIMALS.some((letter) => form.includes(letter) && otherForm.includes(letter));
    const otherWords = otherForm.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    const isSame = (word: string, otherWord: string): boolean =>
      word === otherWord || (locale !== 'ko' && word.length > 4 && otherWord.slice(0, 5) === word.slice(0, 5));
    return words.some((word) => otherWords.some((each) => isSame(word, each)));
  };
  const isSaid = qualifiers.some(
    (noun) =>
      noun.concept.class === 'noun' &&
      (noun.adjectives.length > 0 || !saysAgain(locale, head, noun)) &&
      isShared(nounForm(locale, noun)),
  );
  return (
    isSaid ||
    (locale !== 'zh' &&
      locale !== 'ja' &&
      head.adjectives.some((adjective) => isShared(writeAdjective(locale, adjective))))
  );
}

/** An adjective without a noun, as in "white or chocolate". */
export function writeAdjective(locale: MenuLocale, concept: Concept): string {
  const [form = ''] = concept.words[locale].forms;
  return form;
}

/** An adjective in the form that a noun needs which isn't written with it. */
export function writeAdjectiveOf(locale: MenuLocale, adjective: Concept, head: Noun): string {
  const agreement = { gender: head.concept.words[locale].gender, is_plural: isPluralIn(locale, head) };
  switch (locale) {
    case 'fr':
    case 'es':
    case 'it':
    case 'pt':
      return romanceForm(locale, adjective, agreement, head.concept.words.en.forms[0]);
    case 'ar':
      return arabicForm(adjective, agreement);
    default:
      return writeAdjective(locale, adjective);
  }
}

export function nounForm(locale: MenuLocale, { concept, is_plural }: Noun): string {
  const { forms } = concept.words[locale];
  return (is_plural ? forms[1] : undefined) ?? forms[0] ?? '';
}

/** French words in s, x and z are written alike in both numbers, and agree in both. */
const isPluralIn = (locale: MenuLocale, { concept, is_plural }: Noun): boolean => {
  const { forms, has_plural_only } = concept.words[locale];
  // Italian loanwords are invariable and agree in both: "hamburger fatti in casa".
  const isInvariable = locale === 'it' && /[bcdfghjklmnpqrstvwxyz]$/.test(forms[0] ?? '');
  const hasPlural = forms.length > 1 || isInvariable || (locale === 'fr' && /[sxz]$/.test(forms[0] ?? ''));
  return has_plural_only || (is_plural && hasPlural);
};

const spaced = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const adjectivesOf = (locale: MenuLocale, noun: Noun): string[] =>
  noun.adjectives.map((adjective) => writeAdjective(locale, adjective));

/** The adjectives of languages in which they never change and stand before. */
function describedBefore(locale: MenuLocale, noun: Noun): string {
  const glue = locale === 'en' || locale === 'ko' ? ' ' : '';
  return [...noun.adjectives.map((adjective) => writeAdjective(locale, adjective)), nounForm(locale, noun)].join(glue);
}

function bareEnglish(noun: Noun): string {
  const { modifier, forms } = noun.concept.words.en;
  return spaced([...noun.adjectives.map((adjective) => writeAdjective('en', adjective)), modifier ?? forms[0] ?? '']);
}

// --- Romance ---

type Romance = 'fr' | 'es' | 'it' | 'pt';

function writeRomance(locale: Romance, head: Noun, qualifiers: readonly Noun[]): string {
  const agreement = { gender: head.concept.words[locale].gender, is_plural: isPluralIn(locale, head) };
  const before = head.adjectives.filter((adjective) => adjective.words[locale].mark === '^');
  const behind = head.adjectives.filter((adjective) => adjective.words[locale].mark !== '^');
  // What a thing is made of belongs to its name ("magret de canard grillé"); what comes with it follows its adjectives
  // ("saumon grillé au citron").
  const form = nounForm(locale, head);
  const headName = head.concept.words.en.forms[0] ?? '';
  const isCooked = COOKED.some((kind) => isKindOf(headName, kind));
  const qualifying = qualifiers.toReversed().map((noun) => {
    const isOfHead = (isCooked && isInAlcohol(noun)) || isFlavourOf(locale, headName, noun);
    const words = isOfHead
      ? cookedWith(locale, noun)
      : (meansOf(locale, noun) ?? romanceQualifier(locale, noun, headName));
    if (isNestedIn(form, headName) && MADE_OF.test(words))
      return { noun, words: `${WITH[locale]} ${words.replace(MADE_OF, '')}` };
    // "Hamburguesa con queso y bacon": a second "de" would belong to the cheese.
    const isSecond = HAS_PART.test(form) && noun.concept.words[locale].modifier === null && MADE_OF.test(words);
    return { noun, words: isSecond ? `${AND[locale]} ${words.replace(MADE_OF, '')}` : words };
  });
  const isOfName = ({ noun, words }: { noun: Noun; words: string }) =>
    (noun.concept.class === 'name' && !(isCooked && isInAlcohol(noun))) ||
    MADE_OF.test(words) ||
    words.startsWith(`${AND[locale]} `);
  return spaced([
    ...before
      .filter((adjective) => !isJoined(locale, adjective))
      .map((adjective) => romanceForm(locale, adjective, agreement, headName)),
    before.some((adjective) => isJoined(locale, adjective)) ? `demi-${form}` : form,
    ...qualifying.filter(isOfName).map(({ words }) => words),
    ...behind.map((adjective) => romanceForm(locale, adjective, agreement, headName)),
    ...qualifying.filter((one) => !isOfName(one)).map(({ words }) => words),
  ]);
}

/** "Buttermilk fried chicken": what it is fried in, rather than what it is of. */
function meansOf(locale: Romance, { concept, adjectives, is_means, ...noun }: Noun): string | undefined {
  if (is_means !== true || adjectives.length > 0 || concept.words[locale].modifier !== null) return undefined;
  const form = nounForm(locale, { concept, adjectives, ...noun });
  if (locale === 'es' || locale === 'pt') return `${WITH[locale]} ${form}`;
  return isPluralIn(locale, { concept, adjectives, ...noun })
    ? undefined
    : atThe(locale, form, concept.words[locale].gender);
}

/** "Ramen de caldo de cerdo": another "de" behind it would be of the broth. */
const isNestedIn = (form: string, headName: string): boolean =>
  / (?:de|di|en|in|em|à|au|al) .*\p{L} ?(?:de|di|d’)/u.test(form) && isKindOf(headName, 'dish');

/** "Glace au caramel au beurre salé", "linguine al granchio": with an article, where "avec" or "di" would say something else. */
function isFlavourOf(locale: Romance, headName: string, { concept, adjectives, is_plural }: Noun): boolean {
  if (concept.class !== 'noun' || adjectives.length > 0 || concept.words[locale].modifier !== null) return false;
  const name = concept.words.en.forms[0] ?? '';
  if (isKindOf(name, 'sauce')) return ['ice cream', 'dessert'].some((kind) => isKindOf(headName, kind));
  return (
    locale === 'it' &&
    !is_plural &&
    !concept.words.it.has_plural_only &&
    isKindOf(headName, 'pasta') &&
    isKindOf(name, 'seafood') &&
    !isMany(name)
  );
}

/** Of these, wine or beer is what they are cooked in: "ragoût au vin rouge", but "verre de vin rouge". */
const COOKED = ['meat', 'seafood', 'stew', 'meat dish', 'seafood dish', 'fruit', 'pie'];

/** A wine that a dish is cooked in, by its kind or by its name: "brasato al Barolo". */
export const isInAlcohol = ({ concept, adjectives, is_beside }: Noun): boolean =>
  (concept.class === 'noun' || (concept.class === 'name' && is_beside === true)) &&
  adjectives.length === 0 &&
  isKindOf(concept.words.en.forms[0] ?? '', 'alcoholic drink');

const AT_THE: Record<Romance, readonly [masculine: string, feminine: string, elided: string]> = {
  fr: ['au ', 'à la ', 'à l’'],
  es: ['al ', 'a la ', 'al '],
  it: ['al ', 'alla ', 'all’'],
  pt: ['ao ', 'à ', 'ao '],
};

const cookedWith = (locale: Romance, noun: Noun): string =>
  atThe(locale, nounForm(locale, noun), noun.concept.words[locale].gender);

/** "au vin", "à la sauce", "all’aglio": with the article of a noun in the singular. */
export function atThe(locale: Romance, words: string, gender: Gender): string {
  const [masculine, feminine, elided] = AT_THE[locale];
  if (/^[aeiouâàéèêhœ]/i.test(words) && (locale === 'fr' || locale === 'it')) return elided + words;
  return (gender === 'f' ? feminine : masculine) + words;
}

const WITH: Record<Romance, string> = { fr: 'avec', es: 'con', it: 'con', pt: 'com' };
const AND: Record<Romance, string> = { fr: 'et', es: 'y', it: 'e', pt: 'e' };
/** A noun whose name already has what it comes with. */
const HAS_PART = / (?:avec|con|com|au|aux|al|ai|alla|y) /;
const MADE_OF = /^(?:d[eai] |d[’'])/;

/** French "demi" before a noun is joined to it and doesn't agree: "demi-pinte". */
const isJoined = (locale: Romance, { words }: Concept): boolean => locale === 'fr' && words.fr.forms[0] === 'demi';

/** Adjectives that are another word beside some kinds of nouns: cheese is "affiné", beef is "maturé"; beer is "brune", wine is "tinto". */
const BESIDE_KINDS: Partial<Record<Romance, Record<string, readonly [kind: string, forms: readonly string[]]>>> = {
  fr: {
    aged: ['meat', ['maturé', 'maturée', 'maturés', 'maturées']],
    dark: ['beer', ['brun', 'brune', 'bruns', 'brunes']],
  },
  es: { red: ['wine', ['tinto', 'tinta', 'tintos', 'tintas']] },
  pt: { red: ['wine', ['tinto', 'tinta', 'tintos', 'tintas']] },
  it: { dark: ['beer', ['scuro', 'scura', 'scuri', 'scure']] },
};

function romanceForm(
  locale: Romance,
  concept: Concept,
  { gender, is_plural }: Omit<Agreement, 'case'>,
  headName = '',
): string {
  const [kind = '', formsBesideKind = []] = BESIDE_KINDS[locale]?.[concept.words.en.forms[0] ?? ''] ?? [];
  const forms = kind !== '' && isKindOf(headName, kind) ? formsBesideKind : concept.words[locale].forms;
  const [only = '', second = only] = forms;
  if (forms.length < 3) return is_plural ? second : only;
  return forms[(is_plural ? 2 : 0) + (gender === 'f' ? 1 : 0)] ?? only;
}

const PIECES: ReadonlySet<string> = new Set(['strip', 'piece', 'portion', 'slices', 'thin slices', 'cube', 'shavings']);

function romanceQualifier(locale: Romance, noun: Noun, headName = ''): string {
  const { modifier, gender } = noun.concept.words[locale];
  const name = noun.concept.words.en.forms[0] ?? '';
  const numberedNoun = modifier === null && isMany(name) ? { ...noun, is_plural: true } : noun;
  const agreement = { gender, is_plural: isPluralIn(locale, numberedNoun) };
  const isBefore = (adjective: Concept) => adjective.words[locale].mark === '^';
  const adjectivesWhere = (isPlacedBefore: boolean) =>
    noun.adjectives
      .filter((each) => isBefore(each) === isPlacedBefore)
      .map((each) => romanceForm(locale, each, agreement));
  const [before, adjectives] = [adjectivesWhere(true), adjectivesWhere(false)];
  const form = spaced([...before, nounForm(locale, numberedNoun)]);
  if (before.length > 0) return spaced([withOf(locale, form), ...adjectives]);
  if (modifier === null && noun.concept.class === 'noun' && isKindOf(name, 'sauce'))
    return spaced([WITH[locale], form, ...adjectives]);
  // "Lanières de dinde": pieces are of a food, not with it.
  const isOfFood =
    modifier !== null && PIECES.has(headName) && /^(?:au|aux|à|al|alla|all|ai|alle|a|com|con) ?/.test(modifier);
  if (isOfFood) return spaced([withOf(locale, form), ...adjectives]);
  // A proper name stands behind what it names: "salade César".
  const qualifying = modifier ?? (noun.concept.class === 'name' ? form : withOf(locale, form));
  return spaced([qualifying, ...adjectives]);
}

/** Small things of which a dish has many: Germanic languages qualify by the singular ("mushroom risotto"). */
const MANY = [
  'mushroom',
  'berry',
  'legume',
  'nut',
  'shrimp',
  'clam',
  'mussel',
  'oyster',
  'scallop',
  'langoustine',
  'olive',
];

const isMany = (name: string): boolean => MANY.some((kind) => isKindOf(name, kind));

/** A vowel or a silent h: "d’huile", but "de homard". */
const ELIDED = /^(?:[aeiouâàéèêëîïôöûüœæ]|h(?:erb|uil|uîtr|ibisc|ysop|ydrom|uitr))/i;

/** "de" before a noun, elided if the language does. */
export const withOf = (locale: Romance, form: string): string => {
  if (locale === 'it') return `di ${form}`;
  return locale === 'fr' && ELIDED.test(form) ? `d’${form}` : `de ${form}`;
};

// --- German ---

const ENDINGS: Record<NounCase, Record<Gender | 'plural', string>> = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', plural: 'en' },
};

function writeGerman(head: Noun, qualifiers: readonly Noun[], nounCase: NounCase): string {
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
    ...described.map((noun) => `mit ${writeGerman(noun, [], 'dative')}`),
  ]);
}

/** Whether a noun has adjectives, also within its name: "heiße Schokolade". */
export const isDescribed = ({ adjectives, concept: { class: kind, words } }: Noun): boolean =>
  adjectives.length > 0 ||
  (kind === 'noun' && words.de.modifier === null && /^\p{Ll}{3,}e[rs]? \p{Lu}/u.test(words.de.forms[0] ?? ''));

/** "grüne Paprika", "gelber Reis": an adjective that is part of a noun's name. */
const LEADING_ADJECTIVE = /^(\p{Ll}{3,}?)(?:er|es|e)(?= \p{Lu})/u;

function germanForm(noun: Noun, nounCase: NounCase): string {
  const listedForm = nounForm('de', noun);
  const ending = ENDINGS.dative[isPluralIn('de', noun) ? 'plural' : noun.concept.words.de.gender];
  const form = nounCase === 'dative' ? listedForm.replace(LEADING_ADJECTIVE, `$1${ending}`) : listedForm;
  // The dative plural of nouns that don't end in n or s: "mit Äpfeln".
  const needsEnding = nounCase === 'dative' && isPluralIn('de', noun) && /[^nsaio]$/.test(form) && !form.includes(' ');
  return needsEnding ? `${form}n` : form;
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

/** "Dünne Apfeltarte", "gegrilltes Kinder-Käsesandwich": an adjective of the name stands before the compound. */
function afterAdjectives(writtenNoun: string, join: (word: string) => string): string {
  const [, leading = '', word = ''] = /^((?:\p{Ll}+ )*)(.+)$/u.exec(writtenNoun) ?? [];
  return leading + join(word);
}

function compoundWord(noun: Noun, word: string): string {
  const { modifier } = noun.concept.words.de;
  const [form = ''] = noun.concept.words.de.forms;
  const first = modifier ?? `${form}-`;
  if (!first.endsWith('-')) return `${word} ${first}`;
  return modifier === null ? first + word : joinedTo(word, first);
}

function joinedTo(word: string, first: string): string {
  const isOneWord = /^\p{Lu}[\p{Ll}]+$/u.test(word) && !first.slice(0, -1).includes('-');
  return isOneWord ? first.slice(0, -1) + word.charAt(0).toLowerCase() + word.slice(1) : first + word;
}

function nameBefore(word: string, noun: Noun): string {
  const { modifier, forms } = noun.concept.words.de;
  if (modifier === null) return `${word} ${forms[0] ?? ''}`;
  return modifier.endsWith('-') ? modifier + word : `${word} ${modifier}`;
}

// --- Arabic ---

function writeArabic(head: Noun, qualifiers: readonly Noun[]): string {
  const agreement = { gender: head.concept.words.ar.gender, is_plural: isPluralIn('ar', head) };
  const isBefore = (adjective: Concept) => adjective.words.ar.mark === '^';
  const form = nounForm('ar', head);
  // A fillet is a fish's, not with one: "فيليه قاروص".
  const owners = qualifiers.filter((noun) => isOwner(head, noun));
  const isDefinite = owners.length === 0 && IS_DEFINITE.test(form);
  return spaced([
    ...head.adjectives.filter(isBefore).map((adjective) => arabicForm(adjective, agreement)),
    form,
    ...owners.map((noun) => nounForm('ar', noun)),
    ...head.adjectives
      .filter((each) => !isBefore(each))
      .map((adjective) => arabicAttribute(arabicForm(adjective, agreement), isDefinite && isInflected(adjective))),
    ...qualifiers
      .filter((noun) => !owners.includes(noun))
      .toReversed()
      .map(arabicQualifier),
  ]);
}

/** "شوربة اليقطين" is definite, and so are its adjectives. */
const IS_DEFINITE = /^(?!(?:ب|ل|على|في|من|مع)\S* )\S+ (?:(?!ب|ل|على|في|من|مع)\S+ )?ال\S+$/u;

/** Loanwords are not: "سوتيه". */
const isInflected = ({ words }: Concept): boolean => words.ar.forms.length > 1;

const isOwner = (head: Noun, { concept, adjectives }: Noun): boolean =>
  adjectives.length === 0 &&
  concept.class === 'noun' &&
  !nounForm('ar', head).includes(' ') &&
  isKindOf(head.concept.words.en.forms[0] ?? '', 'cut') &&
  ['meat', 'seafood'].some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind));

/** Things in the plural have the feminine singular. */
function arabicForm(concept: Concept, { gender, is_plural }: Omit<Agreement, 'case'>): string {
  const [masculine = '', feminine = masculine] = concept.words.ar.forms;
  return gender === 'f' || is_plural ? feminine : masculine;
}

/** An expression that begins with a preposition has no article: "بنكهة الكمأة". */
const arabicAttribute = (form: string, isDefinite: boolean): string =>
  isDefinite && !/^(?:ب|ل|على |في |من |مع ).* /u.test(form) ? `ال${form}` : form;

function arabicQualifier(noun: Noun): string {
  const { modifier, gender } = noun.concept.words.ar;
  const form = nounForm('ar', noun);
  if (isInAlcohol(noun) && noun.concept.class === 'name') return isWine(noun) ? `بنبيذ ${form}` : `ب${form}`;
  if (modifier === null && isKindOf(noun.concept.words.en.forms[0] ?? '', 'place')) return `من ${form}`;
  if (modifier === null && noun.concept.class === 'name') return form;
  const agreement = { gender, is_plural: isPluralIn('ar', noun) };
  // An article before the first of several words would be wrong before most: "ببيضة مقلية", "بزيت الزيتون".
  const isBare = form.includes(' ') || form.startsWith('ال');
  const qualifying = modifier ?? (isBare ? `ب${form}` : `بال${form}`);
  const isDefinite = qualifying.startsWith('بال');
  return spaced([
    qualifying,
    ...noun.adjectives.map((adjective) => arabicAttribute(arabicForm(adjective, agreement), isDefinite)),
  ]);
}

const isWine = ({ concept }: Noun): boolean => isKindOf(concept.words.en.forms[0] ?? '', 'wine');
