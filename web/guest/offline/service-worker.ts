import { OPENED_HEADER } from '../../../shared/opened-header.ts';
import { KeptFiles } from './kept-files.ts';
import { KeptPages } from './kept-pages.ts';
import { IS_BACK, type Opened } from './messages.ts';
import type { Fetched, WorkerScope } from './worker-scope.ts';

/** So long the network has before a guest is given the copy, which says that it is one. */
const DEADLINE_MS = 4_000;
/** A page that came too late is given to the guest who loads again because of it. */
const LATE_LIFE_MS = 15_000;
/** Ten languages, and as many menus. */
const MAX_OTHERS = 20;

// This file runs as a service worker only.
const worker = self as unknown as WorkerScope;
const path = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
const pages = new KeptPages(path);
const files = new KeptFiles(path);
const late = new Map<string, { answer: Response; at: number }>();

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// The cast: pages of ours alone can send any, and register.ts sends these.
worker.addEventListener('message', (event) => event.waitUntil(keepOpened(event.data as Opened)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pages.isOurs(url)) event.respondWith(answerPage(event, url));
  } else if (files.isFile(url)) event.respondWith(answerFile(event, url));
});

/** The network's page, whatever it says; without a network the copy. */
async function answerPage(event: Fetched, url: URL): Promise<Response> {
  const waiting = late.get(url.href);
  late.delete(url.href);
  if (waiting && Date.now() - waiting.at < LATE_LIFE_MS) return waiting.answer;
  const asked = askForPage(event.request);
  event.waitUntil(quietly(asked.then((answer) => pages.keep(url, answer.clone()))));
  const answer = await Promise.race([asked.catch(() => undefined), deadline()]);
  if (answer) return answer;
  const kept = await pages.find(url);
  if (!kept) return await asked;
  event.waitUntil(quietly(asked.then((tooLate) => showLate(event, url, tooLate))));
  return kept;
}

/**
 * Bypasses the browser's HTTP cache, which may be half a minute old. A worker's request does not look like a navigation,
 * so it sets OPENED_HEADER.
 */
function askForPage(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(OPENED_HEADER, '1');
  return fetch(request.url, { headers, cache: 'no-cache', credentials: 'same-origin', redirect: 'manual' });
}

/** The guest reads a copy although the network is there: a page that is current takes its place. */
async function showLate(event: Fetched, url: URL, answer: Response): Promise<void> {
  late.clear();
  late.set(url.href, { answer, at: Date.now() });
  (await worker.clients.get(event.resultingClientId))?.postMessage(IS_BACK);
}

async function answerFile(event: Fetched, url: URL): Promise<Response> {
  const kept = await files.find(url);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(quietly(files.keep(url, answer.clone())));
  return answer;
}

/** Stores the files that loaded before the worker started, mostly from the browser's cache, the other languages and menus. */
async function keepOpened(opened: Opened): Promise<void> {
  if (opened.page !== null) await quietly(keepPage(new URL(opened.page)));
  for (const other of opened.others.slice(0, MAX_OTHERS).map((address) => new URL(address)))
    if (pages.isOurs(other) && !(await pages.isCurrent(other))) await quietly(keepPage(other));
  await quietly(pages.markSeen(new URL(opened.seen)));
  for (const url of opened.files.map((address) => new URL(address, location.origin)))
    if (url.origin === location.origin && files.isFile(url) && !(await files.find(url)))
      await quietly(fetch(url).then((answer) => files.keep(url, answer)));
}

const keepPage = async (url: URL): Promise<void> => await pages.keep(url, await fetch(url));

const deadline = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), DEADLINE_MS));

/** A full device, or a network that is gone: the guest's page doesn't depend on copies. */
async function quietly(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch {
    // Tried again at the next visit.
  }
}
