import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { sessionToken } from '../http/guards/session-cookie.ts';
import { sendAppShell } from '../http/pages/app-shell.ts';

/** The home, and the sections that it leads to: other screens load more than is preloaded. */
const HOME_PATTERN = new RegExp(`^${APP_PATHS.admin}(?:/menus/\\d+/sections/\\d+)?/?(?:\\?|$)`);

/**
 * Answers with the owner's app; to whoever has a session's cookie and opens the home, with the files that it loads. Whether
 * the session has ended isn't read: the document doesn't wait for the database. The draft isn't preloaded: a browser may
 * answer a later request with it, after other edits.
 */
export async function sendOwnersApp(
  deps: Pick<Deps, 'render' | 'env'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isHome = request.url === APP_PATHS.home || HOME_PATTERN.test(request.url);
  const hasSession = sessionToken(request, deps.env) !== undefined;
  return await sendAppShell(deps, request, reply, isHome && hasSession ? deps.render.home_files : undefined);
}
