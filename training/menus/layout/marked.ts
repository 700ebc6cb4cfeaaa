import { escapeHtml } from '../markup.ts';

/** The role of a word on a page. */
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

/** Marks a piece of text with its words' role; `truth/words-of-sheets.ts` reads it back from the page. */
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

/** Dots up to the price: drawn, or letters whose number is determined in the page. */
export const leader = (kind: 'none' | 'letters' | 'drawn'): string =>
  kind === 'letters'
    ? '<i class="leader letters" data-role="noise" data-fill="."></i>'
    : `<i class="leader ${kind}"></i>`;
