import { OutboundRefused } from './peer.ts';

/**
 * From now on the platform's `fetch` contacts nobody. Libraries call it with addresses that they read somewhere; our own
 * code uses the outbound client. Returns a function that restores it.
 */
export function refuseGlobalFetch(): () => void {
  const { fetch: platformFetch } = globalThis;
  globalThis.fetch = async () => {
    throw new OutboundRefused('Only the outbound client contacts other servers.');
  };
  return () => {
    globalThis.fetch = platformFetch;
  };
}
