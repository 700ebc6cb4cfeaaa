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
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    // Compared field by field with the form's own values.
    return hasShape(kept, initial) ? (kept as Values) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what is typed; if the browser has no space, the form works without it. */
export function keepText(key: string, values: object, store: TextStore): void {
  try {
    store.setItem(key, JSON.stringify(values));
  } catch {
    store.removeItem(key);
  }
}

function hasShape(kept: unknown, initial: object): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(initial).every(([name, value]) => {
    const other = values.get(name);
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value) && other !== null;
  });
}
