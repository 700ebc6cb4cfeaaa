/** Words in the QR code's file. */
export const qr = {
  test_code: 'test code',
} as const;
