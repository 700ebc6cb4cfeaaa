import { PUBLICATION_SCHEMA, type PublicationContent } from '../../shared/publication.ts';

/** Content as some version of the program stored it. */
type StoredContent = { schema: number };

/**
 * One pure step for each older schema, by the schema it starts from: publications are never rewritten, they are
 * brought up to date when they are read. `read-content.test.ts` keeps one example of every schema.
 */
const UPGRADES: Readonly<Record<number, (older: StoredContent) => StoredContent>> = {};

/** @throws if the content was stored by a newer program than this one, or is none. */
export function readContent(stored: StoredContent): PublicationContent {
  let content = stored;
  while (content.schema !== PUBLICATION_SCHEMA) {
    const upgrade = UPGRADES[content.schema];
    if (!upgrade) throw new Error(`A publication's schema ${content.schema} is unknown here.`);
    content = upgrade(content);
  }
  // The schema's number says the shape; only snapshot.ts and the upgrades make it.
  return content as PublicationContent;
}
