/**
 * The index marks the section that is being read, and moves so that it is seen. A scroll target ends up below the bar,
 * which is as high as its names and what a search found.
 */
export function followSections(): void {
  const sectionRow = document.querySelector('.sections ul');
  const barElement = sectionRow?.closest<HTMLElement>('.bar');
  if (!sectionRow || !barElement) return;
  const linksBySection = new Map<Element, HTMLElement>();
  for (const sectionLink of sectionRow.querySelectorAll<HTMLAnchorElement>('a')) {
    const section = document.getElementById(sectionLink.hash.slice(1));
    if (section) linksBySection.set(section, sectionLink);
  }
  const inView = new Set<Element>();
  let markedLink: HTMLElement | undefined;

  const markSection = () => {
    const firstInView = [...linksBySection.keys()].find((section) => inView.has(section));
    const sectionLink = firstInView && linksBySection.get(firstInView);
    if (!sectionLink || sectionLink === markedLink) return;
    const isFirst = markedLink === undefined;
    markedLink?.removeAttribute('aria-current');
    sectionLink.setAttribute('aria-current', 'true');
    markedLink = sectionLink;
    // At the page's top the row isn't scrolled.
    if (isFirst && sectionLink === linksBySection.values().next().value) return;
    const [box, around] = [sectionLink.getBoundingClientRect(), sectionRow.getBoundingClientRect()];
    // Not scrollIntoView, which would move the page too.
    sectionRow.scrollBy({ left: box.left + box.width / 2 - around.left - around.width / 2, behavior: 'smooth' });
  };

  let sectionObserver: IntersectionObserver | undefined;
  const observeSections = () => {
    const { offsetHeight } = barElement;
    document.documentElement.style.scrollPaddingTop = `${offsetHeight}px`;
    sectionObserver?.disconnect();
    inView.clear();
    sectionObserver = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        markSection();
      },
      // Guests read in the upper half, under the bar; of a section that was scrolled away its border may remain.
      { rootMargin: `-${offsetHeight + 8}px 0px -50% 0px` },
    );
    for (const section of linksBySection.keys()) sectionObserver.observe(section);
  };
  new ResizeObserver(observeSections).observe(barElement);
}
