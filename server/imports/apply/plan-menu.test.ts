import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../shared/draft.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { sampleItem, sampleMenu, sampleSection } from '../../../test/sample-draft.ts';
import { compareDraft, planMenu } from './plan-menu.ts';

const tart = sampleItem({
  id: 11,
  menu_section_id: 5,
  title: 'Tarte au sucre',
  description: 'Crème fouettée',
  details: 'Sans noix',
  price: 850,
  tags: ['Maison'],
});
const flan = sampleItem({ id: 12, menu_section_id: 5, title: 'Flan', price: null });
const soup = sampleItem({ id: 13, menu_section_id: 6, title: 'Soupe du jour', price: 600 });
const menu = sampleMenu({
  sections: [
    sampleSection({ id: 5, title: 'Desserts', items: [tart, flan] }),
    sampleSection({ id: 6, title: 'Entrées', items: [soup] }),
  ],
});
const plan = (option: ImportOption, draft: Draft) => planMenu({ draft, menu, option, currency: 'CAD' });
const itemsOf = (option: ImportOption, draft: Draft) => plan(option, draft).sections.flatMap(({ items }) => items);

describe('add', () => {
  it('merges equal section titles and makes the others', () => {
    const { sections } = plan(
      'add',
      readMenuDraft(
        readSection(1, 'DESSERTS', [readDish(2, 'Sorbet', '5')]),
        readSection(3, 'Plats', [readDish(4, 'Bavette', '24')]),
      ),
    );
    expect(sections.map(({ section_id, content }) => [section_id, content.title])).toEqual([
      [5, 'Desserts'],
      [null, 'Plats'],
    ]);
  });

  it('leaves an item as it is that is there already', () => {
    const [item] = itemsOf('add', readMenuDraft(readSection(1, 'Desserts', [readDish(2, 'TARTE AU SUCRE', '8.50')])));
    expect(item).toMatchObject({ item_id: 11, is_changed: false, price_changes: false });
  });

  it('updates the price of a known item and keeps its words', () => {
    const dish = readDish(2, 'Tarte au Sucre', '9.25', { description: readText('Autre texte'), tags: ['V'] });
    const [item] = itemsOf('add', readMenuDraft(readSection(1, 'Desserts', [dish])));
    expect(item).toMatchObject({ item_id: 11, is_changed: true, price_changes: true });
    expect(item?.content).toMatchObject({
      title: 'Tarte au sucre',
      description: 'Crème fouettée',
      price: 925,
      tags: ['Maison'],
    });
  });

  it('fills what was empty, and takes no price away that was not read', () => {
    const filled = readDish(2, 'Flan', '7', { description: readText('Vanille') });
    const unread = readDish(3, 'Tarte au sucre');
    const items = itemsOf('add', readMenuDraft(readSection(1, 'Desserts', [filled, unread])));
    expect(items.map(({ content }) => [content.price, content.description])).toEqual([
      [700, 'Vanille'],
      [850, 'Crème fouettée'],
    ]);
  });

  it('takes the same title in another section for another item', () => {
    const [item] = itemsOf('add', readMenuDraft(readSection(1, 'Entrées', [readDish(2, 'Flan', '7')])));
    expect(item?.item_id).toBeNull();
  });
});

describe('overwrite', () => {
  it('says what the file says, but keeps the owner’s way of writing it and the tags', () => {
    const dish = readDish(2, 'TARTE AU SUCRE', undefined, { description: readText('CREME FOUETTEE'), tags: ['V'] });
    const [item] = itemsOf('overwrite', readMenuDraft(readSection(1, 'Desserts', [dish])));
    expect(item).toMatchObject({ item_id: 11, price_changes: true });
    expect(item?.content).toMatchObject({
      title: 'Tarte au sucre',
      description: 'Crème fouettée',
      price: null,
      tags: ['Maison'],
    });
  });

  it('keeps an item that was renamed a little and moved', () => {
    const [item] = itemsOf(
      'overwrite',
      readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Tartes au sucre', '8.50')])),
    );
    expect(item).toMatchObject({ item_id: 11, is_changed: true, price_changes: false });
    expect(item?.content.title).toBe('Tartes au sucre');
  });

  it('names what the file lacks', () => {
    const { missing, missing_sections } = plan(
      'overwrite',
      readMenuDraft(readSection(1, 'Desserts', [readDish(2, 'Flan')])),
    );
    expect(missing).toEqual([
      { item_id: 11, title: 'Tarte au sucre' },
      { item_id: 13, title: 'Soupe du jour' },
    ]);
    expect(missing_sections).toEqual([6]);
  });

  it('takes over the price of a group', () => {
    const draft = readMenuDraft(readSection(1, 'Desserts', [readDish(2, 'Flan')], { price: readAmount('10') }));
    expect(plan('overwrite', draft).sections[0]).toMatchObject({
      section_id: 5,
      is_changed: true,
      content: { price: 1000 },
    });
  });
});

it('compares by the plan', () => {
  const draft = readMenuDraft(
    readSection(1, 'Desserts', [
      readDish(2, 'Flan', '7'),
      readDish(3, 'Sorbet', '5'),
      readDish(4, 'Tarte au sucre', '8.50', { description: readText('Crème fouettée') }),
    ]),
  );
  expect(compareDraft(plan('overwrite', draft))).toEqual({
    added: [3],
    unchanged: [{ key: 4, item_id: 11 }],
    changed: [{ key: 2, item_id: 12, price_changes: true }],
    missing: [{ item_id: 13, title: 'Soupe du jour' }],
  });
});

describe.each(['add', 'overwrite'] as const)('a price that was read as part of the name, with %s', (option) => {
  it('leaves a dish as it is that costs as much', () => {
    const [item] = itemsOf(option, readMenuDraft(readSection(1, 'Entrées', [readDish(2, 'Soupe du jour 6')])));
    expect(item).toMatchObject({ item_id: 13, is_changed: false, price_changes: false });
    expect(item?.content).toMatchObject({ title: 'Soupe du jour', price: 600 });
  });

  it('is the same dish if it costs another amount', () => {
    const [item] = itemsOf(option, readMenuDraft(readSection(1, 'Entrées', [readDish(2, 'Soupe du jour 7')])));
    expect(item?.item_id).toBe(13);
  });
});
