import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask whether they can have a dish, after they have said what they can't eat; phrases as in guest-language.ts. */
const FOR_ME: Partial<Record<MenuLocale, string>> = {
  en: 'for (me|him|her|them|us|my *), (can|could|may|should) (i|he|she|we|they|my *) (have|eat|get|order|do|try), is … (ok|okay|fine|alright|all right|good), (ok|okay|fine) (for|with) *, works for me',
  fr: 'pour (moi|lui|elle|eux|elles|nous|mon *|ma *|mes *), (je|il|elle|on|elles|ils) (peux|peut|peuvent) … (prendre|manger|commander|gouter), (puis je|peux je|peut il|peut elle|peut on), me convient, (ca|c est) (va|ok|bon|possible)',
  es: 'para (mi|el|ella|ellos|nosotros|mi *), (puedo|puede|podemos|podria) … (comer*|tomar*|pedir*|probar*), (me|le|nos) (va|vale|sirve|conviene|viene)',
  de: 'fur (mich|ihn|sie|uns|mein*), (kann|darf|konnte|konnen|durfte) (ich|er|sie|wir|mein*), (geht|ginge|passt|ware) (das|der|die|es) *, (ist|ware) … (ok|okay|in ordnung)',
  it: 'per (me|lui|lei|noi|mio *|mia *), (posso|puo|possiamo|potrei) … (mangiar*|prender*|ordinar*|avere|assaggiar*), (mi|ci|gli|le) (va|vanno) bene, va bene',
  pt: '(para|pra) (mim|ele|ela|eles|nos|mi|o meu *|a minha *|meu *|minha *), (posso|pode|podemos|poderia) … (comer|pedir|provar|ir de|tomar), serve',
  zh: '我能吃, 我可以吃, 能吃吗, 可以吃吗, 我能点, 我能喝, 他能吃, 她能吃, 孩子能吃, 行吗, 能点吗',
  ja: '食べられますか, 食べれますか, 食べても, 頼めますか, 大丈夫ですか, 大丈夫？, 平気ですか, いけますか',
  ko: '먹어도되, 먹어도돼, 먹을수있나요, 먹을수있어요, 먹을수있을까요, 제가먹, 괜찮나요, 괜찮아요, 시켜도되',
  ar: '(اقدر|تقدر|يقدر|نقدر|بقدر|ممكن) … (اكل*|اطلب*|اخذ*|ياكل*|تاكل*), ينفع (لي|لها|له|معي), ينفعني, يناسبني, يناسبها, يناسبه, تناسبني',
};

/** Whether a folded message asks if somebody can have something. */
export const asksForMe = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, FOR_ME[locale] ?? '', folded);
