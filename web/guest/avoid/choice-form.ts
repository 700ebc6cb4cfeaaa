import { type AllergenChoice, type AllergenCode, childrenOf, MAIN_ALLERGENS } from '../../../shared/allergens.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import type { AvoidWords } from './avoid-words.ts';
import type { Choice } from './choice.ts';
import { button, element } from './elements.ts';

/** What most guests avoid first. */
const FIRST_ALLERGENS: readonly AllergenCode[] = [
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
export function choiceForm(
  current: Choice,
  words: AvoidWords,
  { change, done: onDone, showCard }: Handlers,
): HTMLElement {
  const { names, avoiding } = words;
  const hideBox = checkBox('hides', avoiding.hide, current.isHiding);
  const choiceBox = (code: AllergenChoice) => checkBox(code, names[code], current.codes.includes(code));
  const kindBoxes = (code: AllergenCode) => {
    const kindCodes = kindsBelow(code);
    if (kindCodes.length === 0) return [];
    const kindSummary = element('summary', '', interpolate(avoiding.only_kinds, { allergen: names[code] }));
    const kindDetails = element(
      'details',
      'avoid-kinds',
      kindSummary,
      element('div', 'avoid-chips', ...kindCodes.map(choiceBox)),
    );
    kindDetails.open = kindCodes.some((kind) => current.codes.includes(kind));
    return [kindDetails];
  };
  const mainCodes = [...FIRST_ALLERGENS, ...MAIN_ALLERGENS.filter((code) => !FIRST_ALLERGENS.includes(code))];
  const cardButton = button('quiet avoid-button', avoiding.card, showCard);
  const choiceFormElement = element(
    'form',
    'find-form',
    element('div', 'avoid-chips', ...mainCodes.map(choiceBox), choiceBox('seafood')),
    ...mainCodes.flatMap(kindBoxes),
    hideBox,
    element('p', 'declared', `${avoiding.declared} ${avoiding.stays_here}`),
    element('div', 'find-end', cardButton, element('button', 'main-button', avoiding.done)),
  );
  choiceFormElement.autocomplete = 'off';
  const allowCard = () => {
    cardButton.disabled = !choiceFormElement.querySelector('.avoid-chips :checked');
  };
  choiceFormElement.addEventListener('input', () => {
    const chosenNames = new Set(new FormData(choiceFormElement).keys());
    const chosenCodes = [...mainCodes, 'seafood' as const, ...mainCodes.flatMap(kindsBelow)].filter((code) =>
      chosenNames.has(code),
    );
    change({ codes: chosenCodes, isHiding: chosenNames.has('hides') });
    allowCard();
  });
  choiceFormElement.addEventListener('submit', (event) => {
    event.preventDefault();
    onDone();
  });
  allowCard();
  return choiceFormElement;
}

/** A kind of two groups once: triticale. */
const kindsBelow = (code: AllergenCode): AllergenCode[] => [
  ...new Set(childrenOf(code).flatMap((kind) => [kind, ...kindsBelow(kind)])),
];

function checkBox(name: string, text: string, isOn: boolean): HTMLElement {
  const boxInput = element('input', '');
  boxInput.type = 'checkbox';
  boxInput.name = name;
  boxInput.defaultChecked = isOn;
  return element('label', 'choice', boxInput, element('span', '', text));
}
