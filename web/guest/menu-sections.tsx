import { hasTaxNumbers } from '../../shared/guest-sentences/tax-words.ts';
import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { menuMoney, priceWords } from '../../shared/price-words.ts';
import type { PublicItem, PublicMenu, PublicSection } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { MenuItem } from './menu-item.tsx';
import { langOf, type Originals } from './originals.ts';
import { roomOf } from './rows-of.ts';
import { sectionAnchor } from './shell/anchors.ts';

/** On paper a section of up to so many dishes stays on one page; a longer one would leave holes. */
const KEPT_TOGETHER = 6;
/** A phone's first screen holds one, a desktop's a row. */
const PICTURES_SEEN_FIRST = 2;
/** On a desktop. */
const CARDS_OF_A_ROW = 3;

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords; originals: Originals };

/** A menu's sections with their dishes: one calm list, or cards with pictures. */
export function MenuSections({ page, menu, words, originals }: Props) {
  const { restaurant, locale } = page;
  const moneyFormat = menuMoney(menu, locale, restaurant.currency);
  const soldOut = new Map(page.availability.sold_out.map(({ item_id, back_at }) => [item_id, back_at]));
  const allTaxes = restaurant.taxes.map(({ number }) => number);
  const showsTaxes = hasTaxNumbers(menu, restaurant.taxes);
  const hasPictures = menu.display_mode === 'complex';
  const picturedItems = hasPictures ? menu.sections.flatMap(({ items }) => items.filter((item) => item.picture)) : [];
  const firstPictured = new Set(picturedItems.slice(0, PICTURES_SEEN_FIRST));
  return menu.sections.map((section) => {
    const price = priceWords(section, moneyFormat);
    const originalSection = originals.sections.get(section.id);
    return (
      <section
        key={section.id}
        id={sectionAnchor(section.id)}
        className={classesOf(section, hasPictures, originals)}
        aria-labelledby={titleId(section.id)}
      >
        <div className="section-head">
          <h2 id={titleId(section.id)} lang={langOf(originals, section.title, originalSection?.title)}>
            {section.title}
          </h2>
          {price && (
            <span className="price" lang={langOf(originals, price, originalSection?.price_text)}>
              {price}
            </span>
          )}
        </div>
        {section.description && (
          <p className="section-note" lang={langOf(originals, section.description, originalSection?.description)}>
            {section.description}
          </p>
        )}
        {listsOf(section, hasPictures).map(({ layout, items }) => (
          <ul key={layout} className={layout}>
            {items.map((item) => (
              <MenuItem
                key={item.id}
                item={item}
                originals={originals}
                money={moneyFormat}
                words={words}
                back_at={soldOut.get(item.id)}
                taxes={showsTaxes ? (item.taxes ?? allTaxes) : []}
                picture={hasPictures ? (firstPictured.has(item) ? 'soon' : 'late') : 'none'}
              />
            ))}
          </ul>
        ))}
      </section>
    );
  });
}

function classesOf(section: PublicSection, hasPictures: boolean, originals: Originals): string {
  const isLong = section.items.length > KEPT_TOGETHER;
  // A picture's height goes by the screen's width.
  const roomAttributes =
    hasPictures && section.items.some(({ picture }) => picture !== null) ? [] : roomOf(section, originals);
  return ['section', ...(isLong ? ['long'] : []), ...roomAttributes].join(' ');
}

type DishList = { layout: 'items' | 'cards' | 'cards mixed'; items: readonly PublicItem[] };

/**
 * Cards if every dish has a picture. If a row of cards or more comes first or last and all others are rows, two lists;
 * otherwise columns in which rows are placed among the cards. No dish is stretched to its neighbour.
 */
function listsOf({ items }: PublicSection, hasPictures: boolean): DishList[] {
  const isCard = (item: PublicItem) => hasPictures && item.picture !== null;
  const cardItems = items.filter(isCard);
  const rowItems = items.filter((item) => !isCard(item));
  if (cardItems.length === 0) return [{ layout: 'items', items }];
  if (rowItems.length === 0) return [{ layout: 'cards', items }];
  const listParts: DishList[] = [
    { layout: 'cards', items: cardItems },
    { layout: 'items', items: rowItems },
  ];
  const inOrder = [listParts, listParts.toReversed()].find((lists) =>
    lists.flatMap((list) => list.items).every((item, at) => item === items[at]),
  );
  return cardItems.length >= CARDS_OF_A_ROW && inOrder ? inOrder : [{ layout: 'cards mixed', items }];
}

const titleId = (section_id: number): string => `${sectionAnchor(section_id)}-title`;
