/** The element that the server adds where a tag manager is configured: its content is the container's id. */
const META_NAME = 'tag-manager';
const STORAGE_KEY = 'measuring';
const CHANGED_EVENT = 'measuring-changed';

type Consent = 'granted' | 'denied';

/** The container's id; null on a server without one, where nobody is asked. */
export const containerId = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content ?? null;

/** The answer of this page, where the browser stores none. */
let chosenConsent: Consent | null = null;

/** What was chosen in this browser; null before. */
export function readConsent(): Consent | null {
  let storedConsent: string | null = null;
  try {
    storedConsent = localStorage.getItem(STORAGE_KEY);
  } catch {
    // The browser stores nothing for this site: the choice holds until the page is left.
  }
  return storedConsent === 'granted' || storedConsent === 'denied' ? storedConsent : chosenConsent;
}

export function storeConsent(consent: Consent): void {
  chosenConsent = consent;
  try {
    localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // As above; and the storage may be full.
  }
  dispatchEvent(new Event(CHANGED_EVENT));
}

/** Calls back after each choice, `isHere` or in another tab, until the returned function is called. */
export function onConsent(onChange: (isHere: boolean) => void): () => void {
  const changedHere = () => onChange(true);
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) onChange(false);
  };
  addEventListener(CHANGED_EVENT, changedHere);
  addEventListener('storage', changedElsewhere);
  return () => {
    removeEventListener(CHANGED_EVENT, changedHere);
    removeEventListener('storage', changedElsewhere);
  };
}
