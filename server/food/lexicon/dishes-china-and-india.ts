/** More dishes, breads and sweets of China, Taiwan and India. The format: ../concept.ts. */
export const DISHES_CHINA_AND_INDIA = `
# China and Taiwan
noun | pan-fried dumplings ~ guotie ~ pot stickers | raviolis chinois grillés mp ~ guotie | empanadillas chinas a la plancha fp ~ guotie | gebratene Teigtaschen fp ~ Guotie ~ Potstickers | ravioli cinesi alla piastra mp ~ guotie | guiozas chinesas grelhadas fp ~ guotie | 锅贴 | 焼き餃子（中華） ~ 鍋貼 | 군교자 ~ 중국식 군만두 | زلابية صينية مقلية fp
noun | boiled dumplings ~ shui jiao ~ jiaozi | jiaozi mp ~ raviolis chinois bouillis | jiaozi mp ~ empanadillas chinas hervidas | Jiaozi p ~ gekochte Teigtaschen | jiaozi mp ~ ravioli cinesi bolliti | jiaozi mp | 水饺 ~ 饺子 | 水餃子 | 물만두 ~ 수교자 | زلابية صينية مسلوقة fp
noun | wonton noodle soup ~ wonton noodles | soupe de nouilles aux wontons f | sopa de fideos con wantán f | Wantan-Nudelsuppe f | zuppa di noodles con wonton f | sopa de noodles com wonton f | 云吞面 ~ 馄饨面 | ワンタン麺 | 완탕면 | شوربة نودلز بالونتون f
noun | rice noodle roll/rice noodle rolls ~ cheung fun ~ cheong fun | cheung fun m | cheung fun m | Cheung Fun n | cheung fun m | cheung fun m | 肠粉 ~ 鲜虾肠粉 | 腸粉 ~ チョンファン | 청펀 ~ 창펀 | تشيونغ فان m
noun | chicken feet dim sum ~ chicken feet ~ phoenix claws ~ phoenix talons | pattes de poulet fp | patas de pollo fp | Hühnerfüße mp | zampe di gallina fp | pés de galinha mp | 凤爪 ~ 豉汁凤爪 | 鶏の足 ~ 鳳爪 | 닭발 ~ 딤섬 닭발 | أرجل دجاج fp
noun | turnip cake ~ radish cake ~ lo bak go | gâteau de radis m | pastel de nabo m | Rettichkuchen m ~ Rettichküchlein | torta di rapa cinese f | bolo de nabo m | 萝卜糕 | 大根餅 | 무떡 ~ 뤄보가오 | كعكة الفجل الصينية f
noun | pineapple bun/pineapple buns ~ bolo bao | bolo bao m | bolo bao m | Bolo Bao n | bolo bao m | bolo bao m | 菠萝包 ~ 菠萝油 | パイナップルパン（香港） | 홍콩 파인애플번 | بولو باو m
noun | beef chow fun ~ beef ho fun ~ stir-fried beef ho fun | chow fun au bœuf m ~ nouilles de riz sautées au bœuf | chow fun de ternera m | Beef Chow Fun n ~ gebratene Reisnudeln mit Rindfleisch | chow fun di manzo m | chow fun de vaca m | 干炒牛河 | 牛肉炒河粉 | 소고기 차우펀 | تشاو فان بلحم البقر m
noun | three cup chicken ~ san bei ji ~ three-cup chicken | poulet aux trois tasses m | pollo tres tazas m | Drei-Tassen-Huhn n | pollo alle tre tazze m | frango três chávenas m | 三杯鸡 | 三杯鶏 | 삼배계 ~ 싼베이지 | دجاج الأكواب الثلاثة m
noun | braised pork rice ~ lu rou fan ~ minced pork rice Taiwanese style | riz au porc braisé taïwanais m ~ lu rou fan | arroz con cerdo estofado taiwanés m ~ lu rou fan | Reis mit geschmortem Schweinefleisch m ~ Lu Rou Fan | riso con maiale brasato m ~ lu rou fan | arroz com porco estufado m ~ lu rou fan | 卤肉饭 ~ 控肉饭 | 魯肉飯 ~ ルーローハン ~ ルーロー飯 | 루러우판 | أرز بلحم الخنزير المطهو m
noun | Taiwanese popcorn chicken ~ yan su ji ~ salt and pepper chicken Taiwanese style | poulet popcorn taïwanais m | pollo crujiente taiwanés m | taiwanesisches Popcorn-Hähnchen n | pollo fritto taiwanese m | frango frito taiwanês m | 盐酥鸡 ~ 咸酥鸡 | 塩酥鶏 ~ 台湾唐揚げ | 옌수지 ~ 대만식 팝콘치킨 | دجاج فشار تايواني m
noun | oyster omelette ~ oyster omelet | omelette aux huîtres f | tortilla de ostras f | Austernomelett n | omelette alle ostriche f | omelete de ostras f | 蚵仔煎 ~ 蚝煎 ~ 蚝仔煎 | 牡蠣オムレツ | 굴전 ~ 굴 오믈렛 | عجة المحار f
noun | stinky tofu | tofu puant m | tofu apestoso m | Stinktofu m | tofu puzzolente m | tofu fedorento m | 臭豆腐 | 臭豆腐 | 취두부 | توفو كريه الرائحة m
noun | Shanghai fried noodles ~ Shanghai noodles | nouilles sautées de Shanghai fp | fideos salteados de Shanghái mp | gebratene Shanghai-Nudeln fp | noodles saltati di Shanghai mp | noodles salteados de Xangai mp | 上海粗炒 ~ 上海炒面 | 上海焼きそば | 상하이 볶음면 | نودلز شنغهاي المقلية f
noun | lamb skewers Xinjiang style ~ yang rou chuan ~ cumin lamb skewers | brochettes d’agneau au cumin fp | brochetas de cordero con comino fp | Lammspieße mit Kreuzkümmel mp | spiedini di agnello al cumino mp | espetadas de cordeiro com cominhos fp | 羊肉串 ~ 新疆羊肉串 ~ 孜然羊肉串 | 羊肉串 ~ ラム肉のクミン串焼き | 양꼬치 ~ 양꼬치구이 | أسياخ لحم غنم بالكمون fp
noun | fish-flavoured shredded pork ~ yu xiang rou si ~ yuxiang pork ~ fish-fragrant pork | porc émincé yuxiang m | cerdo yuxiang m | Yuxiang-Schweinefleisch n | maiale yuxiang m | porco yuxiang m | 鱼香肉丝 | 魚香肉絲 ~ ユーシャンロース | 어향육사 ~ 위샹러우쓰 | لحم خنزير يوشيانغ m
noun | Sichuan boiled fish ~ shui zhu yu ~ water-boiled fish | poisson bouilli du Sichuan m | pescado hervido de Sichuan m | Sichuan-Fisch in Chiliöl m | pesce bollito del Sichuan m | peixe cozido de Sichuan m | 水煮鱼 ~ 水煮鱼片 | 水煮魚 | 수이주위 ~ 쓰촨식 생선탕 | سمك سيتشواني مسلوق m
noun | fish with pickled mustard greens ~ suan cai yu ~ sauerkraut fish ~ pickled cabbage fish | poisson à la moutarde marinée chinoise m | pescado con mostaza china encurtida m | Fisch mit eingelegtem Senfkohl m | pesce con senape cinese fermentata m | peixe com mostarda chinesa em conserva m | 酸菜鱼 | 酸菜魚 ~ サンツァイユー | 쏸차이위 | سمك بالخردل الصيني المخلل m
noun | egg and tomato stir-fry ~ tomato and egg stir-fry ~ scrambled eggs with tomato Chinese style | œufs sautés à la tomate mp | huevos revueltos con tomate a la china mp | gebratene Eier mit Tomaten np | uova saltate al pomodoro fp | ovos salteados com tomate mp | 番茄炒蛋 ~ 西红柿炒鸡蛋 ~ 西红柿炒蛋 | トマトと卵の炒め物 ~ トマト卵炒め | 토마토달걀볶음 ~ 토마토 계란 볶음 | بيض مقلي بالطماطم على الطريقة الصينية m
noun | smashed cucumber ~ smashed cucumber salad ~ pai huang gua | salade de concombre écrasé f | ensalada de pepino machacado f | Smashed-Cucumber-Salat m ~ chinesischer Gurkensalat | insalata di cetrioli schiacciati f | salada de pepino esmagado f | 拍黄瓜 ~ 凉拌黄瓜 | たたききゅうり ~ 叩ききゅうり | 중국식 오이무침 ~ 파이황과 | سلطة خيار مهروس f
noun | youtiao ~ Chinese doughnut stick ~ Chinese fried dough | = m | = m | Youtiao n | = m | = m | 油条 | 油条 ~ 揚げパン（中華） | 유탸오 ~ 요우티아오 | يوتياو m
noun | douhua ~ tofu pudding | = m | = m | Douhua n | = m | = m | 豆花 ~ 豆腐花 | 豆花 ~ トウファ | 더우화 ~ 또우화 | دوهوا m
noun | grass jelly | gelée d’herbes f | gelatina de hierbas f | Kräutergelee n ~ Grass Jelly | gelatina di erbe f | gelatina de ervas f | 仙草 ~ 凉粉 ~ 烧仙草 | 仙草ゼリー | 선초젤리 | جيلي الأعشاب m
noun | taro balls ~ taro ball dessert | boules de taro fp | bolas de taro fp | Taro-Bällchen np | palline di taro fp | bolinhas de taro fp | 芋圆 | タロイモ団子 ~ 芋圓 | 타로볼 | كرات القلقاس fp
noun | pineapple cake ~ Taiwanese pineapple cake | gâteau à l’ananas taïwanais m | pastelito de piña taiwanés m | taiwanesischer Ananaskuchen m | tortina all’ananas taiwanese f | bolinho de ananás taiwanês m | 凤梨酥 | パイナップルケーキ | 펑리수 ~ 파인애플 케이크 | كعكة الأناناس التايوانية f
noun | Hong Kong milk tea ~ Hong Kong-style milk tea | thé au lait de Hong Kong m | té con leche de Hong Kong m | Hongkong-Milchtee m | tè al latte di Hong Kong m | chá com leite de Hong Kong m | 港式奶茶 ~ 丝袜奶茶 | 香港式ミルクティー | 홍콩 밀크티 ~ 홍콩식 밀크티 | شاي بالحليب على طريقة هونغ كونغ m
noun | iced lemon tea Hong Kong style ~ dong leng cha | thé glacé au citron de Hong Kong m | té helado con limón de Hong Kong m | Hongkong-Eistee mit Zitrone m | tè freddo al limone di Hong Kong m | chá gelado com limão de Hong Kong m | 冻柠茶 | 香港式アイスレモンティー | 홍콩식 아이스 레몬티 | شاي مثلج بالليمون على طريقة هونغ كونغ m
# India
noun | chicken vindaloo ~ pollo vindaloo | poulet vindaloo m | vindaloo de pollo m ~ pollo vindaloo | Hähnchen-Vindaloo n ~ Chicken Vindaloo | vindaloo di pollo m ~ pollo vindaloo | vindaloo de frango m ~ frango vindaloo | 文达卢咖喱鸡 | チキンビンダルー | 치킨 빈달루 | فيندالو الدجاج m
noun | lamb vindaloo | agneau vindaloo m | vindaloo de cordero m ~ cordero vindaloo | Lamm-Vindaloo n ~ Lamb Vindaloo | vindaloo di agnello m ~ agnello vindaloo | vindaloo de cordeiro m | 文达卢咖喱羊肉 | ラムビンダルー | 양고기 빈달루 | فيندالو لحم الغنم m
noun | lamb korma ~ mutton korma | agneau korma m | korma de cordero m ~ cordero korma | Lamm-Korma n ~ Lamb Korma | korma di agnello m ~ agnello korma | korma de cordeiro m | 科尔马咖喱羊肉 | ラムコルマ | 양고기 코르마 | قورما لحم الغنم m
noun | lamb tikka masala | agneau tikka masala m | tikka masala de cordero m ~ cordero tikka masala | Lamm Tikka Masala n ~ Lamb Tikka Masala | tikka masala di agnello m ~ agnello tikka masala | tikka masala de cordeiro m | 玛萨拉咖喱羊肉 | ラムティッカマサラ | 양고기 티카 마살라 | تيكا ماسالا لحم الغنم m
noun | paneer tikka masala ~ paneer makhani ~ paneer butter masala | paneer tikka masala m | paneer tikka masala m | Paneer Tikka Masala n | paneer tikka masala m | paneer tikka masala m | 玛萨拉咖喱奶酪 | パニールティッカマサラ ~ パニールバターマサラ | 파니르 티카 마살라 | بانير تيكا ماسالا m
noun | mattar paneer ~ matar paneer ~ mutter paneer | = m | = m | Mattar Paneer n | = m | = m | 豌豆咖喱奶酪 | マタルパニール | 마타르 파니르 | ماتار بانير m
noun | kadai paneer ~ kadhai paneer ~ karahi paneer | = m | = m | Kadai Paneer n | = m | = m | 铁锅咖喱奶酪 | カダイパニール | 카다이 파니르 | كاداي بانير m
noun | chicken karahi ~ chicken kadai ~ kadai chicken ~ karahi chicken | poulet karahi m | pollo karahi m | Hähnchen Karahi n ~ Chicken Karahi | pollo karahi m | frango karahi m | 铁锅咖喱鸡 | チキンカラヒ | 치킨 카라히 | كراهي دجاج m
noun | chicken madras | poulet madras m | pollo madrás m | Chicken Madras n ~ Hähnchen Madras | pollo madras m | frango madras m | 马德拉斯咖喱鸡 | チキンマドラス | 치킨 마드라스 | مدراس الدجاج m
noun | chicken saag ~ saag chicken ~ chicken palak | poulet saag m | pollo saag m | Chicken Saag n ~ Hähnchen Saag | pollo saag m | frango saag m | 菠菜咖喱鸡 | チキンサグ | 치킨 사그 | ساغ دجاج m
noun | lamb saag ~ saag gosht ~ saag lamb | agneau saag m | cordero saag m | Lamm Saag n ~ Lamb Saag | agnello saag m | cordeiro saag m | 菠菜咖喱羊肉 | ラムサグ ~ サグマトン | 양고기 사그 | ساغ لحم الغنم m
noun | chana masala ~ chole masala ~ chole ~ chana | = m | = m | Chana Masala n | = m | = m | 印度鹰嘴豆咖喱 | チャナマサラ | 차나 마살라 | شانا ماسالا m
noun | baingan bharta ~ baigan bharta | = m | = m | Baingan Bharta n | = m | = m | 印度烤茄泥 | バインガンバルタ | 베인간 바르타 | بينغان بهارتا m
noun | bhindi masala ~ okra masala | = m | = m | Bhindi Masala n | = m | = m | 印度秋葵咖喱 | ビンディマサラ | 빈디 마살라 | بهيندي ماسالا m
noun | tandoori platter ~ tandoori mixed grill ~ mixed tandoori | assortiment tandoori m ~ grillades mixtes tandoori | parrillada tandoori f ~ surtido tandoori | Tandoori-Platte f ~ Tandoori Mix Grill | grigliata mista tandoori f | misto tandoori m | 唐杜里拼盘 | タンドリーミックスグリル ~ タンドーリ盛り合わせ | 탄두리 믹스 그릴 | تشكيلة تندوري f
noun | seekh kebab ~ sheek kebab ~ seekh kabab | seekh kebab m ~ sheek kebab | seekh kebab m | Seekh Kebab m | seekh kebab m | seekh kebab m | 印度烤肉串 | シークケバブ ~ シークカバブ | 시크 케밥 | سيخ كباب هندي m
noun | vegetable samosa/vegetable samosas | samosa aux légumes/samosas aux légumes m | samosa de verduras/samosas de verduras f | Gemüse-Samosa/Gemüse-Samosas f | samosa di verdure m | samosa de legumes/samosas de legumes f | 蔬菜咖喱角 | ベジタブルサモサ ~ 野菜サモサ | 야채 사모사 | سمبوسة خضار f
noun | lamb samosa ~ keema samosa ~ meat samosa | samosa à l’agneau m | samosa de cordero f | Lamm-Samosa f | samosa di agnello m | samosa de cordeiro f | 羊肉咖喱角 | ラムサモサ ~ キーマサモサ | 양고기 사모사 | سمبوسة لحم الغنم f
noun | chicken samosa | samosa au poulet m | samosa de pollo f | Hähnchen-Samosa f | samosa di pollo m | samosa de frango f | 鸡肉咖喱角 | チキンサモサ | 치킨 사모사 | سمبوسة دجاج f
noun | peshwari naan ~ peshawari naan ~ kashmiri naan | = m | = m | Peshwari Naan n | = m | = m | 坚果甜馕 | ペシャワリナン ~ カシミールナン | 페샤와리 난 | نان بيشاوري m
noun | keema naan | = m | = m | Keema Naan n | = m | = m | 肉馅馕 | キーマナン | 키마 난 | نان كيما m
noun | butter naan | naan au beurre m | naan con mantequilla m | Butter-Naan n | naan al burro m | naan com manteiga m | 黄油馕 | バターナン | 버터 난 | نان بالزبدة m
noun | puri bread ~ poori | puri m | puri m | Puri n | puri m | puri m | 印度炸饼 ~ 普里饼 | プーリー | 푸리 | بوري هندي m
noun | masala dosa | = m | = m | Masala Dosa n | = m | = m | 玛萨拉多萨 | マサラドーサ | 마살라 도사 | ماسالا دوسا m
noun | medu vada ~ vada | = m | = m | Medu Vada n | = m | = m | 印度炸豆圈 | ワダ ~ メドゥワダ | 메두 바다 | ميدو فادا m
noun | pani puri ~ golgappa ~ panipuri | = m | = m | Pani Puri n | = m | = m | 印度脆球 | パニプリ | 파니푸리 | باني بوري m
noun | rasgulla ~ rasagulla | = m | = m | Rasgulla n | = m | = m | 印度奶酪球 | ラスグッラ | 라스굴라 | راسغولا m
noun | rasmalai ~ ras malai | = m | = m | Rasmalai n | = m | = m | 奶油奶酪球 | ラスマライ | 라스말라이 | راس ملاي m
noun | kheer ~ Indian rice pudding | = m | = m | Kheer n | = m | = m | 印度米布丁 | インド風ライスプディング | 인도식 쌀푸딩 | كير هندي m
noun | carrot halwa ~ gajar halwa ~ gajar ka halwa | halwa de carotte m | halwa de zanahoria m | Karotten-Halwa n | halwa di carote m | halwa de cenoura m | 胡萝卜哈尔瓦 | ガジャルハルワ | 당근 할와 | حلاوة الجزر الهندية f
noun | jalebi | = m | = m | Jalebi n | = m | = m | 印度糖圈 | ジャレビ | 잘레비 | جليبي m
`;
