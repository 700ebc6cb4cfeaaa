import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from './app.ts';

const CHECK_MS = 3_000;
/** Load balancers check every few seconds; more frequent checks must not cause more work. */
const KEPT_MS = 2_000;
const LIMIT = { max: 300, timeWindow: 60_000 };

const state = z.enum(['ok', 'failed']);
/** A full disk refuses changes, but guests can still read, so the node stays in rotation. */
const readySchema = z.strictObject({ database: state, files: state, jobs: state, disk: z.enum(['ok', 'full']) });
type Ready = z.infer<typeof readySchema>;

/**
 * GET /healthz: this process answers. GET /readyz: so do its dependencies; 503 while one doesn't, so that no traffic is
 * sent here. An answer is cached for two seconds and shared by all requests in that time.
 */
export function healthRoutes(app: App, deps: Pick<Deps, 'db' | 'files' | 'jobs' | 'log' | 'now' | 'room'>): void {
  const checkOnce = kept(() => checkParts(deps), deps.now);

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
    config: { access: 'everyone', rateLimit: LIMIT },
    schema: { summary: 'Whether the parts it needs answer', response: { 200: readySchema, 503: readySchema } },
    handler: async (_request, reply) => {
      const parts = await checkOnce();
      const isReady = Object.values(parts).every((part) => part !== 'failed');
      reply.header('cache-control', 'no-store');
      return reply.code(isReady ? 200 : 503).send(parts);
    },
  });
}

async function checkParts({
  db,
  files,
  jobs,
  log,
  room,
}: Pick<Deps, 'db' | 'files' | 'jobs' | 'log' | 'room'>): Promise<Ready> {
  const answers = async (part: keyof Ready, check: () => Promise<unknown>) => {
    try {
      await inTime(check());
      return 'ok' as const;
    } catch (error) {
      log.warn({ err: error, part }, 'a part does not answer');
      return 'failed' as const;
    }
  };
  const [database, stored, queued] = await Promise.all([
    answers('database', () => db.execute(sql`select 1`)),
    answers('files', () => files.check()),
    answers('jobs', () => jobs.check()),
  ]);
  const disk = (await room.isFull()) ? ('full' as const) : ('ok' as const);
  return { database, files: stored, jobs: queued, disk };
}

/** Runs `check` at most once at a time, and again only when its last answer is two seconds old. */
function kept(check: () => Promise<Ready>, now: () => Date): () => Promise<Ready> {
  let latest: Promise<Ready> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  return () => {
    // After the clock was set back, an answer counts as old, instead of being fresh for an hour.
    const age = now().getTime() - answeredAt;
    if (latest && (isRunning || (age >= 0 && age < KEPT_MS))) return latest;
    isRunning = true;
    latest = check().finally(() => {
      isRunning = false;
      answeredAt = now().getTime();
    });
    return latest;
  };
}

async function inTime(check: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${CHECK_MS} ms.`)), CHECK_MS);
  try {
    await Promise.race([check, promise]);
  } finally {
    clearTimeout(timer);
  }
}
