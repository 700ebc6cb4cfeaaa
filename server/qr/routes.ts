import { z } from 'zod';
import {
  codeAnswerSchema,
  codesAnswerSchema,
  createCodesBodySchema,
  type NamedCode,
  renameCodeBodySchema,
} from '../../shared/api/codes.ts';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { Refusal } from '../../shared/errors.ts';
import { QR_DOWNLOAD_PIXELS } from '../../shared/limits.ts';
import { idSchema } from '../../shared/menu.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { qrLookSchema } from '../../shared/qr-look.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import type { App } from '../http/app.ts';
import { drawingLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { requirePremium } from '../subscriptions/require-premium.ts';
import { drawnLook } from './drawn-look.ts';
import { createCodes, removeCode, renameCode } from './name-codes.ts';
import { codeAddress, QR_FORMATS, type QrFormat, qrAddress, qrFile } from './qr-svg.ts';
import { findCode, listCodes, type NamedCodeRow } from './queries.ts';
import { sheetRoutes } from './sheet-routes.ts';

const ofRestaurant = z.strictObject({ id: z.string() });
const ofCode = z.strictObject({ id: z.string(), codeId: z.coerce.number().pipe(idSchema) });
const format = z.enum(QR_FORMATS);
const querystring = withLang(z.strictObject({}));

/** A smaller code can't be scanned from a table. */
const MIN_QR_PIXELS = 100;
/** A PNG is printed 17 cm wide at 300 dots an inch; for larger prints there is the SVG, which is sharp at any size. */
const MAX_QR_PIXELS = { png: 2_000, svg: 4_000 } satisfies Record<QrFormat, number>;
const drawingQuery = withLang(
  z.strictObject({
    size: z.coerce.number().int().min(MIN_QR_PIXELS).max(MAX_QR_PIXELS.svg).default(QR_DOWNLOAD_PIXELS),
    ...qrLookSchema.shape,
  }),
);

/** @throws Refusal `validation_failed`. */
function checkSize(size: number, format: QrFormat): void {
  if (size > MAX_QR_PIXELS[format]) throw new Refusal('validation_failed', { fields: { size: 'too_big' } });
}

const toCode = (env: Pick<Env, 'PUBLIC_URL'>, { restaurant_id, id, name, created_at }: NamedCodeRow): NamedCode => ({
  id,
  name,
  address: codeAddress(env, restaurant_id, id),
  created_at,
});

type Parts = {
  pictures: Pictures;
  /** How often each named code was scanned, by its number: counted by a later feature. */
  countScans: (access: RestaurantAccess) => Promise<ReadonlyMap<number, number>>;
};

/** The restaurant's QR code, and its named ones. */
export function qrRoutes(app: App, deps: Deps, parts: Parts): void {
  const { pictures } = parts;
  app.route({
    method: 'GET',
    url: API_PATHS.restaurantQr,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: {
      summary: 'The QR code of the public page as a file',
      params: ofRestaurant.extend({ format }),
      querystring: drawingQuery,
    },
    handler: async (request, reply) => {
      const { id, format } = request.params;
      const { size, ink, shape, middle } = request.query;
      checkSize(size, format);
      const access = await requireRestaurant(deps, request, id);
      await requirePremium(deps, access, 'qr_download');
      const { restaurant_id } = access;
      const look = await drawnLook(deps, pictures, access, { ink, shape, middle });
      const locale = requestLocale(request);
      const text = qrAddress(deps.env, restaurant_id);
      const file = await qrFile({ ...deps, pictures }, { text, format, size, locale, look });
      return reply
        .type(file.content_type)
        .header('content-disposition', `attachment; filename="qr-${restaurant_id}.${format}"`)
        .send(file.bytes);
    },
  });

  namedCodeRoutes(app, deps, parts);
  sheetRoutes(app, deps, pictures);
}

function namedCodeRoutes(app: App, deps: Deps, { pictures, countScans }: Parts): void {
  app.route({
    method: 'GET',
    url: CODE_PATHS.codes,
    config: { access: 'owner' },
    schema: {
      summary: 'The named QR codes, with the scans of 90 days',
      params: ofRestaurant,
      querystring,
      response: { 200: codesAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const scans = await countScans(access);
      const codes = await listCodes(deps.db, access);
      return { codes: codes.map((row) => ({ ...toCode(deps.env, row), scans: scans.get(row.id) ?? 0 })) };
    },
  });

  app.route({
    method: 'POST',
    url: CODE_PATHS.codes,
    config: { access: 'owner' },
    schema: {
      summary: 'Makes a QR code for each name, or none of them',
      params: ofRestaurant,
      querystring,
      body: createCodesBodySchema,
      response: { 201: codesAnswerSchema },
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      await requirePremium(deps, access, 'qr_download');
      const createdCodes = await createCodes(deps, access, request.body.names);
      return reply.code(201).send({ codes: createdCodes.map((row) => ({ ...toCode(deps.env, row), scans: 0 })) });
    },
  });

  app.route({
    method: 'PATCH',
    url: CODE_PATHS.code,
    config: { access: 'owner' },
    schema: {
      summary: 'Renames a QR code; what is printed keeps working',
      params: ofCode,
      querystring,
      body: renameCodeBodySchema,
      response: { 200: codeAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const row = await renameCode(deps, access, { id: request.params.codeId, name: request.body.name });
      return { code: toCode(deps.env, row) };
    },
  });

  app.route({
    method: 'DELETE',
    url: CODE_PATHS.code,
    config: { access: 'owner' },
    schema: {
      summary: 'Deletes a QR code with its counts; what is printed still leads to the menu',
      params: ofCode,
      querystring,
      response: { 204: z.undefined() },
    },
    handler: async (request, reply) => {
      await removeCode(deps, await requireRestaurant(deps, request, request.params.id), request.params.codeId);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: CODE_PATHS.codeQr,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: { summary: 'A named QR code as a file', params: ofCode.extend({ format }), querystring: drawingQuery },
    handler: async (request, reply) => {
      const { id, codeId, format } = request.params;
      const { size, ink, shape, middle } = request.query;
      checkSize(size, format);
      const access = await requireRestaurant(deps, request, id);
      await requirePremium(deps, access, 'qr_download');
      const code = await findCode(deps.db, access, codeId);
      if (!code) throw new Refusal('not_found');
      const { address: text } = toCode(deps.env, code);
      const [look, locale] = [await drawnLook(deps, pictures, access, { ink, shape, middle }), requestLocale(request)];
      const file = await qrFile({ ...deps, pictures }, { text, format, size, locale, look });
      return reply
        .type(file.content_type)
        .header('content-disposition', `attachment; filename="qr-${access.restaurant_id}-${codeId}.${format}"`)
        .send(file.bytes);
    },
  });
}
