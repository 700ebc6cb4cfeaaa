import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { appDataSchema } from '../../shared/api/app-data.ts';
import { importAnswerSchema, importsAnswerSchema } from '../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { WEB_PAGES } from '../../test/web-pages.ts';
import { startWebServer } from '../../test/web-server.ts';

const MENU_PDF = readFileSync(new URL('../../test/menus/gasthof-eine-spalte.pdf', import.meta.url));
const PAGE = WEB_PAGES['elements with classes'] ?? '';

const site = await startWebServer();
const t = await testApp({ env: { WEB_IMPORT_PRIVATE_ORIGINS: site.origin } });

const readPage = (owner: OwnerWithRestaurant, address: string, lang = 'en') =>
  owner.post(`${fillPath(API_PATHS.restaurantMenusFromPage, { id: owner.restaurant_id })}?lang=${lang}`, {
    address,
    apply: 'review',
  });
const listImports = async (owner: OwnerWithRestaurant) =>
  importsAnswerSchema.parse((await owner.get(API_PATHS.imports)).json()).imports;

async function listStored(owner: OwnerWithRestaurant): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of t.deps.files.list(`private/${owner.restaurant_id}/`)) keys.push(key);
  return keys;
}

test('a page becomes an import that waits to be read, named by its address', async () => {
  const owner = await newOwner(t);
  site.answer('/en/menu', PAGE);
  const answer = await readPage(owner, ` ${site.origin}/en/menu `);
  expect(answer.statusCode).toBe(202);
  const { import: startedImport } = importAnswerSchema.parse(answer.json());
  expect(startedImport).toMatchObject({
    option: 'add',
    apply: 'review',
    files: [{ name: '127.0.0.1 › en › menu', bytes: Buffer.byteLength(PAGE) }],
  });
  // Its pages may be stored already.
  const key = (await listStored(owner)).find((storedKey) => storedKey.endsWith('/0')) ?? 'private/none';
  const path = `${t.deps.env.DATA_DIR}/page.pdf`;
  // The keys of files are addresses below `private/`.
  await t.deps.files.toLocal(key as `private/${string}`, path);
  expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-/);
});

test('a page that links its menu becomes an import of those files, without those that are gone', async () => {
  const owner = await newOwner(t);
  site.answer('/home', '<h1>Gasthof</h1><a href="/speisekarte.pdf">Speisekarte</a><a href="/weinkarte.pdf">Wein</a>');
  site.answer('/speisekarte.pdf', MENU_PDF, { 'content-type': 'application/pdf' });
  const answer = await readPage(owner, `${site.origin}/home`);
  expect(importAnswerSchema.parse(answer.json()).import.files).toEqual([
    { name: 'speisekarte.pdf', bytes: MENU_PDF.length },
  ]);
});

test('the address may be that of a file, whatever its server calls it, or of a text', async () => {
  const owner = await newOwner(t);
  site.answer('/download', MENU_PDF, { 'content-type': 'application/octet-stream' });
  site.answer('/menu-text', 'Soup 9.50\nTerrine 12', { 'content-type': 'text/plain' });
  for (const path of ['/download', '/menu-text'])
    expect((await readPage(owner, site.origin + path)).statusCode, path).toBe(202);
  expect((await listImports(owner)).flatMap(({ files }) => files.map(({ name }) => name))).toEqual([
    'menu-text.txt',
    'download',
  ]);
});

/** The imports of the tests before are being read meanwhile. */
const READING_MS = 180_000;

