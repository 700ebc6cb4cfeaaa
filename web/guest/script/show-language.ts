/** The row of languages begins with the page's own in view. */
export function showLanguage(): void {
  const currentLink = document.querySelector('.row [aria-current]');
  const linkRow = currentLink?.closest('.row');
  if (!currentLink || !linkRow) return;
  const [box, around] = [currentLink.getBoundingClientRect(), linkRow.getBoundingClientRect()];
  if (box.left >= around.left && box.right <= around.right) return;
  // Not scrollIntoView, which would move the page too.
  linkRow.scrollBy({ left: box.left + box.width / 2 - around.left - around.width / 2, behavior: 'instant' });
}
