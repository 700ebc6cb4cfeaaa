/** More flours, breads, pasta, sauces, spreads and syrups. */
export const PANTRY_WORLD = `
# Flour, cereals
noun | whole wheat flour ~ wholemeal flour | farine complète f ~ farine de blé entier | harina integral f | Vollkornmehl n | farina integrale f | farinha integral f | 全麦面粉 | 全粒粉小麦粉 | 통밀가루 | دقيق القمح الكامل m
noun | rice flour | farine de riz f | harina de arroz f | Reismehl n | farina di riso f | farinha de arroz f | 大米粉 | 米粉 | 쌀가루 | دقيق الأرز m
noun | corn flour ~ cornmeal ~ masa harina | farine de maïs f | harina de maíz f | Maismehl n | farina di mais f | farinha de milho f ~ fubá | 玉米面粉 | コーンミール ~ とうもろこし粉 | 옥수수가루 | دقيق الذرة m
noun | cornstarch ~ corn starch | fécule de maïs f ~ amidon de maïs | almidón de maíz m ~ maicena | Maisstärke f ~ Speisestärke | amido di mais m ~ maizena | amido de milho m ~ maisena | 玉米淀粉 | コーンスターチ | 옥수수전분 | نشا الذرة m
noun | chickpea flour ~ gram flour ~ besan | farine de pois chiches f | harina de garbanzo f | Kichererbsenmehl n | farina di ceci f | farinha de grão f | 鹰嘴豆粉 | ひよこ豆粉 | 병아리콩가루 | دقيق الحمص m
noun | almond flour ~ ground almonds ~ almond meal | poudre d’amandes f ~ farine d’amande | harina de almendra f ~ almendra molida | Mandelmehl n ~ gemahlene Mandeln | farina di mandorle f | farinha de amêndoa f | 杏仁粉 | アーモンドパウダー ~ アーモンドプードル | 아몬드가루 | دقيق اللوز m
noun | buckwheat flour | farine de sarrasin f ~ farine de blé noir | harina de trigo sarraceno f | Buchweizenmehl n | farina di grano saraceno f | farinha de trigo-sarraceno f | 荞麦粉 | 蕎麦粉 | 메밀가루 | دقيق الحنطة السوداء m
noun | millet | millet m ~ mil | mijo m | Hirse f > Hirse- | miglio m | painço m ~ milhete | 小米 | きび ~ 粟 | 기장 ~ 조 | دخن m
noun | amaranth | amarante f | amaranto m | Amaranth m > Amaranth- | amaranto m | amaranto m | 苋菜籽 | アマランサス | 아마란스 | قطيفة f ~ أمارانث
noun | sorghum | sorgho m | sorgo m | Sorghumhirse f | sorgo m | sorgo m | 高粱 | ソルガム ~ もろこし | 수수 | ذرة رفيعة f
noun | teff | teff m | teff m | Teff m ~ Zwerghirse | teff m | teff m | 苔麸 | テフ | 테프 | تيف m
noun | freekeh | freekeh m ~ frik | freekeh m | Freekeh m | freekeh m | freekeh m | 烤青麦 | フリーカ | 프리카 | فريكة f
noun | kamut ~ khorasan wheat | kamut m ~ blé khorasan | kamut m | Kamut m ~ Khorasanweizen | kamut m | kamut m | 卡姆小麦 | カムット小麦 | 카무트 | كاموت m
noun | wheat germ | germe de blé m | germen de trigo m | Weizenkeime p | germe di grano m | gérmen de trigo m | 小麦胚芽 | 小麦胚芽 | 밀배아 | جنين القمح m
noun | bran ~ wheat bran | son m ~ son de blé | salvado m ~ salvado de trigo | Kleie f | crusca f | farelo m ~ farelo de trigo | 麸皮 ~ 麦麸 | ふすま ~ ブラン | 밀기울 | نخالة f
noun | corn flakes ~ cornflakes | flocons de maïs mp ~ corn flakes ~ céréales de maïs | copos de maíz mp ~ corn flakes | Cornflakes p | fiocchi di mais mp ~ corn flakes | flocos de milho mp ~ corn flakes | 玉米脆片 | コーンフレーク | 콘플레이크 | رقائق الذرة fp ~ كورن فليكس
noun | breakfast cereal/breakfast cereals ~ bowl of cereal | céréales du petit-déjeuner fp ~ bol de céréales | cereales de desayuno mp ~ bol de cereales | Frühstücksflocken p ~ Cerealien | cereali da colazione mp | cereais de pequeno-almoço mp ~ cereais matinais | 早餐麦片 | シリアル | 시리얼 | حبوب الإفطار fp
noun | tapioca ~ tapioca pearls | tapioca m ~ perles de tapioca ~ perles du Japon | tapioca f ~ perlas de tapioca | Tapioka f ~ Tapiokaperlen | tapioca f ~ perle di tapioca | tapioca f ~ pérolas de tapioca | 木薯珍珠 ~ 西米 | タピオカ | 타피오카 | تابيوكا f
noun | Arborio rice ~ risotto rice ~ Carnaroli ~ Carnaroli rice | riz arborio m ~ riz à risotto ~ riz carnaroli | arroz arborio m ~ arroz carnaroli | Risottoreis m ~ Arborio-Reis ~ Carnaroli-Reis | riso Arborio m ~ riso Carnaroli | arroz arbóreo m ~ arroz carnaroli | 意大利米 | アルボリオ米 ~ カルナローリ米 | 아르보리오 쌀 | أرز أربوريو m
noun | red rice ~ black rice ~ Venere rice ~ forbidden rice | riz noir m ~ riz vénéré ~ riz rouge | arroz negro integral m ~ arroz venere ~ arroz rojo | schwarzer Reis m ~ Venere-Reis ~ roter Reis | riso Venere m ~ riso nero ~ riso rosso | arroz preto m ~ arroz vermelho | 黑米 ~ 红米 | 黒米 ~ 赤米 | 흑미 ~ 홍미 | أرز أسود m ~ أرز أحمر
noun | coconut rice | riz à la noix de coco m | arroz con coco m | Kokosreis m | riso al cocco m | arroz de coco m | 椰子饭 | ココナッツライス | 코코넛 라이스 | أرز بجوز الهند m
noun | saffron rice | riz au safran m ~ riz safrané | arroz con azafrán m | Safranreis m | riso allo zafferano m | arroz de açafrão m | 藏红花饭 | サフランライス | 사프란 라이스 | أرز بالزعفران m
noun | lemon rice | riz au citron m | arroz al limón m | Zitronenreis m | riso al limone m | arroz de limão m | 柠檬饭 | レモンライス | 레몬 라이스 | أرز بالليمون m
noun | vegetable rice ~ rice with vegetables | riz aux légumes m | arroz con verduras m | Gemüsereis m ~ Reis mit Gemüse | riso con verdure m | arroz de legumes m | 蔬菜饭 | 野菜ご飯 | 야채밥 | أرز بالخضار m
# Bread
noun | country bread ~ farmhouse bread ~ peasant bread | pain de campagne m ~ pain paysan | pan de pueblo m ~ pan de payés ~ hogaza | Landbrot n ~ Bauernbrot | pane casereccio m ~ pane di campagna | pão caseiro m ~ pão saloio ~ pão alentejano | 乡村面包 | カンパーニュ ~ 田舎パン | 시골빵 ~ 캉파뉴 | خبز ريفي m
noun | gluten-free bread | pain sans gluten m | pan sin gluten m | glutenfreies Brot n | pane senza glutine m | pão sem glúten m | 无麸质面包 | グルテンフリーパン | 글루텐 프리 빵 | خبز خالٍ من الغلوتين m
noun | walnut bread | pain aux noix m | pan de nueces m | Walnussbrot n ~ Nussbrot | pane alle noci m | pão de noz m ~ pão com nozes | 核桃面包 | くるみパン | 호두빵 | خبز الجوز m
noun | raisin bread | pain aux raisins secs m ~ pain raisin | pan de pasas m | Rosinenbrot n | pane all’uvetta m | pão de passas m | 葡萄干面包 | レーズンパン ~ ぶどうパン | 건포도빵 | خبز الزبيب m
noun | olive bread | pain aux olives m | pan de aceitunas m | Olivenbrot n | pane alle olive m | pão de azeitonas m | 橄榄面包 | オリーブパン | 올리브빵 | خبز الزيتون m
noun | milk bread ~ shokupan ~ Japanese milk bread | pain au lait m ~ pain de lait | pan de leche m | Milchbrot n ~ Milchbrötchen | pane al latte m | pão de leite m | 牛奶面包 | ミルクブレッド | 우유식빵 | خبز الحليب m
noun | banana bread | pain aux bananes m ~ cake à la banane ~ banana bread | pan de plátano m ~ bizcocho de plátano ~ banana bread | Bananenbrot n | pane alla banana m ~ banana bread | pão de banana m ~ bolo de banana | 香蕉面包 | バナナブレッド | 바나나 브레드 | خبز الموز m
noun | pumpernickel | pumpernickel m | pumpernickel m | Pumpernickel n | pumpernickel m | pumpernickel m | 黑麦粗面包 | ライ麦黒パン ~ プンパーニッケル | 호밀 흑빵 ~ 품퍼니켈 | خبز بمبرنيكل m
noun | challah | challah f | jalá f ~ challah | Challa f | challah f | chalá f | 犹太辫子面包 | ハッラー | 할라 | خبز الحلة m
noun | gluten-free bun ~ gluten-free burger bun | pain burger sans gluten m | pan de hamburguesa sin gluten m | glutenfreies Burgerbrötchen n | panino per burger senza glutine m | pão de hambúrguer sem glúten m | 无麸质汉堡面包 | グルテンフリーバンズ | 글루텐 프리 번 | خبز برغر خالٍ من الغلوتين m
noun | bread basket/bread baskets ~ basket of bread | corbeille de pain/corbeilles de pain f ~ panier de pain | cesta de pan/cestas de pan f | Brotkorb/Brotkörbe m | cestino di pane/cestini di pane m | cesto de pão/cestos de pão m ~ couvert de pão | 面包篮 | パンバスケット ~ パン盛り合わせ | 빵 바구니 | سلة خبز/سلال خبز f
noun | pita chips ~ pita crisps | croustilles de pita fp ~ chips de pita | chips de pita mp | Pita-Chips p | chips di pita fp | chips de pita mp | 皮塔饼脆片 | ピタチップス | 피타칩 | رقائق خبز البيتا fp
noun | bread with tomato ~ pan con tomate ~ pa amb tomàquet | pain à la tomate m ~ pan con tomate | pan con tomate m ~ pan tumaca | Brot mit Tomate n ~ Pan con Tomate | pane e pomodoro m ~ pan con tomate | pão com tomate m | 番茄面包 | パンコントマテ | 판 콘 토마테 | خبز بالطماطم m
noun | shortcrust pastry ~ short pastry | pâte brisée f ~ pâte sablée | masa quebrada f | Mürbeteig m | pasta frolla f ~ pasta brisée | massa quebrada f ~ massa areada | 油酥皮 | タルト生地 ~ 練りパイ生地 | 파트 브리제 | عجينة هشة f
noun | filo pastry ~ phyllo ~ filo ~ phyllo pastry | pâte filo f ~ pâte phyllo | pasta filo f ~ masa filo | Filoteig m ~ Yufkateig | pasta fillo f ~ pasta phyllo | massa filo f | 酥皮薄片 | フィロ生地 | 필로 페이스트리 | عجينة الفيلو f ~ عجينة رقائق
noun | choux pastry ~ choux | pâte à choux f | masa choux f ~ pasta choux | Brandteig m | pasta choux f ~ pasta bignè | massa choux f | 泡芙面糊 | シュー生地 | 슈 반죽 | عجينة الشو f
# Pasta
noun | bucatini | bucatinis mp ~ bucatini | bucatini mp | Bucatini p | bucatini mp | bucatini mp | 吸管面 | ブカティーニ | 부카티니 | بوكاتيني m
noun | farfalle ~ bow tie pasta | farfalles fp ~ farfalle | farfalle mp ~ lacitos | Farfalle p | farfalle fp | farfalle mp ~ lacinhos | 蝴蝶面 | ファルファッレ | 파르팔레 | فارفالي f
noun | fusilli | fusillis mp ~ fusilli | fusilli mp ~ espirales | Fusilli p ~ Spiralnudeln | fusilli mp | fusilli mp ~ espirais | 螺旋面 | フジッリ | 푸실리 | فوسيلي f
noun | orecchiette | orecchiettes fp ~ orecchiette | orecchiette fp | Orecchiette p | orecchiette fp | orecchiette mp | 猫耳面 | オレキエッテ | 오레키에테 | أوريكييتي f
noun | conchiglie ~ pasta shells ~ shells | conchiglie fp | conchas de pasta fp ~ conchiglie | Muschelnudeln p ~ Conchiglie | conchiglie fp | conchiglie mp ~ massa de conchas | 贝壳面 | コンキリエ ~ シェルパスタ | 콘킬리에 | كونكيلي f
noun | paccheri | paccheri mp | paccheri mp | Paccheri p | paccheri mp | paccheri mp | 大管面 | パッケリ | 파케리 | باكيري m
noun | garganelli | garganelli mp | garganelli mp | Garganelli p | garganelli mp | garganelli mp | 羽管面 | ガルガネッリ | 가르가넬리 | غارغانيلي m
noun | trofie | trofie fp | trofie fp | Trofie p | trofie fp | trofie mp | 特飞面 | トロフィエ | 트로피에 | تروفي f
noun | tagliolini ~ taglierini | tagliolini mp | tagliolini mp | Tagliolini p | tagliolini mp | tagliolini mp | 细宽面 | タリオリーニ | 탈리올리니 | تاليوليني m
noun | angel hair ~ capellini ~ angel hair pasta | cheveux d’ange mp ~ capellini | cabello de ángel de pasta m ~ capellini | Engelshaarnudeln p ~ Capellini | capelli d’angelo mp ~ capellini | cabelo de anjo m ~ aletria | 天使面 | カッペリーニ | 카펠리니 | شعيرية الملائكة f
noun | ziti ~ mezze maniche | ziti mp ~ mezze maniche | ziti mp | Ziti p | ziti mp ~ mezze maniche | ziti mp | 通心管面 | ジーティ | 지티 | زيتي m
noun | agnolotti | agnolottis mp ~ agnolotti | agnolotti mp | Agnolotti p | agnolotti mp | agnolotti mp | 意式方饺 | アニョロッティ | 아뇰로티 | أنيولوتي m
noun | cappelletti | cappellettis mp ~ cappelletti | cappelletti mp | Cappelletti p | cappelletti mp | cappelletti mp | 意式帽饺 | カッペッレッティ | 카펠레티 | كابيليتي m
noun | mezzelune | mezzelune fp | mezzelune fp | Mezzelune p ~ Schlutzkrapfen | mezzelune fp | mezzelune mp | 半月饺 | メッツァルーナ | 메첼루네 | ميتزيلوني f
noun | wholewheat pasta ~ whole wheat pasta ~ wholemeal pasta | pâtes complètes fp ~ pâtes de blé entier | pasta integral f | Vollkornnudeln p ~ Vollkornpasta | pasta integrale f | massa integral f | 全麦意面 | 全粒粉パスタ | 통밀 파스타 | باستا القمح الكامل f
noun | gluten-free pasta | pâtes sans gluten fp | pasta sin gluten f | glutenfreie Pasta f ~ glutenfreie Nudeln | pasta senza glutine f | massa sem glúten f | 无麸质意面 | グルテンフリーパスタ | 글루텐 프리 파스타 | باستا خالية من الغلوتين f
noun | egg pasta ~ fresh egg pasta ~ fresh pasta with egg | pâtes aux œufs fp ~ pâtes fraîches aux œufs | pasta al huevo f ~ pasta fresca al huevo | Eierteigwaren p ~ Eierpasta ~ frische Eierpasta | pasta all’uovo f ~ pasta fresca all’uovo ~ pasta all’uovo fresca | massa com ovos f | 鸡蛋意面 | 卵入りパスタ | 에그 파스타 | باستا بالبيض f
noun | squid ink pasta ~ black pasta | pâtes à l’encre de seiche fp | pasta negra con tinta de calamar f | Pasta mit Sepiatinte f ~ schwarze Nudeln | pasta al nero di seppia f | massa com tinta de choco f | 墨鱼汁意面 | イカスミパスタ | 오징어 먹물 파스타 | باستا بحبر الحبار f
noun | lobster ravioli | raviolis au homard mp | raviolis de bogavante mp | Hummerravioli p | ravioli all’astice mp | ravioli de lavagante mp | 龙虾意饺 | オマール海老のラビオリ | 랍스터 라비올리 | رافيولي الكركند m
noun | spinach and ricotta ravioli ~ ricotta and spinach ravioli ~ ravioli with ricotta and spinach | raviolis ricotta épinards mp ~ raviolis épinards ricotta | raviolis de ricotta y espinacas mp | Ravioli mit Ricotta und Spinat p ~ Spinat-Ricotta-Ravioli | ravioli ricotta e spinaci mp | ravioli de ricota e espinafres mp | 菠菜乳清奶酪意饺 | ほうれん草とリコッタのラビオリ | 시금치 리코타 라비올리 | رافيولي بالسبانخ والريكوتا m
noun | mushroom ravioli | raviolis aux champignons mp | raviolis de setas mp | Pilzravioli p | ravioli ai funghi mp | ravioli de cogumelos mp | 蘑菇意饺 | きのこのラビオリ | 버섯 라비올리 | رافيولي بالفطر m
noun | vegetable lasagna ~ vegetable lasagne | lasagne aux légumes f | lasaña de verduras f | Gemüselasagne f | lasagna di verdure f | lasanha de legumes f | 蔬菜千层面 | 野菜ラザニア | 야채 라자냐 | لازانيا بالخضار f
noun | mushroom risotto | risotto aux champignons m | risotto de setas m ~ risotto de champiñones | Pilzrisotto n | risotto ai funghi m | risoto de cogumelos m | 蘑菇烩饭 | きのこのリゾット | 버섯 리소토 | ريزوتو الفطر m
noun | seafood risotto | risotto aux fruits de mer m | risotto de marisco m | Meeresfrüchterisotto n | risotto ai frutti di mare m ~ risotto alla pescatora | risoto de marisco m | 海鲜烩饭 | シーフードリゾット | 해산물 리소토 | ريزوتو المأكولات البحرية m
noun | Milanese risotto ~ risotto alla milanese | risotto à la milanaise m | risotto a la milanesa m | Mailänder Risotto n | risotto alla milanese m | risoto à milanesa m | 米兰烩饭 | ミラノ風リゾット ~ サフランリゾット | 밀라노식 리소토 | ريزوتو ميلانيز m
noun | truffle risotto | risotto à la truffe m | risotto de trufa m ~ risotto trufado | Trüffelrisotto n | risotto al tartufo m | risoto de trufa m | 松露烩饭 | トリュフリゾット | 트러플 리소토 | ريزوتو الكمأة m
noun | asparagus risotto | risotto aux asperges m | risotto de espárragos m | Spargelrisotto n | risotto agli asparagi m | risoto de espargos m | 芦笋烩饭 | アスパラガスのリゾット | 아스파라거스 리소토 | ريزوتو الهليون m
# Sauces, spreads, syrups
noun | Buffalo sauce | sauce Buffalo f | salsa Buffalo f | Buffalo-Sauce f ~ Buffalo-Soße | salsa Buffalo f | molho Buffalo m | 水牛城辣酱 | バッファローソース | 버팔로 소스 | صوص بافلو m
noun | burger sauce ~ house burger sauce ~ special sauce | sauce burger f ~ sauce à burger | salsa burger f ~ salsa para hamburguesa | Burgersauce f ~ Burgersoße | salsa burger f | molho de hambúrguer m | 汉堡酱 | バーガーソース | 버거 소스 | صوص البرغر m
noun | cocktail sauce ~ pink sauce | sauce cocktail f ~ sauce rose | salsa rosa f ~ salsa cóctel ~ salsa golf | Cocktailsauce f ~ Cocktailsoße | salsa cocktail f | molho cocktail m | 鸡尾酒酱 | カクテルソース ~ オーロラソース | 칵테일 소스 | صلصة الكوكتيل f
noun | Worcestershire sauce ~ Worcester sauce | sauce Worcestershire f ~ sauce anglaise | salsa Worcestershire f ~ salsa Perrins ~ salsa inglesa | Worcestersauce f ~ Worcestershiresauce | salsa Worcestershire f ~ salsa Worcester | molho inglês m ~ molho Worcestershire | 伍斯特酱 ~ 喼汁 | ウスターソース | 우스터 소스 | صلصة ووستر f
noun | black bean sauce | sauce aux haricots noirs f | salsa de judías negras f | schwarze Bohnensauce f | salsa di fagioli neri f | molho de feijão preto m | 豆豉酱 | 豆豉ソース ~ トウチソース | 블랙빈 소스 | صلصة الفاصوليا السوداء f
noun | plum sauce | sauce aux prunes f | salsa de ciruelas f | Pflaumensauce f ~ Pflaumensoße | salsa di prugne f | molho de ameixa m | 梅子酱 | プラムソース | 자두 소스 | صلصة البرقوق f
noun | curry sauce | sauce au curry f ~ sauce curry | salsa de curry f ~ salsa al curry | Currysauce f ~ Currysoße | salsa al curry f | molho de caril m | 咖喱酱 | カレーソース | 카레 소스 | صلصة الكاري f
noun | samurai sauce ~ Algerian sauce | sauce samouraï f ~ sauce algérienne | salsa samurái f | Samurai-Sauce f ~ Algerische Sauce | salsa samurai f | molho samurai m | 武士辣酱 | サムライソース | 사무라이 소스 | صلصة الساموراي f
noun | lemon mayonnaise ~ lemon mayo | mayonnaise au citron f ~ mayo citronnée | mayonesa de limón f | Zitronenmayonnaise f ~ Zitronenmayo | maionese al limone f | maionese de limão f | 柠檬蛋黄酱 | レモンマヨネーズ | 레몬 마요네즈 | مايونيز بالليمون m
noun | truffle mayonnaise ~ truffle mayo ~ truffle aioli | mayonnaise à la truffe f ~ mayo truffe | mayonesa de trufa f ~ mayonesa trufada | Trüffelmayonnaise f ~ Trüffelmayo | maionese al tartufo f | maionese de trufa f | 松露蛋黄酱 | トリュフマヨネーズ | 트러플 마요 | مايونيز الكمأة m
noun | wasabi mayonnaise ~ wasabi mayo | mayonnaise au wasabi f ~ mayo wasabi | mayonesa de wasabi f | Wasabi-Mayonnaise f ~ Wasabimayo | maionese al wasabi f | maionese de wasabi f | 芥末蛋黄酱 | わさびマヨネーズ | 와사비 마요 | مايونيز الواسابي m
noun | vegan mayonnaise ~ vegan mayo | mayonnaise végétalienne f ~ mayo vegan ~ mayonnaise végane | mayonesa vegana f | vegane Mayonnaise f ~ vegane Mayo | maionese vegana f | maionese vegana f | 纯素蛋黄酱 | ヴィーガンマヨネーズ | 비건 마요네즈 | مايونيز نباتي صرف m
noun | yogurt sauce ~ yogurt dressing ~ yoghurt sauce | sauce au yaourt f ~ sauce yaourt ~ sauce au yogourt | salsa de yogur f | Joghurtsauce f ~ Joghurtsoße ~ Joghurtdressing | salsa allo yogurt f | molho de iogurte m | 酸奶酱 | ヨーグルトソース | 요거트 소스 | صلصة الزبادي f
noun | dill sauce | sauce à l’aneth f | salsa de eneldo f | Dillsauce f ~ Dillsoße | salsa all’aneto f | molho de endro m | 莳萝酱 | ディルソース | 딜 소스 | صلصة الشبت f
noun | mint sauce | sauce à la menthe f | salsa de menta f | Minzsauce f ~ Minzsoße | salsa alla menta f | molho de hortelã m | 薄荷酱 | ミントソース | 민트 소스 | صلصة النعناع f
noun | horseradish sauce | sauce au raifort f | salsa de rábano picante f | Meerrettichsauce f | salsa al rafano f ~ crema di rafano | molho de rábano-picante m | 辣根酱 | ホースラディッシュソース | 홀스래디시 소스 | صلصة الفجل الحار f
noun | mustard sauce ~ creamy mustard sauce | sauce à la moutarde f ~ sauce moutarde | salsa de mostaza f | Senfsauce f ~ Senfsoße | salsa alla senape f | molho de mostarda m | 芥末酱汁 | マスタードソース | 머스터드 소스 | صلصة الخردل f
noun | Dijon mustard ~ Dijon | moutarde de Dijon f ~ Dijon | mostaza de Dijon f ~ Dijon | Dijon-Senf m ~ Dijonsenf | senape di Digione f | mostarda de Dijon f ~ Dijon | 第戎芥末 | ディジョンマスタード | 디종 머스터드 | خردل ديجون m
noun | French dressing | vinaigrette française f | aliño francés m | French Dressing n | condimento francese m | molho francês m | 法式沙拉汁 | フレンチドレッシング | 프렌치 드레싱 | تتبيلة فرنسية f
noun | house dressing ~ our house dressing | vinaigrette maison f | vinagreta de la casa f | Hausdressing n ~ Haus-Dressing | vinaigrette della casa f | vinagrete da casa m | 自制沙拉汁 | 自家製ドレッシング | 하우스 드레싱 | تتبيلة المطعم f
noun | Italian dressing | vinaigrette italienne f | aliño italiano m | Italian Dressing n ~ italienisches Dressing | condimento italiano m | molho italiano m | 意式沙拉汁 | イタリアンドレッシング | 이탈리안 드레싱 | تتبيلة إيطالية f
noun | sesame dressing ~ roasted sesame dressing ~ goma dressing | vinaigrette au sésame f ~ sauce sésame | aliño de sésamo m | Sesamdressing n | condimento al sesamo m | molho de sésamo m | 芝麻沙拉汁 ~ 焙煎芝麻酱 | ごまドレッシング | 참깨 드레싱 | تتبيلة السمسم f
noun | lemon dressing ~ lemon vinaigrette ~ citrus dressing | vinaigrette au citron f ~ vinaigrette citronnée | vinagreta de limón f | Zitronendressing n ~ Zitronenvinaigrette | citronette f ~ vinaigrette al limone | vinagrete de limão m | 柠檬沙拉汁 | レモンドレッシング | 레몬 드레싱 | تتبيلة الليمون f
noun | raspberry vinaigrette | vinaigrette à la framboise f ~ vinaigrette framboise | vinagreta de frambuesa f | Himbeervinaigrette f ~ Himbeerdressing | vinaigrette ai lamponi f | vinagrete de framboesa m | 覆盆子油醋汁 | ラズベリービネグレット | 라즈베리 비네그레트 | تتبيلة التوت f
noun | sun-dried tomato pesto ~ red pesto ~ pesto rosso | pesto rouge m ~ pesto de tomates séchées ~ pesto rosso | pesto rojo m ~ pesto rosso | rotes Pesto n ~ Pesto rosso ~ Tomatenpesto | pesto rosso m ~ pesto di pomodori secchi | pesto vermelho m ~ pesto de tomate seco | 红青酱 ~ 番茄干青酱 | ペスト・ロッソ | 레드 페스토 | بيستو أحمر m
noun | pistachio pesto | pesto de pistache m ~ pesto à la pistache | pesto de pistacho m | Pistazienpesto n | pesto di pistacchi m ~ pesto di pistacchio | pesto de pistácio m | 开心果青酱 | ピスタチオペースト | 피스타치오 페스토 | بيستو الفستق m
noun | wild garlic pesto | pesto à l’ail des ours m | pesto de ajo silvestre m | Bärlauchpesto n | pesto di aglio orsino m | pesto de alho-selvagem m | 熊葱青酱 | 行者ニンニクのペースト | 명이나물 페스토 | بيستو الثوم البري m
noun | romesco ~ romesco sauce | sauce romesco f ~ romesco | salsa romesco f ~ romesco | Romesco-Sauce f ~ Romesco | salsa romesco f ~ romesco | molho romesco m ~ romesco | 西班牙杏仁红椒酱 | ロメスコソース | 로메스코 소스 | صلصة روميسكو f
noun | mojo ~ mojo verde ~ mojo rojo ~ mojo picón | mojo m ~ mojo rouge ~ mojo vert | mojo m ~ mojo picón ~ mojo verde | Mojo f ~ Mojo rojo ~ Mojo verde | mojo m | mojo m | 加那利蒜酱 | カナリア風ソース ~ モホソース | 카나리아식 소스 ~ 모호 소스 | صلصة كنارية f ~ موخو
noun | skordalia | skordalia f | skordalia f | Skordalia f | skordalia f | skordalia f | 希腊蒜泥土豆酱 | ギリシャ風にんにくディップ ~ スコルダリア | 그리스식 마늘 딥 ~ 스코르달리아 | صلصة الثوم اليونانية f ~ سكورداليا
noun | rouille | rouille f | rouille f | Rouille f | rouille f | rouille f | 法式蒜味红椒酱 | にんにく唐辛子ソース ~ ルイユ | 마늘 고추 소스 ~ 루이유 | صلصة الثوم والفلفل الحار f ~ رووي
noun | sauce vierge | sauce vierge f | salsa virgen f | Sauce vierge f | salsa vierge f | molho virgem m | 番茄橄榄油清酱 | トマトとオリーブオイルのソース ~ ソース・ヴィエルジュ | 토마토 올리브유 소스 ~ 소스 비에르주 | صلصة الطماطم وزيت الزيتون f ~ صلصة فييرج
noun | cranberry sauce | sauce aux canneberges f | salsa de arándanos f | Cranberrysauce f ~ Cranberrysoße | salsa di mirtilli rossi f | molho de arandos m | 蔓越莓酱 | クランベリーソース | 크랜베리 소스 | صلصة التوت البري f
noun | onion sauce | sauce à l’oignon f | salsa de cebolla f | Zwiebelsauce f ~ Zwiebelsoße | salsa di cipolle f | molho de cebola m | 洋葱汁 | オニオンソース | 양파 소스 | صلصة البصل f
noun | chocolate sauce ~ hot fudge ~ hot fudge sauce | coulis de chocolat m ~ nappage au chocolat | salsa de chocolate f | Schokosauce f ~ Schokoladensauce | salsa al cioccolato f ~ topping al cioccolato | molho de chocolate m ~ calda de chocolate | 巧克力酱 | チョコレートソース | 초콜릿 소스 | صلصة الشوكولاتة f
noun | strawberry sauce ~ strawberry coulis | coulis de fraises m ~ coulis de fraise | salsa de fresa f ~ coulis de fresa | Erdbeersauce f ~ Erdbeersoße | salsa di fragole f ~ coulis di fragole | molho de morango m ~ coulis de morango | 草莓酱汁 | ストロベリーソース ~ いちごソース | 딸기 소스 | صلصة الفراولة f
noun | strawberry jam | confiture de fraises f ~ confiture de fraise | mermelada de fresa f | Erdbeermarmelade f ~ Erdbeerkonfitüre | marmellata di fragole f ~ confettura di fragole | compota de morango f ~ geleia de morango ~ doce de morango | 草莓果酱 | いちごジャム ~ ストロベリージャム | 딸기잼 | مربى الفراولة f
noun | apricot jam | confiture d’abricots f ~ confiture d’abricot | mermelada de albaricoque f | Aprikosenmarmelade f ~ Aprikosenkonfitüre ~ Marillenmarmelade | marmellata di albicocche f ~ confettura di albicocche | compota de alperce f ~ geleia de damasco | 杏子果酱 | アプリコットジャム ~ 杏ジャム | 살구잼 | مربى المشمش f
noun | fig jam ~ fig chutney | confiture de figues f ~ chutney de figues ~ confit de figues | mermelada de higos f ~ chutney de higos | Feigenmarmelade f ~ Feigenkonfitüre | marmellata di fichi f ~ confettura di fichi | compota de figo f ~ doce de figo | 无花果酱 | いちじくジャム | 무화과잼 | مربى التين f
noun | orange marmalade | marmelade d’orange f ~ confiture d’orange ~ marmelade d’oranges | mermelada de naranja f | Orangenmarmelade f | marmellata di arance f | compota de laranja f ~ doce de laranja | 橙子果酱 | オレンジマーマレード | 오렌지 마멀레이드 | مربى البرتقال f
noun | tomato chutney ~ tomato relish ~ tomato jam | chutney de tomates m ~ confiture de tomates | chutney de tomate m ~ mermelada de tomate | Tomatenchutney n | chutney di pomodoro m ~ confettura di pomodori | chutney de tomate m | 番茄酸辣酱 | トマトチャツネ | 토마토 처트니 | تشتني الطماطم m
noun | quince paste ~ membrillo ~ quince jelly | pâte de coing f ~ pâte de coings ~ gelée de coing | dulce de membrillo m | Quittenbrot n ~ Quittengelee | cotognata f | marmelada de marmelo f | 榅桲膏 | マルメロペースト ~ メンブリージョ | 모과 페이스트 | معجون السفرجل m
noun | agave syrup ~ agave nectar ~ agave | sirop d’agave m > au sirop d’agave ~ agave | sirope de agave m ~ agave | Agavendicksaft m ~ Agavensirup | sciroppo d’agave m ~ agave | xarope de agave m ~ agave | 龙舌兰糖浆 | アガベシロップ | 아가베 시럽 | شراب الأغاف m
noun | date syrup | sirop de dattes m | sirope de dátil m | Dattelsirup m | sciroppo di datteri m | xarope de tâmaras m | 椰枣糖浆 | デーツシロップ | 대추야자 시럽 | دبس التمر m
noun | pomegranate molasses | mélasse de grenade f | melaza de granada f | Granatapfelsirup m ~ Granatapfelmelasse | melassa di melograno f | melaço de romã m | 石榴糖蜜 | ざくろモラセス | 석류 당밀 | دبس الرمان m
noun | molasses ~ treacle ~ blackstrap | mélasse f > à la mélasse | melaza f | Melasse f ~ Zuckerrübensirup | melassa f | melaço m | 糖蜜 | モラセス ~ 糖蜜 | 당밀 | دبس السكر m
noun | icing sugar glaze ~ frosting | glaçage sucré m ~ glaçage royal | glasa f ~ baño de azúcar | Zuckerguss m ~ Frosting | glassa di zucchero f ~ frosting | cobertura de açúcar f ~ glacê | 糖霜 | アイシング ~ フロスティング | 아이싱 ~ 프로스팅 | طبقة سكرية f
noun | rapeseed oil ~ canola oil | huile de colza f ~ huile de canola | aceite de colza m ~ aceite de canola | Rapsöl n | olio di colza m | óleo de colza m ~ óleo de canola | 菜籽油 | 菜種油 ~ キャノーラ油 | 카놀라유 | زيت الكانولا m
noun | sunflower oil | huile de tournesol f | aceite de girasol m | Sonnenblumenöl n | olio di semi di girasole m | óleo de girassol m | 葵花籽油 | ひまわり油 | 해바라기씨유 | زيت دوار الشمس m
noun | peanut oil ~ groundnut oil | huile d’arachide f | aceite de cacahuete m ~ aceite de maní | Erdnussöl n | olio di arachidi m | óleo de amendoim m | 花生油 | ピーナッツオイル ~ 落花生油 | 땅콩기름 | زيت الفول السوداني m
noun | walnut oil | huile de noix f > à l’huile de noix | aceite de nuez m | Walnussöl n | olio di noci m | óleo de noz m | 核桃油 | くるみ油 ~ ウォルナッツオイル | 호두기름 | زيت الجوز m
noun | hazelnut oil | huile de noisette f > à l’huile de noisette | aceite de avellana m | Haselnussöl n | olio di nocciola m | óleo de avelã m | 榛子油 | ヘーゼルナッツオイル | 헤이즐넛 오일 | زيت البندق m
noun | pumpkin seed oil | huile de pépins de courge f | aceite de semillas de calabaza m | Kürbiskernöl n ~ Kernöl | olio di semi di zucca m | óleo de sementes de abóbora m | 南瓜籽油 | かぼちゃ種油 ~ パンプキンシードオイル | 호박씨 오일 | زيت بذور اليقطين m
noun | coconut oil | huile de coco f ~ huile de noix de coco | aceite de coco m | Kokosöl n ~ Kokosfett | olio di cocco m | óleo de coco m | 椰子油 | ココナッツオイル | 코코넛 오일 | زيت جوز الهند m
noun | garlic oil ~ garlic-infused oil | huile à l’ail f | aceite de ajo m | Knoblauchöl n | olio all’aglio m | azeite de alho m | 蒜油 | ガーリックオイル | 마늘기름 | زيت الثوم m
noun | herb oil ~ basil oil ~ parsley oil | huile aux herbes f ~ huile de basilic | aceite de hierbas m ~ aceite de albahaca | Kräuteröl n ~ Basilikumöl | olio alle erbe m ~ olio al basilico | azeite de ervas m | 香草油 | ハーブオイル | 허브 오일 | زيت الأعشاب m
noun | rice vinegar | vinaigre de riz m | vinagre de arroz m | Reisessig m | aceto di riso m | vinagre de arroz m | 米醋 | 米酢 | 쌀식초 | خل الأرز m
noun | sherry vinegar | vinaigre de xérès m > au vinaigre de xérès | vinagre de Jerez m | Sherryessig m | aceto di sherry m | vinagre de xerez m | 雪利醋 | シェリービネガー | 셰리 식초 | خل الشيري m
noun | white wine vinegar | vinaigre de vin blanc m | vinagre de vino blanco m | Weißweinessig m | aceto di vino bianco m | vinagre de vinho branco m | 白葡萄酒醋 | 白ワインビネガー | 화이트 와인 식초 | خل النبيذ الأبيض m
noun | tamari | tamari m | tamari m | Tamari f | tamari m | tamari m | 塔玛里酱油 | たまり醤油 | 타마리 간장 | تاماري m
noun | dashi | dashi m | dashi m | Dashi n | dashi m | dashi m | 日式高汤 | だし ~ 出汁 | 다시 육수 | داشي m
noun | furikake | furikake m | furikake m | Furikake n | furikake m | furikake m | 日式拌饭料 | ふりかけ | 후리카케 | فوريكاكي m
noun | nutritional yeast | levure alimentaire f ~ levure nutritionnelle | levadura nutricional f | Hefeflocken p ~ Nährhefe | lievito alimentare m | levedura nutricional f | 营养酵母 | ニュートリショナルイースト | 영양 효모 | خميرة غذائية f
noun | yeast extract ~ Marmite ~ Vegemite | extrait de levure m ~ Marmite | extracto de levadura m ~ Marmite | Hefeextrakt m ~ Marmite | estratto di lievito m ~ Marmite | extrato de levedura m ~ Marmite | 酵母酱 | 酵母エキス ~ マーマイト | 효모 추출물 | خلاصة الخميرة f
`;
