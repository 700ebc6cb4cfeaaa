import type { Page } from 'playwright-core';
import type { WordRole } from '../layout/marked.ts';

/** Left, top, right and bottom, in the units of its page. */
export type TruthBox = [number, number, number, number];

export type TruthWord = {
  text: string;
  box: TruthBox;
  role: WordRole;
  item?: number;
  section?: number;
  /** The index of a label's or price's size in its section. */
  label?: number;
  column?: number;
  /** A heading repeated where its section continues. */
  is_repeated?: true;
};

/** A word with the data to draw its letters again. */
export type SetWord = TruthWord & {
  /** The first letter's origin: its left end on the baseline. */
  origin: [number, number];
  face: { family: string; weight: number; style: 'normal' | 'italic'; size: string };
  colour: string;
  spacing: string;
};

export type SheetWords = { width: number; height: number; words: SetWord[] };

/** Every word of every `.sheet` of a page, in the order of its markup; boxes are of the ink, in CSS pixels of its sheet. */
export const wordsOfSheets = (page: Page): Promise<SheetWords[]> => page.evaluate(readSheets);

/** Runs in the page, so it uses nothing from outside. */
function readSheets(): SheetWords[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas to measure letters on.');
  const measure = context;

  /** The pieces of a word, of which there are two if it was broken over lines. */
  function pieces(node: Text, from: number, to: number): { text: string; rect: DOMRect }[] {
    const range = document.createRange();
    const pieces: { text: string; from: number; top: number }[] = [];
    for (let index = from; index < to; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, height } = range.getBoundingClientRect();
      const lastPiece = pieces.at(-1);
      if (lastPiece && Math.abs(lastPiece.top - top) < height / 2) lastPiece.text += node.data[index];
      else pieces.push({ text: node.data[index] ?? '', from: index, top });
    }
    return pieces.map(({ text, from: start }) => {
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      return { text, rect: range.getBoundingClientRect() };
    });
  }

  const numbered = (element: Element, name: string): number | undefined => {
    const value = element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
    return value ? Number(value) : undefined;
  };

  function wordOf(text: string, rect: DOMRect, element: Element, sheet: DOMRect): SetWord {
    const { fontFamily, fontWeight, fontStyle, fontSize, letterSpacing, color, webkitTextStrokeColor } =
      getComputedStyle(element);
    measure.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = measure.measureText(text);
    const spacing = letterSpacing === 'normal' ? 0 : Number.parseFloat(letterSpacing);
    const [left, top] = [rect.left - sheet.left, rect.top - sheet.top];
    const baseline = top + (rect.height + ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
    const box: TruthBox = [
      left - ink.actualBoundingBoxLeft,
      baseline - ink.actualBoundingBoxAscent,
      left + rect.width - spacing - (ink.width - ink.actualBoundingBoxRight),
      baseline + ink.actualBoundingBoxDescent,
    ];
    const owner = element.closest('[data-role]');
    // The cast: marks are written by `marked`, which accepts roles only.
    const role = owner?.getAttribute('data-role') as WordRole | null | undefined;
    if (!role) throw new Error(`"${text}" is on the page without a role.`);
    const roles = {
      item: numbered(element, 'item'),
      section: numbered(element, 'section'),
      label: numbered(element, 'label'),
      column: numbered(element, 'column'),
    };
    const definedRoles = Object.fromEntries(Object.entries(roles).filter(([, value]) => value !== undefined));
    const isHollow = color === 'rgba(0, 0, 0, 0)';
    return {
      text,
      box,
      role,
      ...definedRoles,
      ...(owner?.hasAttribute('data-repeated') && { is_repeated: true as const }),
      origin: [left, baseline],
      face: {
        family: fontFamily.replaceAll('"', ''),
        weight: Number(fontWeight),
        style: fontStyle === 'italic' ? ('italic' as const) : ('normal' as const),
        size: fontSize,
      },
      colour: isHollow ? webkitTextStrokeColor : color,
      spacing: letterSpacing === 'normal' ? '0px' : letterSpacing,
    };
  }

  return [...document.querySelectorAll('.sheet')].map((sheet) => {
    const frame = sheet.getBoundingClientRect();
    const words: SetWord[] = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    // The cast: the walker shows text alone.
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const element = node.parentElement;
      if (!element || element.closest('style')) continue;
      for (const match of node.data.matchAll(/[^ \t\r\n]+/g))
        for (const { text, rect } of pieces(node, match.index, match.index + match[0].length))
          if (rect.width > 0) words.push(wordOf(text, rect, element, frame));
    }
    return { width: frame.width, height: frame.height, words };
  });
}
