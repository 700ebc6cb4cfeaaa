import type { Restaurant } from '../../../shared/menu.ts';
import { createStore } from '../../state/store.ts';
import { applyChange } from '../change/apply-change.ts';
import { type Change, type Entity, isOfMany, type ManyChange, refersTo } from '../change/change.ts';
import { invertChange } from '../change/invert-change.ts';
import { findItem, findMenu, findSection } from '../change/menu-tree.ts';

/** What a step did, for its words. */
export type StepDeed =
  | 'create'
  | 'delete'
  | 'update'
  | 'move'
  | 'reorder'
  | 'sold_out'
  | 'several'
  | 'copy'
  | 'move_items'
  | 'price_items'
  | 'delete_items'
  | 'sold_out_items';
export type StepLabel = {
  deed: StepDeed;
  entity: Entity;
  /** Of what was changed; empty for an order or several. */
  title: string;
  /** How many changes it has. */
  count: number;
};

/** One edit of the owner, however many changes it has. `changes` take it back, or make it again. */
export type Step = { changes: readonly Change[]; label: StepLabel };

export type HistoryState = {
  /** The latest last. */
  undo: readonly Step[];
  redo: readonly Step[];
  /** The edit that was just made or taken back, until the next one; `id` tells two equal ones apart. */
  latest: { id: number; label: StepLabel; isUndone: boolean } | null;
};

export type StoredHistory = Pick<HistoryState, 'undo' | 'redo'>;

type InNames = (change: Change) => Change;

/** As many edits can be taken back. */
export const MAX_STEPS = 200;

/** The edits of this tab, in order. What takes an edit back is itself an edit, with a version: docs/decisions/125. */
export class EditHistory {
  readonly #store = createStore<HistoryState>({ undo: [], redo: [], latest: null });
  #lastId = 0;

  readonly state = this.#store.get;
  readonly subscribe = this.#store.subscribe;

  /** Remembers an edit. @param before The restaurant as the owner saw it when it was made. */
  record(changes: readonly Change[], before: Restaurant): void {
    const inverse = invertAll(changes, before);
    const label = labelOf(changes, before);
    // What came before an edit that can't be taken back can't be, either.
    if (!inverse) {
      this.#set({ undo: [], redo: [], latest: null });
      return;
    }
    if (inverse.length === 0) return;
    const { undo } = this.#store.get();
    this.#set({ undo: latestOf([...undo, { changes: inverse, label }]), redo: [], latest: this.#latest(label, false) });
  }

  /**
   * Takes the latest edit back. Returns the changes that do it; undefined if there is none.
   * @param inNames Puts in the ids and versions that are known by now.
   */
  undo(before: Restaurant, inNames: InNames): readonly Change[] | undefined {
    const { undo, redo } = this.#store.get();
    const step = undo.at(-1);
    if (!step) return undefined;
    const changes = step.changes.map(inNames);
    const again = { changes: invertAll(changes, before) ?? [], label: step.label };
    this.#set({ undo: undo.slice(0, -1), redo: [...redo, again], latest: this.#latest(step.label, true) });
    return changes;
  }

  /** Makes the edit again that was taken back last. */
  redo(before: Restaurant, inNames: InNames): readonly Change[] | undefined {
    const { undo, redo } = this.#store.get();
    const step = redo.at(-1);
    if (!step) return undefined;
    const changes = step.changes.map(inNames);
    const back = { changes: invertAll(changes, before) ?? [], label: step.label };
    this.#set({ undo: latestOf([...undo, back]), redo: redo.slice(0, -1), latest: this.#latest(step.label, false) });
    return changes;
  }

  /** Forgets the steps of what was to be created and was refused. */
  forget(entity: Entity, id: number): void {
    const { undo, redo, latest } = this.#store.get();
    const isLeft = ({ changes }: Step) => !changes.some((change) => refersTo(change, entity, id));
    this.#set({ undo: undo.filter(isLeft), redo: redo.filter(isLeft), latest });
  }

