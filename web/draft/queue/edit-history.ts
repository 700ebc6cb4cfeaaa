import { itemsOf, type Restaurant } from '../../../shared/menu.ts';
import { visibleMenus } from '../../../shared/visible-menus.ts';
import { createStore } from '../../state/store.ts';
import { applyChange } from '../change/apply-change.ts';
import { type Change, type Entity, isAbout, isOfMany, type ManyChange } from '../change/change.ts';
import { invertChange } from '../change/invert-change.ts';
import { findItem, findMenu, findSection } from '../change/menu-tree.ts';

/** What a step did, for its label. */
export type StepDeed =
  | 'create'
  | 'delete'
  | 'update'
  | 'move'
  | 'reorder'
  | 'sold_out'
  | 'hide'
  | 'show'
  | 'several'
  | 'copy'
  | 'update_items'
  | 'delete_items'
  | 'sold_out_items'
  | 'apply'
  | 'restore';
export type StepLabel = {
  deed: StepDeed;
  entity: Entity;
  /** Of what was changed; the first field that was changed of several items; empty for an order or other several. */
  title: string;
  /** How many changes it has. */
  count: number;
  /** Of a move: the dishes that guests will see because of it, and those that they won't; absent if none. */
  shown_count?: number | undefined;
  hidden_count?: number | undefined;
};

/** One edit of the owner, of one or more changes. `changes` undo or redo it. */
export type Step = { changes: readonly Change[]; label: StepLabel };

export type HistoryState = {
  /** The latest last. */
  undo: readonly Step[];
  redo: readonly Step[];
  /** The edit that was just made or undone, until the next one; `id` distinguishes two equal ones. */
  latest: { id: number; label: StepLabel; isUndone: boolean } | null;
};

export type StoredHistory = Pick<HistoryState, 'undo' | 'redo'>;

type WithServerIds = (change: Change) => Change;

/** The maximum of edits that can be undone. */
export const MAX_STEPS = 200;

/** The edits of this tab, in order. An undo is itself an edit, with a version: docs/decisions/125. */
export class EditHistory {
  readonly #store = createStore<HistoryState>({ undo: [], redo: [], latest: null });
  #lastId = 0;

  readonly state = this.#store.get;
  readonly subscribe = this.#store.subscribe;

  /** Remembers an edit. @param before The restaurant as the owner saw it when it was made. */
  record(changes: readonly Change[], before: Restaurant): void {
    const inverseChanges = invertAll(changes, before);
    const label = labelOf(changes, before);
    // Nothing before an edit that can't be undone can be undone, either.
    if (!inverseChanges) this.clear(changes.some(({ kind }) => kind === 'apply') ? label : undefined);
    else if (inverseChanges.length > 0) this.push({ changes: inverseChanges, label });
  }

  /** Remembers an edit that was made without the queue. @param step `changes` undo it. */
  push(step: Step): void {
    const { undo } = this.#store.get();
    this.#set({ undo: newestSteps([...undo, step]), redo: [], latest: this.#newLatest(step.label, false) });
  }

  /** The draft was replaced: no edit before that can be undone. @param label Names an edit that is undone elsewhere. */
  clear(label?: StepLabel): void {
    this.#set({ undo: [], redo: [], latest: label ? this.#newLatest(label, false) : null });
  }

  /**
   * Undoes the latest edit. Returns the changes that do it; undefined if there is none.
   * @param withServerIds Puts in the ids and versions that the server has assigned by now.
   */
  undo(before: Restaurant, withServerIds: WithServerIds): readonly Change[] | undefined {
    const { undo, redo } = this.#store.get();
    const lastStep = undo.at(-1);
    if (!lastStep) return undefined;
    const changes = lastStep.changes.map(withServerIds);
    const redoStep = { changes: invertAll(changes, before) ?? [], label: lastStep.label };
    this.#set({ undo: undo.slice(0, -1), redo: [...redo, redoStep], latest: this.#newLatest(lastStep.label, true) });
    return changes;
  }

  /** Redoes the edit that was undone last. */
  redo(before: Restaurant, withServerIds: WithServerIds): readonly Change[] | undefined {
    const { undo, redo } = this.#store.get();
    const lastStep = redo.at(-1);
    if (!lastStep) return undefined;
    const changes = lastStep.changes.map(withServerIds);
    const undoStep = { changes: invertAll(changes, before) ?? [], label: lastStep.label };
    this.#set({
      undo: newestSteps([...undo, undoStep]),
      redo: redo.slice(0, -1),
      latest: this.#newLatest(lastStep.label, false),
    });
    return changes;
  }

  /** Removes the steps of an entity whose creation was refused. */
  forget(entity: Entity, id: number): void {
    const { undo, redo, latest } = this.#store.get();
    const isUnaffected = ({ changes }: Step) => !changes.some((change) => isAbout(change, entity, id));
    this.#set({ undo: undo.filter(isUnaffected), redo: redo.filter(isUnaffected), latest });
  }

  /** Adds the steps that this tab had before it was reloaded. */
  adopt({ undo, redo }: StoredHistory): void {
    const state = this.#store.get();
    const hasEdits = state.undo.length > 0 || state.redo.length > 0;
    this.#set({ ...state, undo: newestSteps([...undo, ...state.undo]), redo: hasEdits ? state.redo : redo });
  }

  /** The steps in their stored form, with the ids that the server has assigned by now. */
  stepsToStore(withServerIds: WithServerIds): StoredHistory {
    const { undo, redo } = this.#store.get();
    const stepWithServerIds = ({ changes, label }: Step): Step => ({ changes: changes.map(withServerIds), label });
    return { undo: undo.map(stepWithServerIds), redo: redo.map(stepWithServerIds) };
  }

  /** Hides the offer to undo the latest edit, which still can be undone. */
  readonly dismiss = (): void => this.#set({ ...this.#store.get(), latest: null });

  #newLatest(label: StepLabel, isUndone: boolean): HistoryState['latest'] {
    this.#lastId += 1;
    return { id: this.#lastId, label, isUndone };
  }

  #set(state: HistoryState): void {
    this.#store.set(state);
  }
}

