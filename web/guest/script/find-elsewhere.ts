import { almostHasWords, hasWords, searchedText } from './fold-text.ts';
import { otherDishes, otherDishLink } from './other-menus.ts';

/** A sheet is no menu. */
const MAX_DISHES = 12;
/** Fewer letters are in too many words. */
const MIN_CHARACTERS = 2;

/** The search looks through the restaurant's other menus as well, and links to the dishes there. */
export function findElsewhere(): void {
  const form = document.querySelector<HTMLFormElement>('.find-form');
  const place = document.querySelector<HTMLElement>('.elsewhere');
  const list = place?.querySelector('ul');
  const field = form?.querySelector<HTMLInputElement>('[type="search"]');
  if (!form || !place || !list || !field) return;
  const language = document.documentElement.lang.slice(0, 2);

  const show = async () => {
    const asked = field.value.trim();
    const dishes = asked.length < MIN_CHARACTERS ? [] : await otherDishes();
    // Something else was typed meanwhile.
    if (asked !== field.value.trim()) return;
    const texts = dishes.map((dish) => ({ dish, text: searchedText(dish.text, language) }));
    const exact = texts.filter(({ text }) => hasWords(text, asked, language));
    const matching = exact.length > 0 ? exact : texts.filter(({ text }) => almostHasWords(text, asked, language));
    const entries = matching.slice(0, MAX_DISHES).map(({ dish }) => {
      const entry = document.createElement('li');
      entry.append(otherDishLink(dish));
      return entry;
    });
    list.replaceChildren(...entries);
    place.hidden = entries.length === 0;
  };
  field.addEventListener('input', () => void show());
  // The field is emptied after this event.
  form.addEventListener('reset', () => queueMicrotask(() => void show()));
}
