import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import { arabicForm, writeArabic } from './arabic-nouns.ts';
import { writeGerman } from './german-nouns.ts';
import type { Noun } from './menu-phrase.ts';
import { isPluralIn, isSpaced, type NounCase, nounForm, spaced, writeAdjective } from './noun-forms.ts';
import { isRomanceLocale, romanceForm, writeRomance } from './romance-nouns.ts';

const SLICES: ReadonlySet<string> = new Set(['slices', 'thin slices']);

/** Languages in which pieces of a food are said as slices of it are. */
const PIECES_AS_SLICES: readonly MenuLocale[] = ['en', 'ar'];

/** Of drinks: "2 Gläser Sekt", "杯装起泡酒". */
const VESSELS: ReadonlySet<string> = new Set([
  'glass',
  'cup',
  'mug',
  'bottle',
  'pitcher',
  'portion',
  'half litre',
  'large portion',
  'small portion',
]);

const POURED: Partial<Record<MenuLocale, (vessel: string, drink: string) => string>> = {
  en: (vessel, drink) => `${vessel} of ${drink}`,
  de: (vessel, drink) => `${vessel} ${drink}`,
  zh: (vessel, drink) => (vessel.endsWith('份') ? vessel + drink : `${vessel}装${drink}`),
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
  const qualifiers = allQualifiers.filter((noun) => noun.adjectives.length > 0 || !isSaidByHead(locale, head, noun));
  const [cut, qualifiersOfCut] = [qualifiers.at(-1), qualifiers.slice(0, -1)];
  const headName = head.concept.words.en.forms[0] ?? '';
  const areSlices =
    SLICES.has(headName) ||
    (headName === 'piece' && PIECES_AS_SLICES.includes(locale)) ||
    ((headName === 'scoop' || headName === 'slice' || headName === 'strip') && locale === 'ar');
  const isOfOne = qualifiersOfCut.length === 0 || headName === 'scoop';
  if (cut && isOfOne && (areSlices || VESSELS.has(headName))) {
    const join = VESSELS.has(headName) && !areSlices ? POURED[locale] : SLICED[locale];
    if (join) return join(writeNoun(locale, head, [], nounCase), writeNoun(locale, cut, qualifiersOfCut, nounCase));
  }
  const [sauce, ...otherQualifiers] = qualifiers;
  // "カチョ・エ・ペペトンナレッリ": a name of several words follows its pasta.
  if (locale === 'ja' && sauce?.concept.class === 'name' && otherQualifiers.length === 0 && isSauceName(head, sauce)) {
    const name = nounForm('ja', sauce);
    if (name.includes('・')) return `${writeNoun('ja', head, [], nounCase)}・${name}`;
  }
  switch (locale) {
    case 'en':
      // "Homemade duck foie gras": the adjective of the whole comes first.
      return spaced([
        ...adjectivesOf('en', withoutBehind(head)),
        ...qualifiers.filter((noun) => !isSauceName(head, noun)).map(bareEnglish),
        nounForm('en', head),
        ...qualifiers.filter((noun) => isSauceName(head, noun)).map(bareEnglish),
        ...head.adjectives.filter(isBehindInEnglish).map((adjective) => writeAdjective('en', adjective)),
      ]);
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
      return [...looseFirst(locale, coloursLast(head, described)), ...before, cutOfFish(locale, head, qualifiers)].join(
        glue,
      );
    }
  }
}

const OF_A_STYLE: Partial<Record<MenuLocale, RegExp>> = { zh: /[式风]$/u, ja: /風$/u, ko: /[식풍]$/u };

const FROM_A_PLACE: Partial<Record<MenuLocale, string>> = { zh: '', ja: '産', ko: '산' };

/** A drink of other kinds has a recipe, which a place's name says: "ベトナム風アイスコーヒー". */
const OF_A_PLACE = ['wine', 'beer', 'cheese', 'wine grape', 'honey', 'oil'];

/** Meat that no recipe is the name of: "Argentinian beef" comes from there. */
export const ORIGINAL_MEATS: ReadonlySet<string> = new Set([
  'beef',
  'veal',
  'pork',
  'lamb',
  'chicken',
  'duck',
  'goose',
  'game',
]);

/**
 * A Chilean wine comes from Chile, while a Chilean dish is of its style: "チリ産", "チリ風". Only adjectives of places have both
 * words: a vegetarian cheese ("채식") comes from nowhere.
 */
export function writeOrigin(locale: MenuLocale, adjective: Concept, { concept }: Noun): string {
  const form = writeAdjective(locale, adjective);
  const stylePattern = OF_A_STYLE[locale];
  const name = concept.words.en.forms[0] ?? '';
  const isProduct = ORIGINAL_MEATS.has(name) || OF_A_PLACE.some((kind) => isKindOf(name, kind));
  if (!stylePattern || !isProduct) return form;
  const originForm = form.replace(stylePattern, FROM_A_PLACE[locale] ?? '');
  return adjective.words[locale].synonyms.flat().includes(originForm) ? originForm : form;
}

/** What a dish is like before it is cooked: "green oven-baked lasagne" would come from a green oven, "fresh hand-rolled pasta" be rolled by a fresh hand. */
const COLOURS: ReadonlySet<string> = new Set('green,red,white,black,yellow,fresh'.split(','));

function coloursLast({ adjectives }: Noun, forms: readonly string[]): readonly string[] {
  const isColour = (place: number): boolean => COLOURS.has(adjectives[place]?.words.en.forms[0] ?? '');
  return [...forms.filter((_, place) => !isColour(place)), ...forms.filter((_, place) => isColour(place))];
}

