import { loadScript } from '../script/load-script.ts';
import { readStored } from './stored-choice.ts';

/** Shows the buttons "I can't eat …"; the script is asked for when one is first pressed, or if there is a choice already. */
export function offerChoice(): void {
  const openButtons = document.querySelectorAll<HTMLButtonElement>('.cant-eat');
  const scriptUrl = openButtons[0]?.dataset['script'];
  // Without popovers the sheet would be part of the page.
  if (scriptUrl === undefined || !('popover' in HTMLElement.prototype)) return;
  const abortClicks = new AbortController();
  const loadChoice = () => {
    abortClicks.abort();
    loadScript(scriptUrl, offerChoice);
  };
  for (const button of openButtons) {
    button.hidden = false;
    button.addEventListener('click', loadChoice, { signal: abortClicks.signal });
  }
  if (readStored() !== null && openButtons[0]?.dataset['tried'] === undefined) {
    // Once: without a network the choice waits for a press.
    openButtons[0]?.setAttribute('data-tried', '');
    loadChoice();
  }
}
