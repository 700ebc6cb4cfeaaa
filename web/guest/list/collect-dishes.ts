import { type Declaration, declarationOf, markPlace, requestMarks } from '../script/mark-place.ts';
import style from './list.css?inline';
import { listKey } from './list-key.ts';

/**
 * A list for the waiter: dishes and sizes with their quantities, kept in this tab for all menus and languages of the
 * restaurant. It is never sent.
 */

/** In one language. */
type Words = { lang: string; name: string; declared: string };
type Line = { quantity: number; own: Words; guest: Words | null; declaration: Declaration };
/** A dish or a size on the page, with its buttons. */
type Place = { key: string; words: Omit<Line, 'quantity'>; count: HTMLElement; less: HTMLElement };

const MAX_QUANTITY = 99;

const listButton = document.querySelector<HTMLButtonElement>('.list-button');
const showButton = document.querySelector<HTMLButtonElement>('.list-show');

if (listButton && showButton) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(style);
  document.adoptedStyleSheets.push(styles);
  const { id, main = '', add = '', remove = '', show = '' } = listButton.dataset;
  const { lang } = document.documentElement;
  const listDialog = document.createElement('dialog');
  const listElement = element('ul', '');
  const storageKey = listKey(id);
  const linesByKey = readStored(storageKey);
  let collectPlaces: Place[] | undefined;
  let isStored = true;

  const changeLine = (key: string, by: number, words?: Omit<Line, 'quantity'>) => {
    const knownLine = linesByKey.get(key);
    const newQuantity = Math.min((knownLine?.quantity ?? 0) + by, MAX_QUANTITY);
    const lineWords = words ?? knownLine;
    if (newQuantity <= 0) linesByKey.delete(key);
    else if (lineWords) linesByKey.set(key, { ...lineWords, quantity: newQuantity });
    isStored = storeLines(storageKey, linesByKey) === 'stored';
    updateList();
  };

  /** In this page's language, with the declarations of this page. */
  const rewordLine = ({ key, words }: Pick<Place, 'key' | 'words'>) => {
    const knownLine = linesByKey.get(key);
    if (knownLine) linesByKey.set(key, { ...words, quantity: knownLine.quantity });
  };

  const updateList = () => {
    for (const { key, count, less: lessButton } of collectPlaces ?? []) {
      const lineQuantity = linesByKey.get(key)?.quantity ?? 0;
      count.textContent = lineQuantity === 0 ? '' : String(lineQuantity);
      lessButton.hidden = lineQuantity === 0;
    }
    const totalQuantity = [...linesByKey.values()].reduce((sum, { quantity }) => sum + quantity, 0);
    showButton.hidden = totalQuantity === 0;
    showButton.textContent = show.replace('{count}', new Intl.NumberFormat(lang).format(totalQuantity));
    if (listDialog.open) showLines();
  };

  const showLines = () => {
    const focusedLabel = document.activeElement?.getAttribute('aria-label');
    listElement.replaceChildren(...[...linesByKey].map(([key, knownLine]) => entryOf(key, knownLine)));
    // Its buttons were made again.
    const sameButton = [...listElement.querySelectorAll<HTMLElement>('button')].find(
      (candidate) => candidate.ariaLabel === focusedLabel,
    );
    (sameButton ?? listDialog.querySelector<HTMLElement>('.waiter-close'))?.focus();
    if (linesByKey.size === 0) listDialog.close();
    requestMarks();
  };

  const entryOf = (key: string, { quantity, own: ownWords, guest, declaration }: Line): HTMLElement => {
    const listEntry = element('li', '');
    const count = element('b', '', `${quantity} × `);
    const name = text(ownWords.name, ownWords.lang);
    name.prepend(count);
    name.className = 'waiter-name';
    listEntry.append(name);
    if (guest) listEntry.append(text(guest.name, guest.lang));
    for (const words of [ownWords, guest]) if (words?.declared) listEntry.append(text(words.declared, words.lang));
    const shownName = (guest ?? ownWords).name;
    listEntry.append(
      markPlace(declaration, true),
      button('−', remove.replace('{dish}', shownName), () => changeLine(key, -1)),
      button('+', add.replace('{dish}', shownName), () => changeLine(key, 1)),
    );
    return listEntry;
  };

  const placeOf = (item: HTMLElement, part: HTMLElement, index: number): Place => {
    const key = `${item.id} ${index}`;
    const words = wordsOf(item, part.querySelector('dt'), main, lang);
    const shownName = (words.guest ?? words.own).name;
    rewordLine({ key, words });
    const count = element('output', '');
    const lessButton = button('−', remove.replace('{dish}', shownName), () => changeLine(key, -1, words));
    const moreButton = button('+', add.replace('{dish}', shownName), () => changeLine(key, 1, words));
    const buttonGroup = element('span', 'collect');
    buttonGroup.append(lessButton, count, moreButton);
    (part.querySelector('dd') ?? part).append(buttonGroup);
    return { key, words, count, less: lessButton };
  };

  const placesOfPage = (): Place[] =>
    [...document.querySelectorAll<HTMLElement>('.item:not(.out)')].flatMap((item) => {
      const sizeRows = [...item.querySelectorAll<HTMLElement>('.variants > div')];
      const pricedParts = sizeRows.length > 0 ? sizeRows : [...item.querySelectorAll<HTMLElement>('.prices')];
      return pricedParts.map((part, index) => placeOf(item, part, index));
    });

  const onPress = () => {
    const isOn = listButton.ariaPressed !== 'true';
    listButton.ariaPressed = String(isOn);
    if (isOn) collectPlaces ??= placesOfPage();
    document.documentElement.classList.toggle('collecting', isOn);
    updateList();
  };

  listButton.addEventListener('click', onPress);
  showButton.addEventListener('click', () => {
    listDialog.showModal();
    showLines();
  });
  // The browser shows a page as it was left; the list may have been changed on another one.
  addEventListener('pageshow', ({ persisted }) => {
    // Lines that couldn't be stored are here alone.
    if (!persisted || !isStored) return;
    linesByKey.clear();
    for (const [key, line] of readStored(storageKey)) linesByKey.set(key, line);
    collectPlaces?.forEach(rewordLine);
    updateList();
  });
  makeDialog();
  // It is loaded by the first press, or because there is a list.
  onPress();

  /** For the waiter in the restaurant's language, beneath it in the guest's. */
  function makeDialog(): void {
    const { heading = '', title = '', clear = '', close = '' } = listButton?.dataset ?? {};
    const listHead = text(heading, main);
    listHead.className = 'waiter-head';
    const listEnd = element('div', 'waiter-end');
    const closeButton = button(close, '', () => listDialog.close());
    closeButton.className = 'main-button waiter-close';
    const clearButton = button(clear, '', () => {
      linesByKey.clear();
      isStored = storeLines(storageKey, linesByKey) === 'stored';
      updateList();
    });
    clearButton.className = 'quiet';
    listEnd.append(clearButton, closeButton);
    listDialog.className = 'waiter';
    listDialog.ariaLabel = heading;
    listDialog.append(listHead, ...(main === lang ? [] : [text(title, lang)]), listElement, listEnd);
    document.body.append(listDialog);
  }
}

