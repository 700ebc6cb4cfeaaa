import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { MENU_LOCALES } from '../shared/locales.ts';
import { placedTextSchema, translationOf } from './translate/placed-texts.ts';

/**
 * `npm run -s bench:translate-texts -- TEXTS.json [--save TRANSLATIONS.json]`: what the engine on this machine makes of
 * texts with their places on a menu, in every other language, for somebody who judges them by reading. Null means that
 * guests see the original. `--only fr,de` translates into these languages only.
 */

const [path, ...options] = process.argv.slice(2);
if (path === undefined) throw new Error('Which file? See the head of bench/translate-texts.ts');
const optionOf = (name: string): string | undefined =>
  options.includes(name) ? options[options.indexOf(name) + 1] : undefined;
const onlyInto = optionOf('--only')?.split(',');

const texts = z.array(placedTextSchema).parse(JSON.parse(await readFile(path, 'utf8')));
const translated = texts.map((text) => {
  const into = MENU_LOCALES.filter((to) => to !== text.from && (onlyInto === undefined || onlyInto.includes(to)));
  return { ...text, translations: Object.fromEntries(into.map((to) => [to, translationOf(text, to)])) };
});

const json = `${JSON.stringify(translated, null, 2)}\n`;
const target = optionOf('--save');
if (target === undefined) process.stdout.write(json);
else await writeFile(target, json);

const all = translated.flatMap(({ translations }) => Object.values(translations));
const done = all.filter((translation) => translation !== null);
console.error(`${done.length} of ${all.length} translated (${Math.round((100 * done.length) / all.length)} %)`);
