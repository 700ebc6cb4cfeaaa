import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Import } from '../../shared/api/imports.ts';
import { NetworkProblem } from '../api/api-problem.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { readWebPage } from './read-web-page.ts';
import { isPageLoading, uploadState } from './upload-store.ts';
import { pasteWords, writeAddress } from './use-upload.ts';

const ADDRESS = 'https://bistro.example/menu';
const OTHER_ADDRESS = 'https://bistro.example/wine';

function signIn(id: string): void {
  queryClient.setQueryData(KEYS.session, { kind: 'signed_in', user: { id, restaurant: { id: 'r1', name: 'Bistro' } } });
}

const importWith = (id: number): Import => ({
  id,
  status: 'extracting',
  option: 'add',
  apply: 'review',
  menu_id: 1,
  files: [{ name: 'bistro.example › menu', bytes: 1_000 }],
  progress: { step: 'extracting', page: null, pages: null },
  report: null,
  error: null,
  execution_time_ms: null,
  applied_at: null,
  discarded_at: null,
  rollback: null,
  created_at: '2026-10-01T10:00:00.000Z',
});

/** The restaurant's imports on the server, the newest first, and what it answers to the next page. */
let imports: Import[] = [];
let answerPage: () => Promise<Response> | Response = () => begin();
let askedPages = 0;

function begin(): Response {
  const startedImport = importWith((imports[0]?.id ?? 0) + 1);
  imports = [startedImport, ...imports];
  return Response.json({ import: startedImport }, { status: 202 });
}
const refuse = (code: string, status: number) => Response.json({ error: { code, message: 'No menu.' } }, { status });
const loseAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

let ownerId = '';
const toAnalysis = vi.fn();
beforeEach(() => {
  ownerId = randomUUID();
  signIn(ownerId);
  imports = [importWith(3)];
  askedPages = 0;
  toAnalysis.mockReset();
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token', documentElement: { lang: 'en' } });
  vi.stubGlobal('window', {});
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ imports });
    askedPages += 1;
    return await answerPage();
  });
});
afterEach(() => vi.unstubAllGlobals());

function readAddress(address = ADDRESS): Promise<void> {
  writeAddress(address);
  return readWebPage(address, { toAnalysis });
}

test('a page’s import is the one that the analysis shows, and its field is closed', async () => {
  answerPage = begin;
  await readAddress();
  expect(uploadState()).toMatchObject({ address: null, page: null, begun_id: 4 });
  expect(toAnalysis).toHaveBeenCalledOnce();
});

test('while one is being loaded, no other is asked for, and the address stays', async () => {
  const gate = Promise.withResolvers<void>();
  answerPage = async () => {
    await gate.promise;
    return begin();
  };
  const reading = readAddress();
  expect(isPageLoading(uploadState())).toBe(true);
  pasteWords(OTHER_ADDRESS, true);
  expect(uploadState().address).toBe(ADDRESS);
  await readWebPage(OTHER_ADDRESS, { toAnalysis });
  gate.resolve();
  await reading;
  expect([askedPages, imports.length, toAnalysis.mock.calls.length]).toEqual([1, 2, 1]);
});

test('a refusal is there whenever the owner comes back, until the address changes', async () => {
  answerPage = () => refuse('web_page_refused', 422);
  await readAddress();
  expect(uploadState()).toMatchObject({ address: ADDRESS, page: { error: { message: 'No menu.' } } });
  writeAddress(OTHER_ADDRESS);
  expect(uploadState().page).toBe(null);
});

test('a session that has ended is no refusal of the page', async () => {
  answerPage = () => refuse('unauthenticated', 401);
  await readAddress();
  expect(uploadState()).toMatchObject({ address: ADDRESS, page: null });
});

test('a page whose answer was lost is not asked for twice, if its import has begun', async () => {
  answerPage = () => {
    begin();
    return loseAnswer();
  };
  await readAddress();
  expect(uploadState()).toMatchObject({ address: null, page: null, begun_id: 4 });
  expect(askedPages).toBe(1);
});

test('nor if it begins before the owner tries again', async () => {
  answerPage = loseAnswer;
  await readAddress();
  expect(uploadState().page?.error).toBeInstanceOf(NetworkProblem);
  begin();
  answerPage = begin;
  await readWebPage(ADDRESS, { toAnalysis });
  expect([uploadState().begun_id, askedPages]).toEqual([4, 1]);
});

test('it is asked for again if it has not', async () => {
  answerPage = loseAnswer;
  await readAddress();
  answerPage = begin;
  await readWebPage(ADDRESS, { toAnalysis });
  expect([uploadState().begun_id, askedPages]).toEqual([4, 2]);
});

test('another owner who signs in meanwhile keeps a field and an analysis of their own', async () => {
  answerPage = () => {
    signIn('another');
    writeAddress(OTHER_ADDRESS);
    return begin();
  };
  await readAddress();
  expect(uploadState()).toMatchObject({ user_id: 'another', address: OTHER_ADDRESS, page: null, begun_id: null });
  expect(toAnalysis).not.toHaveBeenCalled();
});
