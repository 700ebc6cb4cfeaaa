import type { Item } from '../../../../shared/menu.ts';
import { changedFields } from '../../../draft/change/change.ts';
import { findItem } from '../../../draft/change/menu-tree.ts';
import { cachedRestaurant, commitFields, currentDraft } from '../../../draft/draft.ts';
import { type ChosenPicture, saveItemPicture } from '../../../draft/pictures.ts';
import type { NewItemBody } from './item-values.ts';

type Saving = { id: number; body: NewItemBody; savesAllergens: boolean; picture: ChosenPicture };

/** Saves an item with its picture. It remembers what is saved: if the picture fails, a retry only sends the picture. */
export class ItemSaver {
  #lastSave: { item: Item; body: Partial<NewItemBody> } | null;

  /** @param lastSave The item, and the form's initial body; null for a new one. */
  constructor(lastSave: { item: Item; body: Partial<NewItemBody> } | null) {
    this.#lastSave = lastSave;
  }

  async save({ id, body, savesAllergens, picture }: Saving): Promise<Item> {
    const item = await this.#saveFields(id, body, savesAllergens);
    this.#lastSave = { item, body };
    await saveItemPicture(item.id, picture);
    return item;
  }

  async #saveFields(newId: number, body: NewItemBody, shouldSaveAllergens: boolean): Promise<Item> {
    const { allergens, title, menu_section_id, ...otherFields } = body;
    const savedAllergens = shouldSaveAllergens ? { allergens } : {};
    const lastSave = this.#lastSave;
    if (lastSave) {
      const fields = { ...changedFields(lastSave.body, { title, menu_section_id, ...otherFields }), ...savedAllergens };
      await commitFields('item', lastSave.item, fields);
      return findItem(cachedRestaurant(), lastSave.item.id) ?? lastSave.item;
    }
    const fields = { ...otherFields, ...savedAllergens };
    const id = await currentDraft().commit({
      kind: 'create',
      entity: 'item',
      id: newId,
      title,
      menu_section_id,
      fields,
    });
    const item = findItem(cachedRestaurant(), id);
    if (!item) throw new Error('The item was created and is gone.');
    return item;
  }
}
