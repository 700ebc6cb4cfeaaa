import { type Change, type Entity, withId } from '../change/change.ts';
import type { Saved } from './send-change.ts';

/** The ids and versions that the server's answers gave, so that later changes speak of what it knows. */
export class GivenNames {
  /** Ids given to what was created here, by "section:-1". */
  readonly #ids = new Map<string, number>();
  /** The same the other way round, by "section:7". */
  readonly #keys = new Map<string, number>();
  /** Versions that our own saves led to, by "item:3:1": an edit made on the older one is no conflict. */
  readonly #versions = new Map<string, number>();

  /** The id by which the server knows what was created under a temporary one, once it does. */
  readonly idOf = (entity: Entity, id: number): number => this.#ids.get(`${entity}:${id}`) ?? id;

  /** What an entity was called first: the same before and after the server gives it an id. */
  readonly keyOf = (entity: Entity, id: number): number => this.#keys.get(`${entity}:${id}`) ?? id;

  learn(change: Change, { id, version }: Saved): void {
    if (change.kind === 'create' && id !== null) {
      this.#ids.set(`${change.entity}:${change.id}`, id);
      this.#keys.set(`${change.entity}:${id}`, change.id);
    }
    if (change.kind === 'update' && version !== null)
      this.#versions.set(versionKey(change.entity, change.id, change.version), version);
  }

  /** The change with the ids and the version that are known by now. */
  inNames(change: Change): Change {
    let current = change;
    for (const [key, id] of this.#ids) {
      const [entity, from] = key.split(':');
      // The keys are written by this class alone.
      current = withId(current, entity as Entity, Number(from), id);
    }
    if (current.kind !== 'update') return current;
    return { ...current, version: this.#versionOf(current.entity, current.id, current.version) };
  }

  /** The version that our own saves have led to since an owner saw this one. */
  #versionOf(entity: Entity, id: number, version: number): number {
    const next = this.#versions.get(versionKey(entity, id, version));
    return next === undefined ? version : this.#versionOf(entity, id, next);
  }
}

const versionKey = (entity: Entity, id: number, version: number): string => `${entity}:${id}:${version}`;
