import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  account,
  assistant,
  drawing,
  fields,
  frame,
  imports,
  onboarding,
  saves,
  subscription,
  usage,
} from '../shared/i18n/app/en.ts';
import * as serverEnglish from '../shared/i18n/server/en.ts';
import { IMPORT_OPTIONS, IMPORT_STEPS, UPLOADING_IMPORT_ID } from '../shared/import-status.ts';
import * as limits from '../shared/limits.ts';
import { APP_LOCALES, DEFAULT_APP_LOCALE, MENU_LOCALES } from '../shared/locales.ts';
import { DISPLAY_MODES } from '../shared/menu.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { ACTIVE_STATUSES, SUBSCRIPTION_STATUSES } from '../shared/premium.ts';
import { GST, QST } from '../shared/taxes.ts';
import { embeddedApp } from './embedded-app.ts';
import type { TestApp } from './make-app.ts';
import { SPEC_LINES } from './spec-lines.ts';

// The specification's tables, repeated by hand: a wrong constant or address is found here.

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

test.each([
  ['§9 error banner', limits.ERROR_BANNER_MS, 7_000],
  ['§9 saving indicator', limits.SAVING_INDICATOR_MS, 2_500],
  ['§9 maximum upload', limits.LIMITS.MAX_UPLOAD_BYTES, 20_971_520],
  ['§9 digits of the confirmation code', limits.CONFIRMATION_CODE_DIGITS, 6],
  ['§9 window of an email change', limits.EMAIL_CHANGE_LIFETIME_MS, 24 * HOUR],
  ['§9 session lifetime', limits.SESSION_LIFETIME_MS, 31 * DAY],
  ['§9 verification poll', limits.VERIFICATION_POLL_MS, 15 * SECOND],
  ['§9 upload to analysis', limits.UPLOAD_TO_ANALYSIS_MS, 1 * SECOND],
  ['§9 longest page description', limits.PAGE_DESCRIPTION_MAX_CHARACTERS, 160],
  ['§9 cut page description', limits.PAGE_DESCRIPTION_CUT_CHARACTERS, 157],
  ['§9 QR code as displayed', limits.QR_DISPLAY_PIXELS, 210],
  ['§9 QR code as downloaded', limits.QR_DOWNLOAD_PIXELS, 300],
  ['§9 QR error correction', limits.QR_ERROR_CORRECTION, 'Q'],
  ['§9 first menu', limits.FIRST_MENU_ID, 1],
  ['§9 GST in thousandths of a percent', GST.rate, 5_000],
  ['§9 QST in thousandths of a percent', QST.rate, 9_975],
  ['§3 numbers of the taxes', [GST.number, QST.number], [1, 2]],
  ['§9 default locale', DEFAULT_APP_LOCALE, 'en'],
  ['§9 locales of the interface', APP_LOCALES, ['en', 'fr']],
  ['§1 number of menu languages', new Set(MENU_LOCALES).size, 10],
  ['§3 display modes', DISPLAY_MODES, ['simple', 'complex']],
  ['§3 id of the uploading placeholder', UPLOADING_IMPORT_ID, 0],
  ['§3 import options', IMPORT_OPTIONS, ['add', 'overwrite']],
  [
    '§4 menu generation steps',
    IMPORT_STEPS,
    ['uploading', 'manipulating', 'extracting', 'analyzing', 'generating', 'completed'],
  ],
  [
    '§4 subscription statuses',
    SUBSCRIPTION_STATUSES,
    ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid'],
  ],
  ['§9 active subscription statuses', [...ACTIVE_STATUSES].sort(), ['active', 'trialing']],
  ['design §4 pages a month', [limits.LIMITS.FREE_PAGES_PER_MONTH, limits.LIMITS.PREMIUM_PAGES_PER_MONTH], [30, 300]],
  [
    'design §4 files and pages an import',
    [limits.LIMITS.MAX_FILES_PER_IMPORT, limits.LIMITS.MAX_PAGES_PER_IMPORT],
    [20, 200],
  ],
  ['design §4 menus and items', [limits.LIMITS.MAX_MENUS, limits.LIMITS.MAX_ITEMS], [50, 3_000]],
  ['design §4 bin', limits.BIN_LIFETIME_MS, 30 * DAY],
  ['design §6 life and tries of a code', [limits.LOGIN_CODE_LIFETIME_MS, limits.LOGIN_CODE_TRIES], [600 * SECOND, 5]],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});

