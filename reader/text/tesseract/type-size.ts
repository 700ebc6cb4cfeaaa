/** Heights of a word's inked part as a share of the type's size, for usual text faces. */
const X_HEIGHT = 0.5;
const CAP_HEIGHT = 0.72;
const DESCENDER = 0.22;

/** The type size of an OCR word from the height of its box: "on" and "Og" differ in height, not in size. */
export function typeSize(text: string, boxHeight: number): number {
  const hasTall = /[\p{Lu}\p{N}bdfhklitj$€£ßéèêàâîôûç!?()/&%]/u.test(text);
  const hasDescender = /[gjpqyçQ,;()/]/.test(text);
  if (!/[\p{L}\p{N}]/u.test(text)) return boxHeight > 0 ? boxHeight / CAP_HEIGHT : 0;
  return boxHeight / ((hasTall ? CAP_HEIGHT : X_HEIGHT) + (hasDescender ? DESCENDER : 0));
}
