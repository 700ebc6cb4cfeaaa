import { loadScript } from './load-script.ts';

/** Scripts that only some pages need, and one that is needed when a guest begins to search. */
export function loadParts(): void {
  const open = scriptOf('.open-now');
  if (open !== undefined) loadScript(open, () => undefined);
  const elsewhere = scriptOf('.elsewhere');
  const form = document.querySelector('.find-form');
  if (elsewhere === undefined || !form) return;
  const load = () => loadScript(elsewhere, wait);
  const wait = () => form.addEventListener('focusin', load, { once: true });
  wait();
}

const scriptOf = (selector: string): string | undefined =>
  document.querySelector<HTMLElement>(selector)?.dataset['script'];
