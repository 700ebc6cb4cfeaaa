const STORAGE_KEY = 'avoid';

/** The stored choice as text. A browser that stores nothing for the page keeps it until the next page only. */
export function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Returns whether it is stored. If it isn't, no older one is either: marks for half of a choice would be taken for all. */
export function storeChoice(text: string | null): boolean {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    if (text !== null) sessionStorage.setItem(STORAGE_KEY, text);
    return true;
  } catch {
    // The marks of this page don't need it.
    return false;
  }
}