/** "層になった揚げナス": a Japanese clause precedes the words that are joined to the noun. */
function looseFirst(locale: MenuLocale, adjectives: readonly string[]): readonly string[] {
  if (locale !== 'ja') return adjectives;
  const isLoose = (form: string): boolean => /[ただいなるの]$/u.test(form);
  return [...adjectives.filter(isLoose), ...adjectives.filter((form) => !isLoose(form))];
}

/** Canned tuna is "ツナ" in Japanese, tuna that is cooked, or raw, "マグロ". */
const COOKED_TUNA: ReadonlySet<string> = new Set(
  'seared,grilled,raw,roasted,marinated,pan-fried,fresh,flash-seared,charcoal-grilled,pink,braised'.split(','),
);

/** A fillet of a fish is no loin in Chinese: "鲈鱼柳". */
function cutOfFish(locale: MenuLocale, head: Noun, qualifiers: readonly Noun[]): string {
  const isTuna = locale === 'ja' && head.concept.words.en.forms[0] === 'tuna';
  if (isTuna && head.adjectives.some(({ words }) => COOKED_TUNA.has(words.en.forms[0] ?? ''))) return 'マグロ';
  // "紅茶" is black tea, which an infusion isn't.
  if (locale === 'ja' && head.concept.words.en.forms[0] === 'tea' && qualifiers.length > 0) return 'ティー';
  const isOfFish = qualifiers.some(({ concept }) => isKindOf(concept.words.en.forms[0] ?? '', 'fish'));
  return locale === 'zh' && isOfFish && head.concept.words.en.forms[0] === 'fillet' ? '柳' : nounForm(locale, head);
}

/** "Ground beef of beef", "strawberry shortcake of strawberries": the head's name has it. */
function isSaidByHead(locale: MenuLocale, head: Noun, qualifier: Noun): boolean {
  if (qualifier.concept.class !== 'noun') return false;
  const [headForm, part] = [nounForm(locale, head), nounForm(locale, { ...qualifier, is_plural: false })];
  const stem = part.length > 4 && isRomanceLocale(locale) ? part.slice(0, -1) : part;
  return part.length >= 2 && ` ${headForm}`.toLowerCase().includes(isSpaced(locale) ? ` ${stem.toLowerCase()}` : part);
}

const LETTERS_OF_ANIMALS = ['猪', '豚', '牛', '鸡', '鶏', '羊', '鸭', '鴨', '鱼', '虾'];

/**
 * Whether a language would name something twice within a noun and what describes it, which cannot be left out: "pork loin
 * ginger pork", "steak haché à la japonaise japonais".
 */
export function isNamedTwice(locale: MenuLocale, head: Noun, qualifiers: readonly Noun[]): boolean {
  const form = nounForm(locale, head).toLowerCase();
  const words = form
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= (isSpaced(locale) && locale !== 'ko' ? 5 : 2));
  const isShared = (otherForm: string): boolean => {
    if (!isSpaced(locale))
      return (
        LETTERS_OF_ANIMALS.some((letter) => form.includes(letter) && otherForm.includes(letter)) ||
        hasSharedRun(form, otherForm, locale === 'zh' ? 2 : 4)
      );
    const otherWords = otherForm.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    const isSame = (word: string, otherWord: string): boolean =>
      word === otherWord || (locale !== 'ko' && word.length > 4 && otherWord.slice(0, 5) === word.slice(0, 5));
    return words.some((word) => otherWords.some((each) => isSame(word, each)));
  };
  const isSaid = qualifiers.some(
    (noun) =>
      noun.concept.class === 'noun' &&
      (noun.adjectives.length > 0 || !isSaidByHead(locale, head, noun)) &&
      isShared(nounForm(locale, noun)),
  );
  return (
    isSaid ||
    (locale !== 'zh' &&
      locale !== 'ja' &&
      head.adjectives.some((adjective) => isShared(writeAdjective(locale, adjective))))
  );
}

/** "墨西哥煎牛腩墨西哥塔可": letters in a row that both have. */
const hasSharedRun = (form: string, otherForm: string, length: number): boolean =>
  Array.from({ length: Math.max(0, form.length - length + 1) }, (_, at) => form.slice(at, at + length)).some((run) =>
    otherForm.includes(run),
  );

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

const adjectivesOf = (locale: MenuLocale, noun: Noun): string[] =>
  noun.adjectives.map((adjective) => writeAdjective(locale, adjective));

/** The adjectives of languages in which they never change and come first. */
function describedBefore(locale: MenuLocale, noun: Noun): string {
  const glue = locale === 'en' || locale === 'ko' ? ' ' : '';
  return [...noun.adjectives.map((adjective) => writeOrigin(locale, adjective, noun)), nounForm(locale, noun)].join(
    glue,
  );
}

/** "Bread soaked in white wine", "Grana Padano added after baking". */
const BEHIND_IN_ENGLISH = /^(?:\p{Ll}+ed (?:in|on|over|after|with|by)|cut into|with) /u;

const isBehindInEnglish = ({ words }: Concept): boolean => BEHIND_IN_ENGLISH.test(words.en.forms[0] ?? '');

/** "Bucatini Amatriciana": English keeps the Italian order of a pasta and the name of its sauce. */
const isSauceName = (head: Noun, { concept, adjectives }: Noun): boolean =>
  concept.class === 'name' && adjectives.length === 0 && isKindOf(head.concept.words.en.forms[0] ?? '', 'pasta');

const withoutBehind = (noun: Noun): Noun => ({
  ...noun,
  adjectives: noun.adjectives.filter((adjective) => !isBehindInEnglish(adjective)),
});

function bareEnglish(noun: Noun): string {
  const { modifier, forms } = noun.concept.words.en;
  return spaced([...noun.adjectives.map((adjective) => writeAdjective('en', adjective)), modifier ?? forms[0] ?? '']);
}
