import type { MouseEvent, ReactNode } from 'react';
import type { Item } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { shownTags } from '../../../../shared/shown-tags.ts';
import styles from './item.module.css';
import type { ItemField } from './item-part.ts';
import { ItemPrice } from './item-price.tsx';
import { SoldOutNote } from './sold-out-note.tsx';

type Props = {
  item: Item;
  currency: Currency;
  handle: ReactNode;
  /** Its picture, and how many add-ons it has. */
  extras: ReactNode;
  /** `field` is what was clicked; null for touch, where the keyboard opens only with a second tap. */
  onOpen(field: ItemField | null): void;
};

/** An item as in the menu. Clicking it opens it for editing. */
export function ItemRow({ item, currency, handle, extras, onOpen }: Props) {
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
    <div className={item.sold_out ? `${styles.row} ${styles.soldOut}` : styles.row}>
      {handle}
      <div>
        <button type="button" className={styles.open} data-part="item-open" aria-expanded={false} onClick={open}>
          <span className={styles.title} data-part="item-title" data-field="title">
            {item.title}
          </span>
          <ItemPrice item={item} currency={currency} />
          {item.description !== null && (
            <span className={styles.description} data-field="description">
              {item.description}
            </span>
          )}
          {tags.length > 0 && <span className={styles.tags}>{tags.join(' · ')}</span>}
          {extras}
        </button>
        <SoldOutNote item={item} />
      </div>
    </div>
  );
}
