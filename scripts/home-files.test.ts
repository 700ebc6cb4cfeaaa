import { expect, test } from 'vitest';
import { homeFiles, homeScripts } from './home-files.ts';

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

test('the scripts that run before a dish can be edited are those and the document’s, each once', () => {
  const names = ['app', 'shared', 'page', 'home', 'frame', 'card'];
  expect(homeScripts(MANIFEST).toSorted()).toEqual(names.map((name) => `assets/${name}.js`).toSorted());
});

test.each(Object.keys(MANIFEST))('a build without %s is refused', (key) => {
  const parts = Object.entries(MANIFEST).filter(([name]) => name !== key);
  expect(() => homeFiles(Object.fromEntries(parts))).toThrow(key);
});
