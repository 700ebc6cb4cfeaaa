import { expect, it } from 'vitest';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../test/read-draft.ts';
import { sampleItem, sampleSection } from '../test/sample-draft.ts';
import { draftDoubts, draftFigures, isMostlyIllegible, menuDoubts } from './doubts.ts';
import type { DraftItem } from './draft.ts';
import type { Item } from './menu.ts';

const doubtsOf = (items: DraftItem[], fields = {}) =>
  Object.fromEntries(draftDoubts(readMenuDraft(readSection(1, 'Plats', items, fields)), 'CAD'));
const priceOf = (key: number) => `item.${key}.prices.0.amount`;

it('doubts a field below 0.7, and none at it', () => {
  const wine = readDish(2, 'Muscadet', undefined, {
    title: readText('Muscadet', 0.4),
    prices: [
      { label: readText('verre'), amount: readAmount('11', 0.69), amount_max: null },
      { label: readText('bouteille'), amount: readAmount('52', 0.7), amount_max: null },
    ],
  });
  expect(doubtsOf([wine])).toEqual({
    'item.2.title': { kind: 'illegible' },
    [priceOf(2)]: { kind: 'illegible' },
  });
});

it('asks what clear letters are, not whether they are read well, and doesn’t call them illegible', () => {
  const title = { ...readText('Grillades', 0.4), is_legible: true } as const;
  const draft = readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Grillades', '9', { title })]));
  expect(Object.fromEntries(draftDoubts(draft, 'CAD'))).toEqual({ 'item.2.title': { kind: 'role' } });
  expect(draftFigures(draft, 'CAD')).toMatchObject({ illegible_fields: 0, doubtful_fields: 1 });
});

it('names what is odd about a price whose letters are clear', () => {
  const farAmount = { ...readAmount('120', 0.5), is_legible: true } as const;
  const farDish = readDish(5, 'Flan', undefined, { prices: [{ label: null, amount: farAmount, amount_max: null }] });
  const dishes = [readDish(2, 'Soupe', '9'), readDish(3, 'Tarte', '10'), readDish(4, 'Glace', '11'), farDish];
  expect(doubtsOf(dishes)).toEqual({ [priceOf(5)]: { kind: 'outlier' } });
});

it('doubts a missing price whose neighbour has one, however few have', () => {
  const items = [
    readDish(2, 'Soupe', '7'),
    readDish(3, 'Flan'),
    readDish(4, 'Tarte'),
    readDish(5, 'Glace'),
    readDish(6, 'Sorbet'),
  ];
  expect(doubtsOf(items)).toEqual({ [priceOf(3)]: { kind: 'missing' } });
});

it('doubts every missing price if most of the section have theirs', () => {
  const priced = [10, 11, 12, 13].map((key) => readDish(key, 'Plat du chef', '20'));
  expect(doubtsOf([...priced, readDish(2, 'Flan'), readDish(3, 'Tarte'), readDish(4, 'Glace')])).toEqual({
    [priceOf(2)]: { kind: 'missing' },
    [priceOf(3)]: { kind: 'missing' },
    [priceOf(4)]: { kind: 'missing' },
  });
});

it('doubts a heading’s price above dishes without their own, once, and no missing price below it', () => {
  const items = [readDish(2, 'Assiette océane', '16.50'), readDish(3, 'Steak haché'), readDish(4, '1 boule')];
  const price = readAmount('14.50');
  expect(doubtsOf(items, { price })).toEqual({ 'section.1.price': { kind: 'heading_price' } });
  expect(doubtsOf(items.slice(0, 1), { price })).toEqual({});
});

it('asks for the title of dishes without a printed heading, but not of a data file', () => {
  const doubtsIn = (items: DraftItem[]) =>
    Object.fromEntries(draftDoubts(readMenuDraft(readSection(1, null, items)), 'CAD'));
  expect(doubtsIn([readDish(2, 'Flan')])).toEqual({ 'section.1.title': { kind: 'untitled' } });
  expect(doubtsIn([readDish(2, 'Flan', undefined, { data: { title: 'Flan' } })])).toEqual({});
  expect(doubtsIn([])).toEqual({});
});

it('doubts no missing price where none of the section has one, where it has one for all, or where words say it', () => {
  expect(doubtsOf([readDish(2, 'Flan'), readDish(3, 'Tarte')])).toEqual({});
  const items = [readDish(2, 'Soupe', '7'), readDish(3, 'Flan'), readDish(4, 'Onglet 22')];
  expect(doubtsOf(items, { price_text: readText('prix du marché') })).toEqual({});
  const inWords = readDish(3, 'Homard 2', undefined, { price_text: readText('prix du marché') });
  expect(doubtsOf([readDish(2, 'Soupe', '7'), inWords])).toEqual({});
});

