/** A switch of language leads to the dish that is being read; its id is the same in every language. */
export function keepPlace(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
      if (link) link.hash = placeOf() ?? '';
    },
    // Before the sheet closes.
    { capture: true },
  );
}

/** The first dish under the bar; none while the page stands at its top. */
function placeOf(): string | undefined {
  const edge = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const isSeen = (element: Element) => element.getBoundingClientRect().bottom > edge;
  const all = [...document.querySelectorAll('.section')];
  const section = all.find(isSeen);
  const first = section && [...section.querySelectorAll('.section-head, .item')].find(isSeen);
  if (!section || !first || first === all[0]?.firstElementChild) return undefined;
  return first.id || section.id;
}
