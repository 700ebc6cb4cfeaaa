/** More beers by style, wines by style, spirits, liqueurs and cocktails. */
export const WINE_BEER_SPIRITS = `
# Beer
noun | pale ale/pale ales ~ American pale ale ~ APA | pale ale/pale ales f ~ bière pale ale | pale ale/pale ales f ~ cerveza pale ale | Pale Ale/Pale Ales n | pale ale f | pale ale/pale ales f | 淡色艾尔 | ペールエール | 페일 에일 | بيل إيل m
noun | amber ale/amber ales ~ amber beer/amber beers ~ red ale/red ales ~ Vienna lager | bière ambrée/bières ambrées f ~ ambrée ~ bière rousse ~ rousse | cerveza tostada/cervezas tostadas f ~ cerveza ámbar ~ cerveza roja | Bernsteinbier n ~ rotes Ale ~ Amber Ale | birra ambrata/birre ambrate f ~ birra rossa | cerveja âmbar/cervejas âmbar f ~ cerveja ruiva | 琥珀啤酒 ~ 红艾尔 | アンバーエール ~ レッドエール | 앰버 에일 ~ 레드 에일 | بيرة كهرمانية f
noun | brown ale/brown ales | bière brune/bières brunes f | cerveza brown ale f ~ cerveza marrón | Brown Ale n ~ braunes Ale | birra bruna/birre brune f ~ brown ale | cerveja castanha/cervejas castanhas f ~ brown ale | 棕色艾尔 | ブラウンエール | 브라운 에일 | براون إيل m
noun | dark beer/dark beers ~ dark lager ~ schwarzbier ~ dunkel | bière noire/bières noires f | cerveza negra/cervezas negras f ~ cerveza oscura | dunkles Bier/dunkle Biere n ~ Schwarzbier ~ Dunkelbier | birra scura/birre scure f ~ birra nera | cerveja preta/cervejas pretas f ~ cerveja escura | 黑啤酒 ~ 黑啤 | 黒ビール ~ ダークビール | 흑맥주 ~ 다크 비어 | بيرة داكنة f
noun | porter/porters | porter/porters f ~ bière porter | porter/porters f ~ cerveza porter | Porter/Porter n | porter f ~ birra porter | porter/porters f | 波特啤酒 | ポーター | 포터 맥주 | بورتر m
noun | double IPA ~ DIPA ~ imperial IPA | double IPA f ~ IPA double | doble IPA f | Double IPA n | double IPA f | double IPA f | 双倍印度淡色艾尔 | ダブルIPA | 더블 IPA | دبل آي بي إيه f
noun | session IPA ~ session beer ~ light beer/light beers | bière légère/bières légères f ~ session IPA | cerveza ligera/cervezas ligeras f ~ cerveza light | Leichtbier/Leichtbiere n ~ leichtes Bier ~ Session IPA | birra leggera/birre leggere f ~ session IPA | cerveja leve/cervejas leves f ~ session IPA | 淡啤酒 ~ 低度啤酒 | ライトビール ~ セッションIPA | 라이트 맥주 ~ 세션 IPA | بيرة خفيفة f
noun | saison beer/saison beers ~ farmhouse ale | bière saison/bières saison f ~ saison belge | cerveza saison f ~ saison | Saisonbier n | saison f ~ birra saison | cerveja saison f ~ saison | 赛松啤酒 | セゾンビール | 세종 맥주 ~ 팜하우스 에일 | بيرة سيزون f
noun | sour beer/sour beers ~ sour ale ~ gose ~ Berliner Weisse | bière sure/bières sures f ~ bière acide ~ gose | cerveza ácida/cervezas ácidas f ~ cerveza sour ~ gose | Sauerbier/Sauerbiere n ~ Gose ~ Berliner Weiße | birra acida/birre acide f ~ sour ale ~ gose | cerveja ácida/cervejas ácidas f ~ sour ~ gose | 酸啤酒 | サワービール ~ サワーエール | 사워 비어 ~ 사워 에일 | بيرة حامضة f
noun | lambic ~ gueuze | lambic m ~ gueuze | lambic f ~ gueuze | Lambic n ~ Geuze | lambic m ~ gueuze | lambic f ~ gueuze | 兰比克啤酒 | ランビック | 람빅 | لامبيك m
noun | fruit beer/fruit beers ~ kriek | bière aux fruits/bières aux fruits f ~ kriek | cerveza de frutas/cervezas de frutas f ~ kriek | Fruchtbier/Fruchtbiere n ~ Kriek | birra alla frutta/birre alla frutta f ~ kriek | cerveja de fruta/cervejas de fruta f ~ kriek | 水果啤酒 | フルーツビール ~ クリーク | 과일 맥주 ~ 크릭 | بيرة الفواكه f
noun | abbey beer/abbey beers ~ Trappist beer/Trappist beers ~ Trappist ~ dubbel ~ tripel ~ quadrupel | bière d’abbaye/bières d’abbaye f ~ bière trappiste ~ trappiste | cerveza de abadía/cervezas de abadía f | Abteibier/Abteibiere n ~ Trappistenbier | birra d’abbazia/birre d’abbazia f | cerveja de abadia/cervejas de abadia f ~ cerveja trapista | 修道院啤酒 | 修道院ビール ~ トラピストビール | 수도원 맥주 ~ 트라피스트 맥주 | بيرة الأديرة f
noun | bock ~ doppelbock ~ bock beer | bock f ~ bière bock | cerveza bock f ~ bock | Bockbier n ~ Doppelbock | birra bock f ~ bock ~ doppelbock | cerveja bock f ~ bock | 博克啤酒 | ボックビール | 복 비어 | بيرة بوك f
noun | Kölsch ~ kolsch | kölsch f | kölsch f | Kölsch n | kölsch f | kölsch f | 科隆啤酒 | ケルシュ | 쾰슈 | كولش m
noun | cellar beer ~ unfiltered beer/unfiltered beers ~ kellerbier ~ Zwickl | bière non filtrée/bières non filtrées f | cerveza sin filtrar/cervezas sin filtrar f | Kellerbier/Kellerbiere n ~ naturtrübes Bier ~ Zwickl ~ Zwicklbier | birra non filtrata/birre non filtrate f | cerveja não filtrada/cervejas não filtradas f | 未过滤啤酒 | 無濾過ビール | 여과하지 않은 맥주 | بيرة غير مفلترة f
noun | smoked beer/smoked beers ~ rauchbier ~ smoky beer | bière fumée/bières fumées f ~ rauchbier | cerveza ahumada/cervezas ahumadas f ~ rauchbier | Rauchbier/Rauchbiere n | birra affumicata/birre affumicate f ~ rauchbier | cerveja defumada/cervejas defumadas f ~ cerveja fumada ~ rauchbier | 烟熏啤酒 | スモークビール ~ ラオホビール ~ 燻製ビール | 훈제 맥주 ~ 라우흐비어 | بيرة مدخنة f
noun | small beer on tap ~ glass of draft beer | demi pression m ~ galopin ~ bock de bière | caña de cerveza/cañas de cerveza f | kleines Bier vom Fass n ~ Seidl | birra piccola alla spina f | imperial/imperiais f ~ chope pequeno ~ chopinho | 小杯生啤 | グラス生ビール | 생맥주 한 잔 | كأس بيرة صغيرة f
noun | alcohol-free wheat beer ~ non-alcoholic wheat beer | bière blanche sans alcool f | cerveza de trigo sin alcohol f | alkoholfreies Weizen n ~ alkoholfreies Weißbier ~ alkoholfreies Hefeweizen | birra di frumento analcolica f | cerveja de trigo sem álcool f | 无酒精小麦啤酒 | ノンアルコール白ビール | 무알코올 밀맥주 | بيرة قمح خالية من الكحول f ~ بيرة قمح بدون كحول
noun | gluten-free beer/gluten-free beers | bière sans gluten/bières sans gluten f | cerveza sin gluten/cervezas sin gluten f | glutenfreies Bier/glutenfreie Biere n | birra senza glutine/birre senza glutine f | cerveja sem glúten/cervejas sem glúten f | 无麸质啤酒 | グルテンフリービール | 글루텐 프리 맥주 | بيرة خالية من الغلوتين f
noun | michelada ~ chelada | michelada f ~ chelada | michelada/micheladas f ~ chelada | Michelada f | michelada f | michelada f | 米切拉达 | ミチェラーダ | 미첼라다 | ميتشيلادا f
noun | dry cider ~ brut cider | cidre sec m ~ cidre brut | sidra seca f ~ sidra brut | trockener Cidre m ~ Cidre Brut | sidro secco m ~ sidro brut | sidra seca f ~ sidra bruta | 干苹果酒 | 辛口シードル | 드라이 시드르 | سيدر جاف m
noun | sweet cider | cidre doux m | sidra dulce f | süßer Cidre m ~ Cidre Doux | sidro dolce m | sidra doce f | 甜苹果酒 | 甘口シードル | 스위트 시드르 | سيدر حلو m
noun | ice cider ~ ice apple cider | cidre de glace m | sidra de hielo f | Eiscidre m ~ Eis-Apfelwein | sidro di ghiaccio m | sidra de gelo f | 冰苹果酒 | アイスシードル ~ アイスサイダー | 아이스 사이더주 | سيدر جليدي m
noun | perry ~ pear cider | poiré m ~ cidre de poire | sidra de pera f | Birnenmost m ~ Birnencidre ~ Poiré | sidro di pere m | sidra de pera f | 梨酒 | ペリー ~ 洋梨シードル | 배 시드르 ~ 페리 | سيدر الإجاص m
noun | mead | hydromel m | hidromiel m | Met m ~ Honigwein | idromele m | hidromel m | 蜂蜜酒 | ミード ~ 蜂蜜酒 | 벌꿀술 | شراب العسل المخمر m
noun | hard seltzer/hard seltzers ~ hard soda | eau pétillante alcoolisée f ~ hard seltzer ~ seltzer alcoolisé | agua con gas alcohólica f ~ hard seltzer | Hard Seltzer m | hard seltzer m | hard seltzer m ~ água com gás alcoólica | 硬苏打 | ハードセルツァー | 하드 셀처 | هارد سيلتزر m
noun | ready-to-drink cocktail/ready-to-drink cocktails ~ cooler/coolers ~ alcopop | prêt-à-boire m ~ cooler/coolers | cóctel listo para beber m ~ cooler | Mixgetränk/Mixgetränke n ~ Alkopop ~ Cooler | cocktail pronto m ~ alcopop | cocktail pronto a beber m ~ cooler | 预调鸡尾酒 | 缶カクテル ~ クーラー | RTD 칵테일 ~ 쿨러 | كوكتيل جاهز m
# Wine
noun | orange wine/orange wines ~ skin-contact wine ~ amber wine | vin orange/vins orange m ~ vin de macération | vino naranja/vinos naranjas m ~ vino brisado | Orange Wine m ~ Orangewein ~ maischevergorener Weißwein | vino orange/vini orange m ~ vino macerato | vinho laranja/vinhos laranja m ~ vinho de curtimenta | 橙酒 | オレンジワイン | 오렌지 와인 | نبيذ برتقالي m
noun | organic wine/organic wines ~ biodynamic wine/biodynamic wines | vin bio/vins bio m ~ vin biologique ~ vin biodynamique | vino ecológico/vinos ecológicos m ~ vino orgánico | Bio-Wein/Bio-Weine m ~ Biowein | vino biologico/vini biologici m ~ vino bio | vinho biológico/vinhos biológicos m ~ vinho orgânico | 有机葡萄酒 | オーガニックワイン ~ ビオワイン | 유기농 와인 | نبيذ عضوي m
noun | dry white wine/dry white wines ~ dry white | vin blanc sec/vins blancs secs m ~ blanc sec | vino blanco seco/vinos blancos secos m | trockener Weißwein/trockene Weißweine m | vino bianco secco/vini bianchi secchi m | vinho branco seco/vinhos brancos secos m | 干白葡萄酒 | 辛口白ワイン | 드라이 화이트 와인 | نبيذ أبيض جاف m
noun | sweet white wine ~ medium-sweet white wine | vin blanc moelleux m ~ blanc moelleux ~ vin blanc doux | vino blanco dulce m | lieblicher Weißwein m ~ süßer Weißwein | vino bianco dolce m ~ vino bianco amabile | vinho branco doce m ~ vinho branco meio-doce | 甜白葡萄酒 | 甘口白ワイン | 스위트 화이트 와인 | نبيذ أبيض حلو m
noun | ice wine ~ icewine ~ Eiswein | vin de glace m | vino de hielo m | Eiswein/Eisweine m | vino di ghiaccio m ~ icewine | vinho de gelo m ~ icewine | 冰酒 | アイスワイン | 아이스 와인 | آيس واين m
noun | wine of the month ~ wine of the week | vin du mois m | vino del mes m | Wein des Monats m | vino del mese m | vinho do mês m | 本月精选葡萄酒 | 今月のワイン | 이달의 와인 | نبيذ الشهر m
noun | glass of wine/glasses of wine | verre de vin/verres de vin m ~ coupe de vin | copa de vino/copas de vino f | Glas Wein/Gläser Wein n ~ Achterl ~ Viertel Wein ~ Schoppen | calice di vino/calici di vino m ~ bicchiere di vino | copo de vinho/copos de vinho m ~ taça de vinho | 一杯葡萄酒 ~ 杯装葡萄酒 | ワイン一杯 | 와인 한 잔 | كأس نبيذ/كؤوس نبيذ f
noun | glass of sparkling wine/glasses of sparkling wine ~ glass of fizz | verre de vin mousseux/verres de vin mousseux m ~ coupe de mousseux | copa de vino espumoso/copas de vino espumoso f ~ copa de espumoso | Glas Sekt/Gläser Sekt n | calice di spumante/calici di spumante m ~ bicchiere di spumante | copo de vinho espumante/copos de vinho espumante m ~ copo de espumante ~ taça de espumante | 一杯起泡酒 | グラススパークリングワイン | 스파클링 와인 한 잔 | كأس نبيذ فوار/كؤوس نبيذ فوار f
noun | glass of Champagne/glasses of Champagne | coupe de champagne/coupes de champagne f ~ flûte de champagne | copa de champán/copas de champán f | Glas Champagner/Gläser Champagner n | calice di champagne/calici di champagne m ~ flûte di champagne | copo de champanhe/copos de champanhe m ~ taça de champanhe ~ flute de champanhe | 一杯香槟 | グラスシャンパン | 샴페인 한 잔 ~ 글라스 샴페인 | كأس شمبانيا/كؤوس شمبانيا f
noun | Lambrusco | lambrusco m | lambrusco m | Lambrusco m | lambrusco m | lambrusco m | 蓝布鲁斯科 | ランブルスコ | 람브루스코 | لامبروسكو m
noun | Asti ~ Asti Spumante | asti m | asti m | Asti m ~ Asti Spumante | Asti m ~ Asti spumante | asti m | 阿斯蒂起泡酒 | アスティ | 아스티 | أستي m
noun | Franciacorta | franciacorta m | franciacorta m | Franciacorta m | Franciacorta m | franciacorta m | 弗朗齐亚柯达 | フランチャコルタ | 프란차코르타 | فرانشاكورتا m
noun | Madeira ~ Madeira wine | madère m > au madère ~ vin de Madère | vino de Madeira m ~ madeira | Madeira m > Madeira- | madera m ~ vino Madera | vinho da Madeira m ~ madeira | 马德拉酒 | マデイラワイン ~ マデラ酒 | 마데이라 와인 | نبيذ ماديرا m
noun | Sauternes | sauternes m | sauternes m | Sauternes m | sauternes m | sauternes m | 苏玳甜白 | ソーテルヌ | 소테른 | سوتيرن m
noun | Pineau des Charentes ~ pineau | pineau des Charentes m ~ pineau | pineau des Charentes m | Pineau des Charentes m | pineau des Charentes m | pineau des Charentes m | 夏朗德皮诺酒 | ピノー・デ・シャラント | 피노 데 샤랑트 | بينو دي شارانت m
noun | tinto de verano | tinto de verano m | tinto de verano m | Tinto de Verano m | tinto de verano m | tinto de verano m | 夏日红酒 | ティント・デ・ベラーノ | 틴토 데 베라노 (레드 와인) ~ 틴토 데 베라노 | نبيذ أحمر صيفي m ~ تينتو دي فيرانو
noun | apple wine ~ Apfelwein | vin de pomme m | vino de manzana m | Ebbelwoi m ~ Äppelwoi | vino di mele m | vinho de maçã m | 苹果葡萄酒 | アップルワイン | 애플 와인 | نبيذ التفاح m
noun | plum wine ~ umeshu | vin de prune m ~ umeshu | vino de ciruela m ~ umeshu | Pflaumenwein m ~ Umeshu | vino di prugne m ~ umeshu | vinho de ameixa m ~ umeshu | 梅酒 ~ 李子酒 | 梅酒 | 매실주 ~ 우메슈 | نبيذ البرقوق m
noun | rice wine ~ Shaoxing wine | vin de riz m | vino de arroz m | Reiswein m | vino di riso m | vinho de arroz m | 米酒 ~ 黄酒 ~ 绍兴酒 ~ 料酒 | 紹興酒 ~ 料理酒 | 쌀술 ~ 소흥주 | نبيذ الأرز m
noun | soju | soju m | soju m | Soju m | soju m | soju m | 韩国烧酒 | ソジュ ~ 韓国焼酎 | 소주 | سوجو m
noun | makgeolli | makgeolli m | makgeolli m | Makgeolli m | makgeolli m | makgeolli m | 马格利酒 ~ 韩国米酒 | マッコリ | 막걸리 | ماكغولي m
noun | shochu | shochu m | shochu m | Shochu m | shochu m | shochu m | 日本烧酎 | 焼酎 | 쇼추 | شوتشو m
noun | baijiu | baijiu m | baijiu m | Baijiu m | baijiu m | baijiu m | 白酒 | 白酒 ~ パイチュウ | 고량주 ~ 바이주 | بايجيو m
# Spirits and liqueurs
noun | pisco | pisco m | pisco m | Pisco m | pisco m | pisco m | 皮斯科 | ピスコ | 피스코 | بيسكو m
noun | cachaça ~ cachaca | cachaça f | cachaza f ~ cachaça | Cachaça m | cachaça f | cachaça f ~ pinga | 卡沙萨 | カシャッサ | 카샤사 | كاشاسا f
noun | absinthe | absinthe f > à l’absinthe | absenta f | Absinth m | assenzio m | absinto m | 苦艾酒 | アブサン | 압생트 | أبسنت m
noun | ouzo | ouzo m | ouzo m | Ouzo m | ouzo m | ouzo m | 乌佐酒 | ウーゾ | 우조 | أوزو m
noun | arak ~ raki ~ rakı | arak m ~ raki | arak m ~ raki | Arak m ~ Raki | arak m ~ raki | arak m ~ raki | 亚力酒 ~ 拉克酒 | アラック ~ ラク酒 | 아락 ~ 라키 | عرق m
noun | aquavit ~ akvavit | aquavit m | aquavit m | Aquavit m ~ Linie | acquavite scandinava f ~ aquavit | aquavit m | 阿夸维特 | アクアビット | 아쿠아비트 | أكوافيت m
noun | kirsch | kirsch m > au kirsch | kirsch m ~ aguardiente de cerezas | Kirschwasser n | kirsch m | kirsch m ~ aguardente de cereja | 樱桃白兰地 | キルシュ | 체리 브랜디 ~ 키르슈 | براندي الكرز m ~ كيرش
noun | plum brandy ~ slivovitz ~ mirabelle brandy | eau-de-vie de prune f ~ slivovitz | aguardiente de ciruela m ~ slivovitz | Zwetschgenwasser n ~ Slibowitz ~ Zwetschgenbrand | acquavite di prugne f ~ slivovitz | aguardente de ameixa f ~ slivovitz | 李子白兰地 | プラムブランデー ~ スリヴォヴィッツ | 자두 브랜디 | براندي البرقوق m
noun | Poire Williams ~ pear brandy ~ Williams pear brandy | poire Williams f ~ eau-de-vie de poire | aguardiente de pera m ~ Poire Williams | Williams-Christ-Birnenbrand m ~ Birnenbrand ~ Williams | acquavite di pere Williams f | aguardente de pera f | 威廉梨白兰地 | ポワール・ウィリアムス | 배 브랜디 | براندي الإجاص m
noun | herbal liqueur/herbal liqueurs ~ Chartreuse ~ Bénédictine ~ genepi | liqueur de plantes/liqueurs de plantes f ~ liqueur aux herbes ~ chartreuse ~ génépi | licor de hierbas/licores de hierbas m ~ hierbas ibicencas | Kräuterlikör/Kräuterliköre m | liquore alle erbe/liquori alle erbe m ~ genepì | licor de ervas/licores de ervas m | 草本利口酒 | ハーブリキュール ~ 薬草酒 | 허브 리큐어 | ليكور الأعشاب m
noun | peach liqueur ~ crème de pêche | liqueur de pêche f | licor de melocotón m | Pfirsichlikör m | liquore alla pesca m | licor de pêssego m | 桃子利口酒 | ピーチリキュール | 복숭아 리큐어 | ليكور الخوخ m
noun | elderflower liqueur ~ St-Germain ~ St Germain | liqueur de sureau f ~ liqueur de fleur de sureau | licor de saúco m ~ licor de flor de saúco | Holunderblütenlikör m ~ Holunderlikör | liquore ai fiori di sambuco m | licor de flor de sabugueiro m | 接骨木花利口酒 | エルダーフラワーリキュール | 엘더플라워 리큐어 | ليكور زهر البيلسان m
noun | hazelnut liqueur ~ Frangelico | liqueur de noisette f ~ Frangelico | licor de avellana m ~ Frangelico | Haselnusslikör m ~ Frangelico | liquore alla nocciola m ~ Frangelico | licor de avelã m ~ Frangelico | 榛子利口酒 | ヘーゼルナッツリキュール ~ フランジェリコ | 헤이즐넛 리큐어 | ليكور البندق m
noun | coconut liqueur ~ Malibu | liqueur de coco f ~ Malibu | licor de coco m ~ Malibu | Kokoslikör m ~ Malibu | liquore al cocco m ~ Malibu | licor de coco m ~ Malibu | 椰子利口酒 | ココナッツリキュール ~ マリブ | 코코넛 리큐어 ~ 말리부 | ليكور جوز الهند m
noun | melon liqueur ~ Midori | liqueur de melon f ~ Midori | licor de melón m ~ Midori | Melonenlikör m ~ Midori | liquore al melone m ~ Midori | licor de melão m ~ Midori | 蜜瓜利口酒 | メロンリキュール ~ ミドリ | 멜론 리큐어 | ليكور الشمام m
noun | banana liqueur ~ crème de banane | liqueur de banane f | licor de plátano m | Bananenlikör m | liquore alla banana m | licor de banana m | 香蕉利口酒 | バナナリキュール | 바나나 리큐어 | ليكور الموز m
noun | blue curaçao | curaçao bleu m | curasao azul m ~ blue curaçao | Blue Curaçao m | blue curaçao m | curaçau azul m ~ blue curaçao | 蓝橙力娇酒 | ブルーキュラソー | 블루 큐라소 | بلو كوراساو m
noun | crème de cacao ~ chocolate liqueur | crème de cacao f ~ liqueur de chocolat | crema de cacao licor f ~ licor de chocolate | Kakaolikör m ~ Schokoladenlikör ~ Crème de Cacao | crema di cacao f ~ liquore al cioccolato | creme de cacau m ~ licor de chocolate | 可可利口酒 | クレーム・ド・カカオ | 크렘 드 카카오 | كريم دو كاكاو m
noun | egg liqueur ~ advocaat | liqueur aux œufs f ~ advocaat | licor de huevo m ~ advocaat | Eierlikör m ~ Advocaat | liquore all’uovo m ~ vov | licor de ovo m ~ advocaat | 蛋黄酒 | 卵リキュール ~ アドヴォカート | 에그 리큐어 ~ 아드보카트 | ليكور البيض m
noun | sloe gin | gin à la prunelle m ~ sloe gin | ginebra de endrinas f ~ sloe gin | Schlehenlikör m ~ Sloe Gin | sloe gin m | sloe gin m | 野莓金酒 | スロージン | 슬로 진 | سلو جين m
noun | pacharan ~ patxaran | patxaran m | pacharán m | Pacharán m | patxaran m | pacharán m | 黑刺李酒 | パチャラン | 파차란 | باتشاران m
noun | dark rum ~ brown rum | rhum brun m | ron oscuro m ~ ron añejo | brauner Rum m | rum scuro m | rum escuro m ~ rum envelhecido | 黑朗姆 ~ 陈年朗姆 | ダークラム | 다크 럼 | رم داكن m
noun | amber rum ~ gold rum ~ golden rum | rhum ambré m | ron dorado m ~ ron ambarino | goldener Rum m | rum ambrato m ~ rum dorato | rum dourado m | 金朗姆酒 | ゴールドラム ~ アンバーラム | 골드 럼 | رم ذهبي m
noun | white rum ~ light rum | rhum blanc m | ron blanco m | weißer Rum m | rum bianco m | rum branco m | 白朗姆 | ホワイトラム | 화이트 럼 | رم أبيض m
noun | spiced rum | rhum épicé m | ron especiado m | Spiced Rum m ~ gewürzter Rum | rum speziato m | rum com especiarias m | 香料朗姆 | スパイストラム | 스파이스드 럼 | رم متبل m
noun | pink gin | gin rose m | ginebra rosa f | Pink Gin m ~ rosa Gin | gin rosa m | gin rosa m ~ gin cor-de-rosa | 粉红金酒 | ピンクジン | 핑크 진 | جين وردي m
noun | Japanese whisky | whisky japonais m | whisky japonés m | japanischer Whisky m | whisky giapponese m | whisky japonês m ~ uísque japonês | 日本威士忌 | ジャパニーズウイスキー | 일본 위스키 | ويسكي ياباني m
noun | Irish whiskey | whiskey irlandais m ~ whisky irlandais | whiskey irlandés m ~ whisky irlandés | Irish Whiskey m ~ irischer Whiskey | whiskey irlandese m | whiskey irlandês m ~ uísque irlandês | 爱尔兰威士忌 | アイリッシュウイスキー | 아일랜드 위스키 | ويسكي أيرلندي m
noun | Tennessee whiskey ~ Jack Daniel’s | whiskey du Tennessee m ~ Jack Daniel’s | whiskey de Tennessee m ~ Jack Daniel’s | Tennessee Whiskey m ~ Jack Daniel’s | whiskey del Tennessee m ~ Jack Daniel’s | whiskey do Tennessee m ~ Jack Daniel’s | 田纳西威士忌 ~ 杰克丹尼 | テネシーウイスキー ~ ジャックダニエル | 테네시 위스키 ~ 잭 다니엘 | ويسكي تينيسي m
# Cocktails
noun | Hugo ~ Hugo spritz | Hugo m ~ spritz au sureau | Hugo m ~ spritz de saúco | Hugo m ~ Hugo Spritz | Hugo m ~ spritz al sambuco | Hugo m ~ spritz de sabugueiro | 雨果鸡尾酒 | ヒューゴ ~ ヒューゴスプリッツ | 휴고 | هوغو m
noun | Campari spritz | Campari spritz m ~ spritz Campari | Campari Spritz m | Campari Spritz m | Campari Spritz m ~ spritz Campari | Campari Spritz m | 金巴利气泡酒 | カンパリスプリッツ | 캄파리 스프리츠 | كامباري سبريتز m
noun | limoncello spritz | spritz au limoncello m ~ limoncello spritz | limoncello spritz m | Limoncello Spritz m ~ Limoncello-Spritz | limoncello spritz m ~ spritz al limoncello | limoncello spritz m | 柠檬酒气泡鸡尾酒 | リモンチェッロスプリッツ | 리몬첼로 스프리츠 | ليمونتشيلو سبريتز m
noun | Campari orange ~ Garibaldi | Campari orange m ~ Garibaldi | Campari con naranja m ~ Garibaldi | Campari Orange m ~ Garibaldi | Campari orange m ~ Garibaldi | Campari com laranja m ~ Garibaldi | 金巴利橙汁 | カンパリオレンジ | 캄파리 오렌지 | كامباري بالبرتقال m
noun | Campari soda | Campari soda m | Campari con soda m | Campari Soda m | Campari soda m | Campari com soda m | 金巴利苏打 | カンパリソーダ | 캄파리 소다 | كامباري صودا m
noun | Americano cocktail | cocktail americano m | cóctel americano m | Americano-Cocktail m | americano cocktail m | cocktail americano m | 美国佬鸡尾酒 | アメリカーノ・カクテル | 아메리카노 칵테일 | كوكتيل أمريكانو m
noun | Tom Collins ~ John Collins ~ Collins | Tom Collins m ~ Collins | Tom Collins m | Tom Collins m | Tom Collins m | Tom Collins m | 汤姆柯林斯 | トムコリンズ | 톰 콜린스 | توم كولينز m
noun | gimlet | gimlet m | gimlet m | Gimlet m | gimlet m | gimlet m | 吉姆雷特 | ギムレット | 김렛 | جيملت m
noun | French 75 | French 75 m | French 75 m | French 75 m | French 75 m | French 75 m | 法式75 | フレンチ75 | 프렌치 75 | فرنش 75 m
noun | French martini | French martini m | French martini m | French Martini m | French martini m | French martini m | 法式马天尼 | フレンチマティーニ | 프렌치 마티니 | فرنش مارتيني m
noun | dirty martini | dirty martini m | dirty martini m | Dirty Martini m | dirty martini m | dirty martini m | 脏马天尼 | ダーティーマティーニ | 더티 마티니 | ديرتي مارتيني m
noun | pornstar martini ~ passion fruit martini ~ passionfruit martini | martini fruit de la passion m ~ pornstar martini | martini de maracuyá m ~ pornstar martini | Pornstar Martini m ~ Maracuja-Martini | martini al frutto della passione m ~ pornstar martini | martini de maracujá m ~ pornstar martini | 百香果马天尼 | パッションフルーツマティーニ | 패션프루트 마티니 | مارتيني باشن فروت m
noun | apple martini ~ appletini | martini à la pomme m ~ appletini | martini de manzana m ~ appletini | Apple Martini m ~ Appletini | martini alla mela m ~ appletini | martini de maçã m ~ appletini | 苹果马天尼 | アップルマティーニ | 애플 마티니 | مارتيني التفاح m
noun | lychee martini | martini au litchi m | martini de lichi m | Litschi-Martini m ~ Lychee Martini | martini al litchi m | martini de líchia m | 荔枝马天尼 | ライチマティーニ | 리치 마티니 | مارتيني الليتشي m
noun | amaretto sour | amaretto sour m | amaretto sour m | Amaretto Sour m | amaretto sour m | amaretto sour m | 杏仁酸酒 | アマレットサワー | 아마레토 사워 | أماريتو ساور m
noun | vodka soda | vodka soda f | vodka con soda m | Wodka Soda m | vodka soda f | vodka com soda m | 伏特加苏打 | ウォッカソーダ | 보드카 소다 | فودكا صودا f
noun | vodka tonic | vodka tonic f | vodka tonic m ~ vodka con tónica | Wodka Tonic m | vodka tonic f | vodka tónica m | 伏特加汤力 | ウォッカトニック | 보드카 토닉 | فودكا تونيك f
noun | screwdriver ~ vodka orange | vodka orange f ~ screwdriver | destornillador m ~ vodka con naranja | Wodka Orange m ~ Screwdriver | vodka orange f ~ screwdriver | vodka laranja m ~ screwdriver | 螺丝起子 | スクリュードライバー | 스크루드라이버 | سكرو درايفر m
noun | sex on the beach | sex on the beach m | sex on the beach m | Sex on the Beach m | sex on the beach m | sex on the beach m | 激情海岸 | セックス・オン・ザ・ビーチ | 섹스 온 더 비치 | سكس أون ذا بيتش m
noun | rum and coke ~ rum & coke ~ Cuba libre | cuba libre m ~ rhum coca ~ rhum et coke | cuba libre m ~ cubata ~ ron con cola | Cuba Libre m ~ Rum-Cola | cuba libre m ~ rum e cola | cuba libre m ~ rum com cola | 自由古巴 | キューバリブレ ~ ラムコーク | 쿠바 리브레 ~ 럼콕 | كوبا ليبري m
noun | whisky and cola ~ whiskey and coke | whisky coca m ~ whisky et coke | whisky con cola m ~ whiscola | Whisky-Cola m ~ Whiskey Cola | whisky e cola m | whisky com cola m | 威士忌可乐 | コークハイ | 위스키 콕 | ويسكي كولا m
noun | mai tai/mai tais | mai tai/mai tais m | mai tai/mai tais m | Mai Tai/Mai Tais m | mai tai m | mai tai/mai tais m | 迈泰 | マイタイ | 마이 타이 | ماي تاي m
noun | zombie/zombies | zombie/zombies m | zombie/zombies m | Zombie/Zombies m | zombie m | zombie/zombies m | 僵尸鸡尾酒 | ゾンビ | 좀비 칵테일 | زومبي m
noun | planter’s punch ~ rum punch | planteur m ~ punch planteur ~ punch au rhum | ponche de ron m ~ planter’s punch | Planter’s Punch m ~ Rumpunsch | planter’s punch m | ponche de rum m ~ planter’s punch | 朗姆潘趣酒 ~ 种植者潘趣酒 | ラム酒のプランターズパンチ ~ プランターズパンチ ~ ラムパンチ | 럼 플랜터스 펀치 ~ 플랜터스 펀치 ~ 럼 펀치 | بانش الروم m ~ بانش بلانترز
noun | caipiroska ~ caipivodka | caïpiroska f | caipiroska f | Caipiroska m | caipiroska f | caipiroska f ~ caipivodka | 伏特加凯匹林纳 | カイピロスカ | 카이피로스카 | كايبيروسكا f
noun | paloma/palomas | paloma/palomas f | paloma/palomas f | Paloma/Palomas f | paloma f | paloma/palomas f | 帕洛玛 | パロマ | 팔로마 | بالوما f
noun | sidecar | sidecar m | sidecar m | Sidecar m | sidecar m | sidecar m | 边车鸡尾酒 | サイドカー | 사이드카 | سايدكار m
noun | Boulevardier | boulevardier m | boulevardier m | Boulevardier m | boulevardier m | boulevardier m | 花花公子鸡尾酒 | ブールヴァルディエ | 불바디에 | بوليفاردييه m
noun | Sazerac | sazerac m | sazerac m | Sazerac m | sazerac m | sazerac m | 萨泽拉克 | サゼラック | 사제락 | سازيراك m
noun | mint julep | mint julep m | mint julep m | Mint Julep m | mint julep m | mint julep m | 薄荷茱莉普 | ミントジュレップ | 민트 줄렙 | مينت جوليب m
noun | white Russian | white russian m ~ russe blanc | ruso blanco m ~ white russian | White Russian m | white russian m | white russian m ~ russo branco | 白俄罗斯鸡尾酒 | ホワイトルシアン | 화이트 러시안 | وايت رشن m
noun | black Russian | black russian m ~ russe noir | ruso negro m ~ black russian | Black Russian m | black russian m | black russian m ~ russo negro | 黑俄罗斯鸡尾酒 | ブラックルシアン | 블랙 러시안 | بلاك رشن m
noun | Singapore sling | Singapore sling m | Singapore sling m | Singapore Sling m | Singapore sling m | Singapore sling m | 新加坡司令 | シンガポールスリング | 싱가포르 슬링 | سنغافورة سلينغ m
noun | clover club | clover club m | clover club m | Clover Club m | clover club m | clover club m | 三叶草俱乐部 | クローバークラブ | 클로버 클럽 | كلوفر كلوب m
noun | gin basil smash | gin basil smash m ~ smash au basilic | gin basil smash m | Gin Basil Smash m | gin basil smash m | gin basil smash m | 罗勒金酒鸡尾酒 | ジンバジルスマッシュ | 진 바질 스매시 | جين بازل سماش m
noun | spicy margarita/spicy margaritas | margarita épicée/margaritas épicées f ~ margarita pimentée | margarita picante/margaritas picantes m | Spicy Margarita f ~ scharfe Margarita | margarita piccante m | margarita picante/margaritas picantes f | 辣味玛格丽特 | スパイシーマルガリータ | 스파이시 마가리타 | مارغريتا حارة f
noun | frozen margarita/frozen margaritas | margarita glacée/margaritas glacées f ~ margarita frozen | margarita frozen m | Frozen Margarita f | frozen margarita m | margarita frozen f ~ margarita gelada | 冰沙玛格丽特 | フローズンマルガリータ | 프로즌 마가리타 | مارغريتا مثلجة f
noun | strawberry daiquiri | daiquiri à la fraise m ~ daïquiri fraise | daiquiri de fresa m | Erdbeer-Daiquiri m ~ Strawberry Daiquiri | daiquiri alla fragola m | daiquiri de morango m | 草莓黛绮莉 | ストロベリーダイキリ | 스트로베리 다이키리 | دايكيري الفراولة m
noun | white sangria | sangria blanche f | sangría blanca f | weiße Sangria f | sangria bianca f | sangria branca f | 白桑格利亚 | 白サングリア | 화이트 상그리아 | سانغريا بيضاء f
noun | eggnog ~ egg nog | lait de poule m | ponche de huevo m ~ rompope | Eierpunsch m ~ Eggnog | eggnog m ~ zabaione da bere | gemada f ~ eggnog | 蛋奶酒 | エッグノッグ | 에그노그 | مشروب البيض إيغ نوغ m
noun | Jägerbomb ~ Jagerbomb | Jägerbomb m | Jägerbomb m | Jägerbomb m | Jägerbomb m | Jägerbomb m | 野格炸弹 | イエーガーボム | 예거밤 | ياغر بومب m
noun | highball/highballs ~ whisky highball | highball/highballs m ~ whisky soda | highball m ~ whisky con soda | Highball/Highballs m ~ Whisky Soda | highball m ~ whisky e soda | highball m ~ whisky com soda | 嗨棒 ~ 威士忌苏打 | ハイボール | 하이볼 | هايبول m
noun | sour cocktail/sour cocktails | cocktail sour/cocktails sour m | cóctel sour/cócteles sour m | Sour-Cocktail/Sour-Cocktails m | cocktail sour m | cocktail sour/cocktails sour m | 酸味鸡尾酒 | サワーカクテル | 사워 칵테일 | كوكتيل ساور m
# Spirits and wines of one region
noun | awamori | awamori m | awamori m | Awamori m | awamori m | awamori m | 泡盛 | 泡盛 ~ 古酒 | 아와모리 | أواموري m
noun | pulque | pulque m | pulque m | Pulque m | pulque m | pulque m | 普逵酒 | プルケ | 풀케 | بولكي m
noun | singani | singani m | singani m | Singani m | singani m | singani m | 辛加尼酒 | シンガニ | 싱가니 | سينغاني m
noun | feni | feni m | feni m | Feni m | feni m | feni m | 芬尼酒 | フェニ酒 | 페니주 | فيني m
noun | pálinka ~ palinka | pálinka f | pálinka f | Pálinka m | pálinka f | pálinka f | 帕林卡 | パーリンカ | 팔린카 | بالينكا m
noun | rakija ~ rakia | rakija f ~ rakia | rakija f ~ rakia | Rakija m ~ Rakia | rakija f ~ rakia | rakija f ~ rakia | 拉基亚酒 | ラキヤ | 라키야 | راكيا m
noun | jenever ~ genever | genièvre de Hollande m ~ jenever | ginebra holandesa f ~ jenever | Genever m ~ Jenever | jenever m | genebra f ~ jenever | 荷兰金酒 | ジュネヴァ | 예네버 | جينيفر هولندي m
noun | tsipouro | tsipouro m | tsipouro m | Tsipouro m | tsipouro m | tsipouro m | 齐普罗酒 | ツィプロ | 치푸로 | تسيبورو m
noun | pommeau | pommeau m | pommeau m | Pommeau m | pommeau m | pommeau m | 苹果开胃酒 | ポモー | 포모 | بومو m
noun | xtabentún ~ xtabentun | xtabentún m | xtabentún m ~ xtabentun | Xtabentún m | xtabentún m | xtabentún m | 蜂蜜茴香酒 | シュタベントゥン | 스타벤툰 | شتابنتون m
noun | filu ferru ~ fil’e ferru | filu ferru m | filu ferru m | Filu Ferru m | filu ferru m ~ fil’e ferru ~ filu e ferru | filu ferru m | 撒丁岛烈酒 | フィル・フェッル | 필루 페루 | فيلو فيرو m
noun | alchermes | alkermès m | alquermes m | Alchermes m | alchermes m ~ alkermes | alquermes m | 胭脂红利口酒 | アルケルメス | 알케르메스 | ألكيرميس m
noun | walnut liqueur ~ nocino | liqueur de noix f ~ nocino | licor de nueces m ~ nocino | Walnusslikör m ~ Nusslikör ~ Nocino | nocino m ~ liquore di noci | licor de nozes m ~ nocino | 核桃利口酒 | 胡桃リキュール ~ くるみのリキュール ~ ノチーノ | 호두 리큐어 | ليكور الجوز m
noun | myrtle liqueur ~ mirto liqueur | liqueur de myrte f | licor de mirto m | Myrtenlikör m | liquore di mirto m ~ mirto rosso ~ mirto bianco ~ mirto della casa | licor de mirto m | 香桃木利口酒 | ミルト酒 ~ ミルトのリキュール | 머틀 리큐어 | ليكور الآس m
noun | arbutus spirit ~ medronho | eau-de-vie d’arbouse f ~ medronho | aguardiente de madroño m ~ medronho | Medronho m ~ Erdbeerbaumschnaps | acquavite di corbezzolo f ~ medronho | medronho m ~ aguardente de medronho | 杨梅树烈酒 | メドローニョ | 메드로뇨 | ميدرونيو m
noun | fermented rice wine lees ~ jiuniang | riz fermenté alcoolisé m | arroz fermentado con alcohol m | vergorener Reis m | riso fermentato alcolico m | arroz fermentado alcoólico m | 酒酿 ~ 醪糟 | 酒醸 ~ チューニャン | 술지게미 | أرز مخمر كحولي m
`;
