import { expect, it } from 'vitest';
import { Refusal } from '../../shared/errors.ts';
import { asStorageFull } from './storage-full.ts';

it('recognises "no room left" however deep it stands', () => {
  const deep = new Error('cannot write', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) });
  expect(asStorageFull(deep)).toBeInstanceOf(Refusal);
  expect(asStorageFull(deep)).toMatchObject({ code: 'storage_full', cause: deep });
});

it.each(['ENOSPC', 'EDQUOT', '53100'])('knows the code %s', (code) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error('no room'), { code }) });
  expect(asStorageFull(error)).toMatchObject({ code: 'storage_full' });
});

it('leaves other errors as they are', () => {
  const other = Object.assign(new Error('write'), { code: 'EIO' });
  expect(asStorageFull(other)).toBe(other);
  expect(asStorageFull('text')).toBe('text');
});
