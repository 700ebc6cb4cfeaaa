const STORAGE_KEY = 'avoid';

/** The stored choice as text. A browser that stores nothing for the page keeps it until the next page only. */
export function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** If it is refused, no older one stays: marks for half of a choice would look like all. */
export function storeChoice(text: string | null): 'stored' | 'refused' {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    if (text !== null) sessionStorage.setItem(STORAGE_KEY, text);
    return 'stored';
  } catch {
    // The marks of this page don't need it.
    return 'refused';
  }
}
