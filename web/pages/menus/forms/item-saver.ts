import { itemAnswerSchema } from '../../../../shared/api/menus.ts';
import type { Item } from '../../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../../shared/paths.ts';
import { ask } from '../../../api/ask.ts';
import { versionToSave } from '../../../draft/draft.ts';
import { changedFields } from '../../../forms/changed-fields.ts';
import type { ChosenPicture } from '../../../forms/picture-input.tsx';
import { itemCreation } from './creations.ts';
import type { ItemBody } from './item-values.ts';

type Saving = { body: ItemBody; savesAllergens: boolean; isForced: boolean; picture: ChosenPicture };

/**
 * Saves an item with its picture. It remembers what has reached the server: where the picture fails after the item
 * was saved, trying again neither creates the item twice nor finds its own change stale.
 */
export class ItemSaver {
  readonly #creation = itemCreation();
  #stands: { item: Item; body: Partial<ItemBody> } | null;

  /** @param stands The item, and the body that its form began with; null for a new one. */
  constructor(stands: { item: Item; body: Partial<ItemBody> } | null) {
    this.#stands = stands;
  }

  async save({ body, savesAllergens, isForced, picture }: Saving): Promise<Item> {
    const { allergens, ...fields } = body;
    const stood = this.#stands;
    const sent = { ...(stood ? changedFields(stood.body, fields) : fields), ...(savesAllergens ? { allergens } : {}) };
    const saved = stood ? await change(stood.item, sent, isForced) : await this.#create(body, sent);
    this.#stands = { item: saved, body };
    const pictured = await putPicture(saved, picture);
    this.#stands = { item: pictured, body };
    return pictured;
  }

  async #create({ title, menu_section_id }: ItemBody, fields: Partial<ItemBody>): Promise<Item> {
    return await this.#creation.send({ ...fields, title, menu_section_id });
  }
}

async function change(item: Item, fields: Partial<ItemBody>, isForced: boolean): Promise<Item> {
  if (Object.keys(fields).length === 0) return item;
  const { id } = item;
  const body = isForced ? fields : { ...fields, version: versionToSave('item', item) };
  return (await ask(itemAnswerSchema, 'PUT', fillPath(API_PATHS.item, { id }), body)).item;
}

async function putPicture(item: Item, picture: ChosenPicture): Promise<Item> {
  if (picture === undefined) return item;
  const path = fillPath(API_PATHS.itemPicture, { id: item.id });
  if (picture === null) return (await ask(itemAnswerSchema, 'DELETE', path)).item;
  const form = new FormData();
  form.append('picture', picture);
  return (await ask(itemAnswerSchema, 'POST', path, form)).item;
}
