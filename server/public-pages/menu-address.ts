import { CODE_PATHS } from '../../shared/code-paths.ts';
import { idSchema } from '../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';

/** The meaning of an address under /restaurants. */
export type MenuAddress =
  | { kind: 'menu'; restaurant_id: string; menu_id: number | null; code_id?: number }
  /** The same address in canonical form, for one with a capital, an O for a 0, or a trailing slash. */
  | { kind: 'misspelt'; path: string }
  /** An invalid id of a restaurant or menu. */
  | { kind: 'malformed' };

/** @param menuId Null for the restaurant's own address. Both texts are percent-decoded. */
export function readMenuAddress(restaurantId: string, menuId: string | null): MenuAddress {
  const restaurant_id = normaliseRestaurantId(restaurantId);
  const menu_id = menuId === null ? null : readMenuId(menuId);
  if (restaurant_id === null || menu_id === undefined) return { kind: 'malformed' };
  if (restaurant_id === restaurantId) return { kind: 'menu', restaurant_id, menu_id };
  return { kind: 'misspelt', path: menuPath(restaurant_id, menu_id) };
}

export const menuPath = (restaurant_id: string, menu_id: number | null): string =>
  menu_id === null
    ? fillPath(GUEST_PATHS.restaurant, { restaurantId: restaurant_id })
    : fillPath(GUEST_PATHS.menu, { restaurantId: restaurant_id, menuId: menu_id });

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
  const parts = /^\/restaurants\/([^/]+)(?:\/(menus|q)\/([^/]+))?$/.exec(trimmedPath);
  if (!parts) return null;
  const [restaurantId, id] = [decodeText(parts[1] ?? ''), decodeText(parts[3] ?? '')];
  const address =
    parts[2] === 'q' ? readCodeAddress(restaurantId, id) : readMenuAddress(restaurantId, parts[2] ? id : null);
  if (address.kind !== 'menu') return address;
  // A code's number too long for the router would lead to itself.
  return {
    kind: 'misspelt',
    path: trimmedPath === path ? menuPath(address.restaurant_id, address.menu_id) : trimmedPath,
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
