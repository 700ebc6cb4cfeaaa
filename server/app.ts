import Fastify from 'fastify';
import type { App } from './http/app.ts';
import { setUpHttp } from './http/set-up-http.ts';
import type { Deps } from './deps.ts';

/** The whole application, not yet listening: platform first, then the features in their order of dependency. */
export async function buildApp(deps: Deps): Promise<App> {
  const app: App = await setUpHttp(Fastify, deps);
  await app.ready();
  return app;
}
