import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { onePage, stream } from '../../test/hostile/write-pdf.ts';
import { openReader } from '../open-reader.ts';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-pictured-'));
const reader = openReader();
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

const DISHES = [
  'BT /F1 12 Tf 60 600 Td (Onion soup with cheese) Tj ET BT /F1 12 Tf 480 600 Td (9.50) Tj ET',
  'BT /F1 12 Tf 60 560 Td (Green salad and walnuts) Tj ET BT /F1 12 Tf 480 560 Td (8.00) Tj ET',
  'BT /F1 12 Tf 60 520 Td (Fried squid with lemon) Tj ET BT /F1 12 Tf 480 520 Td (12.00) Tj ET',
].join('\n');

/** A page of dishes in one type size, with a part of a drawn menu as a picture above them, 200 points wide. */
async function pageWith(part: Region): Promise<string> {
  const picture = await sharp('test/menus/diner-three-columns.png').extract(part).jpeg({ quality: 95 }).toBuffer();
  const height = (200 * part.height) / part.width;
  const size = `/Width ${part.width} /Height ${part.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const path = join(folder, `${part.left}-${part.top}.pdf`);
  const pdf = onePage({
    content: `q 200 0 0 ${height} 60 700 cm /Im1 Do Q\n${DISHES}`,
    mediaBox: '[0 0 595 842]',
    resources: '/XObject << /Im1 6 0 R >>',
    extra: [stream(`/Type /XObject /Subtype /Image ${size} /Filter /DCTDecode`, picture)],
  });
  await writeFile(path, pdf);
  return path;
}

it.each([
  ['dark letters on a light ground', { left: 575, top: 245, width: 280, height: 45 }, 'SOUPS & SALADS'],
  ['bold light letters on a dark ground', { left: 70, top: 60, width: 660, height: 92 }, 'COMET LANE DINER'],
])(
  'reads a heading that is drawn above the dishes: %s',
  async (_, part, heading) => {
    const path = await pageWith(part);
    const target = { page: 3, picture: join(folder, 'page.webp') };
    const { engine, words } = await reader.readPage({ path }, 0, target);
    expect(engine).toBe('pdf-text');
    const drawn = words.filter(({ confidence }) => confidence < 1);
    expect(drawn.map(({ text }) => text).join(' ')).toBe(heading);
    for (const { box } of drawn) {
      expect(box.page).toBe(3);
      // The picture's lower edge is 700 points above the page's.
      expect(box.y + box.height).toBeLessThan((842 - 690) / 842);
      expect(box.x).toBeGreaterThan(50 / 595);
      expect(box.x + box.width).toBeLessThan(270 / 595);
    }
    const draft = await reader.structure([{ page: 3, engine, words, width: 595, height: 842, rules: [], seconds: 0 }]);
    expect(draft.sections.map(({ title, items }) => [title?.value, items.length])).toEqual([[heading, 3]]);
  },
  60_000,
);

it('reads no letters into a picture without any', async () => {
  const path = await pageWith({ left: 60, top: 1_150, width: 1_500, height: 45 });
  const target = { page: 0, picture: join(folder, 'page.webp') };
  const { words } = await reader.readPage({ path }, 0, target);
  expect(words.filter(({ confidence }) => confidence < 1)).toEqual([]);
}, 60_000);
