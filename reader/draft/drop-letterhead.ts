import { DOUBTFUL_BELOW, type DraftSection } from '../../shared/draft.ts';

/** More dishes than this are a real list, however illegible. */
const MAX_DISHES = 2;

/**
 * Above its first heading, a photo often shows the restaurant's name, number and address in lettering that OCR can't
 * read. Drops a dish or two with barely legible titles before the first heading, if a menu with headings follows.
 */
export function dropLetterhead(sections: DraftSection[]): DraftSection[] {
  const [first, ...laterSections] = sections;
  if (!first || laterSections.length === 0 || first.title !== null || first.items.length > MAX_DISHES) return sections;
  const isIllegible = first.items.every(({ title }) => title.confidence < DOUBTFUL_BELOW);
  return isIllegible && laterSections.every(({ title }) => title !== null) ? laterSections : sections;
}
