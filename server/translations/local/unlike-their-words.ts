import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isConceptOf } from '../../food/concepts-in.ts';
import { splitWords } from '../../food/words.ts';
import { METHODS } from './build-phrase.ts';
import { hasQualitiesOnly } from './doubtful-readings.ts';
import type { NounPhrase, Phrase } from './menu-phrase.ts';
import { isParts, type Parsed } from './parse-menu-text.ts';
import type { Relation } from './source-grammar.ts';
import type { Stretch } from './split-text.ts';

/**
 * Whether a Japanese list of ingredients ends with the dish that they are in: "ベーコン、粉チーズのサラダ", or a space parts a
 * dish from what comes with it: "チーズケーキ ベリーソース添え".
 */
export function isOneDish(stretches: readonly Stretch[], parsedStretches: readonly Parsed[]): boolean {
  if (
    stretches.some(
      ({ words, printed }) =>
        words.length > 1 && /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(printed),
    )
  )
    return true;
  if (stretches.some((_, at) => isDishOfList(stretches, parsedStretches, at))) return true;
  const lastStretch = stretches.at(-1);
  if (stretches.length < 2 || lastStretch === undefined || !lastStretch.printed.includes('の')) return false;
  return isListOfNouns(
    stretches,
    parsedStretches,
    ({ head, qualifiers }) => qualifiers.length === 0 && isIngredient(head.concept),
  );
}

/** "海老、いか、帆立の天ぷら、天つゆ": foods of one kind before a dish of another of them are the dish's. */
function isDishOfList(stretches: readonly Stretch[], parsedStretches: readonly Parsed[], at: number): boolean {
  const [only, ...furtherParts] = partsOf(parsedStretches[at]);
  if (at === 0 || only?.phrase.kind !== 'noun' || furtherParts.length > 0) return false;
  const { head, qualifiers } = only.phrase;
  const [food] = qualifiers;
  if (!food || !stretches[at]?.printed.includes('の') || isIngredient(head.concept)) return false;
  const foodKind = ['seafood', 'meat', 'vegetable', 'fruit', 'cheese'].find((kind) => isConceptOf(food.concept, kind));
  return (
    foodKind !== undefined &&
    parsedStretches.slice(0, at).every((parsedStretch) => {
      const [entry, ...others] = partsOf(parsedStretch);
      const isBare = entry?.phrase.kind === 'noun' && others.length === 0 && entry.phrase.qualifiers.length === 0;
      return isBare && entry.phrase.kind === 'noun' && isConceptOf(entry.phrase.head.concept, foodKind);
    })
  );
}

const partsOf = (parsedStretch: Parsed) => (isParts(parsedStretch) ? parsedStretch : []);

/** Whether all but the last of the stretches are one noun each, with a comma behind. */
const isListOfNouns = (
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  isEntry: (phrase: Extract<Phrase, { kind: 'noun' }>) => boolean,
): boolean =>
  parsedStretches.slice(0, -1).every((parsedStretch, stretchIndex) => {
    const [only, ...furtherParts] = isParts(parsedStretch) ? parsedStretch : [];
    return (
      stretches[stretchIndex]?.mark.trim() === ',' &&
      only?.phrase.kind === 'noun' &&
      furtherParts.length === 0 &&
      isEntry(only.phrase)
    );
  });

/** What English names by a list of what is in it: "chicken, bacon, ranch sandwich" is one sandwich. */
const FILLED = ['sandwich', 'pizza', 'omelette', 'bagel'];

export function isListedFilling(stretches: readonly Stretch[], parsedStretches: readonly Parsed[]): boolean {
  const lastParsed = parsedStretches.at(-1);
  const [dish, ...furtherParts] = isParts(lastParsed) ? lastParsed : [];
  if (parsedStretches.length < 2 || dish?.phrase.kind !== 'noun' || furtherParts.length > 0) return false;
  const { head, qualifiers } = dish.phrase;
  if (qualifiers.length === 0 || !FILLED.some((kind) => isConceptOf(head.concept, kind))) return false;
  return isListOfNouns(stretches, parsedStretches, () => true);
}

