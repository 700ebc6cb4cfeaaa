import type { ChosenFile } from './chosen-files.ts';

/** The multipart body of POST /api/restaurants/{id}/menus; the draft waits for its review, where its menu is chosen. */
export function toUploadForm(files: readonly ChosenFile[]): FormData {
  const formData = new FormData();
  formData.append('option', 'add');
  formData.append('apply', 'review');
  formData.append('rotations', files.map(({ rotation }) => rotation).join(','));
  for (const { file } of files) formData.append('files', file, file.name);
  return formData;
}
