import { createHmac, randomBytes } from 'node:crypto';
import { restaurantIdFromBytes } from '../../../shared/restaurant-id.ts';

/** The texts that name a restaurant, as they are in the database or in a publication. */
export type RestaurantNames = { name: string; address: string | null; phone: string | null };
/** With its owner's. */
export type Identity = RestaurantNames & { id: string; owner_email: string };

/**
 * What replaces ids, names and addresses: the same for the same row throughout a dump. They can't be computed without the key, which
 * only this process has; but whoever knows a menu recognises its restaurant.
 */
export type Inventor = {
  restaurantId(id: string): string;
  userId(id: string): string;
  email(userId: string): string;
  restaurantName(id: string): string;
  street(id: string): string;
  /**
   * A text of the restaurant, without its name, its address, its telephone number, and addresses of mail and the web.
   * @param options.also What it was called when the text was written.
   * @param options.isPrice Words of a price: digits are telephone numbers there only if they are the restaurant's.
   */
  text(restaurantId: string, text: string, options?: TextOptions): string;
};
export type TextOptions = { also?: RestaurantNames; isPrice?: boolean };

const KINDS = ['Auberge', 'Bistro', 'Brasserie', 'Café', 'Cantine', 'Chez', 'Comptoir', 'Taverne'];
const NAMES = ['Amande', 'Basilic', 'Cerise', 'Estragon', 'Figue', 'Genièvre', 'Mélisse', 'Noisette', 'Olive', 'Sauge'];
/** Without digits: beside a price they would look like a telephone number. */
const PHONE = '(phone)';
const EMAIL = 'name@example.com';
const WEBSITE = 'example.com';
const RESTAURANT_ID_BYTES = 10;
const SUFFIX_LETTERS = 4;
const LETTERS = 26;
const USER_ID_VERSION = '4';
const USER_ID_VARIANT = '8';
/** Digits of any script, with what separates those of a telephone number. */
const DIGITS_PATTERN = /\+?\p{Nd}[\p{Nd}\p{Pd}\s()./]*\p{Nd}/gu;
const MIN_PHONE_DIGITS = 7;
/** 12.50, a year, or thousands as 12000 and 1 000 000 have them. */
const AMOUNT_PATTERN = /^(?:\d{1,3}[.,]\d{2}|(?:19|20)\d\d|\d{3,4}00|\d{1,3}(?:[ .]\d{3})*[ .]000)$/;
const SMALL_AMOUNT_PATTERN = /^\d{1,3}$/;
/** Anywhere in a word, with any ending of letters: a wrong one costs a dish its dot, one that stays names a restaurant. */
const WEBSITE_PATTERN =
  /(?:https?:\/\/|www[.．。])\S+|(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]+(?:[.．。][\p{L}\p{Nd}-]+)*[.．。]\p{L}{2,}(?:[/?#:]\S*)?/giu;
const AT_PATTERN = /[@＠]/u;
/** A shorter one is a word of many dishes. */
const MIN_NAME_CHARACTERS = 3;

export function createInventor(identities: readonly Identity[]): Inventor {
  const key = randomBytes(32);
  const digestOf = (kind: string, value: string): Buffer =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest();
  const pick = (list: readonly string[], number: number) => list[number % list.length] ?? '';
  const suffixOf = (digest: Buffer): string =>
    [...digest.subarray(2, 2 + SUFFIX_LETTERS)].map((byte) => String.fromCodePoint(65 + (byte % LETTERS))).join('');

  const restaurantName = (id: string): string => {
    const digest = digestOf('name', id);
    return `${pick(KINDS, digest.readUInt8(0))} ${pick(NAMES, digest.readUInt8(1))} ${suffixOf(digest)}`;
  };
  const street = (id: string): string => `${suffixOf(digestOf('street', id))} Street`;
  const email = (userId: string): string =>
    `owner-${digestOf('email', userId).toString('hex').slice(0, 12)}@example.com`;
  const replacementsOf = (id: string, { name, address, phone }: RestaurantNames): Replacement[] =>
    [
      { text: address, replacement: street(id) },
      { text: phone, replacement: PHONE },
      { text: name, replacement: restaurantName(id) },
    ].filter(isReplaceable);
  const replacementsById = new Map(
    identities.map((identity) => [
      identity.id,
      [{ text: identity.owner_email, replacement: EMAIL }, ...replacementsOf(identity.id, identity)],
    ]),
  );
  const phonesById = new Map(identities.map(({ id, phone }) => [id, phone]));
  return {
    restaurantId: (id) => restaurantIdFromBytes(digestOf('restaurant', id).subarray(0, RESTAURANT_ID_BYTES)),
    userId: (id) => toUserId(digestOf('user', id).toString('hex')),
    email,
    restaurantName,
    street,
    text(restaurantId, text, { also, isPrice = false } = {}) {
      const formerReplacements = also ? replacementsOf(restaurantId, also) : [];
      const replacements = [...formerReplacements, ...(replacementsById.get(restaurantId) ?? [])];
      const renamedText = replacements.reduce((shownText, one) => replaceAllOf(shownText, one), text);
      const phones = [phonesById.get(restaurantId), also?.phone].flatMap((phone) => phoneDigits(phone ?? ''));
      return withoutPhones(withoutAddresses(renamedText), phones, isPrice);
    },
  };
}

type Replacement = { text: string; replacement: string };

const isReplaceable = (pair: { text: string | null; replacement: string }): pair is Replacement =>
  pair.text !== null && pair.text.trim().length >= MIN_NAME_CHARACTERS;

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
function replaceAllOf(shownText: string, { text, replacement }: Replacement): string {
  return shownText.replaceAll(new RegExp(escapeSyntax(text.trim()), 'giu'), () => replacement);
}

const withoutAddresses = (text: string): string =>
  text
    .split(/(\s)/)
    .map((word) => (AT_PATTERN.test(word) ? EMAIL : word.replaceAll(WEBSITE_PATTERN, WEBSITE)))
    .join('');

/** @param phones The restaurant's own, in digits. */
const withoutPhones = (text: string, phones: readonly string[], isPrice: boolean): string =>
  text.replaceAll(DIGITS_PATTERN, (run) => {
    const digits = digitsOf(run);
    if (phones.some((phone) => digits.includes(phone))) return PHONE;
    return isPrice || digits.length < MIN_PHONE_DIGITS || isListOfAmounts(run) ? run : PHONE;
  });

/** In ASCII. */
const digitsOf = (run: string): string => run.normalize('NFKC').replaceAll(/\D/g, '');

/** Nothing for one that is too short to be looked for. */
function phoneDigits(phone: string): string[] {
  const digits = digitsOf(phone);
  return digits.length < MIN_PHONE_DIGITS ? [] : [digits];
}

/** Prices or years, each apart from the next by a dash, a slash or spaces. */
function isListOfAmounts(run: string): boolean {
  const ranges = run.normalize('NFKC').split(/[\p{Pd}/]/u);
  const isSmall = ranges.length > 1 && run.includes('/');
  return ranges.every((range) => {
    const text = range.trim();
    if (AMOUNT_PATTERN.test(text) || (isSmall && SMALL_AMOUNT_PATTERN.test(text))) return true;
    return text.split(/\s+/).every((part) => AMOUNT_PATTERN.test(part));
  });
}

/** The syntax characters of regular expressions (ECMA-262, SyntaxCharacter). */
const escapeSyntax = (part: string): string => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
