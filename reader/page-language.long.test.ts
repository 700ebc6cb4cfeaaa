import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FONT, onePage } from '../test/hostile/write-pdf.ts';
import { openReader, type ReaderOptions } from './open-reader.ts';
import { settleLanguage } from './page-language.ts';
import { openDrawing } from './pages/draw-pdf.ts';
import type { OcrLanguage, PageReading, Reader } from './reading.ts';

const LONG_MS = 300_000;
const folder = await mkdtemp(join(tmpdir(), 'ardoise-language-'));
afterAll(() => rm(folder, { recursive: true }));

/** Dishes in German without a word that identifies the language, then one page each that identifies it. */
const FILES = [
  ['Wei\\337w\\374rste 8.50', 'K\\344sesp\\344tzle 12.50', 'Gem\\374sesuppe 6.50', 'Kn\\366del 9.50'],
  ['Suppe mit Brot und Schnittlauch', 'Braten vom Schwein auf Kraut', 'Kuchen aus der Region'],
  ['Soupe de poissons et sa rouille', 'Tarte du jour avec une glace', 'Les fromages de la vallée'],
] as const;
const [NAMES, GERMAN, FRENCH] = [0, 1, 2];

beforeAll(async () => {
  for (const [index, lines] of FILES.entries()) {
    const drawn = lines.map((line, at) => `BT /F1 24 Tf 40 ${330 - 48 * at} Td (${line}) Tj ET`);
    const font = FONT.replace('>>', '/Encoding /WinAnsiEncoding >>');
    const page = onePage({ content: drawn.join('\n'), mediaBox: '[0 160 480 370]', font });
    await (await (await openDrawing(page)).drawPage(0, 640)).png().toFile(join(folder, `${index}.png`));
  }
});

/** Files in order, one page each, as an import reads them; `kept` were read before. */
async function readImport(reader: Reader, files: number[], kept: PageReading[] = []) {
  const read = (page: number, language?: OcrLanguage) =>
    reader.readPage({ path: join(folder, `${files[page]}.png`) }, 0, {
      page,
      file: page,
      picture: join(folder, `${page}.webp`),
      ...(language && { language }),
    });
  const first = await Promise.all(
    files.map(async (_, page) => kept.find((reading) => reading.page === page) ?? (await read(page))),
  );
  const pages = await settleLanguage(first, ({ page }, language) => read(page, language));
  return pages.map((page) => ({ ...page, seconds: 0, processor_seconds: 0 }));
}

async function withReader<T>(options: ReaderOptions, step: (reader: Reader) => Promise<T>): Promise<T> {
  const reader = openReader(options);
  try {
    return await step(reader);
  } finally {
    await reader.close();
  }
}

// The engine that depends on a language.
const ONE: ReaderOptions = { at_once: 1, engines: 'tesseract' };

it(
  'an import is read the same alone, after others, resumed, and two pages at once',
  async () => {
    const files = [NAMES, GERMAN];
    const alone = await withReader(ONE, (reader) => readImport(reader, files));
    const [after, resumed] = await withReader(ONE, async (reader) => {
      await readImport(reader, [FRENCH]);
      return [await readImport(reader, files), await readImport(reader, files, alone.slice(1))];
    });
    const atOnce = await withReader({ ...ONE, at_once: 2 }, (reader) => readImport(reader, files));
    expect(alone[0]?.words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Weißwürste', 'Käsespätzle']));
    expect(alone.map(({ language }) => language)).toEqual([
      { code: 'de', is_told: false },
      { code: 'de', is_told: true },
    ]);
    for (const other of [after, resumed, atOnce]) expect(other).toEqual(alone);
  },
  LONG_MS,
);

it(
  'a page that tells no language, alone, is read the same whatever its process read before',
  async () => {
    const alone = await withReader({ at_once: 1 }, (reader) => readImport(reader, [NAMES]));
    const after = await withReader({ at_once: 1 }, async (reader) => {
      await readImport(reader, [GERMAN]);
      return await readImport(reader, [NAMES]);
    });
    expect(after).toEqual(alone);
  },
  LONG_MS,
);
