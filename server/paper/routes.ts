import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type PaperQuery,
  paperPreviewQuerySchema,
  paperPreviewSchema,
  paperQuerySchema,
} from '../../shared/api/paper.ts';
import { Refusal } from '../../shared/errors.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { allowedColumns, isPaperLocale, PAPER_PATHS } from '../../shared/menu-paper.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { drawingLimit } from '../http/guards/rate-limits.ts';
import { withLang } from '../http/lang-query.ts';
import { findLatestLocale, getStoredContent } from '../publishing/queries.ts';
import { qrAddress } from '../qr/qr-svg.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { requirePremium } from '../subscriptions/require-premium.ts';
import { openTaskThread, ThreadEnd } from '../task-thread.ts';
import { listPublicTranslations } from '../translations/queries.ts';
import { localDay } from '../visits/local-day.ts';
import type { PaperAnswer, PaperTask } from './carry-out-paper.ts';
import { PaperTurns } from './paper-turns.ts';

const ofRestaurant = z.strictObject({ id: z.string() });

/** A restaurant's largest menu is laid out within 20 seconds. */
const PAPER_THREAD = {
  program: new URL('./paper-thread.ts', import.meta.url),
  purpose: 'that prints menus',
  max_memory_mb: 512,
  deadline_ms: 60_000,
};

/** The published menu on paper: as a PDF, and a page of it to look at. */
export function paperRoutes(app: App, deps: Deps): void {
  const printer = openTaskThread<PaperTask, PaperAnswer>(PAPER_THREAD);
  const turns = new PaperTurns();
  let isClosing = false;
  app.addHook('onClose', () => {
    isClosing = true;
    return printer.close();
  });
  const print = async (request: FastifyRequest, id: string, query: PaperQuery, answer: PaperTask['answer']) => {
    const access = await requireRestaurant(deps, request, id);
    await requirePremium(deps, access, 'qr_download');
    using _turn = await turns.take(access.restaurant_id, answer === 'file' ? 'file' : 'preview');
    // Nobody waits for it any more: the owner has chosen otherwise, or left.
    if (request.raw.socket.destroyed) throw new Refusal('too_many_requests');
    const { locale, locales, ...published } = await readPublished(deps, access, query);
    const task = { ...published, query, answer };
    const printed = await printer.ask(task, access.restaurant_id).catch((error: unknown) => {
      if (isClosing) throw new Refusal('service_unavailable');
      if (!(error instanceof ThreadEnd)) throw error;
      deps.log.warn({ err: error }, 'menu not printed: too much time or memory');
      throw new Refusal('menu_too_long_to_print');
    });
    if (printed.kind === 'no_menu') throw new Refusal('not_found');
    if (printed.kind === 'unprintable') throw new Refusal('menu_not_printable');
    if (printed.kind === 'too_long') throw new Refusal('menu_too_long_to_print');
    return { printed, locale, locales };
  };

  app.route({
    method: 'GET',
    url: PAPER_PATHS.file,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: {
      summary: 'The published menu on paper (PDF)',
      params: ofRestaurant,
      querystring: withLang(z.strictObject(paperQuerySchema.shape)),
    },
    handler: async (request, reply) => {
      const { lang: _, ...query } = request.query;
      const { printed, locale } = await print(request, request.params.id, query, 'file');
      if (printed.kind !== 'file') throw new Error('the thread answered another question');
      const fileName = [
        'menu',
        printed.menu,
        locale,
        ...(query.second_locale ? [query.second_locale] : []),
        query.paper,
        ...(query.purpose === 'outside' ? [query.purpose] : []),
      ];
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName.join('-')}.pdf"`)
        .send(Buffer.from(printed.bytes));
    },
  });

  app.route({
    method: 'GET',
    url: PAPER_PATHS.preview,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: {
      summary: 'A page of the menu on paper as a picture, and whether the menu fits',
      params: ofRestaurant,
      querystring: withLang(z.strictObject(paperPreviewQuerySchema.shape)),
      response: { 200: paperPreviewSchema },
    },
    handler: async (request) => {
      const { lang: _, page, ...query } = request.query;
      const { printed, locale, locales } = await print(request, request.params.id, query, { page });
      if (printed.kind !== 'preview') throw new Error('the thread answered another question');
      return { ...printed.preview, locale, locales };
    },
  });
}

type PublishedMenu = Pick<PaperTask, 'name' | 'stored' | 'published_at' | 'today' | 'address' | 'languages'> & {
  /** The first of the languages, and those that can be chosen. */
  locale: MenuLocale;
  locales: MenuLocale[];
};

/**
 * What guests see now, in the languages that were chosen.
 *
 * @throws Refusal `nothing_published`; `menu_not_printable` for Arabic; `validation_failed` for a language that guests can't
 * choose, or columns that don't fit.
 */
const readPublished = (
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  access: RestaurantAccess,
  query: PaperQuery,
): Promise<PublishedMenu> =>
  readSnapshot(db, async (tx) => {
    const { restaurant_id } = access;
    const { paper, columns, second_locale } = query;
    const restaurant = await findRestaurant(tx, access);
    const main_locale = await findLatestLocale(tx, access);
    if (!restaurant || !main_locale || restaurant.publication_version === null || restaurant.published_at === null)
      throw new Refusal('nothing_published');
    const publicLocales = [main_locale, ...restaurant.translated_locales.filter((other) => other !== main_locale)];
    const locales = publicLocales.filter(isPaperLocale);
    const locale = query.locale ?? locales[0] ?? main_locale;
    if (!publicLocales.includes(locale))
      throw new Refusal('validation_failed', { fields: { locale: 'invalid_value' } });
    if (!isPaperLocale(locale)) throw new Refusal('menu_not_printable');
    if (second_locale !== undefined && (second_locale === locale || !locales.includes(second_locale)))
      throw new Refusal('validation_failed', { fields: { second_locale: 'invalid_value' } });
    if (!allowedColumns(paper, second_locale !== undefined).includes(columns))
      throw new Refusal('validation_failed', { fields: { columns: 'too_big' } });
    const languages: PublishedMenu['languages'] = [];
    for (const language of second_locale === undefined ? [locale] : [locale, second_locale]) {
      const pair = { source_locale: main_locale, locale: language };
      const texts = language === main_locale ? [] : await listPublicTranslations(tx, restaurant_id, pair);
      languages.push({ locale: language, texts });
    }
    const { publication_version, published_at, translations_version, timezone } = restaurant;
    const today = localDay(timezone, now().getTime());
    const address = qrAddress(env, restaurant_id);
    return {
      name: JSON.stringify([
        ...[restaurant_id, publication_version, published_at, translations_version, today, address],
        { ...query, locale },
      ]),
      stored: await getStoredContent(tx, restaurant_id, publication_version),
      published_at,
      today,
      address,
      languages,
      locale,
      locales,
    };
  });
