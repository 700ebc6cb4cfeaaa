import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { placesOfNotOnly } from '../words/not-only.ts';
import { foldMessage, placesOf } from '../words/phrases.ts';
import { withoutNegativeQuestions } from './clauses.ts';
import { isEdible } from './edible.ts';
import { isMenuPart } from './menu-part.ts';

type MessageParts = { text: string; folded_text: string; locale: MenuLocale; wished: readonly NamedConcept[] };

/** What may stand between two kinds that are left out: "desserts and drinks", "postre ni bebida". */
const LINKS = new Set(
  `and or nor et ou ni y o und oder noch e ne nem 和 或 跟 や と 이나 와 과 랑 a an the le les la des du de el los las un
  una ein eine einen das die der i gli os as`.split(/\s+/),
);
const CONJUNCTIONS =
  /(?<!\p{L})(?:and|or|nor|et|ou|ni|y|o|und|oder|noch|e|ne|nem)(?!\p{L})|[和或跟やとヤト]|이나|[와과랑]/u;
const MAX_LINKS = 3;

function isLink(between: string): boolean {
  const words = between
    .replace(/[,،、·]/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  return words.length <= MAX_LINKS && words.every((word) => LINKS.has(word));
}

const FRIED = ['fried', 'deep-fried', 'fritter', 'fried chicken', 'fries'];

/** What a quality leaves out: "nothing sweet", "not too cheesy". */
const NAMED_BY_QUALITY: Readonly<Record<string, readonly string[]>> = {
  sweet: ['dessert', 'cake', 'sweets', 'pastry', 'cookie', 'ice cream', 'chocolate'],
  cheesy: ['cheese'],
  fried: FRIED,
  'deep-fried': FRIED,
  breaded: ['breaded'],
};

/** The concepts of what is left out, by their kinds. */
export const conceptsLeftOut = (leftOut: readonly NamedConcept[]): string[] => [
  ...new Set(leftOut.flatMap(({ concept }) => NAMED_BY_QUALITY[concept] ?? [concept])),
];

/** The kinds that a message says it doesn't mean: "the cheapest that isn't a dessert". */
export function leftOutKinds({ text, folded_text: writtenText, locale, wished }: MessageParts): NamedConcept[] {
  const ofDegree = placesOfNotOnly(locale, writtenText);
  // "Haven't you any dessert?" leaves none out.
  const folded_text = ofDegree.length > 0 ? writtenText : withoutNegativeQuestions(locale, writtenText);
  const isByCharacters = isReadByCharacters(locale);
  const words = wordsOf(text);
  const placed = wished
    .filter(({ concept }) => isEdible(concept) || isMenuPart(concept) || NAMED_BY_QUALITY[concept] !== undefined)
    .flatMap((named) => {
      const { from, to } = named;
      const said = isByCharacters
        ? foldMessage(locale, text.slice(from, to))
        : foldMessage(locale, words.slice(from, to).join(' ')).trim();
      const at = folded_text.indexOf(isByCharacters ? said : ` ${said} `);
      const start = isByCharacters ? at : at + 1;
      return at < 0 || said === '' ? [] : [{ named, from: start, to: start + said.length }];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const { other_than: before, left_aside: behind } = GUEST_LANGUAGES[locale].ways;
  const isBehind = locale === 'ja' || locale === 'ko';
  const placesBefore = [...placesOf(locale, before, folded_text), ...(isBehind ? [] : ofDegree)];
  const placesBehind = [...placesOf(locale, behind, folded_text), ...(isBehind ? ofDegree : [])];
  return [
    ...new Set([
      ...placesBefore.flatMap(({ to }) => kindsBehind(placed, to, folded_text)),
      ...placesBehind.flatMap(({ from }) => kindsBefore(placed, from, folded_text)),
    ]),
  ];
}

type PlacedKind = { named: NamedConcept; from: number; to: number };

/** "Anything but fish or meat" */
function kindsBehind(placed: readonly PlacedKind[], to: number, foldedText: string): NamedConcept[] {
  const leftKinds: NamedConcept[] = [];
  let end = to;
  for (const kind of placed.filter(({ from }) => from >= to)) {
    const between = foldedText.slice(end, kind.from);
    if (kind.from >= end && (end === to ? between.trim() !== '' : !isLink(between))) break;
    leftKinds.push(kind.named);
    end = Math.max(end, kind.to);
  }
  return leftKinds;
}

/** "魚や肉以外" */
function kindsBefore(placed: readonly PlacedKind[], from: number, foldedText: string): NamedConcept[] {
  const leftKinds: NamedConcept[] = [];
  let start = from;
  for (const kind of placed.filter(({ to }) => to <= from).toReversed()) {
    const between = foldedText.slice(kind.to, start);
    const isNext =
      start === from
        ? /^[\sはもがをのハモガヲノ는은를을가이]*$/u.test(between)
        : isLink(between) && CONJUNCTIONS.test(between);
    if (kind.to <= start && !isNext) break;
    leftKinds.push(kind.named);
    start = Math.min(start, kind.from);
  }
  return leftKinds;
}
