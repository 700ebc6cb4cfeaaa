import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { Refusal } from '../../shared/errors.ts';
import { APP_LOCALES } from '../../shared/locales.ts';
import { GUEST_PATHS } from '../../shared/paths.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { isFile } from '../http/guards/rate-limits.ts';
import { ownDomainOf } from '../http/own-domain.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { guestLanguage } from '../publishing/memory/guest-language.ts';
import type { PageMaker } from '../publishing/memory/page-maker.ts';
import type { PublicEntry, ShownPublication } from '../publishing/memory/public-entry.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { SHORT_ADDRESS } from '../visits/queries.ts';
import type { VisitCounts } from '../visits/visit-counts.ts';
import { assetType, openOtherBuilds, storeBuild } from './build-assets.ts';
import { cardRoutes } from './card-routes.ts';
import { openCountVisit } from './count-visit.ts';
import { sendErrorPage } from './error-page.ts';
import { manifestRoutes } from './manifest-routes.ts';
import { type MenuAddress, menuPath, readCodeAddress, readMenuAddress, readOtherAddress } from './menu-address.ts';
import { ownDomainSiteRoutes } from './own-domain-routes.ts';
import { siteOfPage, toOuterPath } from './own-domain-url.ts';
import { openPageCache } from './page-cache.ts';
import { openPagesFromMemory } from './pages-from-memory.ts';
import { redirectToMenu, redirectToSpelling } from './redirect-to-menu.ts';
import { sendMenuPage } from './send-menu-page.ts';
import { sendOwnersApp } from './send-owners-app.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

// Built by scripts/build-web.ts; each file is named by its content hash.
const DIST_FOLDER = join(import.meta.dirname, '../../dist');
const ASSETS_FOLDER = join(DIST_FOLDER, 'assets');
// A content hash may begin with a dash.
const ASSET_NAME_PATTERN = /^[\w-][\w.-]*$/;
const ASSET_CACHE_CONTROL = 'public, max-age=31536000, immutable';

// Built by scripts/bundle-scripts.ts from web/guest/offline/service-worker.ts; may be compressed.
const SERVICE_WORKER = /guest-service-worker-[\w-]{1,40}\.js(\.br)?$/;

// Files of the owner's app with a fixed address: the icons (specification §7), the script before the app's own, the
// pictures of links to it, and those of the page for visitors.
const NAMED_FILES = [
  'icons.svg',
  'start.js',
  ...APP_LOCALES.flatMap((locale) => [
    `share-card-${locale}.png`,
    `landing-menu-${locale}.webp`,
    `landing-page-${locale}.webp`,
    `landing-page-${locale}-dark.webp`,
  ]),
];

// A dining room shares one address, and a page from memory is cheap: guests are not limited.
const page = { config: { access: 'everyone', rateLimit: false, scripts: 'none' }, schema: { hide: true } } as const;
const framedPage = { ...page, config: { ...page.config, framed: 'anywhere' } } as const;

/** The router reads /restaurants/ as an empty id: that is no address. */
const addressOf = (
  { restaurantId }: { restaurantId: string },
  read: (restaurantId: string) => MenuAddress,
): MenuAddress | null => (restaurantId === '' ? null : read(restaurantId));

/** Where the worker of the guests' pages may be registered. */
const workerScope = (request: IncomingMessage): string => (ownDomainOf(request) ? '/' : '/restaurants/');

type GuestDeps = {
  memory: PublicStateCache;
  pages: PageMaker;
  pictures: Pictures;
  visits: Pick<VisitCounts, 'count'>;
};

