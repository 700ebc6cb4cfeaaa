import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
/** main.tsx loads these for all screens: as a chunk of their own, imported by all others, they would add 1 KB to the home's script. */
const LOADED_FIRST = new Set([join(ROOT, 'web/ui/ui.module.css'), join(ROOT, 'web/frame/frame.module.css')]);
const IMPORT = /^import (\w+) from '(.*\.module\.css)';$/gm;

/**
 * A module's class in the built app: three characters for its module and its number there, so that a class costs two bytes
 * of the home's script rather than six. The same in each build.
 */
export function scopedName(name: string, path: string): string {
  const file = path.replace(/\?.*$/, '');
  return `${moduleCode(relative(ROOT, file))}${namesIn(file).indexOf(name)}`;
}

/** The names that a module defines, with those of its animations, in their order. */
const namesIn = (file: string): string[] => [
  ...new Set(
    Array.from(readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g), ([, name = '']) => name),
  ),
];

/** A letter and two characters; test/class-names.test.ts fails if two modules have the same. */
function moduleCode(module: string): string {
  const hash = createHash('sha256').update(module).digest().readUInt32BE();
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
