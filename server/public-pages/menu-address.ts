import { CODE_PATHS } from '../../shared/code-paths.ts';
import { idSchema } from '../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';

/** The meaning of an address under /restaurants. */
export type MenuAddress =
  | { kind: 'menu'; restaurant_id: string; menu_id: number | null; code_id?: number; is_embedded: boolean }
  /** The same address in canonical form, for one with a capital, an O for a 0, or a trailing slash. */
  | { kind: 'misspelt'; path: string }
  /** An invalid id of a restaurant or menu. */
  | { kind: 'malformed' };

/** @param menuId Null for the restaurant's own address. Both texts are percent-decoded. */
export function readMenuAddress(restaurantId: string, menuId: string | null, is_embedded = false): MenuAddress {
  const restaurant_id = normaliseRestaurantId(restaurantId);
  const menu_id = menuId === null ? null : readMenuId(menuId);
  if (restaurant_id === null || menu_id === undefined) return { kind: 'malformed' };
  if (restaurant_id === restaurantId) return { kind: 'menu', restaurant_id, menu_id, is_embedded };
  return { kind: 'misspelt', path: menuPath(restaurant_id, menu_id, is_embedded) };
}

export const menuPath = (restaurantId: string, menuId: number | null, isEmbedded = false): string =>
  menuId === null
    ? fillPath(isEmbedded ? WEBSITE_PATHS.embed : GUEST_PATHS.restaurant, { restaurantId })
    : fillPath(isEmbedded ? WEBSITE_PATHS.embeddedMenu : GUEST_PATHS.menu, { restaurantId, menuId });

/**
 * A named code's address: that of its restaurant, whatever the number is, since what was printed once keeps working. Both
 * texts are percent-decoded.
 */
export function readCodeAddress(restaurantId: string, codeId: string): MenuAddress {
  const address = readMenuAddress(restaurantId, null);
  if (address.kind === 'malformed') return address;
  const code_id = readMenuId(codeId);
  if (address.kind === 'menu') return code_id === undefined ? address : { ...address, code_id };
  const restaurant_id = normaliseRestaurantId(restaurantId) ?? restaurantId;
  return { kind: 'misspelt', path: fillPath(CODE_PATHS.guest, { restaurantId: restaurant_id, codeId }) };
}

/**
 * An address under /restaurants that no route matches: with a trailing slash, or an id too long for the router.
 * Null for every other, which doesn't exist.
 */
export function readOtherAddress(path: string): MenuAddress | null {
  const trimmedPath = path.replace(/(?<!\/)\/+$/, '');
  const parts = /^\/restaurants\/([^/]+)(\/embed)?(?:\/(menus|q)\/([^/]+))?$/.exec(trimmedPath);
  if (!parts) return null;
  const [, typedId = '', embedPart, kind, number = ''] = parts;
  const [restaurantId, id] = [decodeText(typedId), decodeText(number)];
  const isEmbedded = embedPart !== undefined;
  if (kind === 'q' && isEmbedded) return null;
  const address =
    kind === 'q' ? readCodeAddress(restaurantId, id) : readMenuAddress(restaurantId, kind ? id : null, isEmbedded);
  if (address.kind !== 'menu') return address;
  // A code's number too long for the router would lead to itself.
  return {
    kind: 'misspelt',
    path: trimmedPath === path ? menuPath(address.restaurant_id, address.menu_id, isEmbedded) : trimmedPath,
  };
}

/** Invalid percent-encoding is left as it is: no id has a percent sign. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readMenuId(typedId: string): number | undefined {
  if (!/^[1-9]\d*$/.test(typedId)) return undefined;
  return idSchema.safeParse(Number(typedId)).data;
}