/** The guests' pages, all without a session. Parameters are parsed by hand: an invalid one gets a page, not JSON. */
export function publicPagesRoutes(app: App, deps: Deps, guests: GuestDeps): void {
  const { memory } = guests;
  const pageCache = openPageCache(deps, guests);
  const countVisit = openCountVisit(deps.env, guests.visits);
  const fromMemory = openPagesFromMemory(memory, pageCache, countVisit);
  app.answerFromMemory(fromMemory.find);

  // Nobody opens hundreds of addresses that don't exist.
  const countOther = app.createRateLimit();

  const answerUnmatchedPath = async (request: FastifyRequest, reply: FastifyReply) => {
    const count = await countOther(request);
    if (!count.isAllowed && count.isExceeded) throw new Refusal('too_many_requests');
    const address = readOtherAddress(new URL(request.raw.url ?? '/', 'http://address').pathname);
    if (address?.kind === 'misspelt') return redirectToSpelling(request, reply, address.path);
    return await sendErrorPage(deps, request, reply, address ? 400 : 404);
  };

  const answerShownMenu = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { restaurant_id, menu_id, code_id, is_embedded }: Extract<MenuAddress, { kind: 'menu' }>,
    { entry, shown }: { entry: PublicEntry; shown: ShownPublication },
  ) => {
    const { state } = entry;
    if (menu_id === null) {
      // The only place that uses the browser's languages.
      const locale = guestLanguage(request, shown.locales);
      const { timezone } = state;
      const visitedPlace = { restaurant_id, timezone, menu_id: SHORT_ADDRESS, locale };
      if (!is_embedded) countVisit(request.raw, code_id === undefined ? visitedPlace : { ...visitedPlace, code_id });
      return redirectToMenu(request, reply, {
        restaurant_id,
        shown,
        locale,
        is_embedded,
        timezone,
        now: deps.now(),
      });
    }
    if (!shown.menu_ids.includes(menu_id))
      return await sendErrorPage(deps, request, reply, 404, {
        ...state,
        menu_path: toOuterPath(request.raw, menuPath(restaurant_id, null, is_embedded)),
      });
    const site = siteOfPage(deps.env, request.raw, { restaurant_id, state });
    const now = deps.now();
    const pageRequest = { restaurant_id, entry, shown, menu_id, is_embedded, site, now };
    return await sendMenuPage({ cache: pageCache, fromMemory, countVisit }, request, reply, pageRequest);
  };

  const answerMenu = async (request: FastifyRequest, reply: FastifyReply, address: MenuAddress | null) => {
    if (address === null) return await sendErrorPage(deps, request, reply, 404);
    if (address.kind === 'malformed') return await sendErrorPage(deps, request, reply, 400);
    if (address.kind === 'misspelt') return redirectToSpelling(request, reply, address.path);
    try {
      const entry = await memory.read(address.restaurant_id);
      if (!entry) return await sendErrorPage(deps, request, reply, 404);
      const { shown: shownPublication, state } = entry;
      // A suspended restaurant's page shows neither name nor phone: they may be why it is suspended.
      if (state.is_suspended) return await sendErrorPage(deps, request, reply, 410);
      if (!shownPublication) return await sendErrorPage(deps, request, reply, 403, state);
      return await answerShownMenu(request, reply, address, { entry, shown: shownPublication });
    } catch (error) {
      // A guest gets a page for every failure.
      request.log.error({ err: error }, 'menu page failed');
      return await sendErrorPage(deps, request, reply, 503);
    }
  };

  app.get<{ Params: { restaurantId: string } }>(GUEST_PATHS.restaurant, page, (request, reply) =>
    answerMenu(
      request,
      reply,
      addressOf(request.params, (id) => readMenuAddress(id, null)),
    ),
  );

  app.get<{ Params: { restaurantId: string; codeId: string } }>(CODE_PATHS.guest, page, (request, reply) =>
    answerMenu(
      request,
      reply,
      addressOf(request.params, (id) => readCodeAddress(id, request.params.codeId)),
    ),
  );

  app.get<{ Params: { restaurantId: string; menuId: string } }>(
    GUEST_PATHS.menu,
    // It is already compressed.
    { ...page, compress: false },
    (request, reply) =>
      answerMenu(
        request,
        reply,
        addressOf(request.params, (id) => readMenuAddress(id, request.params.menuId)),
      ),
  );

  app.get<{ Params: { restaurantId: string } }>(WEBSITE_PATHS.embed, framedPage, (request, reply) =>
    answerMenu(
      request,
      reply,
      addressOf(request.params, (id) => readMenuAddress(id, null, true)),
    ),
  );

  app.get<{ Params: { restaurantId: string; menuId: string } }>(
    WEBSITE_PATHS.embeddedMenu,
    { ...framedPage, compress: false },
    (request, reply) =>
      answerMenu(
        request,
        reply,
        addressOf(request.params, (id) => readMenuAddress(id, request.params.menuId, true)),
      ),
  );

  for (const url of ['/restaurants', '/restaurants/*']) app.get(url, page, answerUnmatchedPath);

  visitorRoutes(app, deps);
  sitemapRoutes(app, deps);
  cardRoutes(app, deps, guests);
  manifestRoutes(app, guests);
  ownDomainSiteRoutes(app, deps, guests);

  app.register(fastifyStatic, {
    root: ASSETS_FOLDER,
    // Its own route lists a file's folder at each request, for file systems that ignore case.
    serve: false,
    index: false,
    // Built by scripts/build-web.ts.
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // A worker's scope is one restaurant's addresses, but its file is elsewhere.
    setHeaders: (reply, path) => {
      if (SERVICE_WORKER.test(path)) reply.header('service-worker-allowed', workerScope(reply.request.raw));
    },
  });

  const otherBuilds = openOtherBuilds(deps.files);
  app.addHook('onReady', async () => {
    // Otherwise there is no build, or one that changes.
    if (deps.env.NODE_ENV !== 'production') return;
    const buildStored = storeBuild(deps.files, ASSETS_FOLDER).catch((error: unknown) =>
      deps.log.warn({ err: error }, "the build's files could not be stored for other nodes"),
    );
    // Before a node that has others beside it answers with a page that names them.
    if (deps.env.DATABASE_URL !== undefined) await buildStored;
  });

  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { config: { access: 'everyone', rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      if (!ASSET_NAME_PATTERN.test(file)) throw new Refusal('not_found');
      if (existsSync(join(ASSETS_FOLDER, file))) return reply.sendFile(file);
      const storedFile = await otherBuilds.find(file);
      if (!storedFile) throw new Refusal('not_found');
      if (SERVICE_WORKER.test(file)) reply.header('service-worker-allowed', workerScope(request.raw));
      return reply.header('cache-control', ASSET_CACHE_CONTROL).type(assetType(file)).send(storedFile.stream);
    },
  );

  for (const name of NAMED_FILES)
    app.get(
      `/${name}`,
      { config: { access: 'everyone', rateLimit: false }, schema: { hide: true } },
      (_request, reply) =>
        reply.header('cache-control', 'no-cache').sendFile(name, DIST_FOLDER, { cacheControl: false }),
    );

  app.setNotFoundPage((request, reply) => {
    if (request.url.startsWith('/restaurants/')) return answerUnmatchedPath(request, reply);
    // A missing file is not a page, so there is no redirect.
    if (isFile(request.url)) throw new Refusal('not_found');
    return sendOwnersApp(deps, request, reply);
  });
}
