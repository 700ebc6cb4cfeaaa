import { expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

it.each([
  ['menu.pdf', 'menu.pdf'],
  ["Menu d'été – L'Étoile & Fils.pdf", "Menu d'été – L'Étoile & Fils.pdf"],
  ['メニュー.png', 'メニュー.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\chef\\menu.pdf', 'menu.pdf'],
  ['  menu \n\t du\u0000 soir.pdf ', 'menu du soir.pdf'],
  ['menu\u202Efdp.exe', 'menufdp.exe'],
  ['me\u200Bnu\u0007.pdf', 'menu.pdf'],
  ['', 'file'],
  ['..', 'file'],
  ['menus/', 'file'],
])('shows %j as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown);
});

it('cuts at 200 characters, keeping the extension and whole characters', () => {
  const name = cleanFileName(`${'🍽'.repeat(300)}.pdf`);
  expect([...name]).toHaveLength(200);
  expect(name.endsWith('🍽.pdf')).toBe(true);
});
