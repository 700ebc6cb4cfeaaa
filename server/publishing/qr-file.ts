import { qr as english } from '../../shared/i18n/server/en.ts';
import { qr as french } from '../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { Env } from '../env.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { qrSvg } from './qr-svg.ts';

export const QR_FORMATS = ['png', 'svg'] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

const WORDS: Record<AppLocale, Record<keyof typeof english, string>> = { en: english, fr: french };

/** What the code says: the restaurant's public address (specification §3, "QR link"), to the letter. */
export const qrAddress = (env: Pick<Env, 'PUBLIC_URL'>, restaurantId: string): string =>
  env.PUBLIC_URL + fillPath(GUEST_PATHS.restaurant, { restaurantId });

/**
 * The QR code as a file. Of a server on localhost it says "test code" below, since no guest's phone can follow it.
 * `size` is the code's width in pixels.
 */
export async function qrFile(
  {
    env,
    pictures,
  }: { env: Pick<Env, 'PUBLIC_URL' | 'is_localhost'>; pictures: Pick<Pictures, 'outlineText' | 'svgToPng'> },
  { restaurant_id, format, size, locale }: { restaurant_id: string; format: QrFormat; size: number; locale: AppLocale },
): Promise<{ content_type: string; bytes: Buffer }> {
  const caption = env.is_localhost ? await pictures.outlineText(WORDS[locale].test_code) : undefined;
  const svg = qrSvg(qrAddress(env, restaurant_id), size, caption);
  if (format === 'svg') return { content_type: 'image/svg+xml', bytes: Buffer.from(svg) };
  return { content_type: 'image/png', bytes: await pictures.svgToPng(svg) };
}
