import { escapeHtml, fontFaces, htmlPage, withComma } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

/** Colours that head several regions each, with the number of the first; the regions' names are letter-spaced. */
const COLOURS = [
  { name: 'Blancs', first: 0 },
  { name: 'Rouges', first: 3 },
  { name: 'Bulles', first: 6 },
];
const CELLS = ['12 cl', '75 cl'];

const STYLE = `
  ${fontFaces('playfair-display', '700')} ${fontFaces('source-sans-3', '400', '600')}
  @page { size: A4; margin: 0; }
  body { width: 210mm; padding: 13mm 26mm 8mm; font: 10pt/1.36 source-sans-3; color: #262226; }
  h1 { font: 700 26pt/1.1 playfair-display; }
  .tagline { font-size: 11pt; }
  h2 { font: 700 16pt/1.1 playfair-display; border-bottom: .6pt solid #262226; margin: 4.5mm 0 1mm; }
  h3 { font: 600 10pt/1.2 source-sans-3; text-transform: uppercase; letter-spacing: .14em; color: #7a1f35;
    margin: 2.6mm 0 .8mm; }
  .row { display: grid; grid-template-columns: 1fr 19mm 19mm; align-items: baseline; }
  .row > * + * { text-align: right; }
  .labels { font-size: 8.5pt; color: #5a525a; }
  .house { color: #5a525a; }
  footer { margin-top: 6mm; font-size: 8pt; color: #5a525a; }
`;

const row = (left: string, cells: readonly string[], kind: string): string =>
  `<div class="row ${kind}"><span>${left}</span>${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;

function wineMarkup({ title, description, prices }: DrawnItem): string {
  const cells = CELLS.map((cell) => {
    const price = prices.find(({ label }) => label === cell);
    return price ? withComma(price.amount) : '–';
  });
  return row(`${escapeHtml(title)} <span class="house">– ${escapeHtml(description ?? '')}</span>`, cells, 'wine');
}

const regionMarkup = ({ title, items }: DrawnSection): string =>
  `<h3>${escapeHtml(title)}</h3>${items.map(wineMarkup).join('')}`;

export function cavePage({ lang, house, sections, footer }: DrawnMenu): string {
  const colours = COLOURS.map(({ name, first }, index) => {
    const regions = sections.slice(first, COLOURS[index + 1]?.first);
    return `<h2>${name}</h2>${row('', CELLS, 'labels')}${regions.map(regionMarkup).join('')}`;
  });
  return htmlPage(
    lang,
    STYLE,
    `<h1>${escapeHtml(house.name)}</h1><p class="tagline">${[house.tagline, ...house.lines].map(escapeHtml).join(' · ')}</p>
    ${colours.join('')}<footer>${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`,
  );
}
