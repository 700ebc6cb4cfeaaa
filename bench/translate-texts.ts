import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { regionOf } from '../server/food/region.ts';
import { translateLocally } from '../server/translations/local/translate-locally.ts';
import { MENU_LOCALES } from '../shared/locales.ts';
import { CURRENCIES } from '../shared/money.ts';
import { textKindSchema } from '../shared/translated-texts.ts';

/**
 * `npm run -s bench:translate-texts -- TEXTS.json [--save TRANSLATIONS.json]`: what the engine on this machine makes of
 * texts with their places on a menu, in every other language, for somebody who judges them by reading. Null means that
 * guests see the original. `--only fr,de` translates into these languages only.
 */

const placedTextSchema = z.strictObject({
  text: z.string(),
  kind: textKindSchema,
  from: z.enum(MENU_LOCALES),
  menu: z.string().nullish(),
  section: z.string().nullish(),
  dish: z.string().nullish(),
  description: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  currency: z.enum(CURRENCIES).optional(),
});

const [path, ...options] = process.argv.slice(2);
if (path === undefined) throw new Error('Which file? See the head of bench/translate-texts.ts');
const optionOf = (name: string): string | undefined =>
  options.includes(name) ? options[options.indexOf(name) + 1] : undefined;
const onlyInto = optionOf('--only')?.split(',');

const texts = z.array(placedTextSchema).parse(JSON.parse(await readFile(path, 'utf8')));
const translated = texts.map((given) => {
  const { text: source, kind, from, currency } = given;
  const context = {
    menu: given.menu ?? null,
    section: given.section ?? null,
    dish: given.dish ?? null,
    description: given.description ?? null,
    tags: given.tags ?? [],
    region: currency === undefined ? null : regionOf({ currency, main_locale: from }),
  };
  const into = MENU_LOCALES.filter((to) => to !== from && (onlyInto === undefined || onlyInto.includes(to)));
  const translations = into.map((to) => [to, translateLocally({ kind, source, context }, { from, to })]);
  return { ...given, translations: Object.fromEntries(translations) };
});

const json = `${JSON.stringify(translated, null, 2)}\n`;
const target = optionOf('--save');
if (target === undefined) process.stdout.write(json);
else await writeFile(target, json);

const all = translated.flatMap(({ translations }) => Object.values(translations));
const done = all.filter((translation) => translation !== null);
console.error(`${done.length} of ${all.length} translated (${Math.round((100 * done.length) / all.length)} %)`);
