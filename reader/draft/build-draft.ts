import type { BlockConfidence } from '../blocks/block-confidence.ts';
import type { SureBlock } from '../blocks/find-blocks.ts';
import { hasLikeLook, hasPrice, SMALLER } from '../blocks/line-likeness.ts';
import { textOf, verticalOverlap } from '../geometry/run.ts';
import { type Line, wordsOfLine } from '../lines/line.ts';
import { splitLabels, toColumnLabels } from '../lines/price-labels.ts';
import type { LinePrice } from '../prices/line-prices.ts';
import { CONTINUED, WEEKDAY } from '../words/vocabulary.ts';
import type { Fit } from './confidence.ts';
import { type BuiltDraft, DraftBuilder } from './draft-builder.ts';
import { splitHeading, splitTitle, trimMarks, unframe } from './split-title.ts';

/** Blocks in reading order → sections with items, and the words in no field. */
export function buildDraft(blocks: SureBlock[], language: string | null, fit: Fit): BuiltDraft {
  const builder = new DraftBuilder();
  for (const block of lowerSubtitles(joinHeadlines(promoteGroups(blocks)))) take(builder, block);
  return builder.build(language, fit);
}

/** "MARTINIS 8", in the style of the column's headings, over items without prices: one price for the group. */
function promoteGroups(blocks: SureBlock[]): SureBlock[] {
  const headings = blocks.filter((block) => block.kind === 'heading').flatMap((block) => block.lines);
  return blocks.map((block, index) => {
    if (block.kind !== 'item' || block.pricing !== 'title' || block.lines.length > 1) return block;
    const [line] = block.lines;
    const next = blocks.slice(index + 1, index + 3);
    const areBare = next.length === 2 && next.every((other) => other.kind === 'item' && other.pricing === 'none');
    const isSet = line && headings.some((heading) => heading.column === line.column && hasLikeLook(heading, line));
    return areBare && isSet ? { kind: 'heading', lines: block.lines, sure: block.sure } : block;
  });
}

/** Headings side by side are one: small words stacked before a large one. So are rows of one heading in two sizes. */
function joinHeadlines(blocks: SureBlock[]): SureBlock[] {
  return blocks.reduce<SureBlock[]>((joinedBlocks, block) => {
    const lastBlock = joinedBlocks.at(-1);
    const isJoined =
      lastBlock && (areBeside(lastBlock.lines, block.lines) || isStackedOn(lastBlock.lines, block.lines));
    if (lastBlock?.kind === 'heading' && block.kind === 'heading' && isJoined)
      joinedBlocks[joinedBlocks.length - 1] = {
        ...lastBlock,
        lines: [...lastBlock.lines, ...block.lines].toSorted(byReading),
      };
    else joinedBlocks.push(block);
    return joinedBlocks;
  }, []);
}

/** White space between a heading and its subtitle, in sizes of the heading. */
const SUBTITLE_GAP = 0.9;
/** One weaker heading below another may be the first of its sections. */
const MIN_SUBTITLES = 2;

/**
 * Headings that are always right below a stronger one are its subtitles, often in a second language: notes of the section,
 * which they would replace otherwise.
 */
function lowerSubtitles(blocks: SureBlock[]): SureBlock[] {
  const subtitles = new Set(blocks.filter((block, index) => isSubtitle(block, blocks[index - 1], blocks[index + 1])));
  const otherHeadings = blocks.filter((block) => block.kind === 'heading' && !subtitles.has(block));
  const isLowered = (block: SureBlock): boolean => {
    if (!subtitles.has(block)) return false;
    const alike = (other: SureBlock) => isSetAlike(block, other);
    return [...subtitles].filter(alike).length >= MIN_SUBTITLES && !otherHeadings.some(alike);
  };
  return blocks.map((block) => (isLowered(block) ? { kind: 'note', lines: block.lines, sure: block.sure } : block));
}

function isSubtitle(block: SureBlock, before: SureBlock | undefined, after: SureBlock | undefined): boolean {
  const [first, above] = [block.lines[0], before?.lines.at(-1)];
  if (block.kind !== 'heading' || before?.kind !== 'heading' || after?.kind !== 'item' || !first || !above)
    return false;
  const isNear =
    first.column === above.column && first.y0 >= above.y0 && first.y0 - above.y1 < SUBTITLE_GAP * above.size;
  return isNear && isWeaker(first, above) && block.lines.every(({ prices }) => prices.length === 0);
}

/** Whether a line is set less strongly than another in some way, and more strongly in none. */
function isWeaker(line: Line, comparedLine: Line): boolean {
  const isLarger = line.size > 1.15 * comparedLine.size;
  const isStronger = isLarger || (line.bold && !comparedLine.bold) || (line.caps && !comparedLine.caps);
  const isLess =
    line.size < SMALLER * comparedLine.size || (comparedLine.bold && !line.bold) || (comparedLine.caps && !line.caps);
  return isLess && !isStronger;
}

const isSetAlike = ({ lines: [line] }: SureBlock, { lines: [otherLine] }: SureBlock): boolean =>
  line !== undefined && otherLine !== undefined && hasLikeLook(line, otherLine);

