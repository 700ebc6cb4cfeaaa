/** How far the server's clock is ahead of this phone's, which may be wrong; in milliseconds. */
let ahead = 0;
let last = 0;

/** Estimates the server's clock from an answer, assumed to be written halfway between the request and now. */
export function noteServerTime(now: string, askedAt: number, answeredAt: number = Date.now()): void {
  ahead = Date.parse(now) - (askedAt + answeredAt) / 2;
}

/** In milliseconds. */
export const serverNow = (): number => Math.round(Date.now() + ahead);

/** The time of a tap by the server's clock. Always later than the previous one, even if the estimate changes. */
export function nextMarkTime(): string {
  last = Math.max(last + 1, serverNow());
  return new Date(last).toISOString();
}
