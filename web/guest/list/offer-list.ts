import { loadScript } from '../script/load-script.ts';

/** Shows the button of the waiter's list. Its script is asked for when it is first pressed, or if a list was begun. */
export function offerList(): void {
  const button = document.querySelector<HTMLButtonElement>('.list-button');
  const address = button?.dataset['script'];
  if (!button || !address || typeof HTMLDialogElement !== 'function') return;
  button.hidden = false;
  const load = () => loadScript(address, () => button.addEventListener('click', load, { once: true }));
  if (hasList(`list ${button.dataset['id']}`)) load();
  else button.addEventListener('click', load, { once: true });
}

/** Some browsers allow a page no storage. */
function hasList(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
