import { escapeHtml, fontFaces, htmlPage } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

/** The board in CSS pixels. */
export const BOARD = { width: 860, height: 1_080 };

const STYLE = `
  ${fontFaces('caveat', '500', '700')} ${fontFaces('cabin-sketch', '700')}
  body { width: ${BOARD.width}px; height: ${BOARD.height}px; padding: 34px 54px 26px; border: 20px solid #7a5331;
    background: radial-gradient(ellipse at 30% 25%, #3b4143, #25292b 70%); color: #ece9df; font: 500 27px/1.12 caveat;
    display: flex; flex-direction: column; }
  header { text-align: center; }
  h1 { font: 700 58px/1 cabin-sketch; }
  .tagline { font-size: 31px; color: #f3d58a; margin: 2px 0 4px; }
  main { flex: 1; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 56px; padding-top: 12px; }
  .column { display: flex; flex-direction: column; gap: 30px; }
  h2 { font: 700 38px/1.1 cabin-sketch; color: #f3d58a; margin-bottom: 8px; }
  .item { margin-bottom: 9px; }
  .line { display: flex; justify-content: space-between; gap: 12px; font-weight: 700; font-size: 30px; }
  .price { white-space: nowrap; color: #f7f3e6; }
  .description { font-size: 26px; color: #c9c9c2; }
  .heads { text-align: right; font-size: 24px; margin: -12px 0 2px; color: #c9c9c2; }
  .heads span + span { margin-left: 18px; }
  footer { text-align: center; font-size: 24px; color: #c9c9c2; }
`;

/** 12.5 → `12€50`, 9 → `9€`, as chalk writes it. */
function euros(amount: number): string {
  const [whole, cents] = amount.toFixed(2).split('.');
  return cents === '00' ? `${whole}€` : `${whole}€${cents}`;
}

const itemMarkup = ({ title, description, prices }: DrawnItem): string =>
  `<div class="item"><div class="line"><span>${escapeHtml(title)}</span>
  <span class="price">${prices.map(({ amount }) => euros(amount)).join(' / ')}</span></div>
  ${description ? `<div class="description">${escapeHtml(description)}</div>` : ''}</div>`;

function sectionMarkup({ title, items }: DrawnSection): string {
  const labels = (items[0]?.prices ?? []).flatMap(({ label }) => label ?? []);
  const heads = labels.length > 0 ? `<p class="heads">${escapeHtml(labels.join(' / '))}</p>` : '';
  return `<section><h2>${escapeHtml(title)}</h2>${heads}${items.map(itemMarkup).join('')}</section>`;
}

export function cantinePage({ lang, house, sections, footer }: DrawnMenu): string {
  const columns = [sections.slice(0, 2), sections.slice(2)];
  return htmlPage(
    lang,
    STYLE,
    `<header><h1>${escapeHtml(house.name)}</h1><p class="tagline">${escapeHtml(house.tagline)}</p></header>
    <main>${columns.map((column) => `<div class="column">${column.map(sectionMarkup).join('')}</div>`).join('')}</main>
    <footer>${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`,
  );
}
