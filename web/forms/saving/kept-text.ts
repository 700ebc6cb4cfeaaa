type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The storage key of a form's unsaved text: for one person at one of their restaurants, which have the same addresses, in
 * this tab only.
 */
export const textKey = (user: { id: string; restaurant: { id: string } | null } | undefined, path: string): string =>
  user?.restaurant ? `unsaved:${user.id}:${user.restaurant.id}:${path}` : earlierTextKey(user, path);

/** The key from before accounts had several restaurants, and before there is one. */
export const earlierTextKey = (user: { id: string } | undefined, path: string): string => `unsaved:${user?.id}:${path}`;

/** Once: the text of an owner of one restaurant, which an earlier version of the app has stored. */
export function moveEarlierText(earlierKey: string, key: string, store: TextStore): void {
  const earlierText = key === earlierKey ? null : store.getItem(earlierKey);
  if (earlierText === null) return;
  store.removeItem(earlierKey);
  if (store.getItem(key) === null) store.setItem(key, earlierText);
}

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
