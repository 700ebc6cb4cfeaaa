import type { Draft } from '../../shared/draft.ts';
import { DraftBuilder } from './draft-builder.ts';
import type { LabelledLine } from './label-lines.ts';
import type { Line } from './lines.ts';
import { splitLabels, toColumnLabels } from './price-labels.ts';
import { splitTitle, trimMarks } from './split-title.ts';

/** Lines with their kinds → sections with items. */
export function buildDraft(lines: LabelledLine[], language: string | null): Draft {
  const builder = new DraftBuilder();
  let before: LabelledLine | undefined;
  for (const labelled of lines) {
    if (before && before.line.column !== labelled.line.column) builder.item = undefined;
    take(builder, labelled, before);
    before = labelled;
  }
  return builder.build(language);
}

function take(builder: DraftBuilder, { line, kind }: LabelledLine, before: LabelledLine | undefined): void {
  switch (kind) {
    case 'heading':
      takeHeading(builder, line, before);
      break;
    case 'title':
      takeTitle(builder, line, before);
      break;
    case 'description':
      takeDescription(builder, line);
      break;
    case 'price':
    case 'variant':
      takePrices(builder, line, kind === 'variant');
      break;
    case 'labels':
      builder.labels = toColumnLabels(line.words);
      break;
    case 'option':
      builder.item?.options.push(line);
      break;
    case 'noise':
      break;
  }
}

function takeHeading(builder: DraftBuilder, line: Line, before: LabelledLine | undefined): void {
  const { heading, labels } = splitLabels(trimMarks(line.words));
  if (before?.kind === 'heading' && isContinued(before.line, line) && builder.section.items.length === 0)
    builder.section.title.push(heading);
  else builder.startSection(heading, line.prices);
  builder.labels = labels;
}

function takeTitle(builder: DraftBuilder, line: Line, before: LabelledLine | undefined): void {
  const { item } = builder;
  const isWrapped =
    item &&
    before?.kind === 'title' &&
    item.prices.length === 0 &&
    item.description.length === 0 &&
    isContinued(before.line, line);
  if (item && isWrapped && isOpenEnd(before.line, line)) {
    const { title, description } = splitTitle(line.words);
    item.title.push(title);
    if (description.length > 0) item.description.push(description);
    item.prices = line.prices;
    item.last = line;
    return;
  }
  const { title, description } = splitTitle(line.words);
  builder.startItem(line, title, description);
}

function takeDescription(builder: DraftBuilder, line: Line): void {
  const { item } = builder;
  const hasPrice = line.prices.length > 0;
  if (!item) {
    if (hasPrice) takeTitle(builder, line, undefined);
    else builder.section.description.push(line.words);
    return;
  }
  if (hasPrice && item.prices.length > 0) {
    takeTitle(builder, line, undefined);
    return;
  }
  item.description.push(line.words);
  if (hasPrice) item.prices = line.prices;
  if (line.price_words.length > 0) item.price_words = line.price_words;
}

/** Prices on a line of their own, or with a size ("- large 12"), belong to the item above. */
function takePrices(builder: DraftBuilder, line: Line, isVariant: boolean): void {
  const { section } = builder;
  if (!builder.item && section.description.length > 0) {
    // What looked like the section's description has prices below it: an item.
    const [first = [], ...others] = section.description;
    section.description = [];
    const item = builder.startItem({ ...line, prices: [], price_words: [], rest: [] }, trimMarks(first), []);
    item.description.push(...others);
  }
  const label = isVariant ? trimMarks(line.words) : [];
  const prices = line.prices.map((price) => (price.label.length > 0 ? price : { ...price, label }));
  if (builder.item) {
    builder.item.prices = [...builder.item.prices, ...prices];
    if (line.price_words.length > 0) builder.item.price_words = line.price_words;
  } else if (section.items.length === 0 && section.prices.length === 0) section.prices = prices;
}

const isContinued = (line: Line, next: Line) =>
  next.gap < 0.8 &&
  Math.abs(Math.log(line.size / next.size)) < 0.12 &&
  line.bold === next.bold &&
  line.caps === next.caps;

const isOpenEnd = (line: Line, next: Line) =>
  /(?:[,&+–(-]|\b(?:and|with|et|avec|und|mit|de|du|des|of|in|ou|or|a|au|aux|à|la|le|the|auf|von|dazu))$/i.test(
    line.text,
  ) || /^(?:\p{Ll}|[&+(])/u.test(next.text);
