import { MAX_PAPER_PAGES, type PaperChoice, type Shortening } from '../../shared/api/paper.ts';
import type { PaperSize } from '../../shared/menu-paper.ts';
import type { PaperFonts } from '../paper-fonts.ts';
import { fillColumns, type Placement } from './fill-columns.ts';
import { layFoot, layMasthead, type PaperBand } from './paper-bands.ts';
import { type BlockOptions, divideBlock, type PaperBlock, paperBlocks } from './paper-blocks.ts';
import type { PaperContent } from './paper-content.ts';

/** In points: the page, what is free around it, the sizes of the dishes' names. */
export type PaperGeometry = {
  width: number;
  height: number;
  margin: { x: number; top: number; bottom: number };
  gap: number;
  /** Never smaller, never larger; a menu is continued on another page before it is smaller than `easy`. */
  sizes: { min: number; easy: number; max: number };
};
const GEOMETRIES: Record<PaperSize, PaperGeometry> = {
  a4: page(595.28, 841.89, { x: 62, top: 56, bottom: 52 }, 30, { min: 8.5, easy: 10, max: 12.5 }),
  letter: page(612, 792, { x: 64, top: 54, bottom: 50 }, 30, { min: 8.5, easy: 10, max: 12.5 }),
  a5: page(420.94, 595.28, { x: 40, top: 40, bottom: 38 }, 22, { min: 8, easy: 9, max: 11 }),
  a3: page(841.89, 1190.55, { x: 84, top: 78, bottom: 70 }, 46, { min: 9, easy: 9, max: 22 }),
};

function page(
  width: number,
  height: number,
  margin: PaperGeometry['margin'],
  gap: number,
  sizes: PaperGeometry['sizes'],
): PaperGeometry {
  return { width, height, margin, gap, sizes };
}

/** Something at its place on a page. */
export type Placed = { page: number; x: number; y: number };
export type PlacedBlock = Placed & { block: PaperBlock };
export type PlacedBand = Placed & { band: PaperBand };

export type PaperLayout = {
  geometry: PaperGeometry;
  /** Pages in reading order; those of a folded menu are four a sheet. */
  page_count: number;
  isFolded: boolean;
  size: number;
  masthead: PlacedBand;
  foot: PlacedBand;
  blocks: PlacedBlock[];
  too_long: { shorten: Shortening | null } | null;
};

/** The sides of a folded sheet, two pages each. */
const PAGES_OF_SHEET = 4;
/** The name is on the first page of a folded menu, what is below the dishes on the last. */
const COVERS = 2;
const SIZE_STEP = 0.25;
const MAX_SPREAD = 2.1;
/** Between two blocks of a column that would end above its neighbours, in the size of the dishes' names. */
const MAX_ADDED_SPACE = 1;

type Frame = {
  content: PaperContent;
  choice: PaperChoice;
  fonts: PaperFonts;
  geometry: PaperGeometry;
  /** Of each setting: a long menu needs a second. */
  settings: Map<string, LaidSetting>;
};
type LaidSetting = { masthead: PaperBand; foot: PaperBand; blocks: PaperBlock[] };

/**
 * Chooses the largest type size that fits the pages. What doesn't fit at the smallest is continued on more pages.
 *
 * @returns undefined if what is above or below the dishes is higher than a page.
 */
export function layOutPaper(content: PaperContent, choice: PaperChoice, fonts: PaperFonts): PaperLayout | undefined {
  const frame: Frame = { content, choice, fonts, geometry: GEOMETRIES[choice.paper], settings: new Map() };
  const { sizes } = frame.geometry;
  if (choice.length !== 'auto') {
    const bodies = bodyPages(frame, Number(choice.length));
    const size = largestSize(frame, bodies, sizes.min);
    // A short menu leaves no page empty.
    if (size !== undefined) return finish(frame, fewestPages(frame, size) ?? bodies, size, null);
    const fewest = fewestPages(frame, sizes.min);
    if (fewest === undefined) return undefined;
    return finish(frame, fewest, sizes.min, { shorten: findShortening(frame, bodies) });
  }
  for (const min of [sizes.easy, sizes.min]) {
    const bodies = fewestPages(frame, min);
    if (bodies !== undefined) return finish(frame, bodies, largestSize(frame, bodies, min) ?? min, null);
  }
  return undefined;
}

/** How many pages have dishes. */
const bodyPages = ({ choice }: Frame, length: number): number =>
  choice.paper === 'a5' ? length * PAGES_OF_SHEET - COVERS : length;

