import type * as z from 'zod/mini';

type StoredValue<Value> = {
  /** Undefined if nothing is stored, or nothing that the schema accepts, or if the browser forbids storage. */
  read(): Value | undefined;
  /** @throws if the browser has no space for it, or forbids storage. */
  keep(value: Value): void;
  /** As `keep`, for what the app can do without: nothing happens if the browser has no space, or forbids storage. */
  tryToKeep(value: Value): void;
  forget(): void;
};

/**
 * A value in the browser's storage, as JSON; by default of this tab alone.
 * @param key Also a function, of what is known only when it is used, such as the user.
 */
export function storedValue<Value>(
  key: string | (() => string),
  schema: z.ZodMiniType<Value>,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => sessionStorage,
): StoredValue<Value> {
  const keyNow = () => (typeof key === 'string' ? key : key());
  const keep = (value: Value) => storage().setItem(keyNow(), JSON.stringify(value));
  return {
    read: () => {
      try {
        return schema.safeParse(JSON.parse(storage().getItem(keyNow()) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    keep,
    tryToKeep: (value) => {
      try {
        keep(value);
      } catch {
        // As the type says.
      }
    },
    forget: () => storage().removeItem(keyNow()),
  };
}

/** The keys of everything in a browser's storage. */
export const storageKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
