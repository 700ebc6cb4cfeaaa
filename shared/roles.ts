/** Whom an owner can invite. */
export const INVITED_ROLES = ['manager', 'staff'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];
/**
 * The roles of people at a restaurant: one owner, and those whom the owner invited: managers do all but money, deletion, the
 * own domain, ways in and people; staff mark dishes as sold out.
 */
export const RESTAURANT_ROLES = ['owner', ...INVITED_ROLES] as const;
export type RestaurantRole = (typeof RESTAURANT_ROLES)[number];
