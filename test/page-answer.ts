import type { AnsweredItem, AnsweredSection, PageAnswer, Printed } from '../reader/model/schema.ts';

/** What a vision model says of a page, for tests: every builder accepts the fields that the test is about. */

export const said = (text: string, ...lines: number[]): Printed => ({ text, lines, box: null });

/** What is in no line: its box in thousandths of the page. */
export const seen = (text: string, left: number, top: number, width: number, height: number): Printed => ({
  text,
  lines: [],
  box: { left, top, width, height },
});

export const saidDish = (title: Printed, amount?: Printed, fields: Partial<AnsweredItem> = {}): AnsweredItem => ({
  title,
  description: null,
  prices: amount ? [{ label: null, amount, amount_max: null }] : [],
  price_text: null,
  options: [],
  tags: [],
  ...fields,
});

export const saidSection = (
  title: Printed | null,
  items: AnsweredItem[],
  fields: Partial<AnsweredSection> = {},
): AnsweredSection => ({ title, continues: false, description: null, price: null, price_text: null, items, ...fields });

export const saidPage = (...sections: AnsweredSection[]): PageAnswer => ({ language: 'fr', sections });