it.each<[what: string, path: string, answer: string | Buffer, headers: Record<string, string>, says: string]>([
  ['a page without a menu', '/none', '<p>Welcome</p>', { 'content-type': 'text/html' }, 'no menu'],
  ['a file of another kind', '/clip', 'GIF89a', { 'content-type': 'image/gif' }, 'neither a web page nor'],
  ['an empty file', '/empty', '', { 'content-type': 'application/pdf' }, 'neither a web page nor'],
  ['a page of more than 5 MB', '/big', 'a'.repeat(5 * 1024 * 1024 + 1), { 'content-type': 'text/html' }, '5 MB'],
  ['a file of more than 10 MB', '/big.pdf', Buffer.concat([MENU_PDF, Buffer.alloc(10 * 1024 * 1024)]), {}, '10 MB'],
  [
    'letters that no font has',
    '/arabic',
    '<ul><li>حمص 9.50<li>فول 8.50<li>خبز 2.50</ul>',
    { 'content-type': 'text/html; charset=utf-8' },
    'letters',
  ],
  [
    'links to a file that is too large',
    '/links',
    '<a href="/big.pdf">Menu</a>',
    { 'content-type': 'text/html' },
    '/big.pdf',
  ],
  [
    'links to more files than a menu has',
    '/archive',
    Array.from({ length: 6 }, (_, index) => `<a href="/menu-${index}.pdf">Menu</a>`).join(''),
    { 'content-type': 'text/html' },
    'this page has 6 files',
  ],
  [
    'a link that leads into our network',
    '/inside',
    '<a href="http://10.0.0.1/menu.pdf">Menu</a>',
    { 'content-type': 'text/html' },
    '10.0.0.1',
  ],
])(
  'refuses %s, says why, and nothing stays',
  async (_, path, answer, headers, says) => {
    const owner = await newOwner(t);
    site.answer(path, answer, headers);
    const refused = await readPage(owner, site.origin + path);
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'web_page_refused']);
    expect(refused.json().error.message).toContain(says);
    expect(await listImports(owner)).toEqual([]);
    expect(await listStored(owner)).toEqual([]);
  },
  READING_MS,
);

const NOT_PUBLIC = 'it doesn’t lead to a page on the internet.';
const NO_ADDRESS = 'this isn’t the address of a web page, like https://www.example.com/menu.';
it.each([
  ['http://127.0.0.1:1/', NOT_PUBLIC],
  ['localhost', NOT_PUBLIC],
  ['192.168.1.20/menu', NOT_PUBLIC],
  ['my menu', NO_ADDRESS],
  ['ftp://example.com/menu.pdf', NO_ADDRESS],
])('refuses %s without contacting anybody', async (address, reason) => {
  const owner = await newOwner(t);
  const refused = await readPage(owner, address);
  expect(refused.json().error.message).toBe(`“${address}” can’t be read: ${reason}`);
});

it.each([
  ['https://owner:se@cret@example.com/menu', 'https://example.com/menu', 'a name or password'],
  ['owner@example.com', 'example.com', 'a name or password'],
  ['https://example.com:8080/menu', 'https://example.com:8080/menu', 'an unusual port'],
  ['http://10.0.0.1/@chez', 'http://10.0.0.1/@chez', 'doesn’t lead to a page on the internet'],
])('refuses %s for what it is, and shows no password', async (address, shownAddress, reason) => {
  const owner = await newOwner(t);
  const { message } = (await readPage(owner, address)).json().error;
  expect(message).toContain(`“${shownAddress}” can’t be read: `);
  expect(message).toContain(reason);
});

test('the reason is in the owner’s language', async () => {
  const owner = await newOwner(t);
  const refused = await readPage(owner, `${site.origin}/nowhere`, 'fr');
  expect(refused.json().error.message).toMatch(/^«\s.*\/nowhere\s» ne peut pas être lue\s: il n’y a rien/u);
});

test('temporary files are gone afterwards, and as many pages are read at once as forms are received', async () => {
  const owner = await newOwner(t);
  const gate = Promise.withResolvers<void>();
  site.answer('/slow', async (_request, response) => {
    await gate.promise;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>none');
  });
  const waiting = [1, 2, 3].map(() => readPage(owner, `${site.origin}/slow`));
  await expect.poll(() => site.requests.filter((path) => path === '/slow').length, { timeout: 10_000 }).toBe(3);
  expect((await readPage(owner, `${site.origin}/slow`)).statusCode).toBe(429);
  gate.resolve();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  await t.deps.spool.idle(1_000);
  expect((await readPage(owner, `${site.origin}/slow`)).statusCode).toBe(422);
});

test('an operator switches it off: nobody is contacted, and the app doesn’t offer it', async () => {
  const off = await testApp({ env: { WEB_IMPORT: 'off', WEB_IMPORT_PRIVATE_ORIGINS: site.origin } });
  const owner = await newOwner(off);
  const requestCount = site.requests.length;
  const refused = await readPage(owner, `${site.origin}/en/menu`);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'web_import_off']);
  expect(site.requests.length).toBe(requestCount);
  const isOffered = async (client: OwnerWithRestaurant) =>
    appDataSchema.parse((await client.get(API_PATHS.data)).json()).reads_web_pages;
  expect([await isOffered(owner), await isOffered(await newOwner(t))]).toEqual([false, true]);
});
