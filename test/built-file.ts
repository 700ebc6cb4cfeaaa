import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../dist/.vite/manifest.json');

/** The path of the built script that a module is in, such as `/assets/k3XbQ2aP.js`. @param source From the root. */
export function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return `/${chunk.file}`;
}
