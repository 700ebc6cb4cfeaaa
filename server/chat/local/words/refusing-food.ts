import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';

/** How guests refuse food that they name first: "pork I don't eat", "el huevo no lo quiero ni ver", "貝はちょっと…". */

/** More phrases of what a guest can't or doesn't eat, as they are written in guest-language.ts. */
export const MORE_CANNOT: Record<MenuLocale, string> = {
  en: `isn't my * s thing, aren't my * s thing, (isn't|aren't|not|never) (his|her|their|our) thing, not much of a * eater, (doesn't|don't|does not) care for, turns (his|her|my) nose up at, no for (me|us|him|her), a no go, (puts|put) (me|him|her|us) (right |)off, not my thing, isn't my thing, (i'll|ill|i|we|we'll) pass on, can't face, nowhere near my plate`,
  fr: `c'est pas (leur|votre) truc, (n est|est) pas (le truc|la tasse de the|son fort|fan) de, (pas|n est pas) (tres|trop|vraiment|grand) (fan|amateur) *, raffole* pas, aime (juste|simplement|vraiment|trop|bien|tellement|tout simplement) pas, c'est non, (il|elle|on|je|j|ils|elles) (n |)en (veut|veux|mange|prend|prends|bois|boit|veulent|mangent) (pas|plus|jamais), j'en (veux|mange|bois) (pas|plus|jamais), c'est pas pour (moi|nous|lui|elle), (pas|hors de) question, c'est pas (mon|son|notre) truc, (peux|peut) pas (le|la|les) (voir|sentir|blairer|saquer)`,
  es: `no (le|me|les|nos) (va|van|hace|hacen) gracia, (le|les) no (va|van), no (le|les|nos) (va|van|gusta|gustan|mola|molan|apasiona|apasionan|entusiasma), no es lo suyo, no (lo|la|los|las) (quiero|quiere|queremos|quieren) (ni *|para nada|nunca|jamas|cerca), ni (lo|la|los|las) (toco|toca|pruebo|prueba|tocamos|quiero|quiere|huelo), no (lo|la|los|las|le|les) (paso|pasa|trago|traga|tragan|toco|toca|tocamos|entro|entra|entran|veo), ni (verlo|verla|verlos|verlas|olerlo|olerla|probarlo|probarla), ni regalad*, no es lo mio`,
  de: `(nix|nichts|nicht viel|wenig) am hut, (nix|nichts|wenig) anfangen, (steht|steh|stehe|stehen) (er |sie |ich |wir |)(gar |)nicht (so |)(auf|drauf), (nicht|ned|net) (so |)(seins|ihrs|ihr fall|sein fall|sein ding|ihr ding), (ess|esse|iss|isst|essen|mag|mog|mogen|trink|trinke|trinken|trinkt) (ich|i|er|sie|wir|mein*) … (nicht|nich|net|ned|nie|keins|keinen|keine|keines), (vertrag|vertrage|vertragt|vertragen) (ich|i|er|sie|wir|mein*) … (nicht|nich|net|ned|schlecht), (kommt|kommen) (mir|uns|bei mir|bei uns) nicht (auf den teller|in die tute|auf den tisch), (kann|kannst|konnt) (man |du |ihr |)(mich|uns|ihn) (man |)jagen, lass* (ich|wir|er|sie) die finger, nicht (so |)(mein|meins|unser) (fall|ding), nicht (mal |)(sehen|riechen), (ruhr|ruhre|ruhrt|ruhren|fass|fasse|fasst) (ich|i|er|sie|wir) … nicht an`,
  it: `non (gli|le) (va|vanno|dice|dicono niente), non (e|sono) (il suo|la sua) (forte|passione), non (e|sono) * di, non (lo|la|li|le|ne) (tocco|tocca|tocchiamo|toccano|reggono|reggiamo|sopportiamo|amo|ama|bevono|posso vedere|puo vedere), non (lo|la|li|le) (voglio|vuole|vogliamo) (neanche|nemmeno|neppure|mai), (neanche|nemmeno|neppure) (a parlarne|per sogno|morto|morta|per idea|vederlo|vederla|vederli|vederle|dipinto|dipinta), non fa per (me|noi|lui|lei), non fanno per (me|noi|lui|lei)`,
  pt: `nao (vai|vou|vamos) (muito |la muito |)com, nao (vai|vou) a bola com, nao (sou|e) (muito |grande |)fa, nao aprecia*, nao gosta*, (eu|nos|ele|ela|a gente) (dispenso|dispensa|dispensamos), dispenso, nem (pensar|morto|morta|pintado|pintada|sonhar|obrigado), nao toco, nao tocamos, (ele|ela|eu) nao toca, nao (toco|toca|tocamos|tocam) (em|no|na|nisso) *, passo longe, nao e (a minha praia|comigo|para mim), nao (o|a|os|as) (posso|quero) (nem |)ver, nem (o|a|os|as) (quero|posso|quer) ver`,
  zh: `不爱吃, 不喜欢吃, 不好这口, 吃不惯, 不爱, 就免了, 有点怕, 有點怕, 闻都不能闻, 闻不了, 闻不得, 不太行, 不太能吃, 不太吃, 一口都不, 打死也不, 敬而远之, 没兴趣, 没胃口, 不感兴趣`,
  ja: `あまり好きじゃ, 好きではな, 得意じゃな, 得意ではな, 好きになれな, 好まな, 抵抗が, 抵抗ある, パスで, パスします, 手が出な, 見るのも, ご遠慮, 口にしな`,
  ko: `별로안좋아, 안좋아해, 별로좋아하지, 즐기지않, 취향이아니, 즐겨먹지, 좀그래, 좀그렇, 별로라, 별로네, 별로고, 냄새나서, 입도안, 쳐다도, 쳐다보기도, 손이안가, 손도안, 사양할, 사양하, 안땡겨`,
  ar: `(ما|مش|مو|لا) (يحب|تحب|بيحب|بتحب|يفضل|تفضل|يميل|تميل), (ما|لا|مش|مو) (احبه|احبها|احبهم|احبو|اطيقه|اطيقها|اطيقو|نقربه|نقربها|اقربه|اقربها|يقربه|تقربه|يحبه|يحبها|تحبه|تحبها|نحبه|نحبها|نحبهم|نطيقه|بحبه|بحبها|بحبو|بنحبه|بيحبه|بيحبها|بتحبه|بتحبها|بطيقه|بطيقها|اواطنه|استسيغه|استسيغها|ناكله|ناكلها|بناكله|بناكلها), (مابحبه|مابحبها|مااحبه|مااحبها|مابطيقه|مبحبوش|مبحبهاش|مبطيقوش|مبطيقهاش|ماباكلوش|مباكلوش|مباكلهاش), مستحيل (اكل|اكله|اكلها|اذوقه|اذوقها|ناكل|ناكله|اقربه) *, مستحيل`,
};

