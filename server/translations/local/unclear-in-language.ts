import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { nameOf } from '../../food/concepts-in.ts';
import { isKindOf, usuallyHas } from '../../food/kinds-of-food.ts';
import { type Noun, type NounPhrase, nameOfHead, type ParsedPhrase, type Phrase } from './menu-phrase.ts';
import { nounForm } from './noun-forms.ts';
import { isRomanceLocale } from './romance-nouns.ts';

/** What a language can't say of a dish as the source does, found by what dishes are and how they are cooked. */

const isAny = (adjectives: readonly Concept[], names: ReadonlySet<string>): boolean =>
  adjectives.some((adjective) => names.has(nameOf(adjective)));

/** Ways to cook in an oven or over a fire, of which a dish has one. */
const DRY_HEAT: ReadonlySet<string> = new Set(['roasted', 'baked', 'grilled', 'oven-roasted', 'gratinated']);

const HOMEMADE: ReadonlySet<string> = new Set(['homemade', 'house', 'artisan']);

/** Whether a noun with what is said of it would mean something else in a language. */
export const isUnclearIn = (locale: MenuLocale, phrase: NounPhrase): boolean =>
  phrase.head.adjectives.filter((adjective) => DRY_HEAT.has(nameOf(adjective))).length > 1 ||
  isCountedInSingular(locale, phrase) ||
  isOfWhatComesWithIt(locale, phrase) ||
  isMugAtDrink(locale, phrase) ||
  isHomemadeEgg(locale, phrase) ||
  isCutletOfVegetable(locale, phrase) ||
  isMeatOfItsOwn(locale, phrase);

const INFLECTED: readonly MenuLocale[] = ['en', 'fr', 'es', 'de', 'it', 'pt'];

/** "3 Cumberland sausages": a number above one needs a plural, which the lexicon has not for every word. */
function isCountedInSingular(locale: MenuLocale, { quantity, head }: NounPhrase): boolean {
  if (typeof quantity !== 'string' || !/^(?:[2-9]|\d{2,})$/.test(quantity) || !INFLECTED.includes(locale)) return false;
  const { forms, has_plural_only: hasPluralOnly } = head.concept.words[locale];
  if (head.concept.class !== 'noun' || forms.length > 1 || hasPluralOnly) return false;
  // "2 toast", "2 ris": Italian loanwords and French words in s are invariable; Germans order "2 Kaffee".
  if (locale === 'it') return !/^[^ ]*[bcdfghjklmnpqrstvwxyz]$/.test(forms[0] ?? '');
  if (locale === 'fr') return !/^[^ ]*[sxz]$/.test(forms[0] ?? '');
  return locale !== 'de' || !isKindOf(nameOf(head.concept), 'drink');
}

/** "Omelette giapponese con riso soffice": behind what a dish comes with, its quality would be that thing's. */
const isOfWhatComesWithIt = (locale: MenuLocale, { head }: NounPhrase): boolean =>
  (isRomanceLocale(locale) || locale === 'ar') &&
  WITHIN.test(` ${nounForm(locale, head)} `) &&
  head.adjectives.some(({ words }) => words[locale].mark !== '^' && words[locale].forms.length > 1);

/** "Grande tasse au café": of what a mug holds these languages would say that it is made with it. */
const isMugAtDrink = (locale: MenuLocale, { head, qualifiers }: NounPhrase): boolean =>
  (locale === 'fr' || locale === 'it') && nameOf(head.concept) === 'mug' && qualifiers.length > 0;

const WITHIN = / (?:(?:con|au|à la|avec|com|مع|rellen[oa] de|ripien[oa] di) |بال)/u;

/** "Œuf mayo maison": its mayonnaise is the house's, which an adjective would say of the eggs. */
const isHomemadeEgg = (locale: MenuLocale, { head }: NounPhrase): boolean =>
  locale !== 'en' && /^eggs? /.test(nameOf(head.concept)) && isAny(head.adjectives, HOMEMADE);

/** An Arabic cutlet "with eggplant" is meat. */
const isCutletOfVegetable = (locale: MenuLocale, phrase: NounPhrase): boolean =>
  locale === 'ar' &&
  /\b(?:cutlet|schnitzel|escalope)$/.test(nameOfHead(phrase)) &&
  phrase.qualifiers.some(({ concept }) => isKindOf(nameOf(concept), 'plant food'));

const JOINED_BY_WITH = / (?:con|aux?|à la|avec|com|al|alla|مع) /u;

/** "Zwiebelrostbraten vom Weiderind": behind a dish's "with onions" its own beef would come with it as well. */
const isMeatOfItsOwn = (locale: MenuLocale, { head, qualifiers }: NounPhrase): boolean =>
  ['meat', 'meat dish'].some((kind) => isKindOf(nameOf(head.concept), kind)) &&
  JOINED_BY_WITH.test(` ${nounForm(locale, head)} `) &&
  qualifiers.some(({ concept }) =>
    ['beef', 'pork', 'veal', 'lamb', 'chicken'].some(
      (meat) =>
        isKindOf(nameOf(concept), meat) &&
        (isKindOf(nameOf(head.concept), meat) || usuallyHas(nameOf(head.concept), meat)),
    ),
  );

/** Ways to prepare a dish with something that is then in it, also if they are said of its name. */
const MIXED_DISH: ReadonlySet<string> = new Set(['dressed', 'mixed', 'blended', 'whisked']);
/** Also those of a description without a dish. */
const MIXED: ReadonlySet<string> = new Set(
  `dressed,mixed,blended,whisked,tossed,seasoned,boiled,cooked,simmered,stewed,braised,poached,marinated,soaked,infused`.split(
    ',',
  ),
);

/**
 * What is wrapped in something or stuffed with it needs other words than "in" and "with" in some languages: "enveloppés
 * en bacon", "im Mantel in Bacon", "محشو مع".
 */
export const isJoinedOtherwise = (locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean =>
  parts.some(({ phrase }, place) => {
    const relation = parts[place + 1]?.relation;
    const isSaid = (name: string) =>
      isAny(phrase.kind === 'noun' ? phrase.head.adjectives : adjectivesOf(phrase), new Set([name]));
    return (
      ((locale === 'fr' || locale === 'de') && relation === 'in' && isSaid('wrapped')) ||
      (locale === 'ar' && relation === 'with' && isSaid('stuffed'))
    );
  });

const adjectivesOf = (phrase: Phrase): readonly Concept[] => (phrase.kind === 'adjectives' ? phrase.adjectives : []);

/** Whether Chinese, Japanese and Korean would serve beside a dish what is in it: "mit Hafermilch gekocht", "cappuccino con latte di soia". */
export const isBesideWhatIsWithinIt = (parts: readonly ParsedPhrase[]): boolean =>
  parts.some(({ phrase }, place) => {
    const next = parts[place + 1];
    if (next?.relation !== 'with' || next.phrase.kind !== 'noun') return false;
    return isMixed(phrase) || isMilkOfCoffee(phrase, next.phrase.head);
  });

function isMixed(phrase: Phrase): boolean {
  if (phrase.kind === 'adjectives') return isAny(phrase.adjectives, MIXED);
  return phrase.kind === 'noun' && isAny(phrase.head.adjectives, MIXED_DISH);
}

const isMilkOfCoffee = (phrase: Phrase, { concept }: Noun): boolean =>
  phrase.kind === 'noun' && isKindOf(nameOfHead(phrase), 'drink') && /\bmilk$/.test(nameOf(concept));
