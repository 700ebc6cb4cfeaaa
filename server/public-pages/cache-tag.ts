/**
 * The header by which a CDN in front deletes all that it has of a restaurant (docs/scaling.md): its name at Cloudflare, Bunny
 * and Akamai's; others copy it to their own.
 */
export const cacheTag = (restaurantId: string): { 'cache-tag': string } => ({
  'cache-tag': `restaurant-${restaurantId}`,
});
