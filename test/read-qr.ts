import { decodeQr } from '../server/pictures/child/decode-qr.ts';

/** The text of the QR code in a picture (PNG, or SVG with its width and height); undefined if none is found. */
export const readQr = async (picture: Buffer): Promise<string | undefined> => (await decodeQr(picture)) ?? undefined;
