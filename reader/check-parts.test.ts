import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkParts, effectOfLanguage } from './check-parts.ts';
import { hasLanguageData } from './text/tesseract/ocr-worker.ts';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-parts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds nothing to report where all parts are in place', async () => {
  expect(await checkParts()).toEqual([]);
});

it('finds that a language’s data is altered or missing', async () => {
  const installed = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/ita/package.json'));
  const bytes = await readFile(join(installed, '4.0.0_best_int/ita.traineddata.gz'));
  expect(await hasLanguageData('it', folder)).toBe(false);
  await writeFile(join(folder, 'ita.traineddata.gz'), bytes);
  expect(await hasLanguageData('it', folder)).toBe(true);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(join(folder, 'ita.traineddata.gz'), bytes);
  expect(await hasLanguageData('it', folder)).toBe(false);
});

it('says that pictures without a set language need the default one', () => {
  expect(effectOfLanguage('en')).toContain('all whose language isn’t set');
  expect(effectOfLanguage('de')).not.toContain('all');
});
