import type { CurrencySign } from './draft.ts';
import type { Currency } from './money.ts';

/** The currencies of a sign on menus, also with letters before it ("R$"). */
export const CURRENCIES_OF_SIGN: Readonly<Record<CurrencySign, readonly Currency[]>> = {
  $: ['CAD', 'USD', 'AUD', 'NZD', 'MXN', 'ARS', 'BRL', 'CLP', 'COP', 'DOP', 'UYU', 'HKD', 'SGD', 'TWD', 'MOP'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
};
