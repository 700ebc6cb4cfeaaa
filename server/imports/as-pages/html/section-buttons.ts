import { attributeOf, elementsIn, type HtmlElement, type HtmlNode, textIn } from './html-tree.ts';

const HEADING_PATTERN = /^h[1-6]$/;
/** A button is deeper in no heading. */
const MAX_STEPS_UP = 5;
const MAX_TITLE_CHARACTERS = 200;
/** More than a button has in it. */
const MAX_BUTTON_ELEMENTS = 100;
/** Of the site itself. */
const SITE_CLASS_PATTERN = /navbar|(?:nav|menu)-?toggle/i;

/**
 * Makes headings of the buttons that open a part of the menu and are its title: "Desserts" of an accordion. Other buttons are
 * no text of the page (`isLeftOut`). What several buttons say, as "Allergens" of each dish, is no title.
 */
export function nameSections(nodes: readonly HtmlNode[]): void {
  const buttons = elementsIn(nodes)
    .filter((element) => element.tagName === 'button' || attributeOf(element, 'role') === 'button')
    .map((button) => ({ button, text: textIn(button), heading: headingAround(button) }))
    .filter(({ text }) => text !== '' && text.length <= MAX_TITLE_CHARACTERS)
    .toArray();
  const counts = new Map<string, number>();
  // Once each: a hostile page has many buttons in one heading.
  const headingTexts = new Map<HtmlElement, string>();
  for (const { text, heading } of buttons) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (heading && !headingTexts.has(heading)) headingTexts.set(heading, textIn(heading));
  }
  for (const { button, text, heading } of buttons) {
    const isWholeHeading = heading !== undefined && headingTexts.get(heading) === text;
    const isTitle = isWholeHeading || (opensPart(button) && (heading !== undefined || counts.get(text) === 1));
    if (isTitle) becomeText(button, heading !== undefined);
  }
}

function headingAround(element: HtmlElement): HtmlElement | undefined {
  let parent = element.parentNode;
  for (let steps = 0; steps < MAX_STEPS_UP && parent && 'tagName' in parent; steps += 1) {
    if (HEADING_PATTERN.test(parent.tagName)) return parent;
    parent = parent.parentNode;
  }
  return undefined;
}

/** Whether a button shows and hides a part of the page below it: neither a tab of several parts, nor a window or a list. */
function opensPart(button: HtmlElement): boolean {
  if (SITE_CLASS_PATTERN.test(attributeOf(button, 'class') ?? '')) return false;
  if (attributeOf(button, 'role') === 'tab' || attributeOf(button, 'aria-haspopup') !== undefined) return false;
  const opens = attributeOf(button, 'data-bs-toggle') ?? attributeOf(button, 'data-toggle');
  if (opens !== undefined) return opens === 'collapse';
  return ['aria-expanded', 'aria-controls'].some((name) => attributeOf(button, name) !== undefined);
}

function becomeText(button: HtmlElement, isInHeading: boolean): void {
  button.attrs = button.attrs.filter(({ name }) => name !== 'role');
  // A link in a heading may lead to the menu.
  if (isInHeading && button.tagName !== 'button') return;
  const hasHeading = elementsIn(button.childNodes)
    .take(MAX_BUTTON_ELEMENTS)
    .some(({ tagName }) => HEADING_PATTERN.test(tagName));
  button.tagName = isInHeading ? 'span' : hasHeading ? 'div' : 'h3';
  button.nodeName = button.tagName;
}