/** More phrases of somebody who can't bear spice: "il piccante non lo regge". */
export const MORE_MILD: Record<MenuLocale, string> = {
  en: `(can't|cannot|cant|can not|couldn't|doesn't|don't|dont|doesnt|won't) (handle|take|stand|bear|like|do|eat|cope with|tolerate|touch) (anything |any |too much |the |)(hot|spicy|spice|spices|heat|chilli*|chili*), (spicy|hot) (food|stuff|things|dishes) … (doesn't|don't|can't|isn't|aren't|upsets|upset|kills), spice … (doesn't|don't|does not) agree`,
  fr: `(piquant|epice|pimente|piment|epices) … (supporte|supportent|supporter|aime|mange|digere|tolere|passe|encaisse|tient|prends|veut) (pas|mal), (piquant|epice|piment) c est (pas|non), (supporte|supportent|tolere|digere|encaisse|mange|aime|craint|peut) (pas|mal|rien) (le |du |de |trop |trop le |du tout le |)(piquant|piment|pimente|epice), crain* le (piquant|piment)`,
  es: `(picante|picantes|picoso|chile|aji) no (lo |los |la |le |les |me |nos |)(aguant*|soport*|toler*|com*|pued*|gust*|sient*|quier*|entr*|va|van|trag*), no (lo |le |)(aguant*|soport*|toler*|come|comen|como|puede con|puedo con) (nada |el |lo |las cosas |cosas |la comida |comida |)(picant*|picos*|chile), no (me|le|nos|les) va* (el|lo) (picant*|picos*)`,
  de: `scharf* … (vertragt|vertrag|vertrage|vertragen|mag|mog|mogen|isst|esse|ess|essen|geht|packt|pack|schafft) … (nicht|nich|net|ned|schlecht|nix), (vertragt|vertrag|vertragen|isst|ess|essen|mag|mogen|kann|darf|packt) (ich |er |sie |wir |gar |auch |leider |einfach |)(kein|keine|nix|nichts) (so |zu |sehr |)scharf*`,
  it: `piccant* … non (lo |li |la |le |gli |mi |ci |)(regge|reggo|reggono|sopporta|sopporto|sopportano|mangia|mangio|tollera|tollero|ama|amo|posso|puo|digerisce|digerisco|piace|piacciono), (cibo|cibi|cose|roba|troppo) piccant* (mi |gli |le |)(fa|fanno) male`,
  pt: `(picante|picantes|pimenta|piripiri|apimentad*) … (nao|n) (o |a |lhe |me |)(aguent*|suport*|come|como|toler*|gosta|gosto|pode|posso|dou|consegue|consigo|cai), nao (aguent*|suport*|toler*|gosta de|gosto de|come|como|pode com|posso com|consegue comer) (o |a |nada |coisas |comida |muito |)(picant*|pimenta|apimentad*)`,
  zh: `辣的…吃不了, 辣的…不行, 辣…受不了, 沾不得辣, 不吃辣的, 辣的…不能, 辣的…不吃, 碰不了辣, 吃不来辣, 不能碰辣, 受不了辣`,
  ja: `辛い物…だめ, 辛い物…苦手, 辛い物…食べ, 辛いのが…食べられな, 辛いの…受け付け, 辛いもの…受け付け, 辛いの…得意じゃ, 辛いもの…得意じゃ, 辛いものに弱, 辛いのに弱`,
  ko: `매운…안먹, 매운…힘들, 매운…약해, 매운…약하, 매운…싫어, 매운…질색`,
  ar: `(الحار|حار|السبايسي|الحراق|الشطه|الفلفل|الحاره) (ابدا |كثير |كتير |)(ما|لا|مش|مو) (يتحمله|تتحمله|اتحمله|نتحمله|يقدر*|تقدر*|اقدر*|تحبه|احبه|يحبه|تاكله|ياكله|اكله|تاكلها|يناسب*|بتحبه|بيحبه|بحبه|بتاكله|بياكله), (ما|لا|مش|مو) (تتحمل|يتحمل|نتحمل|تطيق|يطيق|تقدر|يقدر|تاكل|ياكل|بتتحمل|بيتحمل|بتاكل|بياكل|بتحب|بيحب|تحب|يحب) (اي شي |شي |الاكل |اكل |على |)(حار|الحار|حاره|الحاره|سبايسي|السبايسي|حراق|الحراق)`,
};

