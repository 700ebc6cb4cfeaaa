import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleRestaurant } from '../../test/sample-publication.ts';
import { ShareTags } from './share-tags.tsx';

const page = { public_url: 'https://menus.example', restaurant: { ...sampleRestaurant(), name: 'L’Étoile & "Fils"' } };

test('a shared link shows the restaurant’s card in its size, by its whole address', () => {
  const html = renderToStaticMarkup(
    createElement(ShareTags, { page: { ...page, card_path: '/restaurants/7/card/a.png' } }),
  );
  for (const tag of [
    '<meta property="og:image" content="https://menus.example/restaurants/7/card/a.png"/>',
    '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="L’Étoile &amp; &quot;Fils&quot;"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
    expect(html).toContain(tag);
});

test('a page without a card names none', () => {
  const html = renderToStaticMarkup(createElement(ShareTags, { page: { ...page, card_path: null } }));
  expect(html).not.toContain('og:image');
});
