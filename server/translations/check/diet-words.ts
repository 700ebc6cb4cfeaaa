import type { MenuLocale } from '../../../shared/locales.ts';

/**
 * Word roots that say what a text contains or claims, in ten languages, written apart from the lexicon: a fault of the
 * lexicon is found by what it didn't write. Latin roots are matched without accents; `\b` where a root is also part of
 * harmless words. A root that means more than its class is left out.
 */
export const DIET_CLASSES = [
  'meat',
  'pork',
  'beef',
  'lamb',
  'chicken',
  'duck',
  'fish',
  'shellfish',
  'cheese',
  'dairy',
  'egg',
  'honey',
  'nut',
  'peanut',
  'soy',
  'sesame',
  'vegan',
  'vegetarian',
  'gluten',
  'lactose',
  'halal',
  'kosher',
] as const;
export type DietClass = (typeof DIET_CLASSES)[number];

const ROOTS: Record<DietClass, Record<MenuLocale, string>> = {
  meat: {
    en: 'meat|\\bsausage|\\bliver\\b|\\bturkey|\\brabbit\\b|\\bvenison|\\bboar\\b|\\bquail\\b|\\bgoose\\b|(?<!cauliflower |celeriac |cabbage )\\bsteaks?\\b',
    fr: '\\bviande|\\bsauciss|\\bfoie|\\bdinde|\\blapin|\\bchevreuil|\\bsanglier|\\bcailles?\\b|\\bgibier',
    es: '\\bcarne|\\bsalchich|\\bhigado|\\bpavo\\b|\\bconejo|\\bvenado|\\bjabali|\\bcodorniz',
    de: 'fleisch(?!tomate)|wurst|wurste|\\bleber|\\bpute|truthahn|\\bkaninchen|\\bhirsch|wildschwein|\\bwachtel',
    it: '\\bcarne|\\bcarni|salsicc|\\bfegato|\\btacchino|\\bconiglio|\\bcervo|cinghiale|\\bquaglia',
    pt: '\\bcarne|salsich|\\blinguica|\\bfigado|\\bperu\\b|\\bcoelho|\\bveado|\\bjavali|codorniz',
    zh: '(?<!果|椰|蟹|鱼|虾|贝|虾仁)肉(?!桂|豆蔻)|香肠|肝(?!菌)|火鸡|兔|鹿|野猪|鹌鹑',
    ja: '(?<!果|カニ|蟹|魚)肉(?!桂)|ソーセージ|レバー|七面鳥|うさぎ|鹿|猪|うずら|ミート',
    ko: '(?<!불)고기(?!만두)|소시지|(?<![아시])간(?= |$)|칠면조|토끼|사슴|멧돼지|메추라기|미트',
    ar: '\\bلحم|\\bلحوم|اللحم|نقانق|سجق|\\bكبد|ديك رومي|أرنب|(?<!كعب ال)غزال|سمان',
  },
  pork: {
    en: '\\bpork|\\bham\\b|\\bbacon|\\blardons?\\b|\\bprosciutto|\\bpancetta|\\bsalami\\b|\\bpepperoni\\b|\\bgammon|\\bmortadella|guanciale|\\bnduja',
    fr: '\\bporc|\\bjambon|\\bbacon|\\blard\\b|\\blardons?\\b|prosciutto|pancetta|\\bsalami|pepperoni|\\bcochon|mortadelle|guanciale|nduja',
    es: '\\bcerdo|\\bjamon|\\bbacon|\\btocino(?! de cielo| del cielo)|panceta|prosciutto|\\bsalami|pepperoni|\\bcochinillo|\\blechon|mortadela|guanciale',
    de: 'schwein|(?<!palat)schinken|\\bspeck|bacon|prosciutto|pancetta|\\bsalami|pepperoni|spanferkel|mortadella|guanciale',
    it: 'maiale|prosciutto|\\bbacon|pancetta|lardo\\b|\\bsalam[ie]|pepperoni|porchetta|mortadella|guanciale|\\bspeck',
    pt: '\\bporcos?\\b|presunto|fiambre|\\bbacon|toucinho|pancetta|prosciutto|\\bsalami|pepperoni|leitao|mortadela|guanciale',
    zh: '猪|培根|火腿|萨拉米|意大利辣香肠|意式培根',
    ja: '豚|ポーク|ベーコン|ハム(?!バーガー|バーグ)|プロシュート|パンチェッタ|サラミ|ペパロニ',
    ko: '돼지|베이컨|(?<!시나)햄(?!버거|버그)|프로슈토|판체타|살라미|페퍼로니',
    ar: 'خنزير',
  },
  beef: {
    en: '\\bbeef|\\bveal\\b|\\boxtail|\\bbrisket|\\bwagyu',
    fr: '\\bboeuf|\\bveau\\b|\\bwagyu',
    es: '\\bternera|\\bbuey\\b|\\bvacuno|\\bde res\\b|\\bwagyu',
    de: '\\brind|kalb|ochsen|\\bwagyu',
    it: '\\bmanzo|\\bvitello|\\bbue\\b|\\bwagyu',
    pt: '\\bvitela|\\bvaca\\b|\\bnovilho|\\bbovina|\\bboi\\b|\\bwagyu',
    zh: '(?<!红|水)牛(?!奶|油|至|角|轧|肝菌)',
    ja: '(?<!水)牛(?!乳)|ビーフ(?!ン)|仔牛',
    ko: '(?<!염)소고기|쇠고기|송아지|비프',
    ar: '\\bبقر(?!ع)|بقري|البقر|عجل',
  },
  lamb: {
    en: '\\blamb\\b(?!.s lettuce)|\\bmutton',
    fr: '\\bagneau|\\bmouton',
    es: '\\bcordero|\\bcarnero',
    de: '\\blamm|hammel',
    it: '\\bagnello|\\bmontone|\\babbacchio',
    pt: '\\bcordeiro|\\bborrego|\\bcarneiro',
    zh: '(?<!山)羊(?!奶|乳|羹|凝|角|肚菌)|羔',
    ja: 'ラム(?:肉|チョップ|ラック|コフタ|シャンク)|仔羊|子羊|羊肉',
    ko: '양고기|양갈비|램(?!프|블)',
    ar: 'خروف|(?<!جبن ال)(?<!جبن )(?<!حليب ال)غنم(?!ي)|ضأن',
  },
  chicken: {
    en: '\\bchicken|\\bpoultry',
    fr: '\\bpoulet|\\bvolaille|\\bpoularde',
    es: '\\bpollo|\\bave\\b|\\baves\\b|\\bgallina',
    de: '\\bhahnchen|\\bhuhn|geflugel|hendl|poulet',
    it: '\\bpollo|\\bpollame|galletto',
    pt: '\\bfrango|\\bgalinha|\\baves\\b',
    zh: '(?<!火|田)鸡(?!蛋|尾酒|油菌|豆)|禽',
    ja: '鶏(?!卵)|チキン|若鶏|家禽',
    ko: '닭|치킨|가금',
    ar: 'دجاج|دواجن',
  },
  duck: {
    en: '\\bduck',
    fr: '\\bcanard|\\bcanette\\b(?= de barbarie)',
    es: '\\bpato\\b',
    de: '\\bente\\b|\\benten(?!muschel)',
    it: '\\banatra',
    pt: '\\bpato\\b',
    zh: '鸭',
    ja: '鴨|ダック',
    ko: '(?<![가꼬])오리(?!엔|지)',
    ar: '\\bبط\\b|البط\\b',
  },
  fish: {
    en: '\\bfish|\\btarama|\\bsalmon|\\btuna|\\bcod\\b|\\banchov|\\btrout|\\bhaddock|\\bherring|\\bsardine|\\bmackerel|\\bhalibut|\\bsea bass|\\bsea bream|\\bturbot|\\bcaviar',
    fr: '\\bpoisson|\\btarama|\\bsaumon|\\bthon\\b|\\bcabillaud|\\bmorue|\\banchois|\\btruite|\\bhareng|\\bsardine|\\bmaquereau(?!x? ?de)|\\bfletan|\\bdorade|\\bdaurade|\\bturbot|\\bcaviar(?! d.aubergine)',
    es: '\\btarama|\\bpescad(?!or)|\\bsalmon|\\batun|\\bbacalao|\\banchoa|\\bboqueron|\\btrucha|\\barenque|\\bsardina|\\bcaballa|\\blubina|\\bmerluza|\\brodaballo|\\bcaviar',
    de: 'fisch|\\btarama|\\blachs|\\bkabeljau|\\bdorsch|sardelle|anchovi|forelle|\\bhering|\\bmatjes|sardine|makrele|heilbutt|\\bdorade|wolfsbarsch|steinbutt|kaviar',
    it: '\\btaram[ao]|\\bpesce(?! palla)|\\bsalmone|\\btonno|\\bmerluzzo|\\bbaccala|acciug|\\balici|\\btrota|\\baringa|\\bsardine|\\bsarde\\b|\\bsgombro|\\bbranzino|\\borata|\\brombo\\b|\\bcaviale',
    pt: '\\bpeixe|\\btarama|\\bsalmao|\\batum|\\bbacalhau|\\banchova|\\btruta|\\barenque|\\bsardinha|\\bcavala|\\brobalo|\\bpescada|\\bcaviar',
    zh: '(?<!章|鱿|墨|甲)鱼(?!香茄子)|鳕|鲑|鲔|鲈|鲷',
    ja: '魚(?!介)|フィッシュ|サーモン|鮭|ツナ|マグロ|(?<!カ)タラ(?!ゴン)|鱈|アンチョビ|トラウト|ニシン|イワシ|(?<!キャッ)サバ|オヒョウ|キャビア',
    ko: '생선|타라모|(?<!대구 )연어|참치|대구|멸치|앤초비|안초비|송어|청어|정어리|고등어|피시|캐비어',
    ar: '\\bسمك|تاراما|سمكة|أسماك|السمك|سلمون|تونة|\\bقد\\b|أنشوجة|أنشوفة|رنجة|سردين|ماكريل|كافيار',
  },
  shellfish: {
    en: '\\bshrimp|\\bprawn|\\bcrab\\b|\\blobster|\\bmussel|\\boyster(?! mushroom| sauce)|\\bscallop|\\bclam|\\bsquid|\\bcalamari|\\boctopus|\\bcrayfish|\\bcrawfish|\\bseafood|\\bshellfish|langoustine',
    fr: '\\bcrevette|\\bcrabe|\\bhomard|\\bmoules?\\b|\\bhuitre|\\bpetoncle|saint jacques|\\bpalourde|\\bcalmar|\\bcalamar|\\bpoulpe|\\bpieuvre|\\becrevisse|fruits de mer|langoustine|\\bgambas|\\bcrustace',
    es: '\\bgamba|\\bcamaron|\\blangostino|\\bcangrejo|\\bbogavante|\\blangosta|\\bmejillon|\\bostra|\\bvieira|\\balmeja|\\bcalamar|\\bpulpo|\\bmarisco|\\bcigala',
    de: 'garnele|\\bkrabbe|hummer|muschel|\\bauster(?!npilz|nseit)|tintenfisch|kalmar|calamari|oktopus|meeresfrucht|krustentier|scampi|languste',
    it: '\\bgamber|\\bgranchio|\\baragosta|\\bastice|\\bcozze|\\bostric|capesant|\\bvongol|\\bcalamar|\\bpolpo|frutti di mare|\\bscampi|crostacei|totani|seppi',
    pt: '\\bcamar(?:ao|oes)|\\bgamba|\\bcaranguejo|\\blagosta|\\blavagante|\\bmexilh|\\bostra|\\bvieira|\\bameijoa|\\blula|\\bpolvo|\\bmarisco|frutos do mar|lagostim',
    zh: '虾|蟹|(?<=[扇干瑶])贝|贝(?!果|里尼|蒂|克|壳面包|尔)|蚝(?!油)|牡蛎|蛤|鱿鱼|墨鱼|章鱼|海鲜|青口',
    ja: '海老|エビ|えび|シュリンプ|カニ|蟹|オマール|ロブスター|ムール|牡蠣|オイスター(?!マッシュ|ソース)|ホタテ|帆立|アサリ|あさり|イカ|カラマリ|タコ(?!ス)|蛸|シーフード|魚介|貝',
    ko: '새우|게살|꽃게|랍스터|바닷가재|홍합|(?<!얼)굴(?!라시|소스| 소스)|가리비|조개|오징어|칼라마리|문어|해산물|시푸드',
    ar: 'روبيان|جمبري|سلطعون|كابوريا|كركند|استاكوزا|بلح البحر|محار|أسقلوب|حبار|كاليماري|أخطبوط|مأكولات بحرية|ثمار البحر|المأكولات البحرية',
  },
  cheese: {
    en: 'cheese(?!cake)|\\bcheddar|\\bmozzarella|\\bparmesan|\\bfeta\\b|\\bricotta|\\bgorgonzola|\\bburrata|mascarpone',
    fr: '\\bfromage|\\bcheddar|\\bmozzarella|\\bparmesan|\\bfeta\\b|\\bricotta|\\bgorgonzola|\\bburrata|mascarpone|\\bchevre(?!uil)|\\bbrebis|\\bcomte\\b|raclette|reblochon',
    es: '\\bqueso|\\bcheddar|\\bmozzarella|\\bparmesano|\\bfeta\\b|\\bricotta|\\bgorgonzola|\\bburrata|mascarpone',
    de: '(?<!leber|fleisch)kase(?!kuchen)|cheddar|mozzarella|parmesan|\\bfeta\\b|ricotta|gorgonzola|burrata|mascarpone|emmentaler',
    it: 'formagg|cheddar|mozzarella|parmigian|\\bfeta\\b|ricotta|gorgonzola|\\bburrata|mascarpone|pecorino',
    pt: '\\bqueijo|cheddar|mozarela|mozzarella|parmesao|\\bfeta\\b|ricota|gorgonzola|burrata|mascarpone',
    zh: '奶酪|芝士|干酪|起司|马苏里拉|帕玛森',
    ja: 'チーズ(?!ケーキ)|チェダー|モッツァレラ|パルメザン|フェタ|リコッタ|ゴルゴンゾーラ|ブッラータ|マスカルポーネ',
    ko: '치즈(?!케이크)|체다|모차렐라|파르메산|페타|리코타|고르곤졸라|부라타|마스카포네',
    ar: '\\bجبن|الجبن|أجبان|شيدر|موزاريلا|بارميزان|فيتا|ريكوتا|بوراتا',
  },
  dairy: {
    en: '\\bmilk|\\bbutter(?!nut|scotch|cup|fly| bean|head| lettuce)|(?<!ice |cold )\\bcream(?! ale| soda)|\\byogh?urt|buttermilk',
    fr: '\\blait\\b|\\bbeurre|\\bcreme(?! de cassis| de menthe| de marron| brulee| caramel)|\\byaourt|\\byogourt|babeurre',
    es: '\\bleche\\b|\\bmantequilla|\\bnata\\b|\\byogur',
    de: 'milch|butter|sahne|rahm\\b|joghurt|schmand',
    it: '\\blatte\\b|\\bburro|\\bpanna\\b(?! cotta)|yogurt|latticello',
    pt: '\\bleite\\b|\\bmanteiga|\\bnatas?\\b|iogurte',
    zh: '牛奶|黄油|奶油|酸奶|鲜奶|乳',
    ja: 'ミルク|牛乳|バター(?!ナッツ)|(?<!アイス)クリーム|ヨーグルト',
    ko: '우유|버터(?!넛)|(?<!아이스)크림|요거트|요구르트|밀크',
    ar: 'حليب|زبدة(?! الفول)|كريمة|قشطة|زبادي|لبن',
  },
  egg: {
    en: '\\beggs?\\b',
    fr: '\\boeufs?\\b',
    es: '\\bhuevo',
    de: '\\beier|\\bei\\b|ruhrei|spiegelei|(?<!fr)eiern?\\b(?<!bayern)',
    it: '\\buov[oa]\\b',
    pt: '\\bovos?\\b',
    zh: '蛋(?!糕|挞|白霜|黄酱)',
    ja: '卵|玉子|エッグ',
    ko: '계란|달걀|에그|수란',
    ar: '\\bبيض(?!اء)|البيض\\b',
  },
  honey: {
    en: '\\bhoney(?!dew|comb)',
    fr: '\\bmiel',
    es: '\\bmiel(?! de cana)',
    de: 'honig(?!melone)',
    it: '\\bmiele',
    pt: '\\bmel\\b',
    zh: '蜂蜜|蜜(?!瓜|饯)',
    ja: '蜂蜜|はちみつ|ハニー',
    ko: '꿀|허니',
    ar: '\\bعسل|العسل',
  },
  nut: {
    en: '\\bnuts?\\b|\\bwalnut|\\bhazelnut|\\balmond|\\bcashew|\\bpecan|\\bpistachio|\\bmacadamia',
    fr: '\\bnoix\\b(?! de coco| de muscade| de veau| de saint| de st\\b| de petoncle| d.entrecote)|(?<!beurre )(?!(?<=^pommes )noisettes?$)\\bnoisettes?\\b(?! d.agneau| de chevreuil| de porc)|\\bamande(?!s? de mer\\b)|\\bcajou\\b|\\bpacane|\\bpistache|fruits? a coque',
    es: '\\bnuez\\b(?! moscada)|\\bnueces|\\bavellana|\\balmendra(?!s? de mar\\b)|\\banacardo|\\bpacana|\\bpistacho|frutos? secos?',
    de: '\\bnuss(?!butter|li)|\\bnusse|walnuss|haselnuss|mandel(?!n? ?kase)|cashew|pekan|pistazie',
    it: '\\bnoc[ei]\\b(?! moscata| di cocco| di vitello)|nocciol[ae]|\\bmandorl|anacardi|\\bpecan|pistacch|frutta secca',
    pt: '\\bnoz(?:es)?\\b(?!.moscada)|\\bavela|\\bamendoa(?!s? do mar\\b)|\\bcaju\\b|\\bpeca\\b|pistach|frutos? secos?',
    zh: '坚果|核桃|榛|杏仁|腰果|碧根果|开心果|夏威夷果',
    ja: '(?<!バター|ココ|ドー)ナッツ|くるみ|クルミ|ヘーゼル|アーモンド|カシュー|ピーカン|ピスタチオ|マカダミア',
    ko: '견과|호두|헤이즐넛|아몬드|캐슈|피칸|피스타치오|마카다미아',
    ar: 'مكسرات|\\bجوز(?! الهند| الطيب)|بندق|\\bلوز|اللوز|كاجو(?!ن)|بيكان|فستق|مكاديميا|(?<!قرع )الجوز',
  },
  peanut: {
    en: '\\bpeanut',
    fr: 'cacahuete|arachide',
    es: 'cacahuete|cacahuate|\\bmani\\b',
    de: 'erdnuss',
    it: 'arachid',
    pt: 'amendoim',
    zh: '花生',
    ja: 'ピーナッツ|落花生',
    ko: '땅콩(?!호박)',
    ar: 'فول سوداني|فول السوداني|الفول السوداني',
  },
  soy: {
    en: '\\bsoya?\\b|\\btofu|edamame',
    fr: '\\bsoja|\\bsoya|\\btofu|edamame',
    es: '\\bsoja|\\bsoya|\\btofu|edamame',
    de: '\\bsoja|\\btofu|edamame',
    it: '\\bsoia|\\btofu|edamame',
    pt: '\\bsoja|\\btofu|edamame',
    zh: '豆腐|大豆|酱油|(?<!莎)豆奶|毛豆|豆芽|味噌',
    ja: '豆腐|大豆|醤油|しょうゆ|枝豆|豆乳|ソイ|もやし|味噌',
    ko: '두부|콩나물|대두|간장|두유|에다마메|된장|미소|숙주',
    ar: 'صويا|توفو|إدامامي',
  },
  sesame: {
    en: 'sesame|tahini',
    fr: 'sesame|tahini',
    es: 'sesamo|ajonjoli|tahini',
    de: 'sesam|tahin',
    it: 'sesamo|tahin',
    pt: 'sesamo|gergelim|tahin',
    zh: '芝麻(?!菜)',
    ja: 'ゴマ|ごま|胡麻|セサミ|タヒニ|タヒーニ',
    ko: '참깨|타히니|(?<!어)깨',
    ar: 'سمسم|طحينة',
  },
  vegan: {
    en: '\\bvegan|plant.based',
    fr: '\\bvegetalien|\\bvegan|\\bvegane',
    es: '\\bvegan[oa]',
    de: '\\bvegan|pflanzlich',
    it: '\\bvegan[oaie]',
    pt: '\\bvegan[oa]',
    zh: '纯素|植物性|全素',
    ja: 'ヴィーガン|ビーガン|植物性',
    ko: '비건|식물성',
    ar: 'نباتي صرف|نباتية صرف|نباتي صرفة|نباتية صرفة|فيغان',
  },
  vegetarian: {
    en: '\\bvegetarian|\\bveggie\\b|meatless|meat.free',
    fr: '\\bvegetarien|\\bvege\\b',
    es: '\\bvegetarian[oa]',
    de: 'vegetari|fleischlos',
    it: '\\bvegetarian[oaie]',
    pt: '\\bvegetarian[oa]',
    zh: '(?<!纯|全)素(?!麺)',
    ja: 'ベジタリアン|ベジ(?!ョ|タブル)|菜食',
    ko: '채식|베지',
    ar: 'نباتي(?!ة? صرف)|نباتية(?! صرف)|خالٍ من اللحوم',
  },
  gluten: {
    en: 'gluten',
    fr: 'gluten',
    es: 'gluten',
    de: 'gluten',
    it: 'glutine',
    pt: 'gluten',
    zh: '麸质|无麸',
    ja: 'グルテン',
    ko: '글루텐',
    ar: 'غلوتين|جلوتين',
  },
  lactose: {
    en: 'lactose|dairy.free',
    fr: 'lactose|sans produits laitiers',
    es: 'lactosa|sin lacteos',
    de: 'laktose|milchfrei',
    it: 'lattosio|senza latticini',
    pt: 'lactose|sem laticinios',
    zh: '乳糖|无乳|不含乳',
    ja: '乳糖|乳製品不使用|ラクトース',
    ko: '유당|락토|유제품 (?:무첨가|없)',
    ar: 'لاكتوز|خالٍ من الألبان|خالٍ من منتجات الألبان|خالية من منتجات الألبان',
  },
  halal: {
    en: '\\bhalal',
    fr: '\\bhalal',
    es: '\\bhalal',
    de: '\\bhalal',
    it: '\\bhalal',
    pt: '\\bhalal',
    zh: '清真',
    ja: 'ハラール|ハラル',
    ko: '할랄',
    ar: 'حلال',
  },
  kosher: {
    en: '\\bkosher',
    fr: '\\bcasher|\\bkasher|\\bcacher\\b',
    es: '\\bkosher',
    de: 'koscher',
    it: '\\bkosher|\\bkasher',
    pt: '\\bkosher|\\bcasher',
    zh: '犹太洁食',
    ja: 'コーシャ',
    ko: '코셔',
    ar: 'كوشير',
  },
};

