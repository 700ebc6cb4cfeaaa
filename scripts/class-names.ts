import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
/**
 * Sheets that these load for all components that use them, and in this order: as chunks of their own, imported by all
 * others, they would add 1 KB to the home's script.
 */
export const SHEET_LISTS = ['web/main.tsx', 'web/pages/menus/editor-sheets.ts'];
const LOADED_FIRST = new Set(
  SHEET_LISTS.flatMap((list) =>
    Array.from(readFileSync(join(ROOT, list), 'utf8').matchAll(/^import '(.*\.module\.css)';$/gm), ([, sheet = '']) =>
      resolve(ROOT, list, '..', sheet),
    ),
  ),
);
const IMPORT = /^import (\w+) from '(.*\.module\.css)';$/gm;

/**
 * A module's class in the built app: three characters for its area and its number there, so that a class costs two bytes
 * of the home's script rather than six, into however many modules an area is split. The same in each build.
 */
export function scopedName(name: string, path: string): string {
  const file = relative(ROOT, path.replace(/\?.*$/, ''));
  const area = file
    .split(sep)
    .slice(0, 3)
    .join('/')
    .replace(/\/[^/]*\.css$/, '');
  const modules = globSync(`${area}/**/*.module.css`, { cwd: ROOT }).sort();
  const before = modules.slice(0, modules.indexOf(file)).reduce((count, one) => count + namesIn(one).length, 0);
  return `${areaCode(area)}${(before + namesIn(file).indexOf(name)).toString(36)}`;
}

/** The names that a module defines, with those of its animations, in their order. */
const namesIn = (file: string): string[] => [
  ...new Set(
    Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g),
      ([, name = '']) => name,
    ),
  ),
];

/** A letter and two characters; test/class-names.test.ts fails if two areas have the same. */
function areaCode(area: string): string {
  const hash = createHash('sha256').update(area).digest().readUInt32BE();
  return (10 * 36 ** 2 + (hash % (26 * 36 ** 2))).toString(36);
}

/**
 * In the build: replaces `styles.name` by the class itself. Otherwise each module includes a table of all its classes, which
 * is 1.4 KB of the home's script. A module's import may not be used in another way: test/class-names.test.ts.
 */
export function inlineClassNames(): Plugin[] {
  const sheetsAlone: Plugin = {
    name: 'class-tables',
    apply: 'build',
    enforce: 'post',
    // As Vite does for a sheet without a table.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
  const names: Plugin = {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: '.module.css' },
      handler: (source, path) => {
        const sheets = Array.from(source.matchAll(IMPORT), ([, local = '', sheet = '']) => ({ local, sheet }));
        const code = sheets.reduce(
          (code, { local, sheet }) =>
            code.replace(new RegExp(`\\b${local}\\.(\\w+)`, 'g'), (_, name: string) =>
              JSON.stringify(scopedName(name, resolve(path, '..', sheet))),
            ),
          source.replace(IMPORT, (_, _local, sheet: string) =>
            LOADED_FIRST.has(resolve(path, '..', sheet)) ? '' : `import '${sheet}';`,
          ),
        );
        // Every line stays where it is, which is as near as a source map has to be.
        return { code, map: null };
      },
    },
  };
  return [names, sheetsAlone];
}
