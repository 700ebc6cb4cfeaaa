import { localTime, openStatus, timeWords, weekdayWords } from '../../../shared/open-status.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';

const EVERY_MS = 30_000;

/** Whether the restaurant is open, or a menu served, at this moment of its own clock, wherever the guest is. */
function showOpen(line: HTMLElement): void {
  const { hours = '', zone = '', open = '', until = '', closed = '', at: atWord = '', on = '' } = line.dataset;
  // Written by open-now.tsx.
  const openingHours = JSON.parse(hours) as OpeningHours;
  const { lang } = document.documentElement;
  const words = () => {
    const currentStatus = openStatus(openingHours, localTime(new Date(), zone));
    if (currentStatus.is_open)
      return currentStatus.until === null ? open : fillMessage(until, { time: timeWords(currentStatus.until, lang) });
    if (currentStatus.opens === null) return closed;
    const { days_ahead, weekday, time } = currentStatus.opens;
    return fillMessage(days_ahead === 0 ? atWord : on, {
      day: weekdayWords(weekday, lang),
      time: timeWords(time, lang),
    });
  };
  const showStatus = () => {
    const text = words();
    if (line.textContent !== text) line.textContent = text;
  };
  showStatus();
  setInterval(showStatus, EVERY_MS);
}

const fillMessage = (message: string, values: Record<string, string>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

document.querySelectorAll<HTMLElement>('.open-now').forEach(showOpen);
