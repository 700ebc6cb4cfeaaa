import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openDrawing } from '../../reader/pages/draw-pdf.ts';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { fillPath } from '../../shared/paths.ts';
import { layoutSheet, SHEET_KINDS, SHEET_PAPERS, type SheetCode, type SheetKind } from '../../shared/qr-sheet.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { readQr } from '../../test/read-qr.ts';
import { PLAIN_DRAWN_LOOK } from './drawn-look.ts';
import { qrModules } from './qr-drawing.ts';
import { sheetPdf } from './sheet-pdf.ts';

const t = await embeddedApp();
const ADDRESS = 'https://menus.example.org/restaurants/7k3m9x2p4q/q/12';
const CARD = {
  restaurant: 'L’Étoile & Fils, maison fondée à Québec',
  words: ['Scan for the menu', 'Scannez pour le menu'],
  notes: ['Table 12'],
  test: null,
};
const SETTING = {
  fonts: { title_font: 'playfair', text_font: 'lora' },
  main_locale: 'fr',
  locale: 'en',
  title: 'Codes',
} as const;
const PIXELS_PER_MM = 12;
/** How wide the code is printed, and how many pixels a phone's camera sees of a millimetre at arm's length. */
const PRINTED_MM = 20;
const SEEN_PER_MM = 8;

/** The pages of a file, in pixels. */
async function pagesOf(pdf: Uint8Array, count: number, height_mm: number): Promise<Buffer[]> {
  const drawing = await openDrawing(pdf);
  const pages: Buffer[] = [];
  for (let page = 0; page < count; page += 1)
    pages.push(await (await drawing.drawPage(page, Math.round(height_mm * PIXELS_PER_MM))).png().toBuffer());
  return pages;
}

/** A code with its quiet zone, cut out of a page. */
async function cutOut(page: Buffer, { x, y, size }: SheetCode): Promise<Buffer> {
  const quiet = (4 / qrModules(ADDRESS).size) * size;
  const pixels = (mm: number) => Math.round(mm * PIXELS_PER_MM);
  const side = pixels(size + 2 * quiet);
  return await sharp(page)
    .extract({ left: pixels(x - quiet), top: pixels(y - quiet), width: side, height: side })
    .png()
    .toBuffer();
}

/**
 * As a camera sees it in a bad hour: printed 2 cm wide in grey, turned by 20 degrees, seen from the side by 20 degrees, and
 * blurred by 30 % of a module.
 */
async function badlyPrinted(code: Buffer): Promise<Buffer> {
  const modules = qrModules(ADDRESS).size;
  const side = Math.round(PRINTED_MM * SEEN_PER_MM * (1 + 8 / modules));
  const blur = (0.3 * PRINTED_MM * SEEN_PER_MM) / modules;
  const seen = Math.round(side * Math.cos((20 * Math.PI) / 180));
  const grey = { r: 221, g: 221, b: 221 };
  const turned = await sharp(code).greyscale().linear(0.55, 81).resize(side, seen, { fit: 'fill' }).png().toBuffer();
  return await sharp(turned)
    .rotate(20, { background: grey })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: grey })
    .blur(blur)
    .png()
    .toBuffer();
}

const codesOf = (kind: SheetKind, paper: 'a4' | 'letter') =>
  layoutSheet({ kind, paper, cards: [CARD] }, (text) => text.length * 0.55).map(({ height, width, groups }) => ({
    height: Math.max(height, width),
    codes: groups.flatMap(({ turned_around: around, parts }) =>
      parts.flatMap((part) => {
        if (part.kind !== 'code') return [];
        const { x, y, size } = part;
        return around ? { ...part, x: 2 * around.x - x - size, y: 2 * around.y - y - size } : part;
      }),
    ),
  }));

const sheets = SHEET_KINDS.flatMap((kind) => SHEET_PAPERS.map((paper) => [kind, paper] as const));

