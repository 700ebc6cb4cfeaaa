import { type AllergenChoice, type AllergenCode, childrenOf, MAIN_ALLERGENS } from '../../../shared/allergens.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import type { AvoidWords } from './avoid-words.ts';
import type { Choice } from './choice.ts';
import { button, element } from './elements.ts';

/** What most guests avoid first. */
const FIRST: readonly AllergenCode[] = [
  'gluten',
  'milk',
  'eggs',
  'peanuts',
  'tree_nuts',
  'fish',
  'crustaceans',
  'molluscs',
  'soy',
  'sesame',
];

type Handlers = { change: (choice: Choice) => void; done: () => void; showCard: () => void };

/** The sheet's content: everything that a guest can choose; each press is applied at once. */
export function choiceForm(current: Choice, words: AvoidWords, { change, done, showCard }: Handlers): HTMLElement {
  const { names, avoiding } = words;
  const hides = box('hides', avoiding.hide, current.isHiding);
  const choice = (code: AllergenChoice) => box(code, names[code], current.codes.includes(code));
  const kinds = (code: AllergenCode) => {
    const codes = kindsBelow(code);
    if (codes.length === 0) return [];
    const summary = element('summary', '', interpolate(avoiding.only_kinds, { allergen: names[code] }));
    const details = element('details', 'avoid-kinds', summary, element('div', 'avoid-chips', ...codes.map(choice)));
    details.open = codes.some((kind) => current.codes.includes(kind));
    return [details];
  };
  const mains = [...FIRST, ...MAIN_ALLERGENS.filter((code) => !FIRST.includes(code))];
  const card = button('quiet avoid-button', avoiding.card, showCard);
  const form = element(
    'form',
    'find-form',
    element('div', 'avoid-chips', ...mains.map(choice), choice('seafood')),
    ...mains.flatMap(kinds),
    hides,
    element('p', 'declared', `${avoiding.declared} ${avoiding.stays_here}`),
    element('div', 'find-end', card, element('button', 'main-button', avoiding.done)),
  );
  form.autocomplete = 'off';
  const allowCard = () => {
    card.disabled = !form.querySelector('.avoid-chips :checked');
  };
  form.addEventListener('input', () => {
    const chosen = new Set(new FormData(form).keys());
    const codes = [...mains, 'seafood' as const, ...mains.flatMap(kindsBelow)].filter((code) => chosen.has(code));
    change({ codes, isHiding: chosen.has('hides') });
    allowCard();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    done();
  });
  allowCard();
  return form;
}

/** A kind of two groups once: triticale. */
const kindsBelow = (code: AllergenCode): AllergenCode[] => [
  ...new Set(childrenOf(code).flatMap((kind) => [kind, ...kindsBelow(kind)])),
];

function box(name: string, text: string, isOn: boolean): HTMLElement {
  const input = element('input', '');
  input.type = 'checkbox';
  input.name = name;
  input.defaultChecked = isOn;
  return element('label', 'choice', input, element('span', '', text));
}
