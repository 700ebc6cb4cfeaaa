import { API_PATHS } from '../../shared/paths.ts';

declare global {
  interface Window {
    /** Of public/start.js, which asks before the app's scripts are there. */
    openingRequest?: { answer: Promise<Response>; abort(): void };
  }
}

/**
 * The answer to what public/start.js has already asked, if `url` is that; undefined for everything else, and from the second
 * time on. If it failed, the server is asked again.
 */
export function takeOpeningAnswer(url: string, request: RequestInit): Promise<Response> | undefined {
  const { openingRequest } = window;
  if (!openingRequest || !url.startsWith(`${API_PATHS.opening}?`)) return undefined;
  delete window.openingRequest;
  // The asker's patience, also with an answer that has begun.
  request.signal?.addEventListener('abort', openingRequest.abort, { once: true });
  return openingRequest.answer.catch(() => fetch(url, request));
}
