/** How many connections one process may open at most, by their use. */
export type ConnectionBudget = {
  /** Requests and jobs' own queries. */
  queries: number;
  /** The queue's; one of them listens for new jobs. */
  jobs: number;
  /** Hears what other nodes change. */
  changes: 1;
};

/** The queue needs one connection that listens, and one for its queries. */
const MIN_JOB_CONNECTIONS = 2;
const MAX_JOB_CONNECTIONS = 4;

/** @param total DATABASE_CONNECTIONS, at least MIN_CONNECTIONS. */
export function splitConnections(total: number): ConnectionBudget {
  const jobConnections = Math.min(MAX_JOB_CONNECTIONS, Math.max(MIN_JOB_CONNECTIONS, Math.floor(total / 4)));
  return { queries: total - jobConnections - 1, jobs: jobConnections, changes: 1 };
}
