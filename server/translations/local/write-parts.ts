import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Noun, ParsedPhrase, Phrase } from './menu-phrase.ts';
import type { Relation } from './source-grammar.ts';
import {
  atThe,
  isDescribed,
  isInAlcohol,
  type NounCase,
  namesTwice,
  nounForm,
  withOf,
  writeAdjective,
  writeAdjectiveOf,
  writeNoun,
} from './write-noun.ts';

/** How languages join what stands before to what follows; the forms of "and" that depend on a sound are made below. */
const JOINS: Record<MenuLocale, Record<Relation, (before: string, after: string) => string>> = {
  en: joins({ with: 'with', and: 'and', or: 'or', in: 'in', on: 'on', choice: 'choice of' }),
  fr: {
    ...joins({ with: 'avec', and: 'et', or: 'ou', in: 'en', on: 'sur', choice: 'au choix :' }),
    in: (before, after) => `${before} ${/^une? /.test(after) ? 'dans' : 'en'} ${after}`,
  },
  es: {
    ...joins({ with: 'con', and: 'y', or: 'o', in: 'en', on: 'sobre', choice: 'a elegir:' }),
    and: (before, after) => `${before} ${/^h?i(?!e)/i.test(after) ? 'e' : 'y'} ${after}`,
    or: (before, after) => `${before} ${/^h?o/i.test(after) ? 'u' : 'o'} ${after}`,
  },
  de: joins({ with: 'mit', and: 'und', or: 'oder', in: 'in', on: 'auf', choice: 'nach Wahl:' }),
  it: joins({ with: 'con', and: 'e', or: 'o', in: 'in', on: 'su', choice: 'a scelta:' }),
  pt: joins({ with: 'com', and: 'e', or: 'ou', in: 'em', on: 'sobre', choice: 'à escolha:' }),
  zh: {
    with: (before, after) => `${before}配${after}`,
    and: (before, after) => `${before}和${after}`,
    or: (before, after) => `${before}或${after}`,
    comma: (before, after) => `${before}、${after}`,
    in: (before, after) => `${before}、${after}`,
    on: (before, after) => `${before}配${after}`,
    choice: (before, after) => `${before}任选${after}`,
    beside: (before, after) => `${before}、${after}`,
    note: (before, after) => `${before}（${after}）`,
  },
  ja: {
    with: (before, after) => `${before}、${after}添え`,
    and: (before, after) => `${before}と${after}`,
    or: (before, after) => `${before}または${after}`,
    comma: (before, after) => `${before}、${after}`,
    in: (before, after) => `${before}、${after}`,
    on: (before, after) => `${before}、${after}添え`,
    choice: (before, after) => `${before}、お好みの${after}`,
    beside: (before, after) => `${before}、${after}`,
    note: (before, after) => `${before}（${after}）`,
  },
  ko: {
    with: (before, after) => `${before}, ${after}${afterConsonant(after) ? '을' : '를'} 곁들임`,
    and: (before, after) => `${before}${afterConsonant(before) ? '과' : '와'} ${after}`,
    or: (before, after) => `${before} 또는 ${after}`,
    comma: (before, after) => `${before}, ${after}`,
    in: (before, after) => `${before}, ${after}`,
    on: (before, after) => `${before}, ${after}${afterConsonant(after) ? '을' : '를'} 곁들임`,
    choice: (before, after) => `${before} 선택: ${after}`,
    beside: (before, after) => `${before}, ${after}`,
    note: (before, after) => `${before} (${after})`,
  },
  ar: {
    ...joins({ with: 'مع', and: 'و', or: 'أو', in: 'في', on: 'على', choice: 'حسب الاختيار:' }),
    and: (before, after) => `${before} و${after}`,
    comma: (before, after) => `${before}، ${after}`,
    beside: (before, after) => `${before}، ${after}`,
  },
};

function joins(
  words: Record<Exclude<Relation, 'comma' | 'beside' | 'note'>, string>,
): Record<Relation, (before: string, after: string) => string> {
  const join = (word: string) => (before: string, after: string) => `${before} ${word} ${after}`;
  return {
    with: join(words.with),
    and: join(words.and),
    or: join(words.or),
    in: join(words.in),
    on: join(words.on),
    comma: (before, after) => `${before}, ${after}`,
    choice: join(words.choice),
    beside: (before, after) => `${before}, ${after}`,
    note: (before, after) => `${before} ${after}`,
  };
}

