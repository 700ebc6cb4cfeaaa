import { join } from 'node:path';

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const WEB = join(import.meta.dirname, '../web');
const modulePaths = (files: readonly string[]): readonly string[] => files.map((file) => join(WEB, file));

/**
 * What is loaded before the home, at once with it, beside it, with the first touch of a dish, and right
 * after it.
 */
const ROOTS = {
  before: modulePaths([
    'pages/auth/sign-up-page.tsx',
    'pages/auth/sign-in-page.tsx',
    'pages/auth/confirm-page.tsx',
    'pages/onboarding/name-page.tsx',
  ]),
  home: modulePaths(['pages/menus/section-page.tsx', 'pages/menus/empty-menu-page.tsx', 'frame/app-layout.tsx']),
  beside: modulePaths(['draft/queue/adopt-changes.ts', 'draft/queue/read-history.ts']),
  card: modulePaths(['pages/menus/item/item-card.tsx']),
  notes: modulePaths(['pages/menus/home/home-notes.tsx']),
  after: modulePaths(['dialogs/dialogs.tsx', 'pages/menus/editor-parts.ts', 'frame/frame-parts.ts']),
};
type GroupName = keyof typeof ROOTS;

/**
 * Names the files that the home consists of, for the bundler's groups: left alone, it makes a file for each set of screens
 * that share something, which was more than a hundred requests before a dish could be edited. A group also has what its
 * modules import, so those before it have the higher priority.
 */
export const chunkGroup =
  (name: GroupName) =>
  (id: string, graph: ModuleGraph): string | null =>
    closureOf(ROOTS[name], graph).has(id) && !isAlone(id) ? name : null;

/** A root is imported on demand: within a group, it would be another file that only refers to it. */
const isAlone = (id: string): boolean => [ROOTS.home, ROOTS.card, ROOTS.notes, ROOTS.after].flat().includes(id);

/** By the roots; a process builds once. */
const closures = new Map<readonly string[], Set<string>>();

/** The roots and all that they import, not on demand. */
function closureOf(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const cachedClosure = closures.get(roots);
  if (cachedClosure) return cachedClosure;
  const closure = new Set<string>();
  const add = (id: string) => {
    // A package's own index imports all of the package, whatever of it is used.
    if (closure.has(id) || id.includes('/node_modules/')) return;
    closure.add(id);
    for (const importedId of graph.getModuleInfo(id)?.importedIds ?? []) add(importedId);
  };
  for (const root of roots) add(root);
  closures.set(roots, closure);
  return closure;
}
