import { ANSWER_SILENCE_MS } from '../../shared/limits.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { createAsk } from './client.ts';
import { confirmIdentity } from './confirm-identity.ts';
import type { ClientOptions } from './exchange.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { takeOpeningAnswer } from './opening.ts';
import { endSession, signedInUser } from './session.ts';
import { readTabRestaurant } from './tab-restaurant.ts';

/** Sent bytes may still be in the buffers of a slow connection. */
const UPLOAD_SILENCE_MS = 120_000;

export const xsrfToken = (): string | undefined => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

const sendFiles = fetchWithProgress(() => undefined);

export const CLIENT_OPTIONS: ClientOptions = {
  origin: '',
  // Only a request with progress events can be distinguished from one that hangs.
  fetch: (url, request, stillAlive) =>
    request.body instanceof FormData
      ? sendFiles(url, request, stillAlive)
      : (takeOpeningAnswer(url, request) ?? fetch(url, request)),
  silence_ms: ANSWER_SILENCE_MS,
  upload_silence_ms: UPLOAD_SILENCE_MS,
  locale: currentLocale,
  xsrfToken,
  restaurantId: () => {
    const user = signedInUser();
    return user ? user.restaurant?.id : readTabRestaurant()?.id;
  },
  onSessionLost: endSession,
  onRestaurantLost: () =>
    void import('./leave-lost-restaurant.ts').then(({ leaveLostRestaurant }) => leaveLostRestaurant(askApi)),
  confirmIdentity,
};

/** Calls the server as the signed-in owner. `ask(userAnswerSchema, 'GET', API_PATHS.me)` */
export const askApi = createAsk(CLIENT_OPTIONS);

/** The same for an upload, with its progress. */
export const askWithProgress = (onProgress: (loaded: number, total: number) => void) =>
  createAsk({ ...CLIENT_OPTIONS, fetch: fetchWithProgress(onProgress) });
