import { loadScript } from './load-script.ts';

/** Scripts that only some pages need, and the search, which is needed when a guest opens its sheet. */
export function loadParts(): void {
  const openScript = scriptOf('.open-now');
  if (openScript !== undefined) loadScript(openScript, null);
  const findScript = scriptOf('.find-form');
  const openButton = document.querySelector('.bar .opens-sheet');
  if (findScript === undefined || !openButton) return;
  const loadFind = () => loadScript(findScript, waitForClick);
  const waitForClick = () => openButton.addEventListener('click', loadFind, { once: true });
  // Browsers from before popovers show the sheet in the page.
  if ('popover' in HTMLElement.prototype) waitForClick();
  else loadFind();
}

const scriptOf = (selector: string): string | undefined =>
  document.querySelector<HTMLElement>(selector)?.dataset['script'];
