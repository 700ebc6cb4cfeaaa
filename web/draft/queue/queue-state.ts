import type { Restaurant } from '../../../shared/menu.ts';
import type { Obstacle } from '../../api/retry-policy.ts';
import type { Change } from '../change/change.ts';
import type { Conflict, Settled, VersionedChange } from '../change/conflict.ts';
import type { SaveResult } from './save-result.ts';

export type QueueStatus =
  | 'idle'
  | 'sending'
  /** Our server didn't answer: it is retried later and when the network is back. */
  | 'waiting'
  /** The session is lost: waits for the same owner. */
  | 'signed_out'
  /** The owner has to choose between two versions. */
  | 'conflict';

/** A change that the server refused: it is undone, and what was typed stays in its field. */
export type Rejection = { change: Change; error: Error };

export type QueueState = {
  /** Unsaved changes, in order. */
  readonly changes: readonly Change[];
  readonly status: QueueStatus;
  /** Why our server didn't answer the last attempt; null if it did. */
  readonly waits_for: Obstacle | null;
  readonly conflict: Conflict | null;
  readonly rejections: readonly Rejection[];
  /** How many changes were saved. */
  readonly savedCount: number;
};

/** The queue's dependencies. */
export type QueueDeps = {
  send(change: Change): Promise<SaveResult>;
  /** The restaurant as the server last sent it; undefined before that. */
  cached(): Restaurant | undefined;
  /** Fetches the current restaurant from the server. */
  load(): Promise<Restaurant>;
  /** How a change that is based on an older version applies to the current one. @throws if this code can't be loaded. */
  settle(change: VersionedChange, currentRestaurant: Restaurant): Promise<Settled>;
  /** Merges an answer into the cached restaurant. */
  updateCached(edit: (restaurant: Restaurant) => Restaurant): void;
  /** Stores the changes in the browser. */
  store(changes: readonly Change[]): void;
  onSaved(change: Change): void;
  onRejected(rejection: Rejection): void;
  /** The session is lost, or now another owner's. */
  onSessionLost(): void;
  /** Calls back after a delay; returns a function that cancels it. */
  later(callback: () => void, delayMs: number): () => void;
};
