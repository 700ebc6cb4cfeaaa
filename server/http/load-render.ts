import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '../../shared/render.ts';
import type { Env } from '../env.ts';
import { StartProblem } from '../start-problem.ts';

const ROOT = join(import.meta.dirname, '../..');
// Made by scripts/build-web.ts from web/render.tsx.
const BUILT = join(ROOT, 'dist/render/render.js');

// Both are made of web/render.tsx, whose export is typed as Render there.
type RenderModule = { render: Render };

export type LoadedRender = {
  render: Render;
  close(): Promise<void>;
};

/**
 * The renderer: the built module, or in development the source through Vite, which reads it again when it has changed.
 * @throws StartProblem where it wasn't built.
 */
export async function loadRender(env: Pick<Env, 'NODE_ENV'>): Promise<LoadedRender> {
  if (env.NODE_ENV === 'development') return loadSource();
  try {
    await access(BUILT);
  } catch {
    throw new StartProblem('The web part is not built: run "npm run build:web", or start with "npm start".');
  }
  const { render }: RenderModule = await import(pathToFileURL(BUILT).href);
  return { render, close: async () => {} };
}

async function loadSource(): Promise<LoadedRender> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: ROOT, appType: 'custom', server: { middlewareMode: true, ws: false } });
  // Type-checked at the source: Vite gives what the module exports.
  const load = async () => (await vite.ssrLoadModule('/web/render.tsx')) as RenderModule;
  let current = (await load()).render;
  vite.watcher.on('change', () => {
    // A source that doesn't compile leaves the last one that did.
    load().then(
      ({ render }) => {
        current = render;
      },
      () => undefined,
    );
  });
  const latest = new Proxy(current, { get: (_, property) => Reflect.get(current, property) });
  return { render: latest, close: () => vite.close() };
}
