/** Dishes, pasta shapes, cheeses and cured meats of Italy that menus print by their names. */
export const DISHES_ITALY = `
# Pasta shapes
noun | tonnarelli | tonnarelli mp | tonnarelli mp | Tonnarelli p | tonnarelli mp ~ chitarra | tonnarelli mp | 方形意大利面 | トンナレッリ | 토나렐리 | تونّاريلي f
noun | pici | pici mp | pici mp | Pici p | pici mp | pici mp | 手搓粗面 | ピチ | 피치 파스타 | بيتشي f
noun | spaghettoni ~ spaghettone | spaghettoni mp | spaghettoni mp | Spaghettoni p | spaghettoni mp ~ spaghettone | spaghettoni mp | 粗意大利直面 | スパゲットーニ | 스파게토니 | سباغيتوني f
noun | strozzapreti | strozzapreti mp | strozzapreti mp | Strozzapreti p | strozzapreti mp | strozzapreti mp | 手卷意面 | ストロッツァプレティ | 스트로차프레티 | ستروزابريتي f
noun | cavatelli | cavatelli mp | cavatelli mp | Cavatelli p | cavatelli mp | cavatelli mp | 卡瓦特利面 | カヴァテッリ | 카바텔리 | كافاتيلي f
noun | casarecce ~ caserecce | casarecce fp | casarecce fp | Casarecce p | casarecce fp | casarecce fp | 卡萨雷切面 | カサレッチェ | 카사레체 | كازاريتشي f
noun | scialatielli | scialatielli mp | scialatielli mp | Scialatielli p | scialatielli mp | scialatielli mp | 夏拉提埃利面 | シャラティエッリ | 샬라티엘리 | شالاتييلي f
noun | maltagliati | maltagliati mp | maltagliati mp | Maltagliati p | maltagliati mp | maltagliati mp | 碎切意面 | マルタリアーティ | 말탈리아티 | مالتالياتي f
noun | ditalini | ditalini mp | ditalini mp | Ditalini p | ditalini mp ~ ditali | ditalini mp | 小顶针面 | ディタリーニ | 디탈리니 | ديتاليني f
noun | gnocchetti sardi ~ malloreddus | malloreddus mp | malloreddus mp | Malloreddus p | malloreddus mp ~ gnocchetti sardi | malloreddus mp | 撒丁小面疙瘩 | マッロレッドゥス | 말로레두스 | مالوريدوس f
noun | caramelle pasta | caramelle de pâte fp | caramelle de pasta fp | Caramelle-Nudeln p | caramelle di pasta fp | caramelle de massa fp | 糖果形意饺 | カラメッレ | 카라멜레 파스타 | كاراميلي باستا f
# First courses
noun | pasta alla norma ~ Norma pasta | pâtes alla norma fp ~ pasta alla norma | pasta alla norma f | Pasta alla Norma f | pasta alla norma f ~ pasta norma | pasta alla norma f | 诺尔玛茄子意面 | ノルマ風パスタ | 파스타 알라 노르마 | باستا ألا نورما f
noun | pasta alla gricia ~ gricia | pâtes alla gricia fp ~ gricia | pasta alla gricia f | Pasta alla Gricia f | pasta alla gricia f ~ gricia ~ alla gricia | pasta alla gricia f | 猪颊肉佩科里诺意面 | 豚ほほ肉とペコリーノのパスタ ~ グリーチャ | 돼지 볼살 페코리노 파스타 ~ 그리차 파스타 | باستا غريتشا بلحم الخنزير f
noun | pasta alla genovese | pâtes à la génoise napolitaine fp | pasta a la genovesa f | Pasta alla Genovese f | pasta alla genovese f | massa à genovesa f | 热那亚洋葱牛肉意面 | ジェノヴェーゼパスタ | 제노베제 고기 파스타 | باستا جنوفيزي باللحم البقري والبصل f
noun | plain pasta with butter ~ buttered pasta ~ pasta with butter | pâtes au beurre fp ~ pâtes nature | pasta blanca con mantequilla f ~ pasta con mantequilla | Nudeln mit Butter p ~ Butternudeln | pasta in bianco f ~ pasta al burro | massa com manteiga f | 黄油意面 | バターパスタ | 버터 파스타 | باستا بالزبدة f
noun | tortellini in broth | tortellini au bouillon mp | tortellini en caldo mp | Tortellini in Brühe p | tortellini in brodo mp | tortellini em caldo mp | 清汤意大利饺 | トルテッリーニのブロード | 육수 토르텔리니 | تورتيليني بالمرق f
noun | pumpkin tortelli | tortelli à la citrouille mp | tortelli de calabaza mp | Kürbistortelli p | tortelli di zucca mp | tortelli de abóbora mp ~ raviolis de abóbora | 南瓜意大利饺 | かぼちゃのトルテッリ | 호박 토르텔리 | تورتيلي اليقطين f
noun | spinach gnudi ~ malfatti | gnudi mp ~ malfatti | gnudi mp | Gnudi p ~ Malfatti | gnudi mp ~ malfatti | gnudi mp | 菠菜乳清奶酪团子 | ニューディ | 뉴디 | نيودي بالسبانخ والريكوتا f
noun | gnocchi alla romana ~ Roman-style gnocchi | gnocchis à la romaine mp | ñoquis a la romana mp | Gnocchi alla Romana p | gnocchi alla romana mp | nhoques à romana mp | 罗马式粗麦面团 | ローマ風ニョッキ | 로마식 뇨키 | نيوكي على الطريقة الرومانية f
noun | gnocchi alla sorrentina ~ Sorrento-style gnocchi | gnocchis à la sorrentine mp | ñoquis a la sorrentina mp | Gnocchi alla Sorrentina p | gnocchi alla sorrentina mp | nhoques à sorrentina mp | 索伦托番茄奶酪面疙瘩 | ソレント風ニョッキ | 소렌토식 뇨키 | نيوكي سورينتو f
noun | pappa al pomodoro | pappa al pomodoro f | pappa al pomodoro f | Pappa al Pomodoro f | pappa al pomodoro f | pappa al pomodoro f | 托斯卡纳番茄面包汤 | トスカーナ風パンとトマトのスープ ~ パッパ・アル・ポモドーロ | 토스카나식 토마토 빵 수프 ~ 파파 알 포모도로 | شوربة الطماطم والخبز التوسكانية f ~ بابا آل بومودورو
noun | passatelli | passatelli mp | passatelli mp | Passatelli p | passatelli mp | passatelli mp | 面包屑奶酪面 | パン粉とチーズのパスタ ~ パッサテッリ | 빵가루 치즈 파스타 ~ 파사텔리 | معكرونة الجبن وفتات الخبز f ~ باساتيلي
noun | stracciatella soup ~ Roman egg drop soup | soupe stracciatella f | sopa stracciatella f | Stracciatella-Suppe f | stracciatella in brodo f ~ stracciatella alla romana | sopa stracciatella f | 罗马蛋花汤 | ストラッチャテッラスープ | 스트라차텔라 수프 | شوربة ستراتشاتيلا f
noun | risotto with sausage ~ risotto alla pilota ~ pilot-style risotto | risotto à la saucisse m | risotto con salchicha m | Risotto mit Wurst m | risotto alla pilota m ~ risotto con salsiccia ~ risotto alla salsiccia | risotto de salsicha m | 香肠烩饭 | サルシッチャのリゾット | 소시지 리소토 | ريزوتو بالنقانق m
# Starters and street food
noun | olive ascolane ~ stuffed fried olives ~ Ascoli olives ~ fried stuffed olives | olives farcies frites fp ~ olives all’ascolana | aceitunas ascolanas fp ~ aceitunas rellenas fritas | gefüllte frittierte Oliven p ~ Oliven all’Ascolana | olive ascolane fp ~ olive all’ascolana | azeitonas ascolanas fp | 炸酿肉橄榄 | アスコリ風肉詰めオリーブフライ | 고기 속을 채운 올리브 튀김 | زيتون أسكولي محشو باللحم ومقلي m
noun | mozzarella in carrozza ~ fried mozzarella sandwich | mozzarella in carrozza f | mozzarella in carrozza f | Mozzarella in Carrozza f | mozzarella in carrozza f | mozzarella in carrozza f | 炸奶酪三明治 | モッツァレラの揚げサンド ~ モッツァレラ・イン・カロッツァ | 모차렐라 튀김 샌드위치 ~ 모차렐라 인 카로차 | ساندويتش موتزاريلا مقلي m ~ موتزاريلا إن كاروتزا
noun | panelle ~ chickpea fritters | panelle fp ~ beignets de pois chiches | panelle fp | Panelle p | panelle fp | panelle fp | 西西里鹰嘴豆饼 | ひよこ豆粉のフライ ~ パネッレ | 시칠리아식 병아리콩 튀김 ~ 파넬레 | مقليات الحمص fp ~ بانيلي الحمص
noun | farinata ~ socca | socca f ~ farinata | farinata f | Farinata f ~ Socca | farinata f ~ torta di ceci | farinata f | 鹰嘴豆烤饼 | ひよこ豆粉の薄焼き ~ ファリナータ | 병아리콩 부침 ~ 파리나타 | فاريناتا الحمص f
noun | gnocco fritto ~ fried dough puffs | gnocco fritto m | gnocco fritto m | Gnocco fritto m | gnocco fritto m ~ crescentine ~ torta fritta | gnocco fritto m | 炸面包泡芙 | エミリア風揚げパン ~ ニョッコ・フリット | 에밀리아식 튀긴 빵 ~ 뇨코 프리토 | خبز مقلي من إميليا m ~ نيوكو فريتو
noun | tigelle | tigelles fp | tigelle fp | Tigelle p | tigelle fp ~ tigella | tigelle fp | 摩德纳小圆饼 | エミリア風丸パン ~ ティジェッレ | 에밀리아식 둥근 빵 ~ 티젤레 | خبز إميلي صغير m ~ تيجيلي
noun | puccia | puccia f | puccia f | Puccia f | puccia/pucce f | puccia f | 普利亚圆面包三明治 | プーリア風丸パンサンド ~ プッチャ | 풀리아식 빵 샌드위치 ~ 푸차 | ساندويتش بخبز بوليا m ~ بوتشا
noun | lampredotto | lampredotto m | lampredotto m | Lampredotto n | lampredotto m | lampredotto m | 佛罗伦萨牛肚包 | フィレンツェ風牛もつ煮 ~ ランプレドット | 피렌체식 소 내장 ~ 람프레도토 | كرشة بقر فلورنسية f ~ لامبريدوتو كرشة البقر
noun | mixed crostini ~ Tuscan crostini ~ chicken liver crostini | crostini toscans mp ~ crostini au foie de volaille | crostini toscanos mp | toskanische Crostini p ~ Crostini mit Hühnerleber | crostini toscani mp ~ crostini neri ~ crostini di fegatini | crostini toscanos mp | 托斯卡纳鸡肝脆片 | トスカーナ風レバーのクロスティーニ | 토스카나식 닭간 크로스티니 | كروستيني توسكاني بكبد الدجاج m
noun | peperonata | peperonata f | peperonata f | Peperonata f | peperonata f ~ peperonata in agrodolce | peperonata f | 炖甜椒 | パプリカの煮込み ~ ペペロナータ | 파프리카 스튜 ~ 페페로나타 | فلفل حلو مطهو m ~ بيبيروناتا
noun | friarielli with garlic | fanes de navet sautées fp | grelos salteados mp | gebratener Stängelkohl m | friarielli ripassati mp ~ cime di rapa ripassate | grelos salteados mp | 蒜炒油菜薹 | チーマ・ディ・ラーパのソテー | 볶은 치마 디 라파 | أوراق اللفت المقلية f
noun | puntarelle | puntarelle fp | puntarelle fp | Puntarelle p | puntarelle fp | puntarelle fp | 芽菊苣 | プンタレッラ | 푼타렐레 | بونتاريلي f
noun | acqua pazza | acqua pazza f > à l’acqua pazza | acqua pazza f | Acqua pazza f | acqua pazza f > all’acqua pazza ~ all’acqua pazza | acqua pazza f | 番茄香草煮 | アクアパッツァ | 아쿠아 파차 | أكوا باتسا f
# Main courses
noun | straccetti of beef ~ beef straccetti | émincé de bœuf à l’italienne m | tiras de ternera a la italiana fp | Rinder-Straccetti p | straccetti di manzo mp | tiras de vaca à italiana fp | 意式薄切牛肉 | 牛肉のストラッチェッティ | 소고기 스트라체티 | شرائح بقر ستراتشيتي f
noun | lemon scaloppine ~ scaloppine al limone | escalopes de veau au citron fp | escalopines de ternera al limón fp | Kalbsscaloppine in Zitronensauce p | scaloppine al limone fp ~ scaloppina al limone | escalopinhos de vitela com limão mp | 柠檬小牛肉片 | レモン風味の仔牛スカロッピーネ | 레몬 송아지 스칼로피네 | إسكالوبيني العجل بالليمون f
noun | coda alla vaccinara ~ Roman oxtail stew | queue de bœuf à la romaine f | rabo de buey a la vaccinara m | Ochsenschwanz alla Vaccinara m | coda alla vaccinara f | rabo de boi à romana m | 罗马炖牛尾 | コーダ・アッラ・ヴァッチナーラ | 로마식 소꼬리찜 | ذيل الثور على الطريقة الرومانية m
noun | trippa alla romana ~ Roman-style tripe | tripes à la romaine fp | callos a la romana mp | Kutteln alla Romana p | trippa alla romana f | tripas à romana fp | 罗马式牛肚 | トリッパのローマ風 | 로마식 트리파 | كرشة على الطريقة الرومانية f
noun | scottadito lamb chops ~ lamb scottadito | côtelettes d’agneau scottadito fp | chuletillas de cordero scottadito fp | Lammkoteletts Scottadito p | agnello scottadito m ~ costolette di agnello scottadito | costeletas de borrego scottadito fp | 罗马式烤羊排 | 仔羊のスコッタディート | 스코타디토 양갈비 | ريش ضأن سكوتاديتو f
noun | heifer beef ~ scottona | génisse f > de génisse | novilla f | Färsenfleisch n > Färsen- | scottona f ~ manzetta | novilha f | 小母牛肉 | 若い雌牛の牛肉 | 암송아지 소고기 | لحم بقر عجلة صغيرة m
noun | Fassona beef | bœuf Fassona m | ternera Fassona f | Fassona-Rind n | fassona f ~ manzo di fassona ~ fassona piemontese | carne de vaca Fassona f | 法索纳牛肉 | ファッソーナ牛 | 파소나 소고기 | لحم بقر فاسونا m
noun | Chianina beef | bœuf Chianina m | ternera Chianina f | Chianina-Rind n | chianina f ~ manzo di chianina | carne de vaca Chianina f | 契安尼娜牛肉 | キアニーナ牛 | 키아니나 소고기 | لحم بقر كيانينا m
# Cheeses and cured meats
noun | squacquerone | squacquerone m | squacquerone m | Squacquerone m | squacquerone m | squacquerone m | 软奶酪 | スクアックエローネ | 스콰퀘로네 치즈 | جبن سكواكويروني m
noun | sheep’s milk ricotta ~ ewe’s milk ricotta | ricotta de brebis f | ricotta de oveja f | Schafsricotta m | ricotta di pecora f | ricota de ovelha f | 羊奶乳清奶酪 | 羊乳リコッタ | 양젖 리코타 | ريكوتا حليب الغنم f
noun | mortadella Bologna ~ Bologna mortadella | mortadelle de Bologne f | mortadela de Bolonia f | Mortadella aus Bologna f ~ Mortadella Bologna | mortadella Bologna f ~ mortadella di Bologna | mortadela de Bolonha f | 博洛尼亚摩泰台拉香肠 | モルタデッラ・ボローニャ | 볼로냐 모르타델라 | مورتاديلا بولونيا من لحم الخنزير f
noun | crusco pepper ~ crispy dried pepper | poivron crusco m ~ poivron séché croustillant | pimiento crusco m | Peperone crusco m | peperone crusco/peperoni cruschi m | pimento crusco m | 脆皮干甜椒 | ペペローネ・クルスコ | 크루스코 고추 | فلفل كروسكو المجفف المقرمش m
noun | bresaola with arugula and Parmesan ~ bresaola, rocket and Parmesan | bresaola, roquette et parmesan f | bresaola con rúcula y parmesano f | Bresaola mit Rucola und Parmesan f | bresaola, rucola e grana f ~ bresaola rucola e grana ~ bresaola con rucola e grana | bresaola com rúcula e parmesão f | 风干牛肉配芝麻菜与帕尔马干酪 | ブレザオラ、ルッコラとパルメザン | 루콜라와 파르메산을 곁들인 브레사올라 | بريزاولا مع الجرجير والبارميزان f
noun | San Marzano tomato/San Marzano tomatoes | tomate San Marzano/tomates San Marzano f | tomate San Marzano/tomates San Marzano m | San-Marzano-Tomate/San-Marzano-Tomaten f | pomodoro San Marzano/pomodori San Marzano m | tomate San Marzano/tomates San Marzano m | 圣马尔扎诺番茄 | サンマルツァーノトマト | 산 마르자노 토마토 | طماطم سان مارزانو f
noun | datterini tomato/datterini tomatoes | tomate datterino/tomates datterini f | tomate datterino/tomates datterinos m | Datterini-Tomate/Datterini-Tomaten f | pomodorino datterino/pomodorini datterini m | tomate datterino/tomates datterino m | 枣形小番茄 | ダッテリーニトマト | 다테리니 토마토 | طماطم داتيريني f
noun | yellow cherry tomato/yellow cherry tomatoes | tomate cerise jaune/tomates cerises jaunes f | tomate cherry amarillo/tomates cherry amarillos m | gelbe Kirschtomate/gelbe Kirschtomaten f | pomodorino giallo/pomodorini gialli m | tomate-cereja amarelo/tomates-cereja amarelos m | 黄樱桃番茄 | 黄色いミニトマト | 노란 방울토마토 | طماطم كرزية صفراء f
noun | small artichoke/small artichokes ~ baby artichoke/baby artichokes ~ artichoke hearts in oil | petit artichaut/petits artichauts m ~ artichaut poivrade/artichauts poivrade | alcachofita/alcachofitas f | kleine Artischocke/kleine Artischocken f | carciofino/carciofini m | alcachofrinha/alcachofrinhas f | 小洋蓟 | 小さなアーティチョーク | 작은 아티초크 | خرشوف صغير m
noun | taragna polenta | polenta taragna f | polenta taragna f | Polenta Taragna f | polenta taragna f | polenta taragna f | 荞麦玉米粥 | ポレンタ・タラーニャ | 타라냐 폴렌타 | بولينتا تارانيا f
noun | stale bread | pain rassis m | pan duro m | altbackenes Brot n | pane raffermo m | pão duro m | 隔夜面包 | 硬くなったパン | 묵은 빵 | خبز بائت m
noun | new olive oil ~ fresh olive oil | huile d’olive nouvelle f | aceite de oliva nuevo m | neues Olivenöl n | olio nuovo m ~ olio novello | azeite novo m | 新榨橄榄油 | 新オリーブオイル | 햇 올리브 오일 | زيت زيتون جديد m
noun | brown stock | fond brun m | fondo oscuro m | brauner Fond m | fondo bruno m | fundo escuro m | 棕色高汤 | フォン・ブラン | 브라운 스톡 | مرق بني m
# Pizza names
name | Boscaiola | boscaiola | boscaiola | Boscaiola | boscaiola | boscaiola | 樵夫风味 | ボスカイオーラ | 보스카이올라 | بوسكايولا
name | Ortolana | ortolana | ortolana | Ortolana | ortolana | ortolana | 田园蔬菜风味 | オルトラーナ | 오르톨라나 | أورتولانا
name | Bufalina | bufalina | bufalina | Bufalina | bufalina | bufalina | 水牛奶酪风味 | ブファリーナ | 부팔리나 | بوفالينا
name | Romana | romana | romana | Romana | romana | romana | 罗马风味 | ロマーナ | 로마나 | رومانا
name | Norma | norma | norma | Norma | norma | norma | 诺尔玛风味 | ノルマ | 노르마 | نورما
# Desserts and drinks
noun | zuppa inglese ~ Italian trifle | zuppa inglese f ~ diplomate italien | zuppa inglese f | Zuppa Inglese f | zuppa inglese f | zuppa inglese f | 意式英格兰蛋糕 | リキュール風味のカスタードケーキ ~ ズッパ・イングレーゼ | 리큐어 향 커스터드 케이크 ~ 주파 잉글레제 | كعكة الكاسترد بالليكور f ~ زوبا إنغليزي
noun | torta caprese | torta caprese f ~ gâteau caprese | torta caprese f | Torta Caprese f | torta caprese f | torta caprese f | 卡普里巧克力杏仁蛋糕 | アーモンドチョコレートケーキ ~ トルタ・カプレーゼ | 카프리식 아몬드 초콜릿 케이크 ~ 토르타 카프레제 | كعكة الشوكولاتة واللوز f ~ تورتا كابريزي
noun | torta della nonna ~ grandma’s custard tart | torta della nonna f | torta della nonna f | Torta della Nonna f | torta della nonna f | torta della nonna f | 奶奶松子奶油挞 | 松の実とカスタードのタルト ~ トルタ・デッラ・ノンナ | 잣 커스터드 타르트 ~ 토르타 델라 논나 | تارت الكاسترد والصنوبر f ~ تورتا ديلا نونا
noun | pastiera ~ Neapolitan Easter cake | pastiera f | pastiera f | Pastiera f | pastiera f ~ pastiera napoletana | pastiera f | 那不勒斯麦粒奶酪挞 | ナポリ風リコッタと小麦のタルト ~ パスティエラ | 나폴리식 리코타 밀 타르트 ~ 파스티에라 | تارت الريكوتا والقمح من نابولي f ~ باستييرا
noun | cassata ~ Sicilian cassata | cassata f ~ cassate sicilienne | cassata f | Cassata f | cassata f ~ cassata siciliana | cassata f | 西西里卡萨塔蛋糕 | シチリア風リコッタケーキ ~ カッサータ | 시칠리아식 리코타 케이크 ~ 카사타 | كعكة الريكوتا الصقلية f ~ كاساتا
noun | bonet | bonet m | bonet m | Bonet m | bonet m ~ bunet | bonet m | 皮埃蒙特可可布丁 | ピエモンテ風チョコレートプリン ~ ボネ | 피에몬테식 초콜릿 푸딩 ~ 보넷 | بودنغ الشوكولاتة من بييمونتي m ~ بونيت
noun | tartufo ice cream ~ tartufo di Pizzo | tartufo glacé m ~ tartufo | tartufo helado m | Tartufo-Eis n | tartufo gelato m ~ tartufo di Pizzo ~ tartufo bianco gelato | tartufo gelado m | 松露球冰淇淋 | タルトゥーフォ | 타르투포 아이스크림 | آيس كريم تارتوفو m
noun | ice cream flavour/ice cream flavours ~ flavor/flavors ~ gelato flavour | parfum/parfums m | sabor/sabores m | Eissorte/Eissorten f ~ Sorte/Sorten | gusto/gusti m | sabor/sabores m | 口味 | フレーバー | 맛 | نكهة/نكهات f
noun | ice cream cup/ice cream cups ~ cup of ice cream ~ small tub | pot de glace/pots de glace m | tarrina de helado/tarrinas de helado f | Eis im Becher n ~ Becher Eis | coppetta/coppette f ~ coppetta di gelato | copinho de gelado/copinhos de gelado m | 杯装冰淇淋 | カップアイス | 컵 아이스크림 | كوب آيس كريم m
noun | crisp wafer/crisp wafers ~ wafer/wafers ~ cannolo shell | gaufrette/gaufrettes f | barquillo/barquillos m ~ oblea/obleas | Waffelröllchen n | cialda croccante/cialde croccanti f ~ cialda/cialde | bolacha de gelado/bolachas de gelado f | 威化脆皮 | ウエハース | 웨이퍼 | رقائق ويفر f
noun | Vermentino | vermentino m | vermentino m | Vermentino m | vermentino m ~ Vermentino di Gallura ~ Vermentino di Sardegna | vermentino m | 维蒙蒂诺 | ヴェルメンティーノ | 베르멘티노 | فيرمنتينو m
noun | Nero d’Avola | nero d’Avola m | nero d’Avola m | Nero d’Avola m | Nero d’Avola m | nero d’Avola m | 黑珍珠 | ネロ・ダーヴォラ | 네로 다볼라 | نيرو دافولا m
noun | Barbera | barbera m | barbera m | Barbera m | Barbera f ~ Barbera d’Alba | barbera m | 巴贝拉 | バルベーラ | 바르베라 | باربيرا m
noun | Nebbiolo | nebbiolo m | nebbiolo m | Nebbiolo m | Nebbiolo m | nebbiolo m | 内比奥罗 | ネッビオーロ | 네비올로 | نيبيولو m
noun | Soave | soave m | soave m | Soave m | Soave m | soave m | 索阿维 | ソアーヴェ | 소아베 | سوافي m
noun | Amarone | amarone m | amarone m | Amarone m | Amarone m | amarone m | 阿玛罗尼 | アマローネ | 아마로네 | أماروني m
noun | Falanghina | falanghina m | falanghina f | Falanghina m | Falanghina f | falanghina f | 法兰吉娜 | ファランギーナ | 팔랑기나 | فالانغينا m
`;
