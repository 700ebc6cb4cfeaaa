import type { Draft, DraftItem, DraftSection } from '../../shared/draft.ts';
import type { BlockConfidence } from '../blocks/block-confidence.ts';
import { isFromOcr, type PlacedWord } from '../geometry/placed-word.ts';
import { textOf } from '../geometry/run.ts';
import { type ColumnLabels, type Line, wordsOfLine } from '../lines/line.ts';
import { labelsAbove } from '../lines/price-labels.ts';
import type { LinePrice } from '../prices/line-prices.ts';
import { ALLERGENS } from '../prices/part-kind.ts';
import { additionsOf } from './additions.ts';
import type { Fit } from './confidence.ts';
import { draftPrice, isDisputed, textField } from './draft-fields.ts';
import { dropLetterhead } from './drop-letterhead.ts';
import { hasGroupPrice, isMostlyPriced, isPriced } from './priced.ts';
import { type EvidenceByKey, rateFields } from './rate-fields.ts';

type OpenItem = {
  title: PlacedWord[][];
  description: PlacedWord[][];
  prices: LinePrice[];
  price_words: PlacedWord[];
  options: Line[];
  marks: PlacedWord[];
  /** Calories, alcohol and years in columns of their own. */
  measures: PlacedWord[][];
  labels: ColumnLabels;
  sure: BlockConfidence | undefined;
};
type OpenSection = {
  title: PlacedWord[][];
  description: PlacedWord[][];
  prices: LinePrice[];
  price_words: PlacedWord[];
  items: OpenItem[];
  /** Its price labels are the heads over an earlier section. */
  inherits_labels: boolean;
  sure: BlockConfidence | undefined;
};

/** Why words of the pages are in no field. */
type LeftOut = {
  why:
    | 'noise'
    | 'mark'
    | 'heading again'
    | 'heading without dishes'
    | 'labels without prices'
    | 'second group price'
    | 'slogan'
    | 'illegible';
  words: PlacedWord[];
};
/** A draft, with the words of its fields and the words in no field. */
export type BuiltDraft = { draft: Draft; wordsInDraft: PlacedWord[]; left_out: LeftOut[] };

const MAX_SAYINGS = 2;
const TAG = /^\(?(?:V|VG|VE|GF|DF|SG|N|S)\)?$/;

/** Collects sections and items in the order of the lines, then makes fields with boxes of their words. */
export class DraftBuilder {
  readonly #sections: OpenSection[] = [];
  item: OpenItem | undefined;
  #labels: ColumnLabels = [];
  readonly #heads: ColumnLabels[] = [];
  readonly #left: LeftOut[] = [];

  get section(): OpenSection {
    return this.#sections.at(-1) ?? this.startSection([], []);
  }

  startSection(title: PlacedWord[][], prices: LinePrice[], sure?: BlockConfidence): OpenSection {
    const section: OpenSection = {
      title: title.filter((words) => words.length > 0),
      description: [],
      prices,
      price_words: [],
      items: [],
      inherits_labels: true,
      sure,
    };
    this.#sections.push(section);
    this.item = undefined;
    return section;
  }

  /** The current heads of price columns. */
  startLabels(labels: ColumnLabels): void {
    this.#labels = labels;
    this.#heads.push(labels);
    this.section.inherits_labels = false;
  }

  /** A price for the section's dishes so far, unless the section or the dishes have their own. */
  takeGroupPrice(lines: Line[]): void {
    const { section } = this;
    const isOwn = section.prices.length > 0 || section.items.some(({ prices }) => prices.length > 0);
    if (isOwn) this.leaveOut('second group price', lines.flatMap(wordsOfLine));
    else {
      section.prices.push(...lines.flatMap((line) => line.prices));
      section.description.push(
        ...lines.map(({ words, rest }) => [...words, ...rest]).filter((words) => words.length > 0),
      );
    }
  }

  leaveOut(why: LeftOut['why'], words: PlacedWord[]): void {
    if (words.length > 0) this.#left.push({ why, words });
  }

  startItem(sure?: BlockConfidence): OpenItem {
    const item: OpenItem = {
      title: [],
      description: [],
      prices: [],
      price_words: [],
      options: [],
      marks: [],
      measures: [],
      labels: this.#labels,
      sure,
    };
    this.section.items.push(item);
    this.item = item;
    return item;
  }

