import { almostHasWords, hasWords, type SearchedText, searchedText } from './fold-text.ts';

type Dish = { element: HTMLElement; text: SearchedText; tags: Set<string> };

const LANGUAGE = document.documentElement.lang.slice(0, 2);

/** Search and filters: what doesn't fit is hidden, and the bar says how much is shown. */
export function findDishes(): void {
  const form = document.querySelector<HTMLFormElement>('.find-form');
  const sheet = form?.closest<HTMLElement>('.sheet');
  const found = document.querySelector<HTMLElement>('.found');
  if (!form || !sheet || !found) return;
  form.hidden = false;

  // Browsers from before popovers show the sheet in the page.
  const close = () => sheet.hidePopover?.();
  const said = [form.querySelector('.find-count'), found.querySelector('p')];
  // Read when something is asked for: most guests only read.
  let dishes: Dish[] | undefined;

  const show = () => {
    dishes ??= Array.from(document.querySelectorAll<HTMLElement>('.item'), dishOf);
    const asked = new FormData(form);
    const text = String(asked.get('text')).trim();
    const tags = asked.getAll('tag').map(String);
    const isAsked = text !== '' || tags.length > 0;
    // A mistyped word finds what is almost the same, but only if nothing is the same.
    const hasText = dishes.some((dish) => hasWords(dish.text, text, LANGUAGE)) ? hasWords : almostHasWords;
    const shown = dishes.filter((dish) => {
      const fits = hasText(dish.text, text, LANGUAGE) && tags.every((tag) => dish.tags.has(tag));
      dish.element.hidden = !fits;
      return fits;
    });
    hideEmptySections();
    const words = isAsked ? sayHowMany(form.dataset, shown.length, dishes.length) : '';
    found.hidden = !isAsked;
    for (const place of said) if (place) place.textContent = words;
  };

  form.addEventListener('input', show);
  // The fields are emptied after this event.
  form.addEventListener('reset', () => queueMicrotask(show));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
    document.querySelector('main')?.scrollIntoView();
  });
  found.querySelector('button')?.addEventListener('click', () => {
    form.reset();
    // The pressed button disappears.
    document.querySelector<HTMLElement>('.bar .opens-sheet')?.focus();
  });
  sheet.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) close();
  });
}

function dishOf(element: HTMLElement): Dish {
  const titleOfSection = element.closest('.section')?.querySelector('h2')?.textContent ?? '';
  return {
    element,
    text: searchedText(`${titleOfSection} ${element.textContent}`, LANGUAGE),
    tags: new Set(Array.from(element.querySelectorAll('.tags span'), ({ textContent }) => textContent)),
  };
}

function hideEmptySections(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.section')) {
    section.hidden = !section.querySelector('.item:not([hidden])');
    for (const link of document.querySelectorAll(`a[href="#${section.id}"]`))
      if (link.parentElement) link.parentElement.hidden = section.hidden;
  }
}

function sayHowMany({ shown = '', nothing = '' }: DOMStringMap, count: number, all: number): string {
  if (count === 0) return nothing;
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  return shown.replace('{shown}', format(count)).replace('{all}', format(all));
}
