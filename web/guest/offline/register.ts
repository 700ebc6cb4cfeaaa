import { whenParsed } from '../script/when-parsed.ts';
import { disableUnreachable } from './disable-unreachable.ts';
import { IS_BACK, OFFLINE_ID, type Opened } from './messages.ts';

/** The online event fires once, and too early for a request to succeed. */
const LOOK_AGAIN_MS = 10_000;

whenParsed(() => {
  const { worker: workerScript, scope: workerScope } =
    document.querySelector<HTMLElement>('[data-worker]')?.dataset ?? {};
  // Not there on an address without https.
  const workerContainer: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workerScript && workerScope && workerContainer) startOffline(workerContainer, workerScript, workerScope);
});

function startOffline(workers: ServiceWorkerContainer, script: string, scope: string): void {
  const isCopy = document.querySelector(`p#${OFFLINE_ID}`) !== null;
  const reloadPage = () => location.reload();
  workers.addEventListener('message', ({ data }) => data === IS_BACK && isCopy && reloadPage());
  if (isCopy) {
    void disableUnreachable();
    addEventListener('online', reloadPage);
    setInterval(() => void reloadIfReached(), LOOK_AGAIN_MS);
  }
  // A task of its own: the one that ends loading lays the page out with its fonts.
  const startRegistering = () => setTimeout(() => void registerWorker(workers, script, scope, isCopy));
  if (document.readyState === 'complete') startRegistering();
  else addEventListener('load', startRegistering);
}

/** The worker leaves this request alone: it asks the network. */
async function reloadIfReached(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // Still without a network.
  }
}

async function registerWorker(workers: ServiceWorkerContainer, script: string, scope: string, isCopy: boolean) {
  const hasController = workers.controller !== null;
  try {
    await workers.register(script, { scope, updateViaCache: 'none' });
  } catch {
    // Without a network, or if the browser allows no worker: the page is as complete as it was.
    return;
  }
  const { active } = await workers.ready;
  // The page is parsed before its fonts are loaded.
  await document.fonts.ready;
  const loadedUrls = performance.getEntriesByType('resource').map(({ name }) => name);
  const pageLinks = document.querySelectorAll<HTMLAnchorElement>('.languages a, .menus a');
  const otherPages = [...new Set(Array.from(pageLinks, ({ origin, pathname, search }) => origin + pathname + search))];
  // The card for the kitchen, the waiter's list and the search open without a network, too.
  const lateElements = [...document.querySelectorAll<HTMLElement>('.cant-eat, .list-button, .find-form')];
  const scriptUrls = [script, ...lateElements.flatMap(({ dataset }) => dataset['script'] ?? [])];
  const openedPage: Opened = {
    page: hasController ? null : location.href,
    seen: location.href,
    others: otherPages,
    files: [...loadedUrls, ...scriptUrls],
  };
  if (!isCopy) active?.postMessage(openedPage);
}
