import type { Restaurant } from '../../../shared/menu.ts';
import type { Change, PartEntity } from '../change/change.ts';

/** The outcome of a change on the server. */
export type SaveResult = {
  /** The entity's id, newly assigned if the change created it; null for a new order. */
  id: number | null;
  /** The current version, if the change has raised it. */
  version: number | null;
  /** For a repeated creation: the fields that the server has different values for. */
  lateFields?: object | undefined;
  /** The ids of what a copy created, by their temporary ones. */
  assignedIds?: { entity: PartEntity; from: number; to: number }[];
  /** The current versions of several items, by those that they had. */
  raisedVersions?: { id: number; from: number; to: number }[];
  /** The part of a change of several whose items the server no longer has. */
  rejection?: { change: Change; error: Error } | undefined;
  /** Merges the server's answer into the cache. */
  mergeInto(restaurant: Restaurant): Restaurant;
};
