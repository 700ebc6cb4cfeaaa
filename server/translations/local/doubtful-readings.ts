import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextKind } from '../../../shared/translated-texts.ts';
import type { Concept } from '../../food/concept.ts';
import { isConceptOf } from '../../food/concepts-in.ts';
import { hasDoubtfulNoun, isCookedTwice } from './doubtful-nouns.ts';
import { nameOfHead, type ParsedPhrase } from './menu-phrase.ts';
import { isParts, isSentence, type Parsed } from './parse-menu-text.ts';
import type { Stretch } from './split-text.ts';

/**
 * Readings that words allow, and that are more often wrong than right: strangers' menus use words in other senses than those
 * that the lexicon has, so that a text stays in the original where its shape says that this is likely.
 */
export function isDoubtful(
  kind: TextKind,
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  from: MenuLocale,
): boolean {
  const parts = parsedStretches.flatMap((each) => (isParts(each) ? each : []));
  return (
    (kind === 'item_title' && hasQualitiesOnly(parsedStretches)) ||
    hasHalfOfSlash(stretches, parsedStretches) ||
    hasWordsBehindQuote(stretches) ||
    parts.some(isInQuality) ||
    parts.some((part) => hasDoubtfulNoun(part, from)) ||
    (from === 'es' && parts.some(isInBread)) ||
    (kind === 'item_title' && from === 'en' && parts.some(isBareSlice)) ||
    parts.some((part, at) => isDoneWithNext(part, parts[at + 1])) ||
    (from === 'de' && hasHalfOfCompound(stretches, parsedStretches)) ||
    (kind === 'section_title' && parts.some(isBareContainer)) ||
    (kind === 'section_title' && parts.some((part, at) => isHalfOfQualities(part, parts[at + 1]))) ||
    (kind === 'section_title' && parts.some((part, at) => at > 0 && isServedSo(part)))
  );
}

/** "Long black", "Fiorentina (all'etto)": a title that says only how something is names a dish or a drink that isn't said. */
export function hasQualitiesOnly(parsedStretches: readonly Parsed[]): boolean {
  const areQualities = parsedStretches.map(
    (each) =>
      isParts(each) && each.every(({ phrase }) => phrase.kind === 'adjectives' && !phrase.adjectives.every(isDiet)),
  );
  const isNote = (each: Parsed) => !isParts(each) && (!isSentence(each) || each.food === null);
  return areQualities.some(Boolean) && parsedStretches.every((each, at) => areQualities[at] === true || isNote(each));
}

/** "La végétarienne": a pizza of this name is one. */
const isDiet = ({ words }: Concept): boolean => /^vegan$|^vegetarian$|-free$/.test(words.en.forms[0] ?? '');

/** "Kleiner / Großer Brauner": a quality before a slash is of the noun behind it, which other languages would repeat. */
function hasHalfOfSlash(stretches: readonly Stretch[], parsedStretches: readonly Parsed[]): boolean {
  const [first, second] = parsedStretches;
  const isQuality = isParts(first) && first.every(({ phrase }) => phrase.kind === 'adjectives');
  const isNoun = isParts(second) && second.some(({ phrase }) => phrase.kind === 'noun');
  return isQuality && isNoun && stretches[0]?.mark.trim() === '/';
}

