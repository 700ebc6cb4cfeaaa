import { escapeHtml, fontFaces, htmlPage, withComma } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

/** How many of the sections are on the first of the two sheets. */
const ON_FIRST_SHEET = 4;

const STYLE = `
  ${fontFaces('cormorant-garamond', '500', '700')} ${fontFaces('source-sans-3', '400', '600')}
  @page { size: A4; margin: 0; }
  .sheet { width: 210mm; height: 296.8mm; padding: 14mm 30mm 11mm; display: flex; flex-direction: column;
    font: 11pt/1.3 source-sans-3; color: #20281f; break-after: page; }
  .sheet:last-child { break-after: auto; }
  header { text-align: center; margin-bottom: 5mm; }
  h1 { font: 700 38pt/1 cormorant-garamond; color: #2f4a2c; }
  .tagline { font: 500 15pt/1.2 cormorant-garamond; margin-top: 2mm; }
  .running { font: 500 13pt/1 cormorant-garamond; text-align: center; color: #2f4a2c; margin-bottom: 8mm; }
  main { flex: 1; display: flex; flex-direction: column; gap: 5.5mm; }
  h2 { font: 700 21pt/1 cormorant-garamond; color: #2f4a2c; text-align: center; margin-bottom: 2.5mm; }
  .row { display: grid; grid-template-columns: 1fr repeat(var(--prices), 23mm); align-items: baseline; }
  .labels { font-size: 9.5pt; color: #54604f; margin-bottom: 1mm; }
  .item { margin-bottom: 2mm; }
  .title { font-weight: 600; }
  .price, .labels span { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .description { font-size: 10pt; color: #54604f; max-width: 108mm; }
  footer { text-align: center; font-size: 8.5pt; color: #54604f; border-top: .5pt solid #2f4a2c; padding-top: 3mm; }
`;

const price = (amount: number) => `€ ${withComma(amount)}`;

const row = (left: string, cells: readonly string[], kind: string): string =>
  `<div class="row ${kind}" style="--prices: ${cells.length}">${[left, ...cells].join('')}</div>`;

function itemMarkup({ title, description, prices }: DrawnItem): string {
  const cells = prices.map(({ amount }) => `<span class="price">${price(amount)}</span>`);
  return `<div class="item">${row(`<span class="title">${escapeHtml(title)}</span>`, cells, '')}
    ${description ? `<div class="description">${escapeHtml(description)}</div>` : ''}</div>`;
}

function sectionMarkup({ title, items }: DrawnSection): string {
  const labels = (items[0]?.prices ?? []).flatMap(({ label }) => label ?? []);
  const cells = labels.map((label) => `<span>${escapeHtml(label)}</span>`);
  return `<section><h2>${escapeHtml(title)}</h2>${cells.length > 0 ? row('<span></span>', cells, 'labels') : ''}
    ${items.map(itemMarkup).join('')}</section>`;
}

export function gasthofPage({ lang, house, sections, footer }: DrawnMenu): string {
  const sheet = (head: string, part: readonly DrawnSection[], foot: readonly string[]) =>
    `<div class="sheet">${head}<main>${part.map(sectionMarkup).join('')}</main>
    <footer>${foot.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer></div>`;
  return htmlPage(
    lang,
    STYLE,
    sheet(
      `<header><h1>${escapeHtml(house.name)}</h1><p class="tagline">${escapeHtml(house.tagline)}</p></header>`,
      sections.slice(0, ON_FIRST_SHEET),
      [footer[0] ?? '', 'Seite 1'],
    ) +
      sheet(`<p class="running">${escapeHtml(house.name)}</p>`, sections.slice(ON_FIRST_SHEET), [
        ...footer,
        house.lines.join(' · '),
        'Seite 2',
      ]),
  );
}
