import type { InventedDish, InventedMenu, InventedPrice, InventedSection } from '../content/invent-menu.ts';
import { priceText } from '../content/price-style.ts';
import { leader, marked } from './marked.ts';

/** How dishes are set. A section with sizes is best set by `cells`, `sizes-line` or `sizes-rows`. */
export type ItemLook = {
  shape: 'row' | 'inline' | 'under' | 'between' | 'left' | 'cells' | 'sizes-line' | 'sizes-rows';
  leader: 'none' | 'letters' | 'drawn';
  is_upper: boolean;
  is_centred: boolean;
  /** Printed between title and description on one line; if null, the description has its own line. */
  beside: string | null;
  /** Printed before a dish: its number on the menu. */
  number: ((id: number) => string) | null;
  /** Diet icons and stars, behind the title or behind the price. */
  mark: ((id: number) => string | null) | null;
  marks_price: boolean;
  /** Between the title and an inline price. */
  divider: string;
  /** Between prices of sizes that have no labels. */
  between_prices: string;
  /** Between sizes on one line, and between a size's label and its price. */
  between_sizes: string;
  size: (label: string, price: string) => [string, string, string];
  /** A measure in its own column, such as calories. */
  measure: ((dish: InventedDish) => string) | null;
  /** Before an add-on's price: "+". */
  surcharge: string;
};

export const PLAIN: ItemLook = {
  shape: 'row',
  leader: 'none',
  is_upper: false,
  is_centred: false,
  beside: null,
  number: null,
  mark: null,
  marks_price: false,
  divider: ' ',
  between_prices: ' / ',
  between_sizes: ' | ',
  size: (label, price) => [`${label} `, price, ''],
  measure: null,
  surcharge: '',
};

/** A section of a menu, set in a look. */
export type Setting = { menu: InventedMenu; section: InventedSection; look: ItemLook };
type ItemSetting = Setting & { dish: InventedDish };

export function itemMarkup(dish: InventedDish, setting: Setting): string {
  const piece = { ...setting, dish };
  const { shape, is_centred } = setting.look;
  const under = [choice(piece), addOns(piece), recommended(piece)].join('');
  return `<div class="item set-${shape}${is_centred ? ' middle' : ''}" data-item="${dish.id}">${BODIES[shape](piece)}${under}</div>`;
}

const BODIES: Readonly<Record<ItemLook['shape'], (piece: ItemSetting) => string>> = {
  row: (piece) => row(title(piece) + beside(piece), prices(piece), piece) + description(piece),
  inline: (piece) => {
    const price = prices(piece);
    const line = `${title(piece)}${beside(piece)}${price && dividing(piece.look.divider) + price}`;
    return `<p>${line}</p>${second(piece)}${description(piece)}`;
  },
  under: (piece) =>
    `<p>${title(piece)}${beside(piece)}</p>${second(piece)}${description(piece)}<p>${prices(piece)}</p>`,
  between: (piece) => `<p>${title(piece)}</p><p>${prices(piece)}</p>${second(piece)}${description(piece)}`,
  left: (piece) =>
    `<div class="row"><span class="left-price">${prices(piece)}</span><div>${title(piece)}${second(piece)}${description(piece)}</div></div>`,
  cells: (piece) => row(title(piece) + beside(piece), cells(piece), piece) + description(piece),
  'sizes-line': (piece) =>
    `<p>${title(piece)}</p>${second(piece)}${description(piece)}<p class="sizes">${sizesLine(piece)}</p>`,
  'sizes-rows': (piece) => `<p>${title(piece)}</p>${second(piece)}${description(piece)}${sizesRows(piece)}`,
};

const row = (left: string, right: string, piece: ItemSetting): string =>
  `<div class="row">${left}${leader(piece.look.leader)}${right}</div>${second(piece)}`;

function title({ dish, look }: ItemSetting): string {
  const text = look.is_upper ? dish.title.toUpperCase() : dish.title;
  const number = look.number?.(dish.id);
  const mark = look.marks_price ? null : look.mark?.(dish.id);
  return [number && `${marked('number', number)} `, marked('title', text), mark && ` ${marked('mark', mark)}`]
    .filter(Boolean)
    .join('');
}

