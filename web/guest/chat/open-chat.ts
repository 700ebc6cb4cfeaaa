import { loadScript } from '../script/load-script.ts';

/** Shows the assistant's button; its script is asked for when it is first pressed. */
export function openChat(): void {
  const button = document.querySelector<HTMLButtonElement>('.chat-button');
  const address = button?.dataset['script'];
  // Without popovers the panel would stand in the page.
  if (!button || !address || !('popover' in HTMLElement.prototype)) return;
  button.hidden = false;
  const load = () => button.addEventListener('click', () => loadScript(address, load), { once: true });
  load();
}
