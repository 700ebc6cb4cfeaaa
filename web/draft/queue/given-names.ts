import { type Change, type Entity, withId } from '../change/change.ts';
import type { Saved } from './send-change.ts';

/** The ids and versions that the server assigned, so that later changes use them. */
export class GivenNames {
  /** Real ids of what was created here, by "section:-1". */
  readonly #ids = new Map<string, number>();
  /** The reverse, by "section:7". */
  readonly #keys = new Map<string, number>();
  /** Versions that our own saves created, by "item:3:1": an edit based on the older one is not a conflict. */
  readonly #versions = new Map<string, number>();

  /** The real id of what was created with a temporary one, once it is known. */
  readonly idOf = (entity: Entity, id: number): number => this.#ids.get(`${entity}:${id}`) ?? id;

  /** An entity's first id: the same before and after the server assigns one. */
  readonly keyOf = (entity: Entity, id: number): number => this.#keys.get(`${entity}:${id}`) ?? id;

  learn(change: Change, { id, version }: Saved): void {
    if (change.kind === 'create' && id !== null) {
      this.#ids.set(`${change.entity}:${change.id}`, id);
      this.#keys.set(`${change.entity}:${id}`, change.id);
    }
    // What changed nothing raised no version.
    if (change.kind === 'update' && version !== null && version !== change.version)
      this.#versions.set(versionKey(change.entity, change.id, change.version), version);
  }

  /** The change with the ids and the version that are known by now. */
  inNames(change: Change): Change {
    let current = change;
    for (const [key, id] of this.#ids) {
      const [entity, from] = key.split(':');
      // Only this class writes the keys.
      current = withId(current, entity as Entity, Number(from), id);
    }
    if (current.kind !== 'update') return current;
    return { ...current, version: this.#versionOf(current.entity, current.id, current.version) };
  }

  /** The latest version created by our own saves since the version that the owner saw. */
  #versionOf(entity: Entity, id: number, version: number): number {
    const next = this.#versions.get(versionKey(entity, id, version));
    return next === undefined ? version : this.#versionOf(entity, id, next);
  }
}

const versionKey = (entity: Entity, id: number, version: number): string => `${entity}:${id}:${version}`;
