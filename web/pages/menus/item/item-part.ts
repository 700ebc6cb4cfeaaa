/** What opens within the card of a dish, below its tools. */
export type PanelPart = 'details' | 'sizes' | 'options' | 'tags' | 'picture' | 'allergens';
/** Those that have the fields of the form, loaded when they are first opened. */
export type FieldsPart = Exclude<PanelPart, 'details' | 'tags'>;

/** A text of the dish that is edited in place. */
export type ItemField = 'title' | 'description' | 'price';
