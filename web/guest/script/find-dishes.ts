import { hasSimilarWords, hasWords, type SearchedText, searchedText } from './fold-text.ts';

type Dish = { element: HTMLElement; text: SearchedText; tags: Set<string> };

const PAGE_LANGUAGE = document.documentElement.lang.slice(0, 2);

/** Search and filters: what doesn't fit is hidden, and the bar says how much is shown. */
export function findDishes(): void {
  const findForm = document.querySelector<HTMLFormElement>('.find-form');
  const findSheet = findForm?.closest<HTMLElement>('.sheet');
  const resultLine = document.querySelector<HTMLElement>('.found');
  if (!findForm || !findSheet || !resultLine) return;
  findForm.hidden = false;

  // Browsers from before popovers show the sheet in the page.
  const closeSheet = () => findSheet.hidePopover?.();
  const countLines = [findForm.querySelector('.find-count'), resultLine.querySelector('p')];
  // Read when something is asked for: most guests only read.
  let searchedDishes: Dish[] | undefined;

  const showMatches = () => {
    searchedDishes ??= Array.from(document.querySelectorAll<HTMLElement>('.item'), dishOf);
    const formData = new FormData(findForm);
    const text = String(formData.get('text')).trim();
    const chosenTags = formData.getAll('tag').map(String);
    const isAsked = text !== '' || chosenTags.length > 0;
    // A mistyped word finds what is almost the same, but only if nothing is the same.
    const hasText = searchedDishes.some((dish) => hasWords(dish.text, text, PAGE_LANGUAGE))
      ? hasWords
      : hasSimilarWords;
    const matchingDishes = searchedDishes.filter((dish) => {
      const isMatch = hasText(dish.text, text, PAGE_LANGUAGE) && chosenTags.every((tag) => dish.tags.has(tag));
      dish.element.hidden = !isMatch;
      return isMatch;
    });
    hideEmptySections();
    const words = isAsked ? sayHowMany(findForm.dataset, matchingDishes.length, searchedDishes.length) : '';
    resultLine.hidden = !isAsked;
    for (const countLine of countLines) if (countLine) countLine.textContent = words;
  };

  findForm.addEventListener('input', showMatches);
  // The fields are emptied after this event.
  findForm.addEventListener('reset', () => queueMicrotask(showMatches));
  findForm.addEventListener('submit', (event) => {
    event.preventDefault();
    closeSheet();
    document.querySelector('main')?.scrollIntoView();
  });
  resultLine.querySelector('button')?.addEventListener('click', () => {
    findForm.reset();
    // The pressed button disappears.
    document.querySelector<HTMLElement>('.bar .opens-sheet')?.focus();
  });
  findSheet.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) closeSheet();
  });
}

function dishOf(element: HTMLElement): Dish {
  const titleOfSection = element.closest('.section')?.querySelector('h2')?.textContent ?? '';
  return {
    element,
    text: searchedText(`${titleOfSection} ${element.textContent}`, PAGE_LANGUAGE),
    tags: new Set(Array.from(element.querySelectorAll('.tags span'), ({ textContent }) => textContent)),
  };
}

function hideEmptySections(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.section')) {
    section.hidden = !section.querySelector('.item:not([hidden])');
    for (const sectionLink of document.querySelectorAll(`a[href="#${section.id}"]`))
      if (sectionLink.parentElement) sectionLink.parentElement.hidden = section.hidden;
  }
}

function sayHowMany(
  { shown: shownWords = '', nothing: nothingWords = '' }: DOMStringMap,
  count: number,
  all: number,
): string {
  if (count === 0) return nothingWords;
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  return shownWords.replace('{shown}', format(count)).replace('{all}', format(all));
}
