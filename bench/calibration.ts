import type { Draft, DraftItem } from '../shared/draft.ts';
import { editDistance } from './score.mjs';

/**
 * How often fields are right by the reader's confidence: the sum over titles and amounts of a document's draft compared with
 * its truth. A dish that the truth doesn't contain counts as wrong with all its fields.
 */

export const BANDS = ['≥ 0.9', '0.7 – 0.9', '< 0.7'] as const;
export type Calibration = Record<(typeof BANDS)[number], { fields: number; right: number }>;

type ScoredItem = {
  title: string;
  description?: string | null;
  price?: number | null;
  prices?: { amount: number | null }[];
};
export type TruthSections = { sections: { title: string | null; items: ScoredItem[] }[] };

/** From this similarity on, titles are of the same dish. */
const SAME_DISH = 0.8;
/** A title with one wrong letter in twenty counts as right: an accent, a hyphen. */
const RIGHT = 0.95;

export const emptyCalibration = (): Calibration => ({
  '≥ 0.9': { fields: 0, right: 0 },
  '0.7 – 0.9': { fields: 0, right: 0 },
  '< 0.7': { fields: 0, right: 0 },
});

export function addCalibration(sum: Calibration, draft: Draft, truth: TruthSections): void {
  for (const { confidence, isRight } of judgeFields(draft, truth)) {
    const band = sum[confidence >= 0.9 ? '≥ 0.9' : confidence >= 0.7 ? '0.7 – 0.9' : '< 0.7'];
    band.fields += 1;
    band.right += isRight ? 1 : 0;
  }
}

/** Every heading, title and amount of a draft: its confidence, and whether it is right. */
export function* judgeFields(draft: Draft, truth: TruthSections): Generator<{ confidence: number; isRight: boolean }> {
  const items = truth.sections.flatMap((section) => section.items);
  const headings = truth.sections.flatMap((section) => section.title ?? []);
  for (const { title, items: dishes } of draft.sections) {
    if (title)
      yield {
        confidence: title.confidence,
        isRight: headings.some((heading) => likeness(heading, title.value) >= RIGHT),
      };
    for (const item of dishes) {
      const same = findSame(item, items);
      yield { confidence: item.title.confidence, isRight: same !== undefined && isTitleRight(item, same) };
      const amounts = same ? amountsOf(same) : [];
      for (const { amount } of item.prices)
        yield { confidence: amount.confidence, isRight: amounts.includes(Number(amount.value)) };
    }
  }
}

const amountsOf = ({ price, prices }: ScoredItem): number[] => {
  const several = (prices ?? []).flatMap(({ amount }) => amount ?? []);
  return several.length > 0 ? several : price === null || price === undefined ? [] : [price];
};

/** The truth's dish of that title; of several, the one with the same price. */
function findSame(item: DraftItem, items: ScoredItem[]): ScoredItem | undefined {
  const price = Number(item.prices[0]?.amount.value);
  const rank = (one: ScoredItem) =>
    Math.max(likeness(one.title, item.title.value), likeness(whole(one), wholeOf(item))) +
    (amountsOf(one)[0] === price ? 0.05 : 0);
  const [best] = items.toSorted((a, b) => rank(b) - rank(a));
  return best && rank(best) >= SAME_DISH ? best : undefined;
}

const whole = ({ title, description }: ScoredItem) => `${title} ${description ?? ''}`.trim();
const wholeOf = ({ title, description }: DraftItem) => `${title.value} ${description?.value ?? ''}`.trim();
const isTitleRight = (item: DraftItem, same: ScoredItem) =>
  likeness(same.title, item.title.value) >= RIGHT || likeness(whole(same), wholeOf(item)) >= RIGHT;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

function likeness(a: string, b: string): number {
  const [left, right] = [plain(a), plain(b)];
  return 1 - editDistance(left, right) / Math.max(1, left.length, right.length);
}
