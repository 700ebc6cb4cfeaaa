import type { ImportReport } from '../../../shared/api/imports.ts';

export type LayoutGroup = {
  /** Why, in words. */
  message: string;
  places: { file: string; page: number }[];
  /** Every page of the import. */
  is_all: boolean;
};

/** The pages that were read without the model, by the reason. @param pages How many the import has. */
export function layoutGroups(
  { layout_pages }: Pick<NonNullable<ImportReport['model']>, 'layout_pages'>,
  pages: number,
): LayoutGroup[] {
  return [...Map.groupBy(layout_pages, ({ message }) => message)].map(([message, of]) => ({
    message,
    places: of.map(({ file, page }) => ({ file, page })),
    is_all: of.length === pages,
  }));
}
