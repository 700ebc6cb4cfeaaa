import type { Line } from '../lines/line.ts';
import { type FixedKind, headingShare } from '../lines/line-kind.ts';
import { STOP_WORDS } from '../words/vocabulary.ts';
import type { AddFeature, TagScores } from './features.ts';
import type { Listed } from './line-breaks.ts';
import { gapRatio, hasLikeLook, hasOpenEnd, hasPrice, SMALLER, type Usual } from './line-likeness.ts';

/** A line among its neighbours in the column, with all that is known before blocks are formed. */
export type OpenLine = {
  line: Line;
  fixed: FixedKind | undefined;
  /** The line break was chosen: there was room for the next line's first word. */
  breaks_early: boolean;
  listed: Listed | undefined;
  before: OpenLine | undefined;
  next: OpenLine | undefined;
  column: { x0: number; x1: number };
  style: StyleCounts;
  /** What the network says of the line; undefined if it wasn't asked. */
  tags?: TagScores;
};

/** The number of lines in one style, and how many of them have a price. */
export type StyleCounts = { lines: number; priced: number; share: number };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Adds the features of a line and its neighbours; the caller prefixes their names with the role. */
export function addLineFeatures(open: OpenLine, usualLayout: Usual, add: AddFeature): void {
  add('prior', 1);
  addTypeFeatures(open.line, usualLayout, add);
  addWordsFeatures(open.line, usualLayout, add);
  addLegibilityFeatures(open.line, add);
  addPlaceFeatures(open, usualLayout, add);
  addNeighboursFeatures(open, add);
  if (hasPrice(open.line)) add('priced', 1);
  if (open.listed) add(`listed ${open.listed}`, 1);
}

function addTypeFeatures(line: Line, usualLayout: Usual, add: AddFeature): void {
  const ratio = line.size / usualLayout.body;
  if (line.caps && !usualLayout.capitals) add('capitals', 1);
  if (line.bold && !usualLayout.bold) add('bold', 1);
  if (line.leads) add('leads', 1);
  if (line.italic) add('italic', 1);
  add('size', between(-0.3, Math.log(ratio), 0.5));
  if (ratio > 1.9) add('huge', 1);
  if (ratio > 1.12) add('large', 1);
  else if (ratio < 0.95) add('small', 1);
  const beside = line.size / usualLayout.priced;
  add('size by priced', between(-0.4, Math.log(beside), 0.6));
  if (beside > 1.15) add('larger than priced', 1);
  else if (beside < 0.9) add('smaller than priced', 1);
  else add('as priced', 1);
}

const ALL_STOP_WORDS = new Set(Object.values(STOP_WORDS).flatMap((words) => words.split(' ')));

function addWordsFeatures({ text }: Line, usualLayout: Usual, add: AddFeature): void {
  const words = text.split(' ');
  const commas = usualLayout.commas ? 0 : (text.match(/[,;|•]/g)?.length ?? 0);
  if (words.length > 10) add('over ten words', 1);
  else if (words.length > 6) add('over six words', 1);
  else if (words.length <= 2) add('one or two words', 1);
  if (!usualLayout.lower && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)) add('lower start', 1);
  if (/^[([]/.test(text)) add('bracket start', 1);
  if (/^[-–—~•*([].*[-–—~•*)\]]$/.test(text)) add('framed', 1);
  if (commas >= 2) add('commas', 1);
  else if (commas === 1) add('one comma', 1);
  if (/[.!?]$/.test(text) && words.length > 3) add('full stop', 1);
  if (/:$/.test(text)) add('colon', 1);
  if (/\d/.test(text)) add('digit', 1);
  if (hasOpenEnd(text)) add('open end', 1);
  const headingWords = headingShare(text);
  if (headingWords > 0 && words.length <= 5 && !/[.,;]$/.test(text) && (usualLayout.lower || !/^\p{Ll}/u.test(text))) {
    if (headingWords >= 1) add('heading words', 1);
    else add('some heading words', headingWords);
  }
  if (text.replace(/[^\p{L}]/gu, '').length < 3) add('few letters', 1);
  const plain = words.filter((word) => /\p{L}/u.test(word));
  add('small words', plain.filter((word) => ALL_STOP_WORDS.has(word.toLowerCase())).length / Math.max(1, plain.length));
  if (plain.length > 1 && plain.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word))) add('all begin large', 1);
}

/** Drawings and stains that OCR read as letters: low confidence, short, made of signs. */
function addLegibilityFeatures({ words, text }: Line, add: AddFeature): void {
  const letters = Math.max(1, text.length);
  const meanConfidence = words.reduce((sum, { word, text: own }) => sum + word.confidence * own.length, 0) / letters;
  if (meanConfidence < 0.35) add('illegible', 1);
  else if (meanConfidence < 0.6) add('unsure', 1);
  const plain = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (plain < 0.6 * text.replace(/ /g, '').length) add('out of signs', 1);
}

function addPlaceFeatures({ line, before, next, column }: OpenLine, usualLayout: Usual, add: AddFeature): void {
  const width = Math.max(usualLayout.body, column.x1 - column.x0);
  const indent = (line.x0 - column.x0) / usualLayout.body;
  const isCentred = indent > 1 && Math.abs(line.x0 + line.x1 - column.x0 - column.x1) < 0.08 * width;
  if (isCentred) add('centred', 1);
  else if (indent > 0.7) add('indented', 1);
  add('width', between(0, (line.x1 - line.x0) / width, 1));
  if (before) add('far', gapRatio(line, usualLayout));
  else add('first', 1);
  if (next) add('next far', gapRatio(next.line, usualLayout));
  else add('last', 1);
  if (before && next && gapRatio(line, usualLayout) > gapRatio(next.line, usualLayout) + 0.3) add('farther above', 1);
  if (line.y0 < 0.12) add('top', 1);
  if (line.y1 > 0.9) add('foot', 1);
}

function addNeighboursFeatures({ line, before, next, style }: OpenLine, add: AddFeature): void {
  const isPriced = hasPrice(line);
  addStyleFeatures(style, isPriced, add);
  if (!next || next.fixed === 'noise') add('nothing next', 1);
  else if (next.fixed === 'price' || next.fixed === 'variant') add('price next', 1);
  else if (next.fixed === 'labels') add('labels next', 1);
  else add(`${isPriced ? 'priced ' : ''}before ${hasPrice(next.line) ? 'priced' : 'text'}`, 1);
  if (next && hasLikeLook(line, next.line)) add('like next', 1);
  if (next && next.line.size < SMALLER * line.size) add('next smaller', 1);
  if (before && hasLikeLook(before.line, line)) add('like before', 1);
  if (before && hasPrice(before.line)) add('after priced', 1);
  if (before && hasOpenEnd(before.line.text)) add('after open end', 1);
}

function addStyleFeatures(style: StyleCounts, isPriced: boolean, add: AddFeature): void {
  add('style priced', style.priced / style.lines);
  if (!isPriced) add('unpriced in a priced style', style.priced / style.lines);
  if (!isPriced && style.lines >= 5 && style.priced > 0.75 * style.lines) add('unpriced among priced', 1);
  if (style.lines > 1 && style.priced === 0) add('style never priced', 1);
  if (style.lines === 1) add('style alone', 1);
  if (style.share > 0.3) add('style common', 1);
}
