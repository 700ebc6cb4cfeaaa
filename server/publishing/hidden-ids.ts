import type { PublicationContent } from '../../shared/publication.ts';

/** What guests of a publication didn't see: parts that were hidden themselves, or in a hidden part. */
export type HiddenIds = Record<'menus' | 'sections' | 'items', ReadonlySet<number>>;

export const hiddenIdsOf = ({ menus, sections, items, within }: PublicationContent['hidden']): HiddenIds => ({
  menus: new Set(menus),
  sections: new Set([...sections, ...within.sections]),
  items: new Set([...items, ...within.items]),
});
