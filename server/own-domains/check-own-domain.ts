import { isServedState, OWN_DOMAIN_PATIENCE_DAYS, type OwnDomainProblem } from '../../shared/api/own-domains.ts';
import type { Db } from '../db/db.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import type { Deps } from '../deps.ts';
import { countEvent } from '../http/guards/queries.ts';
import { limitKey } from '../http/guards/sender.ts';
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
const UNANSWERED_PAUSE_MS = 15 * MINUTE_MS;
const UNANSWERED_PATIENCE_MS = 30 * DAY_MS;

export type DomainDeps = Pick<Deps, 'db' | 'changes' | 'env' | 'now' | 'secret'>;

/**
 * Looks up a restaurant's domain and records what it is by now. A domain that is proven becomes the restaurant's: one that
 * had it before loses it, unless the domain still has its token, too.
 */
export async function checkOwnDomain(deps: DomainDeps, access: RestaurantAccess): Promise<void> {
  const { db, changes, env, now } = deps;
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
    const servedRow = claims.find((other) => other.restaurant_id !== restaurant_id && isServedState(other.state));
    const isTaken = servedRow !== undefined && hasToken(records, servedRow);
    const recordsProblem = problemOf(records, row) ?? (isTaken ? 'taken' : null);
    const isNew = recordsProblem === null && !isServedState(row.state);
    const problem = isNew && !(await countNewDomain(deps, tx, access)) ? 'limited' : recordsProblem;
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
    const checked_at = time.toISOString();
    const answered_at = problem === 'unanswered' ? row.answered_at : checked_at;
    await updateOwnDomain(tx, access, { ...change, problem, points_to, checked_at, answered_at });
    const changedClaims = [...(change.state === row.state ? [] : [row]), ...(hasTakenOver ? [servedRow] : [])];
    for (const changedClaim of changedClaims) await announcePublicChange(tx, changedClaim.restaurant_id);
    return changedClaims.map((changedClaim) => changedClaim.restaurant_id);
  });
  for (const id of changedIds) changes.drop(id);
}

/** Counts a domain that begins to show a menu. False if there were too many today. */
async function countNewDomain(
  deps: Pick<DomainDeps, 'env' | 'now' | 'secret'>,
  tx: Db,
  { restaurant_id }: RestaurantAccess,
): Promise<boolean> {
  const { NEW_DOMAINS_PER_DAY, NEW_DOMAINS_PER_DAY_PER_RESTAURANT } = deps.env.limits;
  const countOf = async (who: string) => {
    const key = limitKey(deps, 'new own domain', who);
    return (await countEvent(tx, { key, window_ms: DAY_MS, now: deps.now() })).count;
  };
  // Its own first: a restaurant's refusals don't count against the others.
  if ((await countOf(restaurant_id)) > NEW_DOMAINS_PER_DAY_PER_RESTAURANT) return false;
  return (await countOf('')) <= NEW_DOMAINS_PER_DAY;
}

const hasToken = ({ texts }: DomainRecords, { token }: OwnDomainRow): boolean =>
  texts?.includes(tokenText(token)) === true;

/** The token is asked for until the domain is proven; afterwards the domain only has to lead here. */
function problemOf(records: DomainRecords, row: OwnDomainRow): OwnDomainProblem | null {
  if (records.leads === null) return 'unanswered';
  if (records.leads === 'nowhere') return 'no_record';
  if (records.leads === 'elsewhere') return 'elsewhere';
  if (isServedState(row.state) || hasToken(records, row)) return null;
  return records.texts === null ? 'unanswered' : 'no_token';
}

type StateChange = Pick<OwnDomainRow, 'state' | 'since_at' | 'next_check_at'>;

function nextState(row: OwnDomainRow, problem: OwnDomainProblem | null, now: Date): StateChange {
  const time = now.toISOString();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  if (problem === null)
    return { state: 'active', since_at: row.state === 'active' ? row.since_at : time, next_check_at: after(DAY_MS) };
  if (problem === 'unanswered' && isServedState(row.state)) return unansweredState(row, now);
  if (row.state === 'active') return { state: 'failing', since_at: time, next_check_at: after(FAILING_PAUSE_MS) };
  const waitedMs = now.getTime() - Date.parse(row.since_at);
  if (waitedMs >= PATIENCE_MS) return { state: 'ended', since_at: time, next_check_at: null };
  const waitingPauseMs = Math.min(Math.max(waitedMs / 4, WAITING_PAUSE_MS.min), WAITING_PAUSE_MS.max);
  return {
    state: row.state,
    since_at: row.since_at,
    next_check_at: after(row.state === 'failing' ? FAILING_PAUSE_MS : waitingPauseMs),
  };
}

/**
 * A nameserver that doesn't answer says nothing about where the domain leads: the domain stays as it is, and the time until
 * the next answer doesn't count as failing. But not for ever, as a domain that nobody renews any more has no nameservers.
 */
function unansweredState(row: OwnDomainRow, now: Date): StateChange {
  const unansweredMs = row.answered_at === null ? 0 : now.getTime() - Date.parse(row.answered_at);
  if (unansweredMs >= UNANSWERED_PATIENCE_MS)
    return { state: 'ended', since_at: now.toISOString(), next_check_at: null };
  const silentMs = row.state === 'failing' && row.checked_at ? now.getTime() - Date.parse(row.checked_at) : 0;
  return {
    state: row.state,
    since_at: new Date(Date.parse(row.since_at) + silentMs).toISOString(),
    next_check_at: new Date(now.getTime() + UNANSWERED_PAUSE_MS).toISOString(),
  };
}
