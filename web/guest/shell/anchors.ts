/** The id that a link to a section uses; it stays the same as long as the section exists. */
export const sectionAnchor = (section_id: number): string => `section-${section_id}`;

/** The id that a link to a dish uses: the same in every language, so that a switch of language keeps the place. */
export const itemAnchor = (item_id: number): string => `item-${item_id}`;
