/** The element that the server adds where a tag manager is configured: its content is the container's id. */
const META = 'tag-manager';
const STORAGE_KEY = 'measuring';
const CHANGED = 'measuring-changed';

export type Consent = 'granted' | 'denied';

/** The container's id; null on a server without one, where nobody is asked. */
export const containerId = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content ?? null;

/** The answer of this page, where the browser stores none. */
let chosen: Consent | null = null;

/** What was chosen in this browser; null before. */
export function readConsent(): Consent | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORAGE_KEY);
  } catch {
    // The browser stores nothing for this site: what was chosen holds until the page is left.
  }
  return stored === 'granted' || stored === 'denied' ? stored : chosen;
}

export function storeConsent(consent: Consent): void {
  chosen = consent;
  try {
    localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // As above; and the storage may be full.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back after each choice, `isHere` or in another tab, until the returned function is called. */
export function onConsent(changed: (isHere: boolean) => void): () => void {
  const changedHere = () => changed(true);
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) changed(false);
  };
  addEventListener(CHANGED, changedHere);
  addEventListener('storage', changedElsewhere);
  return () => {
    removeEventListener(CHANGED, changedHere);
    removeEventListener('storage', changedElsewhere);
  };
}
