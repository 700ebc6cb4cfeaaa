import { domainToUnicode } from 'node:url';
import type { OwnDomain } from '../../shared/api/own-domains.ts';
import type { Env } from '../env.ts';
import { ownOrigin, TOKEN_LABEL } from './own-host.ts';
import type { OwnDomainRow } from './queries.ts';

/** Where the token's TXT record is. */
export const tokenName = (host: string): string => `${TOKEN_LABEL}.${host}`;

/** What it says. */
export const tokenText = (token: string): string => `ardoise=${token}`;

/** A domain as its owner sees it, with the records to create. */
export function toOwnDomain(
  { host, token, state, problem, points_to, checked_at }: OwnDomainRow,
  is_shown: boolean,
  { PUBLIC_URL, target }: Pick<Env, 'PUBLIC_URL'> & { target: string },
): OwnDomain {
  return {
    host,
    shown_host: domainToUnicode(host),
    address: ownOrigin({ PUBLIC_URL }, host),
    state,
    problem,
    points_to,
    is_shown,
    checked_at,
    records: [
      { type: 'CNAME', name: host, value: target },
      { type: 'TXT', name: tokenName(host), value: tokenText(token) },
    ],
  };
}
