import type { Restaurant } from '../../../shared/menu.ts';
import { ApiProblem, isRestaurantLost } from '../../api/api-problem.ts';
import { isServerFault, isTransient, obstacleOf, retryDelay } from '../../api/retry-policy.ts';
import { createStore } from '../../state/store.ts';
import { applyChange } from '../change/apply-change.ts';
import { type Change, createdBy, isAbout, isMoveOutOf, type UpdateChange } from '../change/change.ts';
import type { Settled, VersionedChange } from '../change/conflict.ts';
import { EditHistory, type StoredHistory } from './edit-history.ts';
import type { QueueDeps, QueueState, Rejection } from './queue-state.ts';
import { appendOrMerge, isSameEdit, withoutId } from './queued-changes.ts';
import type { SaveResult } from './save-result.ts';
import { isDoneAlready, lateUpdate } from './send-change.ts';
import { ServerIds } from './server-ids.ts';

/** The callers that wait for a change to be saved. */
type Waiter = { onSaved(id: number): void; onFailed(error: unknown): void };

/** About a minute. A change on which the server fails each time must not block all others. */
const MAX_SERVER_FAULTS = 6;

/**
 * Saves the edits of one owner's restaurant one after the other, in the order they were made. What can't be sent waits: for
 * the network, for the session, for a choice. A change that our server refuses is undone; only changes that depend on it
 * are undone with it.
 */
