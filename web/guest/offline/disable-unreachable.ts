/** On a copy that is shown without a network: the assistant, and links to pages of which there is no copy. */
export async function disableUnreachable(): Promise<void> {
  const chat = document.querySelector<HTMLButtonElement>('.chat-button');
  if (chat) chat.disabled = true;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang], .menus a')) {
    if (await caches.match(link.href.replace(/#.*/, ''))) continue;
    link.removeAttribute('href');
    link.ariaDisabled = 'true';
    // A link without an address is no link to screen readers.
    link.role = 'link';
  }
}
