import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask what to order besides a dish; phrases as in guest-language.ts. */
const BESIDE: Partial<Record<MenuLocale, string>> = {
  zh: '再配点什么, 再点点什么, 再点些什么, 再点什么, 还要点什么, 配什么菜, 配点什么, 搭什么菜, 搭配什么, 搭点什么, 一起点什么',
  ja: '一緒に何, いっしょに何, 他に何を, ほかに何を, あと何を, 合わせて何, サイドは何, 一緒に頼む, 一緒に食べる',
  ko: '같이뭐, 같이먹을, 같이시킬, 같이시키, 곁들일, 더뭐시, 뭐더시, 같이먹으면, 곁들이면',
  ar: '(اخذ|ناخذ|اخد|ناخد|اطلب|نطلب|اكل|ناكل) (معاه|معه|معها|معاها|معهم|معاهم|جنبه|جنبها|وياه|وياها), (ايش|وش|شو|ايه) (معاه|معه|معاها|معها|جنبه|جنبها|يمشي معاه|يمشي معه|بيمشي معه)',
};

/** Whether a folded message asks what goes on the table beside a dish. */
export const asksBeside = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, BESIDE[locale] ?? '', folded);
