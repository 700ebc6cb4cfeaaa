import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import type { Line } from '../lines/line.ts';
import { headingShare } from '../lines/line-kind.ts';
import { fold } from '../words/fold.ts';
import type { AddFeature } from './features.ts';
import { addLineFeatures, type OpenLine } from './line-features.ts';
import { hasPrice, type Usual } from './line-likeness.ts';

/** What the network sees of a line: values by name, rounded to three decimals, and the buckets of its words. */
export type LineLook = { values: ReadonlyMap<string, number>; buckets: readonly number[] };

/** Words and their endings fall into this many buckets by a hash: no list of words is kept. */
export const WORD_BUCKETS = 2048;
const MAX_WORDS = 12;

type Colour = readonly number[];
type MenuLook = {
  usualLayout: Usual;
  colour: Colour;
  /** Share of the text by colour. */
  colours: Map<string, number>;
  /** Share of the lines by size, the smaller ones and the larger ones. */
  smaller: (size: number) => number;
  larger: (size: number) => number;
  priced: number;
  lines: number;
  isFromOcr: boolean;
};

const BLACK: Colour = [0, 0, 0];
const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const colourOf = (words: PlacedWord[]): Colour | undefined => words.find(({ word }) => word.colour)?.word.colour;
const colourKey = (line: Line): string => String(colourOf(line.words));

/** The looks of all lines of a menu. Training and reading share this function; a change needs new weights. */
export function looksOf(open: readonly OpenLine[], usualLayout: Usual): LineLook[] {
  const menu = lookOfMenu(open, usualLayout);
  return open.map((line, index) => {
    const values = new Map<string, number>();
    const add: AddFeature = (name, value) => {
      if (Number.isFinite(value) && value !== 0) values.set(name, (values.get(name) ?? 0) + value);
    };
    addLineFeatures(line, usualLayout, add);
    addPlace(line, menu, add);
    addBefore(line, menu, add);
    addNext(line, menu, add);
    addText(line.line, add);
    addType(line, menu, add);
    addMenu(line, menu, add);
    addFlag('first line', index === 0, add);
    addFlag('last line', index === open.length - 1, add);
    for (const [name, value] of values) values.set(name, Math.round(value * 1000) / 1000);
    return { values, buckets: bucketsOf(line.line.text) };
  });
}

function lookOfMenu(open: readonly OpenLine[], usualLayout: Usual): MenuLook {
  const letters = new Map<string, number>();
  for (const { line } of open) letters.set(colourKey(line), (letters.get(colourKey(line)) ?? 0) + line.text.length);
  const all = Math.max(
    1,
    open.reduce((sum, { line }) => sum + line.text.length, 0),
  );
  const [mostUsed] = [...letters].toSorted(([, a], [, b]) => b - a);
  const sizes = Float64Array.from(open, ({ line }) => line.size).toSorted();
  const share = (count: number) => count / Math.max(1, sizes.length);
  return {
    usualLayout,
    colour: mostUsed && mostUsed[0] !== 'undefined' ? mostUsed[0].split(',').map(Number) : BLACK,
    colours: new Map([...letters].map(([colour, count]) => [colour, count / all])),
    smaller: (size) => share(countBelow(sizes, size * 0.96)),
    larger: (size) => share(sizes.length - countBelow(sizes, size * 1.04)),
    priced: share(open.filter(({ line }) => hasPrice(line)).length),
    lines: open.length,
    isFromOcr: open.some(({ line }) => line.words.some(isFromOcr)),
  };
}

