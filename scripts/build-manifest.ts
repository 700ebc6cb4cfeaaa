import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build's files by the sources that they were made of, as Vite writes them. */
export type BuildManifest = Record<string, BuiltPart>;
type BuiltPart = { file: string; imports?: string[]; css?: string[] };

export const DIST = join(import.meta.dirname, '../dist');
/** The document of the owner's app. */
export const ENTRY = 'web/index.html';

export const readManifest = (): BuildManifest => JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** @throws if the build has no such file: an address of nothing would be loaded at each start. */
export function partOf(manifest: BuildManifest, key: string): BuiltPart {
  const part = manifest[key];
  if (!part) throw new Error(`The build has no ${key}.`);
  return part;
}

/** The keys of some parts and of all that they import, not on demand. */
export function withImports(manifest: BuildManifest, roots: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const importedKey of partOf(manifest, key).imports ?? []) add(importedKey);
  };
  for (const root of roots) add(root);
  return keys;
}
