import type { Draft, DraftItem, DraftSection } from '../../shared/draft.ts';
import type { Sureness } from '../blocks/sureness.ts';
import type { ColumnLabels, Line } from '../lines/line.ts';
import { labelsAbove } from '../lines/price-labels.ts';
import type { LinePrice } from '../prices/line-prices.ts';
import { textOf } from '../prices/runs.ts';
import type { PlacedWord } from '../words/placed-word.ts';
import { additionsOf } from './additions.ts';
import type { Fit } from './confidence.ts';
import { draftPrice, textField } from './draft-fields.ts';
import { dropLetterhead } from './drop-letterhead.ts';
import { isMostlyPriced, isPriced, rateFields } from './rate-fields.ts';

type OpenItem = {
  title: PlacedWord[][];
  description: PlacedWord[][];
  prices: LinePrice[];
  price_words: PlacedWord[];
  options: Line[];
  marks: PlacedWord[];
  labels: ColumnLabels;
  sure: Sureness | undefined;
};
type OpenSection = {
  title: PlacedWord[][];
  description: PlacedWord[][];
  prices: LinePrice[];
  items: OpenItem[];
  /** The labels over its prices stand over an earlier section. */
  inherits_labels: boolean;
  sure: Sureness | undefined;
};

const MAX_SAYINGS = 2;
const TAG = /^\(?(?:V|VG|VE|GF|DF|SG|N|S)\)?$/;

/** Collects sections and items in the order of the lines, then makes fields with boxes of their words. */
export class DraftBuilder {
  readonly #sections: OpenSection[] = [];
  item: OpenItem | undefined;
  #labels: ColumnLabels = [];

  get section(): OpenSection {
    return this.#sections.at(-1) ?? this.startSection([], []);
  }

  startSection(title: PlacedWord[][], prices: LinePrice[], sure?: Sureness): OpenSection {
    const section: OpenSection = {
      title: title.filter((words) => words.length > 0),
      description: [],
      prices,
      items: [],
      inherits_labels: true,
      sure,
    };
    this.#sections.push(section);
    this.item = undefined;
    return section;
  }

  /** What heads the columns of prices from here on. */
  startLabels(labels: ColumnLabels): void {
    this.#labels = labels;
    this.section.inherits_labels = false;
  }

  /** A price of the dishes of the section so far, unless it or they have their own. */
  takeGroupPrice(lines: Line[]): void {
    const { section } = this;
    const isOwn = section.prices.length > 0 || section.items.some(({ prices }) => prices.length > 0);
    if (!isOwn) section.prices.push(...lines.flatMap((line) => line.prices));
  }

  startItem(sure?: Sureness): OpenItem {
    const item: OpenItem = {
      title: [],
      description: [],
      prices: [],
      price_words: [],
      options: [],
      marks: [],
      labels: this.#labels,
      sure,
    };
    this.section.items.push(item);
    this.item = item;
    return item;
  }

  build(language: string | null, fit: Fit): Draft {
    let key = 0;
    const sure = new Map<number, Sureness>();
    const next = (of: { sure: Sureness | undefined }) => {
      key += 1;
      if (of.sure) sure.set(key, of.sure);
      return key;
    };
    const sections = this.#sections
      .filter((section) => section.items.length > 0)
      .map((section): DraftSection => {
        const price = section.prices[0];
        return {
          key: next(section),
          title: textField(section.title) ?? null,
          description: textField(section.description) ?? null,
          price: price ? draftPrice(price).amount : null,
          price_text: null,
          items: section.items.flatMap((item) => buildItem(item, next(item), section) ?? []),
        };
      });
    const listed = sections.filter((section) => section.items.length > 0);
    return { language, sections: rateFields(dropSayings(dropLetterhead(listed)), sure, fit) };
  }
}

/** In a menu of prices, a heading with a line or two and no price anywhere is a slogan, a notice or the house's name. */
function dropSayings(sections: DraftSection[]): DraftSection[] {
  if (!isMostlyPriced(sections.flatMap((section) => section.items))) return sections;
  return sections.filter(
    (section) => section.price !== null || section.items.length > MAX_SAYINGS || section.items.some(isPriced),
  );
}

/** Labels go on under further headings as long as the prices do. */
const labelsApply = ({ inherits_labels, items }: OpenSection) =>
  !inherits_labels || items.some(({ prices, labels }) => prices.length > 1 && prices.length === labels.length);

function buildItem(item: OpenItem, key: number, section: OpenSection): DraftItem | undefined {
  const title = textField(item.title);
  if (!title || !/\p{L}{2}|\p{Lo}/u.test(title.value)) return undefined;
  const above = labelsApply(section) ? labelsAbove(item.prices, item.labels, !section.inherits_labels) : [];
  return {
    key,
    title,
    description: textField(item.description) ?? null,
    prices: item.prices.map((price, index) => {
      const label = price.label.length === 0 ? above[index] : undefined;
      return draftPrice(price, label && textField([label]));
    }),
    price_text: textField([item.price_words]) ?? null,
    options: item.options.flatMap(additionsOf),
    tags: textOf(item.title.flat())
      .split(' ')
      .slice(1)
      .filter((word) => TAG.test(word))
      .concat(item.marks.map(({ text }) => text).filter((mark) => /\p{L}/u.test(mark)))
      .map((word) => word.replace(/[()]/g, '')),
  };
}
