/**
 * Every address of the specification (§2, §7) and the design (§5, §6), one line each. `:name` marks a parameter, as
 * Fastify and React Router both write it; `fillPath` fills it.
 */
export const API_PATHS = {
  csrfCookie: '/sanctum/csrf-cookie',
  register: '/register',
  login: '/login',
  /** Options for signing in with a passkey, and the browser's answer. */
  loginPasskeyOptions: '/login/passkey/options',
  loginPasskey: '/login/passkey',
  confirm: '/confirm',
  logout: '/logout',
  resendVerification: '/email/verification-notification',
  /** The pages of the mails' links send their token here. */
  verifyEmail: '/email/verify',
  renewEmailLink: '/email/renew',
  takeBackEmail: '/email/take-back',
  data: '/api/data',
  me: '/api/me',
  opening: '/api/opening',
  verifiedStatus: '/api/me/verified-status',
  sessions: '/api/me/sessions',
  session: '/api/me/sessions/:id',
  /** The account's security log. */
  securityEvents: '/api/me/security-events',
  /** All of the account's data as one ZIP file. */
  accountExport: '/api/me/export',
  accountConfirmed: '/api/me/confirmed',
  passkeys: '/api/me/passkeys',
  passkeysOptions: '/api/me/passkeys/options',
  passkey: '/api/me/passkeys/:id',
  user: '/api/users/:id',
  menus: '/api/menus',
  menu: '/api/menus/:id',
  menusReorder: '/api/menus/reorder',
  sections: '/api/menu-sections',
  section: '/api/menu-sections/:id',
  sectionsReorder: '/api/menu-sections/reorder',
  items: '/api/menu-items',
  item: '/api/menu-items/:id',
  itemsReorder: '/api/menu-items/reorder',
  /** One action on several items; copies of items, sections and menus. */
  itemsBatch: '/api/menu-items/batch',
  copies: '/api/copies',
  itemSoldOut: '/api/menu-items/:id/sold-out',
  itemPrices: '/api/menu-items/:id/prices',
  itemPicture: '/api/menu-items/:id/picture',
  itemImageGenerate: '/api/menu-items/:id/images/generate',
  /** What was deleted or replaced. */
  bin: '/api/bin',
  binRestore: '/api/bin/restore',
  restaurants: '/api/restaurants',
  restaurant: '/api/restaurants/:id',
  restaurantLogo: '/api/restaurants/:id/logo',
  restaurantMenusUpload: '/api/restaurants/:id/menus',
  /** The same, from the address of a web page. */
  restaurantMenusFromPage: '/api/restaurants/:id/menus/web-page',
  restaurantPublish: '/api/restaurants/:id/publish',
  restaurantUnpublish: '/api/restaurants/:id/unpublish',
  restaurantStatus: '/api/restaurants/:id/status',
  /** What publishing would change. */
  restaurantChanges: '/api/restaurants/:id/changes',
  publications: '/api/restaurants/:id/publications',
  publicationChanges: '/api/restaurants/:id/publications/:version/changes',
  publicationRestore: '/api/restaurants/:id/publications/:version/restore',
  /** A publication as guests saw it. */
  publicationMenu: '/api/restaurants/:id/publications/:version/menus/:menuId',
  restaurantUpdatedAt: '/api/restaurants/:id/updated-at',
  restaurantTranslationProgress: '/api/restaurants/:id/translation-progress',
  restaurantTranslations: '/api/restaurants/:id/translations',
  restaurantTranslationDraft: '/api/restaurants/:id/translation-draft',
  restaurantLanguages: '/api/restaurants/:id/languages',
  restaurantGlossary: '/api/restaurants/:id/glossary',
  /** What the words of the dishes name: shared/api/allergens.ts. */
  restaurantNamedAllergens: '/api/restaurants/:id/named-allergens',
  /** The record of declared allergens as a file: shared/api/allergens.ts. */
  restaurantAllergensFile: '/api/restaurants/:id/allergens/:file',
  restaurantVisits: '/api/restaurants/:id/visits',
  restaurantVisitsFile: '/api/restaurants/:id/visits.csv',
  restaurantUsage: '/api/restaurants/:id/usage',
  restaurantChats: '/api/restaurants/:id/chats',
  /** What guests asked the assistant. */
  restaurantAssistant: '/api/restaurants/:id/assistant',
  restaurantAssistantTry: '/api/restaurants/:id/assistant/try',
  /** The QR code as a file: `qr.png` or `qr.svg`. */
  restaurantQr: '/api/restaurants/:id/qr.:format',
  restaurantPreview: '/api/restaurants/:id/preview/menus/:menuId',
  /** The link for the staff's phones, and what it opens. */
  serviceLink: '/api/restaurants/:id/service-link',
  serviceSession: '/api/service/session',
  serviceDishes: '/api/service/dishes',
  serviceDish: '/api/service/dishes/:id/sold-out',
  imports: '/api/imports',
  import: '/api/imports/:id',
  importRestart: '/api/imports/:id/restart',
  importApply: '/api/imports/:id/apply',
  importRollBack: '/api/imports/:id/roll-back',
  importDiscard: '/api/imports/:id/discard',
  importReview: '/api/imports/:id/review',
  importPagePicture: '/api/imports/:id/pages/:page/picture',
  chat: '/api/chats/:id',
  mySubscription: '/api/subscriptions/me',
  prices: '/api/subscriptions/prices',
  products: '/api/subscriptions/products',
  paymentIntent: '/api/subscriptions/intent',
  subscriptionPreview: '/api/subscriptions/preview',
  subscribe: '/api/subscriptions/subscribe',
  cancelSubscription: '/api/subscriptions/cancel',
  resumeSubscription: '/api/subscriptions/resume',
  updateDefaultPaymentMethod: '/api/subscriptions/update-default-payment-method',
  billingAddress: '/api/subscriptions/billing-address',
  invoices: '/api/subscriptions/invoices',
  invoice: '/api/subscriptions/invoices/:id',
  /** The receipt as a PDF. */
  invoiceFile: '/api/subscriptions/invoices/:id/receipt.pdf',
  /** In the sandbox only: the card's form, and the bank that asks. */
  sandboxPaymentMethods: '/api/subscriptions/sandbox/payment-methods',
  sandboxConfirm: '/api/subscriptions/sandbox/confirm',
  stripeWebhook: '/webhooks/stripe',
  /** The sandbox's own page, on localhost only: its clock and its objects. */
  devPayments: '/dev/payments',
  docs: '/api/docs',
  outbox: '/dev/outbox',
  health: '/healthz',
  ready: '/readyz',
  /** For `npm run doctor`: answers signed requests only. */
  seenRequest: '/healthz/request',
  metrics: '/metrics',
} as const;

