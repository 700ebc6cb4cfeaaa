import { hasPrice, isPrice } from '../lines/line-roles.ts';
import type { MenuLine } from '../lines/menu-line.ts';
import { readTextLines } from '../lines/read-text-lines.ts';
import { TextRefusal } from '../lines/text-refusal.ts';
import { findNameLevels } from './find-name-levels.ts';
import { attributeOf, elementsIn, type HtmlNode } from './html-tree.ts';
import { joinDishes } from './join-dishes.ts';
import { blocksOf, type DishBlock, type PageBlock } from './page-blocks.ts';

/** More than 200 pages have. */
const MAX_BLOCKS = 30_000;
/** What a page says of one dish below its heading. */
const MAX_DISH_BLOCKS = 3;
const MAX_NAME_CHARACTERS = 60;

/** The lines of a page's menu, with what its author marks: headings, names, tables, lists. */
export function readHtmlLines(nodes: readonly HtmlNode[]): MenuLine[] {
  const mainElement = elementsIn(nodes).find(
    (element) => element.tagName === 'main' || attributeOf(element, 'role') === 'main',
  );
  const mainLines = mainElement ? linesOfPart(mainElement.childNodes) : [];
  // Some pages have their menu beside what they call the main part.
  if (mainLines.some(hasPrice)) return mainLines;
  const allLines = linesOfPart(nodes);
  return mainLines.length > 0 && !allLines.some(hasPrice) ? mainLines : allLines;
}

function linesOfPart(nodes: readonly HtmlNode[]): MenuLine[] {
  const plainBlocks = blocksOf(nodes, (blocks) => [...blocks]);
  if (plainBlocks.length > MAX_BLOCKS) throw new TextRefusal('too_long');
  const nameLevels = findNameLevels(plainBlocks);
  const blocks = joinHeadings(
    blocksOf(nodes, (parts) => joinDishes(parts, nameLevels)),
    nameLevels,
  );
  return blocks.flatMap((block) => linesOfBlock(block, nameLevels));
}

/** The blocks between a heading and the next one, if they are one dish whose name is the heading. */
function findDishBelow(blocks: readonly PageBlock[], index: number): DishBlock | undefined {
  const below = blocks.slice(index + 1, index + 2 + MAX_DISH_BLOCKS);
  const endOffset = below.findIndex((block) => 'level' in block && block.level !== undefined);
  const group = endOffset < 0 ? below : below.slice(0, endOffset);
  if (group.length > MAX_DISH_BLOCKS) return undefined;
  const [dish, ...otherDishes] = group.filter((block) => block.kind === 'dish');
  return dish && otherDishes.length === 0 && !dish.isNamed && dish.cells.length > 1 ? dish : undefined;
}

/** A heading, and below it what is said of the dish with its price, are one dish. */
function joinHeadings(blocks: readonly PageBlock[], nameLevels: ReadonlySet<number>): PageBlock[] {
  const joinedBlocks: PageBlock[] = [];
  let replaced: DishBlock | undefined;
  for (const [index, block] of blocks.entries()) {
    if (block === replaced) continue;
    const dish =
      block.kind === 'text' && block.level !== undefined && nameLevels.has(block.level)
        ? findDishBelow(blocks, index)
        : undefined;
    if (!dish || block.kind !== 'text') {
      joinedBlocks.push(block);
      continue;
    }
    const [words = '', ...prices] = dish.cells;
    joinedBlocks.push({ ...dish, cells: [block.text, ...prices], below: [words, ...dish.below] });
    replaced = dish;
  }
  return joinedBlocks;
}

function linesOfBlock(block: PageBlock, nameLevels: ReadonlySet<number>): MenuLine[] {
  if (block.kind === 'prices') return [{ cells: block.prices, gap: 0 }];
  if (block.kind === 'labels') return [{ cells: block.cells, gap: 0 }];
  if (block.kind === 'dish') {
    // "Lunch 25 €" above the dishes of a lunch: a heading like the others of its level.
    const isHeading = block.level !== undefined && !nameLevels.has(block.level) && block.below.length === 0;
    const [name = '', ...prices] = block.cells;
    const nameLine: MenuLine = {
      cells: [plain(name), ...prices].filter(Boolean),
      gap: 0,
      ...(isHeading && { mark: 'heading', gap: 1 }),
    };
    return [nameLine, ...block.below.map((text): MenuLine => ({ cells: [plain(text)], gap: 0 }))];
  }
  const text = plain(block.text);
  if (text === '') return [];
  if (block.level !== undefined && !nameLevels.has(block.level)) return [{ cells: [text], mark: 'heading', gap: 1 }];
  const isName = (block.isName || block.isListed || block.level !== undefined) && text.length <= MAX_NAME_CHARACTERS;
  return [{ cells: [text], gap: 0, ...(isName && !isPrice(text) && { mark: 'strong' }) }];
}

/** As a line of a text: without signs that lead it, and pictures among its letters. */
const plain = (text: string): string =>
  readTextLines(text)
    .map(({ cells }) => cells.join(' '))
    .join(' ');
