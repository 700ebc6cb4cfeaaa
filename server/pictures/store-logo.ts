import { createHash } from 'node:crypto';
import { LOGO_FILE_TYPES, mediaTypesOf } from '../../shared/file-types.ts';
import type { Logo } from '../../shared/menu.ts';
import type { Deps } from '../deps.ts';
import type { SpooledFile } from '../files/spool-upload.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeRestaurant, unchanged } from '../restaurants/change-restaurant.ts';
import { setLogo } from '../restaurants/queries.ts';
import type { Pictures } from './pictures.ts';

export const LOGO_TYPES = mediaTypesOf(LOGO_FILE_TYPES);

/**
 * Stores the logo, then names it in the restaurant's row. The file is named by its content hash.
 *
 * @throws Refusal `file_type_refused`, `picture_too_large`, `service_unavailable`, `storage_full`.
 */
export async function storeLogo(
  deps: Deps & { pictures: Pictures },
  access: RestaurantAccess,
  upload: SpooledFile,
): Promise<Logo> {
  const { bytes, ...logoFacts } = await deps.pictures.makeLogo(upload, LOGO_TYPES);
  const file = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
  await deps.files.put(`public/${file}`, bytes, 'image/webp');
  const logo: Logo = { file, ...logoFacts };
  await nameLogo(deps, access, logo);
  return logo;
}

/** The file stays: publications may use it. */
export async function removeLogo(deps: Deps, access: RestaurantAccess): Promise<void> {
  await nameLogo(deps, access, null);
}

async function nameLogo(deps: Deps, access: RestaurantAccess, logo: Logo | null): Promise<void> {
  await changeRestaurant(deps, access, async (tx) =>
    (await setLogo(tx, access, logo)) ? undefined : unchanged(undefined),
  );
}
