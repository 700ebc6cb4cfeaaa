import type { Env } from '../env.ts';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import { peerOf } from '../outbound/peer.ts';

/** The providers that have an address of their own; the packages' defaults could be changed by a variable. */
const PROVIDER_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

// Longer than any model needs; each use has a deadline of its own.
const MAX_MS = 10 * 60 * 1_000;

/** The address of a provider's service, and a `fetch` that reaches nothing else. */
export function providerClient(
  { AI_PROVIDER, AI_BASE_URL }: Pick<Env, 'AI_PROVIDER' | 'AI_BASE_URL'>,
  max_bytes: number,
): { baseURL: string; fetch: typeof fetch } {
  const service = AI_PROVIDER in PROVIDER_URLS ? PROVIDER_URLS[AI_PROVIDER as keyof typeof PROVIDER_URLS] : undefined;
  const baseURL = AI_BASE_URL ?? service;
  // The environment's check requires an address with every other provider.
  if (baseURL === undefined) throw new Error('AI_BASE_URL is missing.');
  return { baseURL, fetch: outboundFetch(peerOf(AI_BASE_URL, baseURL), { max_bytes, max_ms: MAX_MS }) };
}
