import { askConsent, followLanguage, sayStillLoaded, stopAsking } from './ask-consent.ts';
import { containerId, onConsent, readConsent } from './consent.ts';
import { loadTagManager } from './load-tag-manager.ts';

/**
 * The tag manager of the owner's app: a script of its own, which only servers with GTM_ID name in their document. It asks,
 * loads the container after a yes, and reports each screen once (specification §2).
 */

/** A screen sets its title a moment after its address. */
const TITLE_MS = 300;
const MEASURED = /^\/(?:admin|onboarding)(?:\/|$)/;

let manager: ReturnType<typeof loadTagManager> | undefined;
let isAllowed = false;
let toldPath: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function look(): void {
  // A question above the splash would move the app when it comes, and its title isn't there yet.
  if (!document.querySelector('h1')) {
    lookSoon();
    return;
  }
  const { pathname } = location;
  const isMeasured = MEASURED.test(pathname);
  const consent = readConsent();
  if (isMeasured && consent === null) askConsent();
  else stopAsking();
  const id = containerId();
  if (!isMeasured || consent !== 'granted' || id === null) return;
  // Allowed again after it was taken back while the page couldn't be loaded anew.
  if (manager && !isAllowed) manager.allow('granted');
  manager ??= loadTagManager(id);
  isAllowed = true;
  if (pathname === toldPath) return;
  toldPath = pathname;
  manager.tell({ path: pathname, title: document.title });
}

function lookSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(look, TITLE_MS);
}

/**
 * Measuring ends at once: Google's script is told so before anything else. It is unloaded with the page: in the tab where the owner
 * took the consent back, and there only if nothing is lost by it. Other tabs may hold text that isn't saved.
 */
function forget(manager: ReturnType<typeof loadTagManager>, isHere: boolean): void {
  isAllowed = false;
  manager.allow('denied');
  deleteCookies();
  if (!isHere) return;
  if (isPageHeld()) sayStillLoaded();
  else location.reload();
}

function deleteCookies(): void {
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''))
    if (/^_g[ac]/.test(name))
      for (const domain of ['', `; domain=${location.hostname}`, `; domain=.${location.hostname}`]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
}

/** Whether leaving would lose something, an edit or an upload: what would ask the owner then is asked now. */
function isPageHeld(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

onConsent((isHere) => {
  if (manager && isAllowed && readConsent() !== 'granted') forget(manager, isHere);
  else look();
});
// The app's language may change while a question stands above it.
new MutationObserver(followLanguage).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
for (const method of ['pushState', 'replaceState'] as const) {
  const change = history[method];
  history[method] = (...values) => {
    change.apply(history, values);
    lookSoon();
  };
}
addEventListener('popstate', lookSoon);
addEventListener('load', lookSoon);
