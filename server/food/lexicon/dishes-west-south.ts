/** Dishes of India, Pakistan, Nepal, the Middle East, Turkey, Iran, North Africa and the rest of Africa. */
export const DISHES_WEST_SOUTH = `
# India, Pakistan, Nepal
noun | chicken tikka | poulet tikka m | pollo tikka m | Chicken Tikka n ~ Hähnchen Tikka | pollo tikka m | frango tikka m | 印度烤鸡块 | チキンティッカ | 치킨 티카 | دجاج تيكا m
noun | chicken korma ~ korma chicken | poulet korma m | pollo korma m | Chicken Korma n ~ Hähnchen Korma | pollo korma m | frango korma m | 科尔马咖喱鸡 | チキンコルマ | 치킨 코르마 | دجاج كورما m
noun | korma | korma m | korma m | Korma n | korma m | korma m | 科尔马咖喱 | コルマ ~ コルマカレー | 코르마 | كورما f
noun | vindaloo | vindaloo m | vindaloo m | Vindaloo n | vindaloo m | vindaloo m | 文达卢咖喱 | ヴィンダルー | 빈달루 | فيندالو m
noun | jalfrezi | jalfrezi m | jalfrezi m | Jalfrezi n | jalfrezi m | jalfrezi m | 贾弗雷兹咖喱 | ジャルフレジ | 잘프레지 | جالفريزي m
noun | rogan josh ~ lamb rogan josh ~ rogan josh lamb | curry d’agneau du Cachemire m ~ rogan josh | curry de cordero de Cachemira m ~ rogan josh | Lammcurry nach Kaschmir-Art n ~ Rogan Josh | curry di agnello del Kashmir m ~ rogan josh | caril de borrego de Caxemira m ~ rogan josh | 克什米尔咖喱羊肉 | カシミール風ラムカレー ~ ローガンジョシュ | 카슈미르식 양고기 커리 ~ 로간 조쉬 | كاري لحم الغنم الكشميري m ~ روغان جوش
noun | lamb curry | curry d’agneau m ~ cari d’agneau | curry de cordero m | Lammcurry n | curry di agnello m | caril de borrego m | 咖喱羊肉 | ラムカレー | 양고기 카레 ~ 램 커리 | كاري لحم الضأن m
noun | beef curry | curry de bœuf m | curry de ternera m | Rindercurry n ~ Rindfleischcurry | curry di manzo m | caril de vaca m | 咖喱牛肉 | ビーフカレー | 소고기 카레 ~ 비프 커리 | كاري لحم البقر m
noun | fish curry | curry de poisson m | curry de pescado m | Fischcurry n | curry di pesce m | caril de peixe m | 咖喱鱼 | フィッシュカレー | 생선 카레 ~ 피시 커리 | كاري السمك m
noun | prawn curry ~ shrimp curry | curry de crevettes m | curry de gambas m | Garnelencurry n | curry di gamberi m | caril de camarão m | 咖喱虾 | エビカレー | 새우 카레 ~ 쉬림프 커리 | كاري الروبيان m
noun | vegetable curry | curry de légumes m | curry de verduras m | Gemüsecurry n | curry di verdure m | caril de legumes m | 蔬菜咖喱 ~ 咖喱蔬菜 | 野菜カレー | 야채 카레 ~ 채소 커리 | كاري الخضار m
noun | chickpea curry | curry de pois chiches m | curry de garbanzos m | Kichererbsencurry n | curry di ceci m | caril de grão m | 咖喱鹰嘴豆 | ひよこ豆カレー | 병아리콩 카레 | كاري الحمص m
noun | dal ~ dhal ~ daal ~ tarka dal | dal m ~ dhal ~ dahl de lentilles | dal m ~ dhal | Dal n ~ Dhal ~ Linsen-Dal | dal m ~ dhal | dal m ~ dhal | 印度扁豆糊 ~ 达尔 | ダール ~ ダルカレー | 달 커리 ~ 달 | دال m
noun | dal makhani | dal makhani m | dal makhani m | Dal Makhani n | dal makhani m | dal makhani m | 黄油黑扁豆 | ダルマカニ | 달 마카니 | دال مخاني m
noun | palak paneer ~ saag paneer | épinards au paneer mp ~ palak paneer ~ saag paneer | espinacas con paneer fp ~ palak paneer ~ saag paneer | Spinat mit Paneer m ~ Palak Paneer ~ Saag Paneer | spinaci con paneer mp ~ palak paneer ~ saag paneer | espinafres com paneer mp ~ palak paneer ~ saag paneer | 菠菜奶酪 | ほうれん草とパニールのカレー ~ パラクパニール ~ サグパニール | 시금치 파니르 커리 ~ 팔락 파니르 | سبانخ مع جبن بانير f ~ بالاك بانير
noun | paneer tikka | paneer tikka m | paneer tikka m | Paneer Tikka m | paneer tikka m | paneer tikka m | 烤印度奶酪 | パニールティッカ | 파니르 티카 | بانير تيكا m
noun | aloo gobi | curry de pommes de terre et chou-fleur m ~ aloo gobi | curry de patata y coliflor m ~ aloo gobi | Kartoffel-Blumenkohl-Curry n ~ Aloo Gobi | curry di patate e cavolfiore m ~ aloo gobi | caril de batata e couve-flor m ~ aloo gobi | 土豆花菜咖喱 | ジャガイモとカリフラワーのカレー ~ アルゴビ | 감자 콜리플라워 커리 ~ 알루 고비 | كاري البطاطس والقرنبيط m ~ ألو غوبي
noun | malai kofta | malai kofta m | malai kofta m | Malai Kofta n | malai kofta m | malai kofta m | 奶油素丸子 | マライコフタ | 말라이 코프타 | ملاي كوفتا f
noun | biryani | biryani m | biryani m | Biryani n | biryani m | biryani m | 印度香饭 ~ 比尔亚尼 | ビリヤニ | 비르야니 | برياني m
noun | chicken biryani | biryani au poulet m ~ poulet biryani | biryani de pollo m | Hähnchen-Biryani n ~ Chicken Biryani | biryani di pollo m | biryani de frango m | 鸡肉印度香饭 | チキンビリヤニ | 치킨 비르야니 | برياني دجاج m
noun | lamb biryani | biryani d’agneau m ~ agneau biryani | biryani de cordero m | Lamm-Biryani n | biryani di agnello m | biryani de borrego m | 羊肉印度香饭 | ラムビリヤニ ~ マトンビリヤニ | 램 비르야니 | برياني لحم غنم m
noun | vegetable biryani | biryani aux légumes m | biryani de verduras m | Gemüse-Biryani n | biryani di verdure m | biryani de legumes m | 蔬菜印度香饭 | 野菜ビリヤニ | 야채 비르야니 | برياني خضار m
noun | thali | thali/thalis m | thali/thalis m | Thali/Thalis n | thali m | thali/thalis m | 印度套餐 ~ 塔利 | ターリー | 탈리 | ثالي m
noun | dosa | dosa/dosas m | dosa/dosas f | Dosa/Dosas f | dosa f | dosa/dosas f | 印度薄饼 ~ 多萨饼 | ドーサ | 도사 | دوسا f
noun | idli | idli m | idli m | Idli n | idli m | idli m | 印度蒸米糕 | イドリ | 이들리 | إيدلي m
noun | raita | raïta m ~ raita | raita f | Raita n | raita m | raita m | 印度酸奶酱 | ライタ | 라이타 | رايتا f
noun | papadum/papadums ~ poppadom/poppadoms ~ pappadam | papadum/papadums m | papadum/papadums m ~ papad | Papadam/Papadams n ~ Papadum | papadum m | papadum/papadums m ~ papari | 印度脆饼 | パパド ~ パパダム | 파파덤 | بابادوم m
noun | roti ~ chapati/chapatis ~ chapatti | chapati/chapatis m | chapati/chapatis m ~ roti | Chapati/Chapatis n ~ Roti | chapati m ~ roti | chapati/chapatis m ~ roti | 印度烤饼 ~ 恰巴提 | チャパティ ~ ロティ | 차파티 ~ 로티 | شباتي m ~ روتي
noun | paratha/parathas | paratha/parathas m | paratha/parathas f | Paratha/Parathas n | paratha m | paratha/parathas f | 印度抛饼 ~ 印度千层饼 | パラタ | 파라타 | براتا f
noun | roti canai | roti canai m | roti canai m | Roti Canai n | roti canai m | roti canai m | 马来煎饼 | ロティチャナイ | 로티 차나이 | روتي كاناي m
noun | garlic naan | naan à l’ail m ~ nan à l’ail | naan de ajo m | Knoblauch-Naan n ~ Knoblauchnaan | naan all’aglio m | naan de alho m | 蒜香馕 | ガーリックナン | 갈릭 난 | خبز نان بالثوم m
noun | cheese naan | naan au fromage m ~ cheese naan | naan de queso m | Käse-Naan n | naan al formaggio m | naan de queijo m | 奶酪馕 | チーズナン | 치즈 난 | خبز نان بالجبن m
noun | momo/momos | momo/momos m | momo/momos m | Momo/Momos m | momo m | momo/momos m | 尼泊尔饺子 | モモ | 모모 | مومو m
noun | gulab jamun | gulab jamun m | gulab jamun m | Gulab Jamun n | gulab jamun m | gulab jamun m | 印度玫瑰奶球 | グラブジャムン | 굴랍 자문 | غلاب جامون m
noun | kulfi | kulfi m | kulfi m | Kulfi n | kulfi m | kulfi m | 印度冰淇淋 | クルフィ | 쿨피 | كلفي m
noun | ghee ~ clarified butter | ghee m ~ beurre clarifié | ghee m ~ mantequilla clarificada | Ghee n ~ geklärte Butter | ghee m ~ burro chiarificato | ghee m ~ manteiga clarificada | 酥油 ~ 澄清黄油 | ギー ~ 澄ましバター | 기버터 ~ 정제버터 | سمن m
# The Levant and the Arab kitchen
noun | mutabal ~ moutabal ~ mutabbal | moutabal m ~ moutabbal | mutabal m ~ mutabbal | Mutabal n ~ Moutabal | mutabbal m | mutabal m | 烤茄子芝麻泥 | ムタバル | 무타발 | متبل باذنجان m
noun | eggplant purée ~ aubergine purée ~ aubergine caviar ~ eggplant caviar ~ aubergine dip | caviar d’aubergines m ~ caviar d’aubergine ~ purée d’aubergines | puré de berenjena m ~ caviar de berenjena | Auberginenpüree n ~ Auberginenkaviar ~ Auberginencreme ~ Auberginenmus | crema di melanzane f ~ caviale di melanzane ~ purè di melanzane | puré de beringela m ~ caviar de beringela | 茄泥 ~ 茄子泥 | ナスのピュレ ~ 茄子のピュレ | 가지 퓌레 ~ 가지 캐비아 | مهروس الباذنجان m ~ كافيار الباذنجان
noun | baba ghanoush ~ baba ganoush | baba ganoush m | baba ganush m | Baba Ganoush n | baba ganoush m | babaganuche m ~ baba ganoush | 中东茄泥 | ババガヌーシュ | 바바 가누쉬 | بابا غنوج m
noun | labneh ~ labne | labné m ~ labneh | labneh m ~ labne | Labneh m ~ Labné | labneh m ~ labne | labneh m ~ coalhada seca | 中东浓缩酸奶 | ラブネ | 라브네 | لبنة f
noun | muhammara ~ muhamara | purée de poivrons rouges aux noix f ~ mouhamara ~ muhammara | crema de pimiento rojo y nueces f ~ muhammara | Paprika-Walnuss-Creme f ~ Muhammara ~ Mohammara | crema di peperoni e noci f ~ muhammara | pasta de pimento vermelho e nozes f ~ muhammara | 红椒核桃酱 | 赤パプリカとくるみのペースト ~ ムハンマラ | 홍피망 호두 스프레드 ~ 무함마라 | محمرة حلبية f
noun | kibbeh ~ kibbe ~ kibbeh balls | kebbé m ~ kibbé | kibbe m ~ quibbe | Kibbeh n ~ Kibbé | kibbeh m | quibe/quibes m ~ kibe | 中东肉丸 | キッベ ~ クッベ | 키베 | كبة f
noun | kofta ~ kofte ~ köfte ~ kafta ~ kefta | kefta/keftas f ~ kofta ~ kafta | kofta/koftas f ~ kafta | Köfte/Köfte f ~ Kofta ~ Kafta | kofta f ~ kafta ~ kefta | kofta/koftas f ~ kafta | 烤肉丸 ~ 科夫塔 | コフタ ~ キョフテ | 코프타 ~ 쾨프테 | كفتة f
noun | shish taouk ~ shish tawook ~ shish tawouk | chich taouk m ~ chiche taouk ~ shish taouk | shish taouk m ~ shish tawook | Schisch Tawuk n ~ Shish Taouk | shish taouk m | shish taouk m | 黎巴嫩烤鸡串 | シシタウーク | 시시 타우크 | شيش طاووق m
noun | shish kebab | chiche-kebab/chiches-kebabs m ~ shish kebab | shish kebab m | Schischkebab m ~ Şiş Kebap ~ Shish Kebab | shish kebab m | shish kebab m | 烤肉串 | シシカバブ ~ シシケバブ | 시시 케밥 | شيش كباب m
noun | chicken shawarma | shawarma au poulet m ~ chawarma poulet | shawarma de pollo m | Hähnchen-Schawarma n ~ Chicken Shawarma | shawarma di pollo m | shawarma de frango m | 鸡肉沙威玛 | チキンシャワルマ | 치킨 샤와르마 | شاورما دجاج f
noun | beef shawarma | shawarma de bœuf m ~ shawarma au bœuf | shawarma de ternera m | Rindfleisch-Schawarma n | shawarma di manzo m | shawarma de vaca m | 牛肉沙威玛 | ビーフシャワルマ | 소고기 샤와르마 | شاورما لحم بقري f
noun | falafel wrap ~ falafel sandwich | sandwich falafel m ~ wrap falafel | bocadillo de falafel m | Falafel-Sandwich n ~ Falafel-Wrap | panino con falafel m | sanduíche de falafel f ~ pita de falafel | 鹰嘴豆丸子卷 | ファラフェルサンド | 팔라펠 샌드위치 ~ 팔라펠 랩 | ساندويتش فلافل m
noun | falafel plate/falafel plates ~ falafel platter | assiette falafel/assiettes falafel f ~ assiette de falafels | plato de falafel/platos de falafel m | Falafel-Teller/Falafel-Teller m ~ Falafelteller | piatto di falafel/piatti di falafel m | prato de falafel/pratos de falafel m | 鹰嘴豆丸子拼盘 | ファラフェルプレート | 팔라펠 플레이트 | طبق فلافل/أطباق فلافل m
noun | manakish ~ man’oushe ~ manousheh | manakish f ~ manouché | manakish m ~ manaish | Manakisch n ~ Manakish | manakish f | manakish m | 中东香草烤饼 | マナキーシュ | 마나키시 | مناقيش f
noun | fatayer | fatayer m | fatayer m | Fatayer n | fatayer m | fatayer m ~ esfiha fechada | 中东三角派 | ファターイル | 파타예르 | فطاير f
noun | lahmacun ~ sfiha ~ lahm bi ajin ~ Turkish pizza ~ Armenian pizza | lahmajoun m ~ lahmacun ~ pizza turque | lahmacun m ~ pizza turca | Lahmacun n ~ türkische Pizza | lahmacun m ~ pizza turca | lahmacun m ~ pizza turca ~ esfiha aberta | 土耳其肉馅薄饼 | ラフマジュン | 라흐마준 | لحم بعجين m
noun | foul ~ ful medames ~ foul medames | foul m ~ ful medames | ful m ~ ful medames | Ful n ~ Ful Medames | ful m ~ ful medames | ful m ~ ful medames | 埃及炖蚕豆 | フール ~ フールメダンメス | 풀 메다메스 | فول مدمس m
noun | koshari ~ koshary | kochari m ~ koshari | koshari m | Koschari n ~ Koshary | koshari m | koshari m | 埃及杂烩饭 | コシャリ | 코샤리 | كشري m
noun | mansaf | mansaf m | mansaf m | Mansaf n | mansaf m | mansaf m | 约旦羊肉饭 | マンサフ | 만사프 | منسف m
noun | maqluba ~ maklouba ~ maqlooba | maqlouba f | maqluba f | Maqluba f | maqluba f | maqluba f | 中东倒扣饭 | マクルーバ | 마클루바 | مقلوبة f
noun | kabsa ~ machboos | kabsa f | kabsa f | Kabsa f | kabsa f | kabsa f | 沙特香饭 | カブサ | 캅사 | كبسة f
noun | mandi | mandi m | mandi m | Mandi n | mandi m | mandi m | 也门烤肉饭 | マンディ | 만디 | مندي m
noun | molokhia ~ mulukhiyah | molokhia f ~ mouloukhia | molojía f ~ mulukhiyah | Molokhia f ~ Mulukhiya | mulukhiyah f | molokhia f | 锦葵汤 | モロヘイヤスープ | 몰로키야 | ملوخية f
noun | stuffed vine leaves ~ stuffed grape leaves ~ dolma ~ dolmas ~ dolmades ~ dolmadakia ~ warak enab | feuilles de vigne farcies fp ~ dolmas ~ dolmades | hojas de parra rellenas fp ~ dolmas ~ dolmades | gefüllte Weinblätter p ~ Dolma ~ Dolmades | foglie di vite ripiene fp ~ dolma ~ dolmades | folhas de videira recheadas fp ~ charutinho de folha de uva ~ dolmas | 葡萄叶卷饭 | ブドウの葉の詰め物 ~ ぶどうの葉包み ~ ドルマ | 속을 채운 포도잎 ~ 돌마 | ورق عنب محشي m ~ دولمة
noun | Israeli salad | salade israélienne f | ensalada israelí f | israelischer Salat m | insalata israeliana f | salada israelita f | 以色列碎蔬菜沙拉 | イスラエルサラダ | 이스라엘 샐러드 | سلطة مفرومة f
noun | knafeh ~ kunafa ~ kunefe ~ künefe | knafé m ~ künefe | kunafa f ~ künefe | Kunafa f ~ Künefe | kunafa f ~ künefe | kunafa f ~ knafeh | 中东奶酪甜酥 ~ 库纳法 | クナーファ ~ キュネフェ | 쿠나파 ~ 카다이프 쿠나파 | كنافة f
noun | basbousa ~ namoura | basboussa f ~ namoura | basbousa f | Basbousa f | basbusa f | basbousa f | 中东粗麦蛋糕 | バスブーサ ~ セモリナケーキ | 바스부사 | بسبوسة f
noun | maamoul ~ ma’amoul | maamoul m | maamul m | Maamoul n | maamoul m | maamoul m | 中东夹馅酥饼 | マアムール | 마아물 | معمول m
noun | halva ~ halvah | halva m ~ halwa | halva m ~ jalva | Halva n ~ Halwa ~ Helva | halva f | halva f | 哈尔瓦芝麻糖 | ハルヴァ ~ ハルワ | 할바 | حلاوة طحينية f
noun | muhallebi ~ mahalabia ~ malabi | mouhalabieh m ~ mahalabia | muhallebi m ~ mahalabia | Muhallebi n ~ Malabi | muhallebi m ~ mahalabia | muhallebi m ~ mahalabia | 中东奶冻 | ムハッラビーヤ ~ ムハレビ | 무할레비 | مهلبية f
noun | Turkish delight ~ lokum | loukoum/loukoums m | delicia turca/delicias turcas f ~ lokum | Lokum n ~ Turkish Delight | lokum m ~ dolcetto turco | lokum m ~ delícia turca | 土耳其软糖 | ロクム ~ ターキッシュディライト | 로쿰 ~ 터키시 딜라이트 | حلقوم m ~ راحة
# Turkey, Greece, the Caucasus, Iran
noun | döner kebab/döner kebabs ~ doner kebab ~ döner ~ kebab in bread | döner kebab m ~ döner ~ sandwich grec ~ sandwich kebab ~ kebab | döner kebab m ~ döner ~ kebab en pan ~ kebab | Döner/Döner m ~ Döner Kebab ~ Kebab | döner kebab m ~ kebab nel pane ~ döner ~ kebab | döner kebab m ~ kebab no pão ~ döner | 土耳其旋转烤肉夹饼 | ドネルケバブ | 되네르 케밥 | دونر كباب m
noun | dürüm ~ durum ~ kebab wrap ~ döner wrap | dürüm/dürüms m ~ galette kebab | dürüm/dürüms m ~ rollo de kebab | Dürüm/Dürüm m ~ Dürüm Döner ~ Yufka-Döner | dürüm m | dürüm/dürüms m ~ rolo de kebab | 土耳其烤肉卷 | デュルム ~ ケバブラップ | 뒤륌 | دوروم m
noun | Adana kebab | Adana kebab m ~ kebab Adana | Adana kebab m | Adana Kebap m ~ Adana-Kebab | Adana kebab m | Adana kebab m | 阿达纳烤肉 | アダナケバブ | 아다나 케밥 | أضنة كباب m
noun | iskender ~ iskender kebab | iskender m ~ iskender kebab | iskender m ~ iskender kebab | Iskender m ~ Iskender Kebap | iskender m ~ iskender kebab | iskender m ~ iskender kebab | 亚历山大烤肉 | イスケンデルケバブ | 이스켄데르 케밥 | إسكندر كباب m
noun | pide ~ Turkish pide | pide f | pide f | Pide f | pide f | pide f | 土耳其船形披萨 | ピデ | 피데 | بيدا تركية f
noun | börek ~ burek ~ borek ~ byrek | börek/böreks m ~ bourek ~ burek | börek/böreks m ~ burek | Börek/Börek m ~ Burek | börek m ~ burek | börek/böreks m ~ burek | 土耳其馅饼 ~ 布雷克 | ボレキ ~ ブレク | 뵈렉 ~ 부렉 | برك m ~ بوريك
noun | simit | simit m | simit m | Simit m ~ Sesamring | simit m | simit m | 土耳其芝麻圈 | シミット | 시밋 | سميط m
noun | menemen | menemen m | menemen m | Menemen n | menemen m | menemen m | 土耳其番茄炒蛋 | メネメン | 메네멘 | منمن m
noun | imam bayildi | imam bayildi m | imam bayildi m | Imam Bayildi n | imam bayildi m | imam bayildi m | 土耳其酿茄子 | イマムバユルドゥ | 이맘 바일디 | إمام بايلدي m
noun | manti ~ Turkish dumplings | manti m | manti m | Manti p ~ Mantı | manti mp | manti m | 土耳其饺子 | マントゥ | 만트 | مانتي m
noun | spanakopita | spanakopita f | spanakopita f | Spanakopita f | spanakopita f | spanakopita f | 希腊菠菜派 | スパナコピタ | 스파나코피타 | سباناكوبيتا f
noun | khachapuri | khatchapouri m | jachapuri m ~ khachapuri | Chatschapuri n ~ Khachapuri | khachapuri m | khachapuri m | 格鲁吉亚奶酪面包 | ハチャプリ | 하차푸리 | خاتشابوري m
noun | khinkali | khinkali m | jinkali m ~ khinkali | Chinkali p ~ Khinkali | khinkali mp | khinkali m | 格鲁吉亚汤饺 | ヒンカリ | 힌칼리 | خينكالي m
noun | koobideh ~ kubideh ~ kabab koobideh | koubideh m ~ kebab koubideh | kubideh m | Kubideh n ~ Koobideh | kubideh m | kubideh m | 波斯烤肉串 | クビデ | 쿠비데 | كباب كوبيده m
noun | ghormeh sabzi | ghormeh sabzi m | ghormeh sabzi m | Ghormeh Sabzi n | ghormeh sabzi m | ghormeh sabzi m | 波斯香草炖肉 | ゴルメサブズィ | 고르메 사브지 | قرمه سبزي m
noun | fesenjan ~ fesenjoon | poulet aux noix et à la grenade m ~ fesenjan | pollo con nueces y granada m ~ fesenyán ~ fesenjan | Hähnchen in Walnuss-Granatapfel-Sauce n ~ Fesendschan ~ Fesenjan | pollo con noci e melagrana m ~ fesenjan | frango com nozes e romã m ~ fesenjan | 石榴核桃炖鸡 | 鶏肉のくるみとザクロ煮込み ~ フェセンジャン | 호두 석류 치킨 스튜 ~ 페센잔 | دجاج بالجوز والرمان m ~ فسنجان
noun | tahdig | tahdig m | tahdig m | Tahdig n | tahdig m | tahdig m | 波斯锅巴饭 | ターディグ | 타흐딕 | تهديك m
# North Africa
noun | chicken tagine ~ chicken tajine | tajine de poulet m ~ tajine poulet | tajín de pollo m | Hähnchen-Tajine f ~ Hühner-Tajine | tajine di pollo f | tajine de frango m | 鸡肉塔吉锅 | チキンタジン | 치킨 타진 | طاجين دجاج m
noun | lamb tagine ~ lamb tajine | tajine d’agneau m ~ tajine agneau | tajín de cordero m | Lamm-Tajine f | tajine di agnello f | tajine de borrego m | 羊肉塔吉锅 | ラムタジン | 양고기 타진 | طاجين لحم غنم m
noun | royal couscous ~ couscous royale | couscous royal m | cuscús real m | Couscous Royal m | cous cous reale m | cuscuz real m | 皇家古斯米 | クスクスロワイヤル | 로열 쿠스쿠스 | كسكس ملكي m
noun | couscous with vegetables ~ vegetable couscous | couscous aux légumes m ~ couscous légumes | cuscús con verduras m | Gemüse-Couscous m ~ Couscous mit Gemüse | cous cous di verdure m | cuscuz de legumes m | 蔬菜古斯米 | 野菜クスクス | 야채 쿠스쿠스 | كسكس بالخضار m
noun | lamb couscous ~ couscous with lamb | couscous à l’agneau m ~ couscous agneau | cuscús de cordero m | Lamm-Couscous m ~ Couscous mit Lamm | cous cous di agnello m | cuscuz de borrego m | 羊肉古斯米 | ラムクスクス | 양고기 쿠스쿠스 | كسكس بلحم الغنم m
noun | harira ~ harira soup | harira f ~ soupe harira | harira f ~ sopa harira | Harira f ~ Harira-Suppe | harira f ~ zuppa harira | harira f ~ sopa harira | 摩洛哥蔬菜豆汤 | ハリラ ~ ハリーラスープ | 하리라 | حريرة f
noun | pastilla ~ bastilla ~ b’stilla | pastilla f ~ bastilla | pastela f ~ bastela | Pastilla f ~ Bastilla | pastilla f ~ bastilla | pastilla f ~ bastilla | 摩洛哥酥皮派 | パスティラ | 파스티야 | بسطيلة f
noun | brik ~ brick pastry parcel | brick/bricks f ~ brik | brik/briks m | Brik/Briks n | brik m | brik/briks m | 突尼斯炸三角 | ブリック | 브릭 | بريك تونسي m
noun | zaalouk | zaalouk m | zaalouk m | Zaalouk m | zaalouk m | zaalouk m | 摩洛哥茄子泥 | ザアルーク | 자알룩 | زعلوك m
noun | chermoula | chermoula f > à la chermoula | charmula f ~ chermoula | Chermoula f | chermoula f | chermoula f | 北非香草腌酱 | シャルムーラ | 샤르물라 | شرمولة f
noun | harissa | harissa f > à la harissa | harissa f | Harissa f > Harissa- | harissa f | harissa f | 哈里萨辣酱 | ハリッサ | 하리사 | هريسة حارة f
noun | toum | toum m | toum m | Toum n ~ libanesische Knoblauchcreme | toum m | toum m | 黎巴嫩蒜酱 | トゥーム | 투움 | ثومية f
noun | tahini sauce ~ tahini dressing | sauce tahini f ~ sauce tarator ~ sauce au sésame | salsa tahini f ~ salsa de tahini | Tahini-Soße f ~ Tahinisauce ~ Sesamsoße | salsa tahina f ~ salsa di tahina | molho de tahini m ~ molho tarator | 芝麻酱汁 | タヒニソース | 타히니 소스 | صلصة الطحينة f ~ طراطور
# West, East and Southern Africa
noun | jollof rice | riz jollof m | arroz jollof m | Jollof-Reis m | riso jollof m | arroz jollof m | 西非辣味饭 | ジョロフライス | 졸로프 라이스 | أرز جولوف m
noun | thieboudienne ~ ceebu jen | thiéboudiène m ~ thieb | thieboudienne m | Thieboudienne n | thieboudienne m | thieboudienne m | 塞内加尔鱼饭 | チェブジェン | 체부젠 | تيبوديان m
noun | yassa | yassa m | yassa m | Yassa n | yassa m | yassa m | 塞内加尔柠檬洋葱炖菜 | ヤッサ | 야사 | ياسا m
noun | mafé ~ maafe ~ peanut stew | mafé m ~ ragoût à l’arachide ~ maafé | estofado de cacahuete m ~ mafe | Erdnusseintopf m ~ Mafé | stufato di arachidi m ~ mafé | guisado de amendoim m ~ mafé | 西非花生炖菜 | ピーナッツシチュー ~ マフェ | 땅콩 스튜 ~ 마페 | يخنة الفول السوداني f ~ مافيه
noun | egusi soup ~ egusi | soupe egusi f ~ egusi | sopa egusi f ~ egusi | Egusi-Suppe f ~ Egusi | zuppa egusi f ~ egusi | sopa egusi f ~ egusi | 埃古西汤 | エグシスープ | 에구시 수프 | شوربة إغوسي f
noun | fufu ~ foufou | foufou m ~ fufu | fufú m ~ fufu | Fufu n ~ Foufou | fufu m | fufu m | 富富 | フフ | 푸푸 | فوفو m
noun | suya | suya m | suya m | Suya m | suya m | suya m | 西非烤肉串 | スヤ | 수야 | أسياخ لحم نيجيرية متبلة fp
noun | attiéké ~ attieke | attiéké m | attiéké m | Attiéké n | attiéké m | attiéké m | 发酵木薯粒 | アチェケ | 아티에케 | أتييكي m
noun | fried plantain/fried plantains ~ alloco ~ aloko | banane plantain frite/bananes plantains frites f ~ alloco ~ plantains frits ~ bananes plantain frites | plátano macho frito/plátanos machos fritos m | frittierte Kochbanane/frittierte Kochbananen f ~ Alloco | platano fritto/platani fritti m ~ alloco | banana-da-terra frita/bananas-da-terra fritas f | 炸大蕉 | 揚げプランテン | 튀긴 플랜틴 | موز الجنة المقلي m
noun | injera | injera f | injera f | Injera f | injera f | injera f | 埃塞俄比亚酸饼 | インジェラ | 인제라 | إنجيرا f
noun | doro wat ~ doro wot | ragoût de poulet éthiopien m ~ doro wat | guiso de pollo etíope m ~ doro wat | äthiopischer Hähncheneintopf m ~ Doro Wat | stufato di pollo etiope m ~ doro wat | guisado de frango etíope m ~ doro wat | 埃塞俄比亚炖鸡 | エチオピア風鶏肉の煮込み ~ ドロワット | 에티오피아식 닭고기 스튜 ~ 도로 왓 | يخنة دجاج إثيوبية f ~ دورو وات
noun | nyama choma | nyama choma m | nyama choma m | Nyama Choma n | nyama choma m | nyama choma m | 肯尼亚烤肉 | ニャマチョマ | 냐마 초마 | نياما تشوما m
noun | ugali | ugali m | ugali m | Ugali n | ugali m | ugali m | 乌伽黎 | ウガリ | 우갈리 | أوغالي m
noun | bobotie | bobotie m | bobotie m | Bobotie n | bobotie m | bobotie m | 南非咖喱肉派 | ボボティ | 보보티 | بوبوتي m
noun | bunny chow | bunny chow m | bunny chow m | Bunny Chow n | bunny chow m | bunny chow m | 南非咖喱面包盅 | バニーチャウ | 버니 차우 | باني تشاو m
noun | biltong | biltong m | biltong m | Biltong n | biltong m | biltong m | 南非牛肉干 | ビルトン | 빌통 | بيلتونغ m
noun | boerewors | boerewors f | boerewors f | Boerewors f | boerewors f | boerewors f | 南非农夫香肠 | ブルボス | 부르보스 | بورفورس m
noun | piri piri chicken ~ peri peri chicken ~ peri-peri chicken ~ piri-piri chicken | poulet piri-piri m ~ poulet péri-péri | pollo piri-piri m | Piri-Piri-Hähnchen n ~ Peri-Peri-Hähnchen | pollo piri piri m | frango piri-piri m ~ frango de piri-piri | 霹雳霹雳烤鸡 | ピリピリチキン ~ ペリペリチキン | 피리피리 치킨 ~ 페리페리 치킨 | دجاج بيري بيري m
noun | meat shawarma | shawarma à la viande m ~ chawarma viande | shawarma de carne m | Fleisch-Schawarma n | shawarma di carne m | shawarma de carne m | 肉类沙威玛 | ミートシャワルマ | 고기 샤와르마 | شاورما باللحم f
`;
