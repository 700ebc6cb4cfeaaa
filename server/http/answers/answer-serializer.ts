import { serializerCompiler } from 'fastify-type-provider-zod';
import { API_PATHS } from '../../../shared/paths.ts';
import type { Env } from '../../env.ts';

/** Whose answers may hold thousands of dishes. Their schemas have no codecs, and their objects are made field by field. */
const WHOLE_MENUS: ReadonlySet<string> = new Set([
  API_PATHS.menus,
  API_PATHS.menu,
  API_PATHS.menusReorder,
  API_PATHS.restaurant,
]);

/**
 * Answers are checked by their schemas before they are sent. In production those that hold whole menus are not: at the
 * limits of a menu the check takes 40 ms and more of the thread that answers. Development and tests check them all.
 */
export const answerSerializer =
  ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): typeof serializerCompiler =>
  (route) =>
    NODE_ENV === 'production' && WHOLE_MENUS.has(route.url ?? '')
      ? (data) => JSON.stringify(data)
      : serializerCompiler(route);