export const joinedByAnd = (locale: MenuLocale, before: string, after: string): string =>
  JOINS[locale].and(before, after);

type NounPhrase = Extract<Phrase, { kind: 'noun' }>;

/** German says what is with, in or on something in the dative, and so all that is joined to that. */
const DATIVE: readonly Relation[] = ['with', 'in', 'on'];

/** What these join to the words after them is one with those: "with fries and salad" is said as a whole. */
const JOINED: readonly (Relation | null)[] = ['and', 'or', 'comma'];

/**
 * Whether a language can say these parts without doubt. "Cooked in white wine" of something unnamed needs a verb in Chinese,
 * Japanese and Korean and an article in French; an adjective behind "tranches de bœuf cru" may be of either noun.
 */
export function canSay(locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean {
  const isClear = ({ phrase }: ParsedPhrase): boolean =>
    isWrittenIn(locale, phrase) && (phrase.kind !== 'noun' || isClearNoun(locale, phrase));
  if (!parts.every(isClear)) return false;
  if (locale === 'ar' && hidesAlcohol(parts)) return false;
  if (parts.some(({ phrase }) => isMeasureOf(locale, phrase))) return false;
  const [first, second] = parts;
  const isBareAdjective = first?.phrase.kind === 'adjectives' && second !== undefined;
  if (hangsOnNext(locale, parts) || parts.some(({ phrase }) => isDangling(locale, phrase))) return false;
  if (hasSentenceToGuest(locale, parts)) return false;
  const isEastAsian = locale === 'zh' || locale === 'ja' || locale === 'ko';
  if (isBareAdjective && second.relation === 'in' && (isEastAsian || locale === 'fr' || locale === 'ar')) return false;
  if (isEastAsian && parts.some((part, place) => isDoneIn(part, parts[place + 1]))) return false;
  if (isBareAdjective && first.phrase.kind === 'adjectives' && (locale === 'ja' || locale === 'ko'))
    return first.phrase.adjectives.length === 1;
  // "Buttermilk fried chicken burger": German writes it in words behind "mit", apart from the burger.
  if (locale === 'de')
    return (
      !parts.some(({ phrase }) => phrase.kind === 'noun' && phrase.qualifiers.some(isPhraseInGerman)) &&
      !parts.some(({ phrase }) => phrase.kind === 'noun' && phrase.qualifiers.slice(1).some(isDescribed)) &&
      !parts.some(({ phrase }) => phrase.kind === 'noun' && isOfDescribedFood(phrase))
    );
  if (locale === 'ar' && parts.some(({ phrase }) => phrase.kind === 'noun' && isOfDescribedFood(phrase))) return false;
  if (!isRomance(locale)) return true;
  return parts.every(
    ({ phrase }) =>
      phrase.kind !== 'noun' ||
      (!hasDoubtfulAdjective(locale, phrase) && !hasMeansOfPart(phrase) && phrase.qualifiers.length <= MAX_QUALIFIERS),
  );
}

/**
 * Whether adjectives are by themselves in a form that needs a noun: German "Eis-", Japanese "煮込んだ", Korean "구운"; or twice
 * one letter says what is done, as in Chinese "烤柴火烤".
 */
function isDangling(locale: MenuLocale, phrase: Phrase): boolean {
  if (phrase.kind !== 'adjectives') return false;
  const forms = phrase.adjectives.map((adjective) => writeAdjective(locale, adjective));
  const lastForm = forms.at(-1) ?? '';
  if (locale === 'de') return forms.some((form) => form.endsWith('-'));
  if (locale === 'ja') return /[ただなる]$/u.test(lastForm);
  if (locale === 'ko') return needsNoun('ko', phrase.adjectives);
  return locale === 'zh' && forms.length > 1 && Array.from(forms[0] ?? '').some((letter) => lastForm.includes(letter));
}

/** "ソースをお選びください添え": a sentence of its own is not what a dish comes with. */
const hasSentenceToGuest = (locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean =>
  parts.some(
    ({ relation, phrase }) =>
      phrase.kind === 'whole' &&
      relation !== null &&
      ASKS_GUEST.test(phrase.meaning.concept.words[locale].forms[0] ?? ''),
  );
const ASKS_GUEST = /ください$|^[请任自]选|^请|(?:선택|세요)$/u;

/** "Chipolatas wrapped in bacon": these languages would list the bacon beside them. */
const isDoneIn = ({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  next?.relation === 'in' && phrase.kind === 'noun' && phrase.head.has_adjective_behind === true;

/** "Pieces of chicken", "half portion of anchovies": counters stand behind a number. */
function isMeasureOf(locale: MenuLocale, phrase: Phrase): boolean {
  if (phrase.kind !== 'noun') return false;
  const name = nameOfHead(phrase);
  // Of nothing, "泥" is mud.
  if (phrase.qualifiers.length === 0) return locale === 'zh' && name === 'purée';
  if (name === 'portion')
    return locale === 'zh' || locale === 'ko' || (locale === 'ja' && phrase.head.adjectives.length > 0);
  return name === 'piece' && locale === 'ja';
}

/** Whether adjectives would describe the first thing of a list behind them, as Japanese and Korean read them: "巻いた、パン添え". */
const hangsOnNext = (locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean =>
  parts.slice(0, -1).some(({ phrase }) => phrase.kind === 'adjectives' && needsNoun(locale, phrase.adjectives));

/** Japanese and Korean forms that need a noun behind them: "巻いた", "고기 없는". */
export function needsNoun(locale: MenuLocale, adjectives: readonly Concept[]): boolean {
  const form = adjectives.at(-1)?.words[locale].forms[0] ?? '';
  if (locale === 'ja') return /[ただいなるの]$/u.test(form);
  return locale === 'ko' && /(?:한|운|은|는|인|된|힌|긴|썬|낸|진|큰|친)$/u.test(form);
}

/** A compound can't begin with "Schweinefleisch mit Ingwer". */
const isPhraseInGerman = ({ concept: { class: kind, words } }: Noun): boolean =>
  kind === 'noun' && words.de.modifier === null && / (?:mit|in|auf|nach|aus|ohne) /.test(words.de.forms[0] ?? '');

const ARABIC_ALCOHOL = /نبيذ|بيرة|كحول|خمر|ويسكي|فودكا|شمبانيا|ليكور|براندي|عرق|كونياك|تيكيلا|روحي/u;

/** Whether a dish would come with, or be made with, a drink whose Arabic name doesn't say that it has alcohol: "جين". */
function hidesAlcohol(parts: readonly ParsedPhrase[]): boolean {
  const phrases = parts.flatMap(({ phrase }) => (phrase.kind === 'noun' ? [phrase] : []));
  const isKind = ({ concept }: Noun, kind: string): boolean => isKindOf(concept.words.en.forms[0] ?? '', kind);
  if (phrases.every(({ head }) => isKind(head, 'drink'))) return false;
  const isNamedWine = (noun: Noun): boolean =>
    noun.concept.class === 'name' && noun.is_beside === true && isKind(noun, 'wine');
  return phrases
    .flatMap(({ head, qualifiers }) => [head, ...qualifiers])
    .some(
      (noun) => isKind(noun, 'alcoholic drink') && !isNamedWine(noun) && !ARABIC_ALCOHOL.test(nounForm('ar', noun)),
    );
}

/** Whether a noun says each thing once and leaves no doubt of what is done to which. */
const isClearNoun = (locale: MenuLocale, phrase: NounPhrase): boolean =>
  !isStuffedDough(locale, phrase) &&
  !namesTwice(locale, phrase.head, phrase.qualifiers) &&
  !(isInflected(locale) && isDoneToPart(phrase)) &&
  !(locale !== 'de' && isInflected(locale) && isSauceOfTwo(phrase));

/** "Apfel-Zwiebel-Soße": a sauce of two things would become one of an onion of apples. */
const isSauceOfTwo = ({ head, qualifiers }: NounPhrase): boolean =>
  isKindOf(head.concept.words.en.forms[0] ?? '', 'sauce') &&
  qualifiers.filter(({ concept, adjectives }) => concept.class === 'noun' && adjectives.length === 0).length > 1;

/** What is done to an ingredient rather than to the dish that is named after it: "shredded chicken tacos". */
const DONE_TO_PARTS: ReadonlySet<string> = new Set(
  'pulled,shredded,minced,roasted,smoked,marinated,pickled,breaded,poached,grilled,stir-fried,sautéed,seared,shaved'.split(
    ',',
  ),
);

/** Languages whose adjectives say by their endings or their place what they describe. */
const isInflected = (locale: MenuLocale): boolean => isRomance(locale) || locale === 'de' || locale === 'ar';

const INGREDIENTS = ['meat', 'seafood', 'plant food', 'egg', 'cheese', 'bread', 'cut'];

function isDoneToPart({ head, qualifiers }: NounPhrase): boolean {
  const name = head.concept.words.en.forms[0] ?? '';
  const isDish = !INGREDIENTS.some((kind) => isKindOf(name, kind));
  const namesPart = name.includes(' ') || qualifiers.length > 0;
  return isDish && namesPart && head.adjectives.some(({ words }) => DONE_TO_PARTS.has(words.en.forms[0] ?? ''));
}

/** Whether the lexicon has a word that people would understand for each part. */
function isWrittenIn(locale: MenuLocale, phrase: Phrase): boolean {
  const areTrusted = (concepts: readonly Concept[]) => concepts.every(({ words }) => !words[locale].is_unwritten);
  if (phrase.kind === 'whole') return areTrusted([phrase.meaning.concept]);
  // "Served pink" stands by itself, but not before a noun.
  if (phrase.kind === 'adjectives') return locale === 'en' || areTrusted(phrase.adjectives);
  const nouns = [phrase.head, ...phrase.qualifiers];
  return nouns.every(({ concept, adjectives }) => areTrusted([concept, ...adjectives]));
}

/** "Ravioli stuffed with ricotta" and "tortillas rellenas de pollo" have a verb in the languages that say what is with it at the end. */
const isStuffedDough = (locale: MenuLocale, phrase: Phrase): boolean =>
  ['zh', 'ja', 'ko'].includes(locale) &&
  phrase.kind === 'noun' &&
  ['pasta', 'tortilla'].some((kind) => isKindOf(phrase.head.concept.words.en.forms[0] ?? '', kind)) &&
  phrase.head.adjectives.some(({ words }) => words.en.forms[0] === 'stuffed');

const isRomance = (locale: MenuLocale): locale is 'fr' | 'es' | 'it' | 'pt' =>
  ['fr', 'es', 'it', 'pt'].includes(locale);

/** Of these, a qualifier says the food that they are made of. */
const MADE_OF_FOOD = ['animal food', 'cut', 'dumpling', 'patty'];

/** German and Arabic join a thing to its food by "with" if that has adjectives: "Filet mit Kabeljau im Bierteig". */
const isOfDescribedFood = ({ head, qualifiers }: NounPhrase): boolean =>
  MADE_OF_FOOD.some((kind) => isKindOf(head.concept.words.en.forms[0] ?? '', kind)) &&
  qualifiers.some(
    ({ concept, adjectives }) => adjectives.length > 0 && isKindOf(concept.words.en.forms[0] ?? '', 'animal food'),
  );

/** "Fritta di latticello": a means of frying belongs to the fried part alone, if there are two. */
const hasMeansOfPart = ({ qualifiers }: NounPhrase): boolean =>
  qualifiers.length > 1 && qualifiers.some(({ is_means }) => is_means === true);

/** "Ramen de maíz de mantequilla de miso": nobody knows what is of what. */
const MAX_QUALIFIERS = 2;

const hasDoubtfulAdjective = (locale: MenuLocale, { head, qualifiers }: NounPhrase): boolean =>
  head.adjectives.some((adjective) => adjective.words[locale].mark !== '^') &&
  qualifiers.some((noun) => noun.adjectives.length > 0);

/** The parts of a stretch in a language. */
export function writeParts(
  locale: MenuLocale,
  parts: readonly ParsedPhrase[],
  firstCase: NounCase = 'nominative',
): string {
  let nounCase: NounCase = firstCase;
  let writtenText = '';
  for (let partIndex = 0; partIndex < parts.length; ) {
    const relation = parts[partIndex]?.relation ?? null;
    if (relation !== null && DATIVE.includes(relation)) nounCase = 'dative';
    if (relation === 'choice' || relation === 'beside') nounCase = 'nominative';
    const end = endOfList(parts, partIndex);
    const words = writeList(locale, parts.slice(partIndex, end), nounCase);
    const isBread = end === partIndex + 1 && partIndex === 1 && isMadeOnBread(relation, parts[0], parts[partIndex]);
    const join = (isBread ? ON_BREAD[locale] : undefined) ?? (relation && joinOf(locale, relation, parts[partIndex]));
    writtenText = join ? join(writtenText, words).trim() : words;
    partIndex = end;
  }
  // What begins with a relation has nothing before it to be parted from.
  return writtenText.replace(/^[、,]\s*/, '');
}

/** A sandwich on a bread is made of it. */
const ON_BREAD: Partial<Record<MenuLocale, (before: string, after: string) => string>> = {
  zh: (before, after) => `${after}${before}`,
  ja: (before, after) => `${after}の${before}`,
  ko: (before, after) => `${after} ${before}`,
};

function isMadeOnBread(
  relation: Relation | null,
  dish: ParsedPhrase | undefined,
  bread: ParsedPhrase | undefined,
): boolean {
  if (relation !== 'on' && relation !== 'in') return false;
  const isOf = (part: ParsedPhrase | undefined, kinds: readonly string[]) =>
    part?.phrase.kind === 'noun' && kinds.some((kind) => isKindOf(nameOfHead(part.phrase), kind));
  return (
    isOf(dish, ['sandwich', 'burger']) &&
    isOf(bread, ['bread']) &&
    bread?.phrase.kind === 'noun' &&
    nameOfHead(bread.phrase) !== 'bread'
  );
}

const nameOfHead = (phrase: Phrase): string =>
  phrase.kind === 'noun' ? (phrase.head.concept.words.en.forms[0] ?? '') : '';

/** What a dish is cooked or lies in as in a liquid. */
const LIQUID = ['sauce', 'alcoholic drink', 'butter', 'milk', 'cream', 'oil', 'vinegar', 'juice'];

/**
 * What stands before and what it is in are joined by its kind: in French a bread has its article ("dans un pain plat"), a
 * butter is the dish's ("au beurre"); Chinese has a word for liquids.
 */
function joinOf(
  locale: MenuLocale,
  relation: Relation,
  part: ParsedPhrase | undefined,
): (before: string, after: string) => string {
  const join = JOINS[locale][relation];
  if (relation !== 'in' || part?.phrase.kind !== 'noun') return join;
  const { concept, is_plural } = part.phrase.head;
  const isOf = (kinds: readonly string[]) => kinds.some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind));
  if (locale === 'zh') return isOf(LIQUID) ? (before, after) => `${before}佐${after}` : join;
  if (locale !== 'fr' || is_plural) return join;
  if (isOf(LIQUID)) return (before, after) => `${before} ${atThe('fr', after, concept.words.fr.gender)}`;
  if (!isOf(['bread', 'bakery product'])) return join;
  return (before, after) => join(before, `${concept.words.fr.gender === 'f' ? 'une' : 'un'} ${after}`);
}

function endOfList(parts: readonly ParsedPhrase[], listStart: number): number {
  let end = listStart + 1;
  while (JOINED.includes(parts[end]?.relation ?? null)) end += 1;
  return end;
}

function writeList(locale: MenuLocale, parts: readonly ParsedPhrase[], nounCase: NounCase): string {
  const areJoinedByAnd = parts.length > 2 && parts.slice(1).every(({ relation }) => relation === 'and');
  return parts.reduce((writtenText, { relation, phrase }, partIndex) => {
    const words = writePhrase(locale, phrase, nounCase);
    if (partIndex === 0 || relation === null) return words;
    // "A and B and C" is a list.
    return JOINS[locale][areJoinedByAnd && partIndex < parts.length - 1 ? 'comma' : relation](writtenText, words);
  }, '');
}

function writePhrase(locale: MenuLocale, phrase: Phrase, nounCase: NounCase): string {
  switch (phrase.kind) {
    case 'adjectives': {
      const glue = locale === 'zh' || locale === 'ja' ? '' : ' ';
      const { adjectives, head } = phrase;
      const write = (adjective: Concept) =>
        head ? writeAdjectiveOf(locale, adjective, head) : writeAdjective(locale, adjective);
      const words = adjectives.map(write).join(glue);
      // "無濾過の" joins it to a noun that isn't there.
      return locale === 'ja' ? words.replace(/の$/u, '') : words;
    }
    case 'whole':
      return nounForm(locale, { ...phrase.meaning, adjectives: [] });
    case 'noun': {
      const noun = writeAccompanied(locale, phrase, nounCase);
      const countedNoun = phrase.quantity === null ? noun : withQuantity(locale, phrase, noun);
      return [countedNoun, ...phrase.measures].join(' ');
    }
  }
}

/** Kinds of food that others come with rather than make: sea bass with fennel, but mushroom risotto. */
const ACCOMPANIED = ['meat', 'seafood', 'vegetable', 'fruit', 'egg', 'pasta', 'mushroom', 'legume'];
/** Whether a language's form of a noun that qualifies another says what comes with it: "au fenouil", "بالشمر". */
function saysBeside(locale: MenuLocale, { concept }: Noun): boolean {
  const { modifier } = concept.words[locale];
  if (locale === 'ar') return true;
  return ['fr', 'es', 'it', 'pt'].includes(locale) && modifier !== null && !/^d(?:[aei] |[’'])/.test(modifier);
}

/** What is cooked in wine doesn't come with a glass of it. */
const FLAVOURED: Partial<Record<MenuLocale, (before: string, after: string) => string>> = {
  zh: (before, after) => `${after}风味${before}`,
  ja: (before, after) => `${before}の${after}風味`,
  ko: (before, after) => `${after} 풍미의 ${before}`,
  en: (before, after) => `${before} in ${after}`,
  de: (before, after) => `${before} in ${after}`,
};

/** Romance languages say themselves what is cooked in wine. */
const isWithIt = (locale: MenuLocale, noun: Noun): boolean =>
  isInAlcohol(noun) ? !isRomance(locale) : noun.concept.class === 'noun';

function writeAccompanied(locale: MenuLocale, { head, qualifiers }: NounPhrase, nounCase: NounCase): string {
  const headName = head.concept.words.en.forms[0] ?? '';
  const isAccompanied = ACCOMPANIED.some((kind) => isKindOf(headName, kind));
  const beside = isAccompanied
    ? qualifiers.filter((noun) => noun.is_beside && isWithIt(locale, noun) && !saysBeside(locale, noun))
    : [];
  const describingNouns = qualifiers.filter((noun) => !beside.includes(noun));
  const writtenNoun = writeNoun(locale, head, describingNouns, nounCase);
  return beside.reduce((before, noun) => {
    const words = writeNoun(locale, noun, [], 'dative');
    const flavoured = isKindOf(noun.concept.words.en.forms[0] ?? '', 'alcoholic drink') ? FLAVOURED[locale] : undefined;
    return flavoured ? flavoured(before, words) : JOINS[locale].with(before, words);
  }, writtenNoun);
}

/** Counters and the cases of numbers are left to languages that need none. */
function withQuantity(
  locale: MenuLocale,
  { quantity, head, qualifiers }: Pick<NounPhrase, 'quantity' | 'head' | 'qualifiers'>,
  noun: string,
): string {
  if (quantity === null) return noun;
  const isCounter =
    COUNTERS.has(head.concept.words.en.forms[0] ?? '') && head.adjectives.length === 0 && qualifiers.length === 0;
  // "6個": a counter follows its number.
  if (typeof quantity === 'string' && isCounter && (locale === 'zh' || locale === 'ja' || locale === 'ko'))
    return `${quantity}${noun}`;
  if (typeof quantity === 'string') return isCountedBehind(locale) ? `${noun} ×${quantity}` : `${quantity} ${noun}`;
  const count = nounForm(locale, { ...quantity, adjectives: [] });
  if (isCountedBehind(locale)) return `${noun} ${count}`;
  if (locale === 'en' || locale === 'de') return `${count} ${noun}`;
  return `${count} ${withOf(locale, noun)}`;
}

const COUNTERS: ReadonlySet<string> = new Set(['piece', 'scoop']);

const isCountedBehind = (locale: MenuLocale): locale is 'zh' | 'ja' | 'ko' | 'ar' =>
  ['zh', 'ja', 'ko', 'ar'].includes(locale);

/** Whether a Hangul syllable at the end is closed (Unicode 3.12: 28 forms of each open syllable). */
function afterConsonant(text: string): boolean {
  const code = text.charCodeAt(text.length - 1) - 0xac00;
  return code >= 0 && code < 11_172 && code % 28 !== 0;
}
