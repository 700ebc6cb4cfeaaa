import type { Restaurant } from '../../shared/menu.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { isServerFault, mayPass, obstacleOf, retryDelay } from '../api/retry-policy.ts';
import { type Change, type Entity, refersTo, type UpdateChange, withId } from './change.ts';
import { afterChoice, settle } from './conflict.ts';
import type { QueueDeps, QueueState, Rejection } from './queue-state.ts';
import { appended, isSameEdit, withoutId } from './queued-changes.ts';
import type { Saved } from './send-change.ts';

/** About a minute. A change on which the server breaks each time must not hold back all others. */
const MAX_SERVER_FAULTS = 6;

/**
 * Saves the edits of one owner's restaurant one after the other, in the order they were made. What can't be sent waits:
 * for the network, for the session, for a choice. What our server refuses is taken back alone; what built on it goes with
 * it.
 */
export class SaveQueue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Set<() => void>();
  /** Ids given to what was created here, by "section:-1". */
  readonly #ids = new Map<string, number>();
  /** The same the other way round, by "section:7". */
  readonly #keys = new Map<string, number>();
  /** Versions that our own saves led to, by "item:3:1": an edit made on the older one is no conflict. */
  readonly #versions = new Map<string, number>();
  #state: QueueState = { changes: [], status: 'idle', waits_for: null, conflict: null, rejections: [], saved: 0 };
  #isBusy = false;
  /** How often in a row what is first was sent in vain. */
  #failures = 0;
  #cancelRetry: (() => void) | undefined;
  #lastFailure: unknown;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The id by which the server knows what was created under a temporary one, once it does. */
  readonly idOf = (entity: Entity, id: number): number => this.#ids.get(`${entity}:${id}`) ?? id;

  /** What an entity was called first: the same before and after the server gives it an id. */
  readonly keyOf = (entity: Entity, id: number): number => this.#keys.get(`${entity}:${id}`) ?? id;

  /** Puts changes at the end and sends them when their turn comes. Edits of one entity that wait together become one. */
  add(...changes: Change[]): void {
    // What is being sent, was sent in vain or is asked about stays as it is: it may have reached the server.
    const underWay = this.#isBusy || this.#state.status !== 'idle' ? 1 : 0;
    let queued = this.#state.changes;
    for (const change of changes) queued = appended(queued, this.#current(change), underWay);
    const isAgain = (rejection: Rejection) => changes.some((change) => isSameEdit(rejection.change, change));
    this.#set({ rejections: this.#state.rejections.filter((rejection) => !isAgain(rejection)) });
    this.#keep(queued);
    void this.#pump();
  }

  /** Takes over what another tab left, as it left it: nobody knows how much of it reached the server. */
  adopt(changes: readonly Change[]): void {
    this.#keep([...this.#state.changes, ...changes.map((change) => this.#current(change))]);
    void this.#pump();
  }

  /** Tries again now: the network or the session is back. */
  readonly resume = (): void => {
    this.#cancelRetry?.();
    if (this.#state.status === 'waiting' || this.#state.status === 'signed_out') this.#set({ status: 'idle' });
    void this.#pump();
  };

  /** The version that our own saves have led to since an owner saw this one. */
  readonly versionOf = (entity: Entity, id: number, version: number): number => {
    const next = this.#versions.get(versionKey(entity, id, version));
    return next === undefined ? version : this.versionOf(entity, id, next);
  };

  /**
   * Resolves once nothing waits to be saved, the owner's choice between two versions included.
   * @throws why it can't be saved right now; it is tried again all the same.
   */
  async emptied(): Promise<void> {
    this.resume();
    const { promise, resolve } = Promise.withResolvers<void>();
    const isOver = () => this.#state.changes.length === 0 || ['waiting', 'signed_out'].includes(this.#state.status);
    const check = () => isOver() && resolve();
    const unsubscribe = this.subscribe(check);
    check();
    await promise;
    unsubscribe();
    if (this.#state.changes.length > 0) throw this.#lastFailure;
  }

  /** The owner's choice between two versions. */
  choose(choice: 'mine' | 'theirs'): void {
    const { conflict, changes } = this.#state;
    if (!conflict) return;
    const change = afterChoice(conflict, choice);
    this.#set({ conflict: null, status: 'idle' });
    this.#keep(change ? [change, ...changes.slice(1)] : changes.slice(1));
    void this.#pump();
  }

  /** The owner gave up what was refused, or typed something else. */
  forget(rejection: Rejection): void {
    this.#set({ rejections: this.#state.rejections.filter((other) => other !== rejection) });
  }

  #current(change: Change): Change {
    let current = change;
    for (const [key, id] of this.#ids) {
      const [entity, from] = key.split(':');
      // The keys are written by this class alone.
      current = withId(current, entity as Entity, Number(from), id);
    }
    if (current.kind !== 'update') return current;
    return { ...current, version: this.versionOf(current.entity, current.id, current.version) };
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
    let rest = this.#state.changes.slice(1);
    if (change.kind === 'create' && saved.id !== null) {
      const { id } = saved;
      this.#ids.set(`${change.entity}:${change.id}`, id);
      this.#keys.set(`${change.entity}:${id}`, change.id);
      rest = rest.map((later) => withId(later, change.entity, change.id, id));
    }
    if (change.kind === 'update' && saved.version !== null) {
      this.#versions.set(versionKey(change.entity, change.id, change.version), saved.version);
      rest = rest.map((later) => this.#current(later));
    }
    this.#set({ saved: this.#state.saved + 1, waits_for: null });
    this.#keep(rest);
    this.#deps.onSaved(change);
  }

  async #failed(change: Change, error: Error): Promise<void> {
    this.#lastFailure = error;
    if (mayPass(error) && !(isServerFault(error) && this.#failures >= MAX_SERVER_FAULTS)) return this.#wait(error);
    this.#failures = 0;
    this.#set({ waits_for: null });
    if (!(error instanceof ApiProblem)) return await this.#reject(change, error);
    if (error.code === 'unauthenticated' || error.code === 'restaurant_mismatch') {
      this.#set({ status: 'signed_out' });
      return this.#deps.onSessionLost();
    }
    // It was deleted already: here before an answer got lost, or elsewhere.
    if (error.code === 'not_found' && change.kind === 'delete')
      return this.#done(change, { id: change.id, version: null, merge: (restaurant) => restaurant });
    if (error.code === 'version_stale' && change.kind === 'update') return await this.#settle(change, error);
    return await this.#reject(change, error);
  }

  #wait(error: unknown): void {
    this.#lastFailure = error;
    this.#set({ status: 'waiting', waits_for: obstacleOf(error) });
    this.#cancelRetry = this.#deps.later(this.resume, retryDelay(this.#failures, error));
    this.#failures += 1;
  }

  async #settle(change: UpdateChange, error: Error): Promise<void> {
    const now = await this.#reload();
    if (!now) return;
    const rest = this.#state.changes.slice(1);
    const settled = settle(change, now);
    if (settled.kind === 'gone') return await this.#reject(change, error);
    if (settled.kind === 'done') return this.#keep(rest);
    if (settled.kind === 'rebased') return this.#keep([settled.change, ...rest]);
    this.#set({ conflict: settled.conflict, status: 'conflict' });
    this.#keep([settled.conflict.change, ...rest]);
  }

  /** Takes one change back, and what can't be without it. */
  async #reject(change: Change, error: Error): Promise<void> {
    const rest = this.#state.changes.slice(1);
    const left =
      change.kind === 'create'
        ? rest.filter((later) => !refersTo(later, change.entity, change.id)).map((later) => withoutId(later, change))
        : rest;
    const rejection = { change, error };
    this.#set({ rejections: [...this.#state.rejections, rejection] });
    this.#keep(left);
    this.#deps.onRejected(rejection);
    // What is held may be older than what the server refused it for.
    await this.#reload();
  }

  /** What the server has now, or undefined where it can't be reached: then the queue waits. */
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

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

const versionKey = (entity: Entity, id: number, version: number): string => `${entity}:${id}:${version}`;
