import { type Change, type Entity, renameIds } from '../change/change.ts';
import type { SaveResult } from './save-result.ts';

/** Maps temporary ids and older versions to those that the server assigned, so that later changes use them. */
export class ServerIds {
  /** Real ids of what was created here, by "section:-1". */
  readonly #ids = new Map<string, number>();
  /** The reverse, by "section:7". */
  readonly #temporaryIds = new Map<string, number>();
  /** Versions that our own saves created, by "item:3:1": an edit based on the older one is not a conflict. */
  readonly #versions = new Map<string, number>();

  /** The real id of what was created with a temporary one, once it is known. */
  readonly idOf = (entity: Entity, id: number): number => this.#ids.get(`${entity}:${id}`) ?? id;

  /** An entity's first id: the same before and after the server assigns one. */
  readonly keyOf = (entity: Entity, id: number): number => this.#temporaryIds.get(`${entity}:${id}`) ?? id;

  learn(change: Change, { id, version, assignedIds: newIds = [], raisedVersions: raised = [] }: SaveResult): void {
    if (change.kind === 'create' && id !== null) this.#learnId(change.entity, change.id, id);
    for (const { entity, from, to } of newIds) this.#learnId(entity, from, to);
    // An update without effect raises no version.
    if (change.kind === 'update' && version !== null)
      this.#learnVersion(change.entity, change.id, change.version, version);
    for (const item of raised) this.#learnVersion('item', item.id, item.from, item.to);
  }

  #learnId(entity: Entity, from: number, to: number): void {
    this.#ids.set(`${entity}:${from}`, to);
    this.#temporaryIds.set(`${entity}:${to}`, from);
  }

  #learnVersion(entity: Entity, id: number, from: number, to: number): void {
    if (from !== to) this.#versions.set(versionKey(entity, id, from), to);
  }

  /** The change with the ids and versions that the server has assigned by now. */
  withServerIds(change: Change): Change {
    const changeWithIds = this.#ids.size === 0 ? change : renameIds(change, this.idOf);
    if (changeWithIds.kind === 'update')
      return {
        ...changeWithIds,
        version: this.#versionOf(changeWithIds.entity, changeWithIds.id, changeWithIds.version),
      };
    if (changeWithIds.kind !== 'update_items') return changeWithIds;
    const items = changeWithIds.items.map((item) => ({
      ...item,
      version: this.#versionOf('item', item.id, item.version),
    }));
    return { ...changeWithIds, items };
  }

  /** The latest version created by our own saves since the version that the owner saw. */
  #versionOf(entity: Entity, id: number, version: number): number {
    const raisedVersion = this.#versions.get(versionKey(entity, id, version));
    return raisedVersion === undefined ? version : this.#versionOf(entity, id, raisedVersion);
  }
}

const versionKey = (entity: Entity, id: number, version: number): string => `${entity}:${id}:${version}`;