/**
 * English puts one dish before another that names its form: a "cheesesteak hoagie" is no sandwich with a sandwich, and
 * "veal parm" no cheese.
 */
export const isDoubleDish = (parsedStretch: Parsed): boolean =>
  isParts(parsedStretch) &&
  parsedStretch.some(({ phrase }) => {
    if (phrase.kind !== 'noun') return false;
    const { head, qualifiers } = phrase;
    const areBoth = (kind: string) =>
      isConceptOf(head.concept, kind) && qualifiers.some(({ concept }) => isConceptOf(concept, kind));
    const isParm = isConceptOf(head.concept, 'Parmesan') && qualifiers.some(({ concept }) => isIngredient(concept));
    return areBoth('sandwich') || isParm;
  });

/** What Japanese names behind a dish although it is only on it: "鶏皮ポン酢" is chicken skin, "あさりバター" no butter. */
const CONDIMENTS: ReadonlySet<string> = new Set([
  'ponzu',
  'butter',
  'mayonnaise',
  'wasabi',
  'cheese',
  'mustard',
  'kimchi',
]);

export const isCondimentBehindDish = (parsedStretch: Parsed): boolean =>
  isParts(parsedStretch) &&
  parsedStretch.some(
    ({ phrase }) =>
      phrase.kind === 'noun' &&
      ((CONDIMENTS.has(phrase.head.concept.words.en.forms[0] ?? '') &&
        phrase.qualifiers.some(({ concept }) => isIngredient(concept))) ||
        isMeatBeforeVegetable(phrase)),
  );

/** "牛すじ大根" is tendon with radish, and no radish of tendon. */
const isMeatBeforeVegetable = ({ head, qualifiers }: NounPhrase): boolean =>
  ['vegetable', 'tofu'].some((kind) => isConceptOf(head.concept, kind)) &&
  qualifiers.some(({ concept, is_beside }) => is_beside !== true && isConceptOf(concept, 'animal food'));

/** Headings name dishes by what they are in some languages alone: "Kaltes" is no "Cold". */
export const hasQualityAsThing = (parsedStretches: readonly Parsed[]): boolean =>
  parsedStretches.some(
    (parsedStretch) =>
      isParts(parsedStretch) &&
      parsedStretch.some(
        ({ phrase }) =>
          phrase.kind === 'adjectives' &&
          phrase.adjectives.some(({ words }) => ['cold', 'hot', 'warm'].includes(words.en.forms[0] ?? '')),
      ),
  );

/**
 * Whether a title is only how its dishes are: "Crudi e marinati". English alone says "Raw" of many, the others need an ending
 * for what isn't said, or a noun: "Rohes", "生食".
 */
export function isBareQuality([first]: readonly Parsed[], to: MenuLocale): boolean {
  if (to === 'en' || first === undefined || !isParts(first)) return false;
  return first.every(
    ({ phrase }) =>
      phrase.kind === 'adjectives' &&
      !phrase.adjectives.some(({ words }) => /^vegan$|^vegetarian$|-free$/.test(words.en.forms[0] ?? '')),
  );
}

/**
 * Whether a quality is parted from what it is said of, so that a language with endings doesn't know which it needs:
 * "L'Italienne (burrata, tomates)", "生ビール(中)".
 */
export function isEndingUnknown(
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  to: MenuLocale,
): boolean {
  if (!ROMANCE.includes(to)) return false;
  return parsedStretches.some((parsed, at) => {
    if (at === 0) return stretches[0]?.mark.trim() === '(' && hasQualitiesOnly([parsed]);
    const isInBrackets = stretches[at - 1]?.mark.trim() === '(';
    if (!isInBrackets || !isParts(parsed)) return false;
    return (
      parsed.every(({ phrase }) => isSize(phrase)) ||
      (isFeminine(parsedStretches[0], to) && parsed.some(({ phrase }) => isMasculineSize(phrase, to)))
    );
  });
}