const newestSteps = (steps: readonly Step[]): readonly Step[] => steps.slice(-MAX_STEPS);

/** The inverse changes, of the last change first; null if one has no inverse. */
export function invertAll(changes: readonly Change[], before: Restaurant): Change[] | null {
  const inverses: Change[][] = [];
  let restaurant = before;
  for (const change of changes) {
    const inverseChanges = invertChange(change, restaurant);
    if (!inverseChanges) return null;
    inverses.push(inverseChanges);
    restaurant = applyChange(restaurant, change);
  }
  return inverses.reverse().flat();
}

function labelOf(changes: readonly Change[], before: Restaurant): StepLabel {
  const label = labelOfDeed(changes, before);
  return isMove(label) ? { ...label, ...visibilityOf(changes, before) } : label;
}

const isMove = ({ deed, title }: StepLabel): boolean =>
  deed === 'move' || (deed === 'update_items' && title === 'menu_section_id');

/** How many dishes a move shows to guests, and how many it hides. */
function visibilityOf(changes: readonly Change[], before: Restaurant): Pick<StepLabel, 'shown_count' | 'hidden_count'> {
  const visibleIds = ({ menus }: Restaurant) => new Set(itemsOf(visibleMenus(menus)).map(({ id }) => id));
  const [idsBefore, idsAfter] = [visibleIds(before), visibleIds(changes.reduce(applyChange, before))];
  const shownCount = [...idsAfter].filter((id) => !idsBefore.has(id)).length;
  const hiddenCount = [...idsBefore].filter((id) => !idsAfter.has(id)).length;
  return {
    ...(shownCount > 0 ? { shown_count: shownCount } : {}),
    ...(hiddenCount > 0 ? { hidden_count: hiddenCount } : {}),
  };
}

function labelOfDeed(changes: readonly Change[], before: Restaurant): StepLabel {
  const [change] = changes;
  if (change && isOfMany(change)) return labelOfMany(change, changes, before);
  if (!change || changes.length > 1)
    return { deed: 'several', entity: change?.entity ?? 'item', title: '', count: changes.length };
  const label = { entity: change.entity, title: titleOf(change, before), count: 1 };
  if (change.kind === 'update') {
    const isMoved = 'menu_section_id' in change.fields || 'menu_id' in change.fields;
    return { ...label, deed: isMoved ? 'move' : (visibilityDeed(change.fields) ?? 'update') };
  }
  return { ...label, deed: change.kind };
}

/** Of an edit that only hides or shows; undefined for any other. */
function visibilityDeed(fields: object): StepDeed | undefined {
  if (!('hidden' in fields) || Object.keys(fields).length > 1) return undefined;
  return fields.hidden ? 'hide' : 'show';
}

/** An edit that begins with a change of several is named by it. */
function labelOfMany(change: ManyChange, changes: readonly Change[], before: Restaurant): StepLabel {
  const { entity } = change;
  if (change.kind === 'copy') {
    const originals = change.copies.filter((copy) => copy.entity === entity);
    const [firstOriginal] = originals;
    const title = firstOriginal && originals.length === 1 ? (FIND[entity](before, firstOriginal.of)?.title ?? '') : '';
    return { deed: 'copy', entity, title, count: originals.length };
  }
  const count = changes.reduce((sum, manyChange) => sum + sizeOf(manyChange), 0);
  const label = { entity, title: '', count };
  if (change.kind === 'restore_items') return { ...label, deed: 'several' };
  // All of them change the same kind of fields.
  const fields = (change.kind === 'update_items' && change.items[0]?.fields) || {};
  const deed = visibilityDeed(fields);
  return deed ? { ...label, deed } : { ...label, title: Object.keys(fields)[0] ?? '', deed: change.kind };
}

/** The number of items in a change of several; 0 for any other. */
export const sizeOf = (change: Change): number =>
  change.kind === 'reorder' ? 0 : 'ids' in change ? change.ids.length : 'items' in change ? change.items.length : 0;

const FIND = { menu: findMenu, section: findSection, item: findItem };

function titleOf(change: Change, before: Restaurant): string {
  if (change.kind === 'create') return change.title;
  if (change.kind === 'reorder' || change.entity === 'restaurant') return '';
  return 'id' in change ? (FIND[change.entity](before, change.id)?.title ?? '') : '';
}
