/**
 * Every address of the specification (§2, §7) and the design (§5, §6), one line each. `:name` marks a parameter, as
 * Fastify and React Router both write it; `fillPath` fills it.
 */
export const API_PATHS = {
  csrfCookie: '/sanctum/csrf-cookie',
  register: '/register',
  login: '/login',
  confirm: '/confirm',
  logout: '/logout',
  resendVerification: '/email/verification-notification',
  data: '/api/data',
  me: '/api/me',
  verifiedStatus: '/api/me/verified-status',
  sessions: '/api/me/sessions',
  session: '/api/me/sessions/:id',
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
  itemSoldOut: '/api/menu-items/:id/sold-out',
  itemPicture: '/api/menu-items/:id/picture',
  itemImageGenerate: '/api/menu-items/:id/images/generate',
  restaurants: '/api/restaurants',
  restaurant: '/api/restaurants/:id',
  restaurantLogo: '/api/restaurants/:id/logo',
  restaurantMenusUpload: '/api/restaurants/:id/menus',
  restaurantPublish: '/api/restaurants/:id/publish',
  restaurantUnpublish: '/api/restaurants/:id/unpublish',
  restaurantStatus: '/api/restaurants/:id/status',
  restaurantUpdatedAt: '/api/restaurants/:id/updated-at',
  restaurantTranslationProgress: '/api/restaurants/:id/translation-progress',
  restaurantUsage: '/api/restaurants/:id/usage',
  restaurantChats: '/api/restaurants/:id/chats',
  /** The QR code as a file: `qr.png` or `qr.svg`. */
  restaurantQr: '/api/restaurants/:id/qr.:format',
  restaurantPreview: '/api/restaurants/:id/preview/menus/:menuId',
  imports: '/api/imports',
  import: '/api/imports/:id',
  importRestart: '/api/imports/:id/restart',
  importApply: '/api/imports/:id/apply',
  importDiscard: '/api/imports/:id/discard',
  importReview: '/api/imports/:id/review',
  importPagePicture: '/api/imports/:id/pages/:page/picture',
  chat: '/api/chats/:id',
  docs: '/api/docs',
  outbox: '/dev/outbox',
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
} as const;

export const GUEST_PATHS = {
  restaurant: '/restaurants/:restaurantId',
  menu: '/restaurants/:restaurantId/menus/:menuId',
  file: '/files/:key',
  robots: '/robots.txt',
} as const;

/** The owner's screens that the server's mails and redirects name. */
export const APP_PATHS = {
  home: '/',
  signUp: '/sign-up',
  signIn: '/sign-in',
  confirm: '/confirm',
} as const;

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