export class SaveQueue {
  readonly #deps: QueueDeps;
  readonly #store = createStore<QueueState>({
    changes: [],
    status: 'idle',
    waits_for: null,
    conflict: null,
    rejections: [],
    savedCount: 0,
  });
  readonly #serverIds = new ServerIds();
  /** The changes whose callers wait for them. */
  readonly #waiters = new Map<Change, Waiter>();
  #isBusy = false;
  /** Consecutive failures of the first change. */
  #failures = 0;
  #cancelRetry: (() => void) | undefined;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  readonly history = new EditHistory();

  readonly state = this.#store.get;
  readonly subscribe = this.#store.subscribe;

  readonly idOf = this.#serverIds.idOf;
  readonly keyOf = this.#serverIds.keyOf;

  /** Appends the changes of one edit and sends them in turn. */
  add(...changes: Change[]): void {
    const shownRestaurant = this.#shownRestaurant();
    if (shownRestaurant)
      this.history.record(
        changes.map((change) => this.#serverIds.withServerIds(change)),
        shownRestaurant,
      );
    this.#append(changes);
  }

  /** Undoes or redoes the latest edit, by edits that are sent in turn. */
  readonly undo = (): void => this.#travel('undo');
  readonly redo = (): void => this.#travel('redo');

  #travel(direction: 'undo' | 'redo'): void {
    const shownRestaurant = this.#shownRestaurant();
    const changes =
      shownRestaurant && this.history[direction](shownRestaurant, (change) => this.#serverIds.withServerIds(change));
    if (changes) this.#append(changes);
  }

  /** The restaurant as the owner sees it. */
  #shownRestaurant(): Restaurant | undefined {
    const cachedRestaurant = this.#deps.cached();
    return cachedRestaurant && this.#state.changes.reduce(applyChange, cachedRestaurant);
  }

  /** Waiting edits of one entity are merged. */
  #append(changes: readonly Change[]): void {
    // A change that is being sent, has failed or is in conflict isn't merged: it may have reached the server. Nor is one that
    // somebody waits for.
    const fixedCount = Math.max(
      this.#isBusy || this.#state.status !== 'idle' ? 1 : 0,
      this.#state.changes.findLastIndex((change) => this.#waiters.has(change)) + 1,
    );
    let queuedChanges = this.#state.changes;
    for (const change of changes) queuedChanges = appendOrMerge(queuedChanges, this.#withServerIds(change), fixedCount);
    const isReplaced = (rejection: Rejection) => changes.some((change) => isSameEdit(rejection.change, change));
    this.#set({ rejections: this.#state.rejections.filter((rejection) => !isReplaced(rejection)) });
    this.#storeChanges(queuedChanges);
    void this.#sendNext();
  }

  /**
   * Saves a change in turn, for a form that waits for it. Resolves with its entity's id once it is saved, also if the owner
   * then chose another version. If it can't be saved right now it is removed from the queue: the form keeps what was typed,
   * and nothing is saved in the background.
   *
   * @throws why it can't be saved, or was refused.
   */
  async commit(change: Change): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const shownRestaurant = this.#shownRestaurant();
    const queuedChange = this.#withServerIds(change);
    this.#waiters.set(queuedChange, { onSaved: resolve, onFailed: reject });
    this.#storeChanges([...this.#state.changes, queuedChange]);
    this.resume();
    const id = await promise;
    if (shownRestaurant) this.history.record([queuedChange], shownRestaurant);
    return id;
  }

  /** Adopts another tab's changes unmerged: it is unknown how much of them reached the server. */
  adopt(changes: readonly Change[]): void {
    this.#storeChanges([...this.#state.changes, ...changes.map((change) => this.#withServerIds(change))]);
    void this.#sendNext();
  }

  /** The edits that can be undone or redone, in their stored form. */
  readonly storedHistory = (): StoredHistory =>
    this.history.stepsToStore((change) => this.#serverIds.withServerIds(change));

  /** Retries now: the network or the session is back. */
  readonly resume = (): void => {
    this.#cancelRetry?.();
    if (this.#state.status === 'waiting' || this.#state.status === 'signed_out') this.#set({ status: 'idle' });
    void this.#sendNext();
  };

  /** After the owner chose a version. @param change What is left to save; null if nothing is. */
  decide(change: UpdateChange | null): void {
    const { conflict, changes } = this.#state;
    if (!conflict) return;
    this.#set({ conflict: null, status: 'idle' });
    const laterChanges = changes.slice(1);
    if (change) this.#replaceFirst(conflict.change, change, laterChanges);
    else this.#finishFirst(conflict.change, laterChanges);
    void this.#sendNext();
  }

  /** The owner discarded a refused change, or typed something else. */
  forget(rejection: Rejection): void {
    this.#set({ rejections: this.#state.rejections.filter((listedRejection) => listedRejection !== rejection) });
  }

  #withServerIds(change: Change): Change {
    const currentChange = this.#serverIds.withServerIds(change);
    this.#moveWaiter(change, currentChange);
    return currentChange;
  }

  /** A change's waiter also waits for its replacement. */
  #moveWaiter(replaced: Change, replacement: Change): void {
    const waiter = this.#waiters.get(replaced);
    if (!waiter || replaced === replacement) return;
    this.#waiters.delete(replaced);
    this.#waiters.set(replacement, waiter);
  }

  #takeWaiter(change: Change): Waiter | undefined {
    const waiter = this.#waiters.get(change);
    this.#waiters.delete(change);
    return waiter;
  }

  /** Replaces the first change by what is left of it to save. */
  #replaceFirst(firstChange: Change, replacement: Change, laterChanges: readonly Change[]): void {
    this.#moveWaiter(firstChange, replacement);
    this.#storeChanges([replacement, ...laterChanges]);
  }

  /** Removes the first change: it needs no saving any more. */
  #finishFirst(
    firstChange: Change,
    laterChanges: readonly Change[],
    id = 'id' in firstChange ? firstChange.id : 0,
  ): void {
    this.#storeChanges(laterChanges);
    this.#takeWaiter(firstChange)?.onSaved(id);
  }

  async #sendNext(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (;;) {
        const change = this.#state.changes[0];
        if (!change || !['idle', 'sending'].includes(this.#state.status)) break;
        this.#set({ status: 'sending' });
        await this.#save(change);
      }
    } finally {
      this.#isBusy = false;
      if (this.#state.status === 'sending') this.#set({ status: 'idle' });
    }
  }

  async #save(change: Change): Promise<void> {
    try {
      const saveResult = await this.#deps.send(change);
      this.#acknowledge(change, saveResult);
    } catch (error) {
      await this.#handleFailure(change, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #acknowledge(change: Change, saveResult: SaveResult): void {
    this.#failures = 0;
    this.#deps.updateCached(saveResult.mergeInto);
    this.#serverIds.learn(change, saveResult);
    const laterChanges = this.#state.changes.slice(1).map((later) => this.#withServerIds(later));
    this.#set({ savedCount: this.#state.savedCount + 1, waits_for: null });
    const lateChange = lateUpdate(change, saveResult);
    if (lateChange) this.#replaceFirst(change, lateChange, laterChanges);
    else this.#finishFirst(change, laterChanges, saveResult.id ?? undefined);
    this.#deps.onSaved(change);
    if (saveResult.rejection) this.#reportRejection(saveResult.rejection);
  }

  async #handleFailure(change: Change, error: Error): Promise<void> {
    if (isTransient(error) && !(isServerFault(error) && this.#failures >= MAX_SERVER_FAULTS))
      return this.#retryLater(error);
    this.#failures = 0;
    this.#set({ waits_for: null });
    if (!(error instanceof ApiProblem)) return await this.#reject(change, error);
    if (error.code === 'unauthenticated' || isRestaurantLost(error)) {
      this.#set({ status: 'signed_out' });
      this.#failWaiters(error);
      // Of a restaurant that is lost the client itself asks what there is.
      if (error.code === 'unauthenticated') this.#deps.onSessionLost();
      return;
    }
    // The review itself shows that an import was already applied.
    if (isDoneAlready(change, error) && !(change.kind === 'apply' && this.#waiters.has(change)))
      return this.#acknowledge(change, { id: null, version: null, mergeInto: (restaurant) => restaurant });
    if (error.code === 'version_stale' && (change.kind === 'update' || change.kind === 'update_items'))
      return await this.#settle(change, error);
    return await this.#reject(change, error);
  }

  #retryLater(error: unknown): void {
    this.#failWaiters(error);
    if (this.#state.changes.length === 0) {
      this.#failures = 0;
      this.#set({ waits_for: null });
      return;
    }
    this.#set({ status: 'waiting', waits_for: obstacleOf(error) });
    this.#cancelRetry = this.#deps.later(this.resume, retryDelay(this.#failures, error));
    this.#failures += 1;
  }

  /** Removes the changes that callers wait for, and rejects their promises. */
  #failWaiters(error: unknown): void {
    if (this.#waiters.size === 0) return;
    const failedWaiters = [...this.#waiters.values()];
    this.#storeChanges(this.#state.changes.filter((change) => !this.#waiters.has(change)));
    this.#waiters.clear();
    for (const { onFailed: failed } of failedWaiters) failed(error);
  }

  async #settle(change: VersionedChange, error: Error): Promise<void> {
    const currentRestaurant = await this.#reload();
    if (!currentRestaurant) return;
    const laterChanges = this.#state.changes.slice(1);
    let outcome: Settled;
    try {
      outcome = await this.#deps.settle(change, currentRestaurant);
    } catch (failure) {
      this.#retryLater(failure);
      return;
    }
    if (outcome.kind === 'gone') return await this.#reject(change, error);
    if (outcome.kind === 'done') return this.#finishFirst(change, laterChanges);
    if (outcome.kind === 'split') {
      if (outcome.gone) this.#reportRejection({ change: outcome.gone, error });
      return this.#storeChanges([...outcome.changes, ...laterChanges]);
    }
    if (outcome.kind === 'rebased') return this.#replaceFirst(change, outcome.change, laterChanges);
    this.#set({ conflict: outcome.conflict, status: 'conflict' });
    this.#replaceFirst(change, outcome.conflict.change, laterChanges);
  }

  /** Undoes one change, and those that depend on it. */
  async #reject(change: Change, error: Error): Promise<void> {
    const laterChanges = this.#state.changes.slice(1);
    let remainingChanges = laterChanges.filter(
      (later) => later.kind !== 'delete' || later.entity !== 'section' || !isMoveOutOf(change, later.id),
    );
    for (const createdEntity of createdBy(change)) {
      remainingChanges = remainingChanges
        .filter((later) => !isAbout(later, createdEntity.entity, createdEntity.id))
        .map((later) => withoutId(later, createdEntity));
      this.history.forget(createdEntity.entity, createdEntity.id);
    }
    this.#storeChanges(remainingChanges);
    const waiter = this.#takeWaiter(change);
    if (waiter) waiter.onFailed(error);
    else this.#reportRejection({ change, error });
    // The cached version may be older than the reason for the refusal.
    await this.#reload();
  }

  #reportRejection(rejection: Rejection): void {
    this.#set({ rejections: [...this.#state.rejections, rejection] });
    this.#deps.onRejected(rejection);
  }

  /** The server's current version, or undefined if it can't be reached: then the queue waits. */
  async #reload(): Promise<Restaurant | undefined> {
    try {
      const currentRestaurant = await this.#deps.load();
      this.#deps.updateCached(() => currentRestaurant);
      return currentRestaurant;
    } catch (error) {
      if (this.#state.changes.length > 0) this.#retryLater(error);
      return undefined;
    }
  }

  #storeChanges(changes: readonly Change[]): void {
    this.#set({ changes });
    this.#deps.store(changes);
  }

  get #state(): QueueState {
    return this.#store.get();
  }

  #set(changedState: Partial<QueueState>): void {
    this.#store.set({ ...this.#state, ...changedState });
  }
}
