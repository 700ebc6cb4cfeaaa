const STORAGE_KEY = 'avoid';

/** The stored choice as text. A browser that stores nothing for the page keeps it until the next page only. */
export function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function storeChoice(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // The marks of this page don't need it.
  }
}
