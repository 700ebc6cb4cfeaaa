import { loadScript } from '../script/load-script.ts';

/** Shows the assistant's button; its script is asked for when it is first pressed. */
export function openChat(): void {
  const button = document.querySelector<HTMLButtonElement>('.chat-button');
  const scriptUrl = button?.dataset['script'];
  // Without popovers the panel would be part of the page.
  if (!button || !scriptUrl || !('popover' in HTMLElement.prototype)) return;
  button.hidden = false;
  const loadChat = () => button.addEventListener('click', () => loadScript(scriptUrl, loadChat), { once: true });
  loadChat();
}
