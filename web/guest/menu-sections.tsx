import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { MenuItem } from './menu-item.tsx';
import { menuMoney, priceWords } from './price-words.ts';
import { sectionAnchor } from './section-anchor.ts';
import { showsTaxNumbers } from './tax-words.ts';

/** A menu's sections with their dishes: one calm list, or cards with pictures. */
export function MenuSections({ page, menu, words }: { page: GuestPage; menu: PublicMenu; words: GuestWords }) {
  const { restaurant, locale } = page;
  const money = menuMoney(menu, locale, restaurant.currency);
  const soldOut = new Map(page.availability.sold_out.map(({ item_id, back_at }) => [item_id, back_at]));
  const allTaxes = restaurant.taxes.map(({ number }) => number);
  const showsTaxes = showsTaxNumbers(menu, restaurant.taxes);
  const hasPictures = menu.display_mode === 'complex';
  return menu.sections.map((section) => {
    const price = priceWords(section, money);
    return (
      <section
        key={section.id}
        id={sectionAnchor(section.id)}
        className="section"
        aria-labelledby={titleId(section.id)}
      >
        <div className="section-head">
          <h2 id={titleId(section.id)}>{section.title}</h2>
          {price && <span className="price">{price}</span>}
        </div>
        {section.description && <p className="section-note">{section.description}</p>}
        <ul className={hasPictures ? 'cards' : 'items'}>
          {section.items.map((item) => (
            <MenuItem
              key={item.id}
              item={item}
              money={money}
              words={words}
              back_at={soldOut.get(item.id)}
              taxes={showsTaxes ? (item.taxes ?? allTaxes) : []}
              hasPicture={hasPictures}
            />
          ))}
        </ul>
      </section>
    );
  });
}

const titleId = (section_id: number): string => `${sectionAnchor(section_id)}-title`;
