import { escapeHtml, fontFaces, htmlPage } from '../markup.ts';
import type { DrawnItem, DrawnMenu, DrawnSection } from './drawn-menu.ts';

/** A sheet of A5 in CSS pixels. */
export const CARD = { width: 559, height: 794 };

const STYLE = `
  ${fontFaces('cormorant-garamond', '500', '600', '700')}
  body { width: ${CARD.width}px; height: ${CARD.height}px; padding: 38px 56px 26px; background: #fff; color: #111;
    font: 600 16px/1.25 cormorant-garamond; display: flex; flex-direction: column; }
  h1 { font: 700 40px/1 cormorant-garamond; text-align: center; }
  .tagline { text-align: center; font-size: 18px; margin: 4px 0 14px; }
  main { flex: 1; display: flex; flex-direction: column; gap: 12px; }
  h2 { font: 700 24px/1 cormorant-garamond; display: flex; justify-content: space-between; align-items: baseline;
    border-bottom: 1px solid #111; padding-bottom: 4px; margin-bottom: 7px; }
  h2 span { font-size: 15px; font-weight: 500; }
  .item { margin-bottom: 3px; }
  .line { display: flex; justify-content: space-between; gap: 14px; font-size: 17px; }
  .price { white-space: nowrap; font-variant-numeric: lining-nums; }
  .description { font-weight: 500; font-size: 15.5px; }
  footer { text-align: center; font-size: 12.5px; }
`;

/** Without a currency sign, and without zeros: `7.5`. */
const itemMarkup = ({ title, description, prices }: DrawnItem): string =>
  `<div class="item"><div class="line"><span>${escapeHtml(title)}</span>
  <span class="price">${prices.map(({ amount }) => amount).join(' / ')}</span></div>
  ${description ? `<div class="description">${escapeHtml(description)}</div>` : ''}</div>`;

function sectionMarkup({ title, items }: DrawnSection): string {
  const labels = (items[0]?.prices ?? []).flatMap(({ label }) => label ?? []).join(' / ');
  return `<section><h2>${escapeHtml(title)}<span>${escapeHtml(labels)}</span></h2>
  ${items.map(itemMarkup).join('')}</section>`;
}

/** The front and the back of the card. */
export function lanternPages({ lang, house, sections, footer }: DrawnMenu): [front: string, back: string] {
  const card = (head: string, part: readonly DrawnSection[], foot: string) =>
    htmlPage(
      lang,
      STYLE,
      `${head}<main>${part.map(sectionMarkup).join('')}</main><footer>${escapeHtml(foot)}</footer>`,
    );
  const head = `<h1>${escapeHtml(house.name)}</h1>
    <p class="tagline">${escapeHtml([house.tagline, ...house.lines].join(' · '))}</p>`;
  return [card(head, sections.slice(0, 4), footer[1] ?? ''), card('', sections.slice(4), footer[0] ?? '')];
}
