import type { Line } from '../lines/line.ts';
import { type FixedKind, headingShare } from '../lines/line-kind.ts';
import { STOP_WORDS } from '../words/vocabulary.ts';
import type { Listed } from './line-breaks.ts';
import { endsOpen, gapRatio, hasPrice, looksAlike, SMALLER, type Usual } from './line-likeness.ts';
import type { Tell } from './signs.ts';

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
};

/** The number of lines in one style, and how many of them have a price. */
export type StyleCounts = { lines: number; priced: number; share: number };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Reports the features of a line and its neighbours; the caller prefixes their names with the role. */
export function tellLine(open: OpenLine, usual: Usual, tell: Tell): void {
  tell('prior', 1);
  tellType(open.line, usual, tell);
  tellWords(open.line, usual, tell);
  tellLegibility(open.line, tell);
  tellPlace(open, usual, tell);
  tellNeighbours(open, tell);
  if (hasPrice(open.line)) tell('priced', 1);
  if (open.listed) tell(`listed ${open.listed}`, 1);
}

function tellType(line: Line, usual: Usual, tell: Tell): void {
  const ratio = line.size / usual.body;
  if (line.caps && !usual.capitals) tell('capitals', 1);
  if (line.bold && !usual.bold) tell('bold', 1);
  if (line.leads) tell('leads', 1);
  if (line.italic) tell('italic', 1);
  tell('size', between(-0.3, Math.log(ratio), 0.5));
  if (ratio > 1.9) tell('huge', 1);
  if (ratio > 1.12) tell('large', 1);
  else if (ratio < 0.95) tell('small', 1);
  const beside = line.size / usual.priced;
  tell('size by priced', between(-0.4, Math.log(beside), 0.6));
  if (beside > 1.15) tell('larger than priced', 1);
  else if (beside < 0.9) tell('smaller than priced', 1);
  else tell('as priced', 1);
}

const ALL_STOP_WORDS = new Set(Object.values(STOP_WORDS).flatMap((words) => words.split(' ')));

function tellWords({ text }: Line, usual: Usual, tell: Tell): void {
  const words = text.split(' ');
  const commas = usual.commas ? 0 : (text.match(/[,;|•]/g)?.length ?? 0);
  if (words.length > 10) tell('over ten words', 1);
  else if (words.length > 6) tell('over six words', 1);
  else if (words.length <= 2) tell('one or two words', 1);
  if (!usual.lower && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)) tell('lower start', 1);
  if (/^[([]/.test(text)) tell('bracket start', 1);
  if (/^[-–—~•*([].*[-–—~•*)\]]$/.test(text)) tell('framed', 1);
  if (commas >= 2) tell('commas', 1);
  else if (commas === 1) tell('one comma', 1);
  if (/[.!?]$/.test(text) && words.length > 3) tell('full stop', 1);
  if (/:$/.test(text)) tell('colon', 1);
  if (/\d/.test(text)) tell('digit', 1);
  if (endsOpen(text)) tell('open end', 1);
  const known = headingShare(text);
  if (known > 0 && words.length <= 5 && !/[.,;]$/.test(text) && (usual.lower || !/^\p{Ll}/u.test(text))) {
    if (known >= 1) tell('heading words', 1);
    else tell('some heading words', known);
  }
  if (text.replace(/[^\p{L}]/gu, '').length < 3) tell('few letters', 1);
  const plain = words.filter((word) => /\p{L}/u.test(word));
  tell(
    'small words',
    plain.filter((word) => ALL_STOP_WORDS.has(word.toLowerCase())).length / Math.max(1, plain.length),
  );
  if (plain.length > 1 && plain.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word))) tell('all begin large', 1);
}

/** Drawings and stains that OCR read as letters: low confidence, short, made of signs. */
function tellLegibility({ words, text }: Line, tell: Tell): void {
  const letters = Math.max(1, text.length);
  const sure = words.reduce((sum, { word, text: own }) => sum + word.confidence * own.length, 0) / letters;
  if (sure < 0.35) tell('illegible', 1);
  else if (sure < 0.6) tell('unsure', 1);
  const plain = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (plain < 0.6 * text.replace(/ /g, '').length) tell('out of signs', 1);
}

function tellPlace({ line, before, next, column }: OpenLine, usual: Usual, tell: Tell): void {
  const width = Math.max(usual.body, column.x1 - column.x0);
  const indent = (line.x0 - column.x0) / usual.body;
  const isCentred = indent > 1 && Math.abs(line.x0 + line.x1 - column.x0 - column.x1) < 0.08 * width;
  if (isCentred) tell('centred', 1);
  else if (indent > 0.7) tell('indented', 1);
  tell('width', between(0, (line.x1 - line.x0) / width, 1));
  if (before) tell('far', gapRatio(line, usual));
  else tell('first', 1);
  if (next) tell('next far', gapRatio(next.line, usual));
  else tell('last', 1);
  if (before && next && gapRatio(line, usual) > gapRatio(next.line, usual) + 0.3) tell('farther above', 1);
  if (line.y0 < 0.12) tell('top', 1);
  if (line.y1 > 0.9) tell('foot', 1);
}

function tellNeighbours({ line, before, next, style }: OpenLine, tell: Tell): void {
  const isPriced = hasPrice(line);
  tellStyle(style, isPriced, tell);
  if (!next || next.fixed === 'noise') tell('nothing next', 1);
  else if (next.fixed === 'price' || next.fixed === 'variant') tell('price next', 1);
  else if (next.fixed === 'labels') tell('labels next', 1);
  else tell(`${isPriced ? 'priced ' : ''}before ${hasPrice(next.line) ? 'priced' : 'text'}`, 1);
  if (next && looksAlike(line, next.line)) tell('like next', 1);
  if (next && next.line.size < SMALLER * line.size) tell('next smaller', 1);
  if (before && looksAlike(before.line, line)) tell('like before', 1);
  if (before && hasPrice(before.line)) tell('after priced', 1);
  if (before && endsOpen(before.line.text)) tell('after open end', 1);
}

function tellStyle(style: StyleCounts, isPriced: boolean, tell: Tell): void {
  tell('style priced', style.priced / style.lines);
  if (!isPriced) tell('unpriced in a priced style', style.priced / style.lines);
  if (!isPriced && style.lines >= 5 && style.priced > 0.75 * style.lines) tell('unpriced among priced', 1);
  if (style.lines > 1 && style.priced === 0) tell('style never priced', 1);
  if (style.lines === 1) tell('style alone', 1);
  if (style.share > 0.3) tell('style common', 1);
}
