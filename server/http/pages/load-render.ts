import { access, readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '../../../shared/render.ts';
import type { BrowserSources } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { renderMail } from '../../mail/templates/render-mail.ts';
import { StartProblem } from '../../start-problem.ts';

const ROOT = join(import.meta.dirname, '../../..');
// Built by scripts/build-web.ts.
const DIST = join(ROOT, 'dist');
const PAGES = join(DIST, 'render/pages.js');
const APP_DOCUMENT = 'web/index.html';

/** The guest's pages as a module, for a worker thread. */
export const BUILT_PAGES = pathToFileURL(PAGES).href;

// The entry of vite.config.ts, which exports this type.
type PagesModule = { pages: Omit<Render, 'mail' | 'appDocument'> };

export type LoadedRender = {
  render: Render;
  /** In development only: serves the sources of the owner's app to browsers. */
  sources?: BrowserSources;
  close(): Promise<void>;
};

/**
 * The renderer: the built modules, or in development the sources through Vite, which reloads them when they
 * change.
 * @throws StartProblem if it wasn't built.
 */
export async function loadRender(env: Pick<Env, 'NODE_ENV'>): Promise<LoadedRender> {
  if (env.NODE_ENV === 'development') return loadSource();
  try {
    await Promise.all([PAGES, join(DIST, APP_DOCUMENT)].map((file) => access(file)));
  } catch {
    throw new StartProblem('The web part is not built: run "npm run build:web", or start with "npm start".');
  }
  const { pages }: PagesModule = await import(BUILT_PAGES);
  const document = await readFile(join(DIST, APP_DOCUMENT), 'utf8');
  return { render: { ...pages, appDocument: async () => document, mail: renderMail }, close: async () => {} };
}

async function loadSource(): Promise<LoadedRender> {
  const { createServer } = await import('vite');
  // Never listens: it only forwards the connections that notify browsers of changes, which arrive at the server's own port.
  const relay = createHttpServer();
  const server = { middlewareMode: { server: relay }, hmr: { server: relay } };
  // Node loads the config directly: Vite's bundled copy, written and removed, would be a change to `node --watch`, which
  // would restart the server in a loop.
  const vite = await createServer({ root: ROOT, appType: 'custom', configLoader: 'native', server });
  // Type-checked at its source: Vite returns what the module exports.
  const load = async (): Promise<Render> => {
    const { pages } = (await vite.ssrLoadModule('/web/guest/render-pages.tsx')) as PagesModule;
    const appDocument = async (url: string) =>
      vite.transformIndexHtml(url, await readFile(join(ROOT, APP_DOCUMENT), 'utf8'));
    return { ...pages, appDocument, mail: renderMail };
  };
  let current = await load();
  vite.watcher.on('change', () => {
    // If a source doesn't compile, the last working version stays.
    load().then(
      (render) => {
        current = render;
      },
      () => undefined,
    );
  });
  const latest = new Proxy(current, { get: (_, property) => Reflect.get(current, property) });
  return {
    render: latest,
    sources: { handle: vite.middlewares, upgrade: (...connection) => relay.emit('upgrade', ...connection) },
    close: () => vite.close(),
  };
}
