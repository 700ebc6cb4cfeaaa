/**
 * Of a request: the proxy got it by a name that isn't the installation's. Of an answer: it is of a restaurant's menu at the
 * restaurant's own domain, as opposed to one of a site that the domain leads to now.
 */
export const OWN_DOMAIN_HEADER = 'x-own-domain';
