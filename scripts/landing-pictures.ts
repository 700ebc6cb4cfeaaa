import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { serverToMeasure } from '../bench/server-to-measure.ts';
import { APP_LOCALES, type AppLocale } from '../shared/locales.ts';
import { GUEST_PATHS } from '../shared/paths.ts';
import { openBrowser } from '../test/browser.ts';

/**
 * `npm run landing-pictures`: the pictures of the page for visitors, into web/public: our photographed menus, and how the
 * example pages look on a phone.
 */
const ROOT = join(import.meta.dirname, '..');
const PHOTOS: Record<AppLocale, string> = { en: 'grill-photo.jpg', fr: 'cantine-ardoise.jpg' };
/** Of the picture; the page's is twice as wide as the phone's, whose pixels are small. */
const PHOTO = { width: 900, height: 1_200 };
const PHONE = { width: 360, height: 720 };

for (const locale of APP_LOCALES) {
  const photo = await readFile(join(ROOT, 'test/menus', PHOTOS[locale]));
  // They lie on their side.
  const upright = sharp(photo)
    .rotate(90)
    .resize({ ...PHOTO, fit: 'cover' });
  await upright.webp({ quality: 60 }).toFile(join(ROOT, `web/public/landing-menu-${locale}.webp`));
}

await using server = await serverToMeasure({ PAYMENTS: 'off' });
const browser = await openBrowser();
try {
  for (const locale of APP_LOCALES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, colorScheme });
      const page = await context.newPage();
      await page.goto(`${server.url}${GUEST_PATHS.example}?lang=${locale}`, { waitUntil: 'networkidle' });
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 70 })
        .toBuffer();
      const suffix = colorScheme === 'dark' ? '-dark' : '';
      await writeFile(join(ROOT, `web/public/landing-page-${locale}${suffix}.webp`), picture);
      await context.close();
    }
} finally {
  await browser.close();
}
