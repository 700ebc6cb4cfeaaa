import style from './list.css?inline';

/**
 * A list for the waiter: dishes and sizes with their quantities, kept in this tab for all menus and languages of the
 * restaurant. Nothing of it is sent.
 */

/** In one language. */
type Words = { lang: string; name: string; declared: string };
type Line = { quantity: number; own: Words; guest: Words | null; mark: string };
/** A dish or a size on the page, with its buttons. */
type Place = { key: string; words: Omit<Line, 'quantity'>; count: HTMLElement; less: HTMLElement };

const MAX_QUANTITY = 99;

const toggle = document.querySelector<HTMLButtonElement>('.list-button');
const showButton = document.querySelector<HTMLButtonElement>('.list-show');

if (toggle && showButton) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(style);
  document.adoptedStyleSheets.push(styles);
  const { id, main = '', add = '', remove = '', show = '' } = toggle.dataset;
  const { lang } = document.documentElement;
  const dialog = document.createElement('dialog');
  const list = element('ul', '');
  const storageKey = `list ${id}`;
  const lines = readStored(storageKey);
  let places: Place[] | undefined;

  const change = (key: string, by: number, words?: Omit<Line, 'quantity'>) => {
    const line = lines.get(key);
    const quantity = Math.min((line?.quantity ?? 0) + by, MAX_QUANTITY);
    const known = words ?? line;
    if (quantity <= 0) lines.delete(key);
    else if (known) lines.set(key, { ...known, quantity });
    store(storageKey, lines);
    update();
  };

  const update = () => {
    for (const { key, count, less } of places ?? []) {
      const quantity = lines.get(key)?.quantity ?? 0;
      count.textContent = quantity === 0 ? '' : String(quantity);
      less.hidden = quantity === 0;
    }
    const total = [...lines.values()].reduce((sum, { quantity }) => sum + quantity, 0);
    showButton.hidden = total === 0;
    showButton.textContent = show.replace('{count}', new Intl.NumberFormat(lang).format(total));
    if (dialog.open) showLines();
  };

  const showLines = () => {
    const focused = document.activeElement?.getAttribute('aria-label');
    list.replaceChildren(...[...lines].map(([key, line]) => entryOf(key, line)));
    // Its buttons were made again.
    const same = [...list.querySelectorAll<HTMLElement>('button')].find((one) => one.ariaLabel === focused);
    (same ?? dialog.querySelector<HTMLElement>('.waiter-close'))?.focus();
    if (lines.size === 0) dialog.close();
  };

  const entryOf = (key: string, { quantity, own, guest, mark }: Line): HTMLElement => {
    const entry = element('li', '');
    const count = element('b', '', `${quantity} × `);
    const name = text(own.name, own.lang);
    name.prepend(count);
    name.className = 'waiter-name';
    entry.append(name);
    if (guest) entry.append(text(guest.name, guest.lang));
    for (const words of [own, guest]) if (words?.declared) entry.append(text(words.declared, words.lang));
    if (mark) entry.append(text(mark, lang));
    const shown = (guest ?? own).name;
    entry.append(
      button('−', remove.replace('{dish}', shown), () => change(key, -1)),
      button('+', add.replace('{dish}', shown), () => change(key, 1)),
    );
    return entry;
  };

  const placeOf = (item: HTMLElement, part: HTMLElement, index: number): Place => {
    const key = `${item.id} ${index}`;
    const words = wordsOf(item, part.querySelector('dt'), main, lang);
    const shown = (words.guest ?? words.own).name;
    const line = lines.get(key);
    // In this page's language.
    if (line) lines.set(key, { ...words, quantity: line.quantity });
    const count = element('output', '');
    const less = button('−', remove.replace('{dish}', shown), () => change(key, -1, words));
    const more = button('+', add.replace('{dish}', shown), () => change(key, 1, words));
    const group = element('span', 'collect');
    group.append(less, count, more);
    (part.querySelector('dd') ?? part).append(group);
    return { key, words, count, less };
  };

  const placesOfPage = (): Place[] =>
    [...document.querySelectorAll<HTMLElement>('.item:not(.out)')].flatMap((item) => {
      const sizes = [...item.querySelectorAll<HTMLElement>('.variants > div')];
      const parts = sizes.length > 0 ? sizes : [...item.querySelectorAll<HTMLElement>('.prices')];
      return parts.map((part, index) => placeOf(item, part, index));
    });

  const press = () => {
    const isOn = toggle.ariaPressed !== 'true';
    toggle.ariaPressed = String(isOn);
    if (isOn) places ??= placesOfPage();
    document.documentElement.classList.toggle('collecting', isOn);
    update();
  };

  toggle.addEventListener('click', press);
  showButton.addEventListener('click', () => {
    dialog.showModal();
    showLines();
  });
  makeDialog();
  // It is loaded by the first press, or because there is a list.
  press();

  /** For the waiter in the restaurant's language, beneath it in the guest's. */
  function makeDialog(): void {
    const { heading = '', title = '', clear = '', close = '' } = toggle?.dataset ?? {};
    const head = text(heading, main);
    head.className = 'waiter-head';
    const end = element('div', 'waiter-end');
    const closeButton = button(close, '', () => dialog.close());
    closeButton.className = 'main-button waiter-close';
    const clearButton = button(clear, '', () => {
      lines.clear();
      store(storageKey, lines);
      update();
    });
    clearButton.className = 'quiet';
    end.append(clearButton, closeButton);
    dialog.className = 'waiter';
    dialog.ariaLabel = heading;
    dialog.append(head, ...(main === lang ? [] : [text(title, lang)]), list, end);
    document.body.append(dialog);
  }
}

/** What the waiter and the guest read of a dish. */
function wordsOf(item: HTMLElement, size: HTMLElement | null, main: string, lang: string): Omit<Line, 'quantity'> {
  const title = item.querySelector('h3')?.textContent ?? '';
  const declared = item.querySelector<HTMLElement>('.allergens');
  const named = (name: string, label = '') => (label ? `${name} · ${label}` : name);
  const label = size?.textContent ?? '';
  const original = item.querySelector('.original')?.textContent ?? title;
  const page: Words = { lang, name: named(title, label), declared: declared?.innerText ?? '' };
  const own: Words = {
    lang: main,
    name: named(original, size?.dataset['original'] ?? label),
    declared: declared?.dataset['original'] ?? page.declared,
  };
  const mark = item.querySelector<HTMLElement>('.avoid-mark')?.innerText ?? '';
  return { own, guest: main === lang ? null : page, mark };
}

function element(tag: string, className: string, content = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = content;
  return made;
}

function text(content: string, lang: string): HTMLElement {
  const made = element('p', '', content);
  made.lang = lang;
  made.dir = 'auto';
  return made;
}

function button(sign: string, label: string, press: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = sign;
  if (label) made.ariaLabel = label;
  made.addEventListener('click', press);
  return made;
}

/** Written by this script alone; some browsers allow a page no storage. */
function readStored(key: string): Map<string, Line> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, Line][]);
  } catch {
    return new Map();
  }
}

function store(key: string, lines: Map<string, Line>): void {
  try {
    if (lines.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...lines]));
  } catch {
    // The list of this page doesn't need it.
  }
}
