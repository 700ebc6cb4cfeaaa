import qrcode from 'qrcode-generator';
import { QR_ERROR_CORRECTION } from '../../shared/limits.ts';

/** A QR code as a square of dark and light modules; `isDark` is false outside of it. */
export type QrModules = { size: number; isDark(row: number, column: number): boolean };

/** The smallest QR code that holds `text` in bytes, at the error correction of `QR_ERROR_CORRECTION`. */
export function qrModules(text: string): QrModules {
  // 0 is "the smallest version it fits in".
  const code = qrcode(0, QR_ERROR_CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  const isInside = (row: number, column: number) => row >= 0 && column >= 0 && row < size && column < size;
  return { size, isDark: (row, column) => isInside(row, column) && code.isDark(row, column) };
}
