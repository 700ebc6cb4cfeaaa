import * as z from 'zod/mini';
import { SHEET_KINDS, SHEET_PAPERS, SHEET_WORDS } from './qr-sheet.ts';

/** IEEE 802.11: an SSID has at most 32 bytes; a WPA passphrase 8 to 63 characters. */
const MAX_NETWORK_BYTES = 32;
const PASSWORD_CHARACTERS = { min: 8, max: 63 };

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const hasNoControls = (text: string): boolean => !/\p{Cc}/u.test(text);

export const networkSchema = z.string().check(
  z.minLength(1, { error: 'required' }),
  z.refine((text) => bytesOf(text) <= MAX_NETWORK_BYTES, { error: 'too_long' }),
  z.refine(hasNoControls, { error: 'control_characters' }),
);

/** Empty for a network without a password. */
export const wifiPasswordSchema = z.string().check(
  z.refine((text) => text === '' || Array.from(text).length >= PASSWORD_CHARACTERS.min, { error: 'too_small' }),
  z.maxLength(PASSWORD_CHARACTERS.max, { error: 'too_long' }),
  z.refine(hasNoControls, { error: 'control_characters' }),
);

/** POST /api/restaurants/{id}/wifi-sheet.pdf: in the body, so that no log of addresses has the password. */
export const wifiSheetBodySchema = z.strictObject({
  kind: z.enum(SHEET_KINDS),
  paper: z.enum(SHEET_PAPERS),
  words: z.enum(SHEET_WORDS),
  network: networkSchema,
  password: wifiPasswordSchema,
});
export type WifiSheet = z.infer<typeof wifiSheetBodySchema>;

/** The characters that have a meaning in the code's text. */
const escapeField = (text: string): string => text.replace(/[\\;,":]/g, (character) => `\\${character}`);

/** What a phone's camera reads to join a network: the form that Android and iOS share (ZXing, "Wi-Fi Network config"). */
export const wifiCode = ({ network, password }: Pick<WifiSheet, 'network' | 'password'>): string =>
  password === ''
    ? `WIFI:T:nopass;S:${escapeField(network)};;`
    : `WIFI:T:WPA;S:${escapeField(network)};P:${escapeField(password)};;`;
