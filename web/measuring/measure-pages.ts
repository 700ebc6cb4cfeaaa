import { askConsent, stopAsking } from './ask-consent.ts';
import { containerId, onConsent, readConsent } from './consent.ts';
import { loadTagManager } from './load-tag-manager.ts';

/**
 * The tag manager of the owner's app: a script of its own, which only servers with GTM_ID name in their document. It asks,
 * loads the container after a yes, and reports each screen once (specification §2).
 */

/** A screen sets its title a moment after its address. */
const TITLE_MS = 300;
const MEASURED = /^\/(?:admin|onboarding)(?:\/|$)/;

let tell: ReturnType<typeof loadTagManager> | undefined;
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
  tell ??= loadTagManager(id);
  if (pathname === toldPath) return;
  toldPath = pathname;
  tell({ path: pathname, title: document.title });
}

function lookSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(look, TITLE_MS);
}

function forget(): void {
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''))
    if (/^_g[ac]/.test(name))
      for (const domain of ['', `; domain=${location.hostname}`, `; domain=.${location.hostname}`]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
  // What runs can't be unloaded otherwise.
  location.reload();
}

onConsent(() => {
  if (tell && readConsent() !== 'granted') forget();
  else look();
});
for (const method of ['pushState', 'replaceState'] as const) {
  const change = history[method];
  history[method] = (...values) => {
    change.apply(history, values);
    lookSoon();
  };
}
addEventListener('popstate', lookSoon);
addEventListener('load', lookSoon);
