import { CODE_PATHS } from '../shared/code-paths.ts';
import { DATA_PATHS } from '../shared/data-paths.ts';
import { OWN_DOMAIN_PATHS } from '../shared/own-domain.ts';
import { API_PATHS } from '../shared/paths.ts';
import { PEOPLE_PATHS } from '../shared/people-paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';
import { NOWHERE } from './make-app.ts';
import { BINNED_ITEM_ID, EXTRA_ID, type Tenant } from './tenants.ts';

/** How the test of tenancy calls a route that changes data. A route without an entry fails the test. */
export type TenancyCall = {
  /** The address's `:id` if it is neither the restaurant's nor 1. */
  id?: (other: Tenant) => string | number;
  /** A valid body for the caller, with ids that the other restaurant has as well. */
  body?: object | ((other: Tenant) => object | FormData);
  /** Bodies with ids that only the other restaurant has; each must be refused. */
  foreign?: object[];
  /** False for routes that only read. */
  changes?: boolean;
  /** The answer to the valid body; by default a success that changes the caller's rows. */
  status?: number;
};

const png = (): Blob => new Blob([new Uint8Array(Buffer.from(PNG_1X1, 'base64'))]);
const PNG_1X1 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC';

function form(field: string): FormData {
  const data = new FormData();
  data.append(field, png(), 'drawing.png');
  return data;
}

function dataForm(): FormData {
  const data = new FormData();
  data.append('file', new Blob(['Section,Dish\r\nMains,Soup of the day\r\n']), 'menu.csv');
  return data;
}

const BILLING = {
  name: 'Zoé',
  company: null,
  tax_number: null,
  line1: null,
  line2: null,
  city: null,
  province: 'QC',
  postal_code: null,
  country: 'CA',
};
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const rename = { body: { title: 'Renamed' } };

