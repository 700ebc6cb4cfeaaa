import { declarationOf, markPlace, withMark } from '../script/mark-place.ts';
import { otherDishEntry, otherDishes } from '../script/other-menus.ts';
import { itemAnchor } from '../shell/anchors.ts';

type Panel = { show: string; leave: () => void };

/**
 * A button for each dish of an answer, which lights it on the page; a link for those of another menu. A dish that is on
 * several menus is lit on the one that is open. Each has a place for the guest's mark.
 */
export async function dishButtons(item_ids: readonly number[], panel: Panel): Promise<HTMLElement | undefined> {
  if (item_ids.length === 0) return undefined;
  const buttonList = document.createElement('ul');
  buttonList.className = 'chat-dishes';
  for (const id of item_ids) {
    const dishElement = document.getElementById(itemAnchor(id));
    const listEntry = document.createElement('li');
    const buttonOrLink = dishElement ? buttonTo(dishElement, panel) : await toOtherMenu(id, panel);
    // The answer may name a dish whose menu can't be read: a guest with a choice is to ask.
    listEntry.append(...(buttonOrLink ?? [markPlace(undefined)]));
    buttonList.append(listEntry);
  }
  return buttonList;
}

function buttonTo(dishElement: HTMLElement, { show, leave }: Panel): Node[] {
  const dishHeading = dishElement.querySelector('h3');
  const title = dishHeading?.textContent ?? '';
  const button = document.createElement('button');
  if (dishHeading?.lang) button.lang = dishHeading.lang;
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = title;
  button.ariaLabel = show.replace('{dish}', () => title);
  button.addEventListener('click', () => {
    leave();
    highlightDish(dishElement);
  });
  return withMark(button, declarationOf(dishElement));
}

function highlightDish(dishElement: HTMLElement): void {
  for (const litElement of document.querySelectorAll('.lit')) litElement.classList.remove('lit');
  // Shows a dish that a filter hides, and its section.
  for (const hiddenElement of [dishElement.closest<HTMLElement>('.section'), dishElement])
    if (hiddenElement) hiddenElement.hidden = false;
  dishElement.classList.add('lit');
  dishElement.tabIndex = -1;
  dishElement.focus({ preventScroll: true });
  dishElement.scrollIntoView({ block: 'center' });
}

async function toOtherMenu(id: number, panel: Panel): Promise<Node[] | undefined> {
  const dishesElsewhere = await otherDishes();
  const dishElement = dishesElsewhere.find((candidate) => candidate.id === itemAnchor(id));
  if (!dishElement) return undefined;
  const sameDishHere = [...document.querySelectorAll<HTMLElement>('.item')].find(
    (item) =>
      printedText(item) === dishElement.text &&
      JSON.stringify(declarationOf(item)) === JSON.stringify(dishElement.declaration),
  );
  return sameDishHere ? buttonTo(sameDishHere, panel) : otherDishEntry(dishElement);
}

/** A dish's text without the marks for a guest who can't eat something, and without the buttons of the waiter's list. */
function printedText(item: HTMLElement): string {
  // Node.cloneNode's type says less than what it copies.
  const printedItem = item.cloneNode(true) as HTMLElement;
  for (const addedElement of printedItem.querySelectorAll('.avoid-mark, .collect')) addedElement.remove();
  return printedItem.textContent;
}
