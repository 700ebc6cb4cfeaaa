/** From this share on, a limit is near. */
const NEAR_SHARE = 0.8;

/** The level of a month's count relative to its limit. */
export function usageLevel({ used: usedCount, limit }: { used: number; limit: number }): 'fine' | 'near' | 'full' {
  if (usedCount >= limit) return 'full';
  return usedCount >= limit * NEAR_SHARE ? 'near' : 'fine';
}
