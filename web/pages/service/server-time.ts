/** How far the server's clock is ahead of this phone's, which may be wrong; in milliseconds. */
let aheadMs = 0;
let lastServerTime = 0;

/** Estimates the server's clock from an answer, assumed to be written halfway between the request and now. */
export function noteServerTime(now: string, askedAt: number, answeredAt: number = Date.now()): void {
  aheadMs = Date.parse(now) - (askedAt + answeredAt) / 2;
}

/** In milliseconds. */
export const serverNow = (): number => Math.round(Date.now() + aheadMs);

/** The time of a tap by the server's clock. Always later than the previous one, even if the estimate changes. */
export function nextMarkTime(): string {
  lastServerTime = Math.max(lastServerTime + 1, serverNow());
  return new Date(lastServerTime).toISOString();
}
