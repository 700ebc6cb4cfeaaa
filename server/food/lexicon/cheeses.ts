/** More cheeses, dairy and dishes of cheese and egg. */
export const CHEESES = `
# Cheeses
noun | Bleu d’Auvergne | bleu d’Auvergne m | bleu d’Auvergne m | Bleu d’Auvergne m | bleu d’Auvergne m | bleu d’Auvergne m | 奥弗涅蓝纹奶酪 | ブルー・ドーヴェルニュチーズ ~ ブルー・ドーヴェルニュ | 블뢰 도베르뉴 치즈 ~ 블뢰 도베르뉴 | جبن أوفيرني الأزرق m
noun | Saint-Nectaire | saint-nectaire m | saint-nectaire m | Saint-Nectaire m | saint-nectaire m | saint-nectaire m | 圣内克泰尔奶酪 | サン・ネクテールチーズ ~ サン・ネクテール | 생넥테르 치즈 ~ 생넥테르 | جبن سان نيكتير m
noun | Morbier | morbier m > au morbier | morbier m | Morbier m | morbier m | morbier m | 莫尔比耶奶酪 | モルビエチーズ ~ モルビエ | 모르비에 치즈 ~ 모르비에 | جبن موربييه m
noun | Beaufort | beaufort m > au beaufort | beaufort m | Beaufort m | beaufort m | beaufort m | 博福尔奶酪 | ボーフォールチーズ ~ ボーフォール | 보포르 치즈 ~ 보포르 | جبن بوفور m
noun | Mont d’Or ~ Vacherin Mont-d’Or ~ vacherin | mont-d’or m ~ vacherin mont-d’or ~ mont d’or | mont d’or m ~ vacherin | Vacherin Mont-d’Or m ~ Vacherin | mont d’or m ~ vacherin | mont d’or m ~ vacherin | 金山奶酪 | モンドールチーズ ~ モンドール | 몽도르 치즈 ~ 몽도르 | جبن مون دور m
noun | Époisses | époisses m | époisses m | Époisses m | époisses m | époisses m | 埃普瓦斯奶酪 | エポワスチーズ ~ エポワス | 에푸아스 치즈 ~ 에푸아스 | جبن إيبواس m
noun | Saint-Marcellin | saint-marcellin m | saint-marcellin m | Saint-Marcellin m | saint-marcellin m | saint-marcellin m | 圣马塞兰奶酪 | サン・マルスランチーズ ~ サン・マルスラン | 생마르슬랭 치즈 ~ 생마르슬랭 | جبن سان مارسلان m
noun | crottin | crottin de Chavignol/crottins de Chavignol m | crottin de Chavignol m | Crottin de Chavignol m | crottin di chèvre m | crottin de Chavignol m | 克罗坦山羊奶酪 | クロタン・ド・シャヴィニョル | 크로탱 | جبن كروتان m
noun | Boursin ~ garlic and herb cheese | boursin m ~ fromage ail et fines herbes | boursin m | Boursin m | boursin m | queijo de alho e ervas m ~ boursin | 蒜香香草奶酪 | ブルサン | 부르생 | جبن بالثوم والأعشاب m
noun | faisselle fresh cheese ~ faisselle | faisselle f ~ fromage en faisselle | queso fresco faisselle m ~ faisselle | Faisselle-Frischkäse m ~ Faisselle | formaggio fresco faisselle m ~ faisselle | queijo fresco faisselle m ~ faisselle | 法式沥水鲜奶酪 | フランス風フレッシュチーズ ~ フェセル | 프랑스식 프레시 치즈 ~ 페셀 | جبن فيسيل الطازج m ~ جبن فيسيل
noun | brocciu | brocciu m | brocciu m | Brocciu m | brocciu m | brocciu m | 科西嘉鲜奶酪 | ブロッチュ | 브로치우 | جبن بروتشيو m
noun | Ossau-Iraty ~ Basque sheep’s cheese | ossau-iraty m ~ tomme de brebis basque | ossau-iraty m | Ossau-Iraty m | ossau-iraty m | ossau-iraty m | 奥索伊拉蒂羊奶酪 | オッソー・イラティチーズ ~ オッソー・イラティ | 오소 이라티 치즈 ~ 오소 이라티 | جبن أوسو إيراتي m
noun | tomme | tomme/tommes f | tomme f | Tomme f | tomme f | tomme f | 多姆奶酪 | トムチーズ | 톰 치즈 | جبن توم m
noun | Appenzeller | appenzeller m | appenzeller m | Appenzeller m | appenzeller m | appenzeller m | 阿彭策尔奶酪 | アッペンツェラーチーズ ~ アッペンツェラー | 아펜첼러 치즈 ~ 아펜첼러 | جبن أبنزيلر m
noun | Limburger ~ Romadur | limburger m | limburger m | Limburger m ~ Romadur | limburger m | limburger m | 林堡奶酪 | リンブルガーチーズ ~ リンブルガー | 림버거 치즈 ~ 림버거 | جبن ليمبرغر m
noun | Harz cheese ~ handkäse | fromage du Harz m ~ handkäse | queso de Harz m ~ handkäse | Harzer Käse m ~ Handkäse | formaggio dell’Harz m | queijo do Harz m | 哈茨奶酪 | ハルツチーズ | 하르츠 치즈 | جبن هارتس m
noun | Bavarian cheese spread ~ obatzda | fromage bavarois à tartiner m ~ obatzda | queso bávaro para untar m ~ obatzda | Obatzda m ~ Obazda ~ Obatzter | crema di formaggio bavarese f ~ obatzda | pasta de queijo bávara f ~ obatzda | 巴伐利亚奶酪酱 | バイエルン風チーズスプレッド ~ オバツダ | 바이에른식 치즈 스프레드 ~ 오바츠다 | جبن بافاري للدهن m ~ أوباتسدا
noun | caciocavallo | caciocavallo m | caciocavallo m | Caciocavallo m | caciocavallo m | caciocavallo m | 马背奶酪 | カチョカヴァッロチーズ ~ カチョカヴァッロ | 카초카발로 치즈 ~ 카초카발로 | جبن كاتشوكافالو m
noun | Asiago | asiago m | asiago m | Asiago m | asiago m | asiago m | 阿齐亚戈奶酪 | アジアーゴチーズ ~ アジアーゴ | 아시아고 치즈 ~ 아시아고 | جبن أسياغو m
noun | robiola | robiola f | robiola f | Robiola m | robiola f | robiola f | 罗比奥拉奶酪 | ロビオラチーズ ~ ロビオラ | 로비올라 치즈 ~ 로비올라 | جبن روبيولا m
noun | tomino ~ tomini | tomino/tomini m | tomino m | Tomino/Tomini m | tomino/tomini m | tomino m | 托米诺奶酪 | トミーノチーズ ~ トミーノ | 토미노 치즈 ~ 토미노 | جبن تومينو m
noun | ricotta salata | ricotta salée f ~ ricotta salata | ricotta salata f | Ricotta salata f | ricotta salata f | ricota salgada f | 咸里科塔奶酪 | リコッタ・サラータ | 리코타 살라타 | ريكوتا مملحة f
noun | smoked cheese | fromage fumé/fromages fumés m | queso ahumado/quesos ahumados m | Räucherkäse/Räucherkäse m ~ geräucherter Käse | formaggio affumicato/formaggi affumicati m | queijo fumado/queijos fumados m | 烟熏奶酪 | スモークチーズ | 훈제 치즈 | جبن مدخن/أجبان مدخنة m
noun | Mahón ~ Mahon cheese | mahón m ~ fromage de Minorque | queso de Mahón m ~ mahón | Mahón m | mahón m | queijo de Mahón m | 马翁奶酪 | マオンチーズ | 마온 치즈 | جبن ماهون m
noun | Idiazabal | idiazabal m | queso idiazábal m ~ idiazábal | Idiazabal m | idiazábal m | idiazábal m | 伊迪阿扎瓦尔奶酪 | イディアサバルチーズ ~ イディアサバル | 이디아사발 치즈 ~ 이디아사발 | جبن إيديازابال m
noun | tetilla cheese ~ tetilla | tetilla m | queso de tetilla m ~ tetilla | Tetilla m | tetilla f | queijo tetilla m | 加利西亚奶酪 | テティージャ | 테티야 | جبن تيتيا m
noun | Cabrales | cabrales m | queso de Cabrales m ~ cabrales | Cabrales m | cabrales m | cabrales m | 卡布拉莱斯蓝纹奶酪 | カブラレスチーズ ~ カブラレス | 카브랄레스 치즈 ~ 카브랄레스 | جبن كابراليس m
noun | Serra da Estrela cheese ~ Serra cheese | queijo da Serra m | queso de la Serra m | Serra-Käse m | queijo da Serra m | queijo da Serra m ~ queijo Serra da Estrela | 埃斯特雷拉绵羊奶酪 | セーラ・ダ・エストレーラ | 세하 다 에스트렐라 | جبن سيرا m
noun | São Jorge cheese ~ São Jorge | fromage São Jorge m | queso São Jorge m | São-Jorge-Käse m | formaggio São Jorge m | queijo de São Jorge m ~ queijo da ilha | 圣若热奶酪 | サン・ジョルジェチーズ | 상조르즈 치즈 | جبن ساو جورجي m
noun | edam | edam m | queso de bola m ~ edam | Edamer m | edam m | queijo flamengo m ~ edam | 埃丹奶酪 | エダムチーズ | 에담 치즈 | جبن إيدام m
noun | havarti | havarti m | havarti m | Havarti m | havarti m | havarti m | 哈瓦蒂奶酪 | ハバーティチーズ ~ ハバーティ | 하바티 치즈 ~ 하바티 | جبن هافارتي m
noun | brown cheese ~ brunost ~ gjetost | fromage brun norvégien m ~ brunost | queso marrón noruego m ~ brunost | norwegischer Braunkäse m ~ Brunost | formaggio bruno norvegese m ~ brunost | queijo castanho norueguês m ~ brunost | 挪威棕色奶酪 | ブルノスト | 브루노스트 | جبن نرويجي بني m
noun | bread cheese ~ leipäjuusto ~ squeaky cheese | fromage finlandais à griller m | queso finlandés a la plancha m | finnischer Brotkäse m | formaggio finlandese alla griglia m | queijo finlandês de grelhar m | 芬兰烤奶酪 | レイパユースト | 레이패유스토 | جبن فنلندي مشوي m
noun | oscypek | oscypek m | oscypek m | Oscypek m | oscypek m | oscypek m | 波兰烟熏羊奶酪 | オスツィペック | 오스치펙 | جبن أوسيبك m
noun | kefalotyri | kefalotyri m | kefalotyri m | Kefalotiri m | kefalotyri m | kefalotyri m | 希腊硬奶酪 | ケファロティリ | 케팔로티리 | جبن كيفالوتيري m
noun | saganaki | saganaki m | saganaki m | Saganaki n | saganaki m | saganaki m | 希腊煎奶酪 | サガナキ | 사가나키 | جبن ساغاناكي المقلي m
noun | breaded camembert ~ fried camembert | camembert pané m ~ camembert frit | camembert frito m ~ camembert empanado | gebackener Camembert m ~ Backcamembert | camembert fritto m ~ camembert impanato | camembert panado m | 炸卡芒贝尔奶酪 | カマンベールのフライ | 카망베르 튀김 | كاممبير مقلي m
noun | baked camembert | camembert rôti m ~ camembert au four | camembert al horno m | Ofencamembert m ~ Camembert aus dem Ofen | camembert al forno m | camembert no forno m | 烤卡芒贝尔奶酪 | 焼きカマンベール | 구운 카망베르 | كاممبير مخبوز m
noun | grilled halloumi | halloumi grillé m | halloumi a la plancha m | gegrillter Halloumi m | halloumi alla griglia m ~ halloumi grigliato | halloumi grelhado m | 烤哈罗米奶酪 | 焼きハルーミチーズ | 할루미 구이 | حلوم مشوي m
noun | fried cheese curds ~ deep-fried cheese curds | fromage en grains frit m | queso en grano frito m | frittierte Käsebällchen p ~ frittierter Käsebruch | cagliata di formaggio fritta f | coalhada de queijo frita f | 炸奶酪凝块 | チーズカードのフライ | 치즈 커드 튀김 | خثارة الجبن المقلية f
noun | cheese soufflé/cheese soufflés | soufflé au fromage/soufflés au fromage m | suflé de queso/suflés de queso m | Käsesoufflé/Käsesoufflés n | soufflé al formaggio m | soufflé de queijo m | 奶酪舒芙蕾 | チーズスフレ | 치즈 수플레 | سوفليه الجبن m
noun | gougère/gougères ~ cheese puff/cheese puffs | gougère/gougères f | gougère/gougères f | Käsewindbeutel/Käsewindbeutel m ~ Gougères | gougère f ~ bignè al formaggio | gougère/gougères f | 奶酪泡芙 | チーズ風味のシュー ~ グジェール | 치즈 슈 ~ 구제르 | شو بالجبن m ~ غوجير
noun | Malakoff/Malakoffs ~ Swiss cheese fritter | malakoff/malakoffs m | malakoff/malakoffs m | Malakoff/Malakoffs m ~ Käseküchlein | malakoff m | malakoff/malakoffs m | 瑞士炸奶酪球 | マラコフ | 말라코프 | مقالي الجبن fp
noun | moitié-moitié fondue ~ half-and-half fondue | fondue moitié-moitié f | fondue mitad y mitad f | Fondue moitié-moitié n | fonduta metà e metà f | fondue metade-metade m | 双奶酪火锅 | ハーフ＆ハーフチーズフォンデュ ~ モワティエ・モワティエ | 반반 퐁뒤 | فوندو نصف ونصف m
noun | meat fondue ~ fondue bourguignonne | fondue bourguignonne f | fondue de carne f ~ fondue bourguignonne | Fleischfondue n ~ Fondue bourguignonne | fonduta bourguignonne f ~ fonduta di carne | fondue de carne m | 肉火锅 | オイルフォンデュ | 고기 퐁뒤 | فوندو اللحم m
noun | chocolate fondue | fondue au chocolat f | fondue de chocolate f | Schokoladenfondue n | fonduta di cioccolato f | fondue de chocolate m | 巧克力火锅 | チョコレートフォンデュ | 초콜릿 퐁뒤 | فوندو الشوكولاتة m
noun | vegan cheese ~ dairy-free cheese ~ plant-based cheese | fromage végétalien m ~ fauxmage ~ fromage vegan | queso vegano m | veganer Käse m ~ pflanzlicher Käse | formaggio vegano m | queijo vegano m | 纯素奶酪 | ヴィーガンチーズ | 비건 치즈 | جبن نباتي صرف m
noun | skyr | skyr m | skyr m | Skyr m | skyr m | skyr m | 冰岛酸奶 | スキル | 스키르 | سكير m
noun | goat’s milk ~ goat milk | lait de chèvre m | leche de cabra f | Ziegenmilch f | latte di capra m | leite de cabra m | 山羊奶 | ヤギ乳 | 염소젖 | حليب الماعز m
noun | evaporated milk | lait évaporé m | leche evaporada f | Kondensmilch ungezuckert f | latte evaporato m | leite evaporado m | 淡炼乳 | エバミルク | 무가당 연유 | حليب مبخر m
noun | truffle butter | beurre à la truffe m ~ beurre truffé | mantequilla de trufa f | Trüffelbutter f | burro al tartufo m | manteiga de trufa f | 松露黄油 | トリュフバター | 트러플 버터 | زبدة الكمأة f
noun | anchovy butter | beurre d’anchois m | mantequilla de anchoas f | Sardellenbutter f | burro alle acciughe m | manteiga de anchova f | 凤尾鱼黄油 | アンチョビバター | 앤초비 버터 | زبدة الأنشوجة f
# Eggs
noun | egg en cocotte/eggs en cocotte ~ baked egg/baked eggs ~ shirred egg | œuf cocotte/œufs cocotte m | huevo en cocotte/huevos en cocotte m ~ huevos al plato | Ei im Töpfchen/Eier im Töpfchen n ~ Eier en cocotte | uovo in cocotte/uova in cocotte m | ovo em cocotte/ovos em cocotte m | 法式烤蛋 | ココット卵 | 코코트 에그 | بيض كوكوت m
noun | soft slow-cooked egg/soft slow-cooked eggs ~ perfect egg/perfect eggs ~ slow-cooked egg/slow-cooked eggs ~ 63-degree egg ~ onsen egg | œuf parfait/œufs parfaits m ~ œuf basse température | huevo a baja temperatura/huevos a baja temperatura m | Onsen-Ei/Onsen-Eier n | uovo a bassa temperatura/uova a bassa temperatura m | ovo a baixa temperatura/ovos a baixa temperatura m | 低温蛋 | 温泉卵 | 온천 달걀 | بيضة مطهوة ببطء f
noun | soft-boiled egg/soft-boiled eggs | œuf mollet/œufs mollets m ~ œuf à la coque/œufs à la coque | huevo pasado por agua/huevos pasados por agua m | weich gekochtes Ei/weich gekochte Eier n ~ Frühstücksei ~ wachsweiches Ei/wachsweiche Eier | uovo alla coque/uova alla coque m | ovo quente/ovos quentes m ~ ovo cozido mole | 溏心蛋 | 半熟卵 | 반숙란 | بيضة نصف مسلوقة f
noun | eggs in red wine sauce ~ eggs meurette ~ oeufs en meurette | œufs au vin rouge mp ~ œufs en meurette ~ œufs meurette | huevos en salsa de vino tinto mp ~ huevos meurette ~ huevos al vino tinto | Eier in Rotweinsoße p ~ Œufs en meurette | uova in salsa di vino rosso fp ~ uova in meurette | ovos em molho de vinho tinto mp | 红酒蛋 | 卵の赤ワインソース煮 ~ ウフ・アン・ムーレット | 레드 와인 소스 달걀 ~ 뫼레트 달걀 | بيض بصلصة النبيذ الأحمر m
noun | ham omelette/ham omelettes | omelette au jambon/omelettes au jambon f | tortilla de jamón f ~ omelette de jamón | Schinkenomelett n | omelette al prosciutto f | omelete de fiambre f | 火腿煎蛋卷 | ハムオムレツ | 햄 오믈렛 | أومليت بلحم الخنزير f
noun | fried eggs over fries ~ huevos rotos ~ eggs with fries ~ broken eggs | œufs cassés aux frites mp ~ huevos rotos | huevos rotos mp ~ huevos estrellados | Spiegeleier auf Pommes p ~ Huevos rotos | uova fritte su patatine fp ~ huevos rotos ~ uova rotte | ovos estrelados sobre batatas fritas mp | 煎蛋薯条 | 目玉焼きのせフライドポテト ~ ウエボス・ロトス | 달걀프라이를 올린 감자튀김 ~ 우에보스 로토스 | بيض مقلي على بطاطس مقلية m ~ بيض مكسور على البطاطس
noun | vegetable quiche | quiche aux légumes f | quiche de verduras f | Gemüsequiche f | quiche di verdure f | quiche de legumes f | 蔬菜咸派 | 野菜キッシュ | 채소 키슈 | كيش الخضار m
noun | spinach quiche | quiche aux épinards f | quiche de espinacas f | Spinatquiche f | quiche agli spinaci f | quiche de espinafres f | 菠菜咸派 | ほうれん草のキッシュ | 시금치 키슈 | كيش السبانخ m
noun | salmon quiche | quiche au saumon f | quiche de salmón f | Lachsquiche f | quiche al salmone f | quiche de salmão f | 三文鱼咸派 | サーモンキッシュ | 연어 키슈 | كيش السلمون m
noun | leek tart/leek tarts ~ leek quiche ~ flamiche | tarte aux poireaux/tartes aux poireaux f ~ flamiche | tarta de puerros f | Lauchkuchen m ~ Lauchquiche | torta salata ai porri f | tarte de alho-francês f | 韭葱咸派 | ポロねぎのタルト | 리크 타르트 | تارت الكراث f
noun | onion tart/onion tarts | tarte à l’oignon/tartes à l’oignon f | tarta de cebolla f | Zwiebelkuchen m | torta salata di cipolle f | tarte de cebola f | 洋葱咸派 | 玉ねぎのタルト | 양파 타르트 | تارت البصل f
noun | onion and anchovy tart Niçoise style ~ pissaladière | pissaladière f | tarta de cebolla y anchoas a la nizarda f ~ pissaladière | Zwiebelkuchen mit Sardellen nach Nizzaer Art m ~ Pissaladière | focaccia di cipolle e acciughe alla nizzarda f ~ pissaladière | tarte de cebola e anchovas à moda de Nice f ~ pissaladière | 尼斯洋葱鳀鱼披萨 ~ 尼斯洋葱披萨 | ニース風玉ねぎとアンチョビのタルト ~ ニース風玉ねぎのタルト ~ ピサラディエール | 니스식 양파 앤초비 타르트 ~ 니스식 양파 타르트 ~ 피살라디에르 | تارت البصل والأنشوجة f ~ بيسالاديير
`;
