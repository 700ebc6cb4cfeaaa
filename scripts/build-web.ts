import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DIST, readManifest } from './build-manifest.ts';
import { homeFiles, homeScripts } from './home-files.ts';

/**
 * Builds the web part into dist/, if its sources changed since the last build (by names, sizes and times). A build that fails
 * or is killed leaves no stamp, so the next start builds again. --force: always.
 */
const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'web/**',
  'shared/**',
  'scripts/{build-manifest,build-web,bundle-scripts,chunk-groups,class-names,home-files,named-break-points,simplify-outlines,split-words,subset-fonts}.ts',
  'vite.config.ts',
  'package-lock.json',
];
const STAMP = join(DIST, 'sources');

const sources = fingerprint();
if (process.argv.includes('--force') || sources !== readStamp()) {
  process.stdout.write('Building the web part.\n');
  const { createBuilder } = await import('vite');
  rmSync(DIST, { recursive: true, force: true });
  const builder = await createBuilder({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  moveSourceMaps();
  hintCompilation();
  nameStartScript();
  compressAssets();
  writeHomeFiles();
  mkdirSync(DIST, { recursive: true });
  writeFileSync(STAMP, sources);
}

/** For the operator, who may upload them to where errors are reported (docs/operating.md); they hold the sources. */
function moveSourceMaps(): void {
  const assets = join(DIST, 'assets');
  const maps = join(DIST, 'source-maps');
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(assets).filter((name) => name.endsWith('.map')))
    renameSync(join(assets, name), join(maps, name));
}

/**
 * Chromium compiles the functions of a file that begins with this comment beside the main thread, while the file is loaded,
 * and not one by one when they are first called, which was a fifth of what a slow phone did before the first dish.
 */
function hintCompilation(): void {
  for (const file of homeScripts(readManifest())) {
    const path = join(DIST, file);
    writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`);
    const mapPath = join(DIST, 'source-maps', `${basename(file)}.map`);
    // The bundler's own part has none. A semicolon ends the mappings of a line (ECMA-426).
    if (existsSync(mapPath))
      writeFileSync(mapPath, readFileSync(mapPath, 'utf8').replace('"mappings":"', '"mappings":";'));
  }
}

/** By its content, so that browsers keep it: the document is parsed no further before it has run. */
function nameStartScript(): void {
  const script = readFileSync(join(DIST, 'start.js'));
  const address = `/assets/start-${createHash('sha256').update(script).digest('hex').slice(0, 7)}.js`;
  writeFileSync(join(DIST, address), script);
  const documentPath = join(DIST, 'web/index.html');
  writeFileSync(documentPath, readFileSync(documentPath, 'utf8').replace('src="/start.js"', `src="${address}"`));
}

/** Compressed once and well, rather than quickly at each request: `x.js.br` beside `x.js`, which the server prefers. */
function compressAssets(): void {
  const assets = join(DIST, 'assets');
  for (const name of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)))
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))));
}

/** Read by the server, which names them in the document of a signed-in owner (server/load-render.ts). */
function writeHomeFiles(): void {
  writeFileSync(join(DIST, 'web/home-files.json'), JSON.stringify(homeFiles(readManifest())));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}
