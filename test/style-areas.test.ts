import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Styles of a screen stay when another is gone to: a rule for a class that stands on another area's screens would
 * change those from then on. Others than the class's own folder name it together with something of their own.
 */
test('no two areas have a rule for the same class', () => {
  const areas = new Map<string, Set<string>>();
  for (const path of globSync('web/{pages,forms,upload,review,publishing,draft,frame,theme}/**/*.css'))
    for (const name of classesOf(readFileSync(path, 'utf8')))
      areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(path)));
  expect(areas.size).toBeGreaterThan(100);
  expect([...areas].filter(([, folders]) => folders.size > 1).map(([name, folders]) => [name, ...folders])).toEqual([]);
});

/** A folder; the rooms of the review are one screen. */
const areaOf = (path: string): string => dirname(path).replace(/^(web\/review)\/.*/, '$1');

/** Classes that are a whole selector: `.sheet`, `.sheet:hover`, not `.review .sheet` nor `.page:has(> .review)`. */
function classesOf(style: string): Set<string> {
  const selectors = style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // Lists within a selector have commas of their own.
    .replace(/:(is|where|not|has)\([^)]*\)/g, ':$1()')
    .split(/[{};]/)
    .flatMap((part) => part.split(','))
    .map((part) => part.trim());
  return new Set(selectors.flatMap((selector) => /^\.([a-z][a-z0-9-]*)(?:::?[a-z-]+)?$/.exec(selector)?.[1] ?? []));
}