function fewestPages(frame: Frame, size: number): number | undefined {
  if (!hasRoomForBands(frame, laidSetting(frame, { size }))) return undefined;
  for (let length = 1; bodyPages(frame, length) < MAX_PAPER_PAGES; length += 1) {
    const bodies = bodyPages(frame, length);
    if (place(frame, bodies, { size })) return bodies;
  }
  return undefined;
}

/** Neither is divided: each is on one page, and on a folded sheet alone there. */
const hasRoomForBands = (frame: Frame, { masthead, foot }: LaidSetting): boolean =>
  Math.max(masthead.height, foot.height) <= bodyHeight(frame);

/** At least `min`; undefined if that doesn't fit. */
function largestSize(frame: Frame, bodies: number, min: number): number | undefined {
  const steps = Math.round((frame.geometry.sizes.max - min) / SIZE_STEP);
  const step = lastFitting(steps, (index) => !!place(frame, bodies, { size: min + index * SIZE_STEP }));
  return step === undefined ? undefined : min + step * SIZE_STEP;
}

/** The greatest of 0 to `count` that fits, if smaller ones do. */
function lastFitting(count: number, isFitting: (index: number) => boolean): number | undefined {
  if (!isFitting(0)) return undefined;
  let [fitting, failing] = [0, count + 1];
  while (failing - fitting > 1) {
    const middle = Math.floor((fitting + failing) / 2);
    if (isFitting(middle)) fitting = middle;
    else failing = middle;
  }
  return fitting;
}

/** The size of the dishes' names, and where descriptions are cut to learn which are too long. */
type Setting = { size: number; maxDescriptionLines?: number };
type Parts = Pick<LaidSetting, 'masthead' | 'foot'> & {
  heights: number[];
  columns: number;
  placements: Placement<PaperBlock>[];
};

const columnsOf = ({ choice, content }: Frame): number => (content.locales.length > 1 ? 1 : Number(choice.columns));
const bodyWidth = ({ geometry: { width, margin } }: Frame): number => width - 2 * margin.x;
const bodyHeight = ({ geometry: { height, margin } }: Frame): number => height - margin.top - margin.bottom;

function optionsOf(frame: Frame, { size, maxDescriptionLines = Number.POSITIVE_INFINITY }: Setting): BlockOptions {
  const columns = columnsOf(frame);
  const width = (bodyWidth(frame) - (columns - 1) * frame.geometry.gap) / columns;
  return { size, width, fonts: frame.fonts, maxDescriptionLines };
}

function laidSetting(frame: Frame, setting: Setting): LaidSetting {
  const key = `${setting.size} ${setting.maxDescriptionLines ?? ''}`;
  const cachedSetting = frame.settings.get(key);
  if (cachedSetting) return cachedSetting;
  const options = optionsOf(frame, setting);
  const wideOptions = { ...options, width: bodyWidth(frame) };
  const isFolded = frame.choice.paper === 'a5';
  const masthead = layMasthead(frame.content, wideOptions, isFolded);
  const foot = layFoot(frame.content, wideOptions, isFolded);
  const laid = { masthead, foot, blocks: paperBlocks(frame.content, options) };
  frame.settings.set(key, laid);
  return laid;
}

/** @param spread The spaces between blocks, as a multiple of the usual. */
function place(frame: Frame, bodies: number, setting: Setting, spread = 1): Parts | undefined {
  const columns = columnsOf(frame);
  const laid = laidSetting(frame, setting);
  if (!hasRoomForBands(frame, laid)) return undefined;
  const { masthead, foot, blocks } = laid;
  const full = bodyHeight(frame);
  const heights = Array.from({ length: bodies }, (_, body) => {
    if (frame.choice.paper === 'a5') return full;
    return full - (body === 0 ? masthead.height : 0) - (body === bodies - 1 ? foot.height : 0);
  }).flatMap((height) => Array.from({ length: columns }, () => height));
  const maxHeight = Math.min(...heights.filter((height) => height > full / 3), full);
  const placements = fillColumns(
    blocks
      .flatMap((block) => divideBlock(block, maxHeight))
      .map((block) => ({ ...block, space_before: block.space_before * spread })),
    heights,
  );
  return placements && { masthead, foot, heights, columns, placements };
}

/** Descriptions of how many lines fit, if the longest are shortened. */
function findShortening(frame: Frame, bodies: number): Shortening | null {
  const setting = { size: frame.geometry.sizes.min };
  const dishes = paperBlocks(frame.content, optionsOf(frame, setting)).filter(({ kind }) => kind === 'dish');
  const longest = Math.max(0, ...dishes.map(({ description }) => description.lines));
  const lines = lastFitting(
    longest - 2,
    (index) => !!place(frame, bodies, { ...setting, maxDescriptionLines: index + 1 }),
  );
  if (longest < 2 || lines === undefined) return null;
  const maxLines = lines + 1;
  const longDishes = dishes.filter(({ description }) => description.lines > maxLines);
  const charactersOfLine = longDishes.map(({ description }) => description.characters / description.lines);
  return {
    lines: maxLines,
    characters: Math.floor(Math.min(...charactersOfLine) * maxLines),
    titles: longDishes.map(({ description }) => description.title),
  };
}

