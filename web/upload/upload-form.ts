import type { ImportOption } from '../../shared/import-status.ts';
import type { ChosenFile } from './chosen-files.ts';

/** What happens to the existing menu; with `menu_id` null the server takes menu 1. */
export type ImportChoice = { option: ImportOption; menu_id: number | null };

/** The multipart body of POST /api/restaurants/{id}/menus; the draft waits for its review. */
export function toUploadForm(files: readonly ChosenFile[], { option, menu_id }: ImportChoice): FormData {
  const formData = new FormData();
  formData.append('option', option);
  formData.append('apply', 'review');
  if (menu_id !== null) formData.append('menu_id', String(menu_id));
  formData.append('rotations', files.map(({ rotation }) => rotation).join(','));
  for (const { file } of files) formData.append('files', file, file.name);
  return formData;
}