/** "Jackfruit “Pulled Pork” Bun": words behind the quotes are what those within describe, which other languages put first. */
const hasWordsBehindQuote = (stretches: readonly Stretch[]): boolean =>
  stretches.some(({ printed, mark }, at) => {
    const before = stretches[at - 1];
    return (
      printed !== '' &&
      /^["”»“]$/u.test(mark.trim()) &&
      before !== undefined &&
      /^["“«]$/u.test(before.mark.trim()) &&
      (stretches[at + 1]?.printed ?? '') !== ''
    );
  });

/** "Im Ganzen", "en supplément": behind such a preposition comes a thing, or the expression is an idiom. */
const isInQuality = ({ relation, phrase }: ParsedPhrase): boolean =>
  (relation === 'in' || relation === 'on' || relation === 'with') &&
  (phrase.kind === 'adjectives' || (relation === 'in' && OUT_OF_PLACE.has(nameOfHead(phrase))));

/** "Tee im Kännchen" is poured rather than cooked in it. */
const OUT_OF_PLACE: ReadonlySet<string> = new Set(['extra', 'teapot', 'pitcher', 'cup', 'glass']);

/**
 * "Leche infusionada en canela", "olive verdi ripiene di carne": a marinade or a filling belongs to the participle, and other
 * languages put neither behind the food.
 */
function isDoneWithNext({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean {
  if (phrase.kind !== 'noun') return phrase.kind === 'adjectives' && isCookedTwice(phrase.adjectives);
  // "Chocolat noir 70 % fondu dans le lait": the measure would part the method from its liquid.
  if (phrase.measures.length > 0 && phrase.head.adjectives.length > 0 && next?.relation === 'in') return true;
  const names = phrase.head.adjectives.map(({ words }) => words.en.forms[0] ?? '');
  const isSteeped = names.some((name) => STEEPED.has(name));
  return (
    (isSteeped && (next?.relation === 'in' || names.includes('vinegar-marinated'))) ||
    (names.includes('stuffed') &&
      phrase.qualifiers.length > 0 &&
      (names.length > 1 ||
        phrase.qualifiers.length > 1 ||
        nameOfHead(phrase).includes(' ') ||
        isConceptOf(phrase.head.concept, 'seafood') ||
        isConceptOf(phrase.head.concept, 'meat')))
  );
}

const STEEPED: ReadonlySet<string> = new Set(['marinated', 'infused', 'soaked', 'pickled', 'cured']);

/** "Wurst- und Käseauswahl": the first word lacks what the second ends with, unless both are one expression. */
const hasHalfOfCompound = (stretches: readonly Stretch[], parsedStretches: readonly Parsed[]): boolean =>
  stretches.some(({ printed }, at) => {
    const parsed = parsedStretches[at];
    return /\p{L}-\s+(?:und|oder|&)\s/u.test(printed) && isParts(parsed) && parsed.length > 1;
  });

/** "Sweet & savoury waffles": a heading that is also a quality is said of the waffles. */
const isHalfOfQualities = ({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  phrase.kind === 'whole' &&
  next?.relation === 'and' &&
  (next.phrase.kind === 'adjectives' || (next.phrase.kind === 'noun' && next.phrase.head.adjectives.length > 0));

/** "Birre speciali e in bottiglia": how the first are served is nothing beside them. */
const isServedSo = ({ relation, phrase }: ParsedPhrase): boolean =>
  relation === 'and' &&
  phrase.kind === 'whole' &&
  ['by the bottle', 'by the glass'].includes(phrase.meaning.concept.words.en.forms[0] ?? '');

/** "Calici e bollicine": a heading of glasses means what is in them. */
const isBareContainer = ({ phrase }: ParsedPhrase): boolean =>
  phrase.kind === 'noun' &&
  phrase.qualifiers.length === 0 &&
  phrase.quantity === null &&
  VESSELS.has(nameOfHead(phrase));

const VESSELS: ReadonlySet<string> = new Set(['glass', 'cup', 'bottle', 'half bottle', 'pitcher']);

/** "En pan de masa madre" is on a slice of it as often as within a roll. */
const isInBread = ({ relation, phrase }: ParsedPhrase): boolean =>
  relation === 'in' && phrase.kind === 'noun' && isConceptOf(phrase.head.concept, 'bread');

/** "Salted caramel slice" is a cake from a tray, and no slice of caramel. */
const isBareSlice = ({ phrase }: ParsedPhrase): boolean =>
  phrase.kind === 'noun' &&
  nameOfHead(phrase) === 'slice' &&
  phrase.qualifiers.length > 0 &&
  !phrase.qualifiers.some(({ concept }) =>
    ['cake', 'pizza', 'pie', 'bread', 'cheesecake'].some((kind) => isConceptOf(concept, kind)),
  );
