import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { encodeText } from '../server/http/answers/encoded-bytes.ts';
import { loadRender } from '../server/load-render.ts';
import { plainQr } from '../server/qr/qr-svg.ts';
import { FONT_KEYS, type FontKey } from '../shared/fonts.ts';
import { MENU_LOCALES } from '../shared/locales.ts';
import type { Render } from '../shared/render.ts';
import { firstFonts } from '../test/first-fonts.ts';
import { sampleItem, sampleMenu, sampleRestaurant, sampleSection } from '../test/sample-publication.ts';
import { printedDishes } from './shown-dishes.ts';

const DIST = join(import.meta.dirname, '../dist');
const MAX_BYTES = 60_000;

/** 80 dishes in the words of the drawn menus: a page of one sentence eighty times weighs less. */
const DISHES = Array.from({ length: 80 }, (_, index) => {
  const printedTexts = ['diner-three-columns', 'lantern-scan', 'grill-photo'].flatMap(printedDishes);
  const { title = '', amounts = [] } = printedTexts[index % printedTexts.length] ?? {};
  const description = printedTexts[(index * 7 + 1) % printedTexts.length]?.title ?? null;
  return sampleItem(index + 1, title, { description, price: Math.round((amounts[0] ?? 10) * 100) });
});
const SECTIONS = Array.from({ length: 8 }, (_, index) =>
  sampleSection(index + 1, `Section ${index + 1}`, DISHES.slice(index * 10, index * 10 + 10)),
);

let render: Render;
beforeAll(async () => {
  ({ render } = await loadRender({ NODE_ENV: 'production' }));
});

/** Compressed bytes before pictures: the page, its fonts and its script. */
async function weightOf(title_font: FontKey, text_font: FontKey): Promise<{ page: number; files: number }> {
  const restaurant = sampleRestaurant({ title_font, text_font, menus: [sampleMenu({ sections: SECTIONS })] });
  const html = render.guestPage({
    public_url: 'https://menus.example',
    home_path: `/restaurants/${restaurant.id}`,
    links_path: `/restaurants/${restaurant.id}`,
    restaurant,
    original: restaurant,
    menu_id: 1,
    locale: 'en',
    locales: [...MENU_LOCALES],
    availability: { sold_out: [] },
    published_at: '2026-11-20T23:30:00.000Z',
    as_of: null,
    is_partly_translated: true,
    card_path: '/restaurants/7k3m9x2p4q/card/0123456789abcdef0123456789abcdef.png',
    qr: plainQr({ PUBLIC_URL: 'https://menus.example' }, restaurant.id),
    is_chat_by_model: false,
    is_embedded: false,
    preview: false,
  });
  const fonts = firstFonts(html);
  const scripts = Array.from(html.matchAll(/<script [^>]*src="([^"]+)"/g), ([, url = '']) => `${url}.br`);
  expect(Math.min(fonts.length, scripts.length)).toBeGreaterThan(0);
  const files = [...fonts, ...scripts].map((url) => statSync(join(DIST, url)).size);
  return { page: (await encodeText(html)).br.length, files: files.reduce((sum, size) => sum + size, 0) };
}

test.each(FONT_KEYS)(
  'titles in %s: a page of 80 dishes stays within 60 KB with every font for its texts',
  async (title) => {
    for (const text of FONT_KEYS) {
      const { page, files } = await weightOf(title, text);
      expect(page + files, `${title} and ${text}: ${page} + ${files}`).toBeLessThanOrEqual(MAX_BYTES);
    }
  },
);
