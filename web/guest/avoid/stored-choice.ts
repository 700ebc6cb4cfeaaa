const KEY = 'avoid';

/** The stored choice as text. A browser that stores nothing for the page keeps it until the next page only. */
export function readStored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // The marks of this page don't need it.
  }
}
