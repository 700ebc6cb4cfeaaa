import { loadScript } from './load-script.ts';

/** Scripts that only some pages need, and the search, which is needed when a guest opens its sheet. */
export function loadParts(): void {
  const open = scriptOf('.open-now');
  if (open !== undefined) loadScript(open, () => undefined);
  const find = scriptOf('.find-form');
  const opener = document.querySelector('.bar .opens-sheet');
  if (find === undefined || !opener) return;
  const load = () => loadScript(find, wait);
  const wait = () => opener.addEventListener('click', load, { once: true });
  // Browsers from before popovers show the sheet in the page.
  if ('popover' in HTMLElement.prototype) wait();
  else load();
}

const scriptOf = (selector: string): string | undefined =>
  document.querySelector<HTMLElement>(selector)?.dataset['script'];
