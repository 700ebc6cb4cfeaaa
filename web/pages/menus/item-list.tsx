import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Item, type Section, titleSchema } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import { useEdits, useQueue } from '../../draft/use-draft.ts';
import { valueProblem } from '../../forms/value-problem.ts';
import { loadPersistently } from '../../frame/later-part.tsx';
import { createStore, useStore } from '../../state/store.ts';
import { selectionStore } from './item/selection.ts';
import { type ItemActions, ItemEntry, type OpenItem } from './item-entry.tsx';
import styles from './item-list.module.css';
import { LaterSelectableItems, LaterSelectionStart, loadSortableItems, sortableItems } from './later-parts.tsx';
import { NewName } from './rows/new-name.tsx';
import listStyles from './rows/sortable-list.module.css';

const LONG_LIST = 100;

/** The section's items, one of them open, and a button to add one. */
export function ItemList({ section, currency }: { section: Section; currency: Currency }) {
  const { t } = useTranslation();
  const edits = useEdits();
  const queue = useQueue();
  const [openItem] = useState(() => createStore<OpenItem | null>(null));
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keyOf = useCallback(({ id }: { id: number }) => queue.keyOf('item', id), [queue]);
  const currentItems = useRef(section.items);
  useEffect(() => {
    currentItems.current = section.items;
  }, [section.items]);
  // The same as long as the list is shown, so that a change of one item renders no other.
  const actions = useMemo((): ItemActions => {
    const focusRow = (key: number | undefined) => {
      openItem.set(null);
      // Once the row is rendered again. It is visible, where the open item was.
      requestAnimationFrame(() => (rowIn(list.current, key) ?? add.current)?.focus({ preventScroll: true }));
    };
    const neighbourOf = ({ id }: Item, distance: 1 | -1) => {
      const index = currentItems.current.findIndex((item) => item.id === id);
      return currentItems.current[index + distance];
    };
    return {
      onOpen: (item, focus) => openItem.set({ key: keyOf(item), focus }),
      onClose: (item) => focusRow(keyOf(item)),
      onNext: (item) => {
        const nextItem = neighbourOf(item, 1);
        if (nextItem) return openItem.set({ key: keyOf(nextItem), focus: 'title' });
        openItem.set(null);
        requestAnimationFrame(() => add.current?.click());
      },
      onDelete: (item) => {
        const neighbour = neighbourOf(item, 1) ?? neighbourOf(item, -1);
        edits.remove('item', item.id);
        focusRow(neighbour && keyOf(neighbour));
      },
    };
  }, [edits, keyOf, openItem]);

  const sectionKey = queue.keyOf('section', section.id);
  const isSelecting = useStore(selectionStore) !== null;

  const [Sortable, setSortable] = useState(() => sortableItems);
  // Afterwards, nobody asks.
  const isOpen = useSyncExternalStore(openItem.subscribe, () => !Sortable && openItem.get() !== null);
  useEffect(() => {
    // Replacing the list would make what is being typed in the open item new, too.
    if (Sortable || isOpen) return undefined;
    const replace = (loaded: typeof sortableItems) => {
      const focused = list.current?.querySelector<HTMLElement>('[data-key]:focus-within')?.dataset['key'];
      // In one task, so that no key is pressed in between.
      flushSync(() => setSortable(() => loaded));
      const row = focused === undefined ? undefined : rowIn(list.current, focused);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    };
    return loadPersistently(loadSortableItems, replace);
  }, [Sortable, isOpen]);
  const refusedCreation = useSyncExternalStore(queue.subscribe, () =>
    queue
      .state()
      .rejections.find(
        ({ change }) => change.kind === 'create' && change.entity === 'item' && change.menu_section_id === section.id,
      ),
  )?.change;
  const refusedTitle = refusedCreation?.kind === 'create' ? refusedCreation.title : undefined;
  const isLong = section.items.length >= LONG_LIST;
  const entry = useCallback(
    (item: Item, handle: ReactNode) => (
      <ItemEntry
        item={item}
        itemKey={keyOf(item)}
        currency={currency}
        handle={handle}
        isInLongList={isLong}
        openItem={openItem}
        actions={actions}
      />
    ),
    [keyOf, currency, isLong, openItem, actions],
  );
  if (isSelecting)
    return (
      <Suspense>
        <LaterSelectableItems section={section} currency={currency} />
      </Suspense>
    );
  return (
    <div ref={list}>
      <LaterSelectionStart list={list} section={sectionKey} />
      {Sortable ? (
        <Sortable
          label={t('editor.items_of', { section: section.title })}
          list={section.items}
          keyOf={keyOf}
          onReorder={(ids) => edits.reorder('item', section.id, ids)}
        >
          {entry}
        </Sortable>
      ) : (
        <PlainItems list={section.items}>{entry}</PlainItems>
      )}
      {section.items.length === 0 && <p className={styles.teach}>{t('editor.empty_section')}</p>}
      <NewName
        key={refusedTitle}
        className={styles.add}
        action={t('editor.add_item')}
        label={t('editor.new_item_title')}
        refused={refusedTitle}
        buttonRef={add}
        onCreate={(title) => {
          const problem = valueProblem(titleSchema, title);
          if (problem === undefined) openItem.set({ key: edits.createItem(section, title), focus: 'price' });
          return problem;
        }}
      />
    </div>
  );
}

const rowIn = (list: HTMLElement | null, key: number | string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-key="${key}"] [data-part="item-open"]`);

const PLAIN_HANDLE = <span className={listStyles.handle} data-part="drag-handle" />;

/** The list before it can be reordered. */
function PlainItems({ list, children }: { list: readonly Item[]; children(item: Item, handle: ReactNode): ReactNode }) {
  return (
    <ul className={listStyles.list}>
      {list.map((item) => (
        <li key={item.id} className={listStyles.entry}>
          {children(item, PLAIN_HANDLE)}
        </li>
      ))}
    </ul>
  );
}
