import { useEffect, useState } from 'react';

/** A page that began to be read, counted from 1, and when. */
type PageStart = { page: number; at: number };
/** The first and the latest page whose beginning was seen on this screen. */
export type ReadingPace = { first: PageStart; latest: PageStart };

/** With the page that is being read now. */
export function withPage(pace: ReadingPace | undefined, page: number, at: number): ReadingPace {
  const start = { page, at };
  // A retry begins again.
  if (!pace || page < pace.latest.page) return { first: start, latest: start };
  return page === pace.latest.page ? pace : { ...pace, latest: start };
}

/**
 * The time for the remaining pages at the speed of those before; null before a page was seen from its beginning to
 * its end, and once the estimate has passed.
 */
export function remainingMs(pace: ReadingPace | undefined, pages: number, now: number): number | null {
  if (!pace) return null;
  const { first, latest } = pace;
  if (latest.page === first.page) return null;
  const pageMs = (latest.at - first.at) / (latest.page - first.page);
  const remaining = pageMs * (pages - latest.page + 1) - (now - latest.at);
  return remaining > 0 ? remaining : null;
}

const TICK_MS = 1_000;

/** The estimate for the pages that are being read, updated each second. */
export function useRemainingMs(reading: { page: number; pages: number } | null): number | null {
  const [pace, setPace] = useState<ReadingPace>();
  const [now, setNow] = useState(() => Date.now());
  const page = reading?.page;
  useEffect(() => {
    if (page === undefined) return;
    setPace((before) => withPage(before, page, Date.now()));
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [page]);
  return reading && remainingMs(pace, reading.pages, now);
}
