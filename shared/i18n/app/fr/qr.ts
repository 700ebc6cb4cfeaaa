import type { qr as english } from '../en/qr.ts';

export const qr: Record<keyof typeof english, string> = {
  test_code: 'code d’essai',
};
