/** On a copy that is shown without a network: the assistant, and links to pages of which there is no copy. */
export async function disableUnreachable(): Promise<void> {
  const chatButton = document.querySelector<HTMLButtonElement>('.chat-button');
  if (chatButton) chatButton.disabled = true;
  for (const pageLink of document.querySelectorAll<HTMLAnchorElement>('a[hreflang], .menus a')) {
    if (await caches.match(pageLink.href.replace(/#.*/, ''))) continue;
    pageLink.removeAttribute('href');
    pageLink.ariaDisabled = 'true';
    // A link without an address is no link to screen readers.
    pageLink.role = 'link';
  }
}
