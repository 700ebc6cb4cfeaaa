import { expect, it } from 'vitest';
import { matchItems } from './match-items.ts';
import type { DraftEntry, MenuEntry } from './matched-entries.ts';

const read = (key: number, title: string, fields: Partial<DraftEntry> = {}): DraftEntry => ({
  key,
  title,
  section: 1,
  description: null,
  amounts: '',
  has_price: fields.amounts !== undefined,
  ...fields,
});
const item = (id: number, title: string, fields: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  title,
  section: 1,
  description: null,
  amounts: '',
  has_price: fields.amounts !== undefined,
  ...fields,
});
const matched = (...args: Parameters<typeof matchItems>) => Object.fromEntries(matchItems(...args));

it('matches by title whatever the capitals and accents', () =>
  expect(matched([read(1, 'CREME BRULEE')], [item(7, 'Crème brûlée')], 'add')).toEqual({ 1: 7 }));

it('gives each item once, by price if titles repeat', () => {
  const draft = [read(1, 'Caesar', { amounts: '14' }), read(2, 'Caesar', { amounts: '9' }), read(3, 'Caesar')];
  const menu = [item(7, 'Caesar', { amounts: '9' }), item(8, 'Caesar', { amounts: '14' })];
  expect(matched(draft, menu, 'add')).toEqual({ 1: 8, 2: 7 });
});

it('tells wines of one name and price by their description', () => {
  const draft = [read(1, 'Chardonnay', { description: 'Jura' }), read(2, 'Chardonnay', { description: 'Mâcon' })];
  const menu = [item(7, 'Chardonnay', { description: 'macon' }), item(8, 'Chardonnay', { description: 'jura' })];
  expect(matched(draft, menu, 'add')).toEqual({ 1: 8, 2: 7 });
});

it('stays within the section when adding, and finds a moved item when overwriting', () => {
  const draft = [read(1, 'Sorbet', { section: 2 })];
  expect(matched(draft, [item(7, 'Sorbet')], 'add')).toEqual({});
  expect(matched(draft, [item(7, 'Sorbet')], 'overwrite')).toEqual({ 1: 7 });
});

it('takes an alike title when overwriting only, the best pair first', () => {
  const draft = [read(1, 'Tarte aux sucres', { section: null }), read(2, 'Tarte au sucrre', { section: null })];
  const menu = [item(7, 'Tarte au sucre')];
  expect(matched(draft, menu, 'add')).toEqual({});
  expect(matched(draft, menu, 'overwrite')).toEqual({ 2: 7 });
});

it('prefers the same section to the same price elsewhere', () => {
  const draft = [read(1, 'Sorbet', { section: 1, amounts: '5' })];
  const menu = [item(7, 'Sorbet', { section: 2, amounts: '5' }), item(8, 'Sorbet', { section: 1, amounts: '4' })];
  expect(matched(draft, menu, 'overwrite')).toEqual({ 1: 8 });
});

it.each(['add', 'overwrite'] as const)('takes “X 22” without a price for “X”, with %s', (option) => {
  expect(matched([read(1, 'Onglet, frites 22')], [item(7, 'Onglet, frites', { amounts: '22' })], option)).toEqual({
    1: 7,
  });
  expect(matched([read(1, 'Onglet', { amounts: '22' })], [item(7, 'Onglet 22')], option)).toEqual({ 1: 7 });
});

it('leaves the number to the name if there is a price, or if both names have one', () => {
  const priced = read(1, 'Menu 22', { amounts: '30' });
  expect(matched([priced], [item(7, 'Menu', { amounts: '30' })], 'add')).toEqual({});
  expect(matched([read(1, 'Menu 2'), read(2, 'Menu 3')], [item(7, 'Menu 3'), item(8, 'Menu 2')], 'overwrite')).toEqual({
    1: 8,
    2: 7,
  });
  expect(matched([read(1, 'Menu 2')], [item(7, 'Menu 3')], 'overwrite')).toEqual({});
});

it('finds a misread title beside its number when overwriting', () => {
  const menu = [item(7, 'Tarte au sucre', { amounts: '8' })];
  expect(matched([read(1, 'Tarte au sucrre 8')], menu, 'overwrite')).toEqual({ 1: 7 });
});