it('offers the number at the end of a name whose price is empty', () => {
  const found = { title: 'Onglet, frites', amount: '22' };
  expect(doubtsOf([readDish(2, 'Onglet, frites 22'), readDish(3, 'Coca 33 cl')])).toEqual({
    [priceOf(2)]: { kind: 'in_name', found },
  });
  expect(doubtsOf([readDish(2, 'Onglet, frites 22', '25')])).toEqual({});
});

it('doubts a price far from the others, a size read as a price, and sizes without names', () => {
  const mains = [readDish(2, 'Poulet', '34'), readDish(3, 'Flétan', '37'), readDish(4, 'Canard', '31')];
  const steaks = [readDish(5, 'Steak frites', '8'), readDish(6, '8 oz striploin', '8')];
  const prices = ['6', '9'].map((amount) => ({ label: null, amount: readAmount(amount), amount_max: null }));
  expect(doubtsOf([...mains, ...steaks, readDish(7, 'Cidre', undefined, { prices })])).toEqual({
    [priceOf(5)]: { kind: 'outlier' },
    [priceOf(6)]: { kind: 'measure' },
    'item.7.prices.0.label': { kind: 'unlabelled' },
    'item.7.prices.1.label': { kind: 'unlabelled' },
  });
});

it('doubts what the menu could not hold', () => {
  const dish = (prices: DraftItem['prices']) => readDish(2, 'Ramen', undefined, { prices });
  const range = (label: string | null) =>
    dish([{ label: label === null ? null : readText(label), amount: readAmount('8'), amount_max: readAmount('12') }]);
  expect(doubtsOf([range(null)])).toEqual({});
  expect(doubtsOf([range('bol')])).toEqual({ 'item.2.prices.0.amount_max': { kind: 'unusable' } });
  expect(doubtsOf([dish([{ label: null, amount: readAmount('8'), amount_max: readAmount('6') }])])).toEqual({
    'item.2.prices.0.amount_max': { kind: 'unusable' },
  });
  const draft = readMenuDraft(readSection(1, 'Plats', [readDish(2, 'Ramen', '980.5'), readDish(3, 'Udon 9.5')]));
  expect(Object.fromEntries(draftDoubts(draft, 'JPY'))).toEqual({
    [priceOf(2)]: { kind: 'unusable' },
    [priceOf(3)]: { kind: 'missing' },
  });
});

it('counts dishes without a price, doubted or not, beside the doubts', () => {
  const draft = readMenuDraft(
    readSection(1, 'Plats', [readDish(2, 'Soupe', '7'), readDish(3, 'Flan')]),
    readSection(4, 'Fromages', [readDish(5, 'Comté'), readDish(6, 'Brie')]),
    readSection(7, 'Formule', [readDish(8, 'Entrée'), readDish(9, 'Plat')], { price: readAmount('30') }),
  );
  expect(draftFigures(draft, 'CAD')).toEqual({ fields: 11, illegible_fields: 0, doubtful_fields: 2, without_price: 3 });
});

it('takes a draft for illegible above one half of its fields, and prices that are missing for something else', () => {
  const dish = (key: number, confidence: number) =>
    readDish(key, '', undefined, { title: readText('Plat du jour', confidence) });
  const isIllegible = (confidences: number[]) =>
    isMostlyIllegible(
      draftFigures(
        readMenuDraft(
          readSection(
            1,
            null,
            confidences.map((confidence, index) => dish(index + 2, confidence)),
          ),
        ),
        'CAD',
      ),
    );
  expect(isIllegible([0.3, 0.9])).toBe(false);
  expect(isIllegible([0.3, 0.9, 0.3])).toBe(true);
  const swallowed = readMenuDraft(readSection(1, null, [readDish(2, 'Onglet 22'), readDish(3, 'Bavette 23')]));
  expect(isMostlyIllegible(draftFigures(swallowed, 'CAD'))).toBe(false);
  expect(isMostlyIllegible({ fields: 0, illegible_fields: 0 })).toBe(false);
});

