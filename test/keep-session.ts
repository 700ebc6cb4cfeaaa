import type { BrowserContext } from 'playwright-core';
import { SESSION_LIFETIME_MS } from '../shared/limits.ts';

/** The app asks for a session only if this browser has signed in (specification §4): simulates that it just has. */
export const keepSession = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (expiry) => {
      // The browser's error page for a frame that could not be loaded has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('session-expires-at', expiry);
    },
    String(Date.now() + SESSION_LIFETIME_MS),
  );
