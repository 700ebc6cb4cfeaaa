import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask for little, or for what isn't heavy; phrases as in guest-language.ts. */
const LIGHT: Partial<Record<MenuLocale, string>> = {
  zh: '清淡, 不油腻, 不太油, 轻一点的, 轻食, 垫肚子, 垫垫, 吃得少, 不太饿, 不怎么饿, 不是很饿, 少吃点, 小吃一点',
  ja: '軽い, 軽め, 軽く, かるい, あっさり, さっぱり, 小腹, そんなに空いてない, そんなにすいてない, あまり空いてない, 少しだけ食べ, 重くない',
  ko: '가벼운, 가볍게, 담백, 안느끼한, 느끼하지않, 배가안고, 배가별로, 별로배안, 출출, 간단히먹, 간단하게먹',
  ar: 'شي خفيف, حاجه خفيفه, اكله خفيفه, شيء خفيف, وجبه خفيفه, طبق خفيف, مو ثقيل, مش ثقيل, مش تقيل, لقمه, مو جوعان, مش جعان, مو جوعانين',
};

/** Whether a folded message asks for a light dish. */
export const asksLight = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, LIGHT[locale] ?? '', folded);
