import { ANSWER_SILENCE_MS } from '../../shared/limits.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { type ClientOptions, createAsk, createAskFile } from './client.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { endSession, signedInUser } from './session.ts';

/** What has left may still be on its way through a slow line. */
const UPLOAD_SILENCE_MS = 120_000;

export const xsrfToken = (): string | undefined => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

const sendFiles = fetchWithProgress(() => undefined);

const CLIENT: ClientOptions = {
  origin: '',
  // Only a request that tells how far it is can be told from one that stands still.
  fetch: (url, request, stillAlive) =>
    request.body instanceof FormData ? sendFiles(url, request, stillAlive) : fetch(url, request),
  silence_ms: ANSWER_SILENCE_MS,
  upload_silence_ms: UPLOAD_SILENCE_MS,
  locale: currentLocale,
  xsrfToken,
  restaurantId: () => signedInUser()?.restaurant?.id,
  onSessionLost: endSession,
};

/** Asks the server as the signed-in owner. `ask(userAnswerSchema, 'GET', API_PATHS.me)` */
export const ask = createAsk(CLIENT);

/** The same for an upload that tells how much of it has left. */
export const askWithProgress = (onProgress: (loaded: number, total: number) => void) =>
  createAsk({ ...CLIENT, fetch: fetchWithProgress(onProgress) });

/** Gets a file of the signed-in owner's restaurant. */
export const askFile = createAskFile(CLIENT);