/** How many of the sorted sizes are below a limit, by halving. */
function countBelow(sizes: Float64Array, limit: number): number {
  let [low, high] = [0, sizes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sizes[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addFlag(name: string, isTrue: boolean, add: AddFeature): void {
  if (isTrue) add(`is ${name}`, 1);
}

function addPlace({ line, next, column }: OpenLine, { usualLayout, smaller, larger }: MenuLook, add: AddFeature): void {
  const width = Math.max(usualLayout.body, column.x1 - column.x0);
  add('raw size', within(-1, Math.log(line.size / usualLayout.body), 1.5));
  add('raw rank', smaller(line.size));
  add('raw larger', larger(line.size));
  add('raw x0', within(0, (line.x0 - column.x0) / width, 1));
  add('raw x1', within(0, (column.x1 - line.x1) / width, 1));
  add('raw off centre', within(-1, (line.x0 + line.x1 - column.x0 - column.x1) / width, 1));
  add('raw width', within(0, width / usualLayout.body / 30, 2));
  add('raw y', within(0, line.y0, 1));
  add('raw space', within(0, line.space / usualLayout.body, 4) / 2);
  add('raw next space', next ? within(0, next.line.space / usualLayout.body, 4) / 2 : 2);
}

function addBefore({ line, before, column }: OpenLine, { usualLayout }: MenuLook, add: AddFeature): void {
  addFlag('no before', before === undefined, add);
  if (!before) return;
  const shift = line.x0 - before.line.x0;
  add('raw size by before', within(-1, Math.log(line.size / before.line.size), 1));
  add('raw x by before', within(-1, shift / usualLayout.body / 4, 1));
  addFlag('x as before', Math.abs(shift) < 0.3 * usualLayout.body, add);
  addFlag('bolder than before', line.bold && !before.line.bold, add);
  addFlag('lighter than before', !line.bold && before.line.bold, add);
  addFlag('caps after none', line.caps && !before.line.caps, add);
  addFlag('no caps after caps', !line.caps && before.line.caps, add);
  addFlag('other colour than before', colourKey(line) !== colourKey(before.line), add);
  const width = Math.max(usualLayout.body, column.x1 - column.x0);
  addFlag('before fills', column.x1 - before.line.x1 < 0.12 * width, add);
}

function addNext({ line, next }: OpenLine, { usualLayout }: MenuLook, add: AddFeature): void {
  addFlag('no next', next === undefined, add);
  if (!next) return;
  add('raw size by next', within(-1, Math.log(line.size / next.line.size), 1));
  addFlag('x as next', Math.abs(line.x0 - next.line.x0) < 0.3 * usualLayout.body, add);
  addFlag('bolder than next', line.bold && !next.line.bold, add);
  addFlag('caps before none', line.caps && !next.line.caps, add);
  addFlag('other colour than next', colourKey(line) !== colourKey(next.line), add);
}

function addText({ text }: Line, add: AddFeature): void {
  const words = text.split(' ').filter((word) => word !== '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const largeWords = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length;
  add('raw words', Math.log1p(words.length) / 2);
  add('raw letters', Math.log1p(letters) / 3);
  add('raw digits', count(/\d/g) / Math.max(1, text.length));
  add('raw upper', count(/\p{Lu}/gu) / Math.max(1, letters));
  add('raw large words', largeWords / Math.max(1, words.length));
  add('raw commas', within(0, count(/[,;|•]/g) / 3, 2));
  add('raw heading words', headingShare(text));
  addFlag(`first ${classOf(text[0])}`, true, add);
  addFlag(`last ${classOf(text.at(-1))}`, true, add);
  addFlag('brackets', /[([]/.test(text) && /[)\]]/.test(text), add);
}

const CLASSES: readonly [string, RegExp][] = [
  ['upper', /\p{Lu}/u],
  ['lower', /\p{Ll}/u],
  ['letter', /\p{L}/u],
  ['digit', /\d/],
  ['comma', /[,;]/],
  ['stop', /[.!?]/],
  ['colon', /:/],
  ['bracket', /[()[\]]/],
  ['mark', /[-–—•*·]/],
];

const classOf = (char: string | undefined): string =>
  char === undefined ? 'none' : (CLASSES.find(([, pattern]) => pattern.test(char))?.[0] ?? 'other');

function addType({ line }: OpenLine, { colour, colours }: MenuLook, add: AddFeature): void {
  addFlag('price words', line.price_words.length > 0, add);
  addFlag('price only', line.is_price, add);
  addFlag('rest', line.rest.length > 0, add);
  addFlag('marks', line.marks.length > 0, add);
  addFlag('leads', line.leads, add);
  addFlag('bold', line.bold, add);
  addFlag('italic', line.italic, add);
  addFlag('caps', line.caps, add);
  const ink = colourOf(line.words) ?? BLACK;
  const distance = Math.hypot(...ink.map((value, channel) => value - (colour[channel] ?? 0))) / 255;
  add('raw prices', within(0, line.prices.length / 2, 2));
  add('raw colour', within(0, distance, 1.5));
  add('raw colour share', colours.get(colourKey(line)) ?? 0);
  addFlag('other colour', distance > 0.2, add);
  const wordCount = Math.max(1, line.words.length);
  add('raw confidence', 1 - line.words.reduce((sum, { word }) => sum + word.confidence, 0) / wordCount);
  add('raw disputed', line.words.filter(hasOtherLetters).length / wordCount);
}

const hasOtherLetters = ({ word }: PlacedWord): boolean =>
  word.alternative !== undefined && fold(word.alternative) !== fold(word.text);

function addMenu({ fixed, style }: OpenLine, menu: MenuLook, add: AddFeature): void {
  add('raw style share', style.share);
  add('raw style lines', Math.log1p(style.lines) / 3);
  add('raw style priced', style.priced / style.lines);
  addFlag(`fixed ${fixed}`, fixed !== undefined, add);
  add('raw all priced', menu.priced);
  add('raw all lines', Math.log1p(menu.lines) / 5);
  addFlag('ocr', menu.isFromOcr, add);
  addFlag('all capitals', menu.usualLayout.capitals, add);
  addFlag('all bold', menu.usualLayout.bold, add);
  addFlag('all lower', menu.usualLayout.lower, add);
}

function bucketsOf(text: string): number[] {
  const buckets = new Set<number>();
  for (const word of text.split(' ').slice(0, MAX_WORDS)) {
    const letters = fold(word).replace(/\d/g, '');
    if (letters.length < 2) continue;
    buckets.add(hashOf(`w ${letters}`));
    if (letters.length > 4) buckets.add(hashOf(`s ${letters.slice(-3)}`));
  }
  return [...buckets];
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return (hash >>> 0) % WORD_BUCKETS;
}
