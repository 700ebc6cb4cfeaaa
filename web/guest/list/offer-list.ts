import { loadScript } from '../script/load-script.ts';
import { listKey } from './list-key.ts';

/** Shows the button of the waiter's list. Its script is asked for when it is first pressed, or if a list was begun. */
export function offerList(): void {
  const button = document.querySelector<HTMLButtonElement>('.list-button');
  const scriptUrl = button?.dataset['script'];
  if (!button || !scriptUrl || typeof HTMLDialogElement !== 'function') return;
  button.hidden = false;
  const loadList = () => loadScript(scriptUrl, () => button.addEventListener('click', loadList, { once: true }));
  if (hasList(listKey(button.dataset['id']))) loadList();
  else button.addEventListener('click', loadList, { once: true });
}

/** Some browsers allow a page no storage. */
function hasList(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
