/** A dish of another menu, as the page of that menu shows it in the guest's language. */
export type OtherDish = { id: string; title: string; lang: string; text: string; menu: string; href: string };

const MAX_MENUS = 10;

let dishes: Promise<OtherDish[]> | undefined;

/** Reads the pages of the restaurant's other menus, once; of one that can't be reached there are none. */
export function otherDishes(): Promise<OtherDish[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.menus a:not([aria-current])')].slice(0, MAX_MENUS);
  dishes ??= Promise.all(links.map(dishesOf)).then((all) => {
    // Without a connection it is tried again.
    if (all.includes(undefined)) dishes = undefined;
    return all.flatMap((ofMenu) => ofMenu ?? []);
  });
  return dishes;
}

async function dishesOf({ href, textContent: menu }: HTMLAnchorElement): Promise<OtherDish[] | undefined> {
  try {
    // Without a network the copy that the service worker keeps.
    const answer = await fetch(href).catch(() => caches.match(href));
    if (!answer) return undefined;
    if (!answer.ok) return [];
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return Array.from(page.querySelectorAll<HTMLElement>('.item'), (item) => {
      const heading = item.querySelector('h3');
      const title = heading?.textContent ?? '';
      return {
        id: item.id,
        title,
        lang: heading?.lang ?? '',
        text: item.textContent,
        menu,
        href: `${href}#${item.id}`,
      };
    });
  } catch {
    return undefined;
  }
}

/** A link to it, which names its menu. */
export function otherDishLink({ title, lang, menu, href }: OtherDish): HTMLAnchorElement {
  const link = document.createElement('a');
  const name = document.createElement('span');
  name.textContent = title;
  if (lang) name.lang = lang;
  link.href = href;
  link.append(name, ` · ${menu}`);
  return link;
}
