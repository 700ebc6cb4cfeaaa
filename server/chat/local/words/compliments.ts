import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests praise what they have had; phrases as in guest-language.ts. */
const COMPLIMENTS: Partial<Record<MenuLocale, string>> = {
  en: '(was|were|is|tasted) (all |so |really |very |absolutely |just |)(delicious|lovely|amazing|great|excellent|fantastic|perfect|yummy|wonderful|incredible|superb), loved (it|everything|the *), best meal, compliments to the chef, see you soon, see you next time',
  fr: '(c etait|etait|c est) (tout |vraiment |tres |trop |absolument |si |)(delicieux|bon|excellent|parfait|super|genial|top), on s est regale*, je me suis regale*, un regal, (tout |)(etait|est) (delicieux|excellent|parfait), compliments au chef, a bientot, a la prochaine',
  es: '(estaba|estuvo|estaban|ha estado) (todo |muy |super |)(rico|rica|buenisimo|buenisima|delicioso|deliciosa|bueno|excelente|espectacular|genial|increible|riquisimo), todo (rico|riquisimo|buenisimo|delicioso|perfecto|excelente), nos (ha|ha) encantado, me encanto, nos encanto, felicit*, hasta pronto, hasta la proxima',
  de: '(war|hat|schmeckt*|geschmeckt) (alles |sehr |super |wirklich |echt |mega |total |)(lecker|super|kostlich|toll|klasse|ausgezeichnet|hervorragend|gut|geschmeckt|perfekt), war lecker, sehr lecker, kompliment*, bis bald, bis zum nachsten mal',
  it: '(era|erano|e stato|e) (tutto |davvero |veramente |molto |)(buonissimo|ottimo|delizioso|squisito|eccellente|perfetto|fantastico|buono|buonissima|squisita), tutto (buonissimo|ottimo|squisito|perfetto|delizioso), complimenti, a presto, alla prossima',
  pt: '(estava|tava|estavam|foi|esteve) (tudo |muito |mesmo |)(uma delicia|delicioso|deliciosa|otimo|optimo|maravilhoso|muito bom|bom|excelente|perfeito|top), uma delicia, adorei, adoramos, parabens, ate breve, ate a proxima',
  zh: '太好吃了, 很好吃, 真好吃, 好吃极了, 吃得很开心, 吃得很满意, 味道很棒, 很满意, 很美味',
  ja: '美味しかった, おいしかった, うまかった, 最高でした, ごちそうさま, ご馳走様, ごちそうさん, 大満足',
  ko: '맛있었, 잘먹었, 맛있게먹, 최고였, 너무맛있네, 만족',
  ar: 'كان لذيذ*, كانت لذيذ*, كان طيب*, كان الاكل *, اكلكم (لذيذ|طيب|حلو|روعه), عاشت ايديكم, يسلم ايديكم, يعطيكم العافيه, تسلم ايديكم',
};

/** Whether a folded message praises the food or the house. */
export const isCompliment = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, COMPLIMENTS[locale] ?? '', folded);
