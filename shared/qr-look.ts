import * as z from 'zod/mini';

/** The corners of a code's dark parts: rounded (specification §9), or square. */
export const QR_SHAPES = ['rounded', 'square'] as const;
/** What is in the middle of a code: more of the code, or the restaurant's logo. */
export const QR_MIDDLES = ['code', 'logo'] as const;

/**
 * How much more light white paper reflects than the ink, at least, of 1: the "symbol contrast" from which on
 * ISO/IEC 15415 grades a code A.
 */
const MIN_SYMBOL_CONTRAST = 0.7;

/** White's relative luminance less that of a colour like "#1f2a33" (WCAG 2.2, "relative luminance"), 0 to 1. */
function symbolContrast(ink: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(ink.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1 - (0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

export const inkSchema = z.string().check(
  z.regex(/^#[0-9a-f]{6}$/i),
  z.refine((ink) => symbolContrast(ink) >= MIN_SYMBOL_CONTRAST, { error: 'low_contrast' }),
);

/** How a code is drawn, on white; without a word of it as the specification asks for. */
export const qrLookSchema = z.strictObject({
  ink: z._default(inkSchema, '#000000'),
  shape: z._default(z.enum(QR_SHAPES), 'rounded'),
  middle: z._default(z.enum(QR_MIDDLES), 'code'),
});
export type QrLook = z.infer<typeof qrLookSchema>;
export const PLAIN_LOOK: QrLook = qrLookSchema.parse({});
