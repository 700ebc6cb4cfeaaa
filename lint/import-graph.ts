import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

const SOURCES = '{bench,e2e,faults,lint,reader,scripts,server,shared,test,training,web}/**/*.{ts,tsx}';

/** The imports of a source file as written: values, types, re-exports and dynamic imports. */
export function importsOf(path: string, source: string): Set<string> {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // A computed specifier can't be resolved.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      Array.from(source.slice(start, end).matchAll(/^'(.*)'$/g), ([, specifier]) => specifier ?? ''),
    ),
  ]);
}

/** Every source of the project, by its path from the root, with what it imports. */
export function importGraph(): Map<string, Set<string>> {
  return new Map(globSync(SOURCES).map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))]));
}

/** Files that import each other in a circle, by values or by types; each circle sorted (Tarjan's components). */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const place = order.size;
    order.set(path, place);
    stack.push(path);
    let low = place;
    for (const specifier of graph.get(path) ?? []) {
      const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')).replace(/\/$/, '');
      if (!specifier.startsWith('.') || !graph.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
      lowest.set(path, low);
    }
    if (low === place) {
      const circle = stack.splice(stack.indexOf(path));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles.sort();
}
