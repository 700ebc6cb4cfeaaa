/** The element that the server adds where a tag manager is configured: its content is the container's id. */
const META = 'tag-manager';
const STORAGE_KEY = 'measuring';
const CHANGED = 'measuring-changed';

export type Consent = 'granted' | 'denied';

/** The container's id; null on a server without one, where nobody is asked. */
export const containerId = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content ?? null;

/** What was chosen in this browser; null before. */
export function readConsent(): Consent | null {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

export function storeConsent(consent: Consent): void {
  localStorage.setItem(STORAGE_KEY, consent);
  dispatchEvent(new Event(CHANGED));
}

/** Calls back after each choice, here or in another tab. */
export function onConsent(changed: () => void): void {
  addEventListener(CHANGED, changed);
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) changed();
  });
}