function finish(frame: Frame, bodies: number, size: number, too_long: PaperLayout['too_long']): PaperLayout {
  const { geometry, choice } = frame;
  const SPREADS = 11;
  const spreadOf = (index: number) => 1 + (index * (MAX_SPREAD - 1)) / SPREADS;
  const spreadIndex = lastFitting(SPREADS, (index) => !!place(frame, bodies, { size }, spreadOf(index))) ?? 0;
  const parts = place(frame, bodies, { size }, spreadOf(spreadIndex));
  if (!parts) throw new Error('The pages were chosen because the menu fits on them.');
  const { masthead, foot, columns } = parts;
  const placements = justify(balance(parts), parts, size * MAX_ADDED_SPACE);
  const isFolded = choice.paper === 'a5';
  const { margin, height } = geometry;
  const page_count = isFolded ? bodies + COVERS : bodies;
  const firstBody = isFolded ? 1 : 0;
  const lastPage = page_count - 1;
  const { width } = optionsOf(frame, { size });
  return {
    geometry,
    page_count,
    isFolded,
    size,
    too_long,
    masthead: { band: masthead, page: 0, x: margin.x, y: isFolded ? (height - masthead.height) * 0.4 : margin.top },
    foot: {
      band: foot,
      page: lastPage,
      x: margin.x,
      y: isFolded ? (height - foot.height) / 2 : height - margin.bottom - foot.height,
    },
    blocks: placements.map(({ block, column, y }) => {
      const body = Math.floor(column / columns);
      return {
        block,
        page: firstBody + body,
        x: margin.x + (column % columns) * (width + geometry.gap),
        y: margin.top + (body === 0 && !isFolded ? masthead.height : 0) + y,
      };
    }),
  };
}

/** The columns of the last page are made equally long. */
function balance({ placements, heights, columns }: Parts): Placement<PaperBlock>[] {
  const lastBody = Math.max(...placements.map(({ column }) => Math.floor(column / columns)));
  const blocks = placements.filter(({ column }) => Math.floor(column / columns) === lastBody).map(({ block }) => block);
  if (columns === 1) return placements;
  const full = heights[lastBody * columns] ?? 0;
  const STEPS = 40;
  const fillTo = (height: number) =>
    fillColumns(
      blocks,
      Array.from({ length: columns }, () => height),
      // As they were placed: a lower column divides no group.
      Math.max(...heights),
    );
  const step = lastFitting(STEPS - 1, (index) => !!fillTo(full * (1 - index / STEPS))) ?? 0;
  const balanced = fillTo(full * (1 - step / STEPS)) ?? [];
  return [
    ...placements.filter(({ column }) => Math.floor(column / columns) < lastBody),
    ...balanced.map((placement) => ({ ...placement, column: placement.column + lastBody * columns })),
  ];
}

/** Columns end at the same height: that of the page, or on the last one that of its longest column. */
function justify(
  placements: readonly Placement<PaperBlock>[],
  { heights, columns }: Parts,
  maxAddedSpace: number,
): Placement<PaperBlock>[] {
  const blocksByColumn = Map.groupBy(placements, ({ column }) => column);
  const endOf = (column: number) => {
    const lastBlock = blocksByColumn.get(column)?.at(-1);
    return lastBlock ? lastBlock.y + lastBlock.block.height : 0;
  };
  const lastBody = Math.floor(Math.max(...blocksByColumn.keys()) / columns);
  const lastEnd = Math.max(...Array.from({ length: columns }, (_, column) => endOf(lastBody * columns + column)));
  return [...blocksByColumn].flatMap(([column, columnBlocks]) => {
    const end = Math.floor(column / columns) === lastBody ? lastEnd : (heights[column] ?? 0);
    const added = Math.min(maxAddedSpace, (end - endOf(column)) / Math.max(1, columnBlocks.length - 1));
    return columnBlocks.map((placement, index) => ({ ...placement, y: placement.y + index * added }));
  });
}

/** Which page is at the left and at the right of each side of a folded sheet, in the order in which they are printed. */
export const foldedSides = (pageCount: number): [left: number, right: number][] =>
  Array.from({ length: pageCount / 2 }, (_, side) =>
    side % 2 === 0 ? [pageCount - 1 - side, side] : [side, pageCount - 1 - side],
  );
