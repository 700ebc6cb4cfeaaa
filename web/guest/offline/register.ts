import { whenParsed } from '../script/when-parsed.ts';
import { disableUnreachable } from './disable-unreachable.ts';
import { IS_BACK, OFFLINE_ID, type Opened } from './messages.ts';

/** A phone says that it is online before anybody can be reached, and once only. */
const LOOK_AGAIN_MS = 10_000;

whenParsed(() => {
  const script = document.querySelector<HTMLElement>('script[data-worker]')?.dataset['worker'];
  const scope = /^\/restaurants\/[^/]+/.exec(location.pathname)?.[0];
  // Not there on an address without https.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (script !== undefined && scope !== undefined && workers) begin(workers, script, scope);
});

function begin(workers: ServiceWorkerContainer, script: string, scope: string): void {
  const isCopy = document.querySelector(`p#${OFFLINE_ID}`) !== null;
  const reload = () => location.reload();
  workers.addEventListener('message', ({ data }) => data === IS_BACK && isCopy && reload());
  if (isCopy) {
    void disableUnreachable();
    addEventListener('online', reload);
    setInterval(() => void reloadIfReached(), LOOK_AGAIN_MS);
  }
  // A task of its own: the one that ends loading lays the page out with its fonts.
  const start = () => setTimeout(() => void register(workers, script, scope, isCopy));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
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

async function register(workers: ServiceWorkerContainer, script: string, scope: string, isCopy: boolean) {
  const hadWorker = workers.controller !== null;
  try {
    await workers.register(script, { scope, updateViaCache: 'none' });
  } catch {
    // Without a network, or if the browser allows no worker: the page is as complete as it was.
    return;
  }
  const { active } = await workers.ready;
  // The page stands before its fonts have come.
  await document.fonts.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const links = document.querySelectorAll<HTMLAnchorElement>('.languages a, .menus a');
  const others = [...new Set(Array.from(links, ({ origin, pathname, search }) => origin + pathname + search))];
  // The card for the kitchen, the waiter's list and the search open without a network, too.
  const late = [...document.querySelectorAll<HTMLElement>('.cant-eat, .list-button, .find-form')];
  const scripts = [script, ...late.flatMap(({ dataset }) => dataset['script'] ?? [])];
  const opened: Opened = {
    page: hadWorker ? null : location.href,
    seen: location.href,
    others,
    files: [...loaded, ...scripts],
  };
  if (!isCopy) active?.postMessage(opened);
}
