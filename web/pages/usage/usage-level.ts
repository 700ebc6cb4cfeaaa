/** From this share on, a limit is near. */
const NEAR = 0.8;

/** The level of a month's count relative to its limit. */
export function usageLevel({ used, limit }: { used: number; limit: number }): 'fine' | 'near' | 'full' {
  if (used >= limit) return 'full';
  return used >= limit * NEAR ? 'near' : 'fine';
}
