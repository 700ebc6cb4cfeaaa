import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesIn, encodeText, tagIn } from './encoded-bytes.ts';

const html = `<!doctype html><title>L’Étoile</title>${'<li>Tarte au sucre 8,50 $</li>'.repeat(200)}`;

test.each(['br', 'gzip'] as const)('a text cached as %s keeps no other memory alive', async (encoding) => {
  const bytes = await bytesIn(await encodeText('Soupe du jour '.repeat(40)), encoding);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('every encoding decodes to the same page', async () => {
  const page = await encodeText(html);
  expect(brotliDecompressSync(await bytesIn(page, 'br')).toString()).toBe(html);
  expect(gunzipSync(await bytesIn(page, 'gzip')).toString()).toBe(html);
  expect((await bytesIn(page, 'identity')).toString()).toBe(html);
});

test('the tag is strong, of its encoding, and of its content', async () => {
  const [page, same, other] = await Promise.all([encodeText(html), encodeText(html), encodeText(`${html} `)]);
  expect(tagIn(page, 'br')).toMatch(/^"[\w-]{22}-br"$/);
  expect(tagIn(page, 'br')).toBe(tagIn(same, 'br'));
  expect(tagIn(page, 'br')).not.toBe(tagIn(page, 'gzip'));
  expect(tagIn(page, 'br')).not.toBe(tagIn(other, 'br'));
});