export const TENANCY_CALLS: Readonly<Record<string, TenancyCall>> = {
  [`POST ${PEOPLE_PATHS.invitations}`]: { body: { email: 'guest-of-a-tenant@example.com', role: 'manager' } },
  [`DELETE ${PEOPLE_PATHS.invitation}`]: {},
  [`DELETE ${PEOPLE_PATHS.person}`]: {},
  [`DELETE ${PEOPLE_PATHS.membership}`]: { status: 404 },
  [`DELETE ${API_PATHS.restaurant}`]: { body: { name: 'Not its name' }, status: 409 },
  [`POST ${PEOPLE_PATHS.openedInvitation}`]: { body: { token: 'x' }, status: 404 },
  [`POST ${PEOPLE_PATHS.acceptedInvitation}`]: { body: { token: 'x' }, status: 404 },
  [`PUT ${PEOPLE_PATHS.currentRestaurant}`]: {
    body: ({ restaurant_id }: Tenant) => ({ restaurant_id }),
    status: 404,
  },
  [`POST ${API_PATHS.menus}`]: { body: { title: 'New' } },
  [`PUT ${API_PATHS.menu}`]: rename,
  [`PATCH ${API_PATHS.menu}`]: rename,
  [`DELETE ${API_PATHS.menu}`]: {},
  [`POST ${DATA_PATHS.menuData}`]: { body: dataForm },
  [`PUT ${API_PATHS.menusReorder}`]: {
    body: { ids: [2, 1] },
    foreign: [{ ids: [EXTRA_ID, 2, 1] }, { ids: [EXTRA_ID] }],
  },

  [`PUT ${API_PATHS.restaurantTranslations}`]: {
    body: { locale: 'es', kind: 'tag', source: 'Soup', text: 'Sopa' },
  },
  [`DELETE ${API_PATHS.restaurantTranslations}`]: { body: { locale: 'es', kind: 'tag', source: 'Soup' } },
  [`PUT ${API_PATHS.restaurantLanguages}`]: { body: { locale: 'es', is_on: false } },
  [`PUT ${API_PATHS.restaurantGlossary}`]: { body: { words: ['Ribs'] } },

  [`POST ${API_PATHS.sections}`]: {
    body: { menu_id: 1, title: 'New' },
    foreign: [{ menu_id: EXTRA_ID, title: 'New' }],
  },
  [`PUT ${API_PATHS.section}`]: { ...rename, foreign: [{ menu_id: EXTRA_ID }] },
  [`PATCH ${API_PATHS.section}`]: { ...rename, foreign: [{ menu_id: EXTRA_ID }] },
  [`DELETE ${API_PATHS.section}`]: {},
  [`PUT ${API_PATHS.sectionsReorder}`]: {
    body: { ids: [3, 1], parent_id: 1 },
    foreign: [{ ids: [EXTRA_ID] }, { ids: [EXTRA_ID], parent_id: EXTRA_ID }, { ids: [1, EXTRA_ID], parent_id: 1 }],
  },

  [`POST ${API_PATHS.items}`]: {
    body: { menu_section_id: 1, title: 'New' },
    foreign: [{ menu_section_id: EXTRA_ID, title: 'New' }],
  },
  [`PUT ${API_PATHS.item}`]: { ...rename, foreign: [{ menu_section_id: EXTRA_ID }] },
  [`PATCH ${API_PATHS.item}`]: { ...rename, foreign: [{ menu_section_id: EXTRA_ID }] },
  [`DELETE ${API_PATHS.item}`]: {},
  [`PUT ${API_PATHS.itemsReorder}`]: {
    body: { ids: [2, 1], parent_id: 1 },
    foreign: [{ ids: [EXTRA_ID] }, { ids: [EXTRA_ID], parent_id: EXTRA_ID }, { ids: [2, 1, EXTRA_ID], parent_id: 1 }],
  },
  [`POST ${API_PATHS.itemsBatch}`]: {
    body: { action: 'update', items: [{ id: 1, price: 1_234 }] },
    foreign: [
      { action: 'update', items: [{ id: EXTRA_ID, price: 1 }] },
      { action: 'update', items: [{ id: 1, menu_section_id: EXTRA_ID }] },
      { action: 'delete', ids: [EXTRA_ID] },
      { action: 'sold_out', ids: [EXTRA_ID], until: 'manual' },
    ],
  },
  [`POST ${API_PATHS.copies}`]: {
    body: { copies: [{ entity: 'item', of: 1, creation_key: 77 }] },
    foreign: [
      { copies: [{ entity: 'item', of: EXTRA_ID, creation_key: 78 }] },
      { copies: [{ entity: 'section', of: EXTRA_ID, creation_key: 79 }] },
      { copies: [{ entity: 'menu', of: EXTRA_ID, creation_key: 80 }] },
    ],
  },
  [`POST ${API_PATHS.binRestore}`]: {
    body: { entries: [{ entity: 'item', id: BINNED_ITEM_ID }] },
    foreign: [
      { entries: [{ entity: 'item', id: EXTRA_ID }] },
      { entries: [{ entity: 'section', id: EXTRA_ID }] },
      { entries: [{ entity: 'menu', id: EXTRA_ID }] },
    ],
  },
  [`DELETE ${API_PATHS.bin}`]: { body: { until: '2999-01-01T00:00:00.000Z' } },
  [`POST ${API_PATHS.itemPicture}`]: { body: () => form('picture') },
  [`DELETE ${API_PATHS.itemPicture}`]: {},
  [`POST ${API_PATHS.itemImageGenerate}`]: { status: 409 },
  [`PUT ${API_PATHS.itemSoldOut}`]: { body: { until: 'manual' } },

  [`PUT ${API_PATHS.restaurant}`]: { body: { name: 'Renamed', currency: 'KWD', taxes: [] } },
  [`PATCH ${API_PATHS.restaurant}`]: { body: { tagline: 'Renamed' } },
  [`POST ${API_PATHS.restaurantLogo}`]: { body: () => form('logo') },
  [`DELETE ${API_PATHS.restaurantLogo}`]: {},
  [`POST ${API_PATHS.restaurantPublish}`]: {},
  [`POST ${API_PATHS.restaurantUnpublish}`]: {},
  [`POST ${API_PATHS.publicationRestore}`]: {},

  [`POST ${CODE_PATHS.wifiSheet}`]: {
    body: { kind: 'cards', paper: 'a4', words: 'en', network: 'Salle', password: '' },
    changes: false,
    status: 200,
  },
  [`POST ${CODE_PATHS.codes}`]: { body: { names: ['Window', 'Bar'] } },
  [`PATCH ${CODE_PATHS.code}`]: { body: { name: 'Renamed' } },
  [`DELETE ${CODE_PATHS.code}`]: {},

  [`POST ${API_PATHS.restaurantChats}`]: { body: { message: 'What is there?' } },
  [`PUT ${API_PATHS.chat}`]: {
    id: (other) => `${other.restaurant_id}-${'x'.repeat(32)}`,
    body: { message: 'What is there?' },
    status: 404,
  },
  [`POST ${API_PATHS.restaurantAssistantTry}`]: { body: { message: 'What is there?' }, changes: false },

  [`POST ${API_PATHS.restaurantMenusUpload}`]: { body: () => form('files') },
  [`POST ${API_PATHS.restaurantMenusFromPage}`]: { body: { address: `${NOWHERE}/menu` }, status: 422 },
  [`POST ${API_PATHS.importRestart}`]: { id: () => 2 },
  [`POST ${API_PATHS.importApply}`]: {},
  [`POST ${API_PATHS.importDiscard}`]: {},
  // It wasn't applied.
  [`POST ${API_PATHS.importRollBack}`]: { status: 409 },
  [`PUT ${API_PATHS.importReview}`]: { body: { fields: { 'item.2.title': 'Reviewed' }, removed: [], cursor: null } },

  // Payments are off here; what they answer on the sandbox is in server/subscriptions.
  [`POST ${API_PATHS.subscriptionPreview}`]: { body: { price_id: 'price_sandbox_month' }, status: 404 },
  [`POST ${API_PATHS.subscribe}`]: {
    body: { payment_method_id: 'pm_card_visa', price_id: 'price_sandbox_month' },
    status: 404,
  },
  [`POST ${API_PATHS.cancelSubscription}`]: { body: { type: 'default' }, status: 404 },
  [`POST ${API_PATHS.resumeSubscription}`]: { body: { type: 'default' }, status: 404 },
  [`PUT ${API_PATHS.updateDefaultPaymentMethod}`]: { body: { payment_method: 'pm_card_visa' }, status: 404 },
  [`PUT ${API_PATHS.billingAddress}`]: { body: BILLING, status: 404 },
  [`POST ${API_PATHS.sandboxPaymentMethods}`]: {
    body: { number: '4242424242424242', exp_month: 12, exp_year: 2098, cvc: '123' },
    status: 404,
  },
  [`POST ${API_PATHS.sandboxConfirm}`]: { body: { client_secret: 'pi_1_secret_1', outcome: 'approve' }, status: 404 },
  [`POST ${API_PATHS.stripeWebhook}`]: { status: 404 },
  [`POST ${API_PATHS.devPayments}`]: { body: { advance_days: 1 }, status: 404 },

  [`POST ${API_PATHS.restaurants}`]: { body: { name: 'Second', main_locale: 'en', currency: 'CAD' }, status: 409 },
  [`POST ${API_PATHS.register}`]: { body: (other) => ({ email: other.user.email, locale: 'en' }), status: 409 },
  [`POST ${API_PATHS.login}`]: { body: (other) => ({ email: other.user.email }), status: 200 },
  [`POST ${API_PATHS.confirm}`]: { body: (other) => ({ email: other.user.email, code: '000000' }), status: 422 },
  [`POST ${API_PATHS.resendVerification}`]: { status: 204 },
  [`PUT ${API_PATHS.user}`]: { id: (other) => other.user.id, body: { locale: 'fr' }, status: 404 },
  [`DELETE ${API_PATHS.user}`]: { id: (other) => other.user.id, status: 404 },
  [`POST ${API_PATHS.verifyEmail}`]: { body: { token: 'x'.repeat(43) }, status: 422 },
  [`POST ${API_PATHS.renewEmailLink}`]: { body: { token: 'x'.repeat(43) }, status: 422 },
  [`POST ${API_PATHS.takeBackEmail}`]: { body: { token: 'x'.repeat(43) }, status: 422 },
  [`DELETE ${API_PATHS.sessions}`]: { status: 204 },
  [`DELETE ${API_PATHS.session}`]: { id: () => UNKNOWN, status: 404 },
  [`POST ${API_PATHS.loginPasskeyOptions}`]: { status: 200 },
  [`POST ${API_PATHS.loginPasskey}`]: { status: 422 },
  [`POST ${API_PATHS.passkeysOptions}`]: { changes: false },
  [`POST ${API_PATHS.passkeys}`]: { status: 422 },
  [`PATCH ${API_PATHS.passkey}`]: { id: () => UNKNOWN, body: { name: 'Mine' }, status: 404 },
  [`DELETE ${API_PATHS.passkey}`]: { id: () => UNKNOWN, status: 404 },
  [`POST ${API_PATHS.serviceLink}`]: {},
  [`DELETE ${API_PATHS.serviceLink}`]: { changes: false },
  [`POST ${WEBSITE_PATHS.keys}`]: { body: { name: 'Website' } },
  [`DELETE ${WEBSITE_PATHS.key}`]: {},
  [`PUT ${OWN_DOMAIN_PATHS.ownDomain}`]: { body: { host: 'menu.chez.example' } },
  [`POST ${OWN_DOMAIN_PATHS.check}`]: {},
  [`DELETE ${OWN_DOMAIN_PATHS.ownDomain}`]: {},
  [`PUT ${WEBSITE_PATHS.webhook}`]: { body: { url: `${NOWHERE}/till` } },
  [`DELETE ${WEBSITE_PATHS.webhook}`]: {},
  // Nothing is announced before it is published.
  [`POST ${WEBSITE_PATHS.webhookSendAgain}`]: { status: 404 },
  [`POST ${WEBSITE_PATHS.webhookTest}`]: {},
  [`POST ${API_PATHS.serviceSession}`]: { body: { token: 'x'.repeat(43) }, status: 410 },
  // An owner's session is not a staff member's; test/access.test.ts shows what theirs may do.
  [`PUT ${API_PATHS.serviceDish}`]: { body: { until: 'tomorrow' }, status: 401 },
  [`POST ${API_PATHS.logout}`]: { status: 204 },
};
