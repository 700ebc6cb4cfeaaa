import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask for the whole of what comes in halves; phrases as in guest-language.ts. */
const WHOLE: Record<MenuLocale, string> = {
  en: 'full, whole, full one, whole one, full size, full portion, bigger one, the big one, biggest',
  fr: 'entier, entiere, complete, complet, pleine, portion entiere, la grosse, le gros, plus grande, plus grand',
  es: 'entera, entero, completa, completo, racion entera, la grande, el grande, mas grande',
  de: 'ganze, ganzer, ganzes, ganzen, volle, volles, voller, grosse, grosser, grosses, grossen',
  it: 'intera, intero, completa, completo, porzione intera, piu grande',
  pt: 'inteira, inteiro, completa, completo, dose inteira, maior',
  zh: '整份, 一整, 全份, 大份, 一份, 大的',
  ja: '一人前, フル, 全部の, 大きい方, 大きいほう, 一皿, 普通サイズ',
  ko: '한접시, 한 접시, 한그릇, 일인분, 1인분, 전체, 큰거, 큰 거, 온전',
  ar: 'كامل, كامله, الكامل, الكامله, الكبير, الكبيره, حصه كامله, صحن كامل',
};

/** Whether a folded message asks for the whole size of something. */
export const asksWhole = (locale: MenuLocale, folded: string): boolean => hasPhrase(locale, WHOLE[locale], folded);
