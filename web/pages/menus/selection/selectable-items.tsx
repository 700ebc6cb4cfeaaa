import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item, Section } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { useQueue } from '../../../draft/use-draft.ts';
import { itemToOpen } from '../../../state/item-to-open.ts';
import { useStore } from '../../../state/store.ts';
import itemStyles from '../item/item.module.css';
import { ItemPrice } from '../item/item-price.tsx';
import { endSelection, type Selection, selectionStore } from '../item/selection.ts';
import listStyles from '../rows/sortable-list.module.css';
import { allOrNone, extended, toggled } from './change-selection.ts';
import styles from './selection.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { finishSelection } from './selection-start.tsx';

/** The section's items as a list to tick, with the actions for those that are. */
export function SelectableItems({ section, currency }: { section: Section; currency: Currency }) {
  const selection = useStore(selectionStore);
  return selection && <TickList section={section} currency={currency} selection={selection} />;
}

type Props = { section: Section; currency: Currency; selection: Selection };

function TickList({ section, currency, selection }: Props) {
  const { t } = useTranslation();
  const queue = useQueue();
  const list = useRef<HTMLUListElement>(null);
  const hasShift = useRef(false);
  const keyOf = ({ id }: Item) => queue.keyOf('item', id);
  const order = section.items.map(keyOf);
  const first = useRef(selection.anchor ?? order[0]);
  useEffect(() => tickOf(list.current, first.current)?.focus({ preventScroll: true }), []);
  // A dish that was chosen elsewhere is opened in the list that comes back.
  const isElsewhere = useStore(itemToOpen)?.section === selection.section;
  useEffect(() => {
    if (isElsewhere) endSelection();
  }, [isElsewhere]);
  const choose = (key: number) =>
    selectionStore.set(hasShift.current ? extended(selection, key, order) : toggled(selection, key));

  const onKeyDown = (event: KeyboardEvent) => {
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') finishSelection(order);
    else if (isAll) selectionStore.set(allOrNone({ ...selection, keys: new Set() }, order));
    else if (step) {
      const focused = document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key'];
      const next = order[order.indexOf(Number(focused)) + step];
      if (next === undefined) return;
      tickOf(list.current, next)?.focus();
      if (event.shiftKey)
        selectionStore.set(extended({ ...selection, anchor: selection.anchor ?? Number(focused) }, next, order));
    } else {
      hasShift.current = event.shiftKey;
      return;
    }
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    hasShift.current = event.shiftKey;
  };
  return (
    <>
      <ul
        ref={list}
        className={`${listStyles.list} ${styles.tickList}`}
        aria-label={t('selection.list', { section: section.title })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        // A range would select the texts between as well.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      >
        {section.items.map((item) => (
          <li key={keyOf(item)} data-key={keyOf(item)}>
            <label className={item.sold_out ? `${styles.tickRow} ${itemStyles.soldOut}` : styles.tickRow}>
              <input type="checkbox" checked={selection.keys.has(keyOf(item))} onChange={() => choose(keyOf(item))} />
              <span className={itemStyles.title} data-part="item-title">
                {item.title}
              </span>
              <ItemPrice item={item} currency={currency} />
              {item.sold_out && <span className={styles.tickNote}>{t('editor.sold_out_now')}</span>}
            </label>
          </li>
        ))}
      </ul>
      <SelectionBar
        items={section.items.filter((item) => selection.keys.has(keyOf(item)))}
        isAll={order.length > 0 && order.every((key) => selection.keys.has(key))}
        onAll={() => selectionStore.set(allOrNone(selection, order))}
        onEnd={() => finishSelection(order)}
      />
    </>
  );
}

const tickOf = (list: HTMLElement | null, key: number | undefined) =>
  list?.querySelector<HTMLInputElement>(`[data-key="${key}"] input`);
