/** Begins once the whole page is there: scripts are async, so that nothing of the page waits for them. */
export function whenParsed(begin: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
