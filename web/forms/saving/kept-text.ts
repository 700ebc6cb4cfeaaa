type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage key of a form's unsaved text: for one owner, at one address, in this tab only. */
export const textKey = (userId: string, path: string): string => `unsaved:${userId}:${path}`;

/**
 * The unsaved text, for example after the session ended; undefined if there is none, or the form has had other fields
 * since.
 */
export function readKeptText<Values extends object>(
  key: string,
  initial: Values,
  store: TextStore,
): Values | undefined {
  try {
    const storedText: unknown = JSON.parse(store.getItem(key) ?? 'null');
    // Compared field by field with the form's own values.
    return hasShape(storedText, initial) ? (storedText as Values) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what is typed; if the browser has no space, the form works without it. */
export function keepText(key: string, initialValues: object, store: TextStore): void {
  try {
    store.setItem(key, JSON.stringify(initialValues));
  } catch {
    store.removeItem(key);
  }
}

function hasShape(storedText: unknown, initial: object): boolean {
  if (typeof storedText !== 'object' || storedText === null) return false;
  const initialValues = new Map<string, unknown>(Object.entries(storedText));
  return Object.entries(initial).every(([name, value]) => {
    const initialValue = initialValues.get(name);
    return (
      typeof initialValue === typeof value &&
      Array.isArray(initialValue) === Array.isArray(value) &&
      initialValue !== null
    );
  });
}
