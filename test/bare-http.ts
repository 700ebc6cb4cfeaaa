import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { Deps } from '../server/deps.ts';
import { openDrain } from '../server/drain.ts';
import { parseEnv } from '../server/env.ts';
import type { App } from '../server/http/app.ts';
import { setUpHttp } from '../server/http/set-up/set-up-http.ts';

/** Fails the test if it uses a dependency that it didn't provide, except for these properties. */
const absent = (name: string, present: object = {}) =>
  new Proxy(present, {
    get: (target, key) => {
      if (key in target) return Reflect.get(target, key);
      throw new Error(`This test has no ${name}.`);
    },
    // Replaces any dependency: every use of a missing property throws.
  }) as never;

/**
 * Only the HTTP layer, without features, database or jobs, for tests of what every route shares.
 * @param parts The dependencies the test provides, and environment variables.
 */
export async function bareHttp(
  declare: (app: App) => void = () => {},
  { variables = {}, ...parts }: Partial<Deps> & { variables?: Record<string, string> } = {},
): Promise<App> {
  const app = await setUpHttp({
    env: parseEnv({ NODE_ENV: 'test', PAYMENTS: 'off', ...variables }),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    secret: Buffer.alloc(32, 7),
    render: absent('render', {
      report_scripts: { watch_errors: '', report_errors: '' },
      style_hashes: ["'sha256-c2FtcGxl'"],
    }),
    db: absent('database'),
    changes: absent('changes'),
    files: absent('files'),
    drain: openDrain(),
    room: { isFull: async () => false, require: async () => undefined, noteFull: () => undefined },
    spool: absent('spool'),
    jobs: absent('jobs'),
    mailer: absent('mailer'),
    payments: absent('payments'),
    ...parts,
  });
  declare(app);
  await app.ready();
  return app;
}

export type BareSession = { cookies: Record<string, string>; headers: Record<string, string> };

/** Stores the cookies that an answer sets, and removes those that it clears. */
export function keepCookies(visit: BareSession, answer: LightMyRequestResponse): BareSession {
  const cookies = { ...visit.cookies };
  for (const cookie of answer.cookies) {
    if (cookie.maxAge === 0 || (cookie.expires && cookie.expires.getTime() === 0)) delete cookies[cookie.name];
    else cookies[cookie.name] = cookie.value;
  }
  return { cookies, headers: { ...visit.headers, 'x-xsrf-token': encodeURIComponent(cookies['XSRF-TOKEN'] ?? '') } };
}

/** A visitor's cookies and headers after GET /sanctum/csrf-cookie. */
export async function visit(app: App): Promise<BareSession> {
  return keepCookies({ cookies: {}, headers: {} }, await app.inject('/sanctum/csrf-cookie'));
}
