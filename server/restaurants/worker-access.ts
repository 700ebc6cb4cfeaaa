import { grantAccess, type RestaurantAccess } from './access.ts';

/**
 * The permission of a job. The id comes from a payload that was written in a transaction of the restaurant's owner,
 * which had passed the check; never from a request.
 */
export const workerAccess = (restaurantId: string): RestaurantAccess => grantAccess(restaurantId);
