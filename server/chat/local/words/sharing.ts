import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask for what several share, or how much a group needs; phrases as in guest-language.ts. */
const SHARING: Partial<Record<MenuLocale, string>> = {
  zh: '分着吃, 分享, 分吃, 分食, 合吃, 一起分, 大家分, 适合多人, 适合几个人, 适合两个人, 适合三个人, 适合四个人, 适合一家',
  ja: 'シェア, 取り分け, とりわけ, 分けて食べ, 分け合, みんなで食べ, みんなでつまめ, 二人で食べられ, 大勢で',
  ko: '나눠먹, 나눠 먹, 나누어먹, 나눠드, 같이먹기좋, 쉐어, 셰어, 여럿이먹, 함께먹기, 여럿이서',
  ar: 'نتشارك*, نتقاسم*, نشارك*, للمشاركه, مشاركه, نتشاركه, نقسمه بيننا, ناكله سوا, ناكل سوا, يكفينا كلنا',
};

/** Whether a folded message asks for what several can share. */
export const asksSharing = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, SHARING[locale] ?? '', folded);

/** What a menu's words say of a dish for several, in any language, without accents and case. */
export const FOR_SEVERAL =
  /\b(?:(?:for|serves?|pour|para|fur|per|sirve|rende|serve) (?:(?:two|three|four|2|3|4|deux|dos|zwei|due|duas|dois|drei|tres|quatre|vier)\b|(?:two|2) (?:or|to|-|–) )|(?:2|3|4|two|deux|dos|zwei|due|duas|dois) (?:people|persons?|personnes?|personas|personen|persone|pessoas)|(?:a|pour|to|zum|da|para|per) (?:partager|share|teilen|condividere|compartir|partilhar|compartilhar)|sharing|platter|plateau|planche|tagliere|mezze)\b|盛り合わせ|盛合せ|[二三四2-4]人前|[2-4](?:名様|人)用|双人|[两二三四2-4]人份|[2-4]인|모둠|لشخصين|لثلاث|لاربع|مشكل|تشكيل|للمشاركه/u;
