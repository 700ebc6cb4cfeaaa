import { posix } from 'node:path';

/**
 * Who may import whom: the one matrix (ARCHITECTURE.md). A room is a folder or a file; a file belongs to the longest of these
 * paths that contains it. It may import its own room and those listed for it; `x/**` means x with every room in it.
 */
const STRUCTURE = ['geometry', 'words', 'prices', 'lines', 'blocks', 'draft'].map((room) => `reader/${room}`);
/** In order, too. They import words and prices of the structure alone; `reader/child.ts` joins both. */
const READS_PAGES = ['picture', 'neural', 'text', 'pages'].map((room) => `reader/${room}`);
const BELOW_PAGES = ['shared', 'reader/reading.ts', 'reader/page-language.ts', 'reader/words', 'reader/prices'];
const TEXT_ROOMS = ['layer', 'tesseract', 'join', 'mend'].map((room) => `reader/text/${room}`);
/** Files below the whole platform: the environment, and the problems of a start. */
const SERVER_BASE = ['env.ts', 'stores-overlap.ts', 'start-problem.ts'].map((file) => `server/${file}`);
/** What `server/deps.ts` consists of: none of them knows the other dependencies. */
const DRIVERS = ['db', 'files', 'mail', 'payments', 'telemetry', 'outbound'].map((room) => `server/${room}`);
const PLATFORM = [...DRIVERS, ...['http', 'jobs', 'ai', 'operator', 'dev-pages'].map((room) => `server/${room}`)];
/** In order: each may import those before it. */
const FEATURES = [
  'food',
  'accounts',
  'passkeys',
  'restaurants',
  'subscriptions',
  'usage',
  'menus',
  'imports',
  'bin',
  'pictures',
  'qr',
  'visits',
  'own-domains',
  'publishing',
  'translations',
  'paper',
  'exchange',
  'public-pages',
  'chat',
  'service',
  'keys',
  'hooks',
  'people',
  'account-data',
  'backup',
  'admin',
].map((room) => `server/${room}`);
/** What requests pass, their answers, and pages of the platform; `server/http/set-up` joins them. */
const HTTP_PARTS = ['guards', 'answers', 'pages'].map((part) => `server/http/${part}`);
/** `server` is its files outside of rooms: the dependencies of routes and jobs, worker threads. */
const BELOW_FEATURES = ['shared', 'reader/**', ...SERVER_BASE, 'server', ...PLATFORM, ...HTTP_PARTS];
const BELOW_DRIVERS = ['shared', 'reader/**', ...SERVER_BASE, ...DRIVERS, 'server/http'];
const BELOW_HTTP = BELOW_FEATURES.filter((room) => !room.startsWith('server/http'));
const BELOW_PUBLISHING = [...BELOW_FEATURES, ...before(FEATURES, 'server/publishing')];
const IMPORTS_STORE = [...BELOW_FEATURES, ...before(FEATURES, 'server/imports')];
const IMPORTS_APPLY = [...IMPORTS_STORE, 'server/imports/store'];
const IMPORTS_RUN = [...IMPORTS_APPLY, 'server/imports/as-pages', 'server/imports/apply'];

/** The owner's app from the lowest layer up: each room may import those before it. Pages import these, never the reverse. */
const APP = [
  'theme',
  'i18n',
  'ui',
  'state',
  'api',
  'session',
  'dialogs',
  'draft',
  'forms',
  'upload',
  'payments',
  'publishing',
  'search',
  'frame',
  'review',
].map((room) => `web/${room}`);

