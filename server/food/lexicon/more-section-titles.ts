/** Titles of sections as restaurants in Italy, the countries of German and Japan print them. */
export const MORE_SECTION_TITLES = `
# Italy
phrase | traditional starters | entrées traditionnelles | entrantes tradicionales | traditionelle Vorspeisen | antipasti della tradizione ~ gli antipasti della tradizione | entradas tradicionais | 传统前菜 | 伝統的な前菜 | 전통 전채 | مقبلات تقليدية
phrase | savoury nibbles | grignotages salés | picoteo salado | herzhafte Kleinigkeiten | sfizierie ~ le sfizierie ~ sfizioserie ~ sfiziosità ~ le sfiziosità | petiscos salgados | 咸味小食 | おつまみスナック | 짭짤한 간식 | مقبلات مالحة خفيفة
phrase | pizza by the metre | pizzas au mètre | pizzas por metro | Pizza vom Meter | pizze al metro ~ pizza al metro | pizzas ao metro | 米长披萨 | メートルピザ | 미터 피자 | بيتزا بالمتر
phrase | pizza baked on the peel | pizzas à la pelle | pizzas a la pala | Pizza alla pala | pizze alla pala ~ pizza alla pala ~ pizze in pala ~ pizza in pala ~ pale | pizzas à pá | 长板披萨 | ピッツァ・アッラ・パーラ | 팔라 피자 | بيتزا على اللوح
phrase | pan pizzas | pan pizzas | pizzas de molde | Pfannenpizza | pizze al tegamino ~ pizza al tegamino ~ pizze in teglia ~ pizza in teglia ~ pizze al padellino | pizzas de forma | 铁盘披萨 | パンピザ | 팬 피자 | بيتزا في الصينية
phrase | stuffed pasta | pâtes farcies | pastas rellenas | gefüllte Nudeln ~ gefüllte Pasta | paste ripiene ~ le paste ripiene ~ pasta ripiena | massas recheadas | 带馅意面 | 詰め物パスタ | 속을 채운 파스타 | باستا محشوة
phrase | spoon desserts | desserts à la cuillère | postres de cuchara | Löffeldesserts | dolci al cucchiaio ~ i dolci al cucchiaio | sobremesas de colher | 勺食甜点 | スプーンデザート | 스푼 디저트 | حلويات بالملعقة
phrase | smoothies and fresh juices | smoothies et jus frais | batidos y zumos naturales | Smoothies und frische Säfte | frullati e centrifugati ~ frullati e centrifughe ~ centrifugati e frullati ~ frullati e spremute | batidos e sumos naturais | 思慕雪与鲜榨汁 | スムージーとフレッシュジュース | 스무디와 생과일주스 | سموذي وعصائر طازجة
phrase | tourist menu | menu touristique | menú turístico | Touristenmenü | menù turistico ~ menu turistico | menu turístico | 游客套餐 | ツーリストメニュー | 관광객 메뉴 | قائمة السياح
phrase | seasonal suggestions | suggestions de saison | sugerencias de temporada | Empfehlungen der Saison ~ saisonale Empfehlungen ~ Saisonales ~ Saisonempfehlungen | proposte di stagione ~ le proposte di stagione ~ piatti di stagione ~ i piatti di stagione | sugestões da época | 时令推荐 | 季節のおすすめ料理 | 계절 추천 메뉴 | اقتراحات الموسم
phrase | aperitif with food | apéritif dînatoire | aperitivo con picoteo | Aperitif mit Häppchen | apericena ~ aperitivo rinforzato ~ aperitivo con buffet | aperitivo com petiscos | 开胃酒与小食 | 食前酒とおつまみ | 식전주와 안주 | مقبلات مع مشروب
# Germany, Austria, Switzerland
phrase | wine tavern specialities | spécialités de taverne à vin | especialidades de taberna de vino | Heurigenspezialitäten ~ Heurigenschmankerl ~ vom Heurigenbuffet ~ Heurigenbuffet ~ Buschenschankspezialitäten | specialità da osteria del vino | especialidades de taberna de vinho | 酒馆特色菜 | ワイン酒場の名物料理 | 와인 주점 스페셜 | أطباق حانة النبيذ
phrase | hot snacks | en-cas chauds | tentempiés calientes | warme Brotzeit ~ warme Kleinigkeiten ~ warme Jause ~ warme Snacks ~ warme Vesper | spuntini caldi | petiscos quentes | 热小食 | 温かい軽食 | 따뜻한 간식 | وجبات خفيفة ساخنة
phrase | cold snacks | en-cas froids | tentempiés fríos | kalte Brotzeit ~ kalte Kleinigkeiten ~ kalte Jause ~ kalte Snacks ~ kalte Vesper | spuntini freddi | petiscos frios | 冷小食 | 冷たい軽食 | 차가운 간식 | وجبات خفيفة باردة
phrase | for dessert | en dessert | de postre | zum Dessert ~ zum Nachtisch ~ zur Nachspeise ~ als Nachtisch ~ als Dessert | per dessert ~ come dolce | para sobremesa | 餐后甜点 | デザートに | 디저트로 | للتحلية
phrase | filled chocolates | chocolats fourrés | bombones | Pralinen ~ unsere Pralinen ~ Pralinés | cioccolatini | bombons | 夹心巧克力 | チョコレートボンボン | 초콜릿 봉봉 | شوكولاتة محشوة
phrase | hearty dishes | plats copieux | platos contundentes | Deftiges ~ deftige Küche ~ deftige Gerichte | piatti sostanziosi | pratos fartos | 丰盛菜肴 | ボリューム満点の料理 | 든든한 요리 | أطباق مشبعة
phrase | light dishes | plats légers | platos ligeros | leichte Küche ~ leichte Gerichte ~ Leichtes | piatti leggeri | pratos leves | 清淡菜肴 | 軽めの料理 | 가벼운 요리 | أطباق خفيفة
phrase | with your beer | pour accompagner la bière | para acompañar la cerveza | zum Bier ~ passend zum Bier | per accompagnare la birra | para acompanhar a cerveja | 佐啤酒小食 | ビールのお供 ~ ビールに合う一品 | 맥주 안주 | مع البيرة
phrase | for those with a sweet tooth | pour les gourmands de sucré | para golosos | für Naschkatzen ~ für Süße ~ süße Verführungen ~ süße Versuchungen ~ süße Verführung | per i golosi | para gulosos | 甜食爱好者 | 甘党の方へ | 달콤한 메뉴 | لمحبي الحلويات
phrase | soups and salads from the buffet | soupes et salades du buffet | sopas y ensaladas del bufé | Suppen und Salate vom Buffet | zuppe e insalate dal buffet | sopas e saladas do buffet | 自助汤与沙拉 | スープとサラダのビュッフェ | 수프와 샐러드 뷔페 | شوربات وسلطات من البوفيه
# Japan
phrase | small side dishes | petits accompagnements | guarniciones pequeñas | kleine Beilagen | piccoli contorni | pequenos acompanhamentos | 小钵小菜 | 小鉢 ~ 小鉢料理 ~ 小皿 | 작은 반찬 | أطباق جانبية صغيرة
phrase | small bites between dishes | petites bouchées entre les plats | bocados entre platos | Häppchen zwischendurch | bocconcini tra una portata e l’altra | pequenas porções entre pratos | 间歇小菜 | 箸休め | 입가심 안주 | لقيمات بين الأطباق
phrase | chilled dishes | plats froids | platos fríos | kalte Gerichte | piatti freddi | pratos frios | 冷食类 | 冷製 ~ 冷製料理 ~ 冷たい一品 ~ 冷たい料理 | 차가운 요리 | أطباق باردة
phrase | warm dishes | plats chauds | platos calientes | warme Gerichte | piatti caldi | pratos quentes | 热食类 | 温製 ~ 温かい一品 ~ 温かい料理 ~ 温物 | 따뜻한 요리 | أطباق ساخنة
phrase | raw dishes | plats crus | platos crudos | rohe Gerichte | piatti crudi | pratos crus | 生食类 | 生もの ~ 生物 ~ 生もの料理 | 날것 요리 | أطباق نيئة
phrase | small hot pots | petites marmites | nabe en cazuelitas | kleine Feuertöpfe | nabe in pentolino | nabe em panelinhas | 小火锅 | 小鍋 ~ 小鍋料理 ~ 一人鍋 ~ ひとり鍋 | 작은 전골 | أطباق نابيه في قدور صغيرة
phrase | soups | soupes | sopas | Suppen | zuppe | sopas | 汤类 | 汁物 ~ 椀物 ~ 吸物 ~ お吸い物 ~ お椀 ~ 汁もの | 국물류 | شوربات
phrase | lunch courses | menus du midi en plusieurs services | menús de mediodía de varios platos | Mittagsmenüs mit mehreren Gängen | menù di pranzo a più portate | menus de almoço com vários pratos | 午餐套餐 | ランチコース ~ ランチコース料理 ~ 昼のコース ~ お昼のコース | 점심 코스 | قوائم غداء متعددة الأطباق
phrase | dinner courses | menus du soir en plusieurs services | menús de noche de varios platos | Abendmenüs mit mehreren Gängen | menù serali a più portate | menus de jantar com vários pratos | 晚餐套餐 | ディナーコース ~ ディナーコース料理 ~ 夜のコース | 저녁 코스 | قوائم عشاء متعددة الأطباق
phrase | dessert sets | formules dessert | menús de postre | Dessertmenüs | menù dessert | menus de sobremesa | 甜点套餐 | デザートセット ~ スイーツセット | 디저트 세트 | وجبات حلوى
phrase | dish of today | plat d’aujourd’hui | plato de hoy | heutiges Gericht | piatto di oggi | prato de hoje | 今日一品 | 本日の一品 ~ 今日の一品 ~ 本日の逸品 | 오늘의 일품 요리 | طبق اليوم المختار
phrase | creative dishes | cuisine créative | cocina creativa | kreative Küche ~ kreative Gerichte | piatti creativi ~ cucina creativa | cozinha criativa | 创意菜 | 創作料理 ~ 創作一品 | 창작 요리 | أطباق مبتكرة
phrase | to go with drinks | pour accompagner un verre | para acompañar la bebida | zum Getränk | per accompagnare da bere | para acompanhar a bebida | 下酒菜 | 酒の肴 ~ 肴 ~ お酒のあて ~ あて ~ アテ ~ 酒肴 | 술안주 | لمرافقة المشروبات
phrase | home-style dishes | cuisine familiale | cocina casera | Hausmannskost ~ gute Hausmannskost ~ bürgerliche Küche | cucina casalinga ~ cucina casereccia | cozinha caseira | 家常菜 | お惣菜 ~ 家庭料理 | 가정식 요리 | أطباق منزلية
phrase | robatayaki ~ charcoal hearth grill | grillades japonaises au charbon de bois | brasa japonesa | japanischer Holzkohlegrill | griglia giapponese a carbone | grelha japonesa a carvão | 炉端烧 | 炉端焼き ~ 炉端 ~ 炉ばた焼き | 로바타야키 | مشويات يابانية على الفحم
phrase | kettle rice | riz cuit en marmite | arroz en olla de hierro | Reis aus dem Kessel | riso nel calderotto | arroz na panela de ferro | 釜饭 | 釜飯 ~ 釜めし | 솥밥 | أرز مطهو في القدر
phrase | kaiseki | kaiseki | kaiseki | Kaiseki | kaiseki | kaiseki | 怀石料理 | 会席料理 ~ 懐石料理 ~ 会席 ~ 懐石 ~ 会席コース ~ 懐石コース | 가이세키 | كايسيكي
phrase | baked goods | pâtisseries et biscuits | repostería horneada | Feingebäck | prodotti da forno | produtos de forno | 烘焙点心 | 焼き菓子 ~ 焼菓子 ~ 焼き菓子各種 | 구움과자 | مخبوزات
phrase | savoury breads | pains salés garnis | panes salados | herzhaftes Gebäck | pani salati | pães salgados | 咸面包 | 惣菜パン ~ 総菜パン ~ お惣菜パン | 조리빵 | خبز مالح محشو
phrase | sweet buns | pains sucrés | panes dulces | süßes Gebäck | pani dolci | pães doces | 甜面包 | 菓子パン | 단과자빵 | خبز حلو
phrase | bread for meals | pains de table | panes de mesa | Tischbrot | pane da tavola | pão de mesa | 主食面包 | 食事パン ~ ハード系パン ~ ハードパン | 식사빵 | خبز المائدة
phrase | weekday lunch | déjeuner en semaine | almuerzo entre semana | Mittagessen an Wochentagen ~ Mittagstisch Montag bis Freitag | pranzo nei giorni feriali | almoço em dias úteis | 工作日午餐 | 平日ランチ ~ 平日限定ランチ | 평일 점심 | غداء أيام الأسبوع
phrase | rice and noodles | riz et nouilles | arroz y fideos | Reis und Nudeln | riso e noodle | arroz e noodles | 饭与面 | ご飯・麺 ~ ご飯・麺類 ~ ご飯もの・麺類 ~ 飯・麺 ~ ごはん・麺 ~ ご飯物・麺類 | 밥과 면 | أرز ونودلز
phrase | rice and soup | riz et soupe | arroz y sopa | Reis und Suppe | riso e zuppa | arroz e sopa | 饭与汤 | ご飯・汁物 ~ ご飯・味噌汁 ~ ご飯物・汁物 ~ ご飯もの・汁物 ~ 飯・汁 | 밥과 국 | أرز وشوربة
`;
