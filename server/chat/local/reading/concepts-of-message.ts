import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isCommonWord, isConcernWord, isIntentWord } from '../words/common-words.ts';
import { foldMessage, literalWords, placesOf } from '../words/phrases.ts';
import { asksHowMuch } from '../words/roe.ts';
import { isEdible } from './edible.ts';
import { isCurrencyWord } from './price-range.ts';

const heads = new Map<MenuLocale, ReadonlySet<string>>();
function headsOf(locale: MenuLocale): ReadonlySet<string> {
  const cached = heads.get(locale) ?? new Set(literalWords(locale, GUEST_LANGUAGES[locale].heads ?? ''));
  heads.set(locale, cached);
  return cached;
}

/** Of "いくら". */
const HOW_MUCH_SIGNS = 3;

/** The concepts that a guest's message names. */
export function conceptsOfMessage(
  text: string,
  locale: MenuLocale,
  isOfMenu: (word: string) => boolean,
): NamedConcept[] {
  // "Don't" is no misspelt "donut", "swells" are no shells.
  const isKnown = (word: string) =>
    isCommonWord(word, [locale]) ||
    isOfMenu(word) ||
    isConcernWord(word, locale) ||
    isIntentWord(word, locale) ||
    /^don[’']?t$/i.test(word);
  const words = wordsOf(text);
  const read = [
    ...conceptsIn(locale, text, { forgives: true, isKnown, heads: headsOf(locale) }),
    ...(isReadByCharacters(locale)
      ? [...inLatinLetters(text), ...staplesIn(text, locale)]
      : copiedNames(text, words, locale)),
  ];
  const specific = isReadByCharacters(locale) ? read : withWholeMeats(read, words, locale);
  const all = [...specific, ...specific.flatMap((named) => foodWithin(named, locale, text))];
  const isWithin = (a: NamedConcept, b: NamedConcept) =>
    b.from <= a.from && a.to <= b.to && b.to - b.from > a.to - a.from;
  // "いくらですか" asks for a price; "いくら" alone is salmon roe.
  const { intents, common } = GUEST_LANGUAGES[locale];
  const amounts = isReadByCharacters(locale)
    ? [intents.price, common].flatMap((phrases) => placesOf(locale, phrases, foldMessage(locale, text)))
    : [];
  // "60 reales" is money; a royal sauce is food.
  const isMoney = ({ from, to }: NamedConcept) =>
    !isReadByCharacters(locale) &&
    to === from + 1 &&
    /^\d/.test(words[from - 1] ?? '') &&
    isCurrencyWord(withoutAccents(words[from] ?? ''));
  const foldedText = locale === 'ja' ? foldMessage(locale, text) : '';
  const asksAmount = (named: NamedConcept) =>
    (locale === 'ja' &&
      named.to - named.from === HOW_MUCH_SIGNS &&
      asksHowMuch(foldedText, named.from) &&
      all.some(({ concept, from }) => from !== named.from && isEdible(concept))) ||
    amounts.some(({ from, to }) => from <= named.from && named.to <= to && to - from > named.to - named.from);
  return all.filter(
    (named) =>
      !asksAmount(named) &&
      !isMoney(named) &&
      // Pork names meat, too, but who leaves out pork eats meat.
      !all.some(
        (other) =>
          isWithin(named, other) && (isEdible(other.concept) || !isEdible(named.concept) || DIETS.has(other.concept)),
      ) &&
      (isReadByCharacters(locale) || !words.slice(named.from, named.to).every((word) => isCommonWord(word, [locale]))),
  );
}

/** "채식" has the sign of strips in it. */
const DIETS: ReadonlySet<string> = new Set(['vegetarian', 'vegan']);

/** "两个人吃paella": food in the words of a language with Latin letters, at their characters. */
const inLatinLetters = (text: string): NamedConcept[] =>
  [...text.matchAll(/[\p{Script=Latin}\p{M}]{3,}(?:[ '-][\p{Script=Latin}\p{M}]{3,})*/gu)].flatMap(
    ({ index, 0: run }) =>
      [...new Set(conceptsIn('en', run).map(({ concept }) => concept))]
        .filter(isEdible)
        .map((concept) => ({ concept, from: index, to: index + run.length })),
  );

/** "Motsu nikomi" is written so in each language with Latin letters, though only one has it in the lexicon. */
function copiedNames(text: string, words: readonly string[], locale: MenuLocale): NamedConcept[] {
  if (locale === 'en' || locale === 'ar') return [];
  const isOwn = (word: string) => isCommonWord(word, [locale]) || conceptsIn(locale, word).length > 0;
  return conceptsIn('en', text).filter(
    ({ concept, from, to }) =>
      to - from >= 2 && isKindOf(concept, 'prepared food') && !words.slice(from, to).some(isOwn),
  );
}

/** "不带猪肉的面", "饭或面", "밥이나 면": one character that is a part of many other words, too. */
const STAPLES: Partial<Record<MenuLocale, readonly (readonly [concept: string, pattern: RegExp])[]>> = {
  zh: [
    ['noodle', /(?<=[的种款碗份么些吃点要来汤凉热炒]|饭(?:或者?|和|跟|还是|、))面(?![包粉筋积前子试馆团食皮点对])/gu],
    ['rice', /(?<=^|[那个份碗点吃要来，,]|面(?:或者?|和|跟|还是|、))饭(?=(?:或者?|和|跟|还是|、)面|[呢吗？?。]|$)/gu],
    ['grill', /烤的/gu],
    ['alcohol', /(?<=什么|哪些|啥|哪种|几种|(?<!没)有|含|放了|加了|带)酒(?=[吗呢嘛啊？?，,。]|$)/gu],
    ['skewer', /(?<=[些种几的烤]|什么)串(?=[不没里是有都儿，,？?]|$)/gu],
  ],
  ja: [['skewer', /(?<=[いの])串(?=[っはがをもでにあ？?、。]|$)/gu]],
  ko: [['noodle', /(?<=밥(?:이나|하고|이랑|과|도) ?)면(?=\P{L}|$|[도을이류은])/gu]],
};

const staplesIn = (text: string, locale: MenuLocale): NamedConcept[] =>
  (STAPLES[locale] ?? []).flatMap(([concept, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ concept, from: index, to: index + 1 })),
  );

/** "Carne de cerdo" and "لحم الخنزير" are pork, not meat in general. */
function withWholeMeats(named: readonly NamedConcept[], words: readonly string[], locale: MenuLocale): NamedConcept[] {
  const meats = named.filter(({ concept }) => concept === 'meat');
  const kinds = named.filter(({ concept }) => concept !== 'meat' && isKindOf(concept, 'meat'));
  const isOf = (meat: NamedConcept, kind: NamedConcept) =>
    locale === 'ar'
      ? kind.from === meat.to
      : kind.from === meat.to + 1 && /^(de|di|da|d|of)$/.test(words[meat.to] ?? '');
  return named
    .filter((one) => !meats.includes(one) || !kinds.some((kind) => isOf(one, kind)))
    .map((one) => {
      const meat = kinds.includes(one) ? meats.find((other) => isOf(other, one)) : undefined;
      return meat ? { ...one, from: meat.from } : one;
    });
}

/** The food that a quality names: "no pork", "gluten-free". */
function foodWithin({ concept, from, to }: NamedConcept, locale: MenuLocale, text: string): NamedConcept[] {
  if (isEdible(concept) || to - from < 2) return [];
  const isByCharacters = isReadByCharacters(locale);
  const words = isByCharacters ? [] : wordsOf(text);
  return [
    [from + 1, to],
    [from, to - 1],
  ].flatMap(([start = from, end = to]) => {
    const part = isByCharacters ? text.slice(start, end) : words.slice(start, end).join(' ');
    return conceptsIn(locale, part)
      .filter((named) => isEdible(named.concept))
      .map((named) => ({ concept: named.concept, from: start + named.from, to: start + named.to }));
  });
}
