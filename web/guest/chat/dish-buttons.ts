import { itemAnchor } from '../anchors.ts';
import { otherDishes, otherDishLink } from '../script/other-menus.ts';

type Panel = { show: string; leave: () => void };

/**
 * A button for each dish of an answer, which lights it on the page; a link for those of another menu. A dish that stands on
 * several menus is lit on the one that is open.
 */
export async function dishButtons(item_ids: readonly number[], panel: Panel): Promise<HTMLElement | undefined> {
  if (item_ids.length === 0) return undefined;
  const list = document.createElement('ul');
  list.className = 'chat-dishes';
  for (const id of item_ids) {
    const dish = document.getElementById(itemAnchor(id));
    const entry = document.createElement('li');
    const inner = dish ? buttonTo(dish, panel) : await toOtherMenu(id, panel);
    if (!inner) continue;
    entry.append(...inner);
    list.append(entry);
  }
  return list.childElementCount > 0 ? list : undefined;
}

function buttonTo(dish: HTMLElement, { show, leave }: Panel): Node[] {
  const heading = dish.querySelector('h3');
  const title = heading?.textContent ?? '';
  const button = document.createElement('button');
  if (heading?.lang) button.lang = heading.lang;
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = title;
  button.ariaLabel = show.replace('{dish}', () => title);
  const mark = dish.querySelector('.avoid-mark');
  button.addEventListener('click', () => {
    leave();
    light(dish);
  });
  if (!mark) return [button];
  // What the guest can't eat is marked here, too.
  return [button, mark.cloneNode(true)];
}

function light(dish: HTMLElement): void {
  for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
  // Shows a dish that a filter hides, and its section.
  for (const hidden of [dish.closest<HTMLElement>('.section'), dish]) if (hidden) hidden.hidden = false;
  dish.classList.add('lit');
  dish.tabIndex = -1;
  dish.focus({ preventScroll: true });
  dish.scrollIntoView({ block: 'center' });
}

async function toOtherMenu(id: number, panel: Panel): Promise<Node[] | undefined> {
  const dishes = await otherDishes();
  const dish = dishes.find((one) => one.id === itemAnchor(id));
  if (!dish) return undefined;
  const here = [...document.querySelectorAll<HTMLElement>('.item')].find((item) => printedText(item) === dish.text);
  return here ? buttonTo(here, panel) : [otherDishLink(dish)];
}

/** A dish's text without the marks for a guest who can't eat something. */
function printedText(item: HTMLElement): string {
  const mark = item.querySelector('.avoid-mark')?.textContent ?? '';
  return item.textContent.replace(mark, '');
}
