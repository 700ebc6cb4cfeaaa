import type { InventedMenu, InventedSection } from '../content/invent-menu.ts';
import { type HeadingLook, headingMarkup } from './headings.ts';
import { type ItemLook, itemMarkup } from './items.ts';
import type { SheetLook } from './look.ts';
import { marked } from './marked.ts';

/**
 * A sheet in CSS pixels. One with a height is fitted by the size of its letters; one without grows with its content,
 * and `unit` is the size of its letters.
 */
export type DrawnSheet = { width: number; height: number | null; unit: number; html: string };

/** What a family draws: the content with the family's changes, and its typesetting. */
export type DrawnPage = { menu: InventedMenu; look: SheetLook; css: string; sheets: DrawnSheet[] };

export const A4 = { width: 794, height: 1_123 } as const;
export const LETTER = { width: 816, height: 1_056 } as const;
export const A4_ACROSS = { width: 1_123, height: 794 } as const;

export function blockMarkup(
  menu: InventedMenu,
  section: InventedSection,
  look: ItemLook,
  heading: HeadingLook,
): string {
  const setting = { menu, section, look };
  const items = section.dishes.map((dish) => itemMarkup(dish, setting));
  return `<div class="block" data-section="${section.id}">${headingMarkup(setting, heading)}<div class="items">${items.join('')}</div></div>`;
}

/** The restaurant's name with its tagline and lines. */
export const houseMarkup = ({ house, tagline, lines }: InventedMenu): string =>
  `<div class="head">${marked('house', house)}<p class="lines">${marked('noise', tagline)}</p>
    <p class="lines">${marked('noise', lines.join(' · '))}</p></div>`;

export const footMarkup = ({ notices }: InventedMenu): string =>
  `<div class="foot">${notices.map((notice) => `<p>${marked('notice', notice)}</p>`).join('')}</div>`;

/** Columns side by side; `widths` in CSS: "1fr 1fr". */
export const columnsMarkup = (columns: readonly string[], gap: string, widths?: string): string =>
  `<div class="columns" style="gap:0 ${gap};grid-template-columns:${widths ?? columns.map(() => '1fr').join(' ')}">${columns
    .map((column, index) => `<div class="column" data-column="${index}">${column}</div>`)
    .join('')}</div>`;

/** The approximate number of lines of a section. */
const weigh = ({ dishes }: InventedSection): number =>
  3 + dishes.reduce((sum, { description, prices }) => sum + (description ? 2 : 1) + prices.length * 0.2, 0);

/** The most lines that restaurants set in one column before they begin another. */
const MAX_LINES = 44;
/** Dishes of these shapes need more lines than others. */
const HIGH: ReadonlySet<ItemLook['shape']> = new Set(['under', 'between', 'sizes-line', 'sizes-rows']);

/** Distributes sections in order over `count` columns of about equal length. */
export function intoColumns<T extends InventedSection>(sections: readonly T[], count: number): T[][] {
  const whole = sections.reduce((sum, section) => sum + weigh(section), 0);
  const columns: T[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const section of sections) {
    const middle = before + weigh(section) / 2;
    columns[Math.min(count - 1, Math.floor((middle / whole) * count))]?.push(section);
    before += weigh(section);
  }
  return columns.filter((column) => column.length > 0);
}

export type SheetSetup = {
  size: { width: number; height: number | null };
  items: ItemLook | ((section: InventedSection) => ItemLook);
  heading: HeadingLook;
  /** A minimum: a sheet with a height gets more if it would be too full. If omitted, always one. */
  columns?: number;
  /** In `em` between columns, and around the sheet. */
  gap?: string;
  margin?: string;
  unit?: number;
  css?: string;
};

/** The usual page: the house above, columns of sections, notices at the foot. */
export function plainPage(menu: InventedMenu, look: SheetLook, setup: SheetSetup): DrawnPage {
  const { size, items, heading, columns, gap = '3em', margin = '3em', unit = 14, css = '' } = setup;
  const lookOf = (section: InventedSection) => (typeof items === 'function' ? items(section) : items);
  const block = (section: InventedSection) => blockMarkup(menu, section, lookOf(section), heading);
  const lines = menu.sections.reduce(
    (sum, section) => sum + weigh(section) * (HIGH.has(lookOf(section).shape) ? 1.6 : 1),
    0,
  );
  const needed = columns === undefined || size.height === null ? 1 : Math.ceil(lines / MAX_LINES);
  const count = Math.max(columns ?? 1, Math.min(3, needed));
  const filled = intoColumns(menu.sections, count).map((sections) => sections.map(block).join(''));
  const html = `<div style="padding:${margin}">${houseMarkup(menu)}${columnsMarkup(filled, gap)}${footMarkup(menu)}</div>`;
  return { menu, look, css, sheets: [{ ...size, unit, html }] };
}
