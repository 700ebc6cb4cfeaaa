import { describe, expect, test } from 'vitest';
import { WEB_PAGES } from '../../../../test/web-pages.ts';
import { decodeHtml } from './decode-html.ts';
import { readWebPage } from './read-web-page.ts';

const ADDRESS = 'https://bistro.example/en/menu';
const read = (html: string) => readWebPage(new TextEncoder().encode(html), 'utf-8', ADDRESS);
/** Each line with its cells apart. */
const linesOf = (html: string): string[] => {
  const page = read(html);
  return page && 'lines' in page ? page.lines.map(({ cells }) => cells.join(' | ')) : [];
};
const linksOf = (html: string): string[] | undefined => {
  const page = read(html);
  return page && 'links' in page ? page.links : undefined;
};
const dishes = (count: number) =>
  Array.from({ length: count }, (_, index) => `<li>Dish ${index + 1} <b>${index + 7}.50</b></li>`).join('');

test.each(Object.entries(WEB_PAGES))('%s: sections, dishes, descriptions and prices, and nothing else', (_, html) => {
  const lines = linesOf(html).map((line) => line.replace(/(\d) EUR|(\d) ?€/, '$1$2').replace('€', ''));
  const amounts = lines.map((line) =>
    line.replace(/\| (\d+)(?:[.,](\d\d))?$/, (_match, whole, cents = '00') => `| ${whole}.${cents}`),
  );
  expect(
    amounts.filter((line) => line !== 'Our menu').map((line) => line.replace(/^(?:STARTERS|MAINS)$/, capitalised)),
  ).toEqual([
    'Starters',
    'Leek soup | 9.50',
    'Cream, chives',
    'Country terrine | 12.00',
    'Pickles and toast',
    'Mains',
    'Duck breast | 24.00',
    'Honey, thyme',
    'Mushroom risotto | 18.00',
  ]);
});
const capitalised = (word: string): string => word.slice(0, 1) + word.slice(1).toLowerCase();

describe('what a page doesn’t show isn’t read', () => {
  test.each([
    ['hidden', '<p hidden>Ghost 99</p>'],
    ['hidden by its style', '<p style="display: none">Ghost 99</p>'],
    ['struck through', '<p><s>Ghost 99</s></p>'],
    ['of a menu of the site', '<nav>Ghost 99</nav>'],
    ['a script', '<script>"Ghost 99"</script>'],
    ['a comment', '<!-- Ghost 99 -->'],
  ])('%s', (_, html) => {
    expect(linesOf(`<ul>${dishes(3)}</ul>${html}`).join('\n')).not.toMatch(/Ghost|99/);
  });

  test('but all parts of which it shows one at a time are', () => {
    const panels = `<div role="tabpanel"><ul>${dishes(3)}</ul></div><div role="tabpanel" hidden><p>Late tart <b>8.00</b></p></div>`;
    expect(linesOf(panels)).toContain('Late tart | 8.00');
  });

  test.each([
    'cookie-banner',
    'cookies_notice',
    'onetrust-consent-sdk',
    'gdpr-popup',
    'newsletter',
    'u-breadcrumbs',
    'sr-only',
  ])('what is about the site (%s)', (name) => {
    const html = `<ul>${dishes(3)}</ul><div class="part ${name}">Ghost 99</div>`;
    expect(linesOf(html)).toHaveLength(3);
  });

  test.each(['cookies', 'menu-cookies', 'cookie-bars', 'has-breadcrumbs', 'not-sr-only', 'newsletter-menu'])(
    'but a part of the menu is (%s)',
    (name) => {
      const part = '<p>Late tart <b>8.00</b></p>';
      expect(linesOf(`<ul>${dishes(3)}</ul><section class="${name}">${part}</section>`)).toContain('Late tart | 8.00');
      expect(linesOf(`<ul>${dishes(3)}</ul><section id="${name}">${part}</section>`)).toContain('Late tart | 8.00');
    },
  );

  test.each([
    '<body class="cookies-not-set cookie-banner">',
    '<html class="cookie-notice"><body>',
    '<body style="visibility: hidden">',
    '<body style="display:none" aria-hidden="true">',
  ])('and the page as a whole always is (%s)', (body) => {
    expect(linesOf(`${body}<ul>${dishes(3)}</ul>`)).toHaveLength(3);
  });
});

