import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type FontStyle = { bold: boolean; italic: boolean };

/** pdfjs's font object if `fontExtraProperties` is set; its types leave the object open. */
type LoadedFont = { name?: string; bold?: boolean; black?: boolean; italic?: boolean };

const BOLD = /bold|black|heavy|extrab|semib|demi/i;
const ITALIC = /italic|oblique/i;

/**
 * Returns whether a font of the page, by its name in text items, is bold or italic: by its flags or its name. Fonts are
 * loaded with the page's drawing operations, not with its text, so the operations must be requested first.
 */
export function readFontStyles(page: PDFPageProxy): (fontName: string) => FontStyle {
  const styles = new Map<string, FontStyle>();
  return (fontName) => {
    const cachedStyle = styles.get(fontName);
    if (cachedStyle) return cachedStyle;
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
