import type { InventedSection } from '../content/invent-menu.ts';
import { priceText } from '../content/price-style.ts';
import type { Setting } from './items.ts';
import { marked } from './marked.ts';

/** How a section's heading is set. */
export type HeadingLook = {
  shape:
    | 'plain'
    | 'bar'
    | 'pill'
    | 'ribbon'
    | 'rules'
    | 'outlined'
    | 'shadowed'
    | 'doubled'
    | 'tab'
    | 'lines'
    | 'small';
  align: 'left' | 'center';
  is_upper: boolean;
  size: number;
  /** Beside the heading, on its bar, instead of below. */
  note_beside: boolean;
  /** Around the heading's words, as "- Soups -". */
  around: readonly [string, string];
  /** Printed after the heading of a section that continues here; if empty, the heading is omitted. */
  repeats?: string;
  /** Behind the price of all the section's dishes: "per person". */
  per?: string;
  /** On the heading's line, instead of below it. */
  price_beside?: boolean;
};

export const PLAIN_HEADING: HeadingLook = {
  shape: 'plain',
  align: 'left',
  is_upper: false,
  size: 1.6,
  note_beside: false,
  around: ['', ''],
};

export const HEADING_CSS = `
  .heading { margin-bottom: .5em; }
  .heading h2 { margin: 0; font: var(--display); font-size: var(--size); color: var(--accent); }
  .heading .note { font-size: .85em; font-style: italic; }
  .heading.bar, .heading.ribbon { background: var(--accent); padding: .25em .6em; }
  .heading.bar *, .heading.pill h2, .heading.ribbon *, .heading.tab h2 { color: var(--paper); }
  .heading.pill h2 { display: inline-block; background: var(--accent); border-radius: 2em; padding: .15em .9em; }
  .heading.ribbon { clip-path: polygon(0 0, 100% 0, calc(100% - 1em) 50%, 100% 100%, 0 100%, 1em 50%); padding-inline: 1.6em; }
  .heading.rules h2 { display: flex; align-items: center; gap: .5em; white-space: nowrap; }
  .heading.rules h2::before, .heading.rules h2::after { content: ''; flex: 1; border-top: .06em solid currentColor; }
  .heading.outlined h2 { color: transparent; -webkit-text-stroke: .045em var(--accent); letter-spacing: .04em; }
  .heading.shadowed h2 { text-shadow: .06em .06em 0 color-mix(in srgb, var(--ink) 35%, var(--paper)); }
  .heading.doubled h2 { text-shadow: .05em 0 0 var(--paper), .09em .02em 0 var(--accent); }
  .heading.tab h2 { display: inline-block; background: var(--accent); padding: .5em 1em .2em; border-radius: 0 0 .4em .4em; }
  .heading.lines h2 { border-bottom: .08em solid var(--accent); }
  .heading.small h2 { letter-spacing: .18em; }
  .heading .beside { display: flex; align-items: baseline; justify-content: space-between; gap: 1em; }
  .heading .cell { font-size: .8em; }
  .heading .labels { display: flex; justify-content: flex-end; }
`;

/** A heading with its note, its price and the labels over the columns of prices below it. */
export function headingMarkup({ menu, section, look }: Setting, heading: HeadingLook): string {
  if (heading.repeats === '') return '';
  const price = section.price === null ? '' : priceMarkup(priceText(menu.price_style, section.price), heading);
  const note = section.note === null ? '' : marked('note', section.note, { class: 'note' });
  const labels = look.shape === 'cells' ? labelCells(section) : '';
  const beside = [heading.note_beside ? note : '', heading.price_beside ? price : ''].filter(Boolean).join(' ');
  const name = nameMarkup(section, heading);
  const line = labels && !note ? `<div class="row"><div style="flex:1">${name}</div>${labels}</div>` : name;
  const first = beside ? `<div class="beside">${line}<span>${beside}</span></div>` : line;
  const below = [heading.note_beside ? '' : note, heading.price_beside ? '' : price].filter(Boolean);
  const under = labels && note ? `<div class="labels">${labels}</div>` : '';
  const style = `text-align:${heading.align};--size:${heading.size}em`;
  return `<div class="heading ${heading.shape}" style="${style}">${first}${below.map((piece) => `<p>${piece}</p>`).join('')}${under}</div>`;
}

function nameMarkup({ title }: InventedSection, { is_upper, around, repeats }: HeadingLook): string {
  const text = is_upper ? title.toUpperCase() : title;
  const [before, after] = around.map((sign) => (sign === '' ? '' : marked('noise', sign)));
  const again = repeats ? marked('noise', repeats) : '';
  const name = marked('heading', text, repeats === undefined ? {} : { is_repeated: true });
  return `<h2>${[before, name, again, after].filter(Boolean).join(' ')}</h2>`;
}

const priceMarkup = (price: string, { per }: HeadingLook): string =>
  `${marked('heading-price', price, { class: 'group-price' })}${per ? ` ${marked('note', per)}` : ''}`;

const labelCells = ({ sizes }: InventedSection): string =>
  sizes.map((size, label) => marked('size-label', size, { label, class: 'cell' })).join('');
