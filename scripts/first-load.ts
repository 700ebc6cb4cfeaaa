import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** At most this much compressed JavaScript before any first screen of the owner's app. */
export const MAX_FIRST_LOAD_BYTES = 200_000;

const DIST = join(import.meta.dirname, '../dist');
const ENTRY = 'web/index.html';
// Each screen, and each language's words.
const SCREEN = /^web\/pages\/.*-page\.tsx$/;
const WORDS = /^web\/i18n\/\w\w\.ts$/;

type Manifest = Record<string, { file: string; imports?: string[] }>;

// As the server sends it (server/http/set-up-http.ts).
const compressedBytes = (path: string): number =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The compressed bytes of script that each screen needs when it is the first, with its heavier language; by its source. */
export function firstLoads(): Map<string, number> {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const bytes = new Map<string, number>();
  const sizeOf = (key: string): number => {
    const file = manifest[key]?.file;
    if (file === undefined) throw new Error(`The build has no ${key}.`);
    const known = bytes.get(file) ?? compressedBytes(join(DIST, file));
    bytes.set(file, known);
    return known;
  };
  const withImports = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, found);
    return found;
  };
  const keys = Object.keys(manifest);
  const words = keys.filter((key) => WORDS.test(key)).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (words === undefined) throw new Error('The build has no words.');
  const sum = (screen: string) => {
    const needed = withImports(screen, withImports(words, withImports(ENTRY)));
    return [...needed].reduce((total, key) => total + sizeOf(key), 0);
  };
  return new Map(keys.filter((key) => SCREEN.test(key)).map((screen) => [screen, sum(screen)]));
}

/** @throws where a screen needs more. */
export function checkFirstLoads(): void {
  const loads = [...firstLoads()].sort(([, a], [, b]) => b - a);
  console.log(loads.map(([screen, bytes]) => `${(bytes / 1_000).toFixed(1)} KB ${screen}`).join('\n'));
  const [heaviest] = loads;
  if (!heaviest) throw new Error('The build has no screens.');
  if (heaviest[1] > MAX_FIRST_LOAD_BYTES)
    throw new Error(
      `${heaviest[0]} needs ${heaviest[1]} bytes of script; at most ${MAX_FIRST_LOAD_BYTES} are allowed.`,
    );
}
