import { expect, test } from 'vitest';
import { publicationContentSchema } from '../../shared/publication.ts';
import { sampleDraft, sampleItem, sampleMenu, sampleSection } from '../../test/sample-draft.ts';
import { publicSide, snapshot } from './snapshot.ts';

test('a snapshot has the shape that publications are stored in', () => {
  expect(publicationContentSchema.parse(snapshot(sampleDraft()))).toEqual(snapshot(sampleDraft()));
});

test('details are on the assistant’s side alone', () => {
  const secret = 'The recipe is from Mireille’s notebook.';
  const items = [sampleItem({ details: secret }), sampleItem({ id: 2 })];
  const content = snapshot(sampleDraft({ menus: [sampleMenu({ sections: [sampleSection({ items })] })] }));
  expect(content.assistant.details).toEqual([{ item_id: 1, details: secret }]);
  expect(JSON.stringify(content.public)).not.toContain(secret);
});

test('hidden menus, menus without items and sections without items are left out', () => {
  const menus = [
    sampleMenu({ id: 1, hidden: true, sections: [sampleSection({ items: [sampleItem({ details: 'hidden' })] })] }),
    sampleMenu({ id: 2, sections: [sampleSection({ id: 2, items: [] })] }),
    sampleMenu({ id: 3, sections: [sampleSection({ id: 3, items: [] }), sampleSection({ id: 4 })] }),
  ];
  const content = snapshot(sampleDraft({ menus }));
  expect(content.public.menus.map(({ id, sections }) => [id, sections.map((section) => section.id)])).toEqual([
    [3, [4]],
  ]);
  expect(content.assistant.details).toEqual([]);
});

test('hidden dishes and sections are nowhere in what guests get, and the assistant doesn’t read about them', () => {
  const secret = 'Truffle';
  const hiddenItem = sampleItem({ id: 2, hidden: true, title: secret, details: secret });
  const menus = [
    sampleMenu({
      id: 1,
      sections: [
        sampleSection({ id: 1, items: [sampleItem({ id: 1 }), hiddenItem] }),
        sampleSection({ id: 2, hidden: true, title: secret, items: [sampleItem({ id: 3, details: secret })] }),
        sampleSection({ id: 3, title: secret, items: [sampleItem({ id: 4, hidden: true })] }),
      ],
    }),
    sampleMenu({
      id: 2,
      title: secret,
      sections: [sampleSection({ id: 4, items: [sampleItem({ id: 5, hidden: true })] })],
    }),
  ];
  const content = snapshot(sampleDraft({ menus }));
  expect(JSON.stringify(content)).not.toContain(secret);
  expect(content.public.menus.map(({ sections }) => sections.map(({ items }) => items.map(({ id }) => id)))).toEqual([
    [[1]],
  ]);
  expect(content.hidden).toEqual({
    menus: [],
    sections: [2],
    items: [2, 4, 5],
    within: { sections: [], items: [3] },
  });
  expect(JSON.stringify(publicSide(sampleDraft({ menus }), 1))).not.toContain(secret);
});

test('a preview shows its own menu although it is hidden or empty', () => {
  const menus = [sampleMenu(), sampleMenu({ id: 2, hidden: true }), sampleMenu({ id: 3, sections: [] })];
  expect(publicSide(sampleDraft({ menus }), 2).menus.map(({ id }) => id)).toEqual([1, 2]);
  expect(publicSide(sampleDraft({ menus }), 3).menus.map(({ id }) => id)).toEqual([1, 3]);
});
