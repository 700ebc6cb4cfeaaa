import { access, readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HomeFiles, Render } from '../shared/render.ts';
import type { BrowserSources } from './deps.ts';
import type { Env } from './env.ts';
import { renderMail } from './mail/templates/render-mail.ts';
import { StartProblem } from './start-problem.ts';

const PROJECT_ROOT = join(import.meta.dirname, '..');
// Built by scripts/build-web.ts.
const DIST_FOLDER = join(PROJECT_ROOT, 'dist');
const PAGES_MODULE = join(DIST_FOLDER, 'render/pages.js');
const APP_DOCUMENT = 'web/index.html';
const HOME_FILES = 'web/home-files.json';

/** The guest's pages as a module, for a worker thread. */
export const BUILT_PAGES = pathToFileURL(PAGES_MODULE).href;

// The entry of vite.config.ts, which exports this type.
type PagesModule = { pages: Omit<Render, 'mail' | 'appDocument' | 'home_files'> };

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
    const files = [PAGES_MODULE, ...[APP_DOCUMENT, HOME_FILES].map((file) => join(DIST_FOLDER, file))];
    await Promise.all(files.map((file) => access(file)));
  } catch {
    throw new StartProblem('The web part is not built: run "npm run build:web", or start with "npm start".');
  }
  const { pages }: PagesModule = await import(BUILT_PAGES);
  const [appDocument, homeFiles] = await Promise.all(
    [APP_DOCUMENT, HOME_FILES].map((file) => readFile(join(DIST_FOLDER, file), 'utf8')),
  );
  // Both were read; the second was written by scripts/build-web.ts.
  const builtParts = {
    appDocument: async () => appDocument ?? '',
    home_files: JSON.parse(homeFiles ?? '') as HomeFiles,
  };
  return { render: { ...pages, ...builtParts, mail: renderMail }, close: async () => {} };
}

async function loadSource(): Promise<LoadedRender> {
  const { createServer } = await import('vite');
  // Never listens: it only forwards the connections that notify browsers of changes, which arrive at the server's own port.
  const relayServer = createHttpServer();
  const serverOptions = { middlewareMode: { server: relayServer }, hmr: { server: relayServer } };
  // Node loads the config directly: Vite's bundled copy, written and removed, would be a change to `node --watch`, which
  // would restart the server in a loop.
  const vite = await createServer({
    root: PROJECT_ROOT,
    appType: 'custom',
    configLoader: 'native',
    server: serverOptions,
  });
  // Type-checked at its source: Vite returns what the module exports.
  const loadPages = async (): Promise<Render> => {
    const { pages } = (await vite.ssrLoadModule('/web/guest/render-pages.tsx')) as PagesModule;
    const appDocument = async (url: string) =>
      vite.transformIndexHtml(url, await readFile(join(PROJECT_ROOT, APP_DOCUMENT), 'utf8'));
    // The sources are many small files, which the browser finds one by one.
    const home_files: HomeFiles = { scripts: [], styles: [], words: {} };
    return { ...pages, appDocument, home_files, mail: renderMail };
  };
  let currentRender = await loadPages();
  vite.watcher.on('change', () => {
    // If a source doesn't compile, the last working version stays.
    loadPages().then(
      (render) => {
        currentRender = render;
      },
      () => undefined,
    );
  });
  const latestRender = new Proxy(currentRender, { get: (_, property) => Reflect.get(currentRender, property) });
  return {
    render: latestRender,
    sources: { handle: vite.middlewares, upgrade: (...connection) => relayServer.emit('upgrade', ...connection) },
    close: () => vite.close(),
  };
}
