/** So far a finger moves without meaning to scroll; pixels. */
const SLACK = 8;

/** The buttons over the page leave it free while a guest reads on, and come back on the way up. */
export function withdrawDock(): void {
  const dock = document.querySelector('.dock');
  let before = scrollY;
  const follow = () => {
    const moved = scrollY - before;
    if (Math.abs(moved) < SLACK) return;
    dock?.classList.toggle('away', moved > 0);
    before = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
}
