/**
 * Addresses by which an owner's website or till shows the menu: apart from shared/paths.ts, all of which is in the first load
 * of the owner's app.
 */
export const WEBSITE_PATHS = {
  /** The menu without a script, for a frame on any site. */
  embed: '/restaurants/:restaurantId/embed',
  embeddedMenu: '/restaurants/:restaurantId/embed/menus/:menuId',
  /** The keys with which a till or a website reads the published menu, and what they open. */
  keys: '/api/restaurants/:id/menu-keys',
  key: '/api/restaurants/:id/menu-keys/:keyId',
  publishedMenu: '/api/published-menu',
  /** Where the owner is notified of publications. */
  webhook: '/api/restaurants/:id/webhook',
  webhookSendAgain: '/api/restaurants/:id/webhook/send-again',
  webhookTest: '/api/restaurants/:id/webhook/test',
} as const;
