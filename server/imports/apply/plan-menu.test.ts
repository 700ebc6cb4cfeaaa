import { describe, expect, it } from 'vitest';
import type { ComparisonChoices } from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import { readAmount, readDish, readMenuDraft, readSection, readText } from '../../../test/read-draft.ts';
import { sampleItem, sampleMenu, sampleSection } from '../../../test/sample-draft.ts';
import { compareDraft } from './compare-draft.ts';
import { planMenu } from './plan-menu.ts';

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
const itemsOf = (option: ImportOption, draft: Draft) => plan(option, draft).proposed.flatMap(({ items }) => items);

describe('add', () => {
  it('merges equal section titles and makes the others', () => {
    const { proposed: sections } = plan(
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
    expect(item).toMatchObject({ item_id: 11, is_changed: false });
  });

  it('updates the price of a known item and keeps its words', () => {
    const dish = readDish(2, 'Tarte au Sucre', '9.25', { description: readText('Autre texte'), tags: ['V'] });
    const [item] = itemsOf('add', readMenuDraft(readSection(1, 'Desserts', [dish])));
    expect(item).toMatchObject({ item_id: 11, is_changed: true });
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
    expect(item).toMatchObject({ item_id: 11, is_changed: true });
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
    expect(item).toMatchObject({ item_id: 11, is_changed: true });
    expect(item?.content.title).toBe('Tartes au sucre');
  });

  it('leaves what is hidden, which a printed menu lacks on purpose', () => {
    const winter = sampleSection({
      id: 7,
      hidden: true,
      items: [sampleItem({ id: 15, menu_section_id: 7, title: 'Stew' })],
    });
    const off = { ...tart, hidden: true };
    const withHidden = sampleMenu({
      sections: [sampleSection({ id: 5, title: 'Desserts', items: [off, flan] }), winter],
    });
    const draft = readMenuDraft(readSection(1, 'Desserts', [readDish(2, 'Sorbet', '5')]));
    const planned = planMenu({ draft, menu: withHidden, option: 'overwrite', currency: 'CAD' });
    expect(planned.missing).toEqual([{ item_id: 12, title: 'Flan' }]);
    expect([planned.going, planned.going_sections]).toEqual([[12], []]);
    expect(planned.sections.flatMap(({ items }) => items.map(({ item_id }) => item_id))).toEqual([11, null, 15]);
    const matched = readMenuDraft(readSection(1, 'Desserts', [readDish(2, 'Tarte au sucre', '9')]));
    const [item] = planMenu({
      draft: matched,
      menu: withHidden,
      option: 'overwrite',
      currency: 'CAD',
    }).proposed.flatMap(({ items }) => items);
    expect(item).toMatchObject({ item_id: 11, owner_fields: {} });
  });

  it('names what the file lacks', () => {
    const { missing, going, going_sections } = plan(
      'overwrite',
      readMenuDraft(readSection(1, 'Desserts', [readDish(2, 'Flan')])),
    );
    expect(missing).toEqual([
      { item_id: 11, title: 'Tarte au sucre' },
      { item_id: 13, title: 'Soupe du jour' },
    ]);
    expect(going).toEqual([11, 13]);
    expect(going_sections).toEqual([6]);
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

it('says which dishes guests won’t see: of a hidden section or menu, or hidden themselves', () => {
  const draft = readMenuDraft(
    readSection(1, 'Desserts', [readDish(2, 'Flan', '7'), readDish(3, 'Sorbet', '5')]),
    readSection(4, 'Winter', [readDish(5, 'Stew', '12'), readDish(6, 'Tarte au sucre', '9')]),
  );
  const winter = sampleSection({ id: 7, title: 'Winter', hidden: true, items: [] });
  const sections = [
    sampleSection({ id: 5, title: 'Desserts', items: [tart, { ...flan, hidden: true }] }),
    { ...winter, items: [sampleItem({ id: 15, menu_section_id: 7, title: 'Stew' })] },
  ];
  const hiddenKeys = (option: ImportOption, compared = sampleMenu({ sections })) =>
    compareDraft(planMenu({ draft, menu: compared, option, currency: 'CAD' }), compared, 1).hidden_keys;
  // The tart moves to the hidden section.
  expect(hiddenKeys('overwrite')).toEqual([2, 5, 6]);
  expect(hiddenKeys('overwrite', sampleMenu({ sections, hidden: true }))).toEqual([2, 3, 5, 6]);
  // Adding looks within the section: it is a second tart there.
  expect(hiddenKeys('add')).toEqual([2, 5, 6]);
});

it('compares by the plan', () => {
  const draft = readMenuDraft(
    readSection(1, 'Desserts', [
      readDish(2, 'Flan', '7'),
      readDish(3, 'Sorbet', '5'),
      readDish(4, 'Tarte au sucre', '8.50', { description: readText('Crème fouettée') }),
    ]),
  );
  const prices = { price_max: null, price_text: null, variants: [] };
  expect(compareDraft(plan('overwrite', draft), menu, 1)).toEqual({
    menu_id: 1,
    option: 'overwrite',
    sign: expect.stringMatching(/^[\w-]{22}$/),
    added: [3],
    unchanged: [{ key: 4, item_id: 11 }],
    changed: [
      {
        key: 2,
        item_id: 12,
        price_changes: true,
        declaration_lapses: false,
        changes: { prices: { from: { ...prices, price: null }, to: { ...prices, price: 700 } } },
      },
    ],
    hidden_keys: [],
    missing: [{ item_id: 13, title: 'Soupe du jour' }],
    changed_sections: [],
    missing_sections: [{ section_id: 6, title: 'Entrées' }],
  });
});

describe('a price of the whole section', () => {
  const martini = sampleItem({ id: 21, menu_section_id: 7, title: 'Classic', price: null });
  const priced = sampleMenu({ sections: [sampleSection({ id: 7, title: 'Martinis', price: 800, items: [martini] })] });
  const compared = (option: ImportOption, draft: Draft) =>
    compareDraft(planMenu({ draft, menu: priced, option, currency: 'CAD' }), priced, 1);

  it.each(['add', 'overwrite'] as const)(
    'is that of its dishes, so the same amount beside a dish is no change: %s',
    (option) => {
      const draft = readMenuDraft(readSection(1, 'Martinis', [readDish(2, 'Classic', '8')]));
      expect(compared(option, draft)).toMatchObject({ unchanged: [{ key: 2, item_id: 21 }], changed: [] });
      const elsewhere = readMenuDraft(readSection(1, 'Cocktails', [readDish(2, 'Classic', '8')]));
      expect(compared(option, elsewhere).changed.filter(({ price_changes }) => price_changes)).toEqual([]);
    },
  );

  it('is what a dish cost before it has another, and changes once, with the section', () => {
    const dearer = readMenuDraft(readSection(1, 'Martinis', [readDish(2, 'Classic', '9')]));
    expect(compared('overwrite', dearer).changed).toMatchObject([
      { price_changes: true, changes: { prices: { from: { price: 800 }, to: { price: 900 } } } },
    ]);
    const section = readMenuDraft(readSection(1, 'Martinis', [readDish(2, 'Classic')], { price: readAmount('9') }));
    expect(compared('overwrite', section)).toMatchObject({
      changed: [],
      changed_sections: [{ changes: { price: { from: 800, to: 900 } } }],
    });
  });

  it('leaves a dish its own price where it is refused', () => {
    const own = sampleItem({ id: 21, menu_section_id: 7, title: 'Classic', price: 900 });
    const caesar = sampleItem({ id: 22, menu_section_id: 8, title: 'Caesar', price: null });
    const menu = sampleMenu({
      sections: [
        sampleSection({ id: 7, title: 'Martinis', price: null, items: [own] }),
        sampleSection({ id: 8, title: 'Cocktails', price: 800, items: [caesar] }),
      ],
    });
    const draft = readMenuDraft(
      readSection(1, 'Martinis', [readDish(2, 'Classic'), readDish(3, 'Caesar')], { price: readAmount('9') }),
    );
    const planned = (choices: ComparisonChoices) =>
      planMenu({ draft, menu, option: 'overwrite', currency: 'CAD', choices }).sections.flatMap(
        ({ content, items }) => [
          content.price,
          ...items.map((item) => [item.key, item.content.price, item.is_changed]),
        ],
      );
    expect(planned({})).toEqual([900, [2, null, true], [3, null, false]]);
    expect(planned({ refused_sections: [7] })).toEqual([null, [2, 900, false], [3, 800, true]]);
  });

  it('is missed by a dish that moves to a section without one', () => {
    const bare = readMenuDraft(readSection(1, 'Cocktails', [readDish(2, 'Classic')]));
    expect(compared('overwrite', bare).changed).toMatchObject([
      { price_changes: true, changes: { prices: { from: { price: 800 }, to: { price: null } } } },
    ]);
  });
});

describe('what the owner decided', () => {
  const draft = readMenuDraft(
    readSection(1, 'Plats', [readDish(2, 'Bavette', '24'), readDish(3, 'Flan', '7')]),
    readSection(4, 'Entrées', [readDish(5, 'Velouté', '8'), readDish(6, 'Soupe du jour', '6')]),
  );
  const decided = (choices: ComparisonChoices, option: ImportOption = 'overwrite') =>
    planMenu({ draft, menu, option, currency: 'CAD', choices });
  const arranged = (choices: ComparisonChoices, option?: ImportOption) =>
    decided(choices, option).sections.map(({ content, items }) => [
      content.title,
      items.map(({ content: { title, price } }) => `${title} ${price}`),
    ]);

  it('keeps a dish that the file lacks, after what precedes it on the menu', () => {
    expect(arranged({ kept_items: [11] })).toEqual([
      ['Desserts', ['Tarte au sucre 850']],
      ['Plats', ['Bavette 2400', 'Flan 700']],
      ['Entrées', ['Velouté 800', 'Soupe du jour 600']],
    ]);
    expect(decided({ kept_items: [11] })).toMatchObject({ going: [], going_sections: [] });
  });

  it('adds no new dish that was refused, and leaves a dish where and as it is', () => {
    expect(arranged({ refused: [2, 3] })).toEqual([
      ['Desserts', ['Flan null']],
      ['Entrées', ['Velouté 800', 'Soupe du jour 600']],
    ]);
  });

  it('keeps the order of the menu if asked to, with new dishes after what precedes them in the file', () => {
    expect(arranged({ keeps_order: true, kept_items: [11] })).toEqual([
      ['Plats', ['Bavette 2400', 'Flan 700']],
      ['Desserts', ['Tarte au sucre 850']],
      ['Entrées', ['Velouté 800', 'Soupe du jour 600']],
    ]);
  });

  it('matches by hand, and parts what was matched', () => {
    const { proposed, missing } = decided({
      pairs: [
        { key: 5, item_id: 13 },
        { key: 3, item_id: null },
      ],
    });
    const pairs = proposed.flatMap(({ items }) => items.map(({ key, item_id }) => [key, item_id]));
    expect(pairs).toEqual([
      [2, null],
      [3, null],
      [5, 13],
      [6, null],
    ]);
    expect(missing.map(({ item_id }) => item_id)).toEqual([11, 12]);
  });

  it('ignores what is gone, and a dish that was matched twice', () => {
    const pairs = [
      { key: 99, item_id: 11 },
      { key: 2, item_id: 99 },
      { key: 3, item_id: 12 },
      { key: 5, item_id: 12 },
    ];
    const choices = { pairs, refused: [77], kept_items: [77], refused_sections: [77] };
    expect(arranged(choices)).toEqual(arranged({}));
  });

  it('takes nothing from the menu when adding, and leaves a dish matched by hand in its section', () => {
    expect(arranged({ pairs: [{ key: 2, item_id: 12 }] }, 'add')).toEqual([
      ['Plats', ['Flan 700']],
      ['Entrées', ['Velouté 800', 'Soupe du jour 600']],
      ['Desserts', ['Flan 2400', 'Tarte au sucre 850']],
    ]);
  });

  it('has another sign for each other effect', () => {
    const signs = [{}, { refused: [2] }, { kept_items: [11] }, { kept_items: [11], keeps_order: true }].map(
      (choices) => compareDraft(decided(choices), menu, 1).sign,
    );
    expect(new Set(signs).size).toBe(4);
    expect(compareDraft(decided({}), menu, 1).sign).toBe(signs[0]);
  });
});

describe.each(['add', 'overwrite'] as const)('a price that was read as part of the name, with %s', (option) => {
  it('leaves a dish as it is that costs as much', () => {
    const [item] = itemsOf(option, readMenuDraft(readSection(1, 'Entrées', [readDish(2, 'Soupe du jour 6')])));
    expect(item).toMatchObject({ item_id: 13, is_changed: false });
    expect(item?.content).toMatchObject({ title: 'Soupe du jour', price: 600 });
  });

  it('is the same dish if it costs another amount', () => {
    const [item] = itemsOf(option, readMenuDraft(readSection(1, 'Entrées', [readDish(2, 'Soupe du jour 7')])));
    expect(item?.item_id).toBe(13);
  });
});
