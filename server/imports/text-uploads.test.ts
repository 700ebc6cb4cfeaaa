import { expect, it } from 'vitest';
import { importsAnswerSchema } from '../../shared/api/imports.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { upload } from '../../test/imports.ts';
import { newOwner } from '../../test/owners.ts';
import { wordDocument } from '../../test/word-document.ts';

const t = await embeddedApp();

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Dish ${index}, 9.50`).join('\n');
const wordFile = async (name: string, document: Promise<Buffer>) => new File([new Uint8Array(await document)], name);
const MACROS = { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' };

it.each<[what: string, file: () => File | Promise<File>, code: string, says: string]>([
  [
    'control characters below',
    () => new File(['a'.repeat(2_000), '\u0001'], 'm.txt'),
    'text_file_refused',
    'plain text',
  ],
  ['control characters in its first bytes', () => new File(['Soup\u0001'], 'm.txt'), 'file_type_refused', 'TXT'],
  ['nothing but white space', () => new File([' \n\t\n'], 'm.txt'), 'text_file_refused', 'no text'],
  ['nothing but emoji', () => new File(['🍕\n🍕🍕'], 'm.txt'), 'text_file_refused', 'no text'],
  ['Arabic letters', () => new File(['حمص ٩\nحمص 9'], 'm.txt'), 'text_file_refused', '“حمص ٩”'],
  ['Chinese letters', () => new File(['宫保鸡丁 38'], 'm.txt'), 'text_file_refused', '“宫保鸡丁 38”'],
  ['Thai letters', () => new File(['ต้มยำกุ้ง 120'], 'm.txt'), 'text_file_refused', '“ต้มยำกุ้ง 120”'],
  ['more than 2 MB', () => new File(['a'.repeat(2 * 1024 * 1024 + 1)], 'm.txt'), 'text_file_refused', 'too long'],
  ['more than 200 pages', () => new File([lines(12_000)], 'm.txt'), 'text_file_refused', '200 pages'],
  ['macros', () => wordFile('m.docm', wordDocument('', MACROS)), 'text_file_refused', 'macros'],
  ['macros under another name', () => wordFile('m.docx', wordDocument('', MACROS)), 'text_file_refused', 'macros'],
  ['no Word document in its zip file', () => new File(['PK\u0003\u0004 none'], 'm.docx'), 'text_file_refused', 'Word'],
  [
    'too much once unpacked',
    () => wordFile('m.docx', wordDocument(' '.repeat(9_000_000))),
    'text_file_refused',
    'too long',
  ],
  ['HTML', () => new File(['<p>Soup 9'], 'm.html'), 'file_type_refused', 'm.html'],
])('refuses a text with %s, names it, and nothing stays', async (_, fileOf, code, says) => {
  const owner = await newOwner(t);
  const refused = await upload(owner, [new File(['Soup 9\nTerrine 12'], 'good.txt'), await fileOf()]);
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, code]);
  expect(refused.json().error.message).toMatch(/“m\.(?:txt|docx|docm|html)”/);
  expect(refused.json().error.message).toContain(says);
  expect(importsAnswerSchema.parse((await owner.get(API_PATHS.imports)).json()).imports).toEqual([]);
  const storedKeys: string[] = [];
  for await (const key of t.deps.files.list(`private/${owner.restaurant_id}/`)) storedKeys.push(key);
  expect(storedKeys).toEqual([]);
});

it('gives the reason in the owner’s language', async () => {
  const owner = await newOwner(t);
  const refused = await upload(owner, [new File([' '], 'carte.txt')], {}, '?lang=fr');
  expect(refused.json().error.message).toMatch(/«\scarte\.txt\s».*aucun texte/u);
});
