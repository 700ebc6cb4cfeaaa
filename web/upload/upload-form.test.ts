import { expect, test } from 'vitest';
import { importFormSchema } from '../../shared/api/imports.ts';
import type { ChosenFile } from './chosen-files.ts';
import { toUploadForm } from './upload-form.ts';

const chosen = (name: string, rotation: ChosenFile['rotation']): ChosenFile => ({
  id: name,
  file: new File(['%PDF-1.7'], name),
  type: 'pdf',
  rotation,
});

test('the form has the fields of the server’s schema, with the files in order', () => {
  const form = toUploadForm([chosen('b.pdf', 90), chosen('a.pdf', 0)]);
  const fields = Object.fromEntries([...form].filter(([name]) => name !== 'files'));
  expect(importFormSchema.parse(fields)).toEqual({
    option: 'add',
    apply: 'review',
    rotations: [90, 0],
  });
  expect(form.getAll('files').map((file) => file instanceof File && file.name)).toEqual(['b.pdf', 'a.pdf']);
});