const ROOMS: Record<string, readonly string[]> = {
  shared: [],

  reader: ['shared', 'reader/**'],
  'reader/bounded': [],
  'reader/picture-file': ['shared'],
  // What the rooms of the reader exchange, below all of them.
  'reader/reading.ts': ['shared', 'reader/bounded'],
  'reader/page-language.ts': ['reader/reading.ts', 'reader/words'],
  ...Object.fromEntries(STRUCTURE.map((room) => [room, ['shared', 'reader/reading.ts', ...before(STRUCTURE, room)]])),
  'reader/model': ['shared', 'reader/reading.ts', 'reader/geometry', 'reader/words'],
  ...Object.fromEntries(
    READS_PAGES.map((room) => [room, [...BELOW_PAGES, 'reader/picture-file', ...before(READS_PAGES, room)]]),
  ),

  // The text layer, and the engine's own words, don't know how the engines are joined and mended.
  'reader/text': [...BELOW_PAGES, ...before(READS_PAGES, 'reader/text'), ...TEXT_ROOMS],
  'reader/text/layer': BELOW_PAGES,
  'reader/text/tesseract': [...BELOW_PAGES, ...before(READS_PAGES, 'reader/text')],
  'reader/text/join': [...BELOW_PAGES, ...before(READS_PAGES, 'reader/text'), 'reader/text/tesseract'],
  'reader/text/mend': [...BELOW_PAGES, ...before(READS_PAGES, 'reader/text'), 'reader/text/tesseract'],

  ...Object.fromEntries(SERVER_BASE.map((room) => [room, ['shared', ...SERVER_BASE]])),
  server: BELOW_DRIVERS,
  ...Object.fromEntries(PLATFORM.map((room) => [room, BELOW_FEATURES])),
  ...Object.fromEntries(DRIVERS.map((room) => [room, BELOW_DRIVERS])),
  ...Object.fromEntries(FEATURES.map((room) => [room, [...BELOW_FEATURES, ...before(FEATURES, room)]])),
  'server/imports': [...IMPORTS_RUN, 'server/imports/run', 'server/imports/review'],
  'server/imports/as-pages': IMPORTS_APPLY,
  'server/imports/store': IMPORTS_STORE,
  'server/imports/apply': IMPORTS_APPLY,
  'server/imports/run': IMPORTS_RUN,
  'server/imports/review': IMPORTS_RUN,
  // The image library runs in the child alone; what the operator's model draws becomes a picture like any other.
  'server/pictures': [...BELOW_FEATURES, ...before(FEATURES, 'server/pictures'), 'server/pictures/child'],
  'server/pictures/child': ['shared', 'reader/**'],
  'server/pictures/generate': [...BELOW_FEATURES, ...before(FEATURES, 'server/pictures'), 'server/pictures'],
  // What is stored; then what guests' pages are made of and cached from it; then the routes and the history above both.
  'server/publishing': BELOW_PUBLISHING,
  'server/publishing/memory': [...BELOW_PUBLISHING, 'server/publishing'],
  'server/publishing/history': [...BELOW_PUBLISHING, 'server/publishing', 'server/publishing/memory'],
  'server/publishing/routes.ts': [...BELOW_PUBLISHING, 'server/publishing', 'server/publishing/memory'],
  // The application's type and a request's language; then guards, answers and pages; then the set-up that joins them.
  'server/http': BELOW_HTTP,
  ...Object.fromEntries(HTTP_PARTS.map((room) => [room, [...BELOW_HTTP, 'server/http', ...before(HTTP_PARTS, room)]])),
  'server/http/set-up': [...BELOW_HTTP, 'server/http/**'],
  'server/all-jobs.ts': ['shared', ...SERVER_BASE, 'server', ...PLATFORM, ...FEATURES.map((room) => `${room}/**`)],
  'server/app.ts': [...BELOW_FEATURES, 'server/http/set-up', ...FEATURES.map((room) => `${room}/**`)],
  'server/start-server.ts': ['shared', ...SERVER_BASE, 'server', ...PLATFORM],
  'server/main.ts': ['shared', 'reader/**', 'server/**'],
  'server/operate.ts': ['shared', 'server/**'],

  web: ['shared', 'web/**'],
  ...Object.fromEntries(APP.map((room) => [room, ['shared', ...before(APP, room)]])),
  // Changes are data; the queue stores and sends them; templates import both.
  'web/draft/change': ['shared', ...before(APP, 'web/draft')],
  'web/draft/queue': ['shared', ...before(APP, 'web/draft'), 'web/draft/change'],
  'web/draft': ['shared', ...before(APP, 'web/draft'), 'web/draft/change', 'web/draft/queue'],
  'web/draft/shown': ['shared', ...before(APP, 'web/draft'), 'web/draft', 'web/draft/change', 'web/draft/queue'],
  // Its previews of the public page use the guests' fonts.
  'web/pages': ['shared', ...APP.map((room) => `${room}/**`), 'web/guest', 'web/measuring'],
  'web/guest': ['shared'],
  // What the server loads: the guest's pages, and the addresses of scripts that its document of the owner's app names.
  'web/guest/render-pages.tsx': ['shared', 'web/guest/**', 'web/landing', 'web/reports', 'web/measuring'],
  // It wears the guests' fonts and colours.
  'web/landing': ['shared', 'web/guest'],
  'web/reports': ['shared'],
  'web/measuring': ['shared'],
  'web/ui': [],
};

function before(rooms: readonly string[], room: string): string[] {
  return rooms.slice(0, rooms.indexOf(room)).map((one) => `${one}/**`);
}

const isIn = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`);

const roomOf = (path: string): string | undefined =>
  Object.keys(ROOMS)
    .filter((room) => isIn(path, room))
    .sort((a, b) => b.length - a.length)[0];

/** Whether a path is a row of the matrix. */
export const isRoom = (path: string): boolean => path in ROOMS;

/** Packages, and the only rooms that may import them. */
const PACKAGES: [packages: RegExp, isAllowed: (file: string) => boolean, why: string][] = [
  [
    /^(?:sharp|@napi-rs\/canvas|pdfjs-dist|tesseract\.js|onnxruntime-node|@hyzyla\/pdfium)(?:\/|$)/,
    (file) => isIn(file, 'reader') || isIn(file, 'server/pictures/child'),
    'It takes much memory and can crash on bad input: reader/ and server/pictures/child/ import it.',
  ],
  [/^(?!zod\/mini$)/, (file) => !isIn(file, 'shared'), 'shared/ imports zod/mini only.'],
];

/** An area of pages; they don't import each other. */
const areaOf = (path: string): string | undefined => /^web\/pages\/[^/]+\//.exec(path)?.[0];

/**
 * Why `file`, a path from the root, must not import `specifier`; undefined if it may. Tests, and what runs the product from
 * outside (bench/, scripts/, training/ and so on), may import anything.
 */
export function refusalOf(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  if (room === undefined || /\.test\.tsx?$/.test(file)) return undefined;
  if (!specifier.startsWith('.'))
    return PACKAGES.find(([packages, isAllowed]) => packages.test(specifier) && !isAllowed(file))?.[2];
  const target = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const targetRoom = roomOf(target);
  if (targetRoom === undefined) return `Nothing in ${room} imports ${target}.`;
  if (areaOf(file) && areaOf(target) && areaOf(file) !== areaOf(target)) return 'Page areas don’t import each other.';
  if (target.endsWith('/tables.ts') && !/(?:\/|-)(?:queries|tables)\.ts$/.test(file))
    return 'Only queries and tables import tables: nobody else can write a query without its restaurant.';
  const isAllowed = (one: string) => (one.endsWith('/**') ? isIn(targetRoom, one.slice(0, -3)) : one === targetRoom);
  return room === targetRoom || ROOMS[room]?.some(isAllowed) ? undefined : `${room} must not import ${targetRoom}.`;
}
