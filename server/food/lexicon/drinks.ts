/** Wines, beers, spirits, cocktails, coffee, tea and other drinks; grapes and places that wine lists name. */
export const DRINKS = `
# Wine
noun | wine/wines | vin/vins m | vino/vinos m | Wein/Weine m > Wein- | vino/vini m | vinho/vinhos m | 葡萄酒 | ワイン ~ 葡萄酒 | 와인 | نبيذ m
noun | red wine/red wines | vin rouge/vins rouges m | vino tinto/vinos tintos m ~ tintos | Rotwein/Rotweine m > Rotwein- | vino rosso/vini rossi m | vinho tinto/vinhos tintos m ~ tintos | 红葡萄酒 | 赤ワイン | 레드 와인 | نبيذ أحمر m
noun | white wine/white wines | vin blanc/vins blancs m | vino blanco/vinos blancos m ~ blancos | Weißwein/Weißweine m > Weißwein- | vino bianco/vini bianchi m | vinho branco/vinhos brancos m ~ brancos | 白葡萄酒 | 白ワイン | 화이트 와인 | نبيذ أبيض m
noun | rosé/rosés ~ rose wine ~ rosé wine/rosé wines | vin rosé/vins rosés m ~ rosé/rosés | vino rosado/vinos rosados m ~ rosados ~ rosado | Roséwein/Roséweine m ~ Rosé | vino rosato/vini rosati m ~ rosati ~ rosato | vinho rosé/vinhos rosés m ~ rosé ~ rosés | 桃红葡萄酒 | ロゼワイン | 로제 와인 | نبيذ وردي m
noun | sparkling wine/sparkling wines ~ bubbles ~ bubbly | vin mousseux/vins mousseux m ~ bulles ~ vins effervescents ~ les bulles | vino espumoso/vinos espumosos m ~ espumosos ~ burbujas | Schaumwein/Schaumweine m ~ Sekt ~ Perlwein | spumante/spumanti m ~ bollicine | vinho espumante/vinhos espumantes m ~ espumantes | 起泡酒 | スパークリングワイン | 스파클링 와인 | نبيذ فوار m
noun | dessert wine/dessert wines ~ sweet wine/sweet wines ~ late harvest | vin de dessert/vins de dessert m ~ vin doux/vins doux ~ vin moelleux ~ vendange tardive | vino dulce/vinos dulces m | Dessertwein/Dessertweine m ~ Süßwein | vino da dessert/vini da dessert m ~ passito | vinho de sobremesa/vinhos de sobremesa m | 甜葡萄酒 | デザートワイン | 디저트 와인 | نبيذ حلو m
noun | house wine/house wines | vin maison/vins maison m ~ vin de la maison | vino de la casa/vinos de la casa m | Hauswein/Hausweine m | vino della casa/vini della casa m | vinho da casa/vinhos da casa m | 餐厅特选葡萄酒 | ハウスワイン | 하우스 와인 | نبيذ البيت m
noun | natural wine/natural wines | vin nature/vins nature m ~ vin naturel/vins naturels | vino natural/vinos naturales m | Naturwein/Naturweine m | vino naturale/vini naturali m | vinho natural/vinhos naturais m | 自然酒 | ナチュラルワイン | 내추럴 와인 | نبيذ طبيعي m
noun | mulled wine | vin chaud m | vino caliente m | Glühwein m | vin brulé m | vinho quente m | 热红酒 | ホットワイン | 뱅쇼 | نبيذ ساخن m
noun | wine spritzer ~ white wine spritzer | vin blanc à l’eau gazeuse m ~ spritzer | vino blanco con soda m ~ vino con gaseosa | Weißweinschorle/Weißweinschorlen f ~ Gespritzter ~ Weinschorle/Weinschorlen ~ Gespritzter weiß ~ weißer Gespritzter ~ G’spritzter ~ weißer G’spritzter ~ weißer Spritzer ~ Spritzer weiß ~ Weißer Gespritzter | spritz bianco m | vinho branco com água gaseificada m ~ vinho com gasosa | 白葡萄酒兑苏打水 ~ 葡萄酒苏打 | 白ワインの炭酸割り ~ ワインスプリッツァー | 화이트 와인 탄산수 ~ 와인 스프리처 | نبيذ أبيض مع صودا m ~ نبيذ مع صودا
noun | Champagne ~ champagnes | champagne/champagnes m | champán m | Champagner m > Champagner- | champagne m | champanhe m | 香槟 | シャンパン | 샴페인 | شمبانيا f
noun | Prosecco | prosecco m | prosecco m | Prosecco m | prosecco m | prosecco m | 普罗塞克 | プロセッコ | 프로세코 | بروسيكو m
noun | Cava | cava m | cava m | Cava m | cava m | cava m | 卡瓦 | カヴァ | 카바 | كافا m
noun | Crémant ~ cremant | crémant m | crémant m | Crémant m | crémant m | crémant m | 克雷芒起泡酒 | クレマン | 크레망 | كريمون m
noun | port ~ Port wine ~ Porto | porto m | oporto m ~ vino de Oporto | Portwein m | porto m | vinho do Porto m ~ porto | 波特酒 | ポートワイン | 포트 와인 | نبيذ بورت m
noun | sherry | xérès m ~ vin de Xérès | jerez m ~ vino de Jerez/vinos de Jerez | Sherry m | sherry m > allo sherry | xerez m | 雪利酒 | シェリー | 셰리 | نبيذ شيري m
noun | Marsala ~ Marsala wine | marsala m > au marsala | marsala m | Marsala m > Marsala- | marsala m > al marsala | marsala m | 马沙拉酒 | マルサラワイン | 마르살라 | نبيذ مارسالا m
noun | vermouth | vermouth m | vermut m | Wermut m | vermouth m ~ vermut | vermute m | 味美思 | ベルモット | 베르무트 | فيرموث m
noun | sangria ~ red sangria | sangria f | sangría f | Sangria f | sangria f | sangria f | 桑格利亚 | サングリア | 상그리아 | سانغريا f
noun | corkage ~ corkage fee | droit de bouchon m | descorche m | Korkgeld n | diritto di tappo m | taxa de rolha f | 开瓶费 | 持ち込み料 | 코키지 | رسوم فتح الزجاجة f
# Beer and cider
noun | beer/beers | bière/bières f > à la bière | cerveza/cervezas f | Bier/Biere n > Bier- | birra/birre f | cerveja/cervejas f ~ breja/brejas | 啤酒 | ビール | 맥주 | بيرة f
noun | lager/lagers | bière blonde/bières blondes f ~ lager ~ blonde/blondes | cerveza rubia/cervezas rubias f ~ lager | Lagerbier/Lagerbiere n ~ Helles ~ Lager | birra lager/birre lager f ~ birra chiara | cerveja lager/cervejas lager f | 拉格啤酒 | ラガー | 라거 | بيرة لاغر f
noun | pilsner ~ pils ~ pilsener | pilsner f | pilsner f | Pils n ~ Pilsner | pilsner f ~ pils | pilsner f | 皮尔森啤酒 | ピルスナー | 필스너 | بيلسنر m
noun | wheat beer ~ white beer ~ hefeweizen ~ weissbier ~ witbier | bière blanche f ~ bière de blé ~ blanche/blanches | cerveza de trigo f | Weizenbier n ~ Weißbier ~ Hefeweizen ~ Weizen | birra di frumento f ~ weiss | cerveja de trigo f | 小麦啤酒 | 白ビール | 밀맥주 | بيرة القمح f
noun | ale ~ real ale ~ cask ale | ale f | ale f | Ale n | ale f | ale f | 艾尔啤酒 | エール | 에일 | بيرة إيل f
noun | IPA ~ India pale ale | IPA f | IPA f | IPA n | IPA f | IPA f | 印度淡色艾尔 | IPA | IPA | آي بي إيه f
noun | stout | stout f | stout f | Stout n | stout f | stout f | 世涛啤酒 | スタウト | 스타우트 | بيرة ستاوت f
noun | craft beer/craft beers ~ microbrew/microbrews | bière artisanale/bières artisanales f ~ bière de microbrasserie ~ microbrasserie | cerveza artesanal/cervezas artesanales f ~ cerveza artesana | Craft-Bier/Craft-Biere n | birra artigianale/birre artigianali f | cerveja artesanal/cervejas artesanais f | 精酿啤酒 | クラフトビール | 크래프트 맥주 | بيرة حرفية f
noun | domestic beer/domestic beers ~ domestic bottle | bière locale/bières locales f ~ bière domestique | cerveza nacional/cervezas nacionales f | heimisches Bier n | birra nazionale/birre nazionali f | cerveja nacional/cervejas nacionais f | 本地啤酒 | 現地のビール | 현지 맥주 | بيرة محلية f
noun | imported beer/imported beers ~ import beer | bière importée/bières importées f ~ bière d’importation | cerveza importada/cervezas importadas f ~ cerveza de importación | Importbier/Importbiere n | birra importata/birre importate f ~ birra d’importazione | cerveja importada/cervejas importadas f | 进口啤酒 | 輸入ビール | 수입 맥주 | بيرة مستوردة f
noun | bottled beer/bottled beers ~ beer in bottles ~ beer by the bottle | bière en bouteille/bières en bouteille f ~ bières bouteille | cerveza en botella/cervezas en botella f ~ botellín ~ botellín de cerveza ~ botellines de cerveza | Flaschenbier/Flaschenbiere n | birra in bottiglia/birre in bottiglia f | cerveja em garrafa/cervejas em garrafa f | 瓶装啤酒 | 瓶ビール | 병맥주 | بيرة زجاجة f
noun | tall boy/tall boys ~ tallboy/tallboys ~ tall can/tall cans | grande canette de bière/grandes canettes de bière f | lata grande de cerveza/latas grandes de cerveza f | große Dose Bier/große Dosen Bier f | lattina grande di birra/lattine grandi di birra f | lata grande de cerveja/latas grandes de cerveja f | 大罐啤酒 | ロング缶 | 톨보이 캔 | علبة بيرة كبيرة f
noun | non-alcoholic beer ~ alcohol-free beer | bière sans alcool f | cerveza sin alcohol f ~ cerveza sin | alkoholfreies Bier n | birra analcolica f | cerveja sem álcool f | 无酒精啤酒 | ノンアルコールビール | 무알코올 맥주 | بيرة بدون كحول f
noun | shandy ~ panaché ~ lager shandy | panaché m | clara f | Radler n ~ Alster ~ Alsterwasser ~ Alster (Bier mit Limonade) | panaché m ~ birra e gassosa | panaché m | 柠檬啤酒 | ビールのレモネード割り ~ シャンディ | 맥주 레모네이드 ~ 섄디 | بيرة بالليمون f ~ شاندي
noun | cider/ciders ~ hard cider | cidre/cidres m > au cidre | sidra f | Cidre m ~ Apfelwein ~ Most | sidro m | sidra f | 苹果酒 | シードル | 사과주 | سيدر m
noun | apple cider ~ hot apple cider | cidre de pomme m ~ cidre chaud | sidra de manzana f | Apfel-Cider m | sidro di mele m | sidra de maçã f | 苹果西打 | アップルサイダー | 애플 사이더 | سيدر التفاح m
# Spirits
noun | spirit/spirits ~ liquor ~ hard liquor | spiritueux m ~ alcool/alcools ~ alcool fort | bebida espirituosa/bebidas espirituosas f ~ destilado/destilados ~ aguardiente | Spirituose/Spirituosen f ~ Schnaps/Schnäpse | distillato/distillati m ~ superalcolico/superalcolici | bebida espirituosa/bebidas espirituosas f ~ destilado/destilados | 烈酒 | スピリッツ | 증류주 | مشروبات روحية f
noun | anise liqueur ~ anisette | anisette f ~ liqueur d’anis | licor de anís m ~ anisete | Anislikör m | liquore all’anice m ~ anisetta | licor de anis m | 茴香利口酒 | アニス酒 | 아니스 리큐어 | ليكور اليانسون m
noun | liqueur/liqueurs | liqueur/liqueurs f | licor/licores m | Likör/Liköre m | liquore/liquori m | licor/licores m | 利口酒 | リキュール | 리큐어 | ليكور m
noun | whisky/whiskies ~ whiskey/whiskeys | whisky/whiskys m > au whisky | whisky/whiskies m ~ güisqui | Whisky/Whiskys m > Whisky- | whisky m | whisky/whiskies m ~ uísque | 威士忌 | ウイスキー | 위스키 | ويسكي m
noun | bourbon | bourbon m > au bourbon | bourbon m | Bourbon m > Bourbon- | bourbon m | bourbon m | 波本威士忌 | バーボン | 버번 | بوربون m
noun | Scotch whisky | scotch m | whisky escocés m | Scotch m | scotch m | whisky escocês m | 苏格兰威士忌 | スコッチ | 스카치 | سكوتش m
noun | rye whiskey ~ rye whisky | whisky de seigle m | whisky de centeno m | Rye Whiskey m | whiskey di segale m | whisky de centeio m | 黑麦威士忌 | ライウイスキー | 라이 위스키 | ويسكي الجاودار m
noun | vodka/vodkas | vodka/vodkas f > à la vodka | vodka/vodkas m | Wodka/Wodkas m > Wodka- | vodka/vodke f > alla vodka | vodka/vodkas f | 伏特加 | ウォッカ | 보드카 | فودكا f
noun | gin/gins | gin/gins m > au gin | ginebra/ginebras f | Gin/Gins m > Gin- | gin m | gin/gins m | 金酒 | ジン | 진 | جين m
noun | rum/rums | rhum/rhums m > au rhum | ron/rones m > al ron | Rum m > Rum- | rum m > al rum | rum/runs m > com rum | 朗姆酒 | ラム酒 | 럼 | رم m
noun | tequila/tequilas | tequila/tequilas f > à la tequila | tequila/tequilas m | Tequila m > Tequila- | tequila f | tequila/tequilas f | 龙舌兰 | テキーラ | 테킬라 | تيكيلا f
noun | mezcal | mezcal m | mezcal m | Mezcal m | mezcal m | mezcal m | 梅斯卡尔 | メスカル | 메스칼 | ميزكال m
noun | brandy | brandy m | brandy m | Weinbrand m ~ Brandy | brandy m | brandy m | 白兰地 | ブランデー | 브랜디 | براندي m
noun | Calvados | calvados m | calvados m | Calvados m | calvados m | calvados m | 卡尔瓦多斯 | カルヴァドス | 칼바도스 | كالفادوس m
noun | grappa | grappa f | grappa f | Grappa m | grappa f | grappa f | 格拉帕 | グラッパ | 그라파 | غرابا f
noun | schnapps ~ fruit brandy ~ eau de vie | eau-de-vie f ~ schnaps | aguardiente de frutas m | Obstler m ~ Obstbrand ~ Schnaps ~ Edelbrand/Edelbrände ~ Obstbrand/Obstbrände | acquavite f | aguardente de fruta f | 果味烈酒 | フルーツブランデー ~ シュナップス | 과일 증류주 ~ 슈냅스 | شنابس m
noun | sake | saké m | sake m | Sake m | sake m ~ sakè | saqué m | 清酒 | 日本酒 | 사케 | ساكي m
noun | limoncello | limoncello m | limoncello m | Limoncello m | limoncello m | limoncello m | 柠檬利口酒 | リモンチェッロ | 리몬첼로 | ليمونتشيلو m
noun | amaretto | amaretto m > à l’amaretto | amaretto m | Amaretto m | amaretto m | amaretto m | 杏仁利口酒 | アマレット | 아마레토 | أماريتو m
noun | sambuca | sambuca f | sambuca f | Sambuca m | sambuca f | sambuca f | 桑布卡 | サンブーカ | 삼부카 | سامبوكا f
noun | pastis | pastis m | pastis m | Pastis m | pastis m | pastis m | 茴香酒 | パスティス | 파스티스 | باستيس m
noun | Irish cream | liqueur de crème irlandaise f ~ crème irlandaise | licor de crema irlandesa m ~ crema irlandesa | irischer Sahnelikör m | liquore alla crema irlandese m ~ crema irlandese | licor de creme irlandês m ~ creme irlandês | 百利甜酒 | アイリッシュクリームリキュール ~ ベイリーズ | 아이리시 크림 리큐어 ~ 베일리스 | ليكور الكريمة الأيرلندي m ~ بيليز
noun | triple sec ~ orange liqueur | triple sec m | triple seco m | Triple Sec m ~ Orangenlikör | triple sec m | triple sec m | 橙味利口酒 | オレンジリキュール | 오렌지 리큐어 | ليكور البرتقال m
noun | coffee liqueur | liqueur de café f | licor de café m | Kaffeelikör m | liquore al caffè m | licor de café m | 咖啡利口酒 | コーヒーリキュール | 커피 리큐어 | ليكور القهوة m
noun | crème de cassis | crème de cassis f | crema de cassis f | Crème de Cassis f | crema di cassis f | creme de cassis m | 黑加仑利口酒 | クレーム・ド・カシス | 크렘 드 카시스 | كريم دو كاسيس m
noun | crème de menthe | crème de menthe f | crema de menta f | Pfefferminzlikör m | crema di menta f | creme de menta m | 薄荷利口酒 | クレーム・ド・マント | 크렘 드 망트 | كريم دو مونت m
noun | bitters ~ angostura ~ Angostura bitters | amers mp ~ angostura | amargo de Angostura m ~ angostura | Bitter m ~ Angostura | ? gocce di angostura fp ~ angostura | bitters m ~ angostura | 苦精 | ビターズ | 비터스 | بيترز m
noun | bitter aperitif | apéritif amer m | bíter m ~ bitter | Bitteraperitif m | bitter m | aperitivo amargo m | 苦味利口酒 | ビターリキュール | 비터 리큐어 | مشروب كحولي مر m
# Cocktails
noun | cocktail/cocktails ~ mixed drink/mixed drinks ~ house cocktails ~ classic cocktails | cocktail/cocktails m | cóctel/cócteles m | Cocktail/Cocktails m > Cocktail- | cocktail m | cocktail/cocktails m ~ coquetel | 鸡尾酒 | カクテル | 칵테일 | كوكتيل/كوكتيلات m
noun | mocktail/mocktails ~ non-alcoholic cocktail/non-alcoholic cocktails ~ virgin cocktail/virgin cocktails | cocktail sans alcool/cocktails sans alcool m ~ mocktail/mocktails | cóctel sin alcohol/cócteles sin alcohol m ~ mocktail | alkoholfreier Cocktail/alkoholfreie Cocktails m ~ Mocktail | cocktail analcolico/cocktail analcolici m | cocktail sem álcool/cocktails sem álcool m ~ mocktail | 无酒精鸡尾酒 | ノンアルコールカクテル | 무알코올 칵테일 | كوكتيل بدون كحول/كوكتيلات بدون كحول m
noun | martini/martinis ~ classic martini ~ dry martini | martini/martinis m | martini/martinis m | Martini/Martinis m | martini m | martini/martinis m | 马提尼 | マティーニ | 마티니 | مارتيني m
noun | espresso martini ~ espresso martinis | martini espresso m ~ espresso martini | espresso martini m | Espresso Martini m | espresso martini m | espresso martini m | 浓缩咖啡马提尼 | エスプレッソマティーニ | 에스프레소 마티니 | إسبريسو مارتيني m
noun | margarita/margaritas | margarita/margaritas f | margarita/margaritas m | Margarita/Margaritas f | margarita m | margarita/margaritas f | 玛格丽塔 | マルガリータ | 마가리타 | مارغريتا f
noun | mojito/mojitos | mojito/mojitos m | mojito/mojitos m | Mojito/Mojitos m | mojito m | mojito/mojitos m | 莫吉托 | モヒート | 모히토 | موهيتو m
noun | mimosa/mimosas | mimosa/mimosas m | mimosa/mimosas f | Mimosa/Mimosas f | mimosa m | mimosa/mimosas f | 含羞草鸡尾酒 | ミモザ | 미모사 | ميموزا f
noun | Bellini/bellinis | bellini/bellinis m | bellini/bellinis m | Bellini/Bellinis m | bellini m | bellini/bellinis m | 贝里尼 | ベリーニ | 벨리니 | بيليني m
noun | Aperol spritz ~ aperol | Aperol spritz m ~ Spritz Aperol | Aperol Spritz m | Aperol Spritz m | Aperol Spritz m ~ spritz Aperol | Aperol Spritz m | 阿佩罗鸡尾酒 | アペロールスプリッツ | 아페롤 스프리츠 | أبيرول سبريتز m
noun | spritz/spritzes | spritz m | spritz m | Spritz m | spritz m | spritz m | 气泡鸡尾酒 | スプリッツ | 스프리츠 | سبريتز m
noun | negroni/negronis | negroni/negronis m | negroni/negronis m | Negroni/Negronis m | negroni m | negroni/negronis m | 尼格罗尼 | ネグローニ | 네그로니 | نيغروني m
noun | old fashioned/old fashioneds | old fashioned m | old fashioned m | Old Fashioned m | old fashioned m | old fashioned m | 古典鸡尾酒 | オールドファッションド | 올드 패션드 | أولد فاشند m
noun | Manhattan/manhattans | manhattan m | manhattan m | Manhattan m | manhattan m | manhattan m | 曼哈顿 | マンハッタン | 맨해튼 | مانهاتن m
noun | cosmopolitan/cosmopolitans | cosmopolitan m | cosmopolitan m | Cosmopolitan m | cosmopolitan m | cosmopolitan m | 大都会 | コスモポリタン | 코스모폴리탄 | كوزموبوليتان m
noun | daiquiri/daiquiris | daiquiri/daiquiris m | daiquiri/daiquiris m | Daiquiri/Daiquiris m | daiquiri m | daiquiri/daiquiris m | 黛绮莉 | ダイキリ | 다이키리 | دايكيري m
noun | piña colada/piña coladas ~ pina colada | piña colada/piñas coladas f | piña colada/piñas coladas f | Piña Colada/Piña Coladas f | piña colada f | piña colada/piñas coladas f | 椰林飘香 | ピニャコラーダ | 피냐 콜라다 | بينا كولادا f
noun | gin and tonic ~ gin & tonic ~ gin tonic ~ G&T | gin tonic/gin tonics m ~ gin to | gin-tonic/gin-tonics m | Gin Tonic/Gin Tonics m | gin tonic m | gin tónico m ~ gin tonic | 金汤力 | ジントニック | 진토닉 | جين تونيك m
noun | Moscow mule ~ mule/mules | moscow mule m ~ mule | moscow mule m | Moscow Mule m | moscow mule m | moscow mule m | 莫斯科骡子 | モスコミュール | 모스크바 뮬 | موسكو ميول m
noun | Bloody Mary ~ bloody marys | bloody mary m | bloody mary m | Bloody Mary f | bloody mary m | bloody mary m | 血腥玛丽 | ブラッディマリー | 블러디 메리 | بلودي ماري m
noun | Bloody Caesar ~ Caesar cocktail | bloody César m | bloody caesar m | Bloody Caesar m | bloody caesar m | bloody caesar m | 血腥凯撒 | ブラッディシーザー | 블러디 시저 | بلودي سيزر m
noun | Long Island iced tea ~ Long Island | long island iced tea m ~ thé glacé Long Island | long island iced tea m | Long Island Iced Tea m | long island iced tea m | long island iced tea m | 长岛冰茶 | ロングアイランドアイスティー | 롱아일랜드 아이스티 | لونغ آيلاند آيس تي m
noun | whiskey sour ~ whisky sour | whisky sour m ~ whiskey sour | whisky sour m | Whiskey Sour m | whisky sour m | whisky sour m | 威士忌酸酒 | ウイスキーサワー | 위스키 사워 | ويسكي ساور m
noun | pisco sour | pisco sour m | pisco sour m | Pisco Sour m | pisco sour m | pisco sour m | 皮斯科酸酒 | ピスコサワー | 피스코 사워 | بيسكو ساور m
noun | caipirinha/caipirinhas | caïpirinha/caïpirinhas f | caipiriña/caipiriñas f | Caipirinha/Caipirinhas m | caipirinha f | caipirinha/caipirinhas f | 凯匹林纳 | カイピリーニャ | 카이피리냐 | كايبيرينيا f
noun | tequila sunrise | tequila sunrise m | tequila sunrise m | Tequila Sunrise m | tequila sunrise m | tequila sunrise m | 龙舌兰日出 | テキーラサンライズ | 테킬라 선라이즈 | تيكيلا صنرايز m
noun | dark and stormy ~ dark ’n’ stormy ~ dark & stormy | dark and stormy m | dark and stormy m | Dark and Stormy m | dark and stormy m | dark and stormy m | 黑色风暴 | ダーク＆ストーミー | 다크 앤 스토미 | دارك أند ستورمي m
noun | kir/kirs | kir/kirs m | kir m | Kir m | kir m | kir m | 基尔酒 | キール | 키르 | كير m
noun | kir royal ~ kir royale | kir royal m | kir royal m ~ kir real | Kir Royal m | kir royal m | kir royal m | 皇家基尔 | キール・ロワイヤル | 키르 루아얄 | كير رويال m
noun | Irish coffee | café irlandais/cafés irlandais m ~ irish coffee | café irlandés/cafés irlandeses m | Irish Coffee m | irish coffee m ~ caffè irlandese | café irlandês m | 爱尔兰咖啡 | アイリッシュコーヒー | 아이리시 커피 | قهوة أيرلندية f
noun | coffee with liqueur ~ Spanish coffee | café alcoolisé/cafés alcoolisés m ~ café espagnol | café con licor/cafés con licor m | Kaffee mit Schuss m | caffè con liquore m | café com licor m | 利口酒咖啡 | リキュールコーヒー | 리큐어 커피 | قهوة بالليكور f
noun | punch/punches | punch/punchs m | ponche/ponches m | Punsch m ~ Bowle | punch m | ponche/ponches m | 潘趣酒 | パンチ | 펀치 | بانش m
noun | hot toddy ~ grog | grog m ~ hot toddy | ponche caliente m ~ grog | Grog m | grog m | grogue m | 热托地酒 | ホットトディ | 핫 토디 | مشروب كحولي ساخن m
# Coffee, tea, chocolate
noun | coffee/coffees | café/cafés m > au café | café/cafés m > de café | Kaffee m > Kaffee- | caffè m > al caffè | café/cafés m > de café | 咖啡 | コーヒー | 커피 | قهوة f
noun | espresso/espressos ~ single espresso | espresso/espressos m ~ expresso/expressos ~ café expresso | espresso/espressos m ~ café solo ~ expreso | Espresso/Espressi m | espresso/espressi m ~ caffè espresso | expresso/expressos m ~ bica ~ café expresso | 浓缩咖啡 | エスプレッソ | 에스프레소 | إسبريسو m
noun | double espresso | espresso double/espressos doubles m ~ double expresso ~ expresso double | espresso doble m ~ café doble | doppelter Espresso/doppelte Espressi m | espresso doppio/espressi doppi m | expresso duplo m ~ café duplo | 双份浓缩咖啡 | ダブルエスプレッソ | 더블 에스프레소 | إسبريسو مزدوج m
noun | macchiato/macchiatos ~ espresso macchiato | macchiato m ~ café noisette ~ noisette | café cortado m | Espresso Macchiato m | caffè macchiato m ~ macchiato | café pingado m ~ macchiato | 玛奇朵 | マキアート | 마키아토 | ماكياتو m
noun | latte/lattes ~ caffe latte ~ caffè latte ~ café latte ~ coffee latte | café latte/cafés latte m ~ latte/lattes ~ café au lait | café con leche/cafés con leche m ~ latte | Milchkaffee m ~ Latte ~ Caffè Latte | caffellatte m ~ caffè latte | café com leite m ~ galão ~ meia de leite ~ latte | 拿铁 | カフェラテ | 카페 라테 | لاتيه m
noun | latte macchiato | latte macchiato m | latte macchiato m | Latte Macchiato m | latte macchiato m | latte macchiato m | 拿铁玛奇朵 | ラテマキアート | 라테 마키아토 | لاتيه ماكياتو m
noun | cappuccino/cappuccinos | cappuccino/cappuccinos m | capuchino/capuchinos m | Cappuccino/Cappuccini m | cappuccino/cappuccini m | cappuccino/cappuccinos m ~ capuchino | 卡布奇诺 | カプチーノ | 카푸치노 | كابتشينو m
noun | flat white/flat whites | flat white m | flat white m | Flat White m | flat white m | flat white m | 澳白咖啡 | フラットホワイト | 플랫 화이트 | فلات وايت m
noun | Americano/americanos ~ caffe americano | café américain m ~ americano ~ café allongé ~ espresso allongé ~ allongé | café americano m ~ americano | Americano m ~ Kaffee Creme ~ Café Crème | caffè americano m ~ americano | café americano m ~ abatanado | 美式咖啡 | アメリカーノ ~ アメリカンコーヒー | 아메리카노 | أمريكانو m
noun | long black/long blacks | long black m | long black m | Long Black m | long black m | long black m | 澳式黑咖啡 | ロングブラック | 롱 블랙 | لونغ بلاك m
noun | mocha/mochas ~ caffe mocha ~ café mocha | moka/mokas m ~ mocha ~ café moka | café moca m ~ moca | Café Mocha m | mocaccino m | mocha m | 摩卡 | カフェモカ | 카페 모카 | موكا f
noun | filter coffee ~ drip coffee ~ regular coffee ~ brewed coffee ~ house coffee | café filtre m ~ café régulier | café de filtro m ~ café filtrado | Filterkaffee m ~ Tasse Kaffee | caffè filtro m | café de filtro m | 滴滤咖啡 | ドリップコーヒー | 드립 커피 | قهوة مفلترة f
noun | iced coffee | café glacé/cafés glacés m ~ café froid | café con hielo m | eisgekühlter Kaffee m ~ Iced Coffee | caffè freddo m ~ caffè shakerato | café gelado m | 冰咖啡 | アイスコーヒー | 아이스 커피 | قهوة مثلجة f
noun | iced latte/iced lattes | latte glacé/lattes glacés m ~ café latte glacé | café con leche con hielo m ~ latte frío | Iced Latte/Iced Lattes m ~ eisgekühlter Latte | latte macchiato freddo m ~ caffellatte freddo | latte gelado/lattes gelados m | 冰拿铁 | アイスラテ | 아이스 라테 | لاتيه مثلج m
noun | decaf coffee ~ decaffeinated coffee ~ decaf | café décaféiné m ~ déca ~ décaféiné | café descafeinado m ~ descafeinado | koffeinfreier Kaffee m ~ entkoffeinierter Kaffee | caffè decaffeinato m ~ decaffeinato | café descafeinado m ~ descafeinado | 低因咖啡 | デカフェ | 디카페인 커피 | قهوة منزوعة الكافيين f
noun | hot chocolate ~ hot cocoa | chocolat chaud m | chocolate caliente m ~ chocolate a la taza | heiße Schokolade f ~ Kakao ~ Trinkschokolade | cioccolata calda f | chocolate quente m | 热巧克力 | ホットチョコレート | 핫초코 | شوكولاتة ساخنة f
noun | tea/teas | thé/thés m | té/tés m | Tee/Tees m > Tee- | tè m ~ the | chá/chás m | 茶 | 紅茶 ~ お茶 ~ ティー | 차 | شاي m
noun | herbal tea/herbal teas ~ infusion/infusions ~ herbal infusion/herbal infusions ~ herbal | tisane/tisanes f ~ infusion/infusions | infusión/infusiones f | Kräutertee/Kräutertees m | tisana/tisane f ~ infuso/infusi | infusão/infusões f ~ tisana | 花草茶 | ハーブティー | 허브차 | شاي أعشاب m
noun | black tea | thé noir m | té negro m | Schwarztee m ~ schwarzer Tee | tè nero m | chá preto m | 红茶 | 紅茶 | 홍차 | شاي أسود m
noun | green tea | thé vert m | té verde m | grüner Tee m | tè verde m | chá verde m | 绿茶 | 緑茶 | 녹차 | شاي أخضر m
noun | mint tea ~ fresh mint tea | thé à la menthe m | té de menta m ~ té a la menta | Pfefferminztee m ~ Minztee ~ frischer Minztee | tè alla menta m | chá de hortelã m ~ chá de menta | 薄荷茶 | ミントティー | 민트차 | شاي بالنعناع m
noun | chamomile ~ chamomile tea ~ camomile | camomille f | manzanilla f | Kamillentee m ~ Kamille | camomilla f | camomila f | 洋甘菊茶 | カモミールティー | 카모마일차 | بابونج m
noun | iced tea/iced teas ~ ice tea | thé glacé/thés glacés m | té helado/tés helados m ~ té frío | Eistee m | tè freddo m | chá gelado m ~ ice tea | 冰茶 | アイスティー | 아이스티 | شاي مثلج m
noun | chai ~ chai tea ~ masala chai | chaï m ~ thé chaï | chai m ~ té chai | Chai m ~ Chai-Tee | chai m ~ tè chai | chai m ~ chá chai | 印度奶茶 | チャイ | 차이 | شاي ماسالا m
noun | chai latte/chai lattes | chai latte/chai lattes m ~ latte chaï | chai latte m | Chai Latte/Chai Lattes m | chai latte m | chai latte/chai lattes m | 印度香料拿铁 | チャイラテ | 차이 라테 | تشاي لاتيه m
noun | matcha ~ matcha tea | matcha m > au matcha ~ thé matcha | matcha m > de matcha ~ té matcha | Matcha m > Matcha- ~ Matcha-Tee | matcha m > al matcha ~ tè matcha | matcha m > de matcha ~ chá matcha | 抹茶 | 抹茶 | 말차 | ماتشا f
noun | matcha latte/matcha lattes | matcha latte/matcha lattes m ~ latte matcha | matcha latte m | Matcha Latte/Matcha Lattes m | matcha latte m | matcha latte/matcha lattes m | 抹茶拿铁 | 抹茶ラテ | 말차 라테 | ماتشا لاتيه m
noun | Earl Grey ~ Earl Grey tea | Earl Grey m ~ thé Earl Grey | Earl Grey m | Earl Grey m | Earl Grey m | Earl Grey m | 伯爵茶 | アールグレイ | 얼그레이 | إيرل غراي m
noun | bubble tea ~ boba tea ~ boba | thé aux perles m ~ bubble tea | té de burbujas m ~ bubble tea | Bubble Tea m | bubble tea m | chá com pérolas m ~ bubble tea ~ chá perolado | 珍珠茶饮 | タピオカティー ~ タピオカドリンク | 버블티 | شاي الفقاعات m
noun | kombucha | kombucha m | kombucha f | Kombucha m | kombucha m | kombucha f | 康普茶 | コンブチャ | 콤부차 | كومبوتشا f
# Soft drinks, juice, water
noun | juice/juices ~ fruit juice/fruit juices | jus m ~ jus de fruits ~ jus de fruit | zumo/zumos m ~ jugo/jugos ~ zumo de frutas | Saft/Säfte m > Saft- ~ Fruchtsaft/Fruchtsäfte | succo/succhi m ~ succo di frutta/succhi di frutta | sumo/sumos m ~ suco/sucos ~ sumo de fruta | 果汁 | ジュース | 주스 | عصير/عصائر m
noun | orange juice | jus d’orange m | zumo de naranja m ~ jugo de naranja | Orangensaft m | succo d’arancia m | sumo de laranja m | 橙汁 | オレンジジュース | 오렌지 주스 | عصير برتقال m
noun | apple juice | jus de pomme m ~ jus de pommes | zumo de manzana m ~ jugo de manzana | Apfelsaft m | succo di mela m | sumo de maçã m | 苹果汁 | りんごジュース | 사과 주스 | عصير تفاح m
noun | cranberry juice | jus de canneberge m | zumo de arándano rojo m | Cranberrysaft m | succo di mirtillo rosso m | sumo de arando m | 蔓越莓汁 | クランベリージュース | 크랜베리 주스 | عصير التوت البري m
noun | grapefruit juice | jus de pamplemousse m | zumo de pomelo m | Grapefruitsaft m | succo di pompelmo m | sumo de toranja m | 西柚汁 | グレープフルーツジュース | 자몽 주스 | عصير جريب فروت m
noun | pineapple juice | jus d’ananas m | zumo de piña m ~ jugo de piña | Ananassaft m | succo d’ananas m | sumo de ananás m | 菠萝汁 | パイナップルジュース | 파인애플 주스 | عصير أناناس m
noun | tomato juice | jus de tomate m ~ jus de tomates | zumo de tomate m | Tomatensaft m | succo di pomodoro m | sumo de tomate m | 番茄汁 | トマトジュース | 토마토 주스 | عصير طماطم m
noun | lemon juice ~ fresh lemon juice | jus de citron m | zumo de limón m ~ jugo de limón | Zitronensaft m | succo di limone m | sumo de limão m | 柠檬汁 | レモン汁 | 레몬즙 | عصير ليمون m
noun | lime juice ~ fresh lime juice | jus de citron vert m ~ jus de lime | zumo de lima m ~ jugo de lima | Limettensaft m | succo di lime m | sumo de lima m | 青柠汁 | ライム果汁 | 라임즙 | عصير الليمون الأخضر m
noun | smoothie/smoothies | smoothie/smoothies m | batido de frutas/batidos de frutas m ~ smoothie/smoothies | Smoothie/Smoothies m | frullato/frullati m ~ smoothie | batido de fruta/batidos de fruta m ~ smoothie | 果昔 | スムージー | 스무디 | سموذي m
noun | lemonade/lemonades ~ fresh lemonade | limonade/limonades f ~ citronnade | limonada/limonadas f | Zitronenlimonade/Zitronenlimonaden f ~ Limonade/Limonaden | limonata/limonate f | limonada/limonadas f | 柠檬水 | レモネード | 레모네이드 | ليموناضة f
noun | cola/colas | cola m ~ coca | cola f | Cola f | cola f | cola f | 可乐 | コーラ | 콜라 | كولا f
noun | lemon-lime soda | limonade gazeuse f | gaseosa de lima-limón f | Zitronenlimonade f | gazzosa f | gasosa de lima-limão f | 柠檬汽水 | レモンライムソーダ | 사이다 | صودا الليمون f
noun | orange soda | soda à l’orange m | refresco de naranja m | Orangenlimonade f | aranciata f | laranjada f | 橙味汽水 | オレンジソーダ | 오렌지 소다 | صودا البرتقال f
noun | ginger ale | soda au gingembre m ~ ginger ale ~ Canada Dry | ginger ale m | Ginger Ale n | ginger ale m | ginger ale m | 姜汁汽水 | ジンジャーエール | 진저에일 | جنجر إيل m
noun | ginger beer | ginger beer f ~ bière de gingembre ~ bière au gingembre | ginger beer f ~ cerveza de jengibre | Ginger Beer n | ginger beer f | ginger beer f ~ cerveja de gengibre | 姜汁啤酒 | ジンジャービア | 진저비어 | جنجر بير m
noun | tonic water ~ tonic | eau tonique f ~ tonic ~ Schweppes | tónica f ~ agua tónica | Tonic Water n ~ Tonic | acqua tonica f ~ tonica | água tónica f | 汤力水 | トニックウォーター | 토닉 워터 | مياه تونيك f
noun | soda water ~ club soda | eau gazéifiée f ~ eau de Seltz ~ soda nature ~ club soda | agua con gas f ~ soda | Sodawasser n ~ Soda | soda f ~ acqua di seltz | água com gás f ~ soda | 苏打水 | ソーダ水 | 소다수 | مياه صودا f
noun | root beer | racinette f ~ root beer | cerveza de raíz f ~ root beer | Root Beer n | root beer f | root beer f | 根汁汽水 | ルートビア | 루트비어 | روت بير m
noun | energy drink/energy drinks | boisson énergisante/boissons énergisantes f | bebida energética/bebidas energéticas f | Energydrink/Energydrinks m | energy drink m | bebida energética/bebidas energéticas f | 能量饮料 | エナジードリンク | 에너지 드링크 | مشروب طاقة m
noun | mineral water ~ bottled water | eau minérale f ~ eaux minérales ~ eau en bouteille | agua mineral f | Mineralwasser n | acqua minerale f | água mineral f | 矿泉水 | ミネラルウォーター | 생수 | مياه معدنية f
noun | sparkling water ~ sparkling mineral water | eau pétillante f ~ eau gazeuse ~ eau minérale gazeuse | agua con gas f ~ agua mineral con gas | Mineralwasser mit Kohlensäure n ~ Sprudel | acqua frizzante f ~ acqua gassata | água com gás f ~ água mineral com gás | 气泡水 | 炭酸水 | 탄산수 | مياه غازية f
noun | still water ~ flat water ~ spring water | eau plate f ~ eau de source | agua sin gas f | stilles Wasser n ~ Stilles Mineralwasser | acqua naturale f | água sem gás f | 无气矿泉水 | スティルウォーター | 일반 생수 | مياه عادية f
noun | kombucha on tap | kombucha en fût m | kombucha de grifo f | Kombucha vom Fass m | kombucha alla spina m | kombucha à pressão f | 桶装康普茶 | 樽生コンブチャ | 생콤부차 | كومبوتشا من البرميل f
noun | grenadine | grenadine f | granadina f | Grenadine f | granatina f | granadina f | 红石榴糖浆 | グレナデンシロップ | 그레나딘 | غرينادين m
noun | cordial ~ syrup and water | sirop à l’eau/sirops à l’eau m | refresco de sirope m | Sirupgetränk n ~ Sirup mit Wasser | bibita allo sciroppo f ~ sciroppo con acqua | xarope com água m | 糖浆水 | シロップドリンク ~ シロップの水割り ~ コーディアル | 시럽 탄 물 ~ 코디얼 | سيروب مع الماء m ~ شراب مخفف ~ شراب مركز بالماء
noun | apple spritzer | jus de pomme pétillant m | zumo de manzana con gas m | Apfelschorle f ~ Apfelsaftschorle ~ Obi gespritzt ~ Obi g’spritzt ~ Apfelsaft gespritzt ~ Apfelsaft g’spritzt | succo di mela frizzante m | sumo de maçã com gás m | 苹果气泡饮 | りんごジュースの炭酸割り ~ アップルスプリッツァー | 탄산 사과 주스 ~ 애플 스프리처 | عصير تفاح فوار m
# Grapes and wines
name | Chardonnay | = | = | = | = | = | 霞多丽 | シャルドネ | 샤르도네 | شاردونيه
name | Sauvignon Blanc | = | = | = | = | = | 长相思 | ソーヴィニヨン・ブラン | 소비뇽 블랑 | سوفينيون بلان
name | Pinot Grigio ~ Pinot Gris | Pinot Gris ~ Pinot Grigio | Pinot Grigio | Pinot Grigio ~ Grauburgunder ~ Pinot Gris | Pinot Grigio | Pinot Grigio | 灰皮诺 | ピノ・グリージョ | 피노 그리지오 | بينو غريجيو
name | Pinot Noir | = | = | Pinot Noir ~ Spätburgunder | Pinot Nero ~ Pinot Noir | = | 黑皮诺 | ピノ・ノワール | 피노 누아 | بينو نوار
name | Pinot Blanc | = | = | Weißburgunder ~ Pinot Blanc | Pinot Bianco | = | 白皮诺 | ピノ・ブラン | 피노 블랑 | بينو بلان
name | Riesling | = | = | = | = | = | 雷司令 | リースリング | 리슬링 | ريسلينغ
name | Gewürztraminer ~ Gewurztraminer | Gewurztraminer ~ Gewürztraminer | = | = | = | = | 琼瑶浆 | ゲヴュルツトラミネール | 게뷔르츠트라미너 | غيفورتسترامينر
name | Cabernet Sauvignon ~ Cabernet | = | = | = | = | = | 赤霞珠 | カベルネ・ソーヴィニヨン | 카베르네 소비뇽 | كابرنيه سوفينيون
name | Merlot | = | = | = | = | = | 梅洛 | メルロー | 메를로 | ميرلو
name | Syrah ~ Shiraz | = | = | = | = | = | 西拉 | シラー | 시라 | سيراه
name | Malbec | = | = | = | = | = | 马尔贝克 | マルベック | 말벡 | مالبيك
name | Zinfandel | = | = | = | = | = | 仙粉黛 | ジンファンデル | 진판델 | زينفاندل
name | Tempranillo | = | = | = | = | = | 丹魄 | テンプラニーリョ | 템프라니요 | تمبرانيو
name | Rioja | = | = | = | = | = | 里奥哈 | リオハ | 리오하 | ريوخا
name | Chianti | = | = | = | = | = | 基安蒂 | キャンティ | 키안티 | كيانتي
name | Barolo | = | = | = | = | = | 巴罗洛 | バローロ | 바롤로 | بارولو
name | Valpolicella | = | = | = | = | = | 瓦坡里切拉 | ヴァルポリチェッラ | 발폴리첼라 | فالبوليتشيلا
name | Montepulciano | = | = | = | = | = | 蒙特普尔恰诺 | モンテプルチアーノ | 몬테풀치아노 | مونتيبولتشانو
name | Sangiovese | = | = | = | = | = | 桑娇维塞 | サンジョヴェーゼ | 산지오베제 | سانجيوفيزي
name | Primitivo | = | = | = | = | = | 普里米蒂沃 | プリミティーヴォ | 프리미티보 | بريميتيفو
name | Bordeaux | = | Burdeos | = | = | Bordéus | 波尔多 | ボルドー | 보르도 | بوردو
name | Burgundy ~ Bourgogne | Bourgogne | Borgoña | Burgund ~ Burgunder | Borgogna | Borgonha | 勃艮第 | ブルゴーニュ | 부르고뉴 | بورغندي
name | Beaujolais | = | = | = | = | = | 博若莱 | ボジョレー | 보졸레 | بوجوليه
name | Chablis | = | = | = | = | = | 夏布利 | シャブリ | 샤블리 | شابلي
name | Sancerre | = | = | = | = | = | 桑塞尔 | サンセール | 상세르 | سانسير
name | Côtes du Rhône ~ Cotes du Rhone | = | = | = | = | = | 罗纳河谷 | コート・デュ・ローヌ | 코트 뒤 론 | كوت دو رون
name | Muscadet | = | = | = | = | = | 密斯卡岱 | ミュスカデ | 뮈스카데 | موسكاديه
name | Chenin Blanc | = | = | = | = | = | 白诗南 | シュナン・ブラン | 슈냉 블랑 | شينان بلان
name | Viognier | = | = | = | = | = | 维欧尼 | ヴィオニエ | 비오니에 | فيونييه
name | Vinho Verde | = | = | = | = | = | 绿酒 | ヴィーニョ・ヴェルデ | 비뉴 베르드 | فينيو فيردي
name | Moscato | = | = | = | = | = | 莫斯卡托 | モスカート | 모스카토 | موسكاتو
name | Grüner Veltliner | = | = | = | = | = | 绿维特利纳 | グリューナー・フェルトリーナー | 그뤼너 펠트리너 | غرونر فلتلينر
name | Gamay | = | = | = | = | = | 佳美 | ガメイ | 가메 | غاميه
name | Grenache | = | Garnacha ~ Grenache | = | = | = | 歌海娜 | グルナッシュ | 그르나슈 | غريناش
name | Blanc de blancs ~ Blanc de blanc | Blanc de blancs ~ Blanc de blanc | = | = | = | = | 白中白 | ブラン・ド・ブラン | 블랑 드 블랑 | بلان دو بلان
name | Brut | = | = | = | = | = | 干型 | ブリュット | 브뤼 | بروت
name | Reserva ~ Reserve ~ Réserve ~ Riserva | Réserve ~ Reserva | Reserva | Reserve | Riserva | Reserva | 珍藏 | リゼルヴァ | 리제르바 | ريزيرفا
# Places that wine lists name
noun | France | France f > de France | Francia f | Frankreich n > aus Frankreich | Francia f | França f > de França | 法国 | フランス | 프랑스 | فرنسا f
noun | Italy | Italie f > d’Italie | Italia f | Italien n > aus Italien | Italia f | Itália f > de Itália | 意大利 | イタリア | 이탈리아 | إيطاليا f
noun | Spain | Espagne f > d’Espagne | España f | Spanien n > aus Spanien | Spagna f | Espanha f > de Espanha | 西班牙 | スペイン | 스페인 | إسبانيا f
noun | Portugal | Portugal m > du Portugal | Portugal m | Portugal n > aus Portugal | Portogallo m | Portugal m > de Portugal | 葡萄牙 | ポルトガル | 포르투갈 | البرتغال f
noun | Germany | Allemagne f > d’Allemagne | Alemania f | Deutschland n > aus Deutschland | Germania f | Alemanha f > da Alemanha | 德国 | ドイツ | 독일 | ألمانيا f
noun | Austria | Autriche f > d’Autriche | Austria f | Österreich n > aus Österreich | Austria f | Áustria f > da Áustria | 奥地利 | オーストリア | 오스트리아 | النمسا f
noun | Belgium | Belgique f > de Belgique | Bélgica f | Belgien n > aus Belgien | Belgio m | Bélgica f > da Bélgica | 比利时 | ベルギー | 벨기에 | بلجيكا f
noun | Greece | Grèce f > de Grèce | Grecia f | Griechenland n > aus Griechenland | Grecia f | Grécia f > da Grécia | 希腊 | ギリシャ | 그리스 | اليونان f
noun | England | Angleterre f > d’Angleterre | Inglaterra f | England n > aus England | Inghilterra f | Inglaterra f > de Inglaterra | 英格兰 | イギリス | 영국 | إنجلترا f
noun | Ireland | Irlande f > d’Irlande | Irlanda f | Irland n > aus Irland | Irlanda f | Irlanda f > da Irlanda | 爱尔兰 | アイルランド | 아일랜드 | أيرلندا f
noun | Canada | Canada m > du Canada | Canadá m | Kanada n > aus Kanada | Canada m | Canadá m > do Canadá | 加拿大 | カナダ | 캐나다 | كندا f
noun | Quebec ~ Québec | Québec m > du Québec | Quebec m | Québec n > aus Québec | Québec m | Quebeque m > do Quebeque | 魁北克 | ケベック | 퀘벡 | كيبيك f
noun | Ontario | Ontario m > de l’Ontario | Ontario m | Ontario n > aus Ontario | Ontario m | Ontário m | 安大略 | オンタリオ | 온타리오 | أونتاريو f
noun | United States ~ USA ~ U.S. | États-Unis mp > des États-Unis ~ USA | Estados Unidos mp ~ EE. UU. | USA p > aus den USA ~ Vereinigte Staaten | Stati Uniti mp ~ USA | Estados Unidos mp > dos Estados Unidos ~ EUA | 美国 | アメリカ | 미국 | الولايات المتحدة f
noun | California | Californie f > de Californie | California f | Kalifornien n > aus Kalifornien | California f | Califórnia f > da Califórnia | 加利福尼亚 | カリフォルニア | 캘리포니아 | كاليفورنيا f
noun | Napa ~ Napa Valley | Napa f > de Napa ~ Napa Valley | Napa m | Napa n ~ Napa Valley | Napa f ~ Napa Valley | Napa m | 纳帕 | ナパ | 나파 | نابا f
noun | Sonoma | Sonoma f > de Sonoma | Sonoma m | Sonoma n | Sonoma f | Sonoma m | 索诺玛 | ソノマ | 소노마 | سونوما f
noun | Oregon | Oregon m > de l’Oregon | Oregón m | Oregon n > aus Oregon | Oregon m | Oregon m | 俄勒冈 | オレゴン | 오리건 | أوريغون f
noun | New York | New York m > de New York | Nueva York f | New York n | New York f | Nova Iorque f | 纽约 | ニューヨーク | 뉴욕 | نيويورك f
noun | New Mexico | Nouveau-Mexique m > du Nouveau-Mexique | Nuevo México m | New Mexico n | Nuovo Messico m | Novo México m | 新墨西哥 | ニューメキシコ | 뉴멕시코 | نيو مكسيكو f
noun | Argentina | Argentine f > d’Argentine | Argentina f | Argentinien n > aus Argentinien | Argentina f | Argentina f > da Argentina | 阿根廷 | アルゼンチン | 아르헨티나 | الأرجنتين f
noun | Chile | Chili m > du Chili | Chile m | Chile n > aus Chile | Cile m | Chile m > do Chile | 智利 | チリ | 칠레 | تشيلي f
noun | Australia | Australie f > d’Australie | Australia f | Australien n > aus Australien | Australia f | Austrália f > da Austrália | 澳大利亚 | オーストラリア | 호주 | أستراليا f
noun | New Zealand | Nouvelle-Zélande f > de Nouvelle-Zélande | Nueva Zelanda f | Neuseeland n > aus Neuseeland | Nuova Zelanda f | Nova Zelândia f > da Nova Zelândia | 新西兰 | ニュージーランド | 뉴질랜드 | نيوزيلندا f
noun | South Africa | Afrique du Sud f > d’Afrique du Sud | Sudáfrica f | Südafrika n > aus Südafrika | Sudafrica m | África do Sul f > da África do Sul | 南非 | 南アフリカ | 남아프리카 | جنوب أفريقيا f
noun | Japan | Japon m > du Japon | Japón m | Japan n > aus Japan | Giappone m | Japão m > do Japão | 日本 | 日本 | 일본 | اليابان f
noun | Mexico | Mexique m > du Mexique | México m | Mexiko n > aus Mexiko | Messico m | México m > do México | 墨西哥 | メキシコ | 멕시코 | المكسيك f
noun | Tuscany | Toscane f > de Toscane | Toscana f | Toskana f > aus der Toskana | Toscana f | Toscana f > da Toscana | 托斯卡纳 | トスカーナ | 토스카나 | توسكانا f
noun | Piedmont | Piémont m > du Piémont | Piamonte m | Piemont n > aus dem Piemont | Piemonte m | Piemonte m | 皮埃蒙特 | ピエモンテ | 피에몬테 | بييمونتي f
noun | Sicily | Sicile f > de Sicile | Sicilia f | Sizilien n > aus Sizilien | Sicilia f | Sicília f > da Sicília | 西西里 | シチリア | 시칠리아 | صقلية f
noun | Veneto | Vénétie f > de Vénétie | Véneto m | Venetien n > aus Venetien | Veneto m | Véneto m | 威尼托 | ヴェネト | 베네토 | فينيتو f
noun | Puglia | Pouilles fp > des Pouilles | Apulia f | Apulien n > aus Apulien | Puglia f | Apúlia f | 普利亚 | プーリア | 풀리아 | بوليا f
noun | Alsace | Alsace f > d’Alsace | Alsacia f | Elsass n > aus dem Elsass | Alsazia f | Alsácia f > da Alsácia | 阿尔萨斯 | アルザス | 알자스 | الألزاس f
noun | Loire ~ Loire Valley | Loire f > de la Loire ~ vallée de la Loire | Loira m | Loire f > von der Loire | Loira f | Loire m | 卢瓦尔河谷 | ロワール | 루아르 | لوار m
noun | Provence | Provence f > de Provence | Provenza f | Provence f > aus der Provence | Provenza f | Provença f > da Provença | 普罗旺斯 | プロヴァンス | 프로방스 | بروفانس f
noun | Languedoc | Languedoc m > du Languedoc | Languedoc m | Languedoc n > aus dem Languedoc | Linguadoca f | Languedoc m | 朗格多克 | ラングドック | 랑그독 | لانغدوك f
noun | Savoie ~ Savoy | Savoie f > de Savoie | Saboya f | Savoyen n > aus Savoyen | Savoia f | Saboia f | 萨瓦 | サヴォワ | 사부아 | سافوا f
noun | Penedès ~ Penedes | Penedès m | Penedés m | Penedès n | Penedès m | Penedès m | 佩内德斯 | ペネデス | 페네데스 | بينيديس f
noun | Mosel | Moselle f > de Moselle | Mosela m | Mosel f > von der Mosel | Mosella f | Mosela m | 摩泽尔 | モーゼル | 모젤 | موزل f
noun | Douro | Douro m > du Douro | Douro m | Douro m | Douro m | Douro m > do Douro | 杜罗河谷 | ドウロ | 도루 | دورو m
# Brands
name | Grand Marnier | = | = | = | = | = | 柑曼怡 | グラン・マルニエ | 그랑 마니에르 | غران مارنييه
name | Cointreau | = | = | = | = | = | 君度 | コアントロー | 쿠앵트로 | كوانترو
name | Baileys | = | = | = | = | = | 百利甜酒 | ベイリーズ | 베일리스 | بيليز
name | Kahlúa ~ Kalua | = | = | = | = | = | 甘露咖啡酒 | カルーア | 깔루아 | كالوا
name | Cognac | cognac | coñac | = | = | conhaque | 干邑 | コニャック | 코냑 | كونياك
name | Armagnac | = | = | = | = | = | 雅文邑 | アルマニャック | 아르마냑 | أرمانياك
name | Campari | = | = | = | = | = | 金巴利 | カンパリ | 캄파리 | كامباري
name | Martini Bianco | = | = | = | = | = | 白马提尼酒 | マルティーニ・ビアンコ | 마티니 비앙코 | مارتيني بيانكو
name | Jägermeister | = | = | = | = | = | 野格 | イエーガーマイスター | 예거마이스터 | ياغرمايستر
name | Aperol | = | = | = | = | = | 阿佩罗 | アペロール | 아페롤 | أبيرول
name | Lillet | = | = | = | = | = | 利莱 | リレ | 릴레 | ليليه
name | Ricard | = | = | = | = | = | 力加茴香酒 | リカール | 리카르 | ريكار
name | Coca-Cola ~ Coke ~ Coca Cola | = | = | = | = | = | 可口可乐 | コカ・コーラ | 코카콜라 | كوكاكولا f
name | Coca-Cola Zero ~ Coke Zero ~ Coca Zero ~ Coca Cola Zero | Coca-Cola Zéro ~ Coca Zéro | = | = | = | = | 零度可口可乐 | コカ・コーラゼロ | 코카콜라 제로 | كوكاكولا زيرو f
name | Diet Coke ~ Coca-Cola Light ~ Coca Light | Coca-Cola Diète ~ Coca-Cola Light ~ Coca Light | Coca-Cola Light | Coca-Cola Light ~ Cola Light | Coca-Cola Light | Coca-Cola Light | 健怡可口可乐 | ダイエットコーラ | 다이어트 콜라 | كوكاكولا دايت f
name | Pepsi | = | = | = | = | = | 百事可乐 | ペプシ | 펩시 | بيبسي f
name | Sprite | = | = | = | = | = | 雪碧 | スプライト | 스프라이트 | سبرايت
name | 7UP | = | = | = | = | = | 七喜 | セブンアップ | 세븐업 | سفن أب
name | Fanta | = | = | = | = | = | 芬达 | ファンタ | 환타 | فانتا
name | Orangina | = | = | = | = | = | 奥兰吉娜 | オランジーナ | 오랑지나 | أورانجينا
name | Schweppes | = | = | = | = | = | 怡泉 | シュウェップス | 슈웹스 | شويبس
name | Red Bull | = | = | = | = | = | 红牛 | レッドブル | 레드불 | ريد بول
name | Perrier | = | = | = | = | = | 巴黎水 | ペリエ | 페리에 | بيرييه
name | San Pellegrino ~ S. Pellegrino | = | = | = | = | = | 圣培露 | サンペレグリノ | 산펠레그리노 | سان بيليغرينو
name | Évian | = | = | = | = | = | 依云 | エビアン | 에비앙 | إيفيان
name | Badoit | = | = | = | = | = | 波多 | バドワ | 바두아 | بادوا
name | Guinness | = | = | = | = | = | 健力士 | ギネス | 기네스 | غينيس
name | Heineken | = | = | = | = | = | 喜力 | ハイネケン | 하이네켄 | هاينكن
name | Corona | = | = | = | = | = | 科罗娜 | コロナ | 코로나 | كورونا
name | Stella Artois | = | = | = | = | = | 时代啤酒 | ステラ・アルトワ | 스텔라 아르투아 | ستيلا أرتوا
name | Tabasco | = | = | = | = | = | 塔巴斯科 | タバスコ | 타바스코 | تاباسكو
name | Ghirardelli | = | = | = | = | = | 吉尔德利 | ギラデリ | 기라델리 | غيرارديلي
name | Oreo | = | = | = | = | = | 奥利奥 | オレオ | 오레오 | أوريو
# What lists call their wines
phrase | reds ~ our reds ~ red | les rouges ~ rouges ~ nos rouges ~ rouge | tintos | Rotweine ~ Rot | rossi | tintos | 红葡萄酒 | 赤 | 레드 | أحمر
phrase | whites ~ our whites ~ white | les blancs ~ blancs ~ nos blancs ~ blanc | blancos | Weißweine ~ Weiß | bianchi | brancos | 白葡萄酒 | 白 | 화이트 | أبيض
phrase | sparkling ~ sparklings | effervescents ~ mousseux ~ pétillants | espumosos | Schaumweine | spumanti | espumantes | 起泡酒 | スパークリング | 스파클링 | فوار
noun | tap water ~ carafe of water ~ jug of water | eau du robinet f ~ carafe d’eau | agua del grifo f | Leitungswasser n | acqua del rubinetto f | água da torneira f | 自来水 | 水道水 | 수돗물 | ماء الصنبور m
noun | house red ~ house red wine | vin rouge maison m ~ rouge maison | vino tinto de la casa m ~ tinto de la casa | roter Hauswein m ~ Hauswein rot | vino rosso della casa m ~ rosso della casa | vinho tinto da casa m ~ tinto da casa | 招牌红葡萄酒 | 赤のハウスワイン | 하우스 레드 와인 | نبيذ المنزل الأحمر m
noun | house white ~ house white wine | vin blanc maison m ~ blanc maison | vino blanco de la casa m ~ blanco de la casa | weißer Hauswein m ~ Hauswein weiß | vino bianco della casa m ~ bianco della casa | vinho branco da casa m ~ branco da casa | 招牌白葡萄酒 | 白のハウスワイン | 하우스 화이트 와인 | نبيذ المنزل الأبيض m
noun | farmhouse cider/farmhouse ciders | cidre fermier/cidres fermiers m | sidra artesanal f | Bauerncidre m | sidro artigianale m | sidra artesanal f | 农家苹果酒 | 農家製シードル | 농가 사과주 | سيدر المزرعة m
noun | root beer float | flotteur à la racinette m ~ root beer float | flotante de zarzaparrilla m ~ root beer float | Root Beer Float m | root beer float m | root beer float m | 根汁汽水冰淇淋 | ルートビアフロート | 루트비어 플로트 | روت بير بالآيس كريم m
noun | malted milkshake/malted milkshakes ~ malted/malteds ~ malted shake | lait frappé malté/laits frappés maltés m | batido malteado/batidos malteados m | Malz-Milchshake/Malz-Milchshakes m | frappè al malto m | batido maltado/batidos maltados m | 麦芽奶昔 | モルトミルクシェイク | 몰트 밀크셰이크 | ميلك شيك بالشعير m
noun | verbena tea ~ verbena infusion ~ lemon verbena tea | infusion de verveine f ~ infusion verveine ~ tisane à la verveine | infusión de hierbaluisa f | Verbenentee m ~ Eisenkrauttee | infuso di verbena m ~ tisana alla verbena | infusão de lúcia-lima f ~ chá de lúcia-lima | 柠檬马鞭草茶 | バーベナティー | 버베나 차 | شاي اللويزة m
noun | old Calvados ~ aged Calvados | vieux calvados m ~ calvados vieux | calvados añejo m ~ calvados viejo | alter Calvados m | calvados invecchiato m | calvados velho m | 陈年卡尔瓦多斯 | オールドカルヴァドス | 올드 칼바도스 | كالفادوس معتق m
noun | coffee ice cream sundae/coffee ice cream sundaes ~ café liégeois ~ coffee liégeois | café liégeois/cafés liégeois m | copa de helado de café con nata f ~ café liégeois ~ helado de café con nata | Kaffee-Eisbecher mit Sahne m ~ Eiskaffee Liégeois ~ Café Liégeois | coppa al caffè con panna f ~ café liégeois | taça de gelado de café com natas f ~ café liégeois | 咖啡冰淇淋圣代 ~ 列日咖啡冰淇淋 | コーヒーアイスのパフェ ~ カフェ・リエジョワ | 커피 아이스크림 선디 ~ 카페 리에주아 | كوب آيس كريم القهوة بالكريمة m ~ قهوة لييج مثلجة
noun | iced coffee with ice cream | café glacé à la glace vanille m | café con helado de vainilla m | Eiskaffee m | caffè freddo con gelato m | café com gelado de baunilha m | 冰淇淋咖啡 | アイスクリーム入りコーヒー | 아이스크림 커피 | قهوة مثلجة مع آيس كريم f
noun | single malt whisky/single malt whiskies ~ single malt/single malts | whisky single malt/whiskys single malt m ~ single malt | whisky de malta m ~ whisky single malt | Single Malt Whisky/Single Malt Whiskys m ~ Single Malt | whisky single malt m ~ single malt | whisky single malt m ~ single malt | 单一麦芽威士忌 | シングルモルトウイスキー ~ シングルモルト | 싱글 몰트 위스키 ~ 싱글몰트 | ويسكي سنغل مالت m
noun | freshly squeezed orange juice ~ fresh orange juice ~ fresh-squeezed orange juice | jus d’orange pressé m ~ orange pressée ~ jus d’orange frais ~ jus d’oranges pressées ~ jus d’orange fraîchement pressé | zumo de naranja natural m ~ zumo de naranja recién exprimido ~ jugo de naranja natural | frisch gepresster Orangensaft m ~ frischer Orangensaft | spremuta d’arancia f ~ spremuta di arance ~ spremuta di arancia | sumo de laranja natural m ~ suco de laranja natural | 鲜榨橙汁 | 生搾りオレンジジュース ~ 搾りたてオレンジジュース | 생오렌지 주스 ~ 착즙 오렌지 주스 | عصير برتقال طازج m
`;
