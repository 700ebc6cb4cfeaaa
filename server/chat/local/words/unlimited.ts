import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** All you can eat or drink; phrases as in guest-language.ts. */
const UNLIMITED: Partial<Record<MenuLocale, string>> = {
  zh: '畅饮, 暢飲, 任饮, 任食, 任吃, 任喝, 放题, 放題, 自助餐, 自助吗, 有自助, 无限量, 不限量, 随便吃到饱, 吃到饱, 喝到饱, 无限续, 续杯',
  ja: '飲み放題, 飲放題, 呑み放題, 食べ放題, 食放題, バイキング, ビュッフェ, おかわり自由, おかわり無料',
  ko: '무한리필, 무한 리필, 무제한, 뷔페, 부페, 리필되, 리필 되, 리필가능',
  ar: 'بوفيه, البوفيه, شرب مفتوح, مشروبات مفتوحه, اكل مفتوح, مفتوح الاكل, مفتوح البوفيه, بوفيه مفتوح, غير محدود, غير محدوده, بلا حدود, ريفيل',
};

/** Whether a folded message asks for as much as one can eat or drink. */
export const asksUnlimited = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, UNLIMITED[locale] ?? '', folded);
