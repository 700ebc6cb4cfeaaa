export type PageGroup = {
  /** Why, in words. */
  message: string;
  places: { file: string; page: number }[];
  /** Every page of the import. */
  is_all: boolean;
};

/** Pages by the reason why they are listed. @param pageCount How many the import has. */
export function groupPages(
  pages: readonly { file: string; page: number; message: string }[],
  pageCount: number,
): PageGroup[] {
  return [...Map.groupBy(pages, ({ message }) => message)].map(([message, of]) => ({
    message,
    places: of.map(({ file, page }) => ({ file, page })),
    is_all: of.length === pageCount,
  }));
}
