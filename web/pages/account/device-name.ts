const NAMES: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** What the device calls itself, to tell passkeys apart; the owner can rename it. `userAgent`: the browser's own. */
export const deviceName = (userAgent: string): string | undefined => NAMES.find(([sign]) => sign.test(userAgent))?.[1];
