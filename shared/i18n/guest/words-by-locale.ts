import type { MenuLocale } from '../../locales.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GuestWords } from './guest-words.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

const GUEST_WORDS: Record<MenuLocale, GuestWords> = { en, fr, es, de, it, pt, zh, ja, ko, ar };

export const guestWords = (locale: MenuLocale): GuestWords => GUEST_WORDS[locale];
