import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask for one thing in place of another; phrases as in guest-language.ts. */
const SWAPS: Partial<Record<MenuLocale, string>> = {
  en: '(swap|swaps|swapping|switch|switching|substitute|substitution*|substituting|exchange|trade|replace|replacing|sub), (can|could|may|possible|get|have|want|take|do) … … instead, instead of … … (can|could|possible|ok|okay|please|get|have), (change|swop) … (for|to|with|into), in place of',
  fr: 'remplac*, substitu*, echang*, troqu*, (changer|change|changez) … (par|pour|contre), (a la place|au lieu) … (possible|prendre|avoir|mettre), (puis|peut|peux|pouvez|possible|avoir|prendre|mettre|veux|voudrais) … … (a la place|au lieu)',
  es: '(cambiar|cambio|cambia|cambian|cambias|cambiais|cambiarme|cambiarlo|cambiarla|cambiarlos|cambiarlas|cambiarse) … (por|con), sustitu*, reemplaz*, remplaz*, (puedo|puede|pueden|puedes|podria*|podeis|poner|pedir|tener|quiero) … … (en lugar|en vez), (en lugar|en vez) … … (puedo|puede|pueden|podria*|poner)',
  de: 'tauschen, austauschen, umtauschen, eintauschen, ersetzen, ersetzt, tauscht, (kann|kannst|konnt*|konnen|geht|gehts|ginge|moglich|darf|bekomm*|krieg*|hatt*|mochte) … … (statt|anstatt|anstelle|stattdessen), (statt|anstatt|anstelle) … … (moglich|haben|bekommen|kriegen|geht)',
  it: 'sostitu*, scambi*, (cambiare|cambio|cambiate|cambiarlo|cambiarla|cambiarli|cambiarle) … (con|per), (posso|puo|si puo|potrei|possiamo|avere|vorrei|mettere) … … (al posto|invece), (al posto|invece) … … (posso|si puo|potrei|possibile|avere|mettere)',
  pt: '(trocar|troca|trocam|troco|trocas|mudar) … (por|pelo|pela|pelos|pelas), substitu*, (posso|pode|podem|da para|da pra|poderia*|ter|por|queria|quero) … … (no lugar|em vez|ao inves), (no lugar|em vez|ao inves) … … (posso|pode|podem|da para|da pra)',
  zh: '换成, 換成, 换个, 换一个, 换别的, 能换, 可以换, 可不可以换, 替换, 替代, 代替, 改成, 换掉',
  ja: '変えてもらえ, 変えられ, 変えれ, 変更でき, 変更して, に変え, 替えられ, 替えてもらえ, 代わりに, かわりに, 交換, 差し替え',
  ko: '바꿔, 바꿀, 바꾸, 변경, 대신, 교체',
  ar: 'ابدل, تبدل, تبدلون, تبدلوا, نبدل, بدل *, بدال *, ابدله, ابدلها, تغير*, اغير*, استبدل*, استبدال, تستبدل*, عوضا عن, مكان ال*',
};

/** Whether a folded message asks for one thing in place of another. */
export const asksSwap = (locale: MenuLocale, folded: string): boolean => hasPhrase(locale, SWAPS[locale] ?? '', folded);

/** How guests ask for a dish to be made in another way. */
const CHANGES: Partial<Record<MenuLocale, string>> = {
  en: '(can|could|would|will) (you|i|we|they) … … (without|no|hold|separately), leave out, leave off, hold the, on the side, take off the',
  fr: '(pouvez|peut|peux|puis|possible|pourrait|pourriez|peuvent|l avoir|le prendre|la prendre) … … (sans|a part|a cote)',
  es: '(pueden|puedes|puede|podeis|podrian|podria|puedo|me lo|me la|me los|me las) … … (sin|aparte)',
  de: '(kann|kannst|konnt*|konnen|geht|gehts|macht|machen|bekomm*|krieg*) … … (ohne|separat|weglassen), weglassen, weglasst, weggelassen',
  it: '(potete|puo|si puo|posso|potreste|possibile|fate|fare|fanno) … … (senza|a parte), togliere',
  pt: '(podem|pode|posso|da para|da pra|poderia*|fazem|faz) … … (sem|a parte|separado|separada)',
  zh: '(能不能|可以|可不可以)…(去掉|不放|不加|分开), 能不放, 可以不放, 能去掉, 能不加, 可以不加, 少放点, 多放点, 酱分开, 分开放',
  ja: '抜きにでき, 抜いてもらえ, 抜けますか, なしにでき, なしにしてもらえ, 抜いてもらう, 別添え, 別にしてもらえ, 少なめにでき, 控えめにでき',
  ko: '빼줄수, 빼주실수, 빼고해, 뺄수, 따로주, 덜넣어, 적게넣어, 빼달라, 빼주세요, 빼줘',
  ar: '(ممكن|تقدرون|تقدروا|ينفع|يصير) … (بدون|من غير|بلا|شيل*|تشيل*|على جنب), من غير * لو سمحت, شيلولي, شيلوا',
};

/** Whether a folded message asks for a dish to be made in another way. */
export const asksChange = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, CHANGES[locale] ?? '', folded);

/** How guests ask for a part of a dish beside it. */
const ASIDE: Partial<Record<MenuLocale, string>> = {
  en: 'on the side, separately',
  fr: 'a part, a cote',
  es: 'aparte',
  de: 'separat, extra',
  it: 'a parte',
  pt: 'a parte, separado, separada',
};

/** Whether a folded message asks for a part of a dish beside it: "can I have the sauce on the side?". */
export const asksAside = (locale: MenuLocale, folded: string): boolean =>
  asksChange(locale, folded) && hasPhrase(locale, ASIDE[locale] ?? '', folded);
