import { memo, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { Item } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Store } from '../../state/store.ts';
import styles from './item/item.module.css';
import type { ItemField } from './item/item-part.ts';
import { ItemRow } from './item/item-row.tsx';
import { LaterItemCard, LaterItemMenu, LaterRowExtras } from './later-parts.tsx';

/** The open item of a list by its key, since a new one is assigned its id while it is open, and the field that gets the focus. */
export type OpenItem = { key: number; focus: ItemField | null };

export type ItemActions = {
  onOpen(item: Item, focus: ItemField | null): void;
  onClose(item: Item): void;
  /** Opens the next item, or the field for a new one. */
  onNext(item: Item): void;
  onDelete(item: Item): void;
};

type Props = {
  item: Item;
  itemKey: number;
  currency: Currency;
  handle: ReactNode;
  /** Rows that are out of sight aren't laid out: until they are, their height is a guess, so only where it matters. */
  isInLongList: boolean;
  openItem: Store<OpenItem | null>;
  /** The same ones as long as the list is shown. */
  actions: ItemActions;
};

/** An item of the list, open or closed. Opening one renders no other: a list may have hundreds. */
export const ItemEntry = memo(function ItemEntry(props: Props) {
  const { item, itemKey, currency, handle, isInLongList, openItem, actions } = props;
  const opened = useSyncExternalStore(openItem.subscribe, () => {
    const currentItem = openItem.get();
    return currentItem?.key === itemKey ? currentItem : null;
  });
  const row = (
    <ItemRow
      item={item}
      currency={currency}
      handle={handle}
      extras={(item.hidden || item.picture || item.options.length > 0) && <LaterRowExtras item={item} />}
      onOpen={(focus) => actions.onOpen(item, focus)}
    />
  );
  return (
    <div data-key={itemKey} className={isInLongList && !opened ? styles.closedInLong : undefined}>
      {opened ? (
        <Suspense fallback={row}>
          <LaterItemCard
            item={item}
            currency={currency}
            handle={handle}
            focus={opened.focus}
            onClose={() => actions.onClose(item)}
            onNext={() => actions.onNext(item)}
            more={<LaterItemMenu item={item} onDelete={() => actions.onDelete(item)} />}
          />
        </Suspense>
      ) : (
        row
      )}
    </div>
  );
});
