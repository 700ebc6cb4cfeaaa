import type { ImportOption } from '../../shared/import-status.ts';
import type { ChosenFile } from './chosen-files.ts';

/** What becomes of the menu that is there; `menu_id` null leaves the choice to the server, which takes menu 1. */
export type ImportChoice = { option: ImportOption; menu_id: number | null };

/** The multipart body of POST /api/restaurants/{id}/menus; the draft waits for its review. */
export function toUploadForm(files: readonly ChosenFile[], { option, menu_id }: ImportChoice): FormData {
  const form = new FormData();
  form.append('option', option);
  form.append('apply', 'review');
  if (menu_id !== null) form.append('menu_id', String(menu_id));
  form.append('rotations', files.map(({ rotation }) => rotation).join(','));
  for (const { file } of files) form.append('files', file, file.name);
  return form;
}
