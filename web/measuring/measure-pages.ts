import { askConsent, followLanguage, sayStillLoaded, stopAsking } from './ask-consent.ts';
import { containerId, onConsent, readConsent } from './consent.ts';
import { loadTagManager } from './load-tag-manager.ts';

/**
 * The tag manager of the owner's app: a script of its own, which only servers with GTM_ID name in their document. It asks,
 * loads the container after a yes, and reports each screen once (specification §2).
 */

/** A screen sets its title a moment after its address. */
const TITLE_MS = 300;
const MEASURED_PATHS = /^\/(?:admin|onboarding)(?:\/|$)/;

let tagManager: ReturnType<typeof loadTagManager> | undefined;
let isAllowed = false;
let toldPath: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function updateMeasuring(): void {
  // A question above the splash would move the app when it comes, and its title isn't there yet.
  if (!document.querySelector('h1')) {
    lookSoon();
    return;
  }
  const { pathname } = location;
  const isMeasured = MEASURED_PATHS.test(pathname);
  const currentConsent = readConsent();
  if (isMeasured && currentConsent === null) askConsent();
  else stopAsking();
  const id = containerId();
  if (!isMeasured || currentConsent !== 'granted' || id === null) return;
  // Allowed again after it was withdrawn while the page couldn't be reloaded.
  if (tagManager && !isAllowed) tagManager.allow('granted');
  tagManager ??= loadTagManager(id);
  isAllowed = true;
  if (pathname === toldPath) return;
  toldPath = pathname;
  tagManager.tell({ path: pathname, title: document.title });
}

function lookSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(updateMeasuring, TITLE_MS);
}

/**
 * Measuring ends at once: Google's script is notified before anything else. It is unloaded with the page: in the tab
 * where the owner withdrew the consent, and there only if nothing is lost by it. Other tabs may hold text that isn't
 * saved.
 */
function forgetGuest(tagManager: ReturnType<typeof loadTagManager>, isHere: boolean): void {
  isAllowed = false;
  tagManager.allow('denied');
  deleteCookies();
  if (!isHere) return;
  if (isPageHeld()) sayStillLoaded();
  else location.reload();
}

function deleteCookies(): void {
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''))
    if (/^_g[ac]/.test(name))
      for (const domainPart of ['', `; domain=${location.hostname}`, `; domain=.${location.hostname}`]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
        document.cookie = `${name}=; path=/; max-age=0${domainPart}`;
      }
}

/** Whether leaving would lose something, an edit or an upload: what would ask the owner then is asked now. */
function isPageHeld(): boolean {
  const leavingEvent = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leavingEvent);
  return leavingEvent.defaultPrevented;
}

onConsent((isHere) => {
  if (tagManager && isAllowed && readConsent() !== 'granted') forgetGuest(tagManager, isHere);
  else updateMeasuring();
});
// The app's language may change while a question is shown above it.
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
