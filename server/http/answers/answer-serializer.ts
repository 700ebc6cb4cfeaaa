import { serializerCompiler } from 'fastify-type-provider-zod';
import { API_PATHS } from '../../../shared/paths.ts';
import type { Env } from '../../env.ts';

/** Features whose answers may hold thousands of dishes. Their schemas have no codecs, and their objects are built field by field. */
const WHOLE_MENUS: ReadonlySet<string> = new Set([
  API_PATHS.menus,
  API_PATHS.menu,
  API_PATHS.menusReorder,
  API_PATHS.restaurant,
  API_PATHS.opening,
]);

/**
 * Answers are validated by their schemas before they are sent, except in production those that hold whole menus: for the
 * largest menu the validation blocks the event loop for 40 ms and more. Development and tests validate them all.
 */
export const answerSerializer =
  ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): typeof serializerCompiler =>
  (route) =>
    NODE_ENV === 'production' && WHOLE_MENUS.has(route.url ?? '')
      ? (data) => JSON.stringify(data)
      : serializerCompiler(route);
