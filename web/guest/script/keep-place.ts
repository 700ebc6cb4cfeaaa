/** A switch of language leads to the dish that is being read; its id is the same in every language. */
export function keepPlace(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) link.hash = placeOf() ?? '';
  });
}

/** The first dish or heading under the bar; none while the page stands at its top. */
function placeOf(): string | undefined {
  const edge = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const places = [...document.querySelectorAll<HTMLElement>('.section-head, .item')].filter(({ hidden }) => !hidden);
  const first = places.find((place) => place.getBoundingClientRect().bottom > edge);
  if (!first || first === places[0]) return undefined;
  return first.id || first.closest('.section')?.id;
}
