import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A stylesheet that many components share is about several things: it is split by what they are. */
const MAX_SHARED_LINES = 150;
const MAX_IMPORTERS = 4;
/** Components without any knowledge of the domain share their look. */
const MAY_BE_SHARED = 'web/ui/';

/** Stylesheets beside their components, with the sources that import each. */
function importersByStylesheet(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const path of globSync('web/**/*.{ts,tsx}'))
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(/ from '(\.[^']*\.module\.css)'/g)) {
      const stylesheet = posix.join(posix.dirname(path), specifier);
      importers.set(stylesheet, [...(importers.get(stylesheet) ?? []), path]);
    }
  return importers;
}

/** Long stylesheets that too many components import. */
export const sharedStylesheets = (): string[] =>
  [...importersByStylesheet()].flatMap(([stylesheet, paths]) => {
    const lines = readFileSync(stylesheet, 'utf8').split('\n').length - 1;
    const isShared = lines > MAX_SHARED_LINES && paths.length > MAX_IMPORTERS && !stylesheet.startsWith(MAY_BE_SHARED);
    return isShared ? [`${stylesheet}: ${lines} lines, ${paths.length} importers`] : [];
  });

/** Class names that begin with the name of their stylesheet: `styles.visitsTable` of visits.module.css. */
export const repeatingClasses = (): string[] =>
  globSync('web/**/*.module.css').flatMap((stylesheet) => {
    const module = posix
      .basename(stylesheet, '.module.css')
      .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const names = readFileSync(stylesheet, 'utf8').matchAll(/\.([a-zA-Z]\w*)/g);
    const repeatingNames = new Set(
      Array.from(names, ([, name = '']) => name).filter(
        (name) => name.startsWith(module) && /^[A-Z]/.test(name.slice(module.length)),
      ),
    );
    return [...repeatingNames].map((name) => `${stylesheet}: .${name}`);
  });
