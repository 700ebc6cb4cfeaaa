import { expect, test } from 'vitest';
import { homeFiles } from './home-files.ts';

const MANIFEST = {
  'web/index.html': { file: 'assets/app.js', imports: ['_shared.js'], css: ['assets/app.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  'web/pages/menus/section-page.tsx': { file: 'assets/page.js', imports: ['_home.js', '_shared.js'] },
  '_home.js': { file: 'assets/home.js', css: ['assets/home.css'] },
  'web/frame/app-layout.tsx': { file: 'assets/frame.js', imports: ['_home.js'] },
  'web/pages/menus/item/item-card.tsx': { file: 'assets/card.js' },
  'shared/i18n/app/en.ts?first': { file: 'assets/en.js' },
  'shared/i18n/app/fr.ts?first': { file: 'assets/fr.js' },
};

test('are those of the home, its frame and the card of a dish, without what the document names', () => {
  expect(homeFiles(MANIFEST)).toEqual({
    scripts: ['/assets/page.js', '/assets/home.js', '/assets/frame.js', '/assets/card.js'],
    styles: ['/assets/home.css'],
    words: { en: '/assets/en.js', fr: '/assets/fr.js' },
  });
});

test.each(Object.keys(MANIFEST))('a build without %s is refused', (key) => {
  const parts = Object.entries(MANIFEST).filter(([name]) => name !== key);
  expect(() => homeFiles(Object.fromEntries(parts))).toThrow(key);
});