describe('a button', () => {
  const part = (title: string, count: number) =>
    `<div>${title}<div class="panel"><ul>${dishes(count)}</ul></div></div>`;
  const accordionOf = (button: (title: string) => string) =>
    `<main>${part(button('Starters'), 3)}${part(button('Desserts'), 4)}</main>`;

  test.each<[what: string, button: (title: string) => string]>([
    ['in a heading', (title) => `<h2><button aria-expanded="false">${title}</button></h2>`],
    ['in a heading, without a word of what it opens', (title) => `<h2><button>${title}</button></h2>`],
    ['in a heading, as a link', (title) => `<h4><a role="button" data-toggle="collapse" href="#x">${title}</a></h4>`],
    ['of its own', (title) => `<button aria-controls="part-${title}"><svg></svg>${title}</button>`],
    ['that is none', (title) => `<div role="button" aria-expanded="true">${title}</div>`],
    ['with a heading in it', (title) => `<div role="button" data-bs-toggle="collapse"><h3>${title}</h3></div>`],
  ])('that opens a part of the menu is its heading: %s', (_, button) => {
    const page = read(accordionOf(button));
    const headings = page && 'lines' in page ? page.lines.filter(({ mark }) => mark === 'heading') : [];
    expect(headings.map(({ cells }) => cells.join())).toEqual(['Starters', 'Desserts']);
  });

  test.each([
    '<button>Ghost</button>',
    '<button data-bs-toggle="modal" aria-controls="book">Ghost</button>',
    '<button aria-haspopup="true" aria-expanded="false">Ghost</button>',
    '<button class="navbar-toggler" aria-expanded="false">Ghost</button>',
    '<button aria-expanded="false">Ghost</button><button aria-expanded="false">Ghost</button>',
    '<h2>Lunch <button>Ghost</button></h2>',
  ])('that does something else is no text: %s', (button) => {
    expect(linesOf(`${button}<ul>${dishes(3)}</ul>`).join()).not.toContain('Ghost');
  });
});

test('cents that are set high are cents, and a footnote is none', () => {
  const lines = linesOf(
    `<ul>${dishes(3)}</ul><p>Oysters <b>$19<sup>50</sup></b></p><p>Eel<sup>1</sup> <b>12</b></p><p>Carp<sup>1,3</sup> 14.50</p>`,
  );
  expect(lines).toContain('Oysters | $19.50');
  expect(lines).toContain('Eel (1) | 12');
  expect(lines).toContain('Carp (1,3) | 14.50');
});

test('prices of sizes are columns of their dish', () => {
  const table = `<table><tr><th>Wines</th><th>Glass</th><th>Bottle</th></tr><tr><td>Merlot</td><td>6.50</td><td>28.00</td></tr><tr><td>Riesling</td><td>7.00</td><td>31.00</td></tr></table>`;
  expect(linesOf(table)).toEqual(['Wines | Glass | Bottle', 'Merlot | 6.50 | 28.00', 'Riesling | 7.00 | 31.00']);
});

test('names in one column and prices in the next belong together', () => {
  const columns = '<div><p>Soup</p><p>Terrine</p><p>Tart</p></div><div><p>9.00</p><p>12.00</p><p>8.00</p></div>';
  expect(linesOf(`<main>${columns}</main>`)).toEqual(['Soup | 9.00', 'Terrine | 12.00', 'Tart | 8.00']);
});

test('a page describes a part of its menu to programs: then its text is read', () => {
  const menu = { '@type': 'Menu', hasMenuItem: ['A', 'B', 'C'].map((name) => ({ name, offers: { price: '9' } })) };
  const script = `<script type="application/ld+json">${JSON.stringify(menu)}</script>`;
  expect(linesOf(script)).toEqual(['A | 9', 'B | 9', 'C | 9']);
  expect(linesOf(`${script}<ul>${dishes(12)}</ul>`)).toHaveLength(12);
  expect(linesOf(`<script type="application/ld+json">{broken</script><ul>${dishes(3)}</ul>`)).toHaveLength(3);
});

