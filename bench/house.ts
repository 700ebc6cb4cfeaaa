import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { circlesOf, importGraph } from '../lint/import-graph.ts';

/**
 * Statistics of the sources without tests, as a table: `npm run bench:house -- [folder]`, for the project in that folder.
 */
const ROOTS = ['shared', 'reader', 'server', 'web'];
const FEW_LINES = 16;
/** Folders that are a pipeline; the others are lists of similar files. */
const PIPELINES = ['reader', 'server/imports', 'web'];

process.chdir(process.argv[2] ?? '.');
const graph = importGraph();
const isProduct = (path: string) => ROOTS.some((root) => path.startsWith(`${root}/`)) && !/\.test\.tsx?$/.test(path);
const lines = new Map(
  [...graph.keys()].filter(isProduct).map((path) => [path, readFileSync(path, 'utf8').split('\n').length - 1]),
);

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function largestFolder(roots: readonly string[]): string {
  const folders = Map.groupBy(
    [...lines.keys()].filter((path) => roots.some((root) => path.startsWith(`${root}/`))),
    (path) => posix.dirname(path),
  );
  const [folder, files] = [...folders].sort(([, a], [, b]) => b.length - a.length)[0] ?? ['none', []];
  return `${folder}, ${files.length}`;
}

/** Which rooms of a folder import which, as "room → room", and how many of them go both ways. */
function arrows(root: string): string {
  const roomOf = (path: string) => /^([^/]+)\//.exec(path.slice(root.length + 1))?.[1];
  const found = new Set<string>();
  for (const [path, specifiers] of graph) {
    if (!path.startsWith(`${root}/`) || !isProduct(path)) continue;
    for (const specifier of specifiers) {
      const target = posix.join(posix.dirname(path), specifier);
      const [from, to] = [roomOf(path), target.startsWith(`${root}/`) ? roomOf(target) : undefined];
      if (specifier.startsWith('.') && from !== undefined && to !== undefined && from !== to)
        found.add(`${from} ${to}`);
    }
  }
  const back = [...found].filter((arrow) => found.has(arrow.split(' ').reverse().join(' '))).length / 2;
  return `${found.size}, ${back} pairs both ways`;
}

/** Those that `npm ci --omit=dev` installs. */
function productionPackages(): number {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional).length;
}

const sizes = [...lines.values()];
const rows: [what: string, value: string][] = [
  ['files', String(sizes.length)],
  ['lines', String(sizes.reduce((sum, size) => sum + size, 0))],
  ['median of lines', String(quantile(sizes, 0.5))],
  ['90th percentile', String(quantile(sizes, 0.9))],
  [`files under ${FEW_LINES} lines`, percent(sizes.filter((size) => size < FEW_LINES).length, sizes.length)],
  ...ROOTS.map((root): [string, string] => {
    const own = [...lines].filter(([path]) => path.startsWith(`${root}/`)).map(([, size]) => size);
    const few = own.filter((size) => size < FEW_LINES).length;
    return [`${root}/: files, median, few lines`, `${own.length}, ${quantile(own, 0.5)}, ${percent(few, own.length)}`];
  }),
  ['largest folder of a pipeline', largestFolder(PIPELINES)],
  ['circles, of types too', String(circlesOf(graph).length)],
  ...['reader', 'server/imports', 'web'].map((root): [string, string] => [
    `arrows between rooms of ${root}/`,
    arrows(root),
  ]),
];
rows.push(['packages in production, without the optional ones', String(productionPackages())]);
for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