  build(language: string | null, fit: Fit): BuiltDraft {
    let key = 0;
    const evidence: EvidenceByKey = new Map();
    const openSections = new Map<number, OpenSection>();
    const next = ({ sure, title, prices }: OpenSection | OpenItem) => {
      key += 1;
      const isPriceFromOcr = prices.some(({ words }) => words.some(isFromOcr));
      evidence.set(key, { sure, is_disputed: title.flat().some(isDisputed), is_price_from_ocr: isPriceFromOcr });
      return key;
    };
    const sections = this.#sections
      .filter((section) => section.items.length > 0)
      .map((section): DraftSection => {
        const nextSection = next(section);
        openSections.set(nextSection, section);
        return {
          key: nextSection,
          title: textField(section.title) ?? null,
          description: textField(section.description) ?? null,
          ...groupPrice(section),
          items: section.items.flatMap((item) => buildItem(item, next(item), section) ?? []),
        };
      });
    const sectionsWithItems = sections.filter((section) => section.items.length > 0);
    const keptSections = dropSlogans(dropLetterhead(sectionsWithItems));
    const isKept = new Set(keptSections.map((section) => openSections.get(section.key)));
    const isListed = new Set(sectionsWithItems.map((section) => openSections.get(section.key)));
    for (const section of this.#sections)
      if (!isKept.has(section))
        this.#leaveOutSection(section, isListed.has(section) ? 'slogan' : 'heading without dishes');
    return { draft: { language, sections: rateFields(keptSections, evidence, fit) }, ...this.#account(isKept) };
  }

  #leaveOutSection(section: OpenSection, why: LeftOut['why']): void {
    this.leaveOut(why, [...wordsOfSection(section), ...section.items.flatMap(wordsOfItem)]);
  }

  /** The words in the remaining sections, and the words left out. */
  #account(isKept: ReadonlySet<OpenSection | undefined>): Omit<BuiltDraft, 'draft'> {
    const wordsInDraft: PlacedWord[] = [];
    const usedWords = new Set<PlacedWord>();
    for (const section of this.#sections.filter((one) => isKept.has(one))) {
      wordsInDraft.push(...wordsOfSection(section));
      for (const item of section.items) {
        if (!isLegible(item)) this.leaveOut('illegible', wordsOfItem(item));
        else wordsInDraft.push(...wordsOfItem(item));
        if (isLegible(item))
          for (const label of labelsOver(item, section)) for (const word of label) usedWords.add(word);
      }
    }
    const heads = this.#heads.flat(2);
    this.leaveOut(
      'labels without prices',
      heads.filter((word) => !usedWords.has(word)),
    );
    return { wordsInDraft: [...wordsInDraft, ...heads.filter((word) => usedWords.has(word))], left_out: this.#left };
  }
}

const wordsOfPrices = (prices: LinePrice[]) => prices.flatMap(({ words, label }) => [...words, ...label]);

const wordsOfSection = ({ title, description, prices, price_words }: OpenSection): PlacedWord[] => [
  ...title.flat(),
  ...description.flat(),
  ...wordsOfPrices(prices),
  ...price_words,
];

const wordsOfItem = (item: OpenItem): PlacedWord[] => [
  ...item.title.flat(),
  ...item.description.flat(),
  ...wordsOfPrices(item.prices),
  ...item.price_words,
  ...item.options.flatMap(wordsOfLine),
  ...item.marks,
  ...item.measures.flat(),
];

/** A single price is an amount; several, or a price in words, stay as printed in the heading: "half 8 / whole 12". */
function groupPrice({ prices, price_words }: OpenSection): Pick<DraftSection, 'price' | 'price_text'> {
  const [price] = prices;
  if (price && prices.length === 1 && price_words.length === 0)
    return { price: draftPrice(price).amount, price_text: null };
  const words = new Set([...prices.flatMap(({ words: amount, label }) => [...label, ...amount]), ...price_words]);
  return { price: null, price_text: textField([[...words].toSorted((a, b) => a.x0 - b.x0)]) ?? null };
}

/** In a menu with prices, a heading with a line or two and no price is a slogan, a notice or the restaurant's name. */
function dropSlogans(sections: DraftSection[]): DraftSection[] {
  if (!isMostlyPriced(sections.flatMap((section) => section.items))) return sections;
  return sections.filter(
    (section) => hasGroupPrice(section) || section.items.length > MAX_SAYINGS || section.items.some(isPriced),
  );
}

/** Labels stay in effect under further headings while prices continue. */
const labelsApply = ({ inherits_labels, items }: OpenSection) =>
  !inherits_labels || items.some(({ prices, labels }) => prices.length > 1 && prices.length === labels.length);

/** The labels over the columns of an item's prices. */
function labelsOver({ prices, labels }: OpenItem, section: OpenSection): ColumnLabels {
  const above = labelsApply(section) ? labelsAbove(prices, labels, !section.inherits_labels) : [];
  return prices.flatMap(({ label }, index) => (label.length === 0 ? [above[index] ?? []] : [[]]));
}

const isLegible = ({ title }: OpenItem): boolean => /\p{L}{2}|\p{Lo}/u.test(textField(title)?.value ?? '');

function buildItem(item: OpenItem, key: number, section: OpenSection): DraftItem | undefined {
  const title = textField(item.title);
  if (!title || !isLegible(item)) return undefined;
  const above = labelsOver(item, section);
  return {
    key,
    title,
    description: textField(item.description) ?? null,
    prices: item.prices.map((price, index) => draftPrice(price, textField([above[index] ?? []]))),
    price_text: textField([item.price_words]) ?? null,
    options: item.options.flatMap(additionsOf),
    tags: textOf(item.title.flat())
      .split(' ')
      .slice(1)
      .filter((word) => TAG.test(word))
      // Allergens by number or letter say nothing to a guest who doesn't have the menu's legend.
      .concat(item.marks.flatMap(({ text }) => (ALLERGENS.test(text) ? [] : (text.match(/[^(),]+/g) ?? []))))
      .map((word) => word.replace(/[()]/g, ''))
      .filter((word) => /\p{L}/u.test(word))
      .concat(item.measures.map(textOf)),
  };
}
