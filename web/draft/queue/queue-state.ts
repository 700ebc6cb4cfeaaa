import type { Restaurant } from '../../../shared/menu.ts';
import type { Obstacle } from '../../api/retry-policy.ts';
import type { Change, UpdateChange } from '../change/change.ts';
import type { Conflict, Settled } from '../change/conflict.ts';
import type { Saved } from './send-change.ts';

export type QueueStatus =
  | 'idle'
  | 'sending'
  /** Our server didn't answer: it is tried again, later and when the network is back. */
  | 'waiting'
  /** The session is lost: waits for the same owner. */
  | 'signed_out'
  /** The owner has to choose between two versions. */
  | 'conflict';

/** A change that the server refused: it is taken back, what was typed stays in its field. */
export type Rejection = { change: Change; error: Error };

export type QueueState = {
  /** What isn't saved yet, in its order. */
  readonly changes: readonly Change[];
  readonly status: QueueStatus;
  /** Why our server didn't answer when it was last tried; null if it did. */
  readonly waits_for: Obstacle | null;
  readonly conflict: Conflict | null;
  readonly rejections: readonly Rejection[];
  /** How often something was saved. */
  readonly saved: number;
};

/** What the queue needs of the world around it. */
export type QueueDeps = {
  send(change: Change): Promise<Saved>;
  /** Asks the server for the restaurant as it is now. */
  load(): Promise<Restaurant>;
  /** What a change that was made on an older version means on what stands now. @throws if that can't be loaded. */
  settle(change: UpdateChange, now: Restaurant): Promise<Settled>;
  /** Takes an answer into the restaurant that the app holds. */
  hold(edit: (restaurant: Restaurant) => Restaurant): void;
  /** Keeps the changes in the browser. */
  keep(changes: readonly Change[]): void;
  onSaved(change: Change): void;
  onRejected(rejection: Rejection): void;
  /** The session is lost, or is another owner's now. */
  onSessionLost(): void;
  /** Calls back after a while; gives what calls it off. */
  later(callback: () => void, delay_ms: number): () => void;
};
