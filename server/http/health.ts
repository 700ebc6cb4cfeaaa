import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { API_PATHS } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from './app.ts';

const CHECK_MS = 3_000;

const state = z.enum(['ok', 'failed']);
/** A full disk takes no changes, but guests still read: that is no reason to send them elsewhere. */
const readySchema = z.strictObject({ database: state, files: state, jobs: state, disk: z.enum(['ok', 'full']) });

/**
 * GET /healthz: this process answers. GET /readyz: so do the parts it needs; 503 while one doesn't, so that no traffic
 * is sent here.
 */
export function healthRoutes(app: App, deps: Pick<Deps, 'db' | 'files' | 'jobs' | 'log' | 'room'>): void {
  const config = { access: 'everyone', rateLimit: false } as const;

  app.route({
    method: 'GET',
    url: API_PATHS.health,
    config,
    schema: { summary: 'Whether this process answers', response: { 200: z.strictObject({ status: z.literal('ok') }) } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.ready,
    config,
    schema: { summary: 'Whether the parts it needs answer', response: { 200: readySchema, 503: readySchema } },
    handler: async (_request, reply) => {
      const answers = async (part: string, check: () => Promise<unknown>) => {
        try {
          await inTime(check());
          return 'ok' as const;
        } catch (error) {
          deps.log.warn({ err: error, part }, 'a part does not answer');
          return 'failed' as const;
        }
      };
      const [database, files, jobs] = await Promise.all([
        answers('database', () => deps.db.execute(sql`select 1`)),
        answers('files', () => deps.files.check()),
        answers('jobs', () => deps.jobs.check()),
      ]);
      const disk = (await deps.room.isFull()) ? ('full' as const) : ('ok' as const);
      const isReady = [database, files, jobs].every((part) => part === 'ok');
      reply.header('cache-control', 'no-store');
      return reply.code(isReady ? 200 : 503).send({ database, files, jobs, disk });
    },
  });
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
