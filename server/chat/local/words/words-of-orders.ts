import type { MenuLocale } from '../../../../shared/locales.ts';
import { arabicStems, isReadByCharacters } from '../../../food/concepts-in.ts';
import { countIn } from './counting.ts';
import { numbersIn } from './number-words.ts';

/**
 * The only words that a message about an order may have besides its dishes and what it does with them: a message with any other
 * word says something else, or more. Folded as messages are; Chinese, Japanese and Korean as what is taken out of the text.
 */
const PLAIN_WORDS: Record<MenuLocale, RegExp> = {
  en: /^(?:some|a|an|the|and|then|so|but|ok|okay|please|pls|with|that|it|this|them|those|these|in|all|total|altogether|together|how|much|is|are|be|would|will|what|s|does|do|come|comes|to|cost|costs|price|sum|if|now|just|i|we)$/u,
  fr: /^(?:quelques|un|une|le|la|les|l|du|de|des|d|et|alors|donc|mais|ok|svp|s|il|vous|te|plait|avec|ca|cela|c|est|fait|ferait|en|tout|au|total|ensemble|combien|coute|coutent|prix|quel|je|on|si|j|ai)$/u,
  es: /^(?:unos|unas|un|una|uno|el|la|los|las|lo|de|del|y|entonces|pero|ok|vale|por|favor|con|eso|esto|en|todo|total|juntos|junto|cuanto|cuesta|cuestan|es|son|seria|serian|sale|saldria|precio|que|cual|si|a|me|nos|seria)$/u,
  de: /^(?:ne|n|nen|ein|eine|einen|einem|der|die|das|den|dem|des|und|dann|also|aber|ok|bitte|mit|es|zusammen|insgesamt|alles|gesamt|wie|viel|wieviel|was|macht|machen|kostet|kosten|preis|ist|sind|ware|wurde|wenn|ich|wir|kommt|denn|nur)$/u,
  it: /^(?:degli|delle|un|una|uno|il|lo|la|i|gli|le|l|di|del|della|dei|e|ed|allora|ma|ok|per|favore|con|questo|quello|quella|in|tutto|totale|insieme|quanto|costa|costano|viene|vengono|fa|fanno|prezzo|che|se|a|ci|sarebbe)$/u,
  pt: /^(?:uns|umas|um|uma|o|a|os|as|de|do|da|dos|das|e|entao|mas|ok|por|favor|com|isso|isto|no|ao|em|tudo|todo|total|junto|juntos|quanto|custa|custam|fica|ficam|sai|saem|da|preco|que|qual|se|seria)$/u,
  zh: /一共|总共|[啊哦噢呃嗯额吧唉诶]|合计|加起来|总价|多少钱|多少|几块钱|价格|那么|的话|我们|还有|如果|[那呢吗要请我就是和跟把来的了好共一二两三四五六七八九十个份杯瓶碗盘算]/gu,
  ja: /合計|全部|合ワセテ|アワセテ|イクラ|値段|デスカ|デス|マスカ|マス|ニナリ|ニナル|ダト|ダッタラ|ナラ|ジャア|ソレ|オ願イシマス|オ願イ|クダサイ|下サイ|ニシタラ|スルト|シタラ|[ニトヲハモデガノカ一二三四五六七八九十ツ個杯本皿枚]/gu,
  ko: /합쳐서|합치면|합쳐|모두|전부|얼마|예요|에요|인가요|이에요|그러면|그럼|그리고|이랑|하고|해서|으로|다섯|여섯|하나|하면|주세요|인분|가격|그릇|되나요|돼요|이면|나와요|[총다은는이가을를랑와과도요로한두세네둘셋넷개잔병면걸것거]/gu,
  ar: /^(?:و|ال|كم|بكم|كام|بكام|قديش|سعر|السعر|المجموع|مجموع|الحساب|حساب|كل|كله|كلها|الكل|مع|بعض|معا|هل|اذا|لو|طيب|هو|هي|يصير|يطلع|من|فضلك|لو سمحت|في|تصير|يكون)$/u,
};

