/** So far a finger moves without meaning to scroll; pixels. */
const SLACK_PX = 8;

/** The buttons over the page leave it free while a guest reads on, and come back on the way up. */
export function withdrawDock(): void {
  const dockElement = document.querySelector('.dock');
  let lastScroll = scrollY;
  const followScroll = () => {
    const scrolledBy = scrollY - lastScroll;
    if (Math.abs(scrolledBy) < SLACK_PX) return;
    dockElement?.classList.toggle('away', scrolledBy > 0);
    lastScroll = scrollY;
  };
  addEventListener('scroll', followScroll, { passive: true });
}
