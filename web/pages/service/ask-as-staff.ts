import * as z from 'zod/mini';
import type { User } from '../../../shared/api/accounts.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi, xsrfToken } from '../../api/ask.ts';
import { type AskApi, createAsk } from '../../api/client.ts';
import { leaveLostRestaurant } from '../../api/leave-lost-restaurant.ts';
import { roleOf, signedInUser } from '../../api/session.ts';
import { currentLocale } from '../../i18n/i18n.ts';

const SILENCE_MS = 15_000;

/**
 * Calls the server as a staff member's phone: with its own session, whoever else is signed in here, or as somebody who signed in
 * and is staff of the tab's restaurant.
 * `restaurantId`: the restaurant that a change is meant for.
 */
export const askAsStaff = (restaurantId?: string): AskApi =>
  createAsk({
    origin: '',
    fetch: (url, request) => fetch(url, request),
    silence_ms: SILENCE_MS,
    upload_silence_ms: SILENCE_MS,
    locale: currentLocale,
    xsrfToken,
    restaurantId: () => restaurantId ?? signedInStaff()?.restaurant?.id,
    // Perhaps not the session, but the restaurant: the server knows nobody else as staff.
    onSessionLost: leaveIfStaff,
    onRestaurantLost: leaveIfStaff,
    confirmIdentity: async () => false,
  });

const leaveIfStaff = (): void => void (signedInStaff() && leaveLostRestaurant(askApi));

/** The user, if they are staff of the tab's restaurant and the page was opened without a link. */
export function signedInStaff(): User | undefined {
  const user = signedInUser();
  return user && location.hash.length <= 1 && roleOf(user) === 'staff' ? user : undefined;
}

/** The link that this page has opened, or is opening. */
let openedSession: { hash: string; session: Promise<void> } | undefined;

/**
 * Opens the link in the page's address once, which renews the session, then runs; opens it again if the session turns out to
 * have expired. The token stays in the address, so that a bookmark or a reload works like the link.
 *
 * @param hash `#token`; empty if the page was opened without one, and only the session counts.
 * @throws ApiProblem `service_link_ended`, or what `run` throws.
 */
export async function withLink<T>(hash: string, run: () => Promise<T>): Promise<T> {
  await openLink(hash);
  try {
    return await run();
  } catch (error) {
    if (hash === '' || !isProblem(error, 'unauthenticated')) throw error;
    openedSession = undefined;
    await openLink(hash);
    return await run();
  }
}

async function openLink(hash: string): Promise<void> {
  if (hash.length <= 1) return;
  if (openedSession?.hash !== hash) openedSession = { hash, session: exchangeToken(hash.slice(1)) };
  const ownSession = openedSession;
  try {
    await ownSession.session;
  } catch (error) {
    // The next attempt asks again.
    if (openedSession === ownSession) openedSession = undefined;
    throw error;
  }
}

const exchangeToken = (token: string): Promise<void> =>
  askAsStaff()(z.undefined(), 'POST', API_PATHS.serviceSession, { token });
