import { escapeHtml, fontFaces, htmlPage, withComma } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

const STYLE = `
  ${fontFaces('playfair-display', '600', '700')} ${fontFaces('alegreya', '400', '400i', '700')}
  @page { size: 8.5in 11in; margin: 0; }
  body { width: 8.5in; height: 11in; padding: .5in .62in .4in; font: 12pt/1.22 alegreya; color: #26211e;
    display: flex; flex-direction: column; }
  header { text-align: center; }
  h1 { font: 700 31pt/1.1 playfair-display; color: #7b2231; }
  .tagline { font-style: italic; font-size: 12pt; margin: 2pt 0 6pt; }
  .lines { font-size: 9pt; letter-spacing: .03em; border-top: .6pt solid #7b2231; border-bottom: .6pt solid #7b2231;
    padding: 4pt 0; }
  .lines span + span::before { content: '•'; margin: 0 8pt; color: #7b2231; }
  main { flex: 1; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .45in; padding-top: 12pt; }
  .column { display: flex; flex-direction: column; justify-content: space-between; }
  h2 { font: 600 18pt/1.1 playfair-display; color: #7b2231; margin-bottom: 5pt; }
  .head { display: flex; justify-content: space-between; align-items: baseline; }
  .labels { font-style: italic; font-size: 10.5pt; }
  .note { font-style: italic; font-size: 10.6pt; margin: -3pt 0 4pt; }
  .item { margin-bottom: 6pt; }
  .line { display: flex; align-items: baseline; font-weight: 700; }
  .leader { flex: 1; overflow: hidden; white-space: nowrap; color: #9a8f86; font-weight: 400;
    margin: 0 3pt; }
  .price { font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
  .description { font-style: italic; font-size: 10.6pt; color: #514842; padding-right: .5in; }
  footer { text-align: center; font-size: 8.4pt; color: #514842; border-top: .6pt solid #7b2231; padding-top: 6pt;
    margin-top: 8pt; }
`;

const LEADER = '.'.repeat(120);
const price = (amount: number) => `${withComma(amount)}\u00a0$`;

function itemMarkup({ title, description, prices }: DrawnItem): string {
  const amounts = prices.map(({ amount }) => price(amount)).join(' / ');
  return `<div class="item"><div class="line"><span>${escapeHtml(title)}</span><span class="leader">${LEADER}</span>
    <span class="price">${amounts}</span></div>
    ${description ? `<div class="description">${escapeHtml(description)}</div>` : ''}</div>`;
}

function sectionMarkup({ title, note, items }: DrawnSection): string {
  const labels = (items[0]?.prices ?? []).flatMap(({ label }) => label ?? []).join(' / ');
  return `<section><div class="head"><h2>${escapeHtml(title)}</h2><span class="labels">${escapeHtml(labels)}</span></div>
    ${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}${items.map(itemMarkup).join('')}</section>`;
}

export function bistroPage({ lang, house, sections, footer }: DrawnMenu): string {
  const columns = [sections.slice(0, 2), sections.slice(2)];
  return htmlPage(
    lang,
    STYLE,
    `<header><h1>${escapeHtml(house.name)}</h1><p class="tagline">${escapeHtml(house.tagline)}</p>
    <p class="lines">${house.lines.map((line) => `<span>${escapeHtml(line)}</span>`).join('')}</p></header>
    <main>${columns.map((column) => `<div class="column">${column.map(sectionMarkup).join('')}</div>`).join('')}</main>
    <footer>${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`,
  );
}
