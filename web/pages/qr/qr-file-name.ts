import { withoutLatinAccents } from '../../../shared/fold-text.ts';

const MAX_NAME_CHARACTERS = 60;

/**
 * The name of a downloaded code: `qrFileName('L’Étoile & Fils', 'png')` → "l-etoile-fils-qr.png". Keeps letters of every
 * script but removes accents, so that the name survives mails, USB sticks and print shops.
 */
export function qrFileName(restaurantName: string, format: 'png' | 'svg'): string {
  const words = withoutLatinAccents(restaurantName).match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
  const name = Array.from(words?.join('-') ?? '')
    .slice(0, MAX_NAME_CHARACTERS)
    .join('');
  return name === '' ? `qr.${format}` : `${name.replace(/-$/, '')}-qr.${format}`;
}
