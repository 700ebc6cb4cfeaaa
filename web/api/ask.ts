import { currentLocale } from '../i18n/i18n.ts';
import { endSession, signedInUser } from '../session/session.ts';
import { createAsk } from './client.ts';

/** Asks the server as the signed-in owner. `ask(userAnswerSchema, 'GET', API_PATHS.me)` */
export const ask = createAsk({
  origin: '',
  fetch: (...args) => fetch(...args),
  locale: currentLocale,
  xsrfToken: () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1],
  restaurantId: () => signedInUser()?.restaurant?.id,
  onSessionLost: endSession,
});
