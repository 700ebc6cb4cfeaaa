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
// Made by scripts/build-web.ts.
const DIST = join(ROOT, 'dist');
const PAGES = join(DIST, 'render/pages.js');
const APP_DOCUMENT = 'web/index.html';

/** The guest's pages as a module, for a thread of its own. */
export const BUILT_PAGES = pathToFileURL(PAGES).href;

// The entry of vite.config.ts; at its source the export is typed so.
type PagesModule = { pages: Omit<Render, 'mail' | 'appDocument'> };

export type LoadedRender = {
  render: Render;
  /** In development only: gives browsers the sources of the owner's app, each when it is asked for. */
  sources?: BrowserSources;
  close(): Promise<void>;
};

/**
 * The renderer: the built modules, or in development the sources through Vite, which reads them again when they have
 * changed.
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
  // Never listens: it hands on the connections that tell browsers of changes, which come in on the server's own port.
  const relay = createHttpServer();
  const server = { middlewareMode: { server: relay }, hmr: { server: relay } };
  // Node reads the settings themselves: a bundle of them, written and removed, is a change to `node --watch`, which would
  // start the server again without end.
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
    // A source that doesn't compile leaves the last one that did.
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