/** What messages of one kind may say besides. */
const SPLITTING: Record<MenuLocale, RegExp> = {
  en: /^(?:split|divided?|halves|half|fifty|a|by|between|among|amongst|us|of|we|re|people|the|bill|check|pay|paying|each|person|per|head|ways?|for|can|let|there)$/u,
  fr: /^(?:divis\p{L}*|moitie|par|entre|nous|sommes|personnes?|l|addition|note|on|chacune?|tete|a|pour|si|peut|payer|paye|partage)$/u,
  es: /^(?:divid\p{L}*|medias|mitad|entre|por|nosotros|somos|personas?|cuenta|cada|uno|una|cabeza|para|a)$/u,
  de: /^(?:(?:auf)?geteilt|teilen|halbe|halfte|die|durch|auf|unter|uns|wir|sind|zu|personen|person|pro|rechnung|kopf|nase|jede[rn]?|fur|zahlt|zahlen)$/u,
  it: /^(?:divis\p{L}*|divid\p{L}*|romana|meta|uno|una|alla|per|tra|fra|noi|siamo|persone|persona|conto|testa|a|in|ciascun[oa]|ognun[oa])$/u,
  pt: /^(?:divid\p{L}*|rach\p{L}*|metade|um|uma|paga|meias|por|entre|nos|somos|pessoas?|conta|cada|cabeca|para|a)$/u,
  zh: /平分|均分|分摊|平摊|aa制?|除以|人均|账单|每[个位]?人|个人|位|人|[给付]/gu,
  ja: /割[ルリッレ勘]|ワリカン|ワルト|ワッタラ|1人|一人|[人名デ]|当タリ|アタリ|会計/gu,
  ko: /내면|둘이|셋이|넷이|나누면|나눠서|나누|나눠|나눌|엔빵|더치|명이서|명이|명|사람|계산|[1일] ?인당|이서|넷이서|서|씩/gu,
  ar: /^(?:قسم\p{L}*|نقسم\p{L}*|تقسيم\p{L}*|مقسوم\p{L}*|ولو|علي|بين|كل|واحد|شخص|اشخاص|نحن|احنا|فاتوره|الفاتوره|نا|الحساب)$/u,
};
const FOR_PEOPLE: Record<MenuLocale, RegExp> = {
  en: /^(?:for|us|of|people|persons|we|re|there|times|ppl)$/u,
  fr: /^(?:pour|personnes?|pers|nous|sommes|a)$/u,
  es: /^(?:para|personas?|somos|seremos)$/u,
  de: /^(?:fur|personen|leute|wir|sind|zu|uns)$/u,
  it: /^(?:per|persone|siamo|in)$/u,
  pt: /^(?:para|pra|pessoas|somos)$/u,
  zh: /个人|[人位份]/gu,
  ja: /人分|人前|[人名]/gu,
  ko: /인분|명|사람|[이삼사오육]|이서/gu,
  ar: /^(?:اشخاص|شخصين|انفار|ل)$/u,
};
const ENOUGH: Record<MenuLocale, RegExp> = {
  en: /^(?:enough|cover|covers|afford|suffice|have|only|for|can|euros?|dollars?|pounds?|eur|usd|gbp|would|got|ve|both|my)$/u,
  fr: /^(?:assez|suffi\p{L}*|passe|quoi|euros?|dollars?|pour|payer|eur|que|seulement|mes|n|y)$/u,
  es: /^(?:alcanza\p{L}*|suficiente\p{L}*|basta\p{L}*|llega\p{L}*|euros?|dolares|pesos?|da|para|tengo|solo|pagar)$/u,
  de: /^(?:reich\p{L}*|genug|langt|langen|euro|dollar|franken|dafur|fur|hab|habe|komme|hin|aus|damit|dazu|da|eur|nur)$/u,
  it: /^(?:bast\p{L}*|sufficient\p{L}*|ce|faccio|euro|dollari|ho|solo|per|pagare)$/u,
  pt: /^(?:cheg\p{L}*|basta\p{L}*|suficiente\p{L}*|euros?|reais|dolares|da|para|tenho|so|pagar)$/u,
  zh: /欧元|美元|日元|人民币|元|块钱|块|钱|够不够|够|有|只|不|带|付/gu,
  ja: /ユーロ|ドル|円|足リマス|足リル|足リ|間ニ合イマス|間ニ合ウ|大丈夫|払エマス|払エル|ダケ|アレバ/gu,
  ko: /유로|달러|원|충분해|충분한가|충분|될까|되나|모자라|부족|있으면|만|해/gu,
  ar: /^(?:ب?[يت]كفي\p{L}*|كافي\p{L}*|كفايه|يورو|دولار|معي|عندي|ريال|درهم|جنيه|دينار)$/u,
};
const OF_SIZES: Record<MenuLocale, RegExp> = {
  en: /^(?:large|small|big|bigger|larger|smaller|half|pint|glass|bottle|medium|regular|one|size|instead)$/u,
  fr: /^(?:grande?s?|petite?s?|plus|demi\p{L}*|verre|bouteille|moyenne?s?|celui|celle|taille|prends?)$/u,
  es: /^(?:grandes?|pequen\p{L}*|chic[oa]s?|median\p{L}*|media|medio|copa|botella|jarra|mas)$/u,
  de: /^(?:gross\p{L}*|klein\p{L}*|halb\p{L}*|mittler\p{L}*|glas|flasche|lieber|doch)$/u,
  it: /^(?:grand[ei]|piccol\p{L}*|medi[ao]|calice|bottiglia|piu|mezz[ao])$/u,
  pt: /^(?:grandes?|pequen\p{L}*|medi[ao]|mei[ao]|copo|garrafa|taca|mais|maior|menor)$/u,
  zh: /大杯|小杯|中杯|大份|小份|大瓶|小瓶|半份|换成|改成|大的|小的|中的/gu,
  ja: /大キイ方|小サイ方|大キイ|小サイ|大サイズ|小サイズ|大盛リ?|グラス|ボトル|方/gu,
  ko: /큰 ?걸로|작은 ?걸로|큰 ?거|작은 ?거|큰|작은|중간|반/gu,
  ar: /^(?:كبير|كبيره|الكبير|الكبيره|صغير|صغيره|الصغير|الصغيره|وسط|كاس|زجاجه|نصف)$/u,
};
const RECOUNTING: Record<MenuLocale, RegExp> = {
  en: /^(?:it|were|was|there|are|have|had|take|took|get|got|what|make|change|actually|rather|let|say|meant|instead|no)$/u,
  fr: /^(?:c|etait|prends?|prenait|prenais|finalement|plutot|disons|fait|mettez|mets|met|change\p{L}*|non)$/u,
  es: /^(?:son|fueran|fuesen|pido|pedimos|tomo|tomamos|mejor|sean|cambi\p{L}*|realidad|ponme|pongame)$/u,
  de: /^(?:nehme|nehmen|waren|s|doch|lieber|eher|mach|macht|machen|daraus|mir|uns|nein)$/u,
  it: /^(?:sono|fossero|ne|prendo|prendiamo|anzi|facciamo|facciamone|fai|meglio|piuttosto|cambi\p{L}*)$/u,
  pt: /^(?:for|forem|fosse|fossem|pedir|pedirmos|levar|levarmos|na|verdade|melhor|afinal|muda\p{L}*|troca\p{L}*|sejam)$/u,
  zh: /改成|换成|变成|改为|改要|如果是|要是|换作/gu,
  ja: /ニシタラ|ニシテ|ニスル|ニシマス|変更|ヤッパリ|ダッタラ|ナラ|ニシタラ/gu,
  ko: /으?로 ?(?:하면|할게|해|바꾸|바꿔|변경)|줘|할게|이면|시키면|면/gu,
  ar: /^(?:و?خلي\p{L}*|و?خلو\p{L}*|اجعل\p{L}*|غير\p{L}*|نخلي\p{L}*|يصير\p{L}*|و?لو|و?اذا|كانو\p{L}*|اخذ\p{L}*|ناخذ)$/u,
};
const TAKING_AWAY: Record<MenuLocale, RegExp> = {
  en: /^(?:without|minus|skip|drop|leave|out|off|take|away|remove|forget|cancel)$/u,
  fr: /^(?:sans|enlev\p{L}*|retir\p{L}*|annul\p{L}*|y)$/u,
  es: /^(?:sin|quit\p{L}*|cancel\p{L}*)$/u,
  de: /^(?:ohne|weg|streich\p{L}*|minus|weglass\p{L}*)$/u,
  it: /^(?:senza|togl\p{L}*|tolgo|annull\p{L}*)$/u,
  pt: /^(?:sem|tir[ae]\p{L}*|cancel\p{L}*)$/u,
  zh: /不要|去掉|取消|减去|除去|不算|不点|[红白]酒/gu,
  ja: /ナシ|抜[キイカ]|ヤメ|キャンセル|除[イク]/gu,
  ko: /빼면|빼고|빼|말고|없이|제외|취소/gu,
  ar: /^(?:و?بدون|و?بلا|و?من|غير|و?دون|الغ\p{L}*|شيل\p{L}*)$/u,
};
/** Also words of leaving out. */
const REFUSING: Record<MenuLocale, RegExp> = {
  en: /^(?:no|not|don|don t|dont|t|want|have|need|take|actually|wait|sorry|oh|after|for|me|us|more|scratch|rather|without|minus|skip|drop|leave|out|off|away|remove|forget|cancel|instead)$/u,
  fr: /^(?:pas|non|finalement|fait|veux|prends|prend|ne|pour|moi|nous|pardon|attendez|attends|plutot|sans|enlev\p{L}*|retir\p{L}*|annul\p{L}*|merci)$/u,
  es: /^(?:no|quiero|queremos|mejor|nada|perdon|al|final|bueno|para|mi|gracias|sin|quit\p{L}*|cancel\p{L}*)$/u,
  de: /^(?:kein\p{L}*|nein|ach|nee|doch|nicht|mochte\p{L}*|will|wollen|fur|mich|uns|moment|lieber|danke|ohne|weg|streich\p{L}*|stornier\p{L}*|minus)$/u,
  it: /^(?:niente|non|anzi|no|voglio|vorrei|prendo|scusa|scusi|aspetta|aspetti|me|noi|grazie|senza|togl\p{L}*|tolgo|annull\p{L}*|meglio)$/u,
  pt: /^(?:nao|quero|queremos|afinal|nada|melhor|alias|para|mim|nos|desculp\p{L}*|espera|sem|tir[ae]\p{L}*|cancel\p{L}*|obrigad[oa]|entao)$/u,
  zh: /不要了|不想要|不要|不用|不点|不来|取消|算了|去掉|减去|还是|等等|不好意思/gu,
  ja: /ヤッパリ|ヤッパ|ナシ|イラナイ|イリマセン|イラン|キャンセル|ヤメ|抜[キイ]|シマス|シテ|スミマセン|ハ/gu,
  ko: /빼면|빼고|빼|취소|필요 ?없|안|먹을게|시킬게|주문|해|말고|아니/gu,
  ar: /^(?:لا|ما|مابدي|بدي|بدنا|ابي|اريد|خلص|بدون|بلا|من|غير|دون|الغ\p{L}*|شيل\p{L}*)$/u,
};
const ADDING: Record<MenuLocale, RegExp> = {
  en: /^(?:as|well|on|top|go|plus|add|also|too|extra|more|another)$/u,
  fr: /^(?:ca|plus|en|rajout\p{L}*|egalement|ajout\p{L}*|aussi|encore)$/u,
  es: /^(?:anad\p{L}*|sum\p{L}*|mas|tambien|ademas|agreg\p{L}*)$/u,
  de: /^(?:ausserdem|plus|dazu|noch|auch)$/u,
  it: /^(?:inoltre|con|piu|anche|ancora|aggiung\p{L}*)$/u,
  pt: /^(?:junt\p{L}*|adicion\p{L}*|mais|tambem|acrescent\p{L}*)$/u,
  zh: /再来|再要|再点|外加|另外|还要|再|加上|加|配|也/gu,
  ja: /モ追加|モ|ソレニ|ソレト|アト|サラニ|プラス|追加/gu,
  ko: /하나 ?더|그거에|또|거기에|추가로|추가|더/gu,
  ar: /^(?:مع|زائد|كمان|ايضا)$/u,
};

const WORDS_BY_CHANGE = {
  split: SPLITTING,
  people: FOR_PEOPLE,
  enough: ENOUGH,
  size: OF_SIZES,
  count: RECOUNTING,
  removal: TAKING_AWAY,
  refusal: REFUSING,
  addition: ADDING,
} as const;

export type KindOfChange = keyof typeof WORDS_BY_CHANGE;

/** Whether a folded text without the names of dishes has only words that change an order in one way, or ask for its sum. */
export function hasOnlyOrderWords(locale: MenuLocale, foldedText: string, change: KindOfChange): boolean {
  const changeWords = WORDS_BY_CHANGE[change][locale];
  if (isReadByCharacters(locale))
    return !/\p{L}/u.test(foldedText.replace(changeWords, '·').replace(PLAIN_WORDS[locale], '·'));
  const isPlain = (word: string) => changeWords.test(word) || PLAIN_WORDS[locale].test(word);
  const isNumber = (word: string) => countIn(locale, ` ${word} `) !== undefined || numbersIn(locale, word).size > 0;
  return foldedText
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .every((word) => isNumber(word) || (locale === 'ar' ? arabicStems(word).some(isPlain) : isPlain(word)));
}
