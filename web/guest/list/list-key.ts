/**
 * Where a tab keeps a restaurant's list. Another form of its lines gets another number: a page of the build before, open in
 * the same tab or without a network, would show them without their marks.
 */
export const listKey = (restaurant: string | undefined): string => `list2 ${restaurant}`;
