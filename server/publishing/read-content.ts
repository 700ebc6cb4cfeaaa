import { PUBLICATION_SCHEMA, type PublicationContent } from '../../shared/publication.ts';

/** Content as some version of the program stored it. */
type StoredContent = { schema: number };

/**
 * One pure upgrade for each older schema, by the schema it starts from: publications are never rewritten, but upgraded
 * when they are read. `read-content.test.ts` has one example of every schema.
 */
const UPGRADES: Readonly<Record<number, (older: StoredContent) => StoredContent>> = {
  // Nobody was asked about service.
  1: (older) => withRestaurant(older, 2, { service_charge: null }),
  // Hours were words only.
  2: (older) => withRestaurant(older, 3, { opening_hours: null }),
};

function withRestaurant(older: StoredContent, schema: number, fields: object): StoredContent {
  // Every schema has its public restaurant there.
  const { public: restaurant } = older as StoredContent & { public: object };
  return { ...older, schema, public: { ...restaurant, ...fields } } as StoredContent;
}

/** @throws if the content was stored by a newer program than this one, or is not a publication. */
export function readContent(stored: StoredContent): PublicationContent {
  let content = stored;
  while (content.schema !== PUBLICATION_SCHEMA) {
    const upgrade = UPGRADES[content.schema];
    if (!upgrade) throw new Error(`A publication's schema ${content.schema} is unknown here.`);
    content = upgrade(content);
  }
  // The schema's number determines the shape; only snapshot.ts and the upgrades create it.
  return content as PublicationContent;
}
