import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';
import { openIsVisit } from '../visits/is-visit.ts';
import type { VisitCounts, VisitedPlace } from '../visits/visit-counts.ts';

/** Counts a sent page as a visit, if a guest opened it. */
export type CountVisit = (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, place: VisitedPlace) => void;

export function openCountVisit(env: Pick<Env, 'is_https'>, visits: Pick<VisitCounts, 'count'>): CountVisit {
  const isVisit = openIsVisit(env);
  return (request, visitedPlace) => {
    if (isVisit(request)) visits.count(visitedPlace);
  };
}
