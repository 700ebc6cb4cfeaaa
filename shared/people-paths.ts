/** Addresses of restaurants and their people: apart from shared/paths.ts, all of which is in the first load of the owner's app. */
export const PEOPLE_PATHS = {
  /** PUT: the restaurant that the app opens with. */
  currentRestaurant: '/api/me/restaurant',
  /** DELETE: of a manager or staff, by themselves. */
  membership: '/api/me/memberships/:id',
  people: '/api/restaurants/:id/people',
  person: '/api/restaurants/:id/people/:userId',
  invitations: '/api/restaurants/:id/invitations',
  invitation: '/api/restaurants/:id/invitations/:invitationId',
  /** What the link of an invitation's mail opens; POST, so that its token is in no address. */
  openedInvitation: '/api/invitation',
  acceptedInvitation: '/api/invitation/accept',
} as const;

/** An address of the app that opens it with a restaurant, whichever was chosen last. */
export const openingPath = (path: string, restaurantId: string): string => `${path}?restaurant=${restaurantId}`;
