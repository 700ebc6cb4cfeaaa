import { ar } from '../../../shared/i18n/guest/ar.ts';
import { de } from '../../../shared/i18n/guest/de.ts';
import { en } from '../../../shared/i18n/guest/en.ts';
import { es } from '../../../shared/i18n/guest/es.ts';
import { fr } from '../../../shared/i18n/guest/fr.ts';
import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import { it } from '../../../shared/i18n/guest/it.ts';
import { ja } from '../../../shared/i18n/guest/ja.ts';
import { ko } from '../../../shared/i18n/guest/ko.ts';
import { pt } from '../../../shared/i18n/guest/pt.ts';
import { zh } from '../../../shared/i18n/guest/zh.ts';
import type { MenuLocale } from '../../../shared/locales.ts';

const GUEST_WORDS: Record<MenuLocale, GuestWords> = { en, fr, es, de, it, pt, zh, ja, ko, ar };

export const guestWords = (locale: MenuLocale): GuestWords => GUEST_WORDS[locale];
