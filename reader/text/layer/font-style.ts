import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type FontStyle = { bold: boolean; italic: boolean };

/** What pdfjs tells of a font when `fontExtraProperties` is set; its types leave the object open. */
type LoadedFont = { name?: string; bold?: boolean; black?: boolean; italic?: boolean };

const BOLD = /bold|black|heavy|extrab|semib|demi/i;
const ITALIC = /italic|oblique/i;

/**
 * Whether a font of the page, by the name that text items carry, is bold or italic: by its flags or its name. Fonts are
 * loaded with the page's drawing operations, not with its text: those must have been asked for before.
 */
export function readFontStyles(page: PDFPageProxy): (fontName: string) => FontStyle {
  const styles = new Map<string, FontStyle>();
  return (fontName) => {
    const known = styles.get(fontName);
    if (known) return known;
    const font: LoadedFont = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : {};
    const name = font.name ?? '';
    const style = {
      bold: Boolean(font.bold || font.black) || BOLD.test(name),
      italic: Boolean(font.italic) || ITALIC.test(name),
    };
    styles.set(fontName, style);
    return style;
  };
}
