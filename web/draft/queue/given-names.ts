import { type Change, type Entity, renamed } from '../change/change.ts';
import type { Saved } from './saved.ts';

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

  learn(change: Change, { id, version, named = [], raised = [] }: Saved): void {
    if (change.kind === 'create' && id !== null) this.#name(change.entity, change.id, id);
    for (const { entity, from, to } of named) this.#name(entity, from, to);
    // What changed nothing raised no version.
    if (change.kind === 'update' && version !== null) this.#raise(change.entity, change.id, change.version, version);
    for (const item of raised) this.#raise('item', item.id, item.from, item.to);
  }

  #name(entity: Entity, from: number, to: number): void {
    this.#ids.set(`${entity}:${from}`, to);
    this.#keys.set(`${entity}:${to}`, from);
  }

  #raise(entity: Entity, id: number, from: number, to: number): void {
    if (from !== to) this.#versions.set(versionKey(entity, id, from), to);
  }

  /** The change with the ids and the versions that are known by now. */
  inNames(change: Change): Change {
    const current = this.#ids.size === 0 ? change : renamed(change, this.idOf);
    if (current.kind === 'update')
      return { ...current, version: this.#versionOf(current.entity, current.id, current.version) };
    if (current.kind !== 'update_items') return current;
    const items = current.items.map((item) => ({ ...item, version: this.#versionOf('item', item.id, item.version) }));
    return { ...current, items };
  }

  /** The latest version created by our own saves since the version that the owner saw. */
  #versionOf(entity: Entity, id: number, version: number): number {
    const next = this.#versions.get(versionKey(entity, id, version));
    return next === undefined ? version : this.#versionOf(entity, id, next);
  }
}

const versionKey = (entity: Entity, id: number, version: number): string => `${entity}:${id}:${version}`;
