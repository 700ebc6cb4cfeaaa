import { ApiProblem } from '../api/api-problem.ts';
import { newCreationKey } from '../draft/change.ts';
import { changedFields } from './changed-fields.ts';
import { keepDraft } from './kept-text.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Asked<Body> = { key: number; body: Body };

type CreationOptions<Body, Entity> = {
  /** Where the form keeps its unsaved text, see `draftKey`. */
  draft_key: string;
  store: Store;
  post(body: Body & { creation_key: number }): Promise<Entity>;
  put(entity: Entity, fields: Partial<Body>): Promise<Entity>;
};

/**
 * Creates what a form describes, once: where the answer got lost the same creation is asked for again, and what was
 * typed since then is saved as a change of it. It outlives a reload as long as the form's text does.
 */
export class Creation<Body extends object, Entity> {
  readonly #options: CreationOptions<Body, Entity>;
  readonly #name: string;
  #asked: Asked<Body> | undefined;

  constructor(options: CreationOptions<Body, Entity>) {
    const { draft_key, store } = options;
    this.#options = options;
    this.#name = `${draft_key}:asked`;
    // Without its text this is another form, for something else.
    if (store.getItem(draft_key) === null) store.removeItem(this.#name);
    const kept = store.getItem(this.#name);
    // Written by this class alone.
    if (kept !== null) this.#asked = JSON.parse(kept) as Asked<Body>;
  }

  /** @throws what `post` and `put` throw. */
  async send(body: Body): Promise<Entity> {
    const asked = this.#asked ?? { key: newCreationKey(), body };
    this.#asked = asked;
    keepDraft(this.#name, asked, this.#options.store);
    const created = await this.#post(asked);
    const late = changedFields(asked.body, body);
    return Object.keys(late).length === 0 ? created : await this.#options.put(created, late);
  }

  async #post({ key, body }: Asked<Body>): Promise<Entity> {
    try {
      return await this.#options.post({ ...body, creation_key: key });
    } catch (error) {
      // Refused for what it says, so it was never created; anything else leaves that open.
      if (error instanceof ApiProblem && error.status === 422) this.#asked = undefined;
      throw error;
    }
  }
}
