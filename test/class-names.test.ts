import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { SHEET_LISTS, scopedName } from '../scripts/class-names.ts';

/** What belongs to no component: elements, parts of Mantine, colours, the slides of screens. */
const GLOBAL = /^(@|(\.\/|(\.\.\/)+)theme\/)/;
/** The document shows it before the app is there: web/index.html. */
const OF_THE_DOCUMENT = 'splash';
const OWNERS_APP = { exclude: ['web/guest/**', 'web/landing/**'] };

const defined = new Map<string, string[]>();
const used = new Map<string, Set<string>>();
const others: string[] = [];

beforeAll(async () => {
  const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build');
  for (const path of globSync('web/**/*.module.css')) {
    const style = readFileSync(path, 'utf8');
    const { modules } = await preprocessCSS(style, path, config);
    // Animations are the module's own, too.
    defined.set(
      path,
      Object.keys(modules ?? {}).filter((name) => !style.includes(`@keyframes ${name} `)),
    );
  }
  for (const path of globSync('web/**/*.{ts,tsx}', OWNERS_APP)) readUses(path);
});

test('a class that a component names is defined in its module, and one that is defined is named', () => {
  expect(defined.size).toBeGreaterThan(20);
  for (const [path, names] of defined)
    expect([path, ...(used.get(path) ?? [])].sort()).toEqual([path, ...names].sort());
});

test('no two classes are one to browsers', () => {
  const all = [...defined].flatMap(([path, names]) => names.map((name) => scopedName(name, posix.resolve(path))));
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test('a component’s style is from modules only, class by class', () => {
  expect(others).toEqual([]);
});

type Node = { type: string } & Record<string, unknown>;

/** Notes each `styles.name` of a module's default import, and whatever else is done with styles. */
function readUses(path: string): void {
  const { program, module } = parseSync(path, readFileSync(path, 'utf8'));
  const sheets = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.endsWith('.css')) continue;
    const name = entries[0]?.localName.value;
    if (name !== undefined) sheets.set(name, posix.join(posix.dirname(path), moduleRequest.value));
    else if (!GLOBAL.test(moduleRequest.value) && !SHEET_LISTS.includes(path))
      others.push(`${path} imports ${moduleRequest.value}`);
  }
  for (const node of nodesOf(program)) {
    const sheet = node.type === 'MemberExpression' ? sheets.get(nameOf(node.object)) : undefined;
    if (sheet !== undefined) used.set(sheet, (used.get(sheet) ?? new Set()).add(nameOf(node.property)));
    else if (node.type === 'Identifier' && sheets.has(nameOf(node)))
      others.push(`${path} does more with ${nameOf(node)} than naming a class`);
    else if (isNamedAsText(node)) others.push(`${path} names a class as text`);
  }
}

/** A node with all within it, but for imports and for the object of `styles.name`. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  if (!isNode(value) || value.type === 'ImportDeclaration') return;
  yield value;
  const isNaming =
    value.type === 'MemberExpression' && !value.computed && isNode(value.object) && value.object.type === 'Identifier';
  if (!isNaming) for (const part of Object.values(value)) yield* nodesOf(part);
}

function isNamedAsText(node: Node): boolean {
  if (node.type !== 'JSXAttribute' || nameOf(node.name) !== 'className') return false;
  return isNode(node.value) && node.value.type === 'Literal' && node.value.value !== OF_THE_DOCUMENT;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');
