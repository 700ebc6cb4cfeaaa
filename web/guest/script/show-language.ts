/** The row of languages begins with the page's own in view. */
export function showLanguage(): void {
  const current = document.querySelector('.row [aria-current]');
  const row = current?.closest('.row');
  if (!current || !row) return;
  const [box, around] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.left >= around.left && box.right <= around.right) return;
  // Not scrollIntoView, which would move the page too.
  row.scrollBy({ left: box.left + box.width / 2 - around.left - around.width / 2, behavior: 'instant' });
}
