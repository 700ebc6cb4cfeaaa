import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseArgs } from 'node:util';
import { type DeclaredName, factsOf, type SourceFacts } from './declared-names.ts';
import { circlesOf, importGraph } from './import-graph.ts';
import { isRoom } from './import-rules.ts';

/**
 * Statistics of the product's sources without tests, as a table: `npm run house`. `-- --worst` adds the files with most
 * vague names, `-- --worst server/menus` those of a folder, with the names themselves; `-- --in FOLDER` measures the
 * project in that folder. test/house.test.ts has the bars.
 */
const ROOTS = ['shared', 'reader', 'server', 'web'];
const FEW_LINES = 16;
/** Folders that are a pipeline; the others are lists of similar files. */
const PIPELINES = ['reader', 'server/imports', 'web'];
/** Data and messages: their names are words of the domain or of the database. */
const DATA = /\/(?:i18n|lexicon|migrations|relations)\//;
const WORST_FILES = 40;

/** Names that don't say what they hold: bare participles, pronouns and adverbs (CONTRIBUTING.md, Names). */
const VAGUE_NAMES = new Set(
  `added answered asked at avoided begun best better cached changed chosen copied counted declared drawn each ended
  folded found given gone held here it joined kept known last listed made marked mine missing more most named of one
  opened other others ours own parsed place placed printed refused rest round said same seen sent shown stored such taken
  that theirs there thing things told typed used usual wanted way ways what which whole written`.split(/\s+/),
);

export const wordsOf = (name: string): string[] =>
  name.split(/[_$#]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).filter((word) => word !== '');

const isLocal = ({ kind }: DeclaredName): boolean => kind === 'variable' || kind === 'parameter' || kind === 'field';
/** Names that live longer than a line: the others are read with their value. */
const isLasting = (declared: DeclaredName): boolean => isLocal(declared) && !declared.hasOneLineScope;
export const isVague = (declared: DeclaredName): boolean => isLasting(declared) && VAGUE_NAMES.has(declared.name);
/** Variables, functions and types; a parameter is explained by its function, a field by its type. */
const isTitle = ({ kind }: DeclaredName): boolean => kind !== 'parameter' && kind !== 'field';
const isOneWord = (declared: DeclaredName): boolean => isTitle(declared) && wordsOf(declared.name).length === 1;
/** The name of a hook has the rule behind its "use". */
const breaksBooleanRule = ({ name, kind, isBoolean }: DeclaredName): boolean =>
  isBoolean &&
  kind !== 'field' &&
  !/^(?:(?:is|has|can|should)(?![a-z])|use(?:Is|Has|Can|Should)(?![a-z])|[A-Z_]+$)/.test(name);

export type House = {
  /** Lines of each source. */
  sizes: Map<string, number>;
  facts: Map<string, SourceFacts>;
  vagueShare: number;
  oneWordShare: number;
  wordsPerName: number;
  /** Of all that are true or false, how many don't begin with is, has, can or should. */
  booleans: { wrong: number; all: number };
  casts: number;
  exceptions: number;
  commentShare: number;
  /** Folders that import each other, as "a ⇄ b". */
  mutualRooms: string[];
  /** The same of a folder's files and a folder in it: what the part needs of the whole should be below both. */
  mutualParts: string[];
  /** Arrows between folders of one circle: while there are any, the folders have no order. */
  upwardArrows: number;
  fileCircles: string[][];
};

/** Reads every source of the product below the current folder. */
export function measureHouse(): House {
  const graph = importGraph();
  const isProduct = (path: string) => ROOTS.some((root) => path.startsWith(`${root}/`)) && !/\.test\.tsx?$/.test(path);
  const sources = new Map([...graph.keys()].filter(isProduct).map((path) => [path, readFileSync(path, 'utf8')]));
  const facts = new Map([...sources].map(([path, source]) => [path, factsOf(path, source)]));
  const names = [...facts].filter(([path]) => !DATA.test(path)).flatMap(([, fact]) => fact.names);
  const titles = names.filter(isTitle);
  const flags = names.filter(({ isBoolean, kind }) => isBoolean && kind !== 'field');
  const sizes = new Map([...sources].map(([path, source]) => [path, source.split('\n').length - 1]));
  const rooms = roomGraph(graph, isProduct);
  const circles = circlesOf(rooms);
  return {
    sizes,
    facts,
    vagueShare: names.filter(isVague).length / names.filter(isLasting).length,
    oneWordShare: titles.filter(isOneWord).length / titles.length,
    wordsPerName: sum(titles.map(({ name }) => wordsOf(name).length)) / titles.length,
    booleans: { wrong: flags.filter(breaksBooleanRule).length, all: flags.length },
    casts: sum([...facts.values()].map((fact) => fact.casts)),
    exceptions: sum(
      [...sources.values()].map((text) => text.match(/biome-ignore|@ts-(?:ignore|expect-error)/g)?.length ?? 0),
    ),
    commentShare: sum([...facts.values()].map((fact) => fact.commentLines)) / sum([...sizes.values()]),
    mutualRooms: mutualPairs(rooms, (room, target) => posix.dirname(target) !== room),
    mutualParts: mutualPairs(rooms, (room, target) => posix.dirname(target) === room),
    upwardArrows: sum(
      circles.map((circle) =>
        sum(circle.map((room) => targetsOf(rooms, room).filter((to) => circle.includes(to)).length)),
      ),
    ),
    fileCircles: circlesOf(graph),
  };
}

const mutualPairs = (
  rooms: ReadonlyMap<string, ReadonlySet<string>>,
  isCounted: (room: string, target: string) => boolean,
): string[] =>
  [...rooms.keys()].flatMap((room) =>
    targetsOf(rooms, room)
      .filter((target) => room < target && isCounted(room, target) && targetsOf(rooms, target).includes(room))
      .map((target) => `${room} ⇄ ${target}`),
  );

const targetsOf = (rooms: ReadonlyMap<string, ReadonlySet<string>>, room: string): string[] =>
  [...(rooms.get(room) ?? [])].map((specifier) => roomBehind(room, specifier));

/** The room that another one names; its parent folder is named by nothing but a slash. */
const roomBehind = (room: string, specifier: string): string =>
  posix.join(posix.dirname(room), specifier).replace(/\/$/, '');

/** The folder of a file; a file that is a room of its own in the matrix, such as server/app.ts, is none's. */
const folderOf = (path: string): string => (isRoom(path) ? path : posix.dirname(path));

/** Which folder imports which, in the form of `importGraph`. */
function roomGraph(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  isProduct: (path: string) => boolean,
): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [path, specifiers] of graph) {
    if (!isProduct(path)) continue;
    const room = folderOf(path);
    const targets = rooms.get(room) ?? new Set();
    rooms.set(room, targets);
    for (const specifier of specifiers) {
      const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
      if (!specifier.startsWith('.') || !graph.has(target) || folderOf(target) === room) continue;
      const relative = posix.relative(posix.dirname(room), folderOf(target));
      targets.add(relative.startsWith('.') ? relative : `./${relative}`);
    }
  }
  return rooms;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function largestFolder(sizes: ReadonlyMap<string, number>, roots: readonly string[]): string {
  const folders = Map.groupBy(
    [...sizes.keys()].filter((path) => roots.some((root) => path.startsWith(`${root}/`))),
    (path) => posix.dirname(path),
  );
  const [folder, files] = [...folders].sort(([, a], [, b]) => b.length - a.length)[0] ?? ['none', []];
  return `${folder}, ${files.length}`;
}

/** Those that `npm ci --omit=dev` installs. */
function productionPackages(): number {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional).length;
}

