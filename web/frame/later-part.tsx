import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Also if the network was never lost: the server was being restarted, for example. */
const RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * A component that is loaded after the first screen, which works without it: until it is there, `place` is shown. What
 * can't be fetched is asked for again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): ComponentType<Props> {
  let loadedPart: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => loadedPart);
    useEffect(() => {
      if (Part) return undefined;
      return loadPersistently(load, (part) => {
        loadedPart = part;
        setPart(() => part);
      });
    }, [Part]);
    return Part ? <Part {...props} /> : place;
  };
}

/** Loads a part; while that fails, again after longer and longer, and whenever the network is back. Returns what stops it. */
export function loadPersistently<Part>(load: () => Promise<Part>, onLoaded: (part: Part) => void): () => void {
  let isWanted = true;
  const tryToLoad = () =>
    load().then(
      (part) => {
        if (!isWanted) return;
        stop();
        onLoaded(part);
      },
      // The next attempt follows, or the screen works without it.
      () => undefined,
    );
  let retry: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isWanted = false;
    clearTimeout(retry);
    removeEventListener('online', tryToLoad);
  };
  const loadFrom = async (delay: number): Promise<void> => {
    await tryToLoad();
    if (isWanted) retry = setTimeout(() => void loadFrom(Math.min(delay * 2, MAX_RETRY_DELAY_MS)), delay);
  };
  addEventListener('online', tryToLoad);
  void loadFrom(RETRY_DELAY_MS);
  return stop;
}
