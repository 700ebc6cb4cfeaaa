import { expect, test } from 'vitest';
import { renderSamplePage } from '../../test/render-sample-page.ts';
import { sampleItem, sampleMenu, sampleRestaurant, sampleSection } from '../../test/sample-publication.ts';

const dish = {
  description: 'Au lard & aux oignons',
  price_text: 'selon arrivage',
  variants: [{ label: 'verre', price: 900 }],
  tags: ['Bio'],
};
const menus = (section: string, title: string, more = {}) => [
  sampleMenu({ title: 'Carte', sections: [sampleSection(1, section, [sampleItem(1, title, { ...dish, ...more })])] }),
  sampleMenu({ id: 2, title: 'Vins', sections: [sampleSection(2, 'Rouges', [sampleItem(2, 'Chinon')])] }),
];
const written = { main_locale: 'fr', tagline: 'Bistro du canal', hours: 'Du mardi au samedi' } as const;
const original = sampleRestaurant({ ...written, menus: menus('Entrées', 'Tarte flambée') });

/** A page in English of a menu in French, of which only these two are translated. */
const translated = () =>
  renderSamplePage(
    { ...written, menus: menus('Starters', 'Bacon and onion tart', { tags: ['Organic'] }) },
    { locale: 'en', locales: ['fr', 'en'], original },
  );

test('the original name is beneath a translated title, in its own language', () => {
  const html = translated();
  expect(html).toContain('<h3>Bacon and onion tart</h3>');
  expect(html).toContain('<p class="original"><bdi lang="fr">Tarte flambée</bdi></p>');
  expect(html).not.toContain('<bdi lang="fr">Chinon');
});

test('untranslated text names its language', () => {
  const html = translated();
  expect(html).toContain('<p lang="fr">Au lard &amp; aux oignons</p>');
  expect(html).toContain('<dt lang="fr" data-original="verre">verre</dt>');
  expect(html).toContain('<p lang="fr">Bistro du canal</p>');
  expect(html).toContain('<p lang="fr">Du mardi au samedi</p>');
  expect(html).toMatch(/lang="fr">Vins<\/a>/);
  expect(html).toContain('<span>Organic</span>');
  expect(html).not.toContain('lang="fr">Starters');
});

test('a page in the restaurant’s language repeats no name and marks no text', () => {
  const html = renderSamplePage(
    { ...written, menus: menus('Entrées', 'Tarte flambée') },
    { locale: 'fr', locales: ['fr', 'en'], original },
  );
  const marked = [...html.matchAll(/<(\w+)[^>]* lang="fr"/g)].map(([, tag]) => tag);
  // The page itself, and the link to it.
  expect(new Set(marked)).toEqual(new Set(['html', 'a']));
  expect(html).not.toContain('class="original"');
});
