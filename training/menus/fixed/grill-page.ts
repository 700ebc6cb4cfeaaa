import { escapeHtml, fontFaces, htmlPage } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

/** The sheet in CSS pixels: letter paper. */
export const SHEET = { width: 816, height: 1_056 };

const STYLE = `
  ${fontFaces('lora', '400', '400i', '600', '700')} ${fontFaces('josefin-sans', '600')}
  body { width: ${SHEET.width}px; height: ${SHEET.height}px; padding: 44px 58px 30px; background: #f6f1e6;
    color: #2b2622; font: 16.5px/1.25 lora; display: flex; flex-direction: column; }
  header { text-align: center; }
  h1 { font: 700 50px/1.05 lora; }
  .tagline { font: 600 15px/1 'josefin-sans'; letter-spacing: .3em; color: #9c4a1f;
    margin: 10px 0 8px; }
  .lines { font-size: 13.5px; }
  .lines span + span::before { content: '|'; margin: 0 10px; color: #9c4a1f; }
  main { flex: 1; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 56px; padding-top: 20px; }
  .column { display: flex; flex-direction: column; justify-content: space-between; }
  h2 { font: 600 23px/1 'josefin-sans'; letter-spacing: .04em; color: #9c4a1f;
    border-top: 2px solid #2b2622; padding-top: 12px; margin-bottom: 8px; }
  .note { font-style: italic; font-size: 14.5px; margin: -5px 0 8px; }
  .item { margin-bottom: 8px; }
  .line { display: flex; justify-content: space-between; gap: 14px; font-weight: 600; font-size: 17.5px; }
  .price { white-space: nowrap; font-variant-numeric: lining-nums tabular-nums; }
  .words { font-style: italic; font-weight: 400; font-size: 14.5px; }
  .label { font-weight: 400; font-size: 13.5px; }
  .description { font-size: 15px; color: #4f4740; }
  footer { text-align: center; font-size: 12.5px; font-style: italic; padding-top: 12px; }
`;

function priceMarkup({ prices, instead_of_price }: DrawnItem): string {
  if (instead_of_price) return `<span class="words">${escapeHtml(instead_of_price)}</span>`;
  return prices
    .map(({ label, amount }) => `${label ? `<span class="label">${escapeHtml(label)}</span> ` : ''}$${amount}`)
    .join('&ensp;');
}

const itemMarkup = (item: DrawnItem): string =>
  `<div class="item"><div class="line"><span>${escapeHtml(item.title)}</span>
  <span class="price">${priceMarkup(item)}</span></div>
  ${item.description ? `<div class="description">${escapeHtml(item.description)}</div>` : ''}</div>`;

const sectionMarkup = ({ title, note, items }: DrawnSection): string =>
  `<section><h2>${escapeHtml(title)}</h2>${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}
  ${items.map(itemMarkup).join('')}</section>`;

export function grillPage({ lang, house, sections, footer }: DrawnMenu): string {
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
