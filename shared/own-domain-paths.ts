/** Addresses of a restaurant's own domain: apart from shared/paths.ts, all of which is in the first load of the owner's app. */
export const OWN_DOMAIN_PATHS = {
  ownDomain: '/api/restaurants/:id/own-domain',
  check: '/api/restaurants/:id/own-domain/check',
  /** For the proxy in front, before it has a certificate made: `?domain=`. */
  certificate: '/internal/own-domain',
  /** What a restaurant's own domain has instead of the site's. */
  robots: '/restaurants/:restaurantId/robots.txt',
  sitemap: '/restaurants/:restaurantId/sitemap.xml',
} as const;
