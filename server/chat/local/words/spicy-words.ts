import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests ask which dishes are spicy, and which are not. Folded as messages are. */

type Patterns = Record<MenuLocale, RegExp>;

/** "He can't bear spice, which ones are hot?" asks for the hot ones. */
const WHICH_SPICY: Patterns = {
  en: / (?:which|what)(?: \p{L}+){0,3} (?:is|are|re|s) (?:\p{L}+ )?(?:spicy|hot) /u,
  fr: / (?:quels?|quelles?|lesquels?|lesquelles?)(?: \p{L}+){0,4} (?:epices?|epicees?|piquants?|piquent) /u,
  es: / (?:los|las|cuales|cual|que)(?: \p{L}+){0,3} (?:pican?|picantes?) /u,
  de: / (?:was|welche\p{L}*)(?: \p{L}+){0,3} scharf /u,
  it: / (?:quali|quale|cosa)(?: \p{L}+){0,3} piccant[ei] /u,
  pt: / (?:quais|qual|que)(?: \p{L}+){0,3} (?:picantes?|picam?|apimentad\p{L}*) /u,
  zh: /(?:哪些|哪个|哪種|哪种|什么|哪几)[^不]{0,5}辣/u,
  ja: /(?:ドレ|ドノ|何)[^ナ]{0,6}(?:辛|カラ)|(?:辛|カラ)[イク].{0,3}(?:ドレ|何)/u,
  ko: /매운.{0,6}(?:뭐|어떤|어느|뭔)|(?:뭐|어떤|어느).{0,8}(?:매워|매운|맵)/u,
  ar: / (?:شو|ايش|وش|اي|ما|ماهي) (?:\p{L}+ ){0,3}(?:حار|الحار|حراق|سبايسي) /u,
};
export const isSpicyQuestion = (locale: MenuLocale, foldedText: string): boolean =>
  WHICH_SPICY[locale].test(foldedText);

/** "Which dishes are not spicy?", "don't burn": between the question and the spice the guest denies it. */
const NOT_SPICY: Patterns = {
  en: / (?:not|isn t|aren t|isnt|arent|without|hardly|barely|less|least)(?: (?:too|so|that|very|any|at all))? (?:spicy|hot|spice) /u,
  fr: / (?:ne sont pas (?:(?:trop|tres|si) )?(?:epicee?s?|piquante?s?)|ne piquent? pas|(?:pas|non|peu|moins) (?:(?:trop|tres|si) )?(?:epicee?s?|piquante?s?)) /u,
  es: / (?:(?:no|poco|menos) (?:(?:son|sean|sea|esta|muy|tan) ){0,2}(?:pican?|picantes?)|sin picante) /u,
  de: / (?:nicht|wenig|weniger|kaum) (?:(?:so|zu|sehr) )?scharf\p{L}* /u,
  it: / (?:non|poco|meno) (?:(?:sono|e|siano|sia|troppo) ){0,2}piccant[eiao] /u,
  pt: / (?:nao|sem|pouco|menos) (?:(?:sao|e|sejam|seja|muito) ){0,2}(?:picantes?|picam?|pica|apimentad\p{L}*) /u,
  zh: /(?<!辣)不[会是太]?辣/u,
  ja: /(?:辛|カラ)クナ/u,
  ko: /안 ?(?:매운|매워|맵)|맵지 ?(?:않|안)/u,
  ar: / (?:مو|مش|غير|ليس|موب|ما هو) (?:حار\p{L}*|حراق\p{L}*|سبايسي) /u,
};
export const isSpiceDenied = (locale: MenuLocale, foldedText: string): boolean => NOT_SPICY[locale].test(foldedText);

/** "Can I choose how hot it is?", "can you make it less spicy?", in any language. Folded as messages are. */
const CHOOSES_SPICE =
  / (?:(?:choose|pick|adjust|select|customi[sz]e|decide|control|make|made|choisir|doser|ajuster|regler|elegir|elige|escoger|ajustar|graduar|regular|aussuchen|wahlen|bestimmen|einstellen|anpassen|scegliere|scelgo|regolare|escolher|escolho|faire|hacer\p{L}*|preparar\p{L}*|machen|zubereiten|fazer|fare|preparare) (?:\p{L}+ ){0,8}(?:spic\p{L}*|heat|hot|hotter|mild\p{L}*|chill?i\p{L}*|piquant\p{L}*|pimente?\p{L}*|epice\p{L}*|picant\p{L}*|picor|scharf\p{L}*|piccant\p{L}*|piccantezza|pimenta|apimentad\p{L}*)|(?:scharf\p{L}*|piccantezza|picor|spice|heat) (?:\p{L}+ ){0,5}(?:aussuchen|wahlen|bestimmen|einstellen|anpassen|machen|haben|zubereiten|scegliere|regolare|level)|(?:pedir|pido|demander|avoir|avere|chiedere|haben|bekommen|geht|get|order|ask for) (?:\p{L}+ ){0,4}(?:moins|menos|meno|weniger|less) (?:spic\p{L}*|hot|piquant\p{L}*|epice\p{L}*|picant\p{L}*|piccant\p{L}*|scharf\p{L}*)|(?:اختار|تختار|نختار|اختيار|احدد|تحديد|نحدد|تخففون|تخفيف|يخفف) (?:\p{L}+ ){0,4}(?:ال)?(?:حار\p{L}*|حراره|فلفل|شطه|سبايسي)) |(?:选|挑|调|定|控制)[^，。]{0,4}辣|辣[^，。不]{0,6}(?:选|挑|调|控制)|(?:能|可以)不?(?:能|可以)?(?:做|弄|做成|少放|放|改)[^，。]{0,4}辣|辛[サミ].{0,6}(?:選|調節|調整|変エ|控エメニ|減ラ)|辛[クサ].{0,4}(?:デキマス|シテモラエ)|맵기.{0,6}(?:조절|선택|고르|고를)|맵게.{0,4}(?:가능|되나|돼|해 ?주|할 ?수)/u;
export const isChoosingSpice = (foldedText: string): boolean => CHOOSES_SPICE.test(foldedText);
