import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import lock from '../package-lock.json' with { type: 'json' };

/** Licences that ask for nothing but their text, which each package contains. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Python-2\.0|Unlicense|CC0-1\.0|Zlib)$/;
const NOTICES = readFileSync(new URL('../NOTICES.md', import.meta.url), 'utf8');

/** What a licence that isn't permissive, or is not stated, needs in NOTICES.md; by the package's name. */
const NOTICE_OF: readonly [packages: RegExp, notice: string][] = [
  [/^@img\/sharp/, 'LGPL 3.0'],
  [/^lightningcss/, 'lightningcss'],
  [/^@browsermt\/bergamot-translator$/, 'Bergamot Translator'],
  [/^png-js$/, 'png-js'],
  [/^@fontsource/, 'SIL Open Font License 1.1'],
];

const packageSchema = z.looseObject({ license: z.optional(z.string()), dev: z.optional(z.boolean()) });

const isPermissive = (license: string): boolean =>
  license.includes(' OR ')
    ? license.replace(/[()]/g, '').split(' OR ').some(isPermissive)
    : license
        .replace(/[()]/g, '')
        .split(' AND ')
        .every((part) => PERMISSIVE.test(part));

test('every package of the product is under a licence that asks for nothing more, or is named in NOTICES.md', () => {
  const unnamed = Object.entries(lock.packages).flatMap(([path, entry]) => {
    const { license = '', dev = false } = packageSchema.parse(entry);
    const name = path.replace(/^.*node_modules\//, '');
    if (path === '' || dev || isPermissive(license)) return [];
    const notice = NOTICE_OF.find(([packages]) => packages.test(name))?.[1];
    return notice !== undefined && NOTICES.includes(notice) ? [] : [`${name}: ${license || 'no licence'}`];
  });
  expect(unnamed).toEqual([]);
});

test('every font family that is served is named in NOTICES.md', () => {
  const families = Object.keys(lock.packages[''].dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => name.replace(/^.*\//, '').replaceAll('-', ' '));
  const named = NOTICES.toLowerCase().replaceAll(
    'noto sans (arabic, jp,\nkr, sc)',
    'noto sans arabic, noto sans jp, noto sans kr, noto sans sc',
  );
  expect(families.filter((family) => !named.includes(family))).toEqual([]);
});
