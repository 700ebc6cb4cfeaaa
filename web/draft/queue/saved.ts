import type { Restaurant } from '../../../shared/menu.ts';
import type { Change, PartEntity } from '../change/change.ts';

/** The outcome of a change on the server. */
export type Saved = {
  /** The entity's id, newly assigned if the change created it; null for a new order. */
  id: number | null;
  /** The current version, if the change has raised it. */
  version: number | null;
  /** For a repeated creation: the fields that the server has different values for. */
  late?: object | undefined;
  /** The ids of what a copy created, by their temporary ones. */
  named?: { entity: PartEntity; from: number; to: number }[];
  /** The current versions of several items, by those that they had. */
  raised?: { id: number; from: number; to: number }[];
  /** What of a change of several the server no longer has. */
  gone?: { change: Change; error: Error } | undefined;
  /** Merges the server's answer into the cache. */
  merge(restaurant: Restaurant): Restaurant;
};
