import { OWN_DOMAIN_PATIENCE_DAYS, type OwnDomainProblem } from '../../shared/api/own-domains.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import type { Deps } from '../deps.ts';
import { type DomainRecords, readDomainRecords } from '../outbound/domain-records.ts';
import { type RestaurantAccess, workerAccess } from '../restaurants/access.ts';
import { tokenName, tokenText } from './own-domain-records.ts';
import { findOwnDomain, lockClaims, type OwnDomainRow, updateOwnDomain } from './queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PATIENCE_MS = OWN_DOMAIN_PATIENCE_DAYS * DAY_MS;
/** Pauses between look-ups of one that waits: a quarter of the time that it has waited. */
const WAITING_PAUSE_MS = { min: 5 * MINUTE_MS, max: 6 * 60 * MINUTE_MS };
const FAILING_PAUSE_MS = 60 * MINUTE_MS;

export type DomainDeps = Pick<Deps, 'db' | 'changes' | 'env' | 'now'>;

/** Whether a domain shows its restaurant's page. */
export const isServed = ({ state }: Pick<OwnDomainRow, 'state'>): boolean => state === 'active' || state === 'failing';

/**
 * Looks up a restaurant's domain and records what it is by now. A domain that is proven becomes the restaurant's: one that
 * had it before loses it, unless the domain still has its token, too.
 */
export async function checkOwnDomain({ db, changes, env, now }: DomainDeps, access: RestaurantAccess): Promise<void> {
  const claim = await findOwnDomain(db, access);
  const target = env.OWN_DOMAIN_TARGET;
  if (!claim || claim.state === 'ended' || target === undefined) return;
  const { host, restaurant_id } = claim;
  const records = await readDomainRecords({ host, token_name: tokenName(host), target }, env.OWN_DOMAIN_NAMESERVERS);
  const changedIds = await db.transaction(async (tx) => {
    const claims = await lockClaims(tx, host);
    const row = claims.find((other) => other.restaurant_id === restaurant_id);
    // Its owner may have typed another one meanwhile.
    if (!row || row.token !== claim.token || row.state === 'ended') return [];
    const time = now();
    const servedRow = claims.find((other) => other.restaurant_id !== restaurant_id && isServed(other));
    const isTaken = servedRow !== undefined && hasToken(records, servedRow);
    const problem = problemOf(records, row) ?? (isTaken ? 'taken' : null);
    const change = nextState(row, problem, time);
    const hasTakenOver = change.state === 'active' && servedRow !== undefined;
    // First: one host is never two restaurants'.
    if (hasTakenOver)
      await updateOwnDomain(tx, workerAccess(servedRow.restaurant_id), {
        state: 'ended',
        problem: 'taken',
        points_to: null,
        since_at: time.toISOString(),
        next_check_at: null,
      });
    const points_to = problem === 'elsewhere' ? records.points_to : null;
    await updateOwnDomain(tx, access, { ...change, problem, points_to, checked_at: time.toISOString() });
    const changedClaims = [...(change.state === row.state ? [] : [row]), ...(hasTakenOver ? [servedRow] : [])];
    for (const changedClaim of changedClaims) await announcePublicChange(tx, changedClaim.restaurant_id);
    return changedClaims.map((changedClaim) => changedClaim.restaurant_id);
  });
  for (const id of changedIds) changes.drop(id);
}

const hasToken = ({ texts }: DomainRecords, { token }: OwnDomainRow): boolean =>
  texts?.includes(tokenText(token)) === true;

/** The token is asked for until the domain is proven; afterwards the domain only has to lead here. */
function problemOf(records: DomainRecords, row: OwnDomainRow): OwnDomainProblem | null {
  if (records.leads === null) return 'unanswered';
  if (records.leads === 'nowhere') return 'no_record';
  if (records.leads === 'elsewhere') return 'elsewhere';
  if (isServed(row) || hasToken(records, row)) return null;
  return records.texts === null ? 'unanswered' : 'no_token';
}

type StateChange = Pick<OwnDomainRow, 'state' | 'since_at' | 'next_check_at'>;

function nextState(row: OwnDomainRow, problem: OwnDomainProblem | null, now: Date): StateChange {
  const since_at = now.toISOString();
  const waitedMs = now.getTime() - Date.parse(row.since_at);
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  if (problem === null)
    return {
      state: 'active',
      since_at: row.state === 'active' ? row.since_at : since_at,
      next_check_at: after(DAY_MS),
    };
  if (row.state === 'active') return { state: 'failing', since_at, next_check_at: after(FAILING_PAUSE_MS) };
  // A nameserver that doesn't answer says nothing about where the domain leads.
  const isOver = waitedMs >= PATIENCE_MS && (row.state === 'waiting' || problem !== 'unanswered');
  if (isOver) return { state: 'ended', since_at, next_check_at: null };
  const waitingPauseMs = Math.min(Math.max(waitedMs / 4, WAITING_PAUSE_MS.min), WAITING_PAUSE_MS.max);
  return {
    state: row.state,
    since_at: row.since_at,
    next_check_at: after(row.state === 'failing' ? FAILING_PAUSE_MS : waitingPauseMs),
  };
}
