import { OPENED_HEADER } from '../../../shared/opened-header.ts';
import { OWN_DOMAIN_HEADER } from '../../../shared/own-domain.ts';
import { KeptFiles } from './kept-files.ts';
import { KeptPages } from './kept-pages.ts';
import { IS_BACK, type Opened } from './messages.ts';
import type { Fetched, WorkerScope } from './worker-scope.ts';

/** So long the network has before a guest gets the copy, which says that it is one. */
const DEADLINE_MS = 4_000;
/** A late page is returned if the guest reloads because of it. */
const LATE_LIFE_MS = 15_000;
/** Ten languages, and as many menus. */
const MAX_OTHERS = 20;

// This file runs as a service worker only.
const workerScope = self as unknown as WorkerScope;
const path = new URL(workerScope.registration.scope).pathname.replace(/\/$/, '');
const pages = new KeptPages(path);
const fileCache = new KeptFiles(path);
const lateAnswers = new Map<string, { answer: Response; at: number }>();
/** The restaurant's own domain may lead to another site one day, whose pages this worker must leave alone. */
const isOnOwnDomain = path === '';
let hasLeft = false;

workerScope.addEventListener('install', () => void workerScope.skipWaiting());
workerScope.addEventListener('activate', (event) => event.waitUntil(workerScope.clients.claim()));

// The cast: pages of ours alone can send any, and register.ts sends these.
workerScope.addEventListener('message', (event) => event.waitUntil(keepOpened(event.data as Opened)));

workerScope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (hasLeft || request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pages.isOurs(url)) event.respondWith(answerPage(event, url));
  } else if (fileCache.isFile(url)) event.respondWith(answerFile(event, url));
});

/** The network's page, whatever it says; without a network the copy. */
async function answerPage(event: Fetched, url: URL): Promise<Response> {
  const lateAnswer = lateAnswers.get(url.href);
  lateAnswers.delete(url.href);
  if (lateAnswer && Date.now() - lateAnswer.at < LATE_LIFE_MS) return lateAnswer.answer;
  const pageRequest = askForPage(event.request);
  event.waitUntil(ignoreFailure(pageRequest.then((answer) => keepAnswer(url, answer.clone()))));
  const timelyAnswer = await Promise.race([pageRequest.catch(() => undefined), waitForDeadline()]);
  if (timelyAnswer) return timelyAnswer;
  const cachedCopy = await pages.find(url);
  if (!cachedCopy) return await pageRequest;
  event.waitUntil(ignoreFailure(pageRequest.then((tooLate) => showLate(event, url, tooLate))));
  return cachedCopy;
}

/**
 * Bypasses the browser's HTTP cache, which may be half a minute old. A worker's request does not look like a navigation,
 * so it sets OPENED_HEADER.
 */
function askForPage(request: Request): Promise<Response> {
  const pageHeaders = new Headers(request.headers);
  pageHeaders.set(OPENED_HEADER, '1');
  return fetch(request.url, {
    headers: pageHeaders,
    cache: 'no-cache',
    credentials: 'same-origin',
    redirect: 'manual',
  });
}

/** The guest reads a copy although the network is there: a current page replaces it. */
async function showLate(event: Fetched, url: URL, answer: Response): Promise<void> {
  lateAnswers.clear();
  lateAnswers.set(url.href, { answer, at: Date.now() });
  (await workerScope.clients.get(event.resultingClientId))?.postMessage(IS_BACK);
}

async function answerFile(event: Fetched, url: URL): Promise<Response> {
  const cachedCopy = await fileCache.find(url);
  if (cachedCopy) return cachedCopy;
  const fileAnswer = await fetch(event.request);
  event.waitUntil(ignoreFailure(keepFile(url, fileAnswer.clone())));
  return fileAnswer;
}

/** Stores the files that loaded before the worker started, mostly from the browser's cache, the other languages and menus. */
async function keepOpened(openedPage: Opened): Promise<void> {
  if (hasLeft) return;
  if (openedPage.page !== null) await ignoreFailure(keepPage(new URL(openedPage.page)));
  for (const otherUrl of openedPage.others.slice(0, MAX_OTHERS).map((address) => new URL(address)))
    if (pages.isOurs(otherUrl) && !(await pages.isCurrent(otherUrl))) await ignoreFailure(keepPage(otherUrl));
  await ignoreFailure(pages.markSeen(new URL(openedPage.seen)));
  for (const url of openedPage.files.map((address) => new URL(address, location.origin)))
    if (url.origin === location.origin && fileCache.isFile(url) && !(await fileCache.find(url)))
      await ignoreFailure(fetch(url).then((answer) => keepFile(url, answer)));
}

const keepPage = async (url: URL): Promise<void> => await keepAnswer(url, await fetch(url));

/** A page of another site, or none. A server that fails, or asks to wait, may be ours or the proxy in front of it. */
const isOfOtherSite = ({ ok, status, headers }: Response): boolean =>
  isOnOwnDomain && (ok || status === 404 || status === 410) && !headers.has(OWN_DOMAIN_HEADER);

async function keepAnswer(url: URL, answer: Response): Promise<void> {
  if (!isOfOtherSite(answer)) return await pages.keep(url, answer);
  hasLeft = true;
  await Promise.all([pages.forget(), fileCache.forget()]);
  await workerScope.registration.unregister();
}

async function keepFile(url: URL, answer: Response): Promise<void> {
  if (!isOfOtherSite(answer)) await fileCache.keep(url, answer);
}

const waitForDeadline = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), DEADLINE_MS));

/** A full device, or a network that is gone: the guest's page doesn't depend on copies. */
async function ignoreFailure(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch {
    // Tried again at the next visit.
  }
}
