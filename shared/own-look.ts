/** In the query of an address by which an owner looks at the menu at the restaurant's own domain, which has no session. */
export const OWN_LOOK_KEY = 'own-look';
