/** A restaurant's public id: ten characters of Crockford's base 32, lower case (design §4). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** A fresh id from 10 bytes of randomness (five bits of each are used). */
export function restaurantIdFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== LENGTH) throw new RangeError(`${LENGTH} bytes are needed`);
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/**
 * Decodes a typed id by Crockford's rules: ignores case and hyphens, reads O as 0, I and L as 1. Returns null if it is
 * invalid, and the input itself if nothing had to be corrected.
 */
export function normaliseRestaurantId(typedId: string): string | null {
  const id = typedId.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replace(/[il]/g, '1');
  if (id.length !== LENGTH) return null;
  return [...id].every((character) => ALPHABET.includes(character)) ? id : null;
}
