import { PUBLICATION_SCHEMA, type PublicationContent } from '../../shared/publication.ts';

/** Content as some version of the program stored it. */
type StoredContent = { schema: number };

/**
 * One pure upgrade for each older schema, by the schema it starts from: publications are never rewritten, but upgraded
 * when they are read. `read-content.test.ts` has one example of every schema.
 */
const SCHEMA_UPGRADES: Readonly<Record<number, (older: StoredContent) => StoredContent>> = {
  // Nobody was asked about service.
  1: (older) => withFields(older, 2, 'public', { service_charge: null }),
  // Hours were words only.
  2: (older) => withFields(older, 3, 'public', { opening_hours: null }),
  // Nobody was asked where meat is from.
  3: (older) => withItems(older, 4, { meat_origins: [], homemade: false }),
  // Every menu was served always.
  4: (older) => withMenus(older, 5, { serving_periods: [] }),
  // What was hidden wasn't stored; sections and dishes couldn't be.
  5: (older) => ({ ...older, schema: 6, hidden: { menus: [], sections: [], items: [] } }) as StoredContent,
  // The contents of hidden parts weren't stored.
  6: (older) => withFields(older, 7, 'hidden', { within: { sections: [], items: [] } }),
  // What owners had confirmed of their dishes' words wasn't published.
  7: (older) => withFields(older, 8, 'assistant', { checked_words: [] }),
};

function withFields(older: StoredContent, schema: number, part: 'public' | 'assistant' | 'hidden', fields: object) {
  // Every schema has the first two; `hidden` is there since 6.
  const stored = older as StoredContent & Record<typeof part, object>;
  return { ...older, schema, [part]: { ...stored[part], ...fields } } as StoredContent;
}

function withMenus(older: StoredContent, schema: number, fields: object): StoredContent {
  // Every schema has its menus there.
  const { public: restaurant } = older as StoredContent & { public: { menus: object[] } };
  const menus = restaurant.menus.map((menu) => ({ ...menu, ...fields }));
  return { ...older, schema, public: { ...restaurant, menus } } as StoredContent;
}

function withItems(older: StoredContent, schema: number, fields: object): StoredContent {
  type StoredItems = StoredContent & { public: { menus: { sections: { items: object[] }[] }[] } };
  // Every schema has its items there.
  const { public: restaurant } = older as StoredItems;
  const menus = restaurant.menus.map((menu) => ({
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, ...fields })),
    })),
  }));
  return { ...older, schema, public: { ...restaurant, menus } } as StoredContent;
}

/** @throws if the content was stored by a newer program than this one, or is not a publication. */
export function readContent(storedContent: StoredContent): PublicationContent {
  let content = storedContent;
  while (content.schema !== PUBLICATION_SCHEMA) {
    const upgrade = SCHEMA_UPGRADES[content.schema];
    if (!upgrade) throw new Error(`A publication's schema ${content.schema} is unknown here.`);
    content = upgrade(content);
  }
  // The schema's number determines the shape; only snapshot.ts and the upgrades create it.
  return content as PublicationContent;
}