/**
 * What is called milk, cream or butter and is of plants. Almond cream is frangipane, made of butter and eggs, and hazelnut
 * butter may be browned butter: of almonds and hazelnuts only the milk is.
 */
const OF_PLANTS: Record<MenuLocale, string> = {
  en: '(?:coconut|almond|oat|soy|soya|rice|cashew|hazelnut) milk|(?:coconut|oat|soy|soya|cashew) cream|(?:peanut|almond|cashew|cocoa|coconut) butter',
  fr: "lait (?:de coco|d[’']amandes?|de noisettes?|d[’']avoine|de soja|de riz)|creme (?:de coco|d[’']avoine|de soja|de (?:noix de )?cajou)|beurre de (?:cacahuetes?|cacao)",
  es: 'leche de (?:coco|almendras?|avellanas?|avena|soja|arroz)|(?:crema|nata) de (?:coco|avena|soja)|crema de anacardos?|mantequilla de (?:cacahuete|mani)',
  de: '(?:kokos|kokosnuss|mandel|haselnuss|hafer|soja|reis)milch|(?:kokos|kokosnuss|hafer|soja|cashew)sahne|cashewcreme|erdnussbutter|kakaobutter',
  it: 'latte di (?:cocco|mandorl[ae]|nocciol[ae]|avena|soia|riso)|(?:panna|crema) di (?:cocco|avena|soia)|crema di anacardi|burro di (?:arachidi|cacao)',
  pt: 'leite de (?:coco|amendoas?|avelas?|aveia|soja|arroz)|(?:creme|natas) de (?:coco|aveia|soja)|creme de caju|manteiga de amendoim',
  zh: '椰奶|椰浆|豆奶|燕麦奶|杏仁奶(?!油)|杏仁露|腰果奶油|腐乳',
  ja: '(?:ココナッツ|ココナツ|オーツ|ソイ)(?:ミルク|クリーム)|カシュー(?:ナッツ)?クリーム|アーモンドミルク|豆乳|ピーナッツバター',
  ko: '(?:코코넛|오트|귀리) ?(?:밀크|우유|크림)|캐슈 ?크림|아몬드 ?(?:밀크|우유)|땅콩 ?버터',
  ar: 'حليب (?:جوز الهند|اللوز|البندق|الشوفان|الصويا|الأرز)|كريمة (?:جوز الهند|الشوفان|الصويا|الكاجو)|زبدة الفول السوداني',
};

