import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PATHS, APP_PATHS, fillPath } from '../../shared/paths.ts';
import { findSession } from '../accounts/queries.ts';
import { hashToken } from '../accounts/token.ts';
import { findUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { sessionToken } from '../http/guards/session-cookie.ts';
import { type AskedHome, sendAppShell } from '../http/pages/app-shell.ts';
import { findRestaurantOfUser } from '../restaurants/queries.ts';

/** The home, and the sections that it leads to: other screens ask for more than is preloaded. */
const HOME_PATTERN = new RegExp(`^${APP_PATHS.admin}(?:/menus/\\d+/sections/\\d+)?/?(?:\\?|$)`);

/** Answers with the owner's app; to whoever is signed in and opens the home, with what it is about to ask for. */
export async function sendOwnersApp(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isHome = request.url === APP_PATHS.home || HOME_PATTERN.test(request.url);
  return await sendAppShell(deps, request, reply, isHome ? await findHome(deps, request) : undefined);
}

/** Undefined if nobody is signed in, there is no restaurant, or the database doesn't answer: the app asks itself. */
async function findHome(deps: Deps, request: FastifyRequest): Promise<AskedHome | undefined> {
  const token = sessionToken(request, deps.env);
  if (token === undefined) return undefined;
  try {
    const session = await findSession(deps.db, hashToken(token), deps.now().toISOString());
    if (!session) return undefined;
    const [user, restaurant] = await Promise.all([
      findUser(deps.db, session.user_id),
      findRestaurantOfUser(deps.db, session.user_id),
    ]);
    if (!user || !restaurant) return undefined;
    const { locale } = user;
    // As web/api/exchange.ts and web/api/queries.ts write them: otherwise they would be requested again.
    return {
      locale,
      api_addresses: [
        `${API_PATHS.me}?lang=${locale}`,
        `${fillPath(API_PATHS.restaurant, { id: restaurant.id })}?lang=${locale}&admin=true`,
      ],
    };
  } catch (error) {
    request.log.warn({ err: error }, 'home preload skipped: the owner could not be read');
    return undefined;
  }
}
