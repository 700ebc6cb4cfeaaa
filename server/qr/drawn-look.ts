import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../shared/errors.ts';
import type { Logo } from '../../shared/menu.ts';
import { PLAIN_LOOK, type QrLook } from '../../shared/qr-look.ts';
import type { Deps } from '../deps.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';

/** A logo to be drawn into a code: `png` in base64. */
export type CodeLogo = Pick<Logo, 'width' | 'height' | 'ground'> & { png: string };
/** A look with all that is needed to draw it. */
export type DrawnLook = Pick<QrLook, 'ink' | 'shape'> & { logo: CodeLogo | null };

export const PLAIN_DRAWN_LOOK: DrawnLook = { ink: PLAIN_LOOK.ink, shape: PLAIN_LOOK.shape, logo: null };

/** @throws Refusal `validation_failed` if the logo is asked for and there is none. */
export async function drawnLook(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  pictures: Pick<Pictures, 'logoToPng'>,
  access: RestaurantAccess,
  { ink, shape, middle }: QrLook,
): Promise<DrawnLook> {
  if (middle === 'code') return { ink, shape, logo: null };
  const logo = (await findRestaurant(db, access))?.logo;
  const file = logo && (await files.find(`public/${logo.file}`));
  if (!file) throw new Refusal('validation_failed', { fields: { middle: 'no_logo' } });
  const { width, height, ground } = logo;
  const png = await pictures.logoToPng(await buffer(file.stream));
  return { ink, shape, logo: { width, height, png, ...(ground && { ground }) } };
}