/** `\b` of JavaScript knows the letters of folded Latin texts, where it is much faster, and no others. */
const patternOf = (roots: string, locale: MenuLocale): RegExp =>
  locale === 'ar'
    ? new RegExp(roots.replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'), 'u')
    : new RegExp(roots, 'u');

const patterns = new Map<string, RegExp>();

/** Whether a folded text without accents names something of a class. */
export function isClassNamed(text: string, locale: MenuLocale, name: DietClass): boolean {
  const key = `${name} ${locale}`;
  const pattern = patterns.get(key) ?? patternOf(ROOTS[name][locale], locale);
  patterns.set(key, pattern);
  return pattern.test(name === 'dairy' ? text.replaceAll(plantsOf(locale), ' ') : text);
}

const MAX_CACHED_TEXTS = 10_000;
const classesByText = new Map<string, ReadonlySet<DietClass>>();

/** The classes that a folded text without accents names; a menu's text is asked about once for each language. */
export function classesNamedIn(text: string, locale: MenuLocale): ReadonlySet<DietClass> {
  const key = `${locale} ${text}`;
  const cachedClasses = classesByText.get(key);
  if (cachedClasses) return cachedClasses;
  const named = isAnyClassNamed(text, locale) ? DIET_CLASSES.filter((name) => isClassNamed(text, locale, name)) : [];
  const classes = new Set(named);
  if (classesByText.size >= MAX_CACHED_TEXTS) classesByText.clear();
  classesByText.set(key, classes);
  return classes;
}

const plantPatterns = new Map<MenuLocale, RegExp>();

function plantsOf(locale: MenuLocale): RegExp {
  const pattern = plantPatterns.get(locale) ?? new RegExp(OF_PLANTS[locale], 'gu');
  plantPatterns.set(locale, pattern);
  return pattern;
}

/** Whether a folded text without accents names an allergen, meat, fish or a diet. */
export function isAnyClassNamed(text: string, locale: MenuLocale): boolean {
  const key = `any ${locale}`;
  const pattern = patterns.get(key) ?? patternOf(DIET_CLASSES.map((name) => ROOTS[name][locale]).join('|'), locale);
  patterns.set(key, pattern);
  return pattern.test(text);
}
