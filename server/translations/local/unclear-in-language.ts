import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isKindOf, usuallyHas } from '../../food/kinds-of-food.ts';
import { type Noun, type NounPhrase, nameOfHead, type ParsedPhrase, type Phrase } from './menu-phrase.ts';
import { nounForm } from './noun-forms.ts';

/** What a language can't say of a dish as the source does, found by what dishes are and how they are cooked. */

const nameOf = ({ words }: Concept): string => words.en.forms[0] ?? '';
const isAny = (adjectives: readonly Concept[], names: ReadonlySet<string>): boolean =>
  adjectives.some((adjective) => names.has(nameOf(adjective)));

/** Ways to cook in an oven or over a fire, of which a dish has one. */
const DRY_HEAT: ReadonlySet<string> = new Set(['roasted', 'baked', 'grilled', 'oven-roasted', 'gratinated']);

const HOMEMADE: ReadonlySet<string> = new Set(['homemade', 'house', 'artisan']);

/** Whether a noun with what is said of it would mean something else in a language. */
export const isUnclearIn = (locale: MenuLocale, phrase: NounPhrase): boolean =>
  phrase.head.adjectives.filter((adjective) => DRY_HEAT.has(nameOf(adjective))).length > 1 ||
  isHomemadeEgg(locale, phrase) ||
  isCutletOfVegetable(locale, phrase) ||
  isMeatOfItsOwn(locale, phrase);

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
