const MAX_NAME_CHARACTERS = 60;

/**
 * What a downloaded code is called: `qrFileName('L’Étoile & Fils', 'png')` → "l-etoile-fils-qr.png". Letters of every
 * script stay, accents go, so that the name survives mails, sticks and print shops.
 */
export function qrFileName(restaurantName: string, format: 'png' | 'svg'): string {
  const words = restaurantName
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{Mark}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
  const name = Array.from(words?.join('-') ?? '')
    .slice(0, MAX_NAME_CHARACTERS)
    .join('');
  return name === '' ? `qr.${format}` : `${name.replace(/-$/, '')}-qr.${format}`;
}
