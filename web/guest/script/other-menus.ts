import { type Declaration, declarationOf, withMark } from './mark-place.ts';

/** A dish of another menu, as the page of that menu shows it in the guest's language. */
type OtherDish = {
  id: string;
  title: string;
  lang: string;
  text: string;
  menu: string;
  href: string;
  declaration: Declaration;
};

const MAX_MENUS = 10;
/** A page may stay open for an evening, in which declarations change. */
const MAX_AGE_MS = 60_000;

let loadedDishes: Promise<OtherDish[]> | undefined;
let loadedAt = 0;

/** Reads the pages of the restaurant's other menus, at most once a minute; of one that can't be reached there are none. */
export function otherDishes(): Promise<OtherDish[]> {
  const menuLinks = [...document.querySelectorAll<HTMLAnchorElement>('.menus a:not([aria-current])')].slice(
    0,
    MAX_MENUS,
  );
  if (performance.now() - loadedAt > MAX_AGE_MS) loadedDishes = undefined;
  if (!loadedDishes) loadedAt = performance.now();
  loadedDishes ??= Promise.all(menuLinks.map(dishesOf)).then((all) => {
    // Without a connection it is tried again.
    if (all.includes(undefined)) loadedDishes = undefined;
    return all.flatMap((ofMenu) => ofMenu ?? []);
  });
  return loadedDishes;
}

async function dishesOf({ href, textContent: menu }: HTMLAnchorElement): Promise<OtherDish[] | undefined> {
  try {
    // Without a network the copy that the service worker keeps.
    const menuAnswer = await fetch(href).catch(() => caches.match(href));
    if (!menuAnswer) return undefined;
    if (!menuAnswer.ok) return [];
    const page = new DOMParser().parseFromString(await menuAnswer.text(), 'text/html');
    return Array.from(page.querySelectorAll<HTMLElement>('.item'), (item) => {
      const dishHeading = item.querySelector('h3');
      const title = dishHeading?.textContent ?? '';
      return {
        id: item.id,
        title,
        lang: dishHeading?.lang ?? '',
        text: item.textContent,
        menu,
        href: `${href}#${item.id}`,
        declaration: declarationOf(item),
      };
    });
  } catch {
    return undefined;
  }
}

/** A link to it, which names its menu, and the place for its mark. */
export function otherDishEntry({ title, lang, menu, href, declaration }: OtherDish): HTMLElement[] {
  const dishLink = document.createElement('a');
  const name = document.createElement('span');
  name.textContent = title;
  if (lang) name.lang = lang;
  dishLink.href = href;
  dishLink.append(name, ` · ${menu}`);
  return withMark(dishLink, declaration);
}
