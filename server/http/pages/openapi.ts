import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod';
import { webhookMessageSchema } from '../../../shared/api/webhooks.ts';
import { ERROR_STATUS, FIELD_PROBLEMS } from '../../../shared/errors.ts';
import { MENU_LOCALES } from '../../../shared/locales.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { WEBSITE_PATHS } from '../../../shared/website-paths.ts';
import type { Deps } from '../../deps.ts';
import type { App, RouteAccess } from '../app.ts';
import { serviceCookieName, sessionCookieName } from '../guards/session-cookie.ts';

const SESSION_SCHEME = 'session';
const STAFF_SCHEME = 'staff';
const KEY_SCHEME = 'bearer';
const XSRF_SCHEME = 'xsrf';
const SAFE_METHODS = ['GET', 'HEAD'];

/** What each access is shown by; `everyone` needs nothing. */
const SCHEMES = {
  user: SESSION_SCHEME,
  owner: SESSION_SCHEME,
  service: STAFF_SCHEME,
  key: KEY_SCHEME,
} as const satisfies Record<Exclude<RouteAccess, 'everyone'>, string>;

/** The OpenAPI document, generated from the routes' schemas, at /api/docs/json, and its page at /api/docs. */
export async function setUpOpenapi(app: App, { env }: Pick<Deps, 'env'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ardoise',
        version: '1',
        description:
          'Every request may carry `lang` (en or fr), the language of messages. Unsafe requests send the cookie ' +
          `XSRF-TOKEN, which GET ${API_PATHS.csrfCookie} sets, back as X-XSRF-TOKEN. ` +
          'A refusal is `{error: {code, message, fields?}}`.',
      },
      servers: [{ url: env.PUBLIC_URL }],
      webhooks: { 'menu.published': { post: WEBHOOK_MESSAGE } },
      components: {
        securitySchemes: {
          [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: sessionCookieName(env) },
          [STAFF_SCHEME]: { type: 'apiKey', in: 'cookie', name: serviceCookieName(env) },
          [KEY_SCHEME]: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key of the restaurant, which its owner makes in the settings: “Website and till”.',
          },
          [XSRF_SCHEME]: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        },
      },
    },
    transform: describeRoute,
  });
  await app.register(swaggerUi, {
    routePrefix: API_PATHS.docs,
    uiConfig: { docExpansion: 'list', deepLinking: false },
    theme: { title: 'Ardoise API' },
    // Our own content security policy applies to this page too.
    staticCSP: false,
  });
}

const headerOf = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' as const },
});
const { $schema: _, ...messageSchema } = toJSONSchema(webhookMessageSchema);

/** What a restaurant's webhook receives. */
const WEBHOOK_MESSAGE = {
  summary: 'A message at each publication, to the address that the owner has set; and a test',
  description:
    'Signed as Standard Webhooks (standardwebhooks.com) has it. It doesn’t contain the menu: read it from ' +
    `${WEBSITE_PATHS.publishedMenu}. Every answer of 2xx within ten seconds is taken as received; else it is sent again, with the same ` +
    'id, up to eight times within a day, until a later publication is announced. A test is sent once.',
  parameters: [
    headerOf('webhook-id', 'Of the message: the same whenever it is sent again'),
    headerOf('webhook-timestamp', 'When it was sent, in seconds since 1970'),
    headerOf(
      'webhook-signature',
      'v1, and the HMAC-SHA-256 in base64 of id, timestamp and body, joined by dots; its key is the secret without whsec_, in base64',
    ),
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: messageSchema as object } },
  },
  responses: { '2XX': { description: 'Received' } },
};

const REFUSAL_SCHEMA = {
  description: 'A refusal, in words of the language',
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
        message: { type: 'string' },
        fields: {
          description: 'The fields at fault by their path, such as variants.0.price',
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['code', 'message'],
            properties: { code: { type: 'string', enum: FIELD_PROBLEMS }, message: { type: 'string' } },
          },
        },
        locale: { description: 'The language to speak to a guest in', type: 'string', enum: MENU_LOCALES },
      },
    },
  },
};

const describeSchemas = createJsonSchemaTransform({ skipList: [], zodToJsonConfig: { unrepresentable: 'any' } });

/** The route's schemas as JSON Schema, with what its access requires; plugins' own routes are left out. */
const describeRoute: SwaggerTransform = (document) => {
  const { route, url } = document;
  if (url.startsWith(API_PATHS.docs)) return { schema: { hide: true }, url };
  // The zod transform accepts any schema of a route; Fastify types it by its own provider.
  const describedSchemas = describeSchemas({ ...document, schema: route.schema ?? {} } as Parameters<
    typeof describeSchemas
  >[0]);
  const { access, xsrf } = route.config ?? {};
  const isUnsafe = [route.method].flat().some((method) => !SAFE_METHODS.includes(method));
  const needs = {
    ...(access === undefined || access === 'everyone' ? {} : { [SCHEMES[access]]: [] }),
    ...(isUnsafe && xsrf !== false ? { [XSRF_SCHEME]: [] } : {}),
  };
  return {
    ...describedSchemas,
    schema: {
      ...describedSchemas.schema,
      response: {
        ...(describedSchemas.schema?.response ?? { '2XX': { description: 'Done' } }),
        default: REFUSAL_SCHEMA,
      },
      tags: [tagOf(url)],
      security: Object.keys(needs).length > 0 ? [needs] : [],
    },
  };
};

/** "/api/menu-items/:id" belongs to menu-items; an address without a second segment belongs to the session. */
function tagOf(url: string): string {
  const [first = '', second] = url.split('/').filter((part) => part !== '');
  return first === 'api' && second ? second : first;
}
