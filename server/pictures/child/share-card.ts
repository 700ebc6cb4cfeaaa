import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { textDirection } from '../../../shared/locales.ts';
import { cardFamilies } from './card-fonts.ts';
import { setLines } from './card-lines.ts';
import type { ShareCard } from './picture-calls.ts';

/** The preview size of social networks (Open Graph): 1.91 to 1. */
const WIDTH = 1_200;
const HEIGHT = 630;
const EDGE = 34;
/** The area that texts are centred in: the whole card, or what a photo leaves of it. */
const WHOLE: Column = { left: 0, width: WIDTH, text_width: 980 };
const BESIDE_PHOTO = { width: 660, text_width: 540 };
const LOGO = { width: 460, height: 190 };
const JPEG_QUALITY = 84;
const NAME_SIZES = [
  ...[116, 108, 100, 92, 84].map((size) => ({ size, lines: 2 })),
  ...[76, 68, 60].map((size) => ({ size, lines: 3 })),
  ...[52, 44].map((size) => ({ size, lines: 4 })),
];
const TAGLINE_SIZES = [
  { size: 34, lines: 1 },
  { size: 30, lines: 2 },
];
const LINE = 1.14;

/** The colours of the menu's page in its two modes (web/guest/style/base.css). */
const LIGHT = { paper: '#faf8f4', ink: '#1f2a33', quiet: '#55626c', line: '#cfc8ba', accent: '#d9822b' };
const DARK = { paper: '#161d23', ink: '#f1ece2', quiet: '#b4bcc0', line: '#3b4852', accent: '#e79a49' };
/** From this brightness on, of 255, a logo is meant for a dark background. */
const BRIGHT = 200;

type Column = { left: number; width: number; text_width: number };

/**
 * A restaurant's card for shared links: logo, name and tagline on paper, in its own font, beside a photo of a dish if
 * there is one. In the child process only.
 */
export async function shareCard(card: ShareCard): Promise<Buffer> {
  const logo = card.logo === null ? undefined : await loadImage(Buffer.from(card.logo, 'base64'));
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const colours = logo && brightness(logo) > BRIGHT ? DARK : LIGHT;
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const direction = textDirection(card.main_locale);
  const photo = card.photo === null ? undefined : await loadImage(Buffer.from(card.photo, 'base64'));
  // The first text to read is at the start of a line.
  const left = direction === 'rtl' ? WIDTH - BESIDE_PHOTO.width : 0;
  const column = photo ? { left, ...BESIDE_PHOTO } : WHOLE;
  if (photo) drawCovering(context, photo, { left: direction === 'rtl' ? 0 : BESIDE_PHOTO.width });
  drawFrame(context, colours, column);
  context.textAlign = 'center';
  context.direction = direction;
  context.lang = card.main_locale;
  const blocks = [
    ...(logo ? [logoBlock(logo, column)] : []),
    textBlock(context, card.name, { card, column, colour: colours.ink, sizes: NAME_SIZES }),
    ruleBlock(colours.accent, column),
    ...(card.tagline === null
      ? []
      : [
          textBlock(context, card.tagline, { card, column, colour: colours.quiet, sizes: TAGLINE_SIZES, isText: true }),
        ]),
  ];
  const gaps = blocks.slice(1).map(({ before }) => before);
  const height = [...blocks.map((block) => block.height), ...gaps].reduce((sum, part) => sum + part, 0);
  let top = (HEIGHT - height) / 2;
  for (const [index, block] of blocks.entries()) {
    if (index > 0) top += block.before;
    block.draw(context, top);
    top += block.height;
  }
  return photo ? await canvas.encode('jpeg', JPEG_QUALITY) : await canvas.encode('png');
}

/** A centred block of the card: its height, and the space above it. */
type CardBlock = { height: number; before: number; draw(context: SKRSContext2D, top: number): void };
type CardColours = typeof LIGHT;

/** The part of the card that the text column leaves, filled by the centre of a picture. */
function drawCovering(context: SKRSContext2D, picture: Image, { left }: { left: number }): void {
  const width = WIDTH - BESIDE_PHOTO.width;
  const scale = Math.max(width / picture.width, HEIGHT / picture.height);
  const [part, fullHeight] = [width / scale, HEIGHT / scale];
  const [x, y] = [(picture.width - part) / 2, (picture.height - fullHeight) / 2];
  context.drawImage(picture, x, y, part, fullHeight, left, 0, width, HEIGHT);
}

function drawFrame(context: SKRSContext2D, { line }: CardColours, { left, width }: Column): void {
  context.strokeStyle = line;
  context.lineWidth = 2;
  context.strokeRect(left + EDGE, EDGE, width - 2 * EDGE, HEIGHT - 2 * EDGE);
  context.lineWidth = 1;
  const inner = EDGE + 8;
  context.strokeRect(left + inner + 0.5, inner + 0.5, width - 2 * inner - 1, HEIGHT - 2 * inner - 1);
}

function logoBlock(logo: Image, column: Column): CardBlock {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return {
    height,
    before: 0,
    draw: (context, top) => context.drawImage(logo, middleOf(column) - width / 2, top, width, height),
  };
}

const middleOf = ({ left, width }: Column): number => left + width / 2;

function ruleBlock(colour: string, column: Column): CardBlock {
  const [width, height] = [72, 4];
  return {
    height,
    before: 34,
    draw(context, top) {
      context.fillStyle = colour;
      context.fillRect(middleOf(column) - width / 2, top, width, height);
    },
  };
}

type TextStyle = { card: ShareCard; column: Column; colour: string; sizes: typeof NAME_SIZES; isText?: boolean };

function textBlock(
  context: SKRSContext2D,
  text: string,
  { card, column, colour, sizes, isText }: TextStyle,
): CardBlock {
  const families = cardFamilies(text, isText ? card.text_font : card.title_font, card.main_locale);
  const setFont = (size: number) => {
    context.font = `${size}px ${families}`;
    // From files that contain every weight; the default is the thinnest.
    context.fontVariationSettings = `"wght" ${isText ? 400 : 600}`;
  };
  const { size, lines } = setLines(text, {
    sizes,
    width: column.text_width,
    locale: card.main_locale,
    measure(line, fontSize) {
      setFont(fontSize);
      return context.measureText(line).width;
    },
  });
  return {
    height: lines.length * size * LINE,
    before: isText ? 26 : 30,
    draw(_, top) {
      setFont(size);
      context.fillStyle = colour;
      context.textBaseline = 'middle';
      for (const [index, line] of lines.entries())
        context.fillText(line, middleOf(column), top + (index + 0.5) * size * LINE);
    },
  };
}

/** The brightness of a logo's drawn pixels, from 0 to 255. */
function brightness(logo: Image): number {
  const side = 48;
  const context = createCanvas(side, side).getContext('2d');
  context.drawImage(logo, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  let [sum, drawnPixels] = [0, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(offset, offset + 4);
    sum += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    drawnPixels += alpha;
  }
  return drawnPixels === 0 ? 0 : sum / drawnPixels;
}
