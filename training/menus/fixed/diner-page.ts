import { escapeHtml, fontFaces, htmlPage } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

const STYLE = `
  ${fontFaces('oswald', '600', '700')} ${fontFaces('inter', '400', '500', '700')}
  body { width: 1650px; padding: 46px 56px 38px; background: #fbf6ea; color: #22303a; font: 19px/1.32 inter; }
  header { background: #c8382d; color: #fff8e8; border-radius: 26px; padding: 26px 40px 22px; display: flex;
    align-items: center; justify-content: space-between; }
  h1 { font: 700 76px/1 oswald; letter-spacing: .01em; }
  .tagline { font-size: 24px; margin-top: 12px; }
  .lines { text-align: right; font-size: 19px; line-height: 1.5; }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 54px; padding: 34px 0 22px; }
  section + section { margin-top: 28px; }
  h2 { font: 600 37px/1.1 oswald; color: #c8382d; border-bottom: 4px solid #1f7a78;
    padding-bottom: 6px; margin-bottom: 12px; }
  .note { font-style: normal; font-size: 17px; color: #1f6866; margin: -4px 0 10px; }
  .item { margin-bottom: 13px; }
  .line { display: flex; justify-content: space-between; gap: 16px; font-weight: 700; font-size: 21px; }
  .price { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .description { font-size: 17.5px; color: #44525b; padding-right: 60px; }
  .optional { font-size: 18px; font-weight: 500; color: #1f6866; }
  footer { border-top: 4px solid #1f7a78; padding-top: 14px; text-align: center; font-size: 16px; color: #44525b; }
`;

const price = (amount: number) => `$${amount.toFixed(2)}`;

function itemMarkup({ title, description, prices, is_optional }: DrawnItem): string {
  const amounts = prices.map(({ label, amount }) => (label ? `${label} ${price(amount)}` : price(amount))).join(' / ');
  return `<div class="item"><div class="line ${is_optional ? 'optional' : ''}"><span>${escapeHtml(title)}</span>
    <span class="price">${escapeHtml(amounts)}</span></div>
    ${description ? `<div class="description">${escapeHtml(description)}</div>` : ''}</div>`;
}

const sectionMarkup = ({ title, note, items }: DrawnSection): string =>
  `<section><h2>${escapeHtml(title)}</h2>${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}
  ${items.map(itemMarkup).join('')}</section>`;

export function dinerPage({ lang, house, sections, footer }: DrawnMenu): string {
  const columns = [sections.slice(0, 2), sections.slice(2, 4), sections.slice(4)];
  return htmlPage(
    lang,
    STYLE,
    `<header><div><h1>${escapeHtml(house.name)}</h1><p class="tagline">${escapeHtml(house.tagline)}</p></div>
    <div class="lines">${house.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div></header>
    <main>${columns.map((column) => `<div>${column.map(sectionMarkup).join('')}</div>`).join('')}</main>
    <footer>${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`,
  );
}
