import { localTime, openStatus, timeWords, weekdayWords } from '../../../shared/open-status.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';

const EVERY_MS = 30_000;

/** Whether the restaurant is open, or a menu served, at this moment of its own clock, wherever the guest is. */
function showOpen(line: HTMLElement): void {
  const { hours = '', zone = '', open = '', until = '', closed = '', at = '', on = '' } = line.dataset;
  // Written by open-now.tsx.
  const openingHours = JSON.parse(hours) as OpeningHours;
  const { lang } = document.documentElement;
  const words = () => {
    const status = openStatus(openingHours, localTime(new Date(), zone));
    if (status.is_open) return status.until === null ? open : fill(until, { time: timeWords(status.until, lang) });
    if (status.opens === null) return closed;
    const { days_ahead, weekday, time } = status.opens;
    return fill(days_ahead === 0 ? at : on, { day: weekdayWords(weekday, lang), time: timeWords(time, lang) });
  };
  const show = () => {
    const text = words();
    if (line.textContent !== text) line.textContent = text;
  };
  show();
  setInterval(show, EVERY_MS);
}

const fill = (message: string, values: Record<string, string>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

document.querySelectorAll<HTMLElement>('.open-now').forEach(showOpen);
