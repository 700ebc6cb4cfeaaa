import { PAGE_DESCRIPTION_CUT_CHARACTERS, PAGE_DESCRIPTION_MAX_CHARACTERS } from './limits.ts';
import { PRODUCT_NAME } from './product-name.ts';

const ELLIPSIS = '…';

/**
 * The title of a screen, suffixed with the product's name (specification §2); without a title of its own, that name.
 * The public menu takes none of this: its title is the restaurant's name alone.
 */
export function pageTitle(title: string): string {
  const own = oneLine(title);
  return own === '' || own === PRODUCT_NAME ? PRODUCT_NAME : `${own} · ${PRODUCT_NAME}`;
}

/**
 * A page's description on one line, at most 160 characters; a longer one is its first 157 and an ellipsis
 * (specification §2). Characters are those that people count, so that no letter loses its accent nor a picture a part.
 */
export function pageDescription(description: string): string {
  const line = oneLine(description);
  // There are never more characters than UTF-16 units, which most descriptions have few enough of.
  if (line.length <= PAGE_DESCRIPTION_MAX_CHARACTERS) return line;
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= PAGE_DESCRIPTION_MAX_CHARACTERS) return line;
  return `${characters.slice(0, PAGE_DESCRIPTION_CUT_CHARACTERS).join('')}${ELLIPSIS}`;
}

/** Texts of a menu may hold line breaks; a title and an attribute shouldn't. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
