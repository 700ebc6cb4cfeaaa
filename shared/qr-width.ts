import { QR_DOWNLOAD_PIXELS } from './limits.ts';

/** A PNG of a code says that it is printed at this density, which print shops ask for, so that documents place it so. */
export const QR_PRINT_DPI = 300;
const CM_PER_INCH = 2.54;

/**
 * The widths that a code's PNG is offered in: the specification's, and printed ones in centimetres, from the smallest that
 * is scanned across a table to the largest that the server draws.
 */
export const QR_WIDTHS = ['standard', '3', '6', '10', '16'] as const;
export type QrWidth = (typeof QR_WIDTHS)[number];

/** A width in pixels. */
export const qrPixels = (width: QrWidth): number =>
  width === 'standard' ? QR_DOWNLOAD_PIXELS : Math.round((Number(width) / CM_PER_INCH) * QR_PRINT_DPI);
