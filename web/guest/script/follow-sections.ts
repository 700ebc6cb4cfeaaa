/**
 * The index marks the section that is being read, and moves so that it is seen. What is scrolled to comes to stand below the
 * bar, which is as high as its names and what a search found.
 */
export function followSections(): void {
  const row = document.querySelector('.sections ul');
  const bar = row?.closest<HTMLElement>('.bar');
  if (!row || !bar) return;
  const links = new Map<Element, HTMLElement>();
  for (const link of row.querySelectorAll<HTMLAnchorElement>('a')) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) links.set(section, link);
  }
  const inView = new Set<Element>();
  let marked: HTMLElement | undefined;

  const mark = () => {
    const first = [...links.keys()].find((section) => inView.has(section));
    const link = first && links.get(first);
    if (!link || link === marked) return;
    const isFirst = marked === undefined;
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    marked = link;
    // While the page stands at its top, so does the row.
    if (isFirst && link === links.values().next().value) return;
    const [box, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    // Not scrollIntoView, which would move the page too.
    row.scrollBy({ left: box.left + box.width / 2 - around.left - around.width / 2, behavior: 'smooth' });
  };

  let observer: IntersectionObserver | undefined;
  const observe = () => {
    const { offsetHeight } = bar;
    document.documentElement.style.scrollPaddingTop = `${offsetHeight}px`;
    observer?.disconnect();
    inView.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        mark();
      },
      // Guests read in the upper half, under the bar; of a section that was scrolled away its border may remain.
      { rootMargin: `-${offsetHeight + 8}px 0px -50% 0px` },
    );
    for (const section of links.keys()) observer.observe(section);
  };
  new ResizeObserver(observe).observe(bar);
}
