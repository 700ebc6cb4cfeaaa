import { createHmac, randomBytes } from 'node:crypto';
import { restaurantIdFromBytes } from '../../../shared/restaurant-id.ts';

/** The texts that identify a restaurant and its owner, as they are in the database. */
export type Identity = { id: string; name: string; address: string | null; phone: string | null; owner_email: string };

/**
 * What replaces ids, names and addresses: the same for the same row throughout a dump. Without the key, which only this
 * process has, which restaurant became which stays unknown.
 */
export type Inventor = {
  restaurantId(id: string): string;
  userId(id: string): string;
  email(userId: string): string;
  restaurantName(id: string): string;
  street(id: string): string;
  /** A text of the restaurant, without its name, its address, its telephone number, and addresses of mail and the web. */
  text(restaurantId: string, text: string): string;
};

const KINDS = ['Auberge', 'Bistro', 'Brasserie', 'Café', 'Cantine', 'Chez', 'Comptoir', 'Taverne'];
const NAMES = ['Amande', 'Basilic', 'Cerise', 'Estragon', 'Figue', 'Genièvre', 'Mélisse', 'Noisette', 'Olive', 'Sauge'];
const PHONE = '+1 555 0100';
const EMAIL = 'name@example.com';
const WEBSITE = 'example.com';
const RESTAURANT_ID_BYTES = 10;
const MAX_STREET_NUMBER = 900;
const USER_ID_VERSION = '4';
const USER_ID_VARIANT = '8';
/** Digits with what separates those of a telephone number. Seven are more than a price or a year has. */
const DIGITS_PATTERN = /\+?\d[\d\s().-]{5,20}\d/g;
const MIN_PHONE_DIGITS = 7;
const DOMAIN_PATTERN =
  /\.(?:app|be|biz|ca|ch|cn|com|de|es|eu|fr|info|io|it|jp|kr|net|org|pt|restaurant|uk|us)(?:[/?#:]|$)/i;
/** A shorter one is a word of many dishes. */
const MIN_NAME_CHARACTERS = 3;

export function createInventor(identities: readonly Identity[]): Inventor {
  const key = randomBytes(32);
  const digestOf = (kind: string, value: string): Buffer =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest();
  const pick = (list: readonly string[], number: number) => list[number % list.length] ?? '';

  const restaurantName = (id: string): string => {
    const digest = digestOf('name', id);
    return `${pick(KINDS, digest.readUInt8(0))} ${pick(NAMES, digest.readUInt8(1))} ${digest.readUInt16BE(2)}`;
  };
  const street = (id: string): string =>
    `${1 + (digestOf('street', id).readUInt16BE(0) % MAX_STREET_NUMBER)} Example Street`;
  const email = (userId: string): string =>
    `owner-${digestOf('email', userId).toString('hex').slice(0, 12)}@example.com`;
  const replacementsById = new Map(
    identities.map(({ id, name, address, phone, owner_email }) => {
      const replacements: [text: string | null, replacement: string][] = [
        [address, street(id)],
        [phone, PHONE],
        [owner_email, EMAIL],
        [name, restaurantName(id)],
      ];
      return [id, replacements.filter(isReplaceable)];
    }),
  );
  return {
    restaurantId: (id) => restaurantIdFromBytes(digestOf('restaurant', id).subarray(0, RESTAURANT_ID_BYTES)),
    userId: (id) => toUserId(digestOf('user', id).toString('hex')),
    email,
    restaurantName,
    street,
    text: (restaurantId, text) =>
      withoutContacts(
        (replacementsById.get(restaurantId) ?? []).reduce(
          (shownText, [part, replacement]) => replaceAllOf(shownText, part, replacement),
          text,
        ),
      ),
  };
}

const isReplaceable = (pair: [string | null, string]): pair is [string, string] =>
  pair[0] !== null && pair[0].trim().length >= MIN_NAME_CHARACTERS;

/** A version 4 UUID (RFC 9562 §5.4). */
const toUserId = (hex: string): string =>
  [
    hex.slice(0, 8),
    hex.slice(8, 12),
    USER_ID_VERSION + hex.slice(13, 16),
    USER_ID_VARIANT + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');

/** In any case. */
function replaceAllOf(text: string, part: string, replacement: string): string {
  return text.replaceAll(new RegExp(escapeSyntax(part.trim()), 'giu'), () => replacement);
}

const withoutContacts = (text: string): string =>
  text
    .split(/(\s)/)
    .map((word) => {
      if (word.includes('@')) return EMAIL;
      return word.includes('://') || word.startsWith('www.') || DOMAIN_PATTERN.test(word) ? WEBSITE : word;
    })
    .join('')
    .replaceAll(DIGITS_PATTERN, (digits) => (digits.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS ? PHONE : digits));

/** The syntax characters of regular expressions (ECMA-262, SyntaxCharacter). */
const escapeSyntax = (part: string): string => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