describe('every line of the specification is shown by a test', () => {
  const lines = Object.entries(SPEC_LINES).flatMap(([section, entries]) =>
    entries.map(([line, file, title]) => [`${section} ${line}`, file, title] as const),
  );

  test.each(lines)('%s: %s', (_, file, title) => {
    expect(existsSync(file)).toBe(true);
    const titles = readFileSync(file, 'utf8')
      .split('\n')
      .filter((text) => TITLE.test(text));
    expect(titles.filter((text) => text.includes(title))).not.toEqual([]);
  });
});

/** Where a test or a table of tests has its title; that of a table is on the line of its end. */
const TITLE = /^\s*(?:(?:test|it|describe)\b|\]\)+\(|['"`]|\['§)/;

/** Specification §8, word by word. */
const MESSAGES: [about: string, said: string, words: string][] = [
  ['the app’s data', frame.app_data_failed, 'The application data could not be retrieved.'],
  ['the chatbot’s limit', serverEnglish.errors.message_limit_reached, 'Message limit reached.'],
  ['a mail that is not sent again', account.resend_failed, 'The email verify email could not be resent.'],
  ['a logo', onboarding.logo_failed, 'The logo could not be uploaded.'],
  ...(['menu', 'section', 'item'] as const).flatMap((entity) =>
    (['deleted', 'reordered', 'created', 'updated'] as const).map((done): [string, string, string] => [
      `a ${entity} that is not ${done}`,
      saves[`${entity}_not_${done}`],
      `The ${entity === 'menu' ? 'menu' : `menu ${entity}`} could not be ${done}.`,
    ]),
  ),
  ['a generated picture', drawing.failed, 'Image could not be generated'],
  ['a question', assistant.ask_failed, 'The assistant could not answer the question'],
  ['an import', imports.import_failed, 'Menus could not be imported, please try again.'],
  ['usage', usage.load_failed, 'Usage data could not be loaded.'],
  ['the session', frame.session_failed, 'The session could not be loaded.'],
  ['a payment', subscription.subscribe_failed, 'The payment could not be completed, please try again.'],
  ['an address in use', fields.email_in_use, 'This email address is already in use by another account.'],
  ['an account', account.not_deleted, 'The account could not be deleted.'],
];

test.each(MESSAGES)('§8 %s is said in the specification’s words', (_, said, words) => {
  expect(said).toBe(words);
});

/** Specification §2 and design §5: the addresses of the owner's app. */
const ADDRESSES = [
  '/',
  ...['sign-up', 'sign-in', 'confirm', 'terms', 'service'].map((name) => `/${name}`),
  ...['restaurant-name', 'language', 'currency', 'logo', 'import', 'analysis'].map((step) => `/onboarding/${step}`),
  '/admin',
  '/admin/restaurant/menus/:menuId/sections/:sectionId',
  '/admin/restaurant/menus/:menuId',
  '/admin/restaurant/menus/:menuId/prices',
  '/admin/restaurant/preview/menus/:menuId',
  '/admin/account/edit',
  '/admin/restaurants/create',
  '/admin/restaurant/people',
  '/invitation',
  '/admin/account/email',
  '/admin/menus/create',
  '/admin/menus/:menuId/edit',
  '/admin/menus/:menuId/sections/create',
  '/admin/menus/:menuId/sections/:sectionId/edit',
  '/admin/menus/:menuId/sections/:sectionId/menu-items/create',
  '/admin/menus/:menuId/sections/:sectionId/menu-items/:itemId/edit',
  ...[
    'edit',
    'import',
    'menus/edit',
    'qr',
    'qr/paper',
    'usage',
    'languages',
    'assistant',
    'visits',
    'allergens',
    'bin',
    'history',
  ].map((name) => `/admin/restaurant/${name}`),
  '/admin/settings',
  '/admin/settings/domain',
  '/admin/settings/website',
  '/admin/analysis',
  '/admin/imports/:id/review',
  '/admin/subscription',
  ...[
    'create',
    'details',
    'default-payment-method',
    'history',
    'invoices/:id',
    'billing-address',
    'payment-method',
  ].map((name) => `/admin/subscription/${name}`),
  // Where the links of mails lead.
  '/verify-email',
  '/take-back-email',
];

test('§2 the addresses of the owner’s app', () => {
  expect(Object.values(APP_PATHS).sort()).toEqual(ADDRESSES.sort());
});

/** Specification §7 and design §6: the calls that are built, with who may make them. */
const CALLS = {
  everyone: [
    'GET /sanctum/csrf-cookie',
    'POST /register',
    'POST /login',
    'POST /confirm',
    'POST /logout',
    'GET /api/data',
    'GET /api/restaurants/:id',
    'GET /restaurants/:restaurantId',
    'GET /restaurants/:restaurantId/menus/:menuId',
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'GET /dev/outbox',
    'POST /api/restaurants/:id/chats',
    'PUT /api/chats/:id',
    'GET /icons.svg',
  ],
  user: [
    'POST /email/verification-notification',
    'GET /api/me',
    'GET /api/me/verified-status',
    'PUT /api/users/:id',
    'DELETE /api/users/:id',
    'POST /api/restaurants',
    ...['me', 'prices', 'products', 'intent'].map((name) => `GET /api/subscriptions/${name}`),
    ...['preview', 'subscribe', 'cancel', 'resume'].map((name) => `POST /api/subscriptions/${name}`),
    'PUT /api/subscriptions/update-default-payment-method',
  ],
  owner: [
    'PUT /api/restaurants/:id',
    'POST /api/restaurants/:id/logo',
    'POST /api/restaurants/:id/menus',
    'POST /api/restaurants/:id/publish',
    'POST /api/restaurants/:id/unpublish',
    'GET /api/restaurants/:id/status',
    'GET /api/restaurants/:id/updated-at',
    'GET /api/restaurants/:id/translation-progress',
    'GET /api/restaurants/:id/usage',
    'POST /api/menu-items/:id/images/generate',
    'GET /api/imports/:id',
    'POST /api/imports/:id/restart',
    'POST /api/imports/:id/apply',
    'POST /api/imports/:id/discard',
    'GET /api/imports/:id/review',
    'PUT /api/imports/:id/review',
    'PUT /api/menu-items/:id/sold-out',
    ...['menus', 'menu-sections', 'menu-items'].flatMap((entity) => [
      `POST /api/${entity}`,
      `PUT /api/${entity}/:id`,
      `PATCH /api/${entity}/:id`,
      `DELETE /api/${entity}/:id`,
      `PUT /api/${entity}/reorder`,
    ]),
  ],
};

describe('the calls of the specification', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await embeddedApp();
  });

  test('§7 the icons are one sprite at their address', async () => {
    const { statusCode, headers, body } = await t.app.inject('/icons.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toContain('<symbol');
  });

  test.each(Object.entries(CALLS))('are there for %s', (access, calls) => {
    const routes = t.app.routeTable.map((route) => ({ ...route, call: `${route.method} ${route.url}` }));
    const built = routes.filter((route) => calls.includes(route.call)).map((route) => `${route.access} ${route.call}`);
    expect(built.sort()).toEqual(calls.map((call) => `${access} ${call}`).sort());
  });
});