const second = ({ dish }: ItemSetting): string =>
  dish.second === null ? '' : `<p>${marked('second-title', dish.second, { class: 'second' })}</p>`;

const description = ({ dish, look }: ItemSetting): string =>
  dish.description === null || look.beside !== null ? '' : `<p>${marked('description', dish.description)}</p>`;

function beside({ dish, look }: ItemSetting): string {
  if (dish.description === null || look.beside === null) return '';
  return `<span class="after-title">${look.beside}${marked('description', dish.description)}</span>`;
}

/** White space stays as it is; a sign is marked as noise. */
const dividing = (divider: string): string =>
  divider.trim() === '' ? divider : ` ${marked('noise', divider.trim())} `;

/** Prices side by side without labels, or the words instead; empty if the price is elsewhere. */
function prices({ dish, look, menu }: ItemSetting): string {
  const measure = look.measure ? `${marked('measure', look.measure(dish), { class: 'measure' })} ` : '';
  if (dish.is_inherited) return measure;
  if (dish.instead !== null) return `${measure}${marked('price', dish.instead)}`;
  const figures = dish.prices.map(({ amount }) => marked('price', priceText(menu.price_style, amount)));
  const mark = look.marks_price ? look.mark?.(dish.id) : null;
  return `${measure}<span class="prices">${figures.join(dividing(look.between_prices))}${mark ? ` ${marked('mark', mark)}` : ''}</span>`;
}

/** A cell for each size of the section, empty if the dish doesn't come in it. */
function cells(piece: ItemSetting): string {
  const { dish, section, look, menu } = piece;
  const measure = look.measure ? `<span class="cell">${marked('measure', look.measure(dish))}</span>` : '';
  if (section.sizes.length === 0 || dish.instead !== null)
    return `${measure}<span class="cell">${prices({ ...piece, look: { ...look, measure: null } })}</span>`;
  const filled = section.sizes.map((size, label) => {
    const price = dish.prices.find((one) => one.label === size);
    return `<span class="cell">${price ? marked('price', priceText(menu.price_style, price.amount), { label }) : ''}</span>`;
  });
  return measure + filled.join('');
}

/** The index of a size's label among those of its section. */
const labelled = ({ sizes }: InventedSection, label: string | null) =>
  label === null ? {} : { label: sizes.indexOf(label) };

const sizesLine = (piece: ItemSetting): string =>
  piece.dish.prices.map((price) => sizeMarkup(piece, price)).join(marked('noise', piece.look.between_sizes));

function sizeMarkup({ section, look, menu }: ItemSetting, { label, amount }: InventedPrice): string {
  const marks = labelled(section, label);
  const [before, price, after] = look.size(label ?? '', priceText(menu.price_style, amount));
  const labels = [before, after].map((text) =>
    label === null || text === '' ? '' : marked('size-label', text, marks),
  );
  return `<span class="one-size">${labels[0]}${marked('price', price, marks)}${labels[1]}</span>`;
}

const sizesRows = ({ dish, section, look, menu }: ItemSetting): string =>
  dish.prices
    .map(({ label, amount }) => {
      const marks = labelled(section, label);
      const price = marked('price', priceText(menu.price_style, amount), marks);
      const name = label === null ? '' : marked('size-label', label, marks);
      return `<div class="row indented">${name}${leader(look.leader)}${price}</div>`;
    })
    .join('');

const choice = ({ dish }: ItemSetting): string =>
  dish.choice === null ? '' : `<p>${marked('choice', dish.choice)}</p>`;

const addOns = ({ dish, look, menu }: ItemSetting): string =>
  dish.add_ons
    .map(({ id, title: name, amount }) => {
      const price = `${look.surcharge}${priceText(menu.price_style, amount)}`;
      return `<p class="added">${marked('add-on', name, { item: id })} ${marked('price', price, { item: id })}</p>`;
    })
    .join('');

/** A recommended wine is not a field of the dish. */
const recommended = ({ dish, menu }: ItemSetting): string =>
  dish.recommended === null
    ? ''
    : `<p class="added">${marked('notice', `${menu.pool.words.recommended} ${dish.recommended}`)}</p>`;
