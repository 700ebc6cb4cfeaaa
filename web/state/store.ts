import { useSyncExternalStore } from 'react';

/** A value outside of React that components subscribe to; server data is in TanStack Query (docs/decisions/074). */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const storeListeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of storeListeners) listener();
    },
    subscribe: (listener) => {
      storeListeners.add(listener);
      return () => storeListeners.delete(listener);
    },
  };
}

export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
