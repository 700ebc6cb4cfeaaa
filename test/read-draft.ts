import type { AmountField, Draft, DraftItem, DraftSection, TextField } from '../shared/draft.ts';

/** The reader's drafts for tests: every builder accepts the fields that the test is about. */

const boxes = [{ page: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.02 }];

export const readText = (value: string, confidence = 0.95): TextField => ({
  value,
  boxes,
  confidence,
  alternatives: [],
});
export const readAmount: (value: string, confidence?: number) => AmountField = readText;

export function readDish(key: number, title: string, amount?: string, fields: Partial<DraftItem> = {}): DraftItem {
  return {
    key,
    title: readText(title),
    description: null,
    prices: amount === undefined ? [] : [{ label: null, amount: readAmount(amount), amount_max: null }],
    price_text: null,
    options: [],
    tags: [],
    ...fields,
  };
}

export function readSection(
  key: number,
  title: string | null,
  items: DraftItem[],
  fields: Partial<DraftSection> = {},
): DraftSection {
  return {
    key,
    title: title === null ? null : readText(title),
    description: null,
    price: null,
    price_text: null,
    items,
    ...fields,
  };
}

export const readMenuDraft = (...sections: DraftSection[]): Draft => ({ language: 'fr', sections });