const isFeminine = (parsed: Parsed, to: MenuLocale): boolean =>
  isParts(parsed) && parsed[0]?.phrase.kind === 'noun' && parsed[0].phrase.head.concept.words[to].gender === 'f';

/** "チャーシュー丼(小)": a size that is written as a note is masculine: "(piccolo)". */
const isMasculineSize = (phrase: Phrase, to: MenuLocale): boolean =>
  phrase.kind === 'whole' &&
  SIZES.has(phrase.meaning.concept.words.en.forms[0] ?? '') &&
  /(?:o|grand|petit|moyen)$/.test(phrase.meaning.concept.words[to].forms[0] ?? '');

const SIZES: ReadonlySet<string> = new Set(['small', 'medium', 'large']);

const isSize = (phrase: Phrase): boolean =>
  phrase.kind === 'adjectives' && phrase.adjectives.every(({ words }) => SIZES.has(words.en.forms[0] ?? ''));

const isIngredient = (concept: Concept): boolean =>
  ['animal food', 'plant food'].some((root) => isConceptOf(concept, root));

/** Adjectives that a comma parts from their noun don't say which noun is theirs: "creamy, spicy sauce". */
export function hasPlainAdjectives(
  stretches: readonly Stretch[],
  parsedStretches: readonly Parsed[],
  from: MenuLocale,
): boolean {
  const areAdjectives = parsedStretches.map(
    (one) => isParts(one) && one.every(({ phrase }) => phrase.kind === 'adjectives'),
  );
  const areNouns = parsedStretches.map((one, at) => isParts(one) && !areAdjectives[at]);
  if (!areNouns.some(Boolean)) return true;
  // What is said before a comma belongs to the next noun unless that begins with a relation: "homemade, with onions".
  return areAdjectives.every((isAlone, stretchIndex) => {
    const after = areAdjectives.findIndex((each, place) => place > stretchIndex && !each);
    const next = after < 0 ? undefined : parsedStretches[after];
    const isApart = next === undefined || stretches.slice(stretchIndex, after).some(({ mark }) => mark.trim() !== ',');
    if (!isAlone || isApart || (isParts(next) && DESCRIBING.has(next[0]?.relation ?? null))) return true;
    if (stretchIndex > 0 || after !== 1) return false;
    // "Rôti au four, fleur de sel": adjectives of these languages follow their nouns, so that it is said of the dish.
    if (ROMANCE.includes(from)) return isDoneToDish(parsedStretches[0]);
    // "Auf der Haut gebraten, Rahmkraut": before a noun of its own it would have an ending.
    return from === 'de' && hasNoEnding(stretches[0], parsedStretches[0]);
  });
}

const ROMANCE: readonly MenuLocale[] = ['fr', 'es', 'it', 'pt'];

const isDoneToDish = (parsedStretch: Parsed): boolean =>
  isParts(parsedStretch) &&
  parsedStretch.every(
    ({ phrase }) =>
      phrase.kind === 'adjectives' && phrase.adjectives.every(({ words }) => METHODS.has(words.en.forms[0] ?? '')),
  );

/** Whether the adjectives of a German stretch are printed without the endings that they have before a noun. */
const hasNoEnding = (stretch: Stretch | undefined, parsedStretch: Parsed): boolean =>
  isParts(parsedStretch) &&
  parsedStretch.every(
    ({ phrase }) =>
      phrase.kind === 'adjectives' &&
      phrase.adjectives.every(({ words }) => {
        const form = splitWords(words.de.forms[0] ?? '').join(' ');
        return (
          words.de.mark !== '!' && /(?:t|en|ig|sch)$/u.test(form) && stretch?.words.join(' ').endsWith(form) === true
        );
      }),
  );

const DESCRIBING: ReadonlySet<Relation | null> = new Set<Relation | null>(['with', 'in', 'on']);