describe.each(sheets)('a sheet of %s on %s', (kind, paper) => {
  test('is decoded, every code of it, as it is and badly printed', async () => {
    const cards = [{ ...CARD, address: ADDRESS }];
    const pdf = await sheetPdf({ kind, paper, cards, ...SETTING, look: PLAIN_DRAWN_LOOK });
    const [layout] = codesOf(kind, paper);
    if (!layout) throw new Error('a sheet has a page');
    const [page] = await pagesOf(pdf, 1, layout.height);
    if (!page) throw new Error('a page was drawn');
    expect(layout.codes.length).toBe({ cards: 4, stickers: 20, tent: 2 }[kind as string] ?? 1);
    for (const code of layout.codes) {
      const cut = await cutOut(page, code);
      expect(await readQr(cut)).toBe(ADDRESS);
    }
    const [first] = layout.codes;
    if (first) expect(await readQr(await badlyPrinted(await cutOut(page, first)))).toBe(ADDRESS);
  });

  test('keeps the quiet zone around each code, and everything on the paper', () => {
    for (const { width, height, groups } of layoutSheet({ kind, paper, cards: [CARD] }, (text) => text.length * 0.55))
      for (const { parts } of groups) {
        const texts = parts.filter((part) => part.kind === 'text');
        for (const code of parts.filter((part) => part.kind === 'code')) {
          expect(code.size).toBeGreaterThanOrEqual(30);
          const quiet = (4 / 29) * code.size;
          for (const text of texts) {
            const isBeside =
              text.x + text.width / 2 <= code.x - quiet || text.x - text.width / 2 >= code.x + code.size + quiet;
            const isAbove = text.y <= code.y - quiet + text.size * 0.25;
            const isBelow = text.y - text.size * 0.8 >= code.y + code.size + quiet - text.size * 0.25;
            expect([text.text, isBeside || isAbove || isBelow]).toEqual([text.text, true]);
          }
        }
        for (const text of texts) {
          expect(text.x - text.width / 2).toBeGreaterThan(3);
          expect(text.x + text.width / 2).toBeLessThan(width - 3);
          expect(text.y).toBeLessThan(height - 3);
        }
      }
  });
});

test.each(['card-a6', 'stickers'] as const)(
  'a sheet of %s with a logo in its codes is decoded, also badly printed',
  async (kind) => {
    const canvas = createCanvas(400, 300);
    const context = canvas.getContext('2d');
    context.fillStyle = '#a8331f';
    context.fillRect(0, 0, 400, 300);
    const png = (await canvas.encode('png')).toString('base64');
    const look = { ink: '#1f4d3a', shape: 'square', logo: { width: 400, height: 300, png } } as const;
    const cards = [{ ...CARD, address: ADDRESS }];
    const pdf = await sheetPdf({ kind, paper: 'a4', cards, ...SETTING, look });
    const [layout] = codesOf(kind, 'a4');
    const [page] = await pagesOf(pdf, 1, layout?.height ?? 0);
    const [code] = layout?.codes ?? [];
    if (!page || !code) throw new Error('a sheet has a page with a code');
    const cut = await cutOut(page, code);
    expect(await readQr(cut)).toBe(ADDRESS);
    expect(await readQr(await badlyPrinted(cut))).toBe(ADDRESS);
    const middle = await sharp(cut)
      .extract(middleOf(await sharp(cut).metadata()))
      .png()
      .toBuffer();
    const { dominant } = await sharp(middle).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 80);
  },
);

/** A tenth of a picture, in its middle. */
const middleOf = ({ width, height }: { width: number; height: number }) => {
  const [wide, high] = [Math.round(width / 10), Math.round(height / 10)];
  return { left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2), width: wide, height: high };
};

const sheetOf = ({ restaurant_id: id, ...owner }: OwnerWithRestaurant, query: string, format = 'pdf') =>
  owner.get(`${fillPath(CODE_PATHS.sheet, { id, format })}?${query}`);

test('all named codes are on one file, each with its name, in one language or two', async () => {
  const owner = await newOwner(t, { restaurant: { name: 'Chez Aglaé' } });
  await owner.post(fillPath(CODE_PATHS.codes, { id: owner.restaurant_id }), { names: ['Terrace', 'Window', 'Bar'] });
  const pdf = await sheetOf(owner, 'kind=card-a6&words=both&code=named&lang=fr');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = await pagesOf(pdf.rawPayload, 3, 148);
  expect(await Promise.all(pages.map(readQr))).toEqual(
    [1, 2, 3].map((number) => `${t.deps.env.PUBLIC_URL}/restaurants/${owner.restaurant_id}/q/${number}`),
  );
  const preview = await sheetOf(owner, 'kind=cards&words=both&code=2', 'svg');
  expect(preview.headers['content-type']).toContain('image/svg+xml');
  for (const words of ['Chez Aglaé', 'Window', 'Scan for the menu', 'Scannez pour le menu', 'test code'])
    expect(preview.body).toContain(`aria-label="${words}"`);
  expect(preview.body).not.toContain('Terrace');
});

