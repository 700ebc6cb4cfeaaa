import { expect, it } from 'vitest';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { toReviewDraft } from './review-draft.ts';

const wineDish = readDish(2, 'Chablis', undefined, {
  prices: [
    { label: readText('verre'), amount: readAmount('9'), amount_max: null },
    { label: readText('bouteille'), amount: readAmount('45', 0.5), amount_max: null },
  ],
  options: [{ label: readText('glaçons'), amount: null }],
});
const kirDish = readDish(3, 'Kir', undefined, { price_text: readText('selon arrivage') });
const namelessSection = readSection(1, null, [wineDish, kirDish]);

it('has every field that was read, in order, with its doubt', () => {
  const { fields } = toReviewDraft(readMenuDraft(namelessSection), 'CAD');
  expect(fields.map(({ name, part, is_doubtful }) => [name, part, is_doubtful])).toEqual([
    ['section.1.title', 'section_title', true],
    ['item.2.title', 'title', false],
    ['item.2.prices.0.label', 'price_label', false],
    ['item.2.prices.0.amount', 'price', false],
    ['item.2.prices.1.label', 'price_label', false],
    ['item.2.prices.1.amount', 'price', true],
    ['item.2.options.0.label', 'option', false],
    ['item.3.title', 'title', false],
    ['item.3.price_text', 'price_text', false],
  ]);
});

it('has empty fields for what wasn’t read: a heading, a description, the only price', () => {
  const { by_name, sections } = toReviewDraft(readMenuDraft(namelessSection), 'CAD');
  for (const name of ['item.3.description', 'item.3.prices.0.amount'])
    expect(by_name.get(name)).toMatchObject({ read: null, is_doubtful: false });
  expect(by_name.get('section.1.title')).toMatchObject({ read: null, is_doubtful: true, doubt: 'untitled' });
  expect(sections[0]?.items[1]?.prices).toHaveLength(1);
  expect(by_name.has('item.2.prices.2.amount')).toBe(false);
});

it('keeps what a bilingual menu says in its other language beside each name', () => {
  const secondTexts = { title: 'Maple tart', description: 'warm' };
  const tartDish = readDish(2, 'Tarte à l’érable', '9', { second: secondTexts });
  const section = readSection(1, 'Desserts', [tartDish], { second: { title: 'Sweets', description: null } });
  const draft = toReviewDraft({ ...readMenuDraft(section), second_language: 'en' }, 'CAD');
  expect(draft.second_language).toBe('en');
  expect(draft.sections[0]?.second?.title).toBe('Sweets');
  expect(draft.sections[0]?.items[0]?.second).toEqual(secondTexts);
  // They aren't fields, so they are neither counted nor checked.
  expect(draft.fields.map(({ read }) => read)).toEqual(['Desserts', 'Tarte à l’érable', '9']);
});

it('doubts a missing price if the other dishes of the section have one', () => {
  const dishes = [readDish(2, 'Soupe', '7'), readDish(3, 'Tarte', '8'), readDish(4, 'Flan')];
  const { fields } = toReviewDraft(readMenuDraft(readSection(1, 'Plats', dishes)), 'CAD');
  expect(fields.at(-1)).toMatchObject({ name: 'item.4.prices.0.amount', read: null, is_doubtful: true });
  const groupDraft = toReviewDraft(
    readMenuDraft(readSection(1, 'Table d’hôte', dishes, { price: readAmount('30') })),
    'CAD',
  );
  expect(groupDraft.fields.filter(({ is_doubtful }) => is_doubtful)).toMatchObject([{ doubt: 'heading_price' }]);
});

it('doubts an amount that the currency can’t express', () => {
  const draft = readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Ramen', '1200.50')]));
  expect(toReviewDraft(draft, 'CAD').by_name.get('item.2.prices.0.amount')?.is_doubtful).toBe(false);
  expect(toReviewDraft(draft, 'JPY').by_name.get('item.2.prices.0.amount')?.is_doubtful).toBe(true);
});

it('offers other readings once, without the chosen one and impossible ones', () => {
  const amount = { ...readAmount('84', 0.4), alternatives: ['84', '34', '34', '34.50'] };
  const dish = readDish(2, 'Omble', undefined, { prices: [{ label: null, amount, amount_max: null }] });
  const { by_name } = toReviewDraft(readMenuDraft(readSection(1, 'Plats', [dish])), 'JPY');
  expect(by_name.get('item.2.prices.0.amount')?.alternatives).toEqual(['34']);
});
