import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { formatBilledAmount } from '../../shared/billed-amount.ts';
import * as english from '../../shared/i18n/app/en.ts';
import * as french from '../../shared/i18n/app/fr.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { FIRST_MENU_ID } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { APP_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { LandingPage } from '../../shared/render.ts';
import type { Deps } from '../deps.ts';
import { sendTagged } from '../http/answers/send-encoded.ts';
import type { App } from '../http/app.ts';
import { sessionToken } from '../http/guards/session-cookie.ts';
import { requestLocale } from '../http/request-locale.ts';
import { encodePage, type MadePage } from '../publishing/public-content.ts';
import { EXAMPLE_RESTAURANTS } from './example-restaurants.ts';
import { sendOwnersApp } from './send-owners-app.ts';

const page = { config: { access: 'everyone', rateLimit: false }, schema: { hide: true } } as const;

/** Two pages in two languages, each with and without prices. */
const MAX_PAGES = 8;
/** The provider's prices are read again after this long. */
const PRICES_LIFETIME_MS = 10 * 60_000;
const PRICES_RETRY_MS = 30_000;

const PREMIUM = { en: english.premium, fr: french.premium } satisfies Record<AppLocale, unknown>;

/** `/` for visitors, and the example that it links to. Whoever comes with a session gets the owner's app at `/`. */
export function visitorRoutes(app: App, deps: Deps): void {
  const pages = new LRUCache<string, MadePage>({ max: MAX_PAGES });
  const pricesOf = openPrices(deps);

  const sendPage = async (
    { request, reply, locale }: { request: FastifyRequest; reply: FastifyReply; locale: AppLocale },
    key: string,
    render: () => string,
  ) => {
    // In development a changed source shows at once.
    const encodedPage = (deps.sources ? undefined : pages.get(key)) ?? (await encodePage(render()));
    pages.set(key, encodedPage);
    reply.allowStyles(encodedPage.style_hashes);
    reply.headers({
      'cache-control': 'no-cache',
      'content-language': locale,
      vary: 'accept-encoding, accept-language, cookie',
    });
    return await sendTagged(request, reply, encodedPage);
  };

  app.get(APP_PATHS.home, { ...page, compress: false }, (request, reply) => {
    if (sessionToken(request, deps.env) !== undefined) return sendOwnersApp(deps, request, reply);
    const locale = requestLocale(request);
    const { PUBLIC_URL, OPERATOR_CONTACT, PRIVACY_URL, PAYMENTS } = deps.env;
    const landing: LandingPage = {
      locale,
      public_url: PUBLIC_URL,
      is_paid: PAYMENTS !== 'off',
      prices: pricesOf(locale),
      contact: OPERATOR_CONTACT ?? null,
      privacy_url: PRIVACY_URL ?? null,
    };
    return sendPage({ request, reply, locale }, JSON.stringify(landing), () => deps.render.landingPage(landing));
  });

  app.get(GUEST_PATHS.example, { ...page, compress: false }, (request, reply) => {
    const locale = requestLocale(request);
    const restaurant = EXAMPLE_RESTAURANTS[locale];
    return sendPage({ request, reply, locale }, `example ${locale}`, () =>
      deps.render.guestPage({
        public_url: deps.env.PUBLIC_URL,
        home_path: fillPath(GUEST_PATHS.restaurant, { restaurantId: restaurant.id }),
        links_path: fillPath(GUEST_PATHS.restaurant, { restaurantId: restaurant.id }),
        restaurant,
        original: restaurant,
        menu_id: FIRST_MENU_ID,
        locale,
        locales: [locale],
        is_partly_translated: false,
        availability: { sold_out: [] },
        published_at: deps.now().toISOString(),
        as_of: null,
        card_path: null,
        qr: null,
        is_chat_by_model: false,
        is_embedded: false,
        // Without a chat, and not to be found by search engines.
        preview: true,
      }),
    );
  });
}

/** The subscription's prices in words, from memory: no visitor waits for the provider, and none is invented if it fails. */
function openPrices({ payments, log }: Pick<Deps, 'payments' | 'log'>): (locale: AppLocale) => LandingPage['prices'] {
  let prices: Awaited<ReturnType<typeof payments.listPrices>> = [];
  let nextReadAt = Number.NEGATIVE_INFINITY;
  const readPrices = async () => {
    nextReadAt = performance.now() + PRICES_LIFETIME_MS;
    try {
      prices = await payments.listPrices();
    } catch (error) {
      nextReadAt = performance.now() + PRICES_RETRY_MS;
      log.warn({ err: error }, 'subscription prices not read');
    }
  };
  return (locale) => {
    if (performance.now() > nextReadAt) void readPrices();
    const textOf = (interval: 'month' | 'year'): string | undefined => {
      const price = prices.find((candidate) => candidate.interval === interval);
      if (!price) return undefined;
      const amount = formatBilledAmount(price.amount, price.currency, locale);
      return interpolate(PREMIUM[locale][`price_${interval}`], { amount });
    };
    const [month, year] = [textOf('month'), textOf('year')];
    if (month && year) return [month, year];
    const text = month ?? year;
    return text ? [text] : null;
  };
}
