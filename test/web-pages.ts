/** Pages with a menu, drawn by ourselves, in the habits that restaurants' pages have. */

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chez Marie</title>${head}
<script>var price = 99;</script><style>.price { color: red }</style></head><body>
<header class="site"><nav><ul><li><a href="/">Home</a></li><li><a href="/book">Book a table</a></li></ul></nav></header>
<div class="cookie-banner"><p>We use 3 cookies.</p></div>
${body}
<footer><p>12 Rue des Lilas, open from 9 to 23</p></footer></body></html>`;

/** Each with the same dishes: two starters and two mains, the terrine with a description. */
export const WEB_PAGES: Record<string, string> = {
  'elements with classes': page(`<main><h1>Our menu</h1>
<section><h2>Starters</h2>
<div class="menu-item"><div class="menu-item-title">Leek soup</div><div class="menu-item-description">Cream, chives</div><div class="menu-item-price"><span class="currency">€</span>9.50</div></div>
<div class="menu-item"><div class="menu-item-title">Country terrine</div><div class="menu-item-description">Pickles and toast</div><div class="menu-item-price"><span class="currency">€</span>12.00</div></div>
</section>
<section><h2>Mains</h2>
<div class="menu-item"><div class="menu-item-title">Duck breast</div><div class="menu-item-description">Honey, thyme</div><div class="menu-item-price"><span class="currency">€</span>24.00</div></div>
<div class="menu-item"><div class="menu-item-title">Mushroom risotto</div><div class="menu-item-price"><span class="currency">€</span>18.00</div></div>
</section></main>`),

  'headings of dishes': page(`<div id="content"><h2>Starters</h2>
<h3>Leek soup</h3><p>Cream, chives</p><p class="price">9,50 €</p>
<h3>Country terrine</h3><p>Pickles and toast</p><p class="price">12,00 €</p>
<h2>Mains</h2>
<h3>Duck breast</h3><p>Honey, thyme</p><p class="price">24,00 €</p>
<h3>Mushroom risotto</h3><p class="price">18,00 €</p></div>`),

  'a table': page(`<h2>Starters</h2><table><thead><tr><th>Dish</th><th>Price</th></tr></thead><tbody>
<tr><td>Leek soup<br><small>Cream, chives</small></td><td>9.50 €</td></tr>
<tr><td><strong>Country terrine</strong><br>Pickles and toast</td><td>12.00 €</td></tr></tbody></table>
<h2>Mains</h2><table><tr><td>Duck breast<br>Honey, thyme</td><td>24.00 €</td></tr>
<tr><td>Mushroom risotto</td><td>18.00 €</td></tr></table>`),

  'a list of definitions': page(`<article><h2>Starters</h2><dl>
<dt>Leek soup <span>9.50 €</span></dt><dd>Cream, chives</dd>
<dt>Country terrine <span>12.00 €</span></dt><dd>Pickles and toast</dd></dl>
<h2>Mains</h2><dl><dt>Duck breast <span>24.00 €</span></dt><dd>Honey, thyme</dd>
<dt>Mushroom risotto <span>18.00 €</span></dt></dl></article>`),

  'lists with prices in the line': page(`<h2>Starters</h2><ul>
<li><span class="name">Leek soup</span> <span class="dots">........</span> <span class="amount">9.50 €</span><p>Cream, chives</p></li>
<li><span class="name">Country terrine</span> <span class="dots">........</span> <span class="amount">12.00 €</span><p>Pickles and toast</p></li></ul>
<h2>Mains</h2><ul>
<li><span class="name">Duck breast</span> <span class="dots">........</span> <span class="amount">24.00 €</span><p>Honey, thyme</p></li>
<li><span class="name">Mushroom risotto</span> <span class="dots">........</span> <span class="amount">18.00 €</span></li></ul>`),

  'text with line breaks': page(`<center><p><b>STARTERS</b></p>
<p>Leek soup ..... 9.50 €<br><i>Cream, chives</i></p><p>Country terrine ..... 12.00 €<br><i>Pickles and toast</i></p>
<p><b>MAINS</b></p><p>Duck breast ..... 24.00 €<br><i>Honey, thyme</i></p><p>Mushroom risotto ..... 18.00 €</p></center>`),

  'what programs are told': page(
    '<main><div id="app"></div></main>',
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Chez Marie',
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Starters',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Leek soup',
                description: 'Cream, chives',
                offers: { price: '9.5', priceCurrency: 'EUR' },
              },
              {
                '@type': 'MenuItem',
                name: 'Country terrine',
                description: 'Pickles and toast',
                offers: [{ price: 12, priceCurrency: 'EUR' }],
              },
            ],
          },
          {
            '@type': 'MenuSection',
            name: 'Mains',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Duck breast',
                description: 'Honey, thyme',
                offers: { price: '24.00', priceCurrency: 'EUR' },
              },
              { '@type': 'MenuItem', name: 'Mushroom risotto', offers: { price: '18', priceCurrency: 'EUR' } },
            ],
          },
        ],
      },
    })}</script>`,
  ),
};
