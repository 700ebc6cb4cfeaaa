import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sheetQuerySchema } from '../../shared/api/codes.ts';
import { CODE_PATHS } from '../../shared/code-paths.ts';
import { Refusal } from '../../shared/errors.ts';
import { qr as english } from '../../shared/i18n/server/en.ts';
import { qr as french } from '../../shared/i18n/server/fr.ts';
import { APP_LOCALES, type AppLocale, type MenuLocale } from '../../shared/locales.ts';
import type { SheetWords } from '../../shared/qr-sheet.ts';
import { wifiCode, wifiSheetBodySchema } from '../../shared/wifi-code.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { drawingLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant, type RestaurantRow } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { requirePremium } from '../subscriptions/require-premium.ts';
import { openTaskThread } from '../task-thread.ts';
import { drawnLook, PLAIN_DRAWN_LOOK } from './drawn-look.ts';
import { qrInZone } from './qr-drawing.ts';
import { checkReadable, codeAddress, qrAddress } from './qr-svg.ts';
import { findCode, listCodes } from './queries.ts';
import type { SheetTask } from './sheet-pdf.ts';

const WORDS: Record<AppLocale, Record<keyof typeof english, string>> = { en: english, fr: french };

/** The contract's, with the language of every request. */
const sheetQuery = z.strictObject(sheetQuerySchema.shape);

/** 200 codes, a page each. */
const SHEET_THREAD = {
  program: new URL('./sheet-thread.ts', import.meta.url),
  purpose: 'that makes sheets of QR codes',
  max_memory_mb: 512,
  deadline_ms: 60_000,
};

const SHEET_FORMATS = ['pdf', 'svg'] as const;
type SheetFormat = (typeof SHEET_FORMATS)[number];
const ofSheet = z.strictObject({ id: z.string(), format: z.enum(SHEET_FORMATS) });
const CONTENT_TYPES: Record<SheetFormat, string> = { pdf: 'application/pdf', svg: 'image/svg+xml' };

type PrintedCode = { name: string | null; address: string };

/** Ready sheets to print: cards, a tent, stickers. */
export function sheetRoutes(app: App, deps: Deps, pictures: Pictures): void {
  const maker = openTaskThread<{ format: SheetFormat; task: SheetTask }, Uint8Array>(SHEET_THREAD);
  app.addHook('onClose', () => maker.close());
  const requireSheetOf = async (request: FastifyRequest, id: string) => {
    const access = await requireRestaurant(deps, request, id);
    await requirePremium(deps, access, 'qr_download');
    const restaurant = await findRestaurant(deps.db, access);
    if (!restaurant) throw new Refusal('not_found');
    return { access, restaurant };
  };
  const sendSheet = async (
    reply: FastifyReply,
    { restaurant_id }: RestaurantAccess,
    { name, format, task }: { name: string; format: SheetFormat; task: SheetTask },
  ) => {
    const file = await maker.ask({ format, task }, restaurant_id);
    return reply
      .type(CONTENT_TYPES[format])
      .header('content-disposition', `attachment; filename="${name}-${task.kind}.${format}"`)
      .send(Buffer.from(file));
  };

  app.route({
    method: 'GET',
    url: CODE_PATHS.sheet,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: {
      summary: 'QR codes on a sheet to print (PDF), or its first page (SVG): the restaurant’s own, a named one, or all',
      params: ofSheet,
      querystring: withLang(sheetQuery),
    },
    handler: async (request, reply) => {
      const { access, restaurant } = await requireSheetOf(request, request.params.id);
      const { kind, paper, words, code, ink, shape, middle } = request.query;
      const codes = await codesOf(deps, access, code);
      const look = await drawnLook(deps, pictures, access, { ink, shape, middle });
      // The others differ by their number.
      if (look.logo && codes[0]) await checkReadable(pictures, codes[0].address, qrInZone(codes[0].address, look));
      const locale = requestLocale(request);
      const task: SheetTask = {
        kind,
        paper,
        locale,
        look,
        ...setIn(restaurant),
        cards: codes.map((printedCode) => ({
          address: printedCode.address,
          notes: printedCode.name === null ? [] : [printedCode.name],
          restaurant: restaurant.name,
          words: localesOf(words, restaurant.main_locale).map((language) => WORDS[language].scan),
          test: deps.env.is_localhost ? WORDS[locale].test_code : null,
        })),
      };
      return await sendSheet(reply, access, { name: 'qr', format: request.params.format, task });
    },
  });

  app.route({
    method: 'POST',
    url: CODE_PATHS.wifiSheet,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: {
      summary:
        'A code that joins the restaurant’s Wi-Fi on a sheet to print (PDF), or its first page (SVG); nothing is stored',
      params: ofSheet,
      querystring: withLang(z.strictObject({})),
      body: wifiSheetBodySchema,
    },
    handler: async (request, reply) => {
      const { access, restaurant } = await requireSheetOf(request, request.params.id);
      const { kind, paper, words, network, password } = request.body;
      const card = {
        address: wifiCode({ network, password }),
        restaurant: restaurant.name,
        words: localesOf(words, restaurant.main_locale).map((language) => WORDS[language].join_wifi),
        notes: password === '' ? [network] : [network, password],
        test: null,
      };
      const locale = requestLocale(request);
      const task: SheetTask = {
        kind,
        paper,
        locale,
        look: PLAIN_DRAWN_LOOK,
        ...setIn(restaurant),
        cards: [card],
      };
      return await sendSheet(reply, access, { name: 'wifi', format: request.params.format, task });
    },
  });
}

const setIn = ({ name, title_font, text_font, main_locale }: RestaurantRow) => ({
  title: name,
  fonts: { title_font, text_font },
  main_locale,
});

/** The language of the menu is first, in bold. */
const localesOf = (words: SheetWords, main: MenuLocale): readonly AppLocale[] =>
  words === 'both' ? APP_LOCALES.toSorted((a, b) => Number(b === main) - Number(a === main)) : [words];

/** @throws Refusal `not_found` if there is no such code, or none at all. */
async function codesOf(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  access: RestaurantAccess,
  code: z.infer<typeof sheetQuerySchema>['code'],
): Promise<PrintedCode[]> {
  const { restaurant_id } = access;
  if (code === 'own') return [{ name: null, address: qrAddress(env, restaurant_id) }];
  const rows = code === 'named' ? await listCodes(db, access) : [await findCode(db, access, code)];
  const codes = rows.flatMap((row) => row ?? []);
  if (codes.length === 0) throw new Refusal('not_found');
  return codes.map(({ id, name }) => ({ name, address: codeAddress(env, restaurant_id, id) }));
}