test('a name that no font can write is left out, in the preview as in the file', async () => {
  const owner = await newOwner(t, { restaurant: { name: 'שולחן' } });
  await owner.post(fillPath(CODE_PATHS.codes, { id: owner.restaurant_id }), { names: ['تراس', 'Ω 3'] });
  const preview = await sheetOf(owner, 'kind=cards&words=fr&code=named', 'svg');
  expect(preview.body).toContain('aria-label="Scannez pour le menu"');
  expect(preview.body).toContain('aria-label="Ω 3"');
  expect(preview.body).not.toMatch(/שולחן|تراس|\?\?/);
});

const wifiSheet = ({ restaurant_id: id, ...owner }: OwnerWithRestaurant, body: object, format = 'pdf') =>
  owner.post(fillPath(CODE_PATHS.wifiSheet, { id, format }), body);
const WIFI = {
  kind: 'card-a6',
  paper: 'a4',
  words: 'both',
  network: 'Chez Aglaé; salle',
  password: 'pain "frais":\\,',
};

test('a Wi-Fi card joins the network, and has its name and password to read', async () => {
  const owner = await newOwner(t, { restaurant: { name: 'Chez Aglaé' } });
  const pdf = await wifiSheet(owner, WIFI);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [page] = await pagesOf(pdf.rawPayload, 1, 148);
  expect(page && (await readQr(page))).toBe('WIFI:T:WPA;S:Chez Aglaé\\; salle;P:pain \\"frais\\"\\:\\\\\\,;;');
  const preview = await wifiSheet(owner, WIFI, 'svg');
  for (const words of ['Scan to join our Wi-Fi', 'Chez Aglaé; salle', 'pain &#34;frais&#34;:\\,'])
    expect(preview.body).toContain(`aria-label="${words}"`);
  const open = await wifiSheet(owner, { ...WIFI, password: '' });
  const [openPage] = await pagesOf(open.rawPayload, 1, 148);
  expect(openPage && (await readQr(openPage))).toBe('WIFI:T:nopass;S:Chez Aglaé\\; salle;;');
});

test.each([
  [{ network: '' }, { network: 'required' }],
  [{ network: 'é'.repeat(17) }, { network: 'too_long' }],
  [{ password: 'short' }, { password: 'too_small' }],
  [{ password: 'x'.repeat(64) }, { password: 'too_long' }],
  [{ network: 'a\u0007b' }, { network: 'control_characters' }],
])('a Wi-Fi card of %j is refused', async (part, fields) => {
  const answer = await wifiSheet(await newOwner(t), { ...WIFI, ...part });
  const problems = Object.entries<{ code: string }>(answer.json().error.fields).map(([name, { code }]) => [name, code]);
  expect([answer.statusCode, Object.fromEntries(problems)]).toEqual([422, fields]);
});

test('the restaurant’s own code has no name', async () => {
  const owner = await newOwner(t);
  const pdf = await sheetOf(owner, 'kind=card-a5&words=en&code=own');
  const [page] = await pagesOf(pdf.rawPayload, 1, 210);
  expect(page && (await readQr(page))).toBe(`${t.deps.env.PUBLIC_URL}/restaurants/${owner.restaurant_id}`);
});

test.each([
  ['kind=poster&words=en&code=own', 422],
  ['kind=cards&words=es&code=own', 422],
  ['kind=cards&words=en&code=0', 422],
  ['kind=cards&words=en&code=7', 404],
  ['kind=cards&words=en&code=named', 404],
  ['kind=cards&words=en&code=own&ink=%23ffcc00', 422],
  ['kind=cards&words=en&code=own&middle=logo', 422],
])('%s is refused', async (query, status) => {
  expect((await sheetOf(await newOwner(t), query)).statusCode).toBe(status);
});
