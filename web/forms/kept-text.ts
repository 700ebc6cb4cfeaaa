type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a form's unsaved text waits: of one owner, at one address, in this tab only. */
export const textKey = (userId: string, path: string): string => `unsaved:${userId}:${path}`;

/**
 * The text that was typed and not saved, for example when the session ended; undefined if there is none, or it was
 * kept by a form that had other fields.
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

/** Keeps what is typed; if the browser has no room, the form works without it. */
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
