import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Item, type Section, titleSchema } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import { useEdits, useSaveQueue } from '../../draft/use-draft.ts';
import { valueProblem } from '../../forms/value-problem.ts';
import { useStore } from '../../state/store.ts';
import type { ItemField } from './item/item-part.ts';
import { ItemRow } from './item/item-row.tsx';
import { endSelection, selectionStore } from './item/selection.ts';
import styles from './item-list.module.css';
import {
  LaterItemCard,
  LaterSelectableItems,
  LaterSelectionStart,
  loadSortableItems,
  sortableItems,
} from './later-parts.tsx';
import { NewName } from './rows/new-name.tsx';
import listStyles from './rows/sortable-list.module.css';

/** The section's items, one of them open, and a button to add one. */
export function ItemList({ section, currency }: { section: Section; currency: Currency }) {
  const { t } = useTranslation();
  const edits = useEdits();
  const { queue, state } = useSaveQueue();
  // By its key: a new item is assigned its id while it is open.
  const [open, setOpen] = useState<{ key: number; focus: ItemField | null }>();
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keyOf = ({ id }: { id: number }) => queue.keyOf('item', id);
  const close = (key: number | undefined) => {
    setOpen(undefined);
    // Once the row is rendered again. It is visible, where the open item was.
    requestAnimationFrame(() => (rowIn(list.current, key) ?? add.current)?.focus({ preventScroll: true }));
  };

  const openNext = (item: Item) => {
    const nextItem = section.items[section.items.indexOf(item) + 1];
    if (nextItem) return setOpen({ key: keyOf(nextItem), focus: 'title' });
    setOpen(undefined);
    requestAnimationFrame(() => add.current?.click());
  };

  const sectionKey = queue.keyOf('section', section.id);
  const isSelecting = useStore(selectionStore)?.section === sectionKey;
  // Also when the screen is left, or shows another section.
  useEffect(() => endSelection, []);

  const [Sortable, setSortable] = useState(() => sortableItems);
  const isOpen = open !== undefined;
  useEffect(() => {
    // Replacing the list would make what is being typed in the open item new, too.
    if (Sortable || isOpen) return undefined;
    let isWanted = true;
    const replace = (loaded: typeof sortableItems) => {
      if (!isWanted) return;
      const focused = list.current?.querySelector<HTMLElement>('[data-key]:focus-within')?.dataset['key'];
      // In one task, so that no key is pressed in between.
      flushSync(() => setSortable(() => loaded));
      if (focused !== undefined) rowIn(list.current, focused)?.focus({ preventScroll: true });
    };
    loadSortableItems().then(replace, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [Sortable, isOpen]);
  const remove = (item: Item) => {
    const index = section.items.indexOf(item);
    const neighbour = section.items[index + 1] ?? section.items[index - 1];
    edits.remove('item', item.id);
    close(neighbour && keyOf(neighbour));
  };
  const refusedCreation = state.rejections.find(
    ({ change }) => change.kind === 'create' && change.entity === 'item' && change.menu_section_id === section.id,
  )?.change;
  const refusedTitle = refusedCreation?.kind === 'create' ? refusedCreation.title : undefined;
  const row = (item: Item, handle: ReactNode) => (
    <ItemRow item={item} currency={currency} handle={handle} onOpen={(focus) => setOpen({ key: keyOf(item), focus })} />
  );
  const entry = (item: Item, handle: ReactNode) => (
    <div data-key={keyOf(item)}>
      {open?.key === keyOf(item) ? (
        <Suspense fallback={row(item, handle)}>
          <LaterItemCard
            item={item}
            currency={currency}
            handle={handle}
            focus={open.focus}
            onClose={() => close(keyOf(item))}
            onNext={() => openNext(item)}
            onDelete={() => remove(item)}
          />
        </Suspense>
      ) : (
        row(item, handle)
      )}
    </div>
  );
  if (isSelecting)
    return (
      <Suspense>
        <LaterSelectableItems section={section} currency={currency} />
      </Suspense>
    );
  return (
    <div ref={list}>
      <Suspense>
        <LaterSelectionStart list={list} section={sectionKey} />
      </Suspense>
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
          if (problem === undefined) setOpen({ key: edits.createItem(section, title), focus: 'price' });
          return problem;
        }}
      />
    </div>
  );
}

const rowIn = (list: HTMLElement | null, key: number | string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-key="${key}"] [data-part="item-open"]`);

/** The list before it can be reordered. */
function PlainItems({ list, children }: { list: readonly Item[]; children(item: Item, handle: ReactNode): ReactNode }) {
  return (
    <ul className={listStyles.list}>
      {list.map((item) => (
        <li key={item.id} className={listStyles.entry}>
          {children(item, <span className={listStyles.handle} data-part="drag-handle" />)}
        </li>
      ))}
    </ul>
  );
}
