import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Item, itemsOf, type Section } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { useDraft, useQueue } from '../../../draft/use-draft.ts';
import { itemToOpen } from '../../../state/item-to-open.ts';
import { useStore } from '../../../state/store.ts';
import itemStyles from '../item/item.module.css';
import { ItemPrice } from '../item/item-price.tsx';
import { type Selection, selectionStore } from '../item/selection.ts';
import listStyles from '../rows/sortable-list.module.css';
import { allOrNone, extended, toggled, withPresent } from './change-selection.ts';
import styles from './selection.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { finishSelection } from './selection-start.tsx';

/** The section's items as a list to tick, with the actions for those that are, also in other sections. */
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
  const { menus } = useDraft();
  const keyOf = ({ id }: Item) => queue.keyOf('item', id);
  const sectionKey = queue.keyOf('section', section.id);
  const order = section.items.map(keyOf);
  const first = useRef(selection.anchor ?? order[0]);
  const hasStartedHere = selection.startedIn === sectionKey;
  useEffect(() => {
    if (!hasStartedHere) return;
    tickOf(list.current, first.current)?.focus({ preventScroll: true });
    const latestSelection = selectionStore.get();
    if (latestSelection) selectionStore.set({ ...latestSelection, startedIn: null });
  }, [hasStartedHere]);
  const allItems = useMemo(() => itemsOf(menus), [menus]);
  useEffect(() => {
    const presentKeys = new Set(allItems.map(({ id }) => queue.keyOf('item', id)));
    const latestSelection = selectionStore.get();
    if (latestSelection) selectionStore.set(withPresent(latestSelection, presentKeys));
  }, [allItems, queue]);
  // A dish that was chosen in the search is shown: opening it would end the selection.
  const soughtItem = useStore(itemToOpen);
  useEffect(() => {
    if (soughtItem?.section !== sectionKey) return;
    itemToOpen.set(null);
    const tick = tickOf(list.current, soughtItem.item);
    tick?.focus();
    tick?.scrollIntoView({ block: 'center' });
  }, [soughtItem, sectionKey]);
  const end = () => finishSelection(sectionKey, order);
  const isWhole = order.length > 0 && order.every((key) => selection.keys.has(key));
  const choose = (key: number) =>
    selectionStore.set(hasShift.current ? extended(selection, key, order) : toggled(selection, key));

  const onKeyDown = (event: KeyboardEvent) => {
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') end();
    else if (isAll) {
      if (!isWhole) selectionStore.set(allOrNone(selection, order));
    } else if (step) {
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
              {item.hidden && <span className={styles.tickNote}>{t('hiding.hidden')}</span>}
            </label>
          </li>
        ))}
      </ul>
      <SelectionBar
        items={allItems.filter((item) => selection.keys.has(keyOf(item)))}
        section={section}
        isAll={isWhole}
        onAll={() => selectionStore.set(allOrNone(selection, order))}
        onEnd={end}
      />
    </>
  );
}

const tickOf = (list: HTMLElement | null, key: number | undefined) =>
  list?.querySelector<HTMLInputElement>(`[data-key="${key}"] input`);