export const GUEST_PATHS = {
  restaurant: '/restaurants/:restaurantId',
  menu: '/restaurants/:restaurantId/menus/:menuId',
  /** For phones that put the menu on their home screen. */
  manifest: '/restaurants/:restaurantId/menu.webmanifest',
  /** A menu of ours, for visitors. */
  example: '/example',
  file: '/files/:key',
  /** The preview card for shared links, named by its content: a PNG, or a JPEG if it has a photo. */
  card: '/restaurants/:restaurantId/card/:file',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** `{id}.xml`: restaurants starting with this id. */
  sitemapPage: '/sitemaps/:file',
} as const;

/** The addresses of the owner's app: specification §2, then design §5. */
export const APP_PATHS = {
  home: '/',
  signUp: '/sign-up',
  signIn: '/sign-in',
  confirm: '/confirm',
  terms: '/terms',
  /** The targets of the mails' links; the token is in the address's fragment, which is sent to no server. */
  verifyEmail: '/verify-email',
  takeBackEmail: '/take-back-email',
  /** Of an invitation's mail: `/invitation#token`. */
  invitation: '/invitation',
  /** On the staff's phones: `/service#token`. */
  service: '/service',
  onboardingName: '/onboarding/restaurant-name',
  onboardingLanguage: '/onboarding/language',
  onboardingCurrency: '/onboarding/currency',
  onboardingLogo: '/onboarding/logo',
  onboardingImport: '/onboarding/import',
  onboardingAnalysis: '/onboarding/analysis',
  /** Redirects to the first menu's first section. */
  admin: '/admin',
  section: '/admin/restaurant/menus/:menuId/sections/:sectionId',
  /** A menu that has no section yet. */
  emptyMenu: '/admin/restaurant/menus/:menuId',
  /** All prices of a menu as a table. */
  menuPrices: '/admin/restaurant/menus/:menuId/prices',
  preview: '/admin/restaurant/preview/menus/:menuId',
  accountEdit: '/admin/account/edit',
  accountEmail: '/admin/account/email',
  menuCreate: '/admin/menus/create',
  menuEdit: '/admin/menus/:menuId/edit',
  sectionCreate: '/admin/menus/:menuId/sections/create',
  sectionEdit: '/admin/menus/:menuId/sections/:sectionId/edit',
  itemCreate: '/admin/menus/:menuId/sections/:sectionId/menu-items/create',
  itemEdit: '/admin/menus/:menuId/sections/:sectionId/menu-items/:itemId/edit',
  restaurantCreate: '/admin/restaurants/create',
  restaurantEdit: '/admin/restaurant/edit',
  people: '/admin/restaurant/people',
  restaurantImport: '/admin/restaurant/import',
  menusEdit: '/admin/restaurant/menus/edit',
  qr: '/admin/restaurant/qr',
  paper: '/admin/restaurant/qr/paper',
  settings: '/admin/settings',
  /** Keys and the webhook of a website or till. */
  website: '/admin/settings/website',
  ownDomain: '/admin/settings/domain',
  analysis: '/admin/analysis',
  review: '/admin/imports/:id/review',
  usage: '/admin/restaurant/usage',
  languages: '/admin/restaurant/languages',
  assistant: '/admin/restaurant/assistant',
  visits: '/admin/restaurant/visits',
  /** What was deleted or replaced. */
  bin: '/admin/restaurant/bin',
  /** The publications. */
  history: '/admin/restaurant/history',
  /** All dishes by allergens. */
  allergens: '/admin/restaurant/allergens',
  subscription: '/admin/subscription',
  subscriptionCreate: '/admin/subscription/create',
  subscriptionDetails: '/admin/subscription/details',
  defaultPaymentMethod: '/admin/subscription/default-payment-method',
  paymentHistory: '/admin/subscription/history',
  invoice: '/admin/subscription/invoices/:id',
  billingAddress: '/admin/subscription/billing-address',
  paymentMethod: '/admin/subscription/payment-method',
} as const;

/** The steps of the onboarding in their order (specification §2); the analysis follows the last. */
export const ONBOARDING_STEPS = [
  APP_PATHS.onboardingName,
  APP_PATHS.onboardingLanguage,
  APP_PATHS.onboardingCurrency,
  APP_PATHS.onboardingLogo,
  APP_PATHS.onboardingImport,
] as const;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

/** `fillPath('/api/menus/:id', { id: 3 })` → "/api/menus/3"; values are percent-encoded. */
export function fillPath<Path extends string>(path: Path, params: Record<ParamNames<Path>, string | number>): string {
  // A record of the path's own parameter names; looked up by the names the pattern finds in the same path.
  const values = params as Record<string, string | number>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
