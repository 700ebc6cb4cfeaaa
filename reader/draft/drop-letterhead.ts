import { DOUBTFUL_BELOW, type DraftSection } from '../../shared/draft.ts';

/** More dishes than this are a list, however hard it is to read. */
const MAX_DISHES = 2;

/**
 * What a photo shows above its first heading is often the house's name, number and address in lettering that OCR can't read:
 * a dish or two without a heading, with hardly legible titles, are dropped if a menu with headings follows.
 */
export function dropLetterhead(sections: DraftSection[]): DraftSection[] {
  const [first, ...others] = sections;
  if (!first || others.length === 0 || first.title !== null || first.items.length > MAX_DISHES) return sections;
  const isIllegible = first.items.every(({ title }) => title.confidence < DOUBTFUL_BELOW);
  return isIllegible && others.every(({ title }) => title !== null) ? others : sections;
}
