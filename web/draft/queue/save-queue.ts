import type { Restaurant } from '../../../shared/menu.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { isServerFault, mayPass, obstacleOf, retryDelay } from '../../api/retry-policy.ts';
import { createStore } from '../../state/store.ts';
import { applyChange } from '../change/apply-change.ts';
import { type Change, createdBy, refersTo, type UpdateChange } from '../change/change.ts';
import type { Settled, VersionedChange } from '../change/conflict.ts';
import { EditHistory, type StoredHistory } from './edit-history.ts';
import { GivenNames } from './given-names.ts';
import type { QueueDeps, QueueState, Rejection } from './queue-state.ts';
import { appended, isSameEdit, withoutId } from './queued-changes.ts';
import type { Saved } from './saved.ts';
import { isDoneAlready, lateUpdate } from './send-change.ts';

/** The callers that wait for a change to be saved. */
type Waiter = { saved(id: number): void; failed(error: unknown): void };

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
    saved: 0,
  });
  readonly #given = new GivenNames();
  /** The changes that somebody waits for. */
  readonly #waiters = new Map<Change, Waiter>();
  #isBusy = false;
  /** How often in a row the first change failed. */
  #failures = 0;
  #cancelRetry: (() => void) | undefined;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  readonly history = new EditHistory();

  readonly state = this.#store.get;
  readonly subscribe = this.#store.subscribe;

  readonly idOf = this.#given.idOf;
  readonly keyOf = this.#given.keyOf;

  /** Appends the changes of one edit and sends them in turn. */
  add(...changes: Change[]): void {
    const before = this.#shown();
    if (before)
      this.history.record(
        changes.map((change) => this.#given.inNames(change)),
        before,
      );
    this.#append(changes);
  }

  /** Takes the latest edit back, or makes it again, as edits that are sent in turn. */
  readonly undo = (): void => this.#step('undo');
  readonly redo = (): void => this.#step('redo');

  #step(direction: 'undo' | 'redo'): void {
    const before = this.#shown();
    const changes = before && this.history[direction](before, (change) => this.#given.inNames(change));
    if (changes) this.#append(changes);
  }

  /** The restaurant as the owner sees it. */
  #shown(): Restaurant | undefined {
    const held = this.#deps.held();
    return held && this.#state.changes.reduce(applyChange, held);
  }

  /** Waiting edits of one entity are merged. */
  #append(changes: readonly Change[]): void {
    // A change that is being sent, has failed or is in conflict isn't merged: it may have reached the server. Nor is one that
    // somebody waits for.
    const underWay = Math.max(
      this.#isBusy || this.#state.status !== 'idle' ? 1 : 0,
      this.#state.changes.findLastIndex((change) => this.#waiters.has(change)) + 1,
    );
    let queued = this.#state.changes;
    for (const change of changes) queued = appended(queued, this.#current(change), underWay);
    const isAgain = (rejection: Rejection) => changes.some((change) => isSameEdit(rejection.change, change));
    this.#set({ rejections: this.#state.rejections.filter((rejection) => !isAgain(rejection)) });
    this.#keep(queued);
    void this.#pump();
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
    const before = this.#shown();
    const queued = this.#current(change);
    this.#waiters.set(queued, { saved: resolve, failed: reject });
    this.#keep([...this.#state.changes, queued]);
    this.resume();
    const id = await promise;
    if (before) this.history.record([queued], before);
    return id;
  }

  /** Adopts another tab's changes unmerged: it is unknown how much of them reached the server. */
  adopt(changes: readonly Change[]): void {
    this.#keep([...this.#state.changes, ...changes.map((change) => this.#current(change))]);
    void this.#pump();
  }

  /** The edits that can be taken back, as they are stored. */
  readonly storedHistory = (): StoredHistory => this.history.stored((change) => this.#given.inNames(change));

  /** Retries now: the network or the session is back. */
  readonly resume = (): void => {
    this.#cancelRetry?.();
    if (this.#state.status === 'waiting' || this.#state.status === 'signed_out') this.#set({ status: 'idle' });
    void this.#pump();
  };

  /** After the owner chose a version. @param change What is left to save; null if nothing is. */
  decide(change: UpdateChange | null): void {
    const { conflict, changes } = this.#state;
    if (!conflict) return;
    this.#set({ conflict: null, status: 'idle' });
    const rest = changes.slice(1);
    if (change) this.#goOn(conflict.change, change, rest);
    else this.#end(conflict.change, rest);
    void this.#pump();
  }

  /** The owner discarded a refused change, or typed something else. */
  forget(rejection: Rejection): void {
    this.#set({ rejections: this.#state.rejections.filter((other) => other !== rejection) });
  }

  #current(change: Change): Change {
    const current = this.#given.inNames(change);
    this.#handOn(change, current);
    return current;
  }

  /** Whoever waits for a change also waits for its replacement. */
  #handOn(from: Change, to: Change): void {
    const waiter = this.#waiters.get(from);
    if (!waiter || from === to) return;
    this.#waiters.delete(from);
    this.#waiters.set(to, waiter);
  }

  #takeWaiter(change: Change): Waiter | undefined {
    const waiter = this.#waiters.get(change);
    this.#waiters.delete(change);
    return waiter;
  }

  /** Something of the first change is left to save. */
  #goOn(first: Change, next: Change, rest: readonly Change[]): void {
    this.#handOn(first, next);
    this.#keep([next, ...rest]);
  }

  /** Nothing of the first change is left to save. */
  #end(first: Change, rest: readonly Change[], id = 'id' in first ? first.id : 0): void {
    this.#keep(rest);
    this.#takeWaiter(first)?.saved(id);
  }

  async #pump(): Promise<void> {
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
      const saved = await this.#deps.send(change);
      this.#done(change, saved);
    } catch (error) {
      await this.#failed(change, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #done(change: Change, saved: Saved): void {
    this.#failures = 0;
    this.#deps.hold(saved.merge);
    this.#given.learn(change, saved);
    const rest = this.#state.changes.slice(1).map((later) => this.#current(later));
    this.#set({ saved: this.#state.saved + 1, waits_for: null });
    const late = lateUpdate(change, saved);
    if (late) this.#goOn(change, late, rest);
    else this.#end(change, rest, saved.id ?? undefined);
    this.#deps.onSaved(change);
    if (saved.gone) this.#tell(saved.gone);
  }

  async #failed(change: Change, error: Error): Promise<void> {
    if (mayPass(error) && !(isServerFault(error) && this.#failures >= MAX_SERVER_FAULTS)) return this.#wait(error);
    this.#failures = 0;
    this.#set({ waits_for: null });
    if (!(error instanceof ApiProblem)) return await this.#reject(change, error);
    if (error.code === 'unauthenticated' || error.code === 'restaurant_mismatch') {
      this.#set({ status: 'signed_out' });
      this.#takeOut(error);
      return this.#deps.onSessionLost();
    }
    // The review itself shows that an import was already applied.
    if (isDoneAlready(change, error) && !(change.kind === 'apply' && this.#waiters.has(change)))
      return this.#done(change, { id: null, version: null, merge: (restaurant) => restaurant });
    if (error.code === 'version_stale' && (change.kind === 'update' || change.kind === 'update_items'))
      return await this.#settle(change, error);
    return await this.#reject(change, error);
  }

  #wait(error: unknown): void {
    this.#takeOut(error);
    if (this.#state.changes.length === 0) {
      this.#failures = 0;
      this.#set({ waits_for: null });
      return;
    }
    this.#set({ status: 'waiting', waits_for: obstacleOf(error) });
    this.#cancelRetry = this.#deps.later(this.resume, retryDelay(this.#failures, error));
    this.#failures += 1;
  }

  /** Returns what can't be saved now to those who wait for it. */
  #takeOut(error: unknown): void {
    if (this.#waiters.size === 0) return;
    const waiters = [...this.#waiters.values()];
    this.#keep(this.#state.changes.filter((change) => !this.#waiters.has(change)));
    this.#waiters.clear();
    for (const { failed } of waiters) failed(error);
  }

  async #settle(change: VersionedChange, error: Error): Promise<void> {
    const now = await this.#reload();
    if (!now) return;
    const rest = this.#state.changes.slice(1);
    let settled: Settled;
    try {
      settled = await this.#deps.settle(change, now);
    } catch (failure) {
      this.#wait(failure);
      return;
    }
    if (settled.kind === 'gone') return await this.#reject(change, error);
    if (settled.kind === 'done') return this.#end(change, rest);
    if (settled.kind === 'split') {
      if (settled.gone) this.#tell({ change: settled.gone, error });
      return this.#keep([...settled.changes, ...rest]);
    }
    if (settled.kind === 'rebased') return this.#goOn(change, settled.change, rest);
    this.#set({ conflict: settled.conflict, status: 'conflict' });
    this.#goOn(change, settled.conflict.change, rest);
  }

  /** Undoes one change, and those that depend on it. */
  async #reject(change: Change, error: Error): Promise<void> {
    const rest = this.#state.changes.slice(1);
    let left = rest;
    for (const created of createdBy(change)) {
      left = left
        .filter((later) => !refersTo(later, created.entity, created.id))
        .map((later) => withoutId(later, created));
      this.history.forget(created.entity, created.id);
    }
    this.#keep(left);
    const waiter = this.#takeWaiter(change);
    if (waiter) waiter.failed(error);
    else this.#tell({ change, error });
    // The cached version may be older than the reason for the refusal.
    await this.#reload();
  }

  #tell(rejection: Rejection): void {
    this.#set({ rejections: [...this.#state.rejections, rejection] });
    this.#deps.onRejected(rejection);
  }

  /** The server's current version, or undefined if it can't be reached: then the queue waits. */
  async #reload(): Promise<Restaurant | undefined> {
    try {
      const now = await this.#deps.load();
      this.#deps.hold(() => now);
      return now;
    } catch (error) {
      if (this.#state.changes.length > 0) this.#wait(error);
      return undefined;
    }
  }

  #keep(changes: readonly Change[]): void {
    this.#set({ changes });
    this.#deps.keep(changes);
  }

  get #state(): QueueState {
    return this.#store.get();
  }

  #set(part: Partial<QueueState>): void {
    this.#store.set({ ...this.#state, ...part });
  }
}
