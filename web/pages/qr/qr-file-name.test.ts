import { expect, test } from 'vitest';
import { qrFileName } from './qr-file-name.ts';

test.each([
  ['Le Vieux Four', 'le-vieux-four-qr.png'],
  ['L’Étoile & Fils', 'l-etoile-fils-qr.png'],
  ['Smørrebrød / Bar (2)', 'smørrebrød-bar-2-qr.png'],
  ['  Chez Zoë…  ', 'chez-zoe-qr.png'],
  ['食堂ガ', '食堂ガ-qr.png'],
  ['مطعم', 'مطعم-qr.png'],
  ['&', 'qr.png'],
  [`${'long '.repeat(40)}`, `${'long-'.repeat(12).slice(0, -1)}-qr.png`],
])('%s → %s', (name, file) => {
  expect(qrFileName(name, 'png')).toBe(file);
});

test('the name ends in its format', () => {
  expect(qrFileName('Le Vieux Four', 'svg')).toBe('le-vieux-four-qr.svg');
});
