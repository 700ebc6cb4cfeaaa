import { escapeHtml, fontFaces, htmlPage, withComma } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

const STYLE = `
  ${fontFaces('oswald', '500', '600')} ${fontFaces('source-sans-3', '400', '400i', '600')}
  body { width: 1400px; padding: 60px 70px 44px; background: #20302f; color: #f4ecd8; font: 23px/1.3 source-sans-3; }
  header { text-align: center; margin-bottom: 38px; }
  h1 { font: 600 82px/1.1 oswald; color: #f0b94a; }
  .tagline { font-size: 27px; font-style: italic; }
  .panel { background: #f4ecd8; color: #20302f; padding: 28px 40px 22px; margin-bottom: 40px; }
  .panel h2 { display: flex; justify-content: space-between; font: 600 44px/1.1 oswald; color: #a8381f; }
  .terms { font-style: italic; font-size: 20px; margin: 4px 0 16px; }
  .courses { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px; }
  h3 { font: 500 29px/1.1 oswald; color: #a8381f; margin-bottom: 8px; }
  .course { font-size: 22px; margin-bottom: 6px; }
  main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 70px; }
  main section { margin-bottom: 30px; }
  main h2 { font: 600 39px/1.1 oswald; color: #f0b94a; margin-bottom: 12px; }
  .heads { display: grid; grid-template-columns: 1fr 105px 105px; font-size: 20px; font-style: italic; }
  .heads span, .price { text-align: right; }
  .note { font-style: italic; font-size: 20px; margin: -8px 0 10px; }
  .item { margin-bottom: 13px; }
  .line { display: grid; grid-template-columns: 1fr auto; font-weight: 600; font-size: 25px; }
  .line.two { grid-template-columns: 1fr 105px 105px; }
  .price { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .description { font-size: 21px; color: #d3cbb7; }
  footer { text-align: center; font-size: 18px; color: #d3cbb7; border-top: 2px solid #f0b94a; padding-top: 16px; }
`;

/** 9 → `9 €`, 8.8 → `8,80 €`: round amounts go without their zeros. */
const euros = (amount: number) => `${Number.isInteger(amount) ? amount : withComma(amount)} €`;

function priceMarkup({ prices, instead_of_price }: DrawnItem): string {
  const [from, to] = prices;
  if (!from) return `<span class="price">${escapeHtml(instead_of_price ?? '')}</span>`;
  if (to && from.label === null) return `<span class="price">${from.amount}–${euros(to.amount)}</span>`;
  return prices.map(({ amount }) => `<span class="price">${euros(amount)}</span>`).join('');
}

function itemMarkup(item: DrawnItem): string {
  const isTwo = item.prices.length === 2 && item.prices[0]?.label !== null;
  return `<div class="item"><div class="line ${isTwo ? 'two' : ''}"><span>${escapeHtml(item.title)}</span>
    ${priceMarkup(item)}</div>
    ${item.description ? `<div class="description">${escapeHtml(item.description)}</div>` : ''}</div>`;
}

function sectionMarkup({ title, note, items }: DrawnSection): string {
  const labels = (items[0]?.prices ?? []).flatMap(({ label }) => label ?? []);
  const heads = labels.map((label) => `<span>${escapeHtml(label)}</span>`).join('');
  return `<section><h2>${escapeHtml(title)}</h2>${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}
    ${heads ? `<div class="heads"><i></i>${heads}</div>` : ''}${items.map(itemMarkup).join('')}</section>`;
}

const courseMarkup = ({ title, items }: DrawnSection): string =>
  `<section><h3>${escapeHtml(title)}</h3>
  ${items.map((item) => `<p class="course">${escapeHtml(item.title)}</p>`).join('')}</section>`;

export function tabernaPage({ lang, house, sections, footer }: DrawnMenu): string {
  const courses = sections.filter(({ group_price }) => group_price !== undefined);
  const others = sections.filter(({ group_price }) => group_price === undefined);
  const columns = [others.slice(0, 2), others.slice(2)];
  return htmlPage(
    lang,
    STYLE,
    `<header><h1>${escapeHtml(house.name)}</h1><p class="tagline">${escapeHtml(house.tagline)}</p>
    <p>${house.lines.map(escapeHtml).join(' · ')}</p></header>
    <div class="panel"><h2><span>Menú del día</span><span>${euros(courses[0]?.group_price ?? 0)}</span></h2>
    <p class="terms">De lunes a viernes, con pan y bebida</p>
    <div class="courses">${courses.map(courseMarkup).join('')}</div></div>
    <main>${columns.map((column) => `<div>${column.map(sectionMarkup).join('')}</div>`).join('')}</main>
    <footer>${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`,
  );
}
