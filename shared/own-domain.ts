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

/**
 * Of a request: the proxy got it by a name that isn't the installation's. Of an answer: it is of a restaurant's menu at the
 * restaurant's own domain, as opposed to one of a site that the domain leads to now.
 */
export const OWN_DOMAIN_HEADER = 'x-own-domain';

/** In the query of an address by which an owner looks at the menu at the restaurant's own domain, which has no session. */
export const OWN_LOOK_KEY = 'own-look';
