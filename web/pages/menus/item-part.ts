/** A part of an item's form that has an address of its own: the form's, with `#sizes` at its end. */
export type ItemPart = 'details' | 'sizes' | 'tags' | 'picture';
