import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { guestWords } from '../../shared/i18n/guest/words-by-locale.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { MENU_LOCALES, textDirection } from '../../shared/locales.ts';
import { ofItems, renderSamplePage } from '../../test/render-sample-page.ts';
import { sampleItem, sampleMenu, sampleSection } from '../../test/sample-publication.ts';
import { pages } from './render-pages.tsx';

/** The body, without its tags; spaces as a person reads them. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u202f\u2009]+/g, ' ');

describe('a menu', () => {
  test('is titled with exactly the restaurant’s name', () => {
    expect(renderSamplePage()).toContain('<title>L’Étoile &amp; Fils</title>');
  });

  test.each(MENU_LOCALES)('speaks %s, in its direction', (locale) => {
    const html = renderSamplePage({}, { locale, locales: [...MENU_LOCALES] });
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="[^"]+" dir="${textDirection(locale)}">`));
    expect(wordsOf(html)).toContain(guestWords(locale).allergy);
    expect(html).not.toMatch(/\{\{|undefined/);
  });

  test('shows what the owner wrote as text, never as markup', () => {
    const html = renderSamplePage({
      ...ofItems(sampleItem(1, '<script>alert(1)</script>', { description: '<b>"&\'' })),
    });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('shows no amount if the price is unknown', () => {
    const words = wordsOf(
      renderSamplePage(ofItems(sampleItem(1, 'Soup'), sampleItem(2, 'Fish', { price_text: 'market price' }))),
    );
    expect(words).toContain('market price');
    expect(words).not.toMatch(/\$|\b0\b/);
  });

  test('drops the decimals only if every amount of the menu is whole', () => {
    const whole = renderSamplePage(
      ofItems(sampleItem(1, 'Soup', { price: 1200 }), sampleItem(2, 'Fish', { price: 2400 })),
    );
    expect(wordsOf(whole)).toContain('$12 ');
    const half = renderSamplePage(
      ofItems(sampleItem(1, 'Soup', { price: 1200 }), sampleItem(2, 'Fish', { price: 2450 })),
    );
    expect(wordsOf(half)).toContain('$12.00');
  });

  test('formats amounts in the guest’s language', () => {
    const words = wordsOf(renderSamplePage(ofItems(sampleItem(1, 'Soupe', { price: 1250 })), { locale: 'fr' }));
    expect(words).toContain('12,50 $');
  });

  test('shows "sold out" instead of the price', () => {
    const items = ofItems(sampleItem(1, 'Soup', { price: 1250 }), sampleItem(2, 'Fish', { price: 2450 }));
    const sold_out = [
      { item_id: 1, back_at: '2026-11-21T10:00:00.000Z' },
      { item_id: 2, back_at: null },
    ];
    const words = wordsOf(renderSamplePage(items, { availability: { sold_out } }));
    expect(words).toMatch(/Soup sold out today Fish sold out /);
    expect(words).not.toContain('$');
  });

  test('names the taxes below, and beside the dishes only if they differ', () => {
    const same = wordsOf(renderSamplePage());
    expect(same).toMatch(/before tax: .?GST 5%.?, .?QST 9\.975%/);
    expect(same).not.toContain('Taxes: ');
    const differing = ofItems(
      sampleItem(1, 'Soup', { price: 1250 }),
      sampleItem(2, 'Bread', { price: 300, taxes: [1] }),
    );
    expect(wordsOf(renderSamplePage(differing))).toMatch(/Taxes: 1, 2 .*Taxes: 1 .*tax: .?1 GST 5%.?, .?2 QST/);
    const inSizes = ofItems(
      sampleItem(1, 'Soup', { price: 1250, taxes: [] }),
      sampleItem(2, 'Wine', { variants: [{ label: 'glass', price: 900 }], taxes: [2] }),
    );
    const words = wordsOf(renderSamplePage({ ...inSizes, prices_include_taxes: true }));
    expect(words).toMatch(/glass \$9\.00 2 Taxes: 2 .*taxes included: .?2 QST 9\.975%.?\./);
    expect(words).not.toContain('GST 5%');
  });

  test('names allergens only if the owner has checked them', () => {
    const allergens = [{ code: 'milk', state: 'contains' }] as const;
    const unchecked = ofItems(sampleItem(1, 'Soup', { allergens: [...allergens] }));
    expect(wordsOf(renderSamplePage(unchecked))).not.toContain('Contains');
    const checked = ofItems(
      sampleItem(1, 'Soup', { allergens: [...allergens], allergens_checked_at: '2026-11-01T00:00:00.000Z' }),
    );
    expect(wordsOf(renderSamplePage(checked))).toContain('Contains: milk');
  });

  test('is dated in the restaurant’s timezone', () => {
    expect(wordsOf(renderSamplePage({ timezone: 'Asia/Tokyo' }))).toContain('November 21, 2026');
    expect(wordsOf(renderSamplePage({ timezone: 'America/Montreal' }))).toContain('November 20, 2026');
  });

  test('has tabs if there are several menus, whose links have the language', () => {
    expect(renderSamplePage()).not.toContain('aria-label="Menus"');
    const html = renderSamplePage(
      { menus: [sampleMenu(), sampleMenu({ id: 4, title: 'Lunch' })] },
      { locale: 'fr', locales: ['en', 'fr'] },
    );
    expect(html).toContain('href="/restaurants/7k3m9x2p4q/menus/4?lang=fr"');
    expect(html).toMatch(/menus\/1\?lang=fr"[^>]* aria-current="page"/);
  });

  test('shows pictures only in a menu of cards, in several widths', () => {
    const picture = { file: 'f00d', origin: 'owner', width: 900, height: 600 } as const;
    const sections = [sampleSection(1, 'Food', [sampleItem(1, 'Soup', { picture })])];
    expect(renderSamplePage({ menus: [sampleMenu({ sections })] })).not.toContain('<img');
    const cards = renderSamplePage({ menus: [sampleMenu({ sections, display_mode: 'complex' })] });
    expect(cards).toContain('srcSet="/files/f00d-320.webp 320w, /files/f00d-640.webp 640w, /files/f00d-900.webp 900w"');
    expect(cards).not.toContain('llustration');
  });

  test.each(MENU_LOCALES)('labels a picture that a model made as an illustration, in %s', (locale) => {
    const picture = { file: 'f00d', origin: 'model', width: 900, height: 600 } as const;
    const sections = [sampleSection(1, 'Food', [sampleItem(1, 'Soup & bread', { picture })])];
    const cards = renderSamplePage({ menus: [sampleMenu({ sections, display_mode: 'complex' })] }, { locale });
    const { illustration, illustration_of } = guestWords(locale);
    expect(cards).toContain(`alt="${interpolate(illustration_of, { title: 'Soup &amp; bread' })}"`);
    expect(cards).toContain(illustration.replaceAll("'", '&#x27;'));
    expect(renderSamplePage({ menus: [sampleMenu({ sections })] }, { locale })).not.toContain(illustration);
  });
});

describe('every page', () => {
  const all: [string, string][] = [
    ['menu', renderSamplePage({ logo: { file: 'logo.png', width: 300, height: 120 } })],
    ['preview', renderSamplePage({}, { preview: true })],
    [
      'error',
      pages.guestError({
        status: 403,
        locale: 'en',
        restaurant: { name: 'Chez <Nous>', phone: '514 555 0142', menu_path: '/restaurants/7k3m9x2p4q' },
      }),
    ],
  ];

  test.each(all)('%s: all its style is allowed by its hash, and nothing else is inline', (name, html) => {
    const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = '']) => text);
    expect(styles.length).toBeGreaterThan(1);
    for (const style of styles)
      expect(pages.style_hashes).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`);
    expect(html).not.toMatch(/ style=| on\w+=/);
    const scripts = Array.from(html.matchAll(/<script([^>]*)>/g), ([, attributes = '']) => attributes);
    const isFileOrData = (script: string) => / src="\/[^/]/.test(script) || script.includes('application/ld+json');
    expect(scripts.filter((script) => !isFileOrData(script))).toEqual([]);
    expect(scripts).toHaveLength(name === 'menu' ? 3 : 0);
  });

  test.each(all)('%s: requests nothing from other servers', (_, html) => {
    const asked = Array.from(
      html.matchAll(/<(?:link|img|source)[^>]* (?:href|src)="([^"]*)"/g),
      ([tag, address = '']) => (tag.includes('canonical') ? '/' : address),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((address) => !/^(\/(?!\/)|data:,$)/.test(address))).toEqual([]);
  });
});

test('a page that may be old shows its date, in the restaurant’s time', () => {
  const words = 'As it was on November 20, 2026 at 6:45 PM; it may have changed since.';
  expect(wordsOf(renderSamplePage({}, { as_of: '2026-11-20T23:45:00.000Z' }))).toContain(words);
  expect(wordsOf(renderSamplePage())).not.toContain('As it was');
});

test('a preview is kept from search engines, and its tabs stay in the preview', () => {
  const html = renderSamplePage({ menus: [sampleMenu(), sampleMenu({ id: 4, title: 'Lunch' })] }, { preview: true });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
  expect(html).toContain('<a href="4">Lunch</a>');
});

test.each([
  [400, 'The menus are unavailable.'],
  [403, 'The menus are unavailable.'],
  [404, 'These menus do not exist.'],
  [503, 'The menus can’t be shown right now. Please try again in a moment.'],
] as const)('error %s says why', (status, reason) => {
  const html = pages.guestError({ status, locale: 'en', restaurant: null });
  expect(html).toContain('<title>Oops</title>');
  expect(wordsOf(html)).toContain(reason);
});

test('a page of a restaurant with a domain names the domain to search engines, and its own links stay where it is shown', () => {
  const atAddressHere = '/restaurants/7k3m9x2p4q';
  const html = renderSamplePage(
    { menus: [sampleMenu(), sampleMenu({ id: 2, title: 'Wines' })] },
    { public_url: 'https://menu.chez.example', home_path: '', links_path: atAddressHere, locales: ['en', 'fr'] },
  );
  expect(html).toContain('<link rel="canonical" href="https://menu.chez.example/menus/1"');
  expect(html).toMatch(/rel="alternate" hrefLang="fr[^"]*" href="https:\/\/menu\.chez\.example\/menus\/1\?lang=fr"/i);
  expect(html).toContain(`href="${atAddressHere}/menus/2"`);
  expect(html).toContain(`href="${atAddressHere}/menus/1?lang=fr"`);
  expect(html).toContain(`rel="manifest" href="${atAddressHere}/menu.webmanifest"`);
  expect(html).not.toContain('href="/menus/');
});