const areBeside = (lines: Line[], next: Line[]) =>
  lines.some((line) => next.some((other) => line.column === other.column && verticalOverlap(line, other) > 0.3));
/** Rows of one heading touch: "DESSERTS AND" over a larger "COFFEE". Maximum distance in sizes, and size ratio. */
const MAX_STACKED = 0.08;
const MAX_RATIO = 1.75;

function isStackedOn(lines: Line[], next: Line[]): boolean {
  const [above, first] = [lines.at(-1), next[0]];
  if (!above || !first || above.column !== first.column || hasPrice(above) || first.y0 < above.y0) return false;
  const ratio = Math.max(above.size / first.size, first.size / above.size);
  const isAlike = above.bold === first.bold && above.italic === first.italic && ratio < MAX_RATIO;
  return isAlike && above.x0 < first.x1 && first.x0 < above.x1 && first.y0 - above.y1 < MAX_STACKED * above.size;
}

const byReading = (a: Line, b: Line) => (a.x0 < b.x1 && b.x0 < a.x1 ? a.y0 - b.y0 : a.x0 - b.x0);

function take(builder: DraftBuilder, block: SureBlock): void {
  switch (block.kind) {
    case 'heading':
      takeHeading(builder, block.lines, block.sure);
      break;
    case 'note':
      builder.section.description.push(...block.lines.map(wordsOfLine));
      break;
    case 'item':
      takeItem(builder, block.lines, block.titles, block.sure);
      break;
    case 'labels':
      builder.startLabels(
        block.lines.flatMap((line) => (line.heads.length > 0 ? line.heads : toColumnLabels(line.words))),
      );
      break;
    case 'option':
      builder.item?.options.push(...block.lines);
      break;
    case 'price':
      builder.takeGroupPrice(block.lines);
      break;
    case 'noise':
      builder.leaveOut('noise', block.lines.flatMap(wordsOfLine));
      break;
  }
}

function takeHeading(builder: DraftBuilder, lines: Line[], sure: BlockConfidence): void {
  if (isContinuation(builder, lines)) {
    builder.leaveOut('heading again', lines.flatMap(wordsOfLine));
    return;
  }
  const parts = lines.map((line) => splitLabels(trimMarks(line.words)));
  const headings = parts.map(({ heading }) => splitHeading(heading));
  const section = builder.startSection(
    unframe(headings.map(({ title }) => title)),
    lines.flatMap((line) => line.prices),
    sure,
  );
  section.price_words.push(...lines.flatMap((line) => line.price_words));
  builder.leaveOut(
    'mark',
    lines.flatMap((line) => [...line.marks, ...line.measures]),
  );
  section.description.push(...headings.map(({ description }) => description).filter((words) => words.length > 0));
  section.description.push(...lines.map((line) => line.rest).filter((words) => words.length > 0));
  const labels = parts.at(-1)?.labels ?? [];
  if (labels.length > 0) builder.startLabels(labels);
}

/** "Mains (continued)" continues the section of the mains. */
function isContinuation({ section }: DraftBuilder, lines: Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const title = textOf(section.title.flat()).toLowerCase();
  return CONTINUED.test(text) && text.replace(CONTINUED, '').toLowerCase() === title;
}

function takeItem(builder: DraftBuilder, all: Line[], allTitles: number, sure: BlockConfidence): void {
  const [lines, titles] = isDayOnly(all, allTitles) ? [all.slice(1), 1] : [all, allTitles];
  const item = builder.startItem(sure);
  if (lines.length < all.length) item.marks.push(...(all[0]?.words ?? []));
  for (const [index, line] of lines.entries()) {
    // A description that begins on a title's line continues on the next.
    if (index < titles && item.description.length === 0) {
      const { title, description } = splitTitle(line.words);
      item.title.push(title);
      if (description.length > 0) item.description.push(description);
    } else if (!isLabelOfPrices(line)) item.description.push(index < titles ? line.words : trimMarks(line.words));
    if (line.rest.length > 0) item.description.push(line.rest);
    item.marks.push(...line.marks);
    if (line.measures.length > 0) item.measures.push(line.measures);
    item.prices.push(...line.prices.map((price) => (index < titles ? price : withLabel(price, line))));
    if (line.price_words.length > 0 && item.prices.length === 0) item.price_words = line.price_words;
    else if (line.price_words.length > 0) item.description.push(line.price_words);
  }
}

/** "MONDAY" over the dish of the day is a day, not a dish. */
const isDayOnly = ([first, ...laterLines]: Line[], titles: number) =>
  titles === 1 && laterLines.length > 0 && first?.prices.length === 0 && WEEKDAY.test(first.text);

/** A size before prices without labels of their own. */
const isLabelOfPrices = ({ is_price, text, prices }: Line): boolean =>
  text === '' || (is_price && prices.length > 0 && prices.every(({ label }) => label.length === 0));

/** A line of a size and its price, "large 12", labels the price. */
function withLabel(price: LinePrice, line: Line): LinePrice {
  return price.label.length > 0 || !isLabelOfPrices(line) ? price : { ...price, label: trimMarks(line.words) };
}
