import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * An unsafe request may say by X-Restaurant-Id which restaurant it was meant for: one that was queued before somebody
 * else signed in must not reach another's row of the same number.
 * @throws Refusal `restaurant_mismatch` if it names any other than `restaurantId`.
 */
export function checkMeantFor(request: FastifyRequest, restaurantId: string): void {
  const meant = request.headers['x-restaurant-id'];
  if (meant !== undefined && meant !== restaurantId && !SAFE_METHODS.includes(request.method))
    throw new Refusal('restaurant_mismatch');
}
