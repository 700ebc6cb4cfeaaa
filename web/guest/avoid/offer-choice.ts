import { loadScript } from '../script/load-script.ts';
import { readStored } from './stored-choice.ts';

/** Shows the buttons "I can't eat …"; the script is asked for when one is first pressed, or if there is a choice already. */
export function offerChoice(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.cant-eat');
  const address = buttons[0]?.dataset['script'];
  // Without popovers the sheet would stand in the page.
  if (address === undefined || !('popover' in HTMLElement.prototype)) return;
  const abort = new AbortController();
  const load = () => {
    abort.abort();
    loadScript(address, offerChoice);
  };
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', load, { signal: abort.signal });
  }
  if (readStored() !== null && buttons[0]?.dataset['tried'] === undefined) {
    // Once: without a network the choice waits for a press.
    buttons[0]?.setAttribute('data-tried', '');
    load();
  }
}
