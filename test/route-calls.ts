import type { RouteEntry } from '../server/http/app.ts';
import { CODE_PATHS } from '../shared/code-paths.ts';
import { PAPER_PATHS } from '../shared/menu-paper.ts';
import { API_PATHS } from '../shared/paths.ts';
import type { Client } from './client.ts';
import { TENANCY_CALLS, type TenancyCall } from './tenancy-calls.ts';
import { INVITATION_ID, MEMBER_ID } from './tenants.ts';

/** How generated tests call any route that the application declares. */

export const keyOf = ({ method, url }: RouteEntry): string => `${method} ${url}`;

/** What a route requires. */
const QUERIES: Readonly<Record<string, string>> = {
  [`GET ${CODE_PATHS.sheet}`]: '?kind=cards&words=en&code=named',
  [`GET ${PAPER_PATHS.file}`]: '?menu=1&locale=en',
  [`GET ${PAPER_PATHS.preview}`]: '?menu=1&locale=en',
  [`GET ${API_PATHS.restaurantTranslations}`]: '?locale=es',
  [`GET ${API_PATHS.restaurantTranslationDraft}`]: '?locale=es&kind=tag&source=Soup',
};

/** The address with every parameter filled in; an unknown one throws, so that a new kind of address is considered. */
export function addressOf(
  { method, url }: RouteEntry,
  { restaurant_id, id = 1 }: { restaurant_id: string; id?: string | number },
): string {
  const values: Record<string, string | number> = {
    id: url.startsWith(API_PATHS.restaurant) ? restaurant_id : id,
    restaurantId: restaurant_id,
    menuId: 1,
    version: 1,
    codeId: 1,
    keyId: 1,
    userId: MEMBER_ID,
    invitationId: INVITATION_ID,
    page: 0,
    format: 'svg',
    kind: 'json',
    key: 'none.webp',
    file:
      url === API_PATHS.restaurantAllergensFile
        ? 'allergens.csv'
        : url.startsWith('/sitemaps/')
          ? `${restaurant_id}.xml`
          : 'none.png',
  };
  const filled = url.replace('*', 'x').replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`test/route-calls.ts does not know how to fill :${name} of ${url}`);
    return String(value);
  });
  return filled + (QUERIES[`${method} ${url}`] ?? '');
}

const VERBS = { POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
export function sendTo(
  client: Client,
  { method }: RouteEntry,
  url: string,
  body: object | undefined,
  headers?: Record<string, string>,
) {
  if (body instanceof FormData) return client.upload(url, body, headers);
  // Every route but GET and OPTIONS has one of these methods.
  return client[VERBS[method as keyof typeof VERBS]](url, body, headers);
}

export function callOf(route: RouteEntry): TenancyCall {
  const call = TENANCY_CALLS[keyOf(route)];
  if (!call) throw new Error(`${keyOf(route)} has no entry in test/tenancy-calls.ts`);
  return call;
}
