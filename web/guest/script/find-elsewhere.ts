import { hasSimilarWords, hasWords, searchedText } from './fold-text.ts';
import { requestMarks } from './mark-place.ts';
import { otherDishEntry, otherDishes } from './other-menus.ts';

/** A sheet is no menu. */
const MAX_DISHES = 12;
/** Fewer letters are in too many words. */
const MIN_CHARACTERS = 2;

/** The search looks through the restaurant's other menus as well, and links to the dishes there. */
export function findElsewhere(): void {
  const findForm = document.querySelector<HTMLFormElement>('.find-form');
  const resultPlace = document.querySelector<HTMLElement>('.elsewhere');
  const resultList = resultPlace?.querySelector('ul');
  const searchField = findForm?.querySelector<HTMLInputElement>('[type="search"]');
  if (!findForm || !resultPlace || !resultList || !searchField) return;
  const language = document.documentElement.lang.slice(0, 2);

  const showMatches = async () => {
    const searchWords = searchField.value.trim();
    const dishesElsewhere = searchWords.length < MIN_CHARACTERS ? [] : await otherDishes();
    // Something else was typed meanwhile.
    if (searchWords !== searchField.value.trim()) return;
    const dishTexts = dishesElsewhere.map((dish) => ({ dish, text: searchedText(dish.text, language) }));
    const exactMatches = dishTexts.filter(({ text }) => hasWords(text, searchWords, language));
    const shownMatches =
      exactMatches.length > 0
        ? exactMatches
        : dishTexts.filter(({ text }) => hasSimilarWords(text, searchWords, language));
    const listEntries = shownMatches.slice(0, MAX_DISHES).map(({ dish }) => {
      const listEntry = document.createElement('li');
      listEntry.append(...otherDishEntry(dish));
      return listEntry;
    });
    resultList.replaceChildren(...listEntries);
    resultPlace.hidden = listEntries.length === 0;
    requestMarks();
  };
  searchField.addEventListener('input', () => void showMatches());
  // The field is emptied after this event.
  findForm.addEventListener('reset', () => queueMicrotask(() => void showMatches()));
}
