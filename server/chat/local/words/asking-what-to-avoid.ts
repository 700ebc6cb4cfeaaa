import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests ask what is not for them: "which cakes are out?", "what must I avoid?". Folded as messages are. */
const AVOIDS: Record<MenuLocale, RegExp> = {
  en: / (?:(?:is|are|s|re) (?:out|off|no go|off limits|forbidden|a no)|off limits|(?:should|must|do|shall|have to|need to|better) (?:(?:i|we|he|she|they) )?(?:avoid|skip|stay away)|to avoid|(?:can|shouldn|mustn|couldn) t (?:i|we|he|she|they|have|eat)|(?:can|could|may|should) (?:i|we|he|she|they) not|cannot|not (?:ok|okay|allowed|possible)|ruled? out) /u,
  fr: / (?:exclu\p{L}*|evit\p{L}*|interdit\p{L}*|defendu\p{L}*|proscri\p{L}*|(?:peux|peut|dois|doit|pouvons|puis) (?:(?:je|on|il|elle|nous) )?pas|(?:vont|va|conviennent|convient) pas) /u,
  es: / (?:evit\p{L}*|prohibid\p{L}*|descart\p{L}*|exclu\p{L}*|no (?:puedo|puede|podemos|pueden|debo|debe|debemos)) /u,
  de: / (?:meid\p{L}*|vermeid\p{L}*|tabu|verboten|ausgeschlossen|(?:geht|gehen|darf|durfen|kann|konnen|soll\p{L}*)(?: \p{L}+){0,4} (?:nicht|nich|net)|nicht (?:essen|geht|gehen)|fall\p{L}*(?: \p{L}+){0,3} (?:weg|aus|raus)|(?:ist|sind) raus) /u,
  it: / (?:evit\p{L}*|esclus\p{L}*|proibit\p{L}*|vietat\p{L}*|non (?:posso|puo|possiamo|possono|devo|deve|dobbiamo|vanno|va)) /u,
  pt: / (?:evit\p{L}*|exclu\p{L}*|proibid\p{L}*|(?:estao|ficam|esta|fica) (?:de )?fora|nao (?:posso|pode|podemos|podem|devo|deve|devemos)) /u,
  zh: /不能|不可以|不行|避开|避免|不适合|不宜|忌/u,
  ja: /ダメ|駄目|避ケ|食ベラレナ|食ベレナ|無理|アウト|イケナイ/u,
  ko: /피해|피하|피할|안 ?[돼되]|못 ?먹|빼야/u,
  ar: / \p{L}*تجنب\p{L}* | (?:ال)?(?:ممنوع|محظور)\p{L}* | (?:ما|لا) (?:بقدر|يقدر|تقدر|اقدر|نقدر|فيني|ينفع|تنفع|يصلح|تصلح|يناسب\p{L}*|تناسب\p{L}*|يمكن\p{L}*|استطيع|يستطيع|تستطيع|يجوز) /u,
};
export const isAskingWhatToAvoid = (locale: MenuLocale, foldedText: string): boolean => AVOIDS[locale].test(foldedText);

/** Tastes of one thing, such as ice cream, which are dishes of their own: "which flavours are out?". In any language. */
const FLAVOURS =
  / (?:flavou?rs?|parfums?|gouts?|sabor(?:es)?|(?:eis)?sorten?|geschmack\p{L}*|gust[io]) |口味|フレーバー|何味|무슨 ?맛|어떤 ?맛|(?:ال)?نكه/u;
export const isAskingFlavours = (foldedText: string): boolean => FLAVOURS.test(foldedText);
