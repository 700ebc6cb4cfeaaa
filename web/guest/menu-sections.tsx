import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { menuMoney, priceWords } from '../../shared/price-words.ts';
import type { PublicMenu, PublicSection } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { sectionAnchor } from './anchors.ts';
import { MenuItem } from './menu-item.tsx';
import { roomOf } from './rows-of.ts';
import { showsTaxNumbers } from './tax-words.ts';

/** On paper a section of so many dishes stands on one page; a longer one would leave holes. */
const KEPT_TOGETHER = 6;
/** A phone's first screen holds one, a desktop's a row. */
const PICTURES_SEEN_FIRST = 2;

/** A menu's sections with their dishes: one calm list, or cards with pictures. */
export function MenuSections({ page, menu, words }: { page: GuestPage; menu: PublicMenu; words: GuestWords }) {
  const { restaurant, locale } = page;
  const money = menuMoney(menu, locale, restaurant.currency);
  const soldOut = new Map(page.availability.sold_out.map(({ item_id, back_at }) => [item_id, back_at]));
  const allTaxes = restaurant.taxes.map(({ number }) => number);
  const showsTaxes = showsTaxNumbers(menu, restaurant.taxes);
  const hasPictures = menu.display_mode === 'complex';
  const pictured = hasPictures ? menu.sections.flatMap(({ items }) => items.filter((item) => item.picture)) : [];
  const soon = new Set(pictured.slice(0, PICTURES_SEEN_FIRST));
  return menu.sections.map((section) => {
    const price = priceWords(section, money);
    return (
      <section
        key={section.id}
        id={sectionAnchor(section.id)}
        className={classesOf(section, hasPictures)}
        aria-labelledby={titleId(section.id)}
      >
        <div className="section-head">
          <h2 id={titleId(section.id)}>{section.title}</h2>
          {price && <span className="price">{price}</span>}
        </div>
        {section.description && <p className="section-note">{section.description}</p>}
        <ul className={hasPictures ? layoutOf(section) : 'items'}>
          {section.items.map((item) => (
            <MenuItem
              key={item.id}
              item={item}
              money={money}
              words={words}
              back_at={soldOut.get(item.id)}
              taxes={showsTaxes ? (item.taxes ?? allTaxes) : []}
              picture={hasPictures ? (soon.has(item) ? 'soon' : 'late') : 'none'}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function classesOf(section: PublicSection, hasPictures: boolean): string {
  const isLong = section.items.length > KEPT_TOGETHER;
  // A picture's height goes by the screen's width.
  const room = hasPictures && section.items.some(({ picture }) => picture !== null) ? [] : roomOf(section);
  return ['section', ...(isLong ? ['long'] : []), ...room].join(' ');
}

/** Cards if every dish has a picture, columns if some are rows beside cards: none is stretched to its neighbour. */
function layoutOf({ items }: PublicSection): string {
  const pictures = items.filter(({ picture }) => picture !== null).length;
  if (pictures === 0) return 'items';
  return pictures === items.length ? 'cards' : 'cards mixed';
}

const titleId = (section_id: number): string => `${sectionAnchor(section_id)}-title`;
