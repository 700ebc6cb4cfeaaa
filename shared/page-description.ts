import { PAGE_DESCRIPTION_CUT_CHARACTERS, PAGE_DESCRIPTION_MAX_CHARACTERS } from './limits.ts';
import { PRODUCT_NAME } from './product-name.ts';

const ELLIPSIS = '…';

/**
 * The title of a screen, suffixed with the product's name (specification §2); without a title of its own, that name.
 * The public menu doesn't use it: its title is the restaurant's name alone.
 */
export function pageTitle(title: string): string {
  const ownTitle = oneLine(title);
  return ownTitle === '' || ownTitle === PRODUCT_NAME ? PRODUCT_NAME : `${ownTitle} · ${PRODUCT_NAME}`;
}

/**
 * A page's description on one line, at most 160 characters; a longer one is cut to 157 and an ellipsis (specification §2).
 * Characters are graphemes, so that no letter loses its accent and no emoji is cut.
 */
export function pageDescription(description: string): string {
  const line = oneLine(description);
  // There are never more graphemes than UTF-16 units, and most descriptions have few enough of these.
  if (line.length <= PAGE_DESCRIPTION_MAX_CHARACTERS) return line;
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= PAGE_DESCRIPTION_MAX_CHARACTERS) return line;
  return `${characters.slice(0, PAGE_DESCRIPTION_CUT_CHARACTERS).join('')}${ELLIPSIS}`;
}

/** Texts of a menu may contain line breaks; a title and an attribute shouldn't. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
