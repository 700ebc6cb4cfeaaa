import type { BrowserContext } from 'playwright-core';
import { SESSION_LIFETIME_MS } from '../shared/limits.ts';

/** The app asks the server for a session only where this browser signed in (specification §4): as if it had, just now. */
export const keepSession = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (expiry) => {
      // The browser's own page for a frame that could not be loaded keeps nothing.
      if (location.protocol.startsWith('http')) localStorage.setItem('session-expires-at', expiry);
    },
    String(Date.now() + SESSION_LIFETIME_MS),
  );
