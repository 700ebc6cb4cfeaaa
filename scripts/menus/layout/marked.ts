import { escapeHtml } from '../markup.ts';

/** What a word of a page is. */
export const ROLES = [
  'house',
  'parent-heading',
  'heading',
  'heading-price',
  'note',
  'title',
  'second-title',
  'description',
  'price',
  'size-label',
  'number',
  'mark',
  'measure',
  'add-on',
  'choice',
  'notice',
  'noise',
] as const;
export type WordRole = (typeof ROLES)[number];

export type WordMarks = { class?: string; item?: number; label?: number; is_repeated?: boolean };

/** A piece of text with what its words are; `truth/words-of-sheets.ts` reads it back from the page. */
export function marked(role: WordRole, text: string, marks: WordMarks = {}): string {
  return `<span data-role="${role}"${attributes(marks)}>${escapeHtml(text)}</span>`;
}

function attributes({ class: name, item, label, is_repeated }: WordMarks): string {
  return [
    name === undefined ? '' : ` class="${name}"`,
    item === undefined ? '' : ` data-item="${item}"`,
    label === undefined ? '' : ` data-label="${label}"`,
    is_repeated ? ' data-repeated' : '',
  ].join('');
}

/** Dots from here to the price: as letters, whose number is found in the page, or drawn. */
export const leader = (kind: 'none' | 'letters' | 'drawn'): string =>
  kind === 'letters'
    ? '<i class="leader letters" data-role="noise" data-fill="."></i>'
    : `<i class="leader ${kind}"></i>`;
