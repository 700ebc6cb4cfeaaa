/** A part of an item's form that has its own address: the form's, with `#sizes` at its end. */
export type ItemPart = 'details' | 'sizes' | 'tags' | 'picture' | 'allergens';

/** A text of the dish that is edited in place. */
export type ItemField = 'title' | 'description' | 'price';
