/** A switch of language leads to the dish that is being read; its id is the same in every language. */
export function keepPlace(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const languageLink = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
      if (languageLink) languageLink.hash = placeOf() ?? '';
    },
    // Before the sheet closes.
    { capture: true },
  );
}

/** The first dish under the bar; none at the page's top. */
function placeOf(): string | undefined {
  const barBottom = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const isSeen = (element: Element) => element.getBoundingClientRect().bottom > barBottom;
  const allSections = [...document.querySelectorAll('.section')];
  const section = allSections.find(isSeen);
  const firstSeen = section && [...section.querySelectorAll('.section-head, .item')].find(isSeen);
  if (!section || !firstSeen || firstSeen === allSections[0]?.firstElementChild) return undefined;
  return firstSeen.id || section.id;
}
