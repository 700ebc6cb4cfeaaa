import { type DishBlock, levelOf, type PageBlock, type PricesBlock, type TextBlock, textOf } from './page-blocks.ts';

/** One dish has no more texts than these, in an element of its own. */
const MAX_DISH_TEXTS = 5;
/** So many names and then as many prices are two columns; fewer are a name with its description and two sizes. */
const MIN_COLUMN_ROWS = 3;

const isPrices = (block: PageBlock | undefined): block is PricesBlock => block?.kind === 'prices';
const isTextBlock = (block: PageBlock): block is TextBlock => block.kind === 'text';
const pricesOf = (blocks: readonly PageBlock[]): string[] => blocks.filter(isPrices).flatMap(({ prices }) => prices);

/**
 * Puts prices in an element of their own to the names beside them: called from the innermost element outwards, so
 * that a dish is put together where all its parts are.
 *
 * @param nameLevels Of `findNameLevels`.
 */
export function joinDishes(blocks: readonly PageBlock[], nameLevels: ReadonlySet<number>): PageBlock[] {
  const parts = partsOf(blocks);
  const runs = parts.filter((part) => Array.isArray(part));
  if (runs.length === 0) return [...blocks];
  if (runs.length === parts.length) return [{ kind: 'prices', prices: pricesOf(blocks) }];
  const texts = blocks.filter(isTextBlock);
  const isOneDish =
    runs.length === 1 &&
    texts.length === parts.length - 1 &&
    texts.length <= MAX_DISH_TEXTS &&
    !isPairOfColumns(texts, pricesOf(blocks));
  return isOneDish ? joinOne(blocks, texts, nameLevels) : joinSeveral(parts, nameLevels);
}

/**
 * Which of the texts before a price is the dish's name: the last that is marked as names are, else the first or the last below
 * the heading; the heading, if there is nothing below.
 */
function findNameIndex(texts: readonly TextBlock[], nameLevels: ReadonlySet<number>, isNameFirst: boolean): number {
  const markedIndex = texts.findLastIndex((text) => nameLevels.has(levelOf(text)));
  const freeStart = texts.findLastIndex((text) => isHeading(text, nameLevels)) + 1;
  if (markedIndex >= freeStart) return markedIndex;
  return isNameFirst && freeStart < texts.length ? freeStart : texts.length - 1;
}

/** Of a section: marked, but not as names are. */
const isHeading = (text: TextBlock, nameLevels: ReadonlySet<number>): boolean =>
  levelOf(text) > 0 && !nameLevels.has(levelOf(text));

/** As many names as prices. */
const isPairOfColumns = (texts: readonly TextBlock[], prices: readonly string[]): boolean =>
  prices.length >= MIN_COLUMN_ROWS && prices.length === texts.length && texts.every((text) => levelOf(text) === 0);

type OtherBlock = Exclude<PageBlock, PricesBlock>;

/** The blocks, with prices that follow each other as one part. */
function partsOf(blocks: readonly PageBlock[]): (OtherBlock | PricesBlock[])[] {
  const parts: (OtherBlock | PricesBlock[])[] = [];
  for (const block of blocks) {
    const previousPart = parts.at(-1);
    if (!isPrices(block)) parts.push(block);
    else if (Array.isArray(previousPart)) previousPart.push(block);
    else parts.push([block]);
  }
  return parts;
}

const toDish = (name: TextBlock, prices: readonly string[], below: readonly TextBlock[]): DishBlock => ({
  kind: 'dish',
  cells: [name.text, ...prices],
  below: below.map(textOf),
  isNamed: true,
  ...(name.level !== undefined && { level: name.level }),
});

/** All texts are of the one dish, but those above its name. */
function joinOne(
  blocks: readonly PageBlock[],
  texts: readonly TextBlock[],
  nameLevels: ReadonlySet<number>,
): PageBlock[] {
  const priceIndex = blocks.findIndex(isPrices);
  const textsBefore = blocks.slice(0, priceIndex).filter(isTextBlock);
  // A price may come before its name.
  const nameIndex = findNameIndex(textsBefore.length > 0 ? textsBefore : texts, nameLevels, true);
  const name = texts[nameIndex];
  if (!name) return [...blocks];
  return [...texts.slice(0, nameIndex), toDish(name, pricesOf(blocks), texts.slice(nameIndex + 1))];
}

