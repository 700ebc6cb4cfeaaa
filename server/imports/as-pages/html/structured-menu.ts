import * as z from 'zod/mini';
import type { MenuLine } from '../lines/menu-line.ts';
import { attributeOf, decodeEntities, elementsIn, type HtmlNode, textWithBreaks } from './html-tree.ts';

/** What a page says to programs of a menu (schema.org/Menu), as JSON-LD. */
type Thing = Record<string, unknown>;

const MAX_DEPTH = 40;
const thingSchema = z.record(z.string(), z.unknown());

const asThings = (value: unknown): Thing[] =>
  (Array.isArray(value) ? value : [value]).flatMap((entry) => {
    const thing = thingSchema.safeParse(entry);
    return thing.success ? [thing.data] : [];
  });

const hasType = (thing: Thing, name: string): boolean =>
  (Array.isArray(thing['@type']) ? thing['@type'] : [thing['@type']]).some(
    (type) => typeof type === 'string' && type.split(/[/:#]/).at(-1) === name,
  );

const withoutTags = (text: string): string => text.replace(/<[^<>]{0,200}>/g, ' ');

/** Pages write their own HTML there, too: with entities, and tags that may be entities themselves. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? withoutTags(decodeEntities(withoutTags(value)))
        .replace(/\s+/g, ' ')
        .trim()
    : typeof value === 'number'
      ? String(value)
      : '';

/** The lines of the menus that a page describes to programs, and how many dishes they have. */
export function readStructuredMenu(nodes: readonly HtmlNode[]): { lines: MenuLine[]; items: number; priced: number } {
  const menus = elementsIn(nodes)
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => /^application\/ld\+json\b/i.test(attributeOf(script, 'type')?.trim() ?? ''))
    .flatMap((script) => menusIn(parseJson(textWithBreaks(script)), 0))
    .toArray();
  const lines: MenuLine[] = [];
  const counts = { items: 0, priced: 0 };
  for (const menu of menus) addSection(menu, 0);
  return { lines, ...counts };

  function addSection(section: Thing, depth: number): void {
    if (depth > MAX_DEPTH) return;
    const name = textOf(section['name']);
    const items = asThings(section['hasMenuItem']);
    const sections = asThings(section['hasMenuSection']);
    if (items.length + sections.length === 0) return;
    if (name !== '') lines.push({ cells: [name], mark: 'heading', gap: 1 });
    const description = textOf(section['description']);
    if (description !== '') lines.push({ cells: [description], gap: 0 });
    for (const item of items) addItem(item);
    for (const part of sections) addSection(part, depth + 1);
  }

  function addItem(item: Thing): void {
    const name = textOf(item['name']);
    if (name === '') return;
    const prices = asThings(item['offers']).flatMap(priceOf);
    counts.items += 1;
    if (prices.length > 0) counts.priced += 1;
    const [price, ...otherPrices] = prices;
    const isSized = prices.some(({ label }) => label !== '');
    if (!isSized) lines.push({ cells: [name, ...prices.map(({ amount }) => amount)], mark: 'strong', gap: 0 });
    else if (otherPrices.length === 0) lines.push({ cells: [name, price?.amount ?? ''], mark: 'strong', gap: 0 });
    else
      lines.push({
        cells: [name, prices.map(({ label, amount }) => `${label} ${amount}`.trim()).join(' / ')],
        mark: 'strong',
        gap: 0,
      });
    const description = textOf(item['description']);
    if (description !== '') lines.push({ cells: [description], gap: 0 });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Menus anywhere in what a page describes: below a restaurant, in a graph. A menu by its address alone has no dishes. */
function menusIn(value: unknown, depth: number): Thing[] {
  if (depth > MAX_DEPTH) return [];
  return asThings(value).flatMap((thing) =>
    hasType(thing, 'Menu') || 'hasMenuSection' in thing || 'hasMenuItem' in thing
      ? [thing]
      : Object.values(thing).flatMap((part) => menusIn(part, depth + 1)),
  );
}

/** "9.5" of EUR → "9.50 EUR": the reader knows codes of currencies. */
function priceOf(offer: Thing): { label: string; amount: string }[] {
  const specification = asThings(offer['priceSpecification'])[0];
  const amount = textOf(offer['price'] ?? specification?.['price']);
  if (!/^\d{1,6}(?:[.,]\d{1,3})?$/.test(amount)) return amount === '' ? [] : [{ label: textOf(offer['name']), amount }];
  const currency = textOf(offer['priceCurrency'] ?? specification?.['priceCurrency']);
  const wholeAmount = /[.,]\d$/.test(amount) ? `${amount}0` : amount;
  return [
    { label: textOf(offer['name']), amount: /^[A-Z]{3}$/.test(currency) ? `${wholeAmount} ${currency}` : wholeAmount },
  ];
}
