/** What a link to a section of the page names; it stays as long as the section. */
export const sectionAnchor = (section_id: number): string => `section-${section_id}`;