test('what a page describes to programs may have entities and tags', () => {
  const names = ['Moules &amp; frites', 'Cr&egrave;me<br>br&#251;l&eacute;e', '&lt;b&gt;Tarte&lt;/b&gt; 1 < 2'];
  const menu = { '@type': 'Menu', hasMenuItem: names.map((name) => ({ name, offers: { price: '9' } })) };
  const script = `<script type="application/ld+json">${JSON.stringify(menu)}</script>`;
  expect(linesOf(script)).toEqual(['Moules & frites | 9', 'Crème brûlée | 9', 'Tarte 1 < 2 | 9']);
});

describe('a page without a menu', () => {
  test('links it as PDF: each once, by the page’s base', () => {
    const html = `<nav><a href="/files/Menu%20d%C3%AEner.pdf#page=2">Our dinner</a></nav>
      <a href="../Weinkarte_2026.pdf">Wein</a> <a href="../Weinkarte_2026.pdf#2">Wein</a>
      <a href="https://cdn.example/download?id=7">Speisekarte (PDF)</a><a href="/terms.pdf">Terms</a>
      <a href="mailto:menu@bistro.example">menu.pdf</a><img src="/menu-photo.jpg" alt="Menu">`;
    expect(linksOf(html)).toEqual([
      'https://bistro.example/files/Menu%20d%C3%AEner.pdf',
      'https://bistro.example/Weinkarte_2026.pdf',
      'https://cdn.example/download?id=7',
    ]);
  });

  test('or shows it in pictures; those of dishes and signs are none', () => {
    const html =
      '<img src="carte-1.jpg" alt=""><a href="carte-2.png">Suite</a><img src="plat.jpg" alt="Nos plats"><img src="menu-icon.png" alt="Menu">';
    expect(linksOf(html)).toEqual(['https://bistro.example/en/carte-1.jpg', 'https://bistro.example/en/carte-2.png']);
  });

  test('a picture is one file, also if it leads to itself in full size or is there in several sizes', () => {
    const html = `<a href="/up/menu-1.jpg"><img src="/up/menu-1-300x200.jpg" alt=""></a>
      <a href="/up/scan.jpg"><img src="/up/scan-300x200.jpg" alt="Menu"></a>
      <img src="/up/carte-300x200.jpg" alt=""><img src="/up/carte-1024x724.jpg" alt=""><img src="/up/carte-768x543.jpg" alt="">`;
    expect(linksOf(html)).toEqual([
      'https://bistro.example/up/menu-1.jpg',
      'https://bistro.example/up/scan.jpg',
      'https://bistro.example/up/carte-1024x724.jpg',
    ]);
  });

  test.each(['', '<p>Welcome to our restaurant</p>', '<div id="root"></div>', '<p>Call 1-800-555-0100</p>', '\u0000'])(
    'nor links: there is none in %j',
    (html) => {
      expect(linksOf(html)).toEqual([]);
    },
  );
});

test('elements that are nested without end are read up to a depth', () => {
  const html = `<ul>${dishes(3)}</ul>${'<div>'.repeat(50_000)}deep`;
  expect(linesOf(html)).toHaveLength(3);
});

describe('an encoding', () => {
  const shiftJis = new Uint8Array([0x3c, 0x70, 0x3e, 0x83, 0x89, 0x81, 0x5b, 0x83, 0x81, 0x83, 0x93]);
  const latin = (html: string) => Buffer.from(html, 'latin1');
  test.each<[string, Uint8Array, string | undefined, string]>([
    ['of the server', latin('Cr\u00e8me'), 'windows-1252', 'Crème'],
    ['of the page', latin('<meta charset="iso-8859-1">Cr\u00e8me'), undefined, '<meta charset="iso-8859-1">Crème'],
    ['of nobody', latin('Cr\u00e8me'), undefined, 'Crème'],
    ['of nobody, in UTF-8', Buffer.from('Crème'), undefined, 'Crème'],
    ['that nobody has', Buffer.from('Crème'), 'klingon', 'Crème'],
    ['against its mark', Buffer.from('\uFEFFCrème'), 'windows-1252', 'Crème'],
    ['of Japan', shiftJis, 'Shift_JIS', '<p>ラーメン'],
  ])('%s', (_, bytes, charset, text) => {
    expect(decodeHtml(bytes, charset)?.replace('\uFEFF', '')).toBe(text);
  });
});
