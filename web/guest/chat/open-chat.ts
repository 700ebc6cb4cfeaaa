/** Shows the assistant's button; its script is asked for when it is first pressed. */
export function openChat(): void {
  const button = document.querySelector<HTMLButtonElement>('.chat-button');
  const address = button?.dataset['script'];
  // Without popovers the panel would stand in the page.
  if (!button || !address || !('popover' in HTMLElement.prototype)) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = address;
      document.head.append(script);
    },
    { once: true },
  );
}
