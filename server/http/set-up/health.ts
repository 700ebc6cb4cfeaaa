import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { API_PATHS } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../app.ts';

const CHECK_MS = 3_000;
/** Load balancers check every few seconds; more frequent checks must not cause more work. */
const KEPT_MS = 2_000;
const HEALTH_RATE_LIMIT = { max: 300, timeWindow: 60_000 };

const stateSchema = z.enum(['ok', 'failed']);
/** A full disk refuses changes, but guests can still read. */
const partsSchema = z.strictObject({
  database: stateSchema,
  files: stateSchema,
  jobs: stateSchema,
  disk: z.enum(['ok', 'full']),
});
type HealthParts = z.infer<typeof partsSchema>;

const readySchema = z.strictObject({ status: z.enum(['ready', 'draining']) });

/**
 * GET /healthz: this process answers.
 * GET /readyz, for load balancers: 200 while requests may be sent here; 503 only while the server drains before it stops.
 * A dependency that is down does not count: guests are answered from memory meanwhile.
 * GET /readyz?parts, for monitoring: 503 while a dependency doesn't answer. An answer is cached for two seconds and shared
 * by all requests in that time.
 */
export function healthRoutes(
  app: App,
  deps: Pick<Deps, 'db' | 'drain' | 'files' | 'jobs' | 'log' | 'now' | 'room'>,
): void {
  const checkOnce = cacheCheck(() => checkParts(deps), deps.now);

  app.route({
    method: 'GET',
    url: API_PATHS.health,
    config: { access: 'everyone', rateLimit: false },
    schema: { summary: 'Whether this process answers', response: { 200: z.strictObject({ status: z.literal('ok') }) } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.ready,
    config: { access: 'everyone', rateLimit: HEALTH_RATE_LIMIT },
    schema: {
      summary: 'Whether requests may be sent here; with `parts`, whether what it needs answers',
      querystring: z.looseObject({ parts: z.string().optional() }),
      response: { 200: z.union([readySchema, partsSchema]), 503: z.union([readySchema, partsSchema]) },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.query.parts === undefined) {
        const nodeStatus = deps.drain.isDraining() ? ('draining' as const) : ('ready' as const);
        return reply.code(nodeStatus === 'ready' ? 200 : 503).send({ status: nodeStatus });
      }
      const checkedParts = await checkOnce();
      const isComplete = Object.values(checkedParts).every((part) => part !== 'failed');
      return reply.code(isComplete ? 200 : 503).send(checkedParts);
    },
  });
}

async function checkParts({
  db,
  files,
  jobs,
  log,
  room,
}: Pick<Deps, 'db' | 'files' | 'jobs' | 'log' | 'room'>): Promise<HealthParts> {
  const isAnswering = async (part: keyof HealthParts, check: () => Promise<unknown>) => {
    try {
      await inTime(check());
      return 'ok' as const;
    } catch (error) {
      log.warn({ err: error, part }, 'health check failed');
      return 'failed' as const;
    }
  };
  const [database, storeState, queued] = await Promise.all([
    isAnswering('database', () => db.execute(sql`select 1`)),
    isAnswering('files', () => files.check()),
    isAnswering('jobs', () => jobs.check()),
  ]);
  const diskState = (await room.isFull()) ? ('full' as const) : ('ok' as const);
  return { database, files: storeState, jobs: queued, disk: diskState };
}

/** Runs `check` at most once at a time, and again only when its last answer is two seconds old. */
function cacheCheck(check: () => Promise<HealthParts>, now: () => Date): () => Promise<HealthParts> {
  let latestCheck: Promise<HealthParts> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  return () => {
    // After the clock was set back, an answer counts as old, instead of being fresh for an hour.
    const ageMs = now().getTime() - answeredAt;
    if (latestCheck && (isRunning || (ageMs >= 0 && ageMs < KEPT_MS))) return latestCheck;
    isRunning = true;
    latestCheck = check().finally(() => {
      isRunning = false;
      answeredAt = now().getTime();
    });
    return latestCheck;
  };
}

async function inTime(check: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const deadlineTimer = setTimeout(() => reject(new Error(`No answer within ${CHECK_MS} ms.`)), CHECK_MS);
  try {
    await Promise.race([check, promise]);
  } finally {
    clearTimeout(deadlineTimer);
  }
}
