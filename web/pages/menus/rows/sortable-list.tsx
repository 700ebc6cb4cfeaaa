import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from './sortable-list.module.css';

type Sortable = { id: number; title: string };
type Props<T extends Sortable> = {
  label: string;
  list: readonly T[];
  /** A key that stays the same when an entity is assigned its id. */
  keyOf(entity: NoInfer<T>): number;
  onReorder(ids: number[]): void;
  /** `handle` is the drag handle. If it is always the same function, a change of one entity renders only that one. */
  children(entity: NoInfer<T>, handle: ReactNode): ReactNode;
};

/** Vertically only: nothing is dragged out of its list. */
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A sortable list: by a handle with pointer or finger, or by keyboard with announcements. */
export function SortableList<T extends Sortable>({ label, list, keyOf, onReorder, children }: Props<T>) {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const entityKeys = list.map(keyOf);
  const keyText = entityKeys.join();
  // The entries render again if the array is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text has all of its numbers
  const stableKeys = useMemo(() => entityKeys, [keyText]);
  const indexOf = (key: number | string) => list.findIndex((entity) => keyOf(entity) === key);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onReorder(arrayMove([...list], indexOf(active.id), indexOf(over.id)).map(({ id }) => id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: useAnnouncements(list, indexOf),
        screenReaderInstructions: { draggable: t('dragging.drag_instructions') },
      }}
    >
      <SortableContext items={stableKeys} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {list.map((entity) => (
            <MemoisedEntry key={keyOf(entity)} id={keyOf(entity)} entity={entity}>
              {children}
            </MemoisedEntry>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements(list: readonly Sortable[], indexOf: (key: number | string) => number): Announcements {
  const { t } = useTranslation();
  const placeOf = (id: number | string, atId = id) => ({
    name: list[indexOf(id)]?.title ?? '',
    position: indexOf(atId) + 1,
    count: list.length,
  });
  const lastOver = useRef<number | string>(undefined);
  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return t('dragging.drag_started', placeOf(active.id));
    },
    // At the start it is over its own place, whose announcement would replace the previous one.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return t('dragging.drag_over', placeOf(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => t('dragging.drag_ended', placeOf(active.id, over?.id)),
    onDragCancel: ({ active }) => t('dragging.drag_cancelled', placeOf(active.id)),
  };
}

type EntryProps<T> = { id: number; entity: T; children(entity: T, handle: ReactNode): ReactNode };

function SortableEntry<T extends Sortable>({ id, entity, children }: EntryProps<T>) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('dragging.draggable') },
  });
  const handle = (
    <button
      {...attributes}
      {...listeners}
      type="button"
      className={styles.handle}
      data-part="drag-handle"
      ref={setActivatorNodeRef}
      aria-label={t('dragging.move_by_handle', { name: entity.title })}
    >
      <Icon name="drag" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.entry} ${styles.dragged}` : styles.entry}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(entity, handle)}
    </li>
  );
}

// `memo` returns a component of one type; this one has the type's parameter.
const MemoisedEntry = memo(SortableEntry) as typeof SortableEntry;
