/** Dishes of many kitchens, and desserts. */
export const DISHES = `
# Salads and soups
noun | salad/salads | salade/salades f | ensalada/ensaladas f | Salat/Salate m > Salat- | insalata/insalate f | salada/saladas f | 沙拉 | サラダ | 샐러드 | سلطة/سلطات f
noun | green salad ~ house salad ~ side salad ~ garden salad ~ small salad ~ mixed salad ~ mixed green salad | salade verte f ~ salade maison ~ salade jardinière ~ petite salade ~ salade mêlée ~ salade mixte | ensalada verde f ~ ensalada de la casa ~ ensalada mixta | grüner Salat m ~ Beilagensalat ~ gemischter Salat ~ kleiner Salat | insalata verde f ~ insalata mista | salada verde f ~ salada mista | 田园沙拉 | グリーンサラダ | 그린 샐러드 | سلطة خضراء f
noun | Caesar salad/Caesar salads | salade César/salades César f | ensalada César f | Caesar-Salat m ~ Caesar Salad | insalata Caesar f ~ Caesar salad | salada César f ~ salada Caesar | 凯撒沙拉 | シーザーサラダ | 시저 샐러드 | سلطة سيزر f
noun | chicken Caesar salad ~ chicken Caesar ~ Caesar salad with chicken | salade César au poulet f ~ César au poulet ~ salade césar poulet | ensalada César con pollo f | Caesar-Salat mit Hähnchen m | insalata Caesar con pollo f | salada César com frango f | 鸡肉凯撒沙拉 | チキンシーザーサラダ | 치킨 시저 샐러드 | سلطة سيزر بالدجاج f
noun | Greek salad/Greek salads | salade grecque/salades grecques f | ensalada griega f | griechischer Salat m ~ Bauernsalat | insalata greca f | salada grega f | 希腊沙拉 | ギリシャサラダ | 그릭 샐러드 | سلطة يونانية f
noun | Niçoise salad ~ salade niçoise | salade niçoise f ~ niçoise | ensalada nizarda f | Nizza-Salat m ~ Salade Niçoise | insalata nizzarda f | salada niçoise f | 尼斯沙拉 | ニース風サラダ | 니수아즈 샐러드 | سلطة نيسواز f
noun | Caprese salad ~ caprese ~ tomato mozzarella salad ~ tomatoes and mozzarella | salade caprese f ~ caprese ~ tomates mozzarella ~ tomate mozzarella ~ tomates-mozzarella | ensalada caprese f ~ caprese | Tomate-Mozzarella m ~ Caprese ~ Tomaten mit Mozzarella | insalata caprese f ~ caprese | salada caprese f ~ caprese | 卡布里沙拉 | カプレーゼ | 카프레제 | سلطة كابريزي f
noun | Cobb salad | salade Cobb f | ensalada Cobb f | Cobb Salad m | Cobb salad f | salada Cobb f | 科布沙拉 | コブサラダ | 콥 샐러드 | سلطة كوب f
noun | Waldorf salad | salade Waldorf f | ensalada Waldorf f | Waldorfsalat m | insalata Waldorf f | salada Waldorf f | 华尔道夫沙拉 | ウォルドーフサラダ | 월도프 샐러드 | سلطة والدورف f
noun | tabbouleh ~ tabouli | taboulé m | tabulé m | Taboulé n | tabulè m | tabule m | 塔布勒沙拉 | タブーレ | 타불레 | تبولة f
noun | fattoush | fattouche f ~ fattoush | fattush m | Fattoush m | fattoush f | fattoush m | 阿拉伯蔬菜沙拉 | ファットゥーシュ | 파투시 | فتوش m
noun | chicken salad ~ grilled chicken salad | salade de poulet f ~ salade au poulet | ensalada de pollo f | Hähnchensalat m ~ Geflügelsalat | insalata di pollo f | salada de frango f | 鸡肉沙拉 | チキンサラダ | 치킨 샐러드 | سلطة دجاج f
noun | egg salad | salade aux œufs f | ensalada de huevo f | Eiersalat m | insalata di uova f | salada de ovo f | 鸡蛋沙拉 | 卵サラダ | 에그 샐러드 | سلطة بيض f
noun | pasta salad | salade de pâtes f | ensalada de pasta f | Nudelsalat m | insalata di pasta f | salada de massa f | 意面沙拉 | パスタサラダ | 파스타 샐러드 | سلطة باستا f
noun | soup/soups | soupe/soupes f ~ potage/potages | sopa/sopas f | Suppe/Suppen f > Suppen- | zuppa/zuppe f ~ minestra | sopa/sopas f | 汤 | スープ | 수프 | شوربة f
noun | onion soup ~ French onion soup | soupe à l’oignon f ~ soupe à l’oignon gratinée ~ gratinée à l’oignon | sopa de cebolla f | Zwiebelsuppe f ~ französische Zwiebelsuppe | zuppa di cipolle f | sopa de cebola f | 法式洋葱汤 | オニオングラタンスープ | 양파 수프 | شوربة البصل f
noun | tomato soup ~ cream of tomato soup | soupe à la tomate f ~ soupe aux tomates ~ crème de tomates ~ velouté de tomates | sopa de tomate f ~ crema de tomate | Tomatensuppe f ~ Tomatencremesuppe | zuppa di pomodoro f ~ crema di pomodoro | sopa de tomate f ~ creme de tomate | 番茄汤 | トマトスープ | 토마토 수프 | شوربة طماطم f
noun | vegetable soup | soupe aux légumes f ~ soupe de légumes ~ potage aux légumes ~ velouté de légumes | sopa de verduras f | Gemüsesuppe f | zuppa di verdure f ~ minestrone | sopa de legumes f | 蔬菜汤 | 野菜スープ | 채소 수프 | شوربة خضار f
noun | minestrone ~ minestrone soup | minestrone m ~ soupe minestrone | minestrone f | Minestrone f | minestrone m | minestrone m | 意大利蔬菜汤 | ミネストローネ | 미네스트로네 | مينستروني m
noun | mushroom soup ~ cream of mushroom soup ~ cream of mushroom | crème de champignons f ~ velouté de champignons ~ soupe aux champignons | crema de champiñones f ~ sopa de champiñones | Pilzsuppe f ~ Champignoncremesuppe | crema di funghi f ~ zuppa di funghi | sopa de cogumelos f ~ creme de cogumelos | 蘑菇汤 | マッシュルームスープ | 버섯 수프 | شوربة الفطر f
noun | pumpkin soup ~ squash soup ~ butternut squash soup | velouté de potiron m ~ soupe de courge ~ potage à la citrouille ~ velouté de butternut | crema de calabaza f ~ sopa de calabaza | Kürbissuppe f ~ Kürbiscremesuppe | vellutata di zucca f ~ crema di zucca | creme de abóbora m ~ sopa de abóbora | 南瓜汤 | かぼちゃのスープ | 호박 수프 | شوربة اليقطين f
noun | chicken soup ~ chicken noodle soup | soupe au poulet f ~ soupe poulet et nouilles ~ bouillon de poulet | sopa de pollo f | Hühnersuppe f | zuppa di pollo f ~ brodo di pollo | canja de galinha f | 鸡汤 | チキンスープ | 치킨 수프 | شوربة دجاج f
noun | lentil soup | soupe aux lentilles f ~ soupe de lentilles | sopa de lentejas f | Linsensuppe f | zuppa di lenticchie f | sopa de lentilhas f | 扁豆汤 | レンズ豆のスープ | 렌틸콩 수프 | شوربة العدس f
noun | pea soup | soupe aux pois f | sopa de guisantes f | Erbsensuppe f | zuppa di piselli f | sopa de ervilhas f | 豌豆汤 | えんどう豆のスープ | 완두콩 수프 | شوربة البازلاء f
noun | potato soup ~ leek and potato soup | soupe de pommes de terre f ~ potage parmentier ~ soupe poireaux pommes de terre | sopa de patata f ~ crema de puerros y patata | Kartoffelsuppe f | zuppa di patate f | sopa de batata f | 土豆汤 | じゃがいものスープ | 감자 수프 | شوربة بطاطس f
noun | goulash ~ goulash soup | goulasch m ~ soupe goulasch | gulash m | Gulasch n > Gulasch- ~ Gulaschsuppe | gulasch m ~ zuppa di gulasch | goulash m | 匈牙利炖牛肉 | グヤーシュ | 굴라시 | غولاش m
noun | gazpacho | gaspacho m | gazpacho m | Gazpacho m | gazpacho m | gaspacho m | 西班牙冷汤 | ガスパチョ | 가스파초 | غازباتشو m
noun | bisque/bisques | bisque/bisques f | crema de marisco/cremas de marisco f ~ bisque | Bisque/Bisques f | bisque f | bisque f | 法式浓汤 | ビスク | 비스크 | بيسك m
noun | velouté/veloutés ~ veloute | velouté/veloutés m | crema/cremas f | Cremesuppe/Cremesuppen f ~ Samtsuppe | vellutata/vellutate f | creme/cremes m | 浓汤 | ヴルーテ | 블루테 | شوربة مخملية f
noun | chili con carne ~ beef chili | chili con carne m | chili con carne m | Chili con Carne n | chili con carne m | chili com carne m | 墨西哥肉酱 | チリコンカン | 칠리 콘 카르네 | تشيلي كون كارني m
noun | stew/stews ~ beef stew | ragoût/ragoûts m ~ mijoté ~ pot-au-feu ~ daube | estofado/estofados m ~ guiso/guisos | Eintopf/Eintöpfe m ~ Schmortopf | stufato/stufati m ~ spezzatino | estufado/estufados m ~ guisado | 炖肉 | シチュー | 스튜 | يخنة f
noun | beef bourguignon ~ boeuf bourguignon | bœuf bourguignon m | ternera a la borgoñona f ~ buey a la borgoñona | Bœuf bourguignon n | manzo alla borgognona m | vaca à Borgonha f | 勃艮第红酒炖牛肉 | ブッフ・ブルギニョン | 뵈프 부르기뇽 | لحم بقري بورغينيون m
noun | coq au vin | coq au vin m | coq au vin m ~ gallo al vino | Coq au Vin m | coq au vin m | coq au vin m | 红酒炖鸡 | コック・オ・ヴァン | 코코뱅 | كوك أو فان m
noun | blanquette de veau ~ veal blanquette | blanquette de veau f | blanqueta de ternera f | Kalbsfrikassee n ~ Blanquette de Veau | blanquette di vitello f | blanquette de vitela f | 白汁炖小牛肉 | 仔牛のブランケット | 송아지 블랑케트 | بلانكيت العجل f
noun | cassoulet | cassoulet m | cassoulet m | Cassoulet n | cassoulet m | cassoulet m | 法式砂锅炖豆 | カスレ | 카술레 | كاسوليه m
noun | shepherd’s pie ~ cottage pie | pâté chinois m ~ hachis parmentier ~ parmentier | pastel de carne y puré m | Hackfleisch-Kartoffel-Auflauf m ~ Shepherd’s Pie | pasticcio di carne e patate m ~ shepherd’s pie | empadão de carne m | 牧羊人派 | シェパーズパイ | 셰퍼드 파이 | فطيرة الراعي f
noun | pot pie/pot pies ~ chicken pot pie ~ chicken pie | pâté au poulet/pâtés au poulet m | pastel de pollo m | Hähnchenpastete f | torta salata di pollo f | empada de frango f | 鸡肉派 | チキンポットパイ | 치킨 팟파이 | فطيرة دجاج f
noun | pie/pies | tourte/tourtes f | pastel/pasteles m ~ tarta | Pie/Pies m ~ Pastete/Pasteten | torta/torte f ~ pasticcio | tarte/tartes f ~ empada | 派 | パイ | 파이 | فطيرة/فطائر f
noun | tourtière ~ tourtiere ~ meat pie | tourtière f | tourtière f ~ pastel de carne | Fleischpastete f ~ Tourtière | tourtière f ~ tortino di carne | tourtière f ~ empada de carne | 魁北克肉派 | トゥルティエール | 투르티에르 | تورتيير f
noun | tart/tarts | tarte/tartes f ~ tartelette/tartelettes | tarta/tartas f | Tarte/Tartes f ~ Törtchen | crostata/crostate f ~ tartelletta | tarte/tartes f | 挞 | タルト | 타르트 | تارت f
noun | gratin/gratins | gratin/gratins m | gratén/gratenes m ~ gratinado | Gratin/Gratins n ~ Auflauf/Aufläufe | gratin m | gratinado/gratinados m | 焗烤 | グラタン | 그라탱 | غراتان m
noun | casserole/casseroles | casserole/casseroles f ~ plat mijoté | cazuela/cazuelas f | Auflauf/Aufläufe m | casseruola/casseruole f | caçarola/caçarolas f | 焙盘菜 | キャセロール | 캐서롤 | طاجن m
noun | moussaka | moussaka f | musaca f | Moussaka f | moussaka f | moussaka f | 希腊茄盒 | ムサカ | 무사카 | مسقعة f
noun | tajine ~ tagine | tajine/tajines m | tajín m | Tajine f | tajine f | tajine m | 塔吉锅 | タジン | 타진 | طاجين m
noun | stir-fry/stir-fries ~ stir fry | sauté/sautés m | salteado/salteados m | Pfannengericht/Pfannengerichte n | saltato/saltati m | salteado/salteados m | 小炒 | 炒め物 | 볶음 요리 | قلي سريع m
noun | lobster thermidor | homard thermidor m | bogavante thermidor m | Hummer Thermidor m | astice thermidor m | lavagante thermidor m | 焗龙虾 | ロブスターテルミドール | 랍스터 테르미도르 | كركند ثيرميدور m
# Sandwiches and burgers
noun | sandwich/sandwiches | sandwich/sandwichs m | sándwich/sándwiches m ~ bocadillo/bocadillos ~ emparedado | Sandwich/Sandwiches n > Sandwich- | panino/panini m ~ sandwich ~ tramezzino | sanduíche/sanduíches f ~ sandes | 三明治 | サンドイッチ | 샌드위치 | ساندويتش/ساندويتشات m
noun | club sandwich/club sandwiches ~ club | club sandwich/club sandwichs m ~ club | sándwich club m | Club-Sandwich n | club sandwich m | sanduíche club f | 总汇三明治 | クラブサンドイッチ | 클럽 샌드위치 | كلوب ساندويتش m
noun | BLT ~ bacon, lettuce and tomato ~ bacon lettuce tomato ~ bacon lettuce and tomato | BLT m | BLT m | BLT-Sandwich n | BLT m | BLT m | 培根生菜番茄三明治 | BLTサンド | BLT 샌드위치 | ساندويتش بي إل تي m
noun | croque-monsieur ~ croque monsieur ~ toasted ham and cheese | croque-monsieur m ~ croque monsieur | croque-monsieur m ~ sándwich mixto | Croque Monsieur m | croque-monsieur m | croque-monsieur m ~ tosta mista | 法式火腿芝士三明治 | クロックムッシュ | 크로크무슈 | كروك مسيو m
noun | croque-madame ~ croque madame | croque-madame m ~ croque madame | croque-madame m | Croque Madame m | croque-madame m | croque-madame m | 法式煎蛋芝士三明治 | クロックマダム | 크로크마담 | كروك مدام m
noun | panini/paninis ~ panino | panini/paninis m | panini/paninis m | Panini/Paninis n | panino/panini m | panini/paninis m | 帕尼尼 | パニーニ | 파니니 | بانيني m
noun | sub/subs ~ submarine sandwich ~ hoagie/hoagies | sous-marin/sous-marins m | sándwich submarino m | Sub-Sandwich/Sub-Sandwiches n | panino lungo/panini lunghi m | sanduíche submarino f | 潜艇三明治 | サブマリンサンド | 서브 샌드위치 | ساندويتش طويل m
noun | cheesesteak ~ Philly cheesesteak ~ Philly cheese steak ~ cheese steak | sandwich Philly au steak et fromage m ~ philly cheesesteak | sándwich Philly de carne y queso m | Philly Cheesesteak n | philly cheesesteak m | sanduíche Philly de bife e queijo f | 费城芝士牛排三明治 | フィリーチーズステーキ | 필리 치즈스테이크 | ساندويتش فيلي ستيك بالجبن m
noun | wrap/wraps | wrap/wraps m ~ roulé/roulés | wrap/wraps m | Wrap/Wraps m > Wrap- | wrap m ~ piadina | wrap/wraps m | 卷饼 | ラップサンド | 랩 | راب m
noun | banh mi ~ bánh mì | banh mi m | banh mi m | Bánh mì n | banh mi m | banh mi m | 越南法棍三明治 | バインミー | 반미 | بان مي m
noun | burger/burgers ~ hamburger/hamburgers ~ beef burger/beef burgers | burger/burgers m ~ hamburger/hamburgers | hamburguesa/hamburguesas f | Burger/Burger m > Burger- | hamburger m ~ burger | hambúrguer/hambúrgueres m | 汉堡 | バーガー | 버거 | برغر m
noun | cheeseburger/cheeseburgers ~ cheese burger | cheeseburger/cheeseburgers m ~ burger au fromage | hamburguesa con queso/hamburguesas con queso f | Cheeseburger/Cheeseburger m | cheeseburger m | cheeseburger/cheeseburgers m | 芝士汉堡 | チーズバーガー | 치즈버거 | تشيز برغر m
noun | bacon burger ~ bacon cheeseburger | burger au bacon m ~ cheeseburger au bacon ~ burger bacon | hamburguesa con bacon f | Bacon-Burger m ~ Bacon-Cheeseburger | hamburger con bacon m | hambúrguer com bacon m | 培根汉堡 | ベーコンバーガー | 베이컨 버거 | برغر باللحم المقدد m
noun | chicken burger ~ chicken sandwich ~ fried chicken sandwich ~ crispy chicken sandwich ~ grilled chicken sandwich | burger au poulet m ~ sandwich au poulet ~ burger poulet | hamburguesa de pollo f ~ sándwich de pollo | Hähnchenburger m ~ Chickenburger | hamburger di pollo m ~ panino al pollo | hambúrguer de frango m ~ sanduíche de frango | 鸡肉汉堡 | チキンバーガー | 치킨 버거 | برغر دجاج m
noun | veggie burger/veggie burgers ~ vegetarian burger ~ vegan burger ~ veg burger | burger végétarien/burgers végétariens m ~ burger végé ~ burger veggie | hamburguesa vegetariana/hamburguesas vegetarianas f | vegetarischer Burger m ~ Veggie-Burger | hamburger vegetariano m | hambúrguer vegetariano m | 素食汉堡 | ベジバーガー | 채식 버거 | برغر نباتي m
noun | fish burger ~ fish sandwich | burger au poisson m | hamburguesa de pescado f | Fischburger m | hamburger di pesce m | hambúrguer de peixe m | 鱼肉汉堡 | フィッシュバーガー | 피시 버거 | برغر سمك m
noun | slider/sliders ~ mini burgers | mini-burger/mini-burgers m ~ slider/sliders | minihamburguesa/minihamburguesas f | Mini-Burger/Mini-Burger m | mini hamburger m | mini-hambúrguer/mini-hambúrgueres m | 迷你汉堡 | ミニバーガー | 미니 버거 | ميني برغر m
noun | hot dog/hot dogs ~ hotdog/hotdogs | hot-dog/hot-dogs m | perrito caliente/perritos calientes m ~ hot dog | Hotdog/Hotdogs m ~ Hot Dog | hot dog m | cachorro-quente/cachorros-quentes m | 热狗 | ホットドッグ | 핫도그 | هوت دوغ m
noun | poutine/poutines ~ classic poutine | poutine/poutines f ~ poutine classique | poutine f | Poutine f | poutine f | poutine f | 肉汁奶酪薯条 | プーティン | 푸틴 | بوتين m
noun | nachos ~ loaded nachos ~ nacho | nachos mp ~ nacho | nachos mp | Nachos p | nachos mp | nachos mp | 墨西哥玉米片 | ナチョス | 나초 | ناتشوز m
noun | taco/tacos | taco/tacos m | taco/tacos m | Taco/Tacos m | taco/tacos m | taco/tacos m | 墨西哥塔可 | タコス | 타코 | تاكو m
noun | fish taco/fish tacos | taco de poisson/tacos de poisson m ~ tacos au poisson | taco de pescado/tacos de pescado m | Fisch-Taco/Fisch-Tacos m | taco di pesce/tacos di pesce m | taco de peixe/tacos de peixe m | 鱼肉塔可 | フィッシュタコス | 피시 타코 | تاكو السمك m
noun | burrito/burritos | burrito/burritos m | burrito/burritos m | Burrito/Burritos m | burrito m | burrito/burritos m | 墨西哥卷饼 | ブリトー | 부리토 | بوريتو m
noun | quesadilla/quesadillas | quesadilla/quesadillas f | quesadilla/quesadillas f | Quesadilla/Quesadillas f | quesadilla/quesadillas f | quesadilla/quesadillas f | 墨西哥芝士薄饼 | ケサディーヤ | 케사디야 | كساديا f
noun | fajita/fajitas | fajita/fajitas f | fajita/fajitas f | Fajita/Fajitas f | fajita/fajitas f | fajita/fajitas f | 墨西哥铁板烧 | ファヒータ | 파히타 | فاهيتا f
noun | enchilada/enchiladas | enchilada/enchiladas f | enchilada/enchiladas f | Enchilada/Enchiladas f | enchilada/enchiladas f | enchilada/enchiladas f | 墨西哥焗卷饼 | エンチラーダ | 엔칠라다 | إنتشيلادا f
noun | empanada/empanadas | empanada/empanadas f | empanada/empanadas f ~ empanadilla | Empanada/Empanadas f ~ Teigtasche | empanada/empanadas f | empanada/empanadas f | 馅饺 | エンパナーダ | 엠파나다 | إمبانادا f
noun | kebab plate ~ doner kebab ~ doner ~ döner | assiette kebab f ~ döner kebab ~ kebab | plato de kebab m ~ döner kebab | Döner m ~ Dönerteller | piatto kebab m ~ döner kebab | prato de kebab m | 土耳其烤肉 | ケバブ | 케밥 | دونر كباب m
noun | shawarma | shawarma m ~ chawarma | shawarma m | Schawarma n | shawarma m | shawarma m | 沙威玛 | シャワルマ | 샤와르마 | شاورما f
noun | gyro/gyros | gyros m | gyros m | Gyros n | gyros m | gyros m | 希腊旋转烤肉 | ギロス | 기로스 | جيروس m
noun | souvlaki ~ chicken souvlaki | souvlaki/souvlakis m | souvlaki m | Souvlaki m | souvlaki m | souvlaki m | 希腊烤串 | スブラキ | 수블라키 | سوفلاكي m
noun | meze ~ mezze ~ mezze platter | mezzé/mezzés m | mezze m | Mezze p ~ Meze | meze m | mezze mp | 地中海开胃拼盘 | メゼ | 메제 | مزة f
noun | tapas ~ tapa | tapas fp ~ tapa | tapa/tapas f | Tapas p | tapas fp | tapas fp ~ petiscos | 西班牙小食 | タパス | 타파스 | تاباس m
noun | antipasti platter ~ antipasto platter ~ mixed antipasti | assiette d’antipasti f ~ antipasti ~ planche d’antipasti | plato de antipasti m | Antipasti-Teller m ~ gemischte Antipasti | antipasto misto/antipasti misti m | tábua de antipasti f | 意式开胃拼盘 | アンティパストの盛り合わせ | 안티파스토 모둠 | طبق مقبلات إيطالية m
noun | croquette/croquettes ~ croqueta/croquetas | croquette/croquettes f | croqueta/croquetas f | Krokette/Kroketten f | crocchetta/crocchette f | croquete/croquetes m | 可乐饼 | コロッケ | 크로켓 | كروكيت f
noun | fritter/fritters ~ beignet/beignets | beignet/beignets m ~ acras | buñuelo/buñuelos m | Krapfen/Krapfen m ~ Beignet | frittella/frittelle f | frito/fritos m ~ pataniscas | 炸饼 | フリッター | 튀김 | فطيرة مقلية/فطائر مقلية f
noun | samosa/samosas | samoussa/samoussas m ~ samosa/samosas | samosa/samosas f | Samosa/Samosas f | samosa/samosa m | chamuça/chamuças f ~ samosa | 印度咖喱角 | サモサ | 사모사 | سمبوسة f
noun | pakora/pakoras | pakora/pakoras m | pakora/pakoras f | Pakora/Pakoras f | pakora/pakora m | pakora/pakoras f | 印度炸蔬菜 | パコラ | 파코라 | باكورا f
noun | onion bhaji/onion bhajis ~ bhaji/bhajis | beignet d’oignon indien/beignets d’oignon indiens m | buñuelo indio de cebolla/buñuelos indios de cebolla m | Zwiebel-Bhaji/Zwiebel-Bhajis n | frittella indiana di cipolla/frittelle indiane di cipolla f | pastéis indianos de cebola mp | 印度炸洋葱饼 | オニオンバジ | 어니언 바지 | باجي البصل m
noun | spring roll/spring rolls ~ egg roll/egg rolls ~ vegetable spring rolls ~ imperial rolls | rouleau de printemps/rouleaux de printemps m ~ nem/nems ~ rouleau impérial/rouleaux impériaux | rollito de primavera/rollitos de primavera m | Frühlingsrolle/Frühlingsrollen f | involtino primavera/involtini primavera m | crepe chinês/crepes chineses m ~ rolinho primavera | 春卷 | 春巻き | 스프링롤 | لفائف الربيع f
noun | dim sum | dim sum m ~ bouchées vapeur | dim sum m | Dim Sum n | dim sum m | dim sum m | 点心 | 点心 | 딤섬 | ديم سام m
noun | pho | pho m ~ phô | pho m | Pho f | pho m | pho m | 越南河粉 | フォー | 쌀국수 | فو m
noun | bibimbap | bibimbap m | bibimbap m | Bibimbap n | bibimbap m | bibimbap m | 石锅拌饭 | ビビンバ | 비빔밥 | بيبيمباب m
noun | bulgogi | bulgogi m | bulgogi m | Bulgogi n | bulgogi m | bulgogi m | 韩式烤肉 | プルコギ | 불고기 | بولغوغي m
noun | bao/baos ~ bao bun/bao buns ~ steamed bun/steamed buns | bao/baos m ~ brioche vapeur/brioches vapeur | bao/baos m | Bao/Baos m ~ Bao Bun | bao m | bao/baos m | 刈包 | 包子 | 바오 | باو m
noun | butter chicken ~ chicken makhani | poulet au beurre m ~ butter chicken | pollo a la mantequilla m ~ butter chicken | Butter Chicken n ~ Butterhähnchen | butter chicken m | frango na manteiga m ~ butter chicken | 黄油鸡 | バターチキン | 버터 치킨 | دجاج بالزبدة m
noun | tikka masala ~ chicken tikka masala | poulet tikka masala m ~ tikka masala | pollo tikka masala m | Chicken Tikka Masala n ~ Hähnchen Tikka Masala | pollo tikka masala m | frango tikka masala m | 玛莎拉咖喱鸡 | チキンティッカマサラ | 치킨 티카 마살라 | دجاج تيكا ماسالا m
noun | tandoori chicken | poulet tandoori m | pollo tandoori m | Tandoori-Hähnchen n | pollo tandoori m | frango tandoori m | 坦都里烤鸡 | タンドリーチキン | 탄두리 치킨 | دجاج تندوري m
noun | chicken curry ~ curry chicken | curry de poulet m ~ poulet au curry ~ cari de poulet | curry de pollo m ~ pollo al curry | Hähnchencurry n | pollo al curry m | caril de frango m | 咖喱鸡 | チキンカレー | 치킨 카레 | كاري الدجاج m
noun | fried chicken ~ Southern fried chicken ~ crispy chicken | poulet frit m ~ poulet croustillant | pollo frito m ~ pollo crujiente | frittiertes Hähnchen n ~ Backhendl ~ knuspriges Hähnchen | pollo fritto m | frango frito m ~ frango crocante | 炸鸡 | フライドチキン | 프라이드 치킨 | دجاج مقلي m
noun | roast chicken ~ roasted chicken ~ rotisserie chicken | poulet rôti m ~ poulet à la broche | pollo asado m | Brathähnchen n ~ Grillhähnchen | pollo arrosto m | frango assado m | 烤鸡 | ローストチキン | 로스트 치킨 | دجاج محمر m
noun | grilled chicken ~ grilled chicken breast | poulet grillé m ~ poitrine de poulet grillée ~ blanc de poulet grillé | pollo a la parrilla m ~ pechuga a la plancha | gegrilltes Hähnchen n ~ gegrillte Hähnchenbrust | pollo alla griglia m ~ petto di pollo alla griglia | frango grelhado m ~ peito de frango grelhado | 烤鸡肉 | グリルチキン | 그릴드 치킨 | دجاج مشوي m
noun | chicken parmesan ~ chicken parmigiana ~ chicken parm | poulet parmigiana m ~ poulet parmesan | pollo a la parmesana m | Hähnchen Parmigiana n | pollo alla parmigiana m | frango à parmegiana m | 帕玛森奶酪鸡排 | チキンパルメザン | 치킨 파르메산 | دجاج بالبارميزان m
noun | chicken cordon bleu ~ cordon bleu | cordon bleu m ~ cordon-bleu | cordon bleu m ~ san jacobo | Cordon bleu n | cordon bleu m | cordon bleu m | 蓝带鸡排 | コルドンブルー | 코르동 블뢰 | كوردون بلو m
noun | steak and fries ~ steak frites ~ steak & fries ~ steak-frites | steak-frites m ~ steak frites ~ bavette frites | bistec con patatas fritas m | Steak mit Pommes frites n ~ Steak frites | bistecca con patatine fritte f | bife com batatas fritas m | 牛排配薯条 | ステーキフリット | 스테이크 프리트 | ستيك مع بطاطس مقلية m
noun | steak sandwich | sandwich au steak m | sándwich de bistec m | Steak-Sandwich n | panino con bistecca m | sanduíche de bife f ~ prego | 牛排三明治 | ステーキサンド | 스테이크 샌드위치 | ساندويتش ستيك m
noun | eggplant parmesan ~ eggplant parmigiana ~ parmigiana | aubergines à la parmigiana fp ~ parmigiana ~ aubergine parmigiana | berenjenas a la parmesana fp | Parmigiana f ~ Auberginenauflauf | parmigiana di melanzane f ~ parmigiana | beringela à parmegiana f | 帕玛森焗茄子 | ナスのパルミジャーナ | 가지 파르미자나 | باذنجان بالبارميزان m
noun | beef Wellington | bœuf Wellington m | solomillo Wellington m | Filet Wellington n ~ Beef Wellington | filetto alla Wellington m | bife Wellington m | 惠灵顿牛排 | ビーフウェリントン | 비프 웰링턴 | بيف ويلينغتون m
noun | beef stroganoff ~ stroganoff | bœuf Stroganoff m ~ stroganoff | ternera Stroganoff f | Bœuf Stroganoff n | manzo alla Stroganoff m | estrogonofe m | 俄式酸奶牛肉 | ビーフストロガノフ | 비프 스트로가노프 | بيف ستروغانوف m
noun | ossobuco ~ osso buco | ossobuco m ~ osso buco | ossobuco m | Ossobuco n | ossobuco m | ossobuco m | 米兰炖小牛膝 | オッソブーコ | 오소부코 | أوسوبوكو m
noun | saltimbocca | saltimbocca f | saltimbocca f | Saltimbocca f | saltimbocca m | saltimbocca f | 罗马式小牛肉 | サルティンボッカ | 살팀보카 | سالتيمبوكا f
noun | vitello tonnato | vitello tonnato m | vitello tonnato m | Vitello Tonnato n | vitello tonnato m | vitello tonnato m | 吞拿鱼酱小牛肉 | ヴィテッロ・トンナート | 비텔로 토나토 | فيتيلو توناتو m
noun | fritto misto ~ mixed fried fish | friture mixte f ~ fritto misto ~ friture de la mer | fritura mixta f ~ fritura de pescado | gemischte frittierte Meeresfrüchte p ~ Fritto misto | fritto misto m | fritada mista f | 炸海鲜拼盘 | フリットミスト | 프리토 미스토 | فريتو ميستو m
noun | paupiette/paupiettes | paupiette/paupiettes f | rollito de carne/rollitos de carne m | Roulade/Rouladen f ~ Rinderroulade | involtino/involtini m | rolinho de carne/rolinhos de carne m | 肉卷 | ポーピエット | 포피에트 | لفافة لحم/لفائف لحم f
noun | jambalaya | jambalaya m | jambalaya f | Jambalaya n | jambalaya f | jambalaia f | 什锦饭 | ジャンバラヤ | 잠발라야 | جامبالايا f
noun | gumbo | gombo créole m | gumbo m | Gumbo m | gumbo m | gumbo m | 秋葵浓汤 | ガンボ | 검보 | غامبو m
noun | currywurst | currywurst f | currywurst f | Currywurst/Currywürste f | currywurst m | currywurst f | 咖喱香肠 | カリーヴルスト | 커리부어스트 | كاري فورست m
noun | choucroute garnie | choucroute garnie f | chucrut garnie m | Schlachtplatte f ~ Sauerkrautplatte | choucroute garnie f | chucrute guarnecido m | 阿尔萨斯酸菜炖肉 | シュークルート | 슈크루트 | شوكروت m
noun | tarte flambée ~ flammekueche ~ flammkuchen | tarte flambée/tartes flambées f ~ flammekueche ~ flammenkueche | tarta flambeada alsaciana f | Flammkuchen/Flammkuchen m | tarte flambée f ~ flammkuchen | tarte flambée f | 阿尔萨斯火焰薄饼 | タルトフランベ | 타르트 플랑베 | تارت فلامبيه f
noun | pizza/pizzas | pizza/pizzas f | pizza/pizzas f | Pizza/Pizzen f > Pizza- ~ Pizzas | pizza/pizze f | piza/pizas f ~ pizza/pizzas | 披萨 | ピザ | 피자 | بيتزا f
noun | calzone/calzones | calzone/calzones f | calzone/calzones m | Calzone/Calzoni f | calzone/calzoni m | calzone/calzones m | 比萨饺 | カルツォーネ | 칼초네 | كالزوني f
noun | crêpe/crêpes ~ crepe/crepes | crêpe/crêpes f | crepe/crepes m ~ crep | Crêpe/Crêpes f | crêpe f ~ crespella | crepe/crepes m | 可丽饼 | クレープ | 크레페 | كريب f
noun | galette/galettes ~ buckwheat crêpe/buckwheat crêpes ~ buckwheat galette | galette/galettes f ~ galette de sarrasin | galette/galettes f ~ crepe salado | Galette/Galettes f ~ Buchweizencrêpe | galette f | galete/galetes f | 荞麦可丽饼 | ガレット | 갈레트 | غاليت f
noun | pancake/pancakes ~ buttermilk pancakes | crêpe américaine/crêpes américaines f ~ pancake/pancakes ~ crêpes épaisses | tortita/tortitas f ~ pancake | Pfannkuchen/Pfannkuchen m ~ Pancakes | pancake m ~ frittella americana | panqueca/panquecas f | 松饼 | パンケーキ | 팬케이크 | بان كيك m
noun | waffle/waffles ~ Belgian waffle/Belgian waffles | gaufre/gaufres f | gofre/gofres m | Waffel/Waffeln f > Waffel- | waffle m ~ cialda | waffle/waffles m | 华夫饼 | ワッフル | 와플 | وافل m
noun | French toast ~ brioche French toast | pain doré m ~ pain perdu | torrija/torrijas f ~ tostada francesa | French Toast m ~ Arme Ritter | french toast m ~ pane fritto dolce | rabanada/rabanadas f | 法式吐司 | フレンチトースト | 프렌치 토스트 | توست فرنسي m
noun | full English breakfast ~ English breakfast ~ traditional breakfast ~ full breakfast | petit-déjeuner anglais m ~ déjeuner traditionnel ~ breakfast anglais | desayuno inglés m ~ desayuno completo | englisches Frühstück n | colazione all’inglese f | pequeno-almoço inglês m | 英式早餐 | イングリッシュブレックファスト | 영국식 아침 식사 | فطور إنجليزي m
noun | continental breakfast | petit-déjeuner continental m | desayuno continental m | kontinentales Frühstück n | colazione continentale f | pequeno-almoço continental m | 欧陆早餐 | コンチネンタルブレックファスト | 콘티넨털 아침 식사 | فطور كونتيننتال m
noun | shakshuka | chakchouka f | shakshuka f | Schakschuka f | shakshuka f | shakshuka f | 北非蛋 | シャクシュカ | 샥슈카 | شكشوكة f
# Desserts
noun | cake/cakes | gâteau/gâteaux m | pastel/pasteles m ~ bizcocho ~ tarta | Kuchen/Kuchen m > Kuchen- ~ Torte/Torten | torta/torte f | bolo/bolos m | 蛋糕 | ケーキ | 케이크 | كعكة/كعكات f
noun | chocolate cake ~ warm chocolate cake ~ chocolate fudge cake ~ flourless chocolate cake | gâteau au chocolat m ~ moelleux au chocolat ~ mœlleux au chocolat | pastel de chocolate m ~ tarta de chocolate | Schokoladenkuchen m ~ Schokokuchen | torta al cioccolato f | bolo de chocolate m | 巧克力蛋糕 | チョコレートケーキ | 초콜릿 케이크 | كعكة الشوكولاتة f
noun | lava cake ~ molten chocolate cake ~ chocolate lava cake ~ chocolate fondant | fondant au chocolat m ~ mi-cuit au chocolat ~ coulant au chocolat ~ coeur coulant au chocolat | coulant de chocolate m ~ volcán de chocolate | Schokoladentörtchen mit flüssigem Kern n ~ Lava Cake | tortino al cioccolato dal cuore fondente m ~ soufflé al cioccolato | petit gâteau de chocolate m ~ fondant de chocolate | 熔岩巧克力蛋糕 | フォンダンショコラ | 초콜릿 라바 케이크 | كعكة الشوكولاتة الذائبة f
noun | cheesecake/cheesecakes ~ cheese cake ~ New York cheesecake | gâteau au fromage/gâteaux au fromage m ~ cheesecake/cheesecakes | tarta de queso/tartas de queso f ~ cheesecake | Käsekuchen/Käsekuchen m ~ Cheesecake | cheesecake f | cheesecake/cheesecakes m | 芝士蛋糕 | チーズケーキ | 치즈케이크 | تشيز كيك m
noun | carrot cake | gâteau aux carottes m ~ carrot cake | tarta de zanahoria f ~ pastel de zanahoria | Karottenkuchen m ~ Möhrenkuchen ~ Carrot Cake | torta di carote f ~ carrot cake | bolo de cenoura m | 胡萝卜蛋糕 | キャロットケーキ | 당근 케이크 | كعكة الجزر f
noun | apple pie ~ apple tart ~ warm apple pie | tarte aux pommes f ~ tarte fine aux pommes | tarta de manzana f ~ pastel de manzana | Apfelkuchen m ~ Apple Pie | torta di mele f ~ crostata di mele | tarte de maçã f | 苹果派 | アップルパイ | 애플 파이 | فطيرة التفاح f
noun | apple strudel ~ strudel | strudel aux pommes m ~ strudel | strudel de manzana m | Apfelstrudel m ~ Strudel | strudel di mele m ~ strudel | strudel de maçã m | 苹果卷 | アップルシュトゥルーデル | 애플 슈트루델 | شترودل التفاح m
noun | tarte Tatin | tarte Tatin f ~ tatin | tarta Tatin f | Tarte Tatin f | tarte Tatin f | tarte Tatin f | 反转苹果挞 | タルトタタン | 타르트 타탱 | تارت تاتان f
noun | lemon tart ~ lemon pie ~ lemon meringue pie ~ lemon meringue tart | tarte au citron f ~ tarte au citron meringuée ~ tarte citron | tarta de limón f ~ lemon pie | Zitronentarte f ~ Zitronenkuchen | crostata al limone f ~ torta al limone | tarte de limão f ~ tarte de limão merengada | 柠檬挞 | レモンタルト | 레몬 타르트 | تارت الليمون f
noun | key lime pie | tarte à la lime f ~ key lime pie | tarta de lima f | Key Lime Pie m | key lime pie f | tarte de lima f | 青柠派 | キーライムパイ | 키라임 파이 | فطيرة الليمون الأخضر f
noun | pecan pie | tarte aux pacanes f ~ tarte aux noix de pécan | tarta de nuez pecana f | Pekannusskuchen m | torta di noci pecan f | tarte de noz-pecã f | 碧根果派 | ピーカンパイ | 피칸 파이 | فطيرة البيكان f
noun | sugar pie | tarte au sucre f | tarta de azúcar f | Zuckerkuchen m | torta allo zucchero f | tarte de açúcar f | 枫糖派 | シュガーパイ | 슈거 파이 | فطيرة السكر f
noun | fruit tart ~ seasonal fruit tart | tarte aux fruits f ~ tarte aux fruits de saison ~ tarte du jour | tarta de frutas f | Obsttorte f ~ Obstkuchen | crostata di frutta f | tarte de frutas f | 水果挞 | フルーツタルト | 과일 타르트 | تارت الفواكه f
noun | crumble/crumbles ~ apple crumble ~ fruit crumble | crumble/crumbles m ~ crumble aux pommes ~ croustade aux pommes | crumble m ~ crumble de manzana | Crumble/Crumbles m ~ Apfelcrumble | crumble m ~ crumble di mele | crumble m ~ crumble de maçã | 酥粒果酱烤甜点 | クランブル | 크럼블 | كرامبل m
noun | brownie/brownies ~ chocolate brownie/chocolate brownies | brownie/brownies m ~ brownie au chocolat | brownie/brownies m | Brownie/Brownies m | brownie m | brownie/brownies m | 布朗尼 | ブラウニー | 브라우니 | براوني m
noun | cookie/cookies ~ chocolate chip cookie/chocolate chip cookies | biscuit/biscuits m ~ cookie/cookies | galleta/galletas f ~ cookie | Cookie/Cookies m ~ Plätzchen | biscotto/biscotti m ~ cookie | bolacha/bolachas f ~ cookie | 曲奇 | クッキー | 쿠키 | كوكيز m
noun | muffin/muffins ~ blueberry muffin/blueberry muffins | muffin/muffins m | magdalena/magdalenas f ~ muffin | Muffin/Muffins m | muffin m | muffin/muffins m ~ queque | 玛芬 | マフィン | 머핀 | مافن m
noun | scone/scones | scone/scones m | scone/scones m ~ bollo inglés | Scone/Scones m | scone m | scone/scones m | 司康 | スコーン | 스콘 | سكون m
noun | doughnut/doughnuts ~ donut/donuts | beigne/beignes m ~ donut/donuts | dónut/dónuts m ~ rosquilla | Donut/Donuts m ~ Krapfen | ciambella/ciambelle f ~ bombolone/bomboloni | donut/donuts m | 甜甜圈 | ドーナツ | 도넛 | دونات m
noun | macaron/macarons | macaron/macarons m | macaron/macarons m | Macaron/Macarons n | macaron m | macaron/macarons m | 马卡龙 | マカロン | 마카롱 | ماكارون m
noun | meringue/meringues | meringue/meringues f | merengue/merengues m | Baiser/Baisers n > Baiser- | meringa/meringhe f | merengue/merengues m | 蛋白糖霜 | メレンゲ | 머랭 | ميرينغ m
noun | pavlova | pavlova f | pavlova f | Pavlova f | pavlova f | pavlova f | 巴甫洛娃蛋糕 | パブロバ | 파블로바 | بافلوفا f
noun | crème brûlée ~ creme brulee | crème brûlée/crèmes brûlées f ~ crème brulée | crème brûlée f ~ crema quemada | Crème brûlée f | crème brûlée f | leite-creme m ~ crème brûlée | 焦糖布丁 | クレームブリュレ | 크렘 브륄레 | كريم بروليه m
noun | crème caramel ~ caramel custard ~ flan | crème caramel f ~ crème renversée ~ flan | flan m | Crème caramel f ~ Karamellflan ~ Flan | crème caramel f ~ crem caramel ~ budino al caramello | pudim flan m ~ pudim | 焦糖布丁 | プリン | 캐러멜 푸딩 | كريم كراميل m
noun | panna cotta | panna cotta f ~ pannacotta | panna cotta f | Panna cotta f | panna cotta f | panna cotta f | 意式奶冻 | パンナコッタ | 판나코타 | بانا كوتا f
noun | tiramisu ~ tiramisù ~ homemade tiramisu | tiramisu/tiramisus m ~ tiramisu maison | tiramisú m | Tiramisu n | tiramisù m | tiramisù m | 提拉米苏 | ティラミス | 티라미수 | تيراميسو m
noun | profiterole/profiteroles | profiterole/profiteroles f | profiterol/profiteroles m | Profiterole/Profiteroles f ~ Windbeutel | profiterole/profiteroles m ~ bignè | profiterole/profiteroles m | 泡芙 | プロフィトロール | 프로피트롤 | بروفيترول m
noun | éclair/éclairs ~ eclair/eclairs | éclair/éclairs m | éclair/éclairs m ~ palo de nata | Eclair/Eclairs n | éclair m ~ bignè lungo | éclair/éclairs m | 闪电泡芙 | エクレア | 에클레어 | إكلير m
noun | mille-feuille ~ napoleon | mille-feuille/mille-feuilles m ~ millefeuille | milhojas m | Cremeschnitte f ~ Mille-feuille | millefoglie f | mil-folhas m | 拿破仑 | ミルフィーユ | 밀푀유 | ميل فوي m
noun | mousse/mousses | mousse/mousses f | mousse/mousses f | Mousse/Mousses f > Mousse- | mousse f | mousse/mousses f | 慕斯 | ムース | 무스 | موس m
noun | chocolate mousse | mousse au chocolat f ~ mousse chocolat | mousse de chocolate f | Schokoladenmousse f ~ Mousse au Chocolat | mousse al cioccolato f | mousse de chocolate f | 巧克力慕斯 | チョコレートムース | 초콜릿 무스 | موس الشوكولاتة m
noun | soufflé/soufflés ~ souffle | soufflé/soufflés m | suflé/suflés m | Soufflé/Soufflés n | soufflé m | soufflé/soufflés m | 舒芙蕾 | スフレ | 수플레 | سوفليه m
noun | ice cream/ice creams ~ gelato ~ vanilla ice cream ~ artisan ice cream | crème glacée/crèmes glacées f ~ glace/glaces ~ glace vanille ~ glace à la vanille ~ crème glacée à la vanille | helado/helados m ~ helado de vainilla | Eis n > Eis- ~ Eiscreme ~ Speiseeis ~ Vanilleeis | gelato/gelati m ~ gelato alla vaniglia | gelado/gelados m ~ sorvete ~ gelado de baunilha | 冰淇淋 | アイスクリーム | 아이스크림 | آيس كريم m
noun | scoop of ice cream ~ ice cream scoop ~ one scoop ~ 1 scoop | boule de glace/boules de glace f ~ une boule ~ 1 boule | bola de helado/bolas de helado f | Kugel Eis/Kugeln Eis f | pallina di gelato/palline di gelato f | bola de gelado/bolas de gelado f | 冰淇淋球 | アイスクリーム1スクープ | 아이스크림 한 스쿱 | كرة آيس كريم f
noun | sundae/sundaes ~ ice cream sundae | coupe glacée/coupes glacées f ~ sundae/sundaes ~ coupe de glace | copa de helado/copas de helado f ~ sundae | Eisbecher/Eisbecher m | coppa gelato/coppe gelato f ~ coppa di gelato | taça de gelado/taças de gelado f ~ sundae | 圣代 | サンデー | 선데 | صنداي m
noun | affogato | affogato m | affogato m | Affogato m | affogato m | affogato m | 阿芙佳朵 | アフォガート | 아포가토 | أفوغاتو m
noun | sorbet/sorbets ~ sherbet/sherbets | sorbet/sorbets m | sorbete/sorbetes m | Sorbet/Sorbets n > Sorbet- | sorbetto/sorbetti m | sorvete de fruta/sorvetes de fruta m ~ sorbet | 雪葩 | シャーベット | 셔벗 | سوربيه m
noun | lemon sorbet | sorbet citron m ~ sorbet au citron | sorbete de limón m | Zitronensorbet n | sorbetto al limone m | sorvete de limão m | 柠檬雪葩 | レモンシャーベット | 레몬 셔벗 | سوربيه الليمون m
noun | milkshake/milkshakes ~ shake/shakes ~ milk shake | lait frappé/laits frappés m ~ milkshake/milkshakes ~ milk-shake | batido/batidos m ~ malteada | Milchshake/Milchshakes m | frappè m ~ milkshake | batido/batidos m ~ milkshake | 奶昔 | ミルクシェイク | 밀크셰이크 | ميلك شيك m
noun | bread pudding | pouding au pain m ~ pudding au pain | budín de pan m ~ pudin de pan | Brotpudding m | budino di pane m | pudim de pão m | 面包布丁 | ブレッドプディング | 브레드 푸딩 | بودنغ الخبز m
noun | rice pudding | riz au lait m ~ pouding au riz | arroz con leche m | Milchreis m | riso al latte m ~ budino di riso | arroz-doce m | 米布丁 | ライスプディング | 라이스 푸딩 | أرز بالحليب m
noun | sticky toffee pudding | pouding au caramel m ~ sticky toffee pudding | pudin de toffee m | Sticky Toffee Pudding m ~ Karamellpudding | sticky toffee pudding m | pudim de toffee m | 太妃糖布丁 | スティッキートフィープディング | 스티키 토피 푸딩 | بودنغ التوفي m
noun | pouding chômeur | pouding chômeur m | pudin del desempleado m | Pouding Chômeur m | pouding chômeur m | pouding chômeur m | 枫糖布丁蛋糕 | プディング・ショムール | 푸딩 쇼뫼르 | بودنغ القيقب m
noun | clafoutis | clafoutis m | clafoutis m | Clafoutis m | clafoutis m | clafoutis m | 法式樱桃布丁蛋糕 | クラフティ | 클라푸티 | كلافوتي m
noun | floating island ~ île flottante | île flottante f ~ œufs à la neige | isla flotante f | Île flottante f ~ Schneenockerln | isola galleggiante f | ilha flutuante f ~ farófias | 漂浮岛 | イル・フロッタント | 일 플로탕트 | جزيرة عائمة f
noun | baba ~ rum baba | baba au rhum m | baba al ron m | Rum-Baba m | babà al rum m | baba ao rum m | 朗姆酒蛋糕 | ババ・オ・ラム | 럼 바바 | بابا بالروم m
noun | gourmet coffee ~ café gourmand | café gourmand m | café con surtido de dulces m ~ café gourmand | Café gourmand m | caffè con assaggi di dolci m | café com miniaturas doces m | 咖啡配迷你甜点 | カフェ・グルマン | 카페 구르망 | قهوة مع حلويات صغيرة f
noun | cannoli ~ cannolo | cannoli m ~ cannolo | cannoli m | Cannoli p | cannolo/cannoli m | cannoli m | 西西里奶酪卷 | カンノーリ | 카놀리 | كانولي m
noun | baklava | baklava m | baklava m | Baklava f | baklava f | baklava f | 果仁蜜饼 | バクラヴァ | 바클라바 | بقلاوة f
noun | churro/churros | churro/churros m | churro/churros m | Churro/Churros m | churro/churros m | churro/churros m | 吉事果 | チュロス | 추로스 | تشورو m
noun | mochi ~ mochi ice cream | mochi/mochis m ~ mochi glacé/mochis glacés | mochi/mochis m | Mochi/Mochis n | mochi m | mochi/mochis m | 麻糬 | 餅アイス | 모치 | موتشي m
noun | marshmallow/marshmallows | guimauve/guimauves f | malvavisco/malvaviscos m ~ nube | Marshmallow/Marshmallows m | marshmallow m | marshmallow/marshmallows m | 棉花糖 | マシュマロ | 마시멜로 | مارشميلو m
noun | fudge | fudge m ~ sucre à la crème | fudge m ~ dulce de azúcar | Fudge n ~ Weichkaramell | fudge m | fudge m | 软糖 | ファッジ | 퍼지 | فدج m
noun | ganache | ganache f | ganache f | Ganache f | ganache f | ganache f | 甘纳许 | ガナッシュ | 가나슈 | غاناش m
noun | sponge cake ~ Victoria sponge ~ genoise | génoise f ~ gâteau éponge | bizcocho m | Biskuit m > Biskuit- | pan di Spagna m | pão de ló m | 海绵蛋糕 | スポンジケーキ | 스펀지 케이크 | كعكة إسفنجية f
noun | madeleine/madeleines | madeleine/madeleines f | magdalena francesa/magdalenas francesas f | Madeleine/Madeleines f | madeleine f | madalena/madalenas f | 玛德琳蛋糕 | マドレーヌ | 마들렌 | مادلين f
noun | cinnamon bun/cinnamon buns ~ cinnamon roll/cinnamon rolls | brioche à la cannelle/brioches à la cannelle f ~ roulé à la cannelle | rollo de canela/rollos de canela m | Zimtschnecke/Zimtschnecken f | girella alla cannella/girelle alla cannella f | caracol de canela/caracóis de canela m | 肉桂卷 | シナモンロール | 시나몬 롤 | لفائف القرفة f
noun | pain au chocolat ~ chocolatine ~ chocolate croissant | pain au chocolat/pains au chocolat m ~ chocolatine/chocolatines | napolitana de chocolate/napolitanas de chocolate f | Schokocroissant/Schokocroissants n | saccottino al cioccolato/saccottini al cioccolato m | pão com chocolate/pães com chocolate m | 巧克力面包 | パン・オ・ショコラ | 뺑오쇼콜라 | كرواسون بالشوكولاتة m
noun | candy ~ bonbon/bonbons | bonbon/bonbons m ~ friandise/friandises | caramelo/caramelos m ~ golosina/golosinas | Süßigkeit/Süßigkeiten f ~ Bonbon | caramella/caramelle f | rebuçado/rebuçados m ~ guloseima | 糖果 | キャンディー | 사탕 | حلوى f
noun | popcorn ~ caramel popcorn | maïs soufflé m ~ popcorn | palomitas fp | Popcorn n | popcorn m | pipocas fp | 爆米花 | ポップコーン | 팝콘 | فشار m
noun | Black Forest cake ~ black forest gateau | forêt-noire f ~ gâteau forêt-noire | tarta Selva Negra f | Schwarzwälder Kirschtorte f | torta Foresta Nera f | bolo Floresta Negra m | 黑森林蛋糕 | ブラックフォレストケーキ | 블랙 포레스트 케이크 | كعكة الغابة السوداء f
noun | Kaiserschmarrn ~ kaiserschmarren | kaiserschmarrn m ~ crêpe déchiquetée autrichienne | kaiserschmarrn m | Kaiserschmarrn m | kaiserschmarrn m | kaiserschmarrn m | 奥地利皇帝煎饼 | カイザーシュマーレン | 카이저슈마렌 | كايزرشمارن m
# Proper names
name | Margherita ~ margarita pizza ~ margherita pizza | Margherita f ~ Marguerite | Margarita f | = f | = f | = f | 玛格丽特 | マルゲリータ | 마르게리타 | مارغريتا f
name | Carbonara | = f | = f | = f | = f | = f | 卡邦尼 | カルボナーラ | 카르보나라 | كاربونارا f
name | Amatriciana ~ all’amatriciana | = f | = f | = f | = f ~ all’amatriciana | = f | 阿马特里切 | アマトリチャーナ | 아마트리치아나 | أماتريتشانا f
name | Arrabbiata ~ all’arrabbiata ~ arrabiata | = f | = f | = f | = f ~ all’arrabbiata | = f | 香辣番茄 | アラビアータ | 아라비아타 | أرابياتا f
name | Puttanesca ~ alla puttanesca | = f | = f | = f | = f ~ alla puttanesca | = f | 烟花女 | プッタネスカ | 푸타네스카 | بوتانيسكا f
name | Alfredo | = | = | = | = | = | 阿尔弗雷多 | アルフレッド | 알프레도 | ألفريدو
name | Cacio e pepe | = | = | = | = | = | 芝士胡椒 | カチョ・エ・ペペ | 카초 에 페페 | كاتشو إي بيبي
name | Aglio e olio ~ aglio olio ~ aglio, olio e peperoncino | = | = | = | = | = | 蒜香橄榄油 | アーリオ・オーリオ | 알리오 올리오 | أليو أوليو
name | Marinara | = f | = f | = f | = f | = f | 水手 | マリナーラ | 마리나라 | مارينارا f
name | Napoli ~ Napoletana ~ Neapolitan | Napolitaine f ~ Napoli ~ Napoletana | Napolitana f | = f | = f ~ Napoletana | Napolitana f | 那不勒斯 | ナポリ | 나폴리 | نابولي f
name | Capricciosa | Capricciosa f ~ Capricieuse | = f | = f | = f | = f | 卡布里乔莎 | カプリチョーザ | 카프리초사 | كابريتشوزا f
name | Quattro stagioni ~ four seasons | Quatre saisons f ~ quattro stagioni ~ 4 saisons | Cuatro estaciones f | Quattro Stagioni f ~ Vier Jahreszeiten | Quattro stagioni f | Quatro estações f | 四季 | クアトロ・スタジオーニ | 콰트로 스타조니 | أربعة فصول f
name | Diavola | = f | = f | = f | = f | = f | 恶魔 | ディアボラ | 디아볼라 | ديافولا f
name | Regina ~ Reine | Reine f ~ Regina | Reina f | = f | = f | = f | 皇后 | レジーナ | 레지나 | ريجينا f
name | Prosciutto e funghi ~ ham and mushroom pizza | Jambon-champignons f | Jamón y champiñones f | Prosciutto e Funghi f | = f | Presunto e cogumelos f | 火腿蘑菇 | プロシュートとキノコ | 프로슈토 버섯 | بروشوتو وفطر f
name | Milanese ~ alla milanese | Milanaise f ~ à la milanaise | Milanesa f > a la milanesa | Mailänder Art f ~ Milanese | Milanese f > alla milanese | Milanesa f > à milanesa | 米兰式 | ミラノ風 | 밀라네제 | ميلانيز f
name | Provençale ~ à la provençale ~ Provençal | Provençale f ~ provençal | Provenzal f > a la provenzal | Provenzalische Art f ~ provenzalisch | Provenzale f > alla provenzale | Provençal f > à provençal | 普罗旺斯 | プロヴァンス風 | 프로방스식 | بروفنسال f
name | Lyonnaise | Lyonnaise f ~ lyonnais | Lionesa f > a la lionesa | Lyoner Art f | Lionese f > alla lionese | Lionesa f > à lionesa | 里昂式 | リヨン風 | 리옹식 | ليونيز f
name | Basque ~ basquaise | Basquaise f ~ basque | Vasca f > a la vasca | Baskische Art f | Basca f > alla basca | Basca f > à basca | 巴斯克 | バスク風 | 바스크식 | باسكية f
name | Savoyarde ~ Savoyard | Savoyarde f ~ savoyard | Saboyana f > a la saboyana | Savoyer Art f | Savoiarda f > alla savoiarda | Saboiana f > à saboiana | 萨瓦 | サヴォワ風 | 사부아식 | سافوي f
name | Landaise | Landaise f | Landesa f | = f | = f | = f | 朗德式 | ランド風 | 랑드식 | لانديز f
name | Rossini | = | = | = | = | = | 罗西尼 | ロッシーニ | 로시니 | روسيني
name | Wellington | = | = | = | = | = | 惠灵顿 | ウェリントン | 웰링턴 | ويلينغتون
name | Rockefeller | = | = | = | = | = | 洛克菲勒 | ロックフェラー | 록펠러 | روكفلر
name | Melba ~ peach Melba | = | = | = | = | = | 梅尔巴 | メルバ | 멜바 | ميلبا
name | Suzette ~ crêpe Suzette ~ crêpes Suzette | = | = | = | = | = | 苏泽特 | シュゼット | 쉬제트 | سوزيت
name | Caesar | César ~ Caesar | César | = > Caesar- | Caesar | César | 凯撒 | シーザー | 시저 | سيزر
name | Primavera | = | = | = | = | = | 春季 | プリマヴェーラ | 프리마베라 | بريمافيرا
name | Pomodoro ~ al pomodoro | = | = | = | = | = | 番茄 | ポモドーロ | 포모도로 | بومودورو
name | Parma | Parme > de Parme | Parma > de Parma | = > Parma- | = > di Parma | = > de Parma | 帕尔马 | パルマ | 파르마 | بارما
# Kitchens of Germany, Spain, France and Britain
noun | sauerbraten | bœuf mariné à l’allemande m ~ sauerbraten | asado marinado a la alemana m | Sauerbraten m | arrosto marinato alla tedesca m ~ sauerbraten | assado marinado à alemã m | 德式醋焖牛肉 | ザウアーブラーテン | 자우어브라텐 | لحم بقري متبل على الطريقة الألمانية m
noun | cheese spaetzle ~ cheese spätzle ~ käsespätzle | spätzle au fromage mp ~ spätzli au fromage | spätzle con queso mp | Käsespätzle p ~ Kässpätzle ~ Kasspatzen | spätzle al formaggio mp | spätzle com queijo mp | 奶酪鸡蛋面疙瘩 | チーズシュペッツレ | 치즈 슈페츨레 | شبتزله بالجبن f
noun | Maultaschen ~ Swabian ravioli | Maultaschen fp ~ raviolis souabes | Maultaschen fp ~ raviolis suabos | Maultaschen p | Maultaschen fp | Maultaschen mp | 德式大饺子 | マウルタッシェン | 마울타셴 | ماولتاشن f
noun | beef roulade/beef roulades ~ beef olive/beef olives | paupiette de bœuf/paupiettes de bœuf f ~ roulade de bœuf/roulades de bœuf | rollito de ternera/rollitos de ternera m | Rinderroulade/Rinderrouladen f | involtino di manzo/involtini di manzo m | rolinho de carne de vaca/rolinhos de carne de vaca m | 德式牛肉卷 | 牛肉のルラード | 소고기 룰라드 | لفائف لحم بقري fp
noun | Spanish omelette ~ Spanish omelet ~ Spanish tortilla ~ tortilla española | tortilla espagnole f ~ omelette espagnole | tortilla española f ~ tortilla de patatas ~ tortilla de patata | Kartoffeltortilla f ~ spanische Tortilla ~ Tortilla Española | tortilla spagnola f ~ tortilla di patate | tortilha espanhola f ~ tortilha de batata | 西班牙土豆饼 | スペイン風オムレツ | 스페인식 감자 오믈렛 | عجة إسبانية f
noun | patatas bravas | patatas bravas fp | patatas bravas fp ~ bravas | Patatas bravas p | patatas bravas fp | batatas bravas fp | 西班牙辣味土豆块 | パタタス・ブラバス | 파타타스 브라바스 | بطاطس برافاس f
noun | garlic prawns ~ garlic shrimp ~ gambas al ajillo | crevettes à l’ail fp ~ gambas à l’ail | gambas al ajillo fp | Knoblauchgarnelen p ~ Gambas al Ajillo | gamberi all’aglio mp | gambas ao alho fp ~ camarão ao alho | 蒜香虾 | エビのアヒージョ | 감바스 알 아히요 | روبيان بالثوم m
noun | crema catalana ~ Catalan cream | crème catalane f | crema catalana f | Crema catalana f | crema catalana f | creme catalão m | 加泰罗尼亚焦糖布丁 | クレマ・カタラーナ | 크레마 카탈라나 | كريما كاتالانا f
noun | choucroute garnie ~ choucroute | choucroute garnie f ~ choucroute alsacienne | chucrut alsaciano m | Sauerkrautplatte f ~ Choucroute garnie | crauti all’alsaziana mp | chucrute à alsaciana m | 阿尔萨斯酸菜拼盘 | シュークルート | 슈크루트 | ملفوف مخلل على الطريقة الألزاسية m
noun | quenelle/quenelles | quenelle/quenelles f | quenelle/quenelles f | Quenelle/Quenelles f | quenelle f | quenelle/quenelles f | 法式梭形丸 | クネル | 크넬 | كنيل m
noun | rösti ~ roesti | rösti/röstis m ~ roesti/roestis | rösti m | Rösti f | rösti m | rösti m | 瑞士土豆煎饼 | レシュティ | 뢰스티 | روستي m
noun | vol-au-vent/vol-au-vents | vol-au-vent m ~ bouchée à la reine/bouchées à la reine | volován/volovanes m | Königinpastete/Königinpasteten f ~ Königinpastetchen | vol-au-vent m | vol-au-vent m | 酥皮盒 | ヴォロヴァン | 볼로방 | فولوفان m
noun | salmorejo | salmorejo m | salmorejo m | Salmorejo m | salmorejo m | salmorejo m | 安达卢西亚番茄冷汤 | サルモレホ | 살모레호 | سالموريخو m
noun | Galician octopus ~ pulpo a la gallega | poulpe à la galicienne m | pulpo a la gallega m ~ pulpo a feira | Oktopus auf galicische Art m ~ Pulpo a la gallega | polpo alla galiziana m | polvo à galega m | 加利西亚章鱼 | タコのガリシア風 | 갈리시아식 문어 | أخطبوط على الطريقة الجاليكية m
noun | bangers and mash ~ sausage and mash ~ sausages and mash | saucisses et purée fp ~ saucisse purée | salchichas con puré de patatas fp | Bratwürste mit Kartoffelpüree p | salsicce con purè fp | salsichas com puré de batata fp | 香肠配土豆泥 | ソーセージ＆マッシュポテト | 소시지와 으깬 감자 | نقانق مع بطاطس مهروسة fp
noun | Scotch egg/Scotch eggs | œuf écossais/œufs écossais m | huevo escocés/huevos escoceses m | Scotch Egg/Scotch Eggs n | uovo alla scozzese/uova alla scozzese m | ovo escocês/ovos escoceses m | 苏格兰蛋 | スコッチエッグ | 스카치 에그 | بيض اسكتلندي m
noun | moules marinières ~ mussels marinière ~ mussels in white wine | moules marinières fp ~ moules à la marinière | mejillones a la marinera mp | Miesmuscheln in Weißweinsud p ~ Moules marinières | cozze alla marinara fp | mexilhões à marinheira mp | 白葡萄酒煮青口 | ムール貝の白ワイン蒸し | 홍합 화이트 와인 찜 | بلح البحر على طريقة البحارة m
noun | half chicken/half chickens | demi-poulet/demi-poulets m | medio pollo m | halbes Hähnchen n | mezzo pollo m | meio frango m | 半只鸡 | ハーフチキン | 치킨 반 마리 | نصف دجاجة f
noun | biscuits and gravy ~ biscuits & gravy | biscuits au babeurre et sauce gravy mp | panecillos con salsa gravy mp | Biscuits mit Bratensoße p | panini al latticello con salsa gravy mp | pãezinhos com molho gravy mp | 美式比司吉配肉汁 | ビスケット＆グレービー | 비스킷 앤 그레이비 | بسكويت أمريكي بصلصة اللحم m
noun | garlic snails ~ snails with garlic ~ escargots with garlic butter ~ escargots in garlic butter | escargots à l’ail mp ~ escargots au beurre d’ail | caracoles al ajo mp | Schnecken mit Knoblauch p | lumache all’aglio fp | caracóis com alho mp | 蒜香焗蜗牛 | エスカルゴのガーリック風味 | 마늘 에스카르고 | حلزون بالثوم m
noun | chopped steak/chopped steaks ~ hamburger steak/hamburger steaks | steak haché/steaks hachés m | filete de carne picada m | Hacksteak/Hacksteaks n | hamburger al piatto m | bife de carne picada m | 汉堡肉排 | ハンバーグステーキ | 햄버그 스테이크 | شريحة لحم مفروم f
noun | dark chocolate mousse | mousse au chocolat noir f | mousse de chocolate negro f | Mousse aus dunkler Schokolade f | mousse al cioccolato fondente f | mousse de chocolate negro f | 黑巧克力慕斯 | ダークチョコレートムース | 다크 초콜릿 무스 | موس الشوكولاتة الداكنة m
noun | buttermilk biscuit/buttermilk biscuits | biscuit au babeurre/biscuits au babeurre m | panecillo de suero de leche/panecillos de suero de leche m | Buttermilch-Biscuit/Buttermilch-Biscuits n | panino al latticello/panini al latticello m | pãozinho de leitelho/pãezinhos de leitelho m | 酪乳比司吉 | バターミルクビスケット | 버터밀크 비스킷 | بسكويت باللبن الرائب m
noun | lamb kofta/lamb koftas ~ lamb kofte | kefta d’agneau/keftas d’agneau f ~ kofta d’agneau | kofta de cordero/koftas de cordero f | Lamm-Köfte n ~ Lammköfte | kofta d’agnello f ~ kofte d’agnello | kofta de borrego/koftas de borrego f | 羊肉丸串 | ラムのコフタ | 양고기 코프타 | كفتة غنم f
noun | corned beef hash | hachis de bœuf salé m ~ hachis de corned beef | picadillo de carne en conserva con patatas m | Corned-Beef-Hasch n | hash di corned beef m | picadinho de carne em conserva m | 咸牛肉土豆煎 | コンビーフハッシュ | 콘비프 해시 | هاش لحم البقر المملح m
noun | tuna melt/tuna melts | sandwich fondant au thon/sandwichs fondants au thon m | sándwich de atún gratinado/sándwiches de atún gratinados m | überbackenes Thunfischsandwich/überbackene Thunfischsandwiches n | toast al tonno gratinato m | tosta de atum gratinada/tostas de atum gratinadas f | 金枪鱼芝士三明治 | ツナメルト | 참치 멜트 | ساندويتش تونة بالجبن الذائب m
noun | buttered toast | pain grillé beurré m ~ toast beurré ~ rôties beurrées | tostada con mantequilla/tostadas con mantequilla f | Toast mit Butter m ~ Buttertoast | pane tostato con burro m ~ toast imburrato | torrada com manteiga/torradas com manteiga f | 黄油吐司 | バタートースト | 버터 토스트 | خبز محمص بالزبدة m
noun | shortbread/shortbreads ~ shortbread biscuit/shortbread biscuits | sablé/sablés m ~ sablé écossais ~ shortbread | galleta de mantequilla/galletas de mantequilla f ~ shortbread | Butterkeks/Butterkekse m ~ Shortbread | frollino al burro/frollini al burro m ~ shortbread | biscoito amanteigado/biscoitos amanteigados m ~ shortbread | 黄油酥饼 | ショートブレッド | 쇼트브레드 | بسكويت بالزبدة m
noun | oatcake/oatcakes | galette d’avoine/galettes d’avoine f | galleta de avena/galletas de avena f | Haferkeks/Haferkekse m ~ Haferkräcker | galletta d’avena/gallette d’avena f | bolacha de aveia/bolachas de aveia f | 燕麦饼 | オートケーキ | 오트케이크 | بسكويت الشوفان m
noun | oat crumble | crumble à l’avoine m ~ croustade à l’avoine | crumble de avena m | Haferstreusel p | crumble di avena m | crumble de aveia m | 燕麦酥粒 | オーツクランブル | 오트 크럼블 | كرامبل الشوفان m
noun | sticky date pudding | pouding collant aux dattes m ~ pudding aux dattes | pudin de dátiles m ~ pudín de dátiles | Dattelpudding m | budino ai datteri m | pudim de tâmaras m | 太妃椰枣布丁 | スティッキーデーツプディング | 대추야자 푸딩 | بودينغ التمر m
noun | lemon posset | posset au citron m ~ crème prise au citron | posset de limón m | Zitronen-Posset n | posset al limone m | posset de limão m | 柠檬奶冻 | レモンポセット | 레몬 포싯 | بوسيت الليمون m
noun | maple pudding | pouding à l’érable m ~ pudding à l’érable | pudin de arce m | Ahornpudding m | budino all’acero m | pudim de ácer m | 枫糖布丁 | メープルプディング | 메이플 푸딩 | بودينغ القيقب m
`;