/** Names, descriptions and prices of several dishes beside each other, in the order that the first of them has. */
function joinSeveral(parts: readonly (OtherBlock | PricesBlock[])[], nameLevels: ReadonlySet<number>): PageBlock[] {
  const list = new DishList(nameLevels);
  const isPriceFirst = Array.isArray(parts[0]) && parts.filter((part) => Array.isArray(part)).length > 1;
  let texts: TextBlock[] = [];
  let waitingPrices: string[] = [];
  for (const part of parts) {
    if (Array.isArray(part)) {
      if (isPriceFirst) {
        list.pass(texts);
        waitingPrices = pricesOf(part);
      } else list.addPriced(texts, part);
      texts = [];
    } else if (part.kind !== 'text') {
      list.pass(texts);
      list.blocks.push(part);
      texts = [];
    } else if (waitingPrices.length > 0) {
      list.blocks.push(toDish(part, waitingPrices, []));
      waitingPrices = [];
    } else texts.push(part);
  }
  list.end(texts, waitingPrices);
  return list.blocks;
}

class DishList {
  readonly blocks: PageBlock[] = [];
  readonly #nameLevels: ReadonlySet<number>;
  /** Whether a dish's description comes before its price, by the first dish. */
  #hasTextBeforePrice: boolean | undefined;

  constructor(nameLevels: ReadonlySet<number>) {
    this.#nameLevels = nameLevels;
  }

  /** Texts, and the prices behind them. */
  addPriced(texts: readonly TextBlock[], run: readonly PricesBlock[]): void {
    const prices = pricesOf(run);
    if (isPairOfColumns(texts, prices)) {
      for (const [row, text] of texts.entries()) this.blocks.push(toDish(text, prices.slice(row, row + 1), []));
      return;
    }
    const firstFree = texts.findLastIndex((text) => isHeading(text, this.#nameLevels)) + 1;
    const isNameFirst = this.#hasTextBeforePrice ?? texts.length - firstFree > 1;
    const nameIndex = findNameIndex(texts, this.#nameLevels, isNameFirst);
    const name = texts[nameIndex];
    if (!name) {
      this.#addPrices(prices);
      return;
    }
    const below = texts.slice(nameIndex + 1);
    this.#hasTextBeforePrice ??= below.length > 0;
    this.pass(texts.slice(0, nameIndex));
    this.blocks.push(toDish(name, prices, below));
  }

  /** Further prices of the last dish. */
  #addPrices(prices: readonly string[]): void {
    const lastBlock = this.blocks.at(-1);
    if (lastBlock?.kind === 'dish') this.blocks.splice(-1, 1, { ...lastBlock, cells: [...lastBlock.cells, ...prices] });
    else this.blocks.push({ kind: 'prices', prices: [...prices] });
  }

  /** The text between two dishes, but for the name of the second, belongs to the first, up to a heading. */
  pass(texts: readonly TextBlock[]): void {
    const lastBlock = this.blocks.at(-1);
    const headingIndex = texts.findIndex((text) => levelOf(text) > 0);
    const textsOfLast = lastBlock?.kind === 'dish' ? texts.slice(0, headingIndex < 0 ? undefined : headingIndex) : [];
    if (lastBlock?.kind === 'dish' && textsOfLast.length > 0)
      this.blocks.splice(-1, 1, { ...lastBlock, below: [...lastBlock.below, ...textsOfLast.map(textOf)] });
    for (const text of texts.slice(textsOfLast.length)) this.blocks.push(text);
  }

  /** Behind the last dish, as behind those before it. */
  end(texts: readonly TextBlock[], prices: string[]): void {
    const isOfLast =
      texts.length === 1 && texts.every((text) => levelOf(text) === 0) && this.#hasTextBeforePrice === false;
    if (isOfLast) this.pass(texts);
    else for (const text of texts) this.blocks.push(text);
    if (prices.length > 0) this.blocks.push({ kind: 'prices', prices });
  }
}
