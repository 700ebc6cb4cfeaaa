/** Addresses of named QR codes: apart from shared/paths.ts, all of which is in the first load of the owner's app. */
export const CODE_PATHS = {
  /** A restaurant's named codes. */
  codes: '/api/restaurants/:id/codes',
  code: '/api/restaurants/:id/codes/:codeId',
  /** A named code as a file: `qr.png` or `qr.svg`. */
  codeQr: '/api/restaurants/:id/codes/:codeId/qr.:format',
  /** Codes on paper, ready to be printed: `qr-sheet.pdf`, or its first page to look at, `qr-sheet.svg`. */
  sheet: '/api/restaurants/:id/qr-sheet.:format',
  /** A card that joins a phone to the restaurant's Wi-Fi, as a sheet to print. */
  wifiSheet: '/api/restaurants/:id/wifi-sheet.:format',
  /** What a named code says. It leads to the restaurant's short address, whatever its number is. */
  guest: '/restaurants/:restaurantId/q/:codeId',
} as const;