/** "貝はちょっと…", "마늘은 좀…": a clause that breaks off refuses what it names. Folded as messages are. */
const BREAKS_OFF: Partial<Record<MenuLocale, RegExp>> = {
  ja: /(?:ハ|ッテ)(?:チョット|ドウモ|アンマリ)(?:ネ|ナ|ナア|デスネ)?[\s\p{P}ー~]*$/u,
  ko: /[은는] ?(?:좀|쫌)[\s\p{P}~]*$/u,
};

export const isBrokenOff = (locale: MenuLocale, clause: string): boolean =>
  isReadByCharacters(locale) && (BREAKS_OFF[locale]?.test(clause) ?? false);

/** Of what a guest names and then leaves aside: "hot drinks? the coffee we forget", "咖啡就算了". Directly behind it. */
export const MORE_LEFT_ASIDE: Record<MenuLocale, string> = {
  en: `(is|s) out, aside, never mind, no thanks, i ll skip, we can skip`,
  fr: `on oublie, (on |)laisse tomber, laissez tomber, non merci, (j|on) evite, on evite, sans facon, plutot pas, tres peu pour moi`,
  es: `no que, no gracias, mejor no, no porque, no me, ni hablar, descartad*, olvidalo`,
  de: `lieber nicht, eher nicht, besser nicht, nein danke, lass* (ich|wir) (weg|aus|lieber), brauch* (ich|wir) nicht, (fallt|fallen) (weg|aus|flach)`,
  it: `lasciamo (stare|perdere), lascia (stare|perdere), meglio (di no|no|evitare), no grazie, no perche, no che`,
  pt: `nao que, nao porque, nao obrigad*, melhor nao, (deixa|deixe) (la|estar), nem pensar, esquece, dispenso`,
  zh: `就算了, 算了, 不要了, 就不要, 就免了, 就不用, 就不喝, 就不吃, 就别`,
  ja: `やめとき, やめておき, は結構, パス, なしで, 無しで, いらない, いりません, 要りません, は遠慮`,
  ko: `됐고, 됐어, 안 마셔, 안 마실, 사양, 필요없, 패스, 안 먹을`,
  ar: `لا شكرا, لا لان, لا عشان, ما (ابيها|ابغاها|بدي|نبيها|ابيه), بلاش, انسى*, خليها, مو لازم`,
};