/** What the waiter and the guest read of a dish. */
function wordsOf(item: HTMLElement, size: HTMLElement | null, main: string, lang: string): Omit<Line, 'quantity'> {
  const title = item.querySelector('h3')?.textContent ?? '';
  const allergenLine = item.querySelector<HTMLElement>('.allergens');
  const nameWithLabel = (name: string, label = '') => (label ? `${name} · ${label}` : name);
  const label = size?.textContent ?? '';
  const originalTitle = item.querySelector('.original')?.textContent ?? title;
  const page: Words = { lang, name: nameWithLabel(title, label), declared: linesOf(allergenLine) };
  const printedWords: Words = {
    lang: main,
    name: nameWithLabel(originalTitle, size?.dataset['original'] ?? label),
    declared: allergenLine?.dataset['original'] ?? page.declared,
  };
  return { own: printedWords, guest: main === lang ? null : page, declaration: declarationOf(item) };
}

/** Its text with its line breaks, also of a section that isn't laid out yet. */
function linesOf(element: HTMLElement | null): string {
  return Array.from(element?.childNodes ?? [], ({ textContent }) => textContent || '\n').join('');
}

function element(tag: string, className: string, content = ''): HTMLElement {
  const newElement = document.createElement(tag);
  newElement.className = className;
  newElement.textContent = content;
  return newElement;
}

function text(content: string, lang: string): HTMLElement {
  const newElement = element('p', '', content);
  newElement.lang = lang;
  newElement.dir = 'auto';
  return newElement;
}

function button(sign: string, label: string, onPress: () => void): HTMLElement {
  const newElement = document.createElement('button');
  newElement.type = 'button';
  newElement.textContent = sign;
  if (label) newElement.ariaLabel = label;
  newElement.addEventListener('click', onPress);
  return newElement;
}

/** Written by this script alone; some browsers allow a page no storage. */
function readStored(key: string): Map<string, Line> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, Line][]);
  } catch {
    return new Map();
  }
}

function storeLines(key: string, lines: Map<string, Line>): 'stored' | 'refused' {
  try {
    if (lines.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...lines]));
    return 'stored';
  } catch {
    // The list of this page doesn't need it.
    return 'refused';
  }
}