it('finds the same on a menu', () => {
  const section = sampleSection({
    items: [
      sampleItem({ id: 1 }),
      sampleItem({ id: 2, price: null }),
      sampleItem({ id: 3, price: null, title: 'Onglet 22' }),
      sampleItem({ id: 4, confidence: 0.5 }),
      sampleItem({ id: 5, price: null, price_text: 'prix du marché' }),
      sampleItem({ id: 6, price: null, variants: [{ label: 'verre', price: 900 }] }),
    ],
  });
  const ids = (items: { id: number }[]) => items.map(({ id }) => id);
  const { without_price, price_in_name, illegible } = menuDoubts([section], 'CAD');
  expect([ids(without_price), ids(price_in_name), ids(illegible)]).toEqual([[2, 3], [3], [4]]);
  expect(menuDoubts([{ ...section, price: 3_000 }], 'CAD').without_price).toEqual([]);
});

it('doubts a price on a menu that is a size or far from the others, until the owner confirms that price', () => {
  const dish = (id: number, price: number | null, fields: Partial<Item> = {}) => sampleItem({ id, price, ...fields });
  const oddIds = (items: Item[]) => menuDoubts([sampleSection({ items })], 'CAD').odd_price.map(({ id }) => id);
  const steaks = [dish(1, 3_100), dish(2, 3_200), dish(3, 3_400), dish(4, 800, { title: '8 oz striploin' })];
  expect(oddIds(steaks)).toEqual([4]);
  const outlier = [dish(1, 3_100), dish(2, 3_200), dish(3, 3_400), dish(4, 3_300), dish(5, 330)];
  expect(oddIds(outlier)).toEqual([5]);
  expect(oddIds([dish(1, 700), dish(2, 2_019, { title: 'Merlot' })])).toEqual([]);

  const confirmed = dish(5, 330, { checked_price: { price: 330 } });
  expect(oddIds([...outlier.slice(0, 4), confirmed])).toEqual([]);
  // Another price is another question.
  expect(oddIds([...outlier.slice(0, 4), { ...confirmed, price: 300 }])).toEqual([5]);
});

it('doubts a price in words that menus don’t use for prices, until the owner confirms it', () => {
  const isDoubted = (fields: Partial<Item>) =>
    menuDoubts([sampleSection({ items: [sampleItem({ price: null, ...fields })] })], 'CAD').odd_price.length > 0;
  expect(isDoubted({ price_text: 'abc' })).toBe(true);
  expect(isDoubted({ price_text: 'market price' })).toBe(false);
  expect(isDoubted({ price_text: null })).toBe(false);
  expect(isDoubted({ price_text: 'abc', checked_price: { price: null, price_text: 'abc' } })).toBe(false);
  expect(isDoubted({ price_text: 'xyz', checked_price: { price: null, price_text: 'abc' } })).toBe(true);
  // No price on purpose, as stored before and since words are confirmed: they were typed afterwards.
  expect(isDoubted({ price_text: 'lO.SO', checked_price: { price: null } })).toBe(true);
  expect(isDoubted({ price_text: 'lO.SO', checked_price: { price: null, price_text: null } })).toBe(true);
  expect(isDoubted({ price_text: 'abc', variants: [{ label: 'glass', price: 700 }] })).toBe(false);
});

it('counts a section’s words as the price of its dishes only if they are one', () => {
  const isDoubted = (price_text: string) =>
    menuDoubts([sampleSection({ price_text, items: [sampleItem({ price: null })] })], 'CAD').without_price.length > 0;
  expect([isDoubted('market price'), isDoubted('abc')]).toEqual([false, true]);
});

it('asks nothing about hidden dishes and those of hidden sections', () => {
  const hidden = sampleItem({ price: null, hidden: true, confidence: 0.1 });
  const sections = [
    sampleSection({ items: [hidden, sampleItem({ id: 2 })] }),
    sampleSection({ id: 2, hidden: true, items: [sampleItem({ id: 3, price: null })] }),
  ];
  expect(Object.values(menuDoubts(sections, 'CAD')).flat()).toEqual([]);
});

it('asks no more about a dish that has no price on purpose, until it gets one', () => {
  const isDoubted = (fields: Partial<Item>) =>
    menuDoubts([sampleSection({ items: [sampleItem({ price: null, ...fields })] })], 'CAD').without_price.length > 0;
  expect(isDoubted({})).toBe(true);
  expect(isDoubted({ checked_price: { price: null } })).toBe(false);
  expect(isDoubted({ checked_price: { price: null, price_text: null } })).toBe(false);
  expect(isDoubted({ checked_price: { price: 900 } })).toBe(true);
  // Words were confirmed, and cleared since.
  expect(isDoubted({ checked_price: { price: null, price_text: 'AYCE' } })).toBe(true);
  const sizes = [{ label: 'glass', price: null }];
  expect(isDoubted({ variants: sizes })).toBe(true);
  expect(isDoubted({ variants: sizes, checked_price: { price: null } })).toBe(false);
});
