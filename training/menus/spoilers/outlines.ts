import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { fontFile, type Typeface } from '../markup.ts';
import type { SheetWords } from '../truth/words-of-sheets.ts';

const registered = new Set<string>();

/**
 * Replaces all letters with drawn outlines, as programs do that "convert text to paths": a PDF of the page then has no
 * text.
 */
export async function outlineLetters(page: Page, sheets: readonly SheetWords[]): Promise<void> {
  const drawings = sheets.map(drawLetters);
  await page.evaluate((svgs) => {
    for (const [index, sheet] of document.querySelectorAll('.sheet').entries()) {
      const layer = document.createElement('div');
      layer.style.cssText = 'position:absolute;inset:0';
      layer.innerHTML = svgs[index] ?? '';
      sheet.append(layer);
    }
  }, drawings);
  await page.addStyleTag({ content: '[data-role], .number { visibility: hidden; }' });
}

function drawLetters({ width, height, words }: SheetWords): string {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height), SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  for (const { text, origin, face, colour, spacing } of words) {
    context.font = `${face.size} "${register(face)}"`;
    context.fillStyle = colour;
    context.letterSpacing = spacing;
    context.fillText(text, ...origin);
  }
  return canvas
    .getContent()
    .toString()
    .replace(/^<\?xml[^>]*>/, '');
}

/** Each face has its own name, so that none is used as another's weight. */
function register({ family, weight, style }: SheetWords['words'][number]['face']): string {
  const name = `${family}-${weight}-${style}`;
  if (!registered.has(name)) {
    // The cast: pages are set in our typefaces alone.
    GlobalFonts.registerFromPath(fontFile(family as Typeface, weight, style), name);
    registered.add(name);
  }
  return name;
}
