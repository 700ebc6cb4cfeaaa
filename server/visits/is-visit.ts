import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { OPENED_HEADER } from '../../shared/opened-header.ts';
import { OWN_LOOK_KEY } from '../../shared/own-domain.ts';
import type { Env } from '../env.ts';
import { sessionCookieName } from '../http/guards/session-cookie.ts';

// Guests' browsers send some hundreds of different ones.
const bots = new LRUCache<string, boolean>({ max: 2_000 });
// What follows is neither read nor remembered.
const MAX_READ_CHARACTERS = 400;

function isBot(userAgent: string): boolean {
  const agent = userAgent.slice(0, MAX_READ_CHARACTERS);
  const cachedVerdict = bots.get(agent);
  if (cachedVerdict !== undefined) return cachedVerdict;
  const is = isbot(agent);
  bots.set(agent, is);
  return is;
}

type IsVisit = (request: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}) => boolean;

const OWN_LOOK_PATTERN = new RegExp(`[?&]${OWN_LOOK_KEY}(?:[=&]|$)`);

/**
 * Whether a request is a guest's who opens a page: not a program's, not one that a browser makes ahead or for a copy, and
 * not that of an owner who is signed in and looks at the menu, or who comes from the settings of the restaurant's domain.
 */
export function openIsVisit(env: Pick<Env, 'is_https'>): IsVisit {
  const session = `${sessionCookieName(env)}=`;
  return ({ method, url = '', headers }) => {
    const agent = headers['user-agent'];
    if (method !== 'GET' || !agent || headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined)
      return false;
    const made_for = headers['sec-fetch-dest'];
    if (made_for !== undefined && made_for !== 'document' && headers[OPENED_HEADER] === undefined) return false;
    return !headers.cookie?.includes(session) && !OWN_LOOK_PATTERN.test(url) && !isBot(agent);
  };
}
