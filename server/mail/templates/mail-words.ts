import { type MessageParams, message } from '../../../shared/i18n/interpolate.ts';
import { mails as english } from '../../../shared/i18n/server/en.ts';
import { mails as french } from '../../../shared/i18n/server/fr.ts';
import { type AppLocale, LANGUAGE_TAGS } from '../../../shared/locales.ts';
import { PRODUCT_NAME } from '../../../shared/product-name.ts';

const WORDS = { en: english, fr: french };

type WithoutForm<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
type MailWord = WithoutForm<keyof typeof english>;

/** A mail's message in its language; `{{product}}` needs no parameter. */
type SayMail = (key: MailWord, params?: MessageParams) => string;

export const mailWords =
  (locale: AppLocale): SayMail =>
  (key, params) =>
    message(WORDS[locale], key, { product: PRODUCT_NAME, ...params }, LANGUAGE_TAGS[locale]);
