/** What a link to a section of the page names; it stays as long as the section. */
export const sectionAnchor = (section_id: number): string => `section-${section_id}`;

/** What a link to a dish names: the same in every language, so that a switch of language keeps the place. */
export const itemAnchor = (item_id: number): string => `item-${item_id}`;
