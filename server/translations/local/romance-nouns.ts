import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept, Gender } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Noun } from './menu-phrase.ts';
import { type Agreement, isInAlcohol, isPluralIn, nounForm, spaced } from './noun-forms.ts';

export const isRomanceLocale = (locale: MenuLocale): locale is Romance => ['fr', 'es', 'it', 'pt'].includes(locale);

export type Romance = 'fr' | 'es' | 'it' | 'pt';

const isPhrase = (locale: Romance, { words }: Concept): boolean => (words[locale].forms[0] ?? '').includes(' ');

/** "Fraises anglaises macérées": origins come before methods, and phrases come last. */
const placeBehind = (locale: Romance, adjective: Concept): number =>
  isPhrase(locale, adjective) ? 2 : Number(!/^\p{Lu}\p{Ll}/u.test(adjective.words.en.forms[0] ?? ''));

/** "L’uovo" is masculine, "le uova" are feminine. */
const genderOf = (locale: Romance, noun: Noun): Gender =>
  locale === 'it' && /^uova\b/u.test(nounForm('it', noun)) ? 'f' : noun.concept.words[locale].gender;

export function writeRomance(locale: Romance, head: Noun, qualifiers: readonly Noun[]): string {
  const agreement = { gender: genderOf(locale, head), is_plural: isPluralIn(locale, head) };
  const before = head.adjectives.filter((adjective) => adjective.words[locale].mark === '^');
  // "Pain turc à la braise": one word is before several.
  const behind = head.adjectives
    .filter((adjective) => adjective.words[locale].mark !== '^')
    .toSorted((first, second) => placeBehind(locale, first) - placeBehind(locale, second));
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
    if ((isNestedIn(form, headName) || isInMash(form, noun) || headName === 'toast') && MADE_OF.test(words))
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

/** "Buttermilk fried chicken": it is fried in it, rather than made of it. */
function meansOf(locale: Romance, { concept, adjectives, is_means, ...noun }: Noun): string | undefined {
  if (is_means !== true || adjectives.length > 0 || concept.words[locale].modifier !== null) return undefined;
  const form = nounForm(locale, { concept, adjectives, ...noun });
  if (locale === 'es' || locale === 'pt') return `${WITH[locale]} ${form}`;
  return isPluralIn(locale, { concept, adjectives, ...noun })
    ? undefined
    : atThe(locale, form, concept.words[locale].gender);
}

/** "Ramen de caldo de cerdo", "stufato di fagioli e carne": another "de" behind it would be of the broth, or of the meat. */
const isNestedIn = (form: string, headName: string): boolean =>
  / (?:de|di|en|in|em|à|au|al) .*\p{L} ?(?:de |di |d’|(?:e|y|et) )/u.test(form) && isKindOf(headName, 'dish');

/** "Puré de patatas con cheddar": another "de" would be of the potatoes. */
const isInMash = (form: string, { concept }: Noun): boolean =>
  / (?:de|di) /.test(form) && concept.class === 'noun' && isKindOf(concept.words.en.forms[0] ?? '', 'cheese');

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
const COOKED = ['vegetable', 'meat', 'seafood', 'stew', 'meat dish', 'seafood dish', 'sandwich', 'fruit', 'pie'];

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
    chopped: ['nut', ['concassé', 'concassée', 'concassés', 'concassées']],
  },
  es: { red: ['wine', ['tinto', 'tinta', 'tintos', 'tintas']] },
  pt: { red: ['wine', ['tinto', 'tinta', 'tintos', 'tintas']] },
  it: { dark: ['beer', ['scuro', 'scura', 'scuri', 'scure']] },
};

export function romanceForm(
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

const PIECES: ReadonlySet<string> = new Set([
  'strip',
  'piece',
  'portion',
  'large portion',
  'small portion',
  'slice',
  'slices',
  'thin slices',
  'cube',
  'shavings',
]);

/** "Portion de sauce": the food of a portion never comes beside it. */
const PORTIONS: ReadonlySet<string> = new Set(['portion', 'large portion', 'small portion', 'pint', 'half pint']);

const SELECTIONS: ReadonlySet<string> = new Set([
  'selection',
  'assortment',
  'plate',
  'board',
  'platter',
  'trio',
  'duo',
]);

const WITH_SINGULAR_ARTICLE = /^(?:au |à la |à l’|al |alla |all’|a la |ao )/;

const WITH_ARTICLE = /^(?:au|aux|à|al|alla|all|ai|alle|a|com|con) ?/;

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
  if (PORTIONS.has(headName)) return spaced([withOf(locale, form), ...adjectives]);
  const isPoured = isKindOf(name, 'sauce') || (isKindOf(name, 'syrup') && !isKindOf(headName, 'drink'));
  if (modifier === null && noun.concept.class === 'noun' && isPoured)
    return spaced([WITH[locale], form, ...adjectives]);
  const isWithArticle = modifier !== null && WITH_ARTICLE.test(modifier);
  const isManyDescribed = adjectives.length > 0 && agreement.is_plural;
  // "Lanières de dinde", "sélection de fromages régionaux": pieces and selections are of a food, not with it.
  if (isWithArticle && (PIECES.has(headName) || (agreement.is_plural && SELECTIONS.has(headName))))
    return spaced([withOf(locale, form), ...adjectives]);
  // "Au fromage" is one, "régionaux" are many.
  if (modifier !== null && WITH_SINGULAR_ARTICLE.test(modifier) && isManyDescribed)
    return spaced([WITH[locale], form, ...adjectives]);
  // A proper name follows the noun that it names: "salade César".
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
