import { itemsOf } from '../../shared/menu.ts';
import type { PublicationContent } from '../../shared/publication.ts';
import { packText } from '../db/pack-text.ts';

/** A publication's content as stored in the database; `unpackText` returns its JSON text. */
export const packContent = (content: PublicationContent): Promise<Uint8Array> => packText(JSON.stringify(content));

/** The public files that it uses: its logo, and the pictures of its dishes. */
export function filesOf({ public: { logo, menus } }: PublicationContent): string[] {
  const pictures = itemsOf(menus).flatMap(({ picture }) => picture?.file ?? []);
  return [...new Set([...(logo ? [logo.file] : []), ...pictures])];
}
