import { escapeHtml, fontFaces, htmlPage, withComma } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

const STYLE = `
  ${fontFaces('oswald', '500')} ${fontFaces('source-sans-3', '400', '600')}
  @page { size: A4 landscape; margin: 0; }
  body { width: 297mm; height: 209.8mm; padding: 9mm 13mm 6mm; font: 10pt/1.25 source-sans-3; color: #222; }
  header { text-align: center; margin-bottom: 3mm; }
  h1 { font: 500 27pt/1.1 oswald; color: #a12b1d; }
  main { display: grid; grid-template-columns: 1fr 1fr; gap: 17mm; }
  .head, .line { display: grid; grid-template-columns: 8mm 1fr auto auto; align-items: baseline; }
  .head { background: #efe6d2; margin: 3.4mm 0 1.4mm; }
  .head h2 { grid-column: 1 / 3; font: 500 15pt/1.25 oswald; padding-left: 2mm; }
  .cell { width: 17mm; text-align: right; white-space: nowrap; }
  .labels { font-size: 9pt; }
  .title { font-weight: 600; }
  .description { padding: 0 34mm .9mm 8mm; font-size: 9.3pt; color: #444; }
  .measure { font-size: 8.8pt; }
  .pair { white-space: nowrap; padding-left: 4mm; }
  footer { text-align: center; font-size: 8.5pt; margin-top: 3mm; }
`;

/** Sections in which each price follows its measure, instead of under a head. */
const isMeasured = ({ items }: DrawnSection): boolean => / l$/.test(items[0]?.prices[0]?.label ?? '');

function itemMarkup({ title, description, prices }: DrawnItem, number: number, measured: boolean): string {
  const cells = prices.map(({ label, amount }) =>
    measured
      ? `<span class="pair"><span class="measure">${label}</span> ${withComma(amount)}</span>`
      : `<span class="cell">${withComma(amount)}</span>`,
  );
  return `<div class="line"><span>${number}</span><span class="title">${escapeHtml(title)}</span>${cells.join('')}</div>
    ${description ? `<p class="description">${escapeHtml(description)}</p>` : ''}`;
}

function sectionMarkup(section: DrawnSection, first: number): string {
  const measured = isMeasured(section);
  const labels = measured ? [] : (section.items[0]?.prices ?? []).flatMap(({ label }) => label ?? []);
  return `<div class="head"><h2>${escapeHtml(section.title)}</h2>
    ${labels.map((label) => `<span class="cell labels">${escapeHtml(label)}</span>`).join('')}</div>
    ${section.items.map((item, index) => itemMarkup(item, first + index, measured)).join('')}`;
}

export function pizzeriaPage({ lang, house, sections, footer }: DrawnMenu): string {
  const firsts = sections.map((_, index) => sections.slice(0, index).reduce((sum, { items }) => sum + items.length, 1));
  const drawn = sections.map((section, index) => sectionMarkup(section, firsts[index] ?? 1));
  return htmlPage(
    lang,
    STYLE,
    `<header><h1>${escapeHtml(house.name)}</h1><p>${[house.tagline, ...house.lines].map(escapeHtml).join(' · ')}</p></header>
    <main><div>${drawn.slice(0, 2).join('')}</div><div>${drawn.slice(2).join('')}</div></main>
    <footer>${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`,
  );
}
