/** How far the server's clock is ahead of this phone's, which may be set to anything; in milliseconds. */
let ahead = 0;
let last = 0;

/** Reads the server's clock off an answer, taken to have been written halfway between the request and now. */
export function noteServerTime(now: string, askedAt: number, answeredAt: number = Date.now()): void {
  ahead = Date.parse(now) - (askedAt + answeredAt) / 2;
}

/** In milliseconds. */
export const serverNow = (): number => Math.round(Date.now() + ahead);

/** When a tap is made, by the server's clock. Always later than the one before, whatever was learnt of that clock since. */
export function nextMarkTime(): string {
  last = Math.max(last + 1, serverNow());
  return new Date(last).toISOString();
}
