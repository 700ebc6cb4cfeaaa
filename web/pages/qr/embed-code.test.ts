import { expect, test } from 'vitest';
import { embedCode, frameHeight, linkCode } from './embed-code.ts';

test('a name with signs of HTML stays one attribute, and one text', () => {
  const code = { address: 'https://menus.example/restaurants/a/embed', title: 'Chez "A" <B> & C', height_px: 640 };
  expect(embedCode(code)).toBe(
    '<iframe src="https://menus.example/restaurants/a/embed" title="Chez &quot;A&quot; &lt;B&gt; &amp; C" loading="lazy" ' +
      'style="display: block; width: 100%; height: 640px; border: 0"></iframe>',
  );
  expect(linkCode(code)).toBe(
    '<a href="https://menus.example/restaurants/a/embed">Chez &quot;A&quot; &lt;B&gt; &amp; C</a>',
  );
});

test.each([
  [1, 100],
  [1_000, 1_050],
  [1_001, 1_100],
  [1_000_000, 20_000],
])('a menu of %i pixels gets a frame of %i', (content, height) => {
  expect(frameHeight(content)).toBe(height);
});
