import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePage, pageBytes, pageTag } from './encoded-page.ts';

const html = `<!doctype html><title>L’Étoile</title>${'<li>Tarte au sucre 8,50 $</li>'.repeat(200)}`;

test('every encoding gives the same page', async () => {
  const page = await encodePage(html);
  expect(brotliDecompressSync(await pageBytes(page, 'br')).toString()).toBe(html);
  expect(gunzipSync(await pageBytes(page, 'gzip')).toString()).toBe(html);
  expect((await pageBytes(page, 'identity')).toString()).toBe(html);
});

test('the tag is strong, of its encoding, and of its content', async () => {
  const [page, same, other] = await Promise.all([encodePage(html), encodePage(html), encodePage(`${html} `)]);
  expect(pageTag(page, 'br')).toMatch(/^"[\w-]{22}-br"$/);
  expect(pageTag(page, 'br')).toBe(pageTag(same, 'br'));
  expect(pageTag(page, 'br')).not.toBe(pageTag(page, 'gzip'));
  expect(pageTag(page, 'br')).not.toBe(pageTag(other, 'br'));
});