  /** The steps that this tab had before it was reloaded. */
  adopt({ undo, redo }: StoredHistory): void {
    const now = this.#store.get();
    const hasEdits = now.undo.length > 0 || now.redo.length > 0;
    this.#set({ ...now, undo: latestOf([...undo, ...now.undo]), redo: hasEdits ? now.redo : redo });
  }

  /** The steps as they are stored, with the ids that are known by now. */
  stored(inNames: InNames): StoredHistory {
    const { undo, redo } = this.#store.get();
    const named = ({ changes, label }: Step): Step => ({ changes: changes.map(inNames), label });
    return { undo: undo.map(named), redo: redo.map(named) };
  }

  /** The latest edit is no longer offered to be taken back; it still can be. */
  readonly dismiss = (): void => this.#set({ ...this.#store.get(), latest: null });

  #latest(label: StepLabel, isUndone: boolean): HistoryState['latest'] {
    this.#lastId += 1;
    return { id: this.#lastId, label, isUndone };
  }

  #set(state: HistoryState): void {
    this.#store.set(state);
  }
}

const latestOf = (steps: readonly Step[]): readonly Step[] => steps.slice(-MAX_STEPS);

/** What takes changes back, the last first; null if one of them can't be. */
export function invertAll(changes: readonly Change[], before: Restaurant): Change[] | null {
  const inverses: Change[][] = [];
  let now = before;
  for (const change of changes) {
    const inverse = invertChange(change, now);
    if (!inverse) return null;
    inverses.push(inverse);
    now = applyChange(now, change);
  }
  return inverses.reverse().flat();
}

function labelOf(changes: readonly Change[], before: Restaurant): StepLabel {
  const [change] = changes;
  if (change && isOfMany(change)) return labelOfMany(change, changes, before);
  if (!change || changes.length > 1)
    return { deed: 'several', entity: change?.entity ?? 'item', title: '', count: changes.length };
  const label = { entity: change.entity, title: titleOf(change, before), count: 1 };
  if (change.kind === 'update') {
    const isMoved = 'menu_section_id' in change.fields || 'menu_id' in change.fields;
    return { ...label, deed: isMoved ? 'move' : 'update' };
  }
  // Nobody but the history itself restores, and an applied import has no step.
  return { ...label, deed: change.kind === 'restore' || change.kind === 'apply' ? 'create' : change.kind };
}

/** An edit that begins with a change of several is named by it. */
function labelOfMany(change: ManyChange, changes: readonly Change[], before: Restaurant): StepLabel {
  const { entity } = change;
  if (change.kind === 'copy') {
    const originals = change.copies.filter((copy) => copy.entity === entity);
    const [first] = originals;
    const title = first && originals.length === 1 ? (FIND[entity](before, first.of)?.title ?? '') : '';
    return { deed: 'copy', entity, title, count: originals.length };
  }
  const count = changes.reduce((sum, part) => sum + sizeOf(part), 0);
  const label = { entity, title: '', count };
  if (change.kind === 'restore_items') return { ...label, deed: 'several' };
  if (change.kind !== 'update_items') return { ...label, deed: change.kind };
  const isMove = change.items.some(({ fields }) => fields.menu_section_id !== undefined);
  return { ...label, deed: isMove ? 'move_items' : 'price_items' };
}

/** Of a change of several: how many it is of. */
export const sizeOf = (change: Change): number =>
  change.kind === 'reorder' ? 0 : 'ids' in change ? change.ids.length : 'items' in change ? change.items.length : 0;

const FIND = { menu: findMenu, section: findSection, item: findItem };

function titleOf(change: Change, before: Restaurant): string {
  if (change.kind === 'create') return change.title;
  if (change.kind === 'reorder' || change.entity === 'restaurant') return '';
  return 'id' in change ? (FIND[change.entity](before, change.id)?.title ?? '') : '';
}