function tableOf(house: House): [what: string, value: string][] {
  const sizes = [...house.sizes.values()];
  const fewLines = sizes.filter((size) => size < FEW_LINES).length;
  const [largest, largestSize] = [...house.sizes].sort(([, a], [, b]) => b - a)[0] ?? ['none', 0];
  return [
    ['files', String(sizes.length)],
    ['lines', String(sum(sizes))],
    ['median of lines', String(quantile(sizes, 0.5))],
    ['90th percentile', String(quantile(sizes, 0.9))],
    ['largest', `${largest}, ${largestSize}`],
    [`files under ${FEW_LINES} lines`, percent(fewLines / sizes.length)],
    ...ROOTS.map((root): [string, string] => {
      const rootSizes = [...house.sizes].filter(([path]) => path.startsWith(`${root}/`)).map(([, size]) => size);
      const few = rootSizes.filter((size) => size < FEW_LINES).length;
      return [
        `${root}/: files, median, under ${FEW_LINES} lines`,
        `${rootSizes.length}, ${quantile(rootSizes, 0.5)}, ${percent(few / rootSizes.length)}`,
      ];
    }),
    ['vague locals', percent(house.vagueShare, 1)],
    ['one-word names', percent(house.oneWordShare, 1)],
    ['words a name', house.wordsPerName.toFixed(2)],
    ['booleans against the rule', `${house.booleans.wrong} of ${house.booleans.all}`],
    ['casts', String(house.casts)],
    ['exceptions of linter and compiler', String(house.exceptions)],
    ['share of comment lines', percent(house.commentShare)],
    ['circles of files, of types too', String(house.fileCircles.length)],
    ['pairs of folders that import both ways', String(house.mutualRooms.length)],
    ['folders and folders in them that import both ways', String(house.mutualParts.length)],
    ['arrows between folders of a circle', String(house.upwardArrows)],
    ['largest folder of a pipeline', largestFolder(house.sizes, PIPELINES)],
    ['decision records', String(globSync('docs/decisions/[0-9]*.md').length)],
    ['packages in production, without the optional ones', String(productionPackages())],
  ];
}

/** The files with most vague and one-word names; with a folder, the vague names and their lines. */
function printWorst({ facts, mutualRooms, mutualParts }: House, folder: string | undefined): void {
  const files = [...facts]
    .filter(([path]) => !DATA.test(path) && (folder === undefined || path.startsWith(folder)))
    .map(([path, { names }]) => ({ path, vague: names.filter(isVague), oneWord: names.filter(isOneWord), names }));
  for (const { path, vague, oneWord, names } of files
    .sort((a, b) => b.vague.length - a.vague.length || b.oneWord.length - a.oneWord.length)
    .slice(0, folder === undefined ? WORST_FILES : files.length)) {
    console.log(`${path}: ${vague.length} vague, ${oneWord.length} one-word of ${names.filter(isTitle).length}`);
    if (folder === undefined) continue;
    const list = (declared: readonly DeclaredName[]) => declared.map(({ name, line }) => `${name}:${line}`).join(' ');
    console.log(`  vague ${list(vague)}\n  one word ${list(oneWord)}`);
    console.log(`  booleans ${list(names.filter(breaksBooleanRule))}`);
  }
  if (folder === undefined) for (const pair of [...mutualRooms, ...mutualParts]) console.log(pair);
}

if (import.meta.main) {
  const { values: options, positionals } = parseArgs({
    options: { worst: { type: 'boolean', default: false }, in: { type: 'string', default: '.' } },
    allowPositionals: true,
  });
  process.chdir(options.in);
  const house = measureHouse();
  for (const [what, value] of tableOf(house)) console.log(`| ${what} | ${value} |`);
  if (options.worst) printWorst(house, positionals[0]);
}
