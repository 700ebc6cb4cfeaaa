import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../../shared/money.ts';
import { shownTags } from '../../../../shared/shown-tags.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from '../editor.module.css';
import { priceText } from './price-field.ts';
import { SoldOutNote } from './sold-out-note.tsx';

export type ItemField = 'title' | 'description' | 'price';

type Props = {
  item: Item;
  currency: Currency;
  handle: ReactNode;
  /** `field` is what was clicked; null for touch, where the keyboard opens only with a second tap. */
  onOpen(field: ItemField | null): void;
};

/** An item as in the menu. Clicking it opens it for editing. */
export function ItemRow({ item, currency, handle, onOpen }: Props) {
  const { t } = useTranslation();
  const tags = shownTags(item);
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // Chromium, Firefox and Safari pass a pointer event here; TypeScript's type is still the mouse's.
    const { pointerType } = event.nativeEvent as PointerEvent;
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-field]') : null;
    // The names that are used below.
    const field = (pressed?.dataset['field'] ?? 'title') as ItemField;
    onOpen(pointerType === 'touch' ? null : field);
  };
  return (
    <div className={item.sold_out ? `${styles.item} ${styles.itemSoldOut}` : styles.item}>
      {handle}
      <div>
        <button type="button" className={styles.itemOpen} data-part="item-open" aria-expanded={false} onClick={open}>
          <span className={styles.itemTitle} data-part="item-title" data-field="title">
            {item.title}
          </span>
          <ItemPrice item={item} currency={currency} />
          {item.description !== null && (
            <span className={styles.itemDescription} data-field="description">
              {item.description}
            </span>
          )}
          {tags.length > 0 && <span className={styles.itemTags}>{tags.join(' · ')}</span>}
          {item.picture && <span className={uiStyles.visuallyHidden}>{t('editor.has_picture')}</span>}
        </button>
        <SoldOutNote item={item} />
      </div>
    </div>
  );
}

/** At the right edge: the amount, words, sizes with their prices, or that there is none. */
function ItemPrice({ item, currency }: { item: Item; currency: Currency }) {
  const { t } = useTranslation();
  const locale = currentLocale();
  if (item.variants.length > 0)
    return (
      <span className={`${styles.itemPrice} ${uiStyles.figures} ${styles.itemSizes}`}>
        {item.variants.map(({ label, price }, index) => (
          // Sizes have no id; they change only with the whole item.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept in a size's row
          <span key={index}>
            {label} <b>{price === null ? t('editor.no_price') : typedAmount(price, currency, locale)}</b>
          </span>
        ))}
      </span>
    );
  const text = priceText(item, currency, locale);
  return (
    <span
      className={text === '' ? `${styles.itemPrice} ${styles.itemNoPrice}` : `${styles.itemPrice} ${uiStyles.figures}`}
      data-field="price"
    >
      {text === '' ? t('editor.no_price') : text}
    </span>
  );
}
