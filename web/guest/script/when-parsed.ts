/** Begins once the whole page is there: scripts are async, so that the page doesn't wait for them. */
export function whenParsed(begin: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
