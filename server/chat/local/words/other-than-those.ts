/** "Other than that": what isn't among the dishes of the last answer, in any language. Folded as messages are. */
const OTHER_THAN_THOSE =
  / (?:(?:other|apart|aside) (?:than|from) (?:that|those|these|it|them)|(?:any(?:thing)?|something|everything) (?:else )?(?:but|except) (?:that|those|these|it|them)|(?:autre chose|autres?) que (?:ca|cela|ceux la|celles la|ceux ci|celui la|celle la)|(?:a part|sauf|hormis) (?:ca|cela|ceux la|celles la|celui la|celle la)|(?:aparte de|menos|excepto|salvo|fuera de|que no sea[n]?) (?:es[aeo]s?|est[aeo]s?|ellos|ellas)|(?:was|etwas) anderes als (?:das|die|den|diese[ns]?)|(?:ausser|bis auf|abgesehen von) (?:dem|den|der|denen|diesem|dieser|diesen|das|die)|(?:tranne|a parte|eccetto|salvo|che non sia(?:no)?) (?:quest[aeoi]|quell[aeoi]|quelli|quelle)|(?:fora|tirando|exceto|menos|sem ser|alem|que nao seja[m]?) (?:d)?(?:iss?to|isso|ess[ae]s?|est[ae]s?|aquel[ae]s?)|(?:غير|عدا|ماعدا|ما عدا|الا) (?:هذا|هذه|هذي|هيدا|ذلك|هدول|هذول|كده|دي|ده|هيك|هاد|هذاك)|غيره|غيرها|غيرهم) |(?:除了?(?:这|那|它|他)(?:个|些|道|几个|们)?(?:之外|以外)?)|(?:这个|那个|这些|那些)(?:之外|以外)|其他的|别的|ソレ(?:ラ)?以外|ソレ(?:ジャ|デハ)ナイ|ソレヲ除|ソレハ抜|コレ以外|(?:그거|그것|그건|이거|이것|그) ?(?:말고|빼고|제외|외에)/u;
export const isOtherThanThose = (foldedText: string): boolean => OTHER_THAN_THOSE.test(foldedText);

/** "I'm driving" leaves out alcohol, in any language; "I came by car, can I park?" doesn't. Folded as messages are. */
const DRIVING =
  / (?:(?:i m|i am|im|we re|she s|he s) (?:the one )?driving|(?:have|got|need) to drive|designated driver|(?:je|on|c est moi qui) condui[st]|(?:je|on) reprends? (?:le volant|la route)|je prends le volant|capitaine de soiree|conduzco|(?:tengo|tenemos|toca|hay) que (?:conducir|manejar)|me toca (?:conducir|manejar)|vengo manejando|(?:muss|mussen) (?:ich )?(?:noch |heute |spater )*fahren|bin (?:heute )?(?:der|die) fahrer(?:in)?|fahre (?:heute |noch )+|devo (?:ancora )?guidare|guido io|(?:tenho de|tenho que|vou|estou a) (?:conduzir|dirigir)|(?:سايق|سايقه|بسوق|رح سوق|لازم اسوق|راح اسوق|هسوق)) |(?:要|得|还要|我)开车|开车来|車(?:ナノデ|ダカラ|デ来|ナンデ|ナンデス)|運転(?:スル|シ|ガ|ナノデ|手)|운전(?:해야|하|이라|을)|차 ?(?:가져|갖고|몰고)/u;
const PARKS = /park|stationn|garer|aparc|estacion|parcheggi|停|駐車|주차|موقف|باركن/u;
export const isDriving = (foldedText: string): boolean => DRIVING.test(foldedText) && !PARKS.test(foldedText);

/** "No, I don't drink": no drink is named behind it. In any language; folded as messages are. */
const DRINKS_NOTHING =
  / (?:لا )?(?:ما|لا) (?:اشرب|بشرب|نشرب|بنشرب) (?=$|،|شي|وش|عندكم|في|ايش|شو|عصير)| (?:مابشرب|مبشربش|مااشرب) (?=$|،|شي|عندكم|في|ايش|شو|عصير)/u;
export const withoutDrinkingNothing = (foldedText: string): string => foldedText.replace(DRINKS_NOTHING, ' · ');
export const isDrinkingNothing = (foldedText: string): boolean => DRINKS_NOTHING.test(foldedText);

/** "No caffeine", "decaf", in any language. Folded as messages are. */
const NO_CAFFEINE =
  / (?:decaf|decaffeinated|(?:no|without|w o|zero|free of) (?:any )?caffeine|caffeine free|(?:pas de|sans|zero) (?:cafeine|theine)|decafeine\p{L}*|deca|(?:sin|nada de|no quiero) (?:cafeina|teina)|descafeinad[oa]s?|(?:ohne|kein|keinen?) (?:koffein|coffein|tein)|koffeinfrei\p{L}*|entkoffeiniert\p{L}*|(?:senza|niente) (?:caffeina|teina)|decaffeinat[oaie]|(?:sem|nada de) (?:cafeina|teina)|(?:بدون|من غير|بلا|خالي من|خاليه من|بدي بدون) (?:ال)?(?:كافيين|كافين)|(?:ما|مو) (?:فيه|فيها) (?:كافيين|كافين)|منزوع\p{L}* (?:ال)?كافيين) |(?:不要|不含|没有|無|无|不带|零|不喝|别有)(?:有)?咖啡因|(?:没有|不含)咖啡因|低因|脱因|カフェイン(?:ナシ|ヌキ|抜キ|ノナイ|ガナイ|レス|フリー|ゼロ|ノ入ッテナイ|ガ入ッテナイ|ハ?入ッテイナイ|ハチョット|ハ?ダメ|ハ?避)|(?:ノン|デ)カフェ|카페인 ?(?:없|안|프리|빼)|(?:디|무|노) ?카페인/u;
export const isWithoutCaffeine = (foldedText: string): boolean => NO_CAFFEINE.test(foldedText);
