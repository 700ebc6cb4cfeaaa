import type { MenuLocale } from '../../../../shared/locales.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GuestLanguage } from './guest-language.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** How guests say things, in each language. */
export const GUEST_LANGUAGES: Record<MenuLocale, GuestLanguage> = { en, fr, es, de, it, pt, zh, ja, ko, ar };
