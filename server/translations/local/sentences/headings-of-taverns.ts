/**
 * Titles of sections of taverns, fondas and parrillas, of Gasthäuser, Beisln and snack bars, and of izakayas, noodle
 * shops and kissaten. The format: ../menu-sentences.ts.
 */
export const HEADINGS_OF_TAVERNS = `
# Spain and Latin America
sweets | douceurs | la dulcería ~ dulcería ~ dulces caseros | Süßes | dolcezze | doçaria | 甜品 | 甘いもの | 달콤한 디저트 | حلويات
vermouth bar | bar à vermouths | vermutería ~ la vermutería | Wermut-Bar | vermuteria | vermuteria | 味美思酒吧 | ベルモット | 베르무트 바 | بار الفيرموث
to eat with your hands | à manger avec les doigts | con las manos ~ para comer con las manos ~ con los dedos | mit den Händen zu essen | da mangiare con le mani | para comer com as mãos | 手抓小食 | 手でつまむ一品 | 손으로 먹는 요리 | تؤكل باليد
grilled offal | abats grillés | achuras ~ las achuras ~ achuras a la parrilla | gegrillte Innereien | frattaglie alla griglia | miúdos grelhados | 烤内脏 | ホルモンのグリル | 내장구이 | أحشاء مشوية
pastries and coffee | viennoiseries et café | facturas y café ~ café y facturas ~ facturas | Gebäck und Kaffee | paste e caffè | pastelaria e café | 糕点与咖啡 | 菓子パンとコーヒー | 페이스트리와 커피 | معجنات وقهوة
nibbles to share | grignotages à partager | piqueos ~ piqueo ~ los piqueos ~ picoteo ~ el picoteo ~ para picotear ~ picada ~ picadas ~ para el centro ~ al centro ~ al centro de la mesa ~ para poner en el centro | Häppchen zum Teilen | stuzzichini da condividere | petiscos para partilhar | 分享小食 | シェアおつまみ | 나눠 먹는 안주 | مقبلات للمشاركة
sandwiches | sandwiches | sánguches ~ los sánguches ~ sanguches ~ sándwiches ~ sanguchería | Sandwiches | panini | sanduíches | 三明治 | サンドイッチ | 샌드위치 | ساندويتشات
Chilean hot dogs | hot-dogs chiliens | completos ~ los completos | chilenische Hotdogs | hot dog cileni | cachorros-quentes chilenos | 智利热狗 | チリ風ホットドッグ | 칠레식 핫도그 | هوت دوغ تشيلي
red wines aged in oak | vins rouges élevés en fût | tintos con crianza ~ tintos crianza ~ crianzas | im Fass gereifte Rotweine | vini rossi invecchiati in botte | vinhos tintos com estágio em madeira | 橡木桶陈酿红葡萄酒 | 樽熟成の赤ワイン | 오크 숙성 레드 와인 | نبيذ أحمر معتق في براميل
tinned seafood and preserves | conserves de la mer | latas gourmet ~ latas ~ latería ~ conservas ~ nuestras conservas ~ conservas gourmet ~ conservas del mar | Fischkonserven | conserve di mare | conservas do mar | 海鲜罐头 | 魚介の缶詰 | 해산물 통조림 | معلبات بحرية
cocktails and long drinks | cocktails et long drinks | tragos ~ los tragos ~ combinados ~ tragos y cócteles ~ tragos de autor ~ coctelería | Cocktails und Longdrinks | cocktail e long drink | cocktails e long drinks | 鸡尾酒与长饮 | カクテル・ロングドリンク | 칵테일과 롱드링크 | كوكتيلات ومشروبات طويلة
combination platters | assiettes combinées | platos combinados ~ los platos combinados | kombinierte Teller | piatti misti | pratos combinados | 拼盘套餐 | ワンプレート | 콤보 플레이트 | أطباق مشكلة
fried eggs over fries | œufs au plat et pommes de terre | huevos rotos ~ nuestros huevos rotos ~ huevos estrellados | Spiegeleier auf Pommes | uova fritte e patate | ovos estrelados com batatas | 煎蛋薯条 | 目玉焼きのせポテト | 달걀프라이와 감자 | بيض مقلي مع بطاطس
breakfasts and afternoon snacks | petits déjeuners et goûters | desayunos y meriendas ~ meriendas y desayunos | Frühstück und Nachmittagssnacks | colazioni e merende | pequenos-almoços e lanches | 早餐与下午茶点 | 朝食とおやつ | 아침 식사와 간식 | فطور ووجبات العصر
afternoon snacks | goûters | meriendas ~ la merienda ~ onces ~ la once | Nachmittagssnacks | merende | lanches | 下午茶点 | 午後の軽食 | 오후 간식 | وجبات العصر
first courses | entrées | primeros ~ primeros platos ~ de primero ~ los primeros | erste Gänge | primi | primeiros pratos | 第一道菜 | 一皿目 | 첫 번째 코스 | الأطباق الأولى
main courses | plats principaux | segundos ~ segundos platos ~ de segundo ~ los segundos ~ fondos ~ platos de fondo ~ fuertes ~ los fuertes ~ platos fuertes ~ principales ~ los principales | Hauptgerichte | secondi | pratos principais | 主菜 | メイン料理 | 메인 요리 | الأطباق الرئيسية
tacos and more | tacos et plus | tacos y más ~ los tacos ~ nuestros tacos ~ taquería ~ de la taquería | Tacos und mehr | tacos e altro | tacos e mais | 塔可及更多 | タコスなど | 타코와 더 | تاكو والمزيد
fish and seafood | poissons et fruits de mer | mariscos y pescados ~ pescados y mariscos ~ mariscos & pescados ~ del mar ~ pescadería | Fisch und Meeresfrüchte | pesce e frutti di mare | peixes e mariscos | 海鲜与鱼 | 魚介料理 | 해산물과 생선 | أسماك ومأكولات بحرية
pots and stews | marmites et ragoûts | ollas y guisos ~ guisos ~ guisos y potajes ~ potajes ~ guisos caseros ~ guisotes | Eintöpfe | stufati e zuppe | guisados e estufados | 炖菜 | 煮込み料理 | 스튜 | يخنات
griddle dishes | à la plancha | a la plancha ~ planchas ~ de la plancha | von der Plancha | alla piastra | na chapa | 铁板烧 | 鉄板焼き | 철판구이 | على الصاج
# Germany, Austria and Switzerland
regional cooking | cuisine du terroir | cocina de la tierra | Heimat auf dem Teller ~ Heimatküche ~ aus der Heimat ~ Heimatgenuss ~ Heimatliebe | cucina del territorio | cozinha da terra | 家乡菜 | 郷土料理 | 향토 요리 | مطبخ محلي
this and that | un peu de tout | de todo un poco | Dies & Das ~ Dies und Das ~ Allerlei ~ Diverses ~ Sonstiges | un po’ di tutto | um pouco de tudo | 其他 | その他 | 기타 | متفرقات
between meals | pour les petites faims | entre horas | für zwischendurch ~ fuer zwischendurch ~ zwischendurch ~ kleines für zwischendurch ~ Kleines für den Hunger ~ etwas für zwischendurch | tra un pasto e l’altro | entre refeições | 随时小食 | 小腹を満たす一品 | 출출할 때 | بين الوجبات
hearty Swiss cooking | cuisine suisse copieuse | cocina suiza contundente | währschafte Küche ~ währschafte Gerichte ~ Währschaftes ~ währschafti Chuchi | cucina svizzera sostanziosa | cozinha suíça substancial | 丰盛瑞士菜 | スイスの家庭料理 | 든든한 스위스 요리 | أطباق سويسرية مشبعة
mid-morning snacks | en-cas du matin | tentempiés de media mañana | Znüni ~ zweites Frühstück ~ Gabelfrühstück | spuntini di metà mattina | lanches da manhã | 上午茶点 | 午前の軽食 | 오전 간식 | وجبات منتصف الصباح
afternoon snacks Swiss style | goûter | merienda | Zvieri | merenda | lanche | 下午小食 | 午後のおやつ | 오후 새참 | وجبة العصر
bowls and open sandwiches | bowls et tartines | bowls y tostas | Bowls & Stullen ~ Bowls und Stullen ~ Stullen & Bowls | bowl e crostoni | bowls e tostas | 能量碗与开放式三明治 | ボウルとオープンサンド | 볼과 오픈 샌드위치 | أطباق البول وشطائر مفتوحة
open sandwiches | tartines | tostas | Stullen ~ belegte Brote ~ Brote ~ Butterbrote ~ Schnitten | crostoni | tostas | 开放式三明治 | オープンサンド | 오픈 샌드위치 | شطائر مفتوحة
pancakes and crêpes | crêpes épaisses et crêpes | tortitas y crepes | Pannekoeken und Crêpes ~ Pfannkuchen & Crêpes ~ Pfannkuchen und Crêpes ~ Palatschinken & Crêpes | pancake e crêpe | panquecas e crepes | 煎饼与可丽饼 | パンケーキとクレープ | 팬케이크와 크레프 | بان كيك وكريب
from the grill | du gril | de la parrilla | Grillteller vom Rost ~ vom Rost ~ vom heißen Rost ~ vom Lavastein ~ vom Lavagrill ~ vom Grill & Rost | dalla griglia | da grelha | 烧烤 | グリル | 그릴 요리 | من الشواية
fish from local waters | poissons de nos eaux | pescado de aguas locales | Fisch aus heimischen Gewässern ~ aus heimischen Gewässern ~ Fische aus heimischen Gewässern ~ Süßwasserfisch ~ Süßwasserfische ~ Fisch aus der Region | pesce delle nostre acque | peixe de águas locais | 本地水域鲜鱼 | 地元の川と湖の魚 | 지역 민물고기 | أسماك من المياه المحلية
something sweet to finish | une douceur pour finir | algo dulce para terminar | Süßes zum Schluss ~ zum süßen Schluss ~ zum Dahinschmelzen ~ süßer Schluss ~ zum Schluss ~ süßes Finale ~ das süße Ende ~ zum Abschluss | qualcosa di dolce per finire | algo doce para terminar | 甜蜜收尾 | 食後の甘味 | 달콤한 마무리 | حلوى للختام
shots and clear spirits | shots et eaux-de-vie | chupitos y aguardientes | Kurze & Klare ~ Kurze und Klare ~ Kurze ~ Klare ~ Schnäpse & Kurze | shot e distillati | shots e aguardentes | 一口烈酒 | ショットと蒸留酒 | 샷과 증류주 | مشروبات روحية صغيرة
asparagus menu | carte d’asperges | carta de espárragos | Spargelkarte ~ Spargelzeit ~ Spargelgerichte ~ Spargelküche ~ Unsere Spargelkarte | carta degli asparagi | carta de espargos | 芦笋菜单 | アスパラガス料理 | 아스파라거스 메뉴 | قائمة الهليون
bottled red wines | vins rouges en bouteille | vinos tintos en botella | Flaschenweine rot ~ Rotweine in der Flasche ~ Flaschenwein rot ~ Rotwein Flasche | vini rossi in bottiglia | vinhos tintos em garrafa | 瓶装红葡萄酒 | ボトルの赤ワイン | 병 레드 와인 | نبيذ أحمر بالزجاجة
bottled white wines | vins blancs en bouteille | vinos blancos en botella | Flaschenweine weiß ~ Weißweine in der Flasche ~ Flaschenwein weiß ~ Weißwein Flasche | vini bianchi in bottiglia | vinhos brancos em garrafa | 瓶装白葡萄酒 | ボトルの白ワイン | 병 화이트 와인 | نبيذ أبيض بالزجاجة
for the soul | pour le cœur | para el alma | fürs Herz ~ für die Seele ~ Seelenfutter ~ Soulfood ~ was fürs Herz ~ Seelenwärmer | per l’anima | para a alma | 暖心美食 | 心温まる料理 | 마음을 위한 요리 | للروح
lunch menu | menu du midi | menú de mediodía | Mittagstisch ~ Mittagskarte ~ Mittagsmenü ~ Mittagsmenu | menù del pranzo | menu de almoço | 午市菜单 | ランチメニュー | 점심 메뉴 | قائمة الغداء
fine fruit brandies | eaux-de-vie de fruits | aguardientes de fruta | Edelbrände ~ Obstbrände ~ feine Brände ~ Brände ~ Schnäpse & Brände ~ edle Brände | distillati di frutta | aguardentes de fruta | 水果白兰地 | フルーツブランデー | 과일 브랜디 | براندي الفواكه
offal | abats | casquería | Innereien | frattaglie | miúdos | 内脏 | 内臓料理 | 내장 요리 | أحشاء
tavern classics | classiques de taverne | clásicos de taberna | Beisl-Klassiker ~ Beislklassiker ~ Wirtshausklassiker ~ Wirtshaus-Klassiker ~ Gasthausklassiker ~ aus der Wirtshausküche ~ Wirtshausküche | classici da osteria | clássicos de taberna | 酒馆经典菜 | 食堂の定番料理 | 선술집 클래식 | أطباق الحانة الكلاسيكية
for vegetarians and vegans | pour végétariens et végétaliens | para vegetarianos y veganos | für Vegetarier und Veganer ~ für Vegetarier & Veganer ~ Vegetarier & Veganer | per vegetariani e vegani | para vegetarianos e veganos | 素食与纯素菜品 | ベジタリアン・ヴィーガン向け | 채식과 비건 메뉴 | للنباتيين والنباتيين الصرف
hearty dishes from the oven | plats copieux au four | platos contundentes al horno | Deftiges aus dem Ofen ~ Deftiges aus dem Rohr ~ aus dem Ofenrohr | piatti sostanziosi al forno | pratos substanciais do forno | 丰盛烤炉菜 | オーブンのボリューム料理 | 든든한 오븐 요리 | أطباق مشبعة من الفرن
Yucatecan specialities | spécialités du Yucatan | especialidades yucatecas ~ platillos yucatecos ~ cocina yucateca ~ comida yucateca | Spezialitäten aus Yucatán | specialità dello Yucatán | especialidades do Iucatão | 尤卡坦特色菜 | ユカタン料理 | 유카탄 요리 | أطباق يوكاتان
meats cooked on a hot stone | viandes à la pierre | carnes a la piedra ~ carne a la piedra | Fleisch vom heißen Stein | carni alla pietra ollare | carnes na pedra | 石板烤肉 | 石焼き肉 | 돌판 고기 | لحوم على الحجر الساخن
# Japan
to begin with | pour commencer | para empezar | zuerst | per iniziare | para começar | 先来一份 | まずはこちらから ~ まずはコレ ~ まずはこれ ~ まずは ~ まずは一品 ~ とりあえず ~ とりあえずの一品 ~ とりあえずの一皿 ~ お先に | 먼저 한 접시 | للبدء
hot udon and soba | udon et soba chauds | udon y soba calientes | heiße Udon und Soba | udon e soba caldi | udon e soba quentes | 热乌冬面与荞麦面 | 温かいうどん・そば ~ 温かいそば・うどん ~ 温かいうどんとそば ~ 温うどん・そば | 따뜻한 우동과 소바 | أودون وسوبا ساخنة
cold udon and soba | udon et soba froids | udon y soba fríos | kalte Udon und Soba | udon e soba freddi | udon e soba frios | 冷乌冬面与荞麦面 | 冷たいうどん・そば ~ 冷たいそば・うどん ~ 冷やしうどん・そば | 차가운 우동과 소바 | أودون وسوبا باردة
hot soba | soba chauds | soba calientes | heiße Soba | soba caldi | soba quentes | 热荞麦面 | 温かいそば ~ 温かい蕎麦 ~ 温そば ~ 温蕎麦 | 따뜻한 소바 | سوبا ساخنة
cold soba | soba froids | soba fríos | kalte Soba | soba freddi | soba frios | 冷荞麦面 | 冷たいそば ~ 冷たい蕎麦 ~ 冷そば ~ 冷やしそば ~ 冷蕎麦 | 차가운 소바 | سوبا باردة
hot udon | udon chauds | udon calientes | heiße Udon | udon caldi | udon quentes | 热乌冬面 | 温かいうどん ~ 温うどん | 따뜻한 우동 | أودون ساخنة
cold udon | udon froids | udon fríos | kalte Udon | udon freddi | udon frios | 冷乌冬面 | 冷たいうどん ~ 冷やしうどん | 차가운 우동 | أودون باردة
soba and udon with toppings | soba et udon garnis | soba y udon con ingredientes | Soba und Udon mit Einlagen | soba e udon con guarnizioni | soba e udon com ingredientes | 浇头面 | 種もの ~ 種物 ~ たねもの | 고명 면 요리 | سوبا وأودون مع إضافات
rice and noodles to end the meal | riz et nouilles pour finir | arroz y fideos para terminar | Reis und Nudeln zum Abschluss | riso e noodles per finire | arroz e noodles para terminar | 收尾饭面 | 〆のご飯・麺 ~ 〆のご飯と麺 ~ 〆のごはん・麺 ~ 〆ご飯・麺 ~ 〆の麺・ご飯 ~ 締めのご飯・麺 ~ 〆の麺 | 마무리 밥과 면 | أرز ونودلز للختام
simmered and steamed dishes | plats mijotés et vapeur | guisos y platos al vapor | Geschmortes und Gedämpftes | stufati e piatti al vapore | estufados e pratos ao vapor | 炖煮与蒸菜 | 煮物・蒸し物 ~ 蒸し物・煮物 ~ 煮物と蒸し物 | 조림과 찜 요리 | أطباق مطهوة ببطء وعلى البخار
snacks to go with beer | en-cas pour accompagner la bière | para acompañar la cerveza | zum Bier | per accompagnare la birra | para acompanhar a cerveja | 佐啤酒小食 | ビールのお供 ~ ビールのお供に ~ ビールのおつまみ ~ ビールに合うおつまみ | 맥주 안주 | مع البيرة
today’s recommended fresh fish | poisson frais conseillé aujourd’hui | pescado fresco recomendado de hoy | heute empfohlener frischer Fisch | pesce fresco consigliato oggi | peixe fresco recomendado de hoje | 今日推荐鲜鱼 | 本日のおすすめ鮮魚 ~ 本日の鮮魚 ~ おすすめ鮮魚 ~ 本日のおすすめの魚 | 오늘의 추천 생선 | أسماك طازجة موصى بها اليوم
light meals | repas légers | comidas ligeras | kleine Mahlzeiten | pasti leggeri | refeições ligeiras | 轻食 | 軽食 ~ お軽食 ~ 軽食メニュー | 가벼운 식사 | وجبات خفيفة
breakfast service | formule petit déjeuner | desayunos completos | Frühstücksangebot | formula colazione | menu de pequeno-almoço | 早餐服务 | モーニングサービス ~ モーニングメニュー ~ 朝食セット | 모닝 서비스 | وجبة الفطور
nigiri by the piece | nigiris à la pièce | nigiri por unidad | Nigiri einzeln | nigiri al pezzo | nigiri à unidade | 单贯握寿司 | 握り一貫 ~ にぎり一貫 ~ 一貫にぎり ~ にぎり（一貫） ~ 握り(一貫) ~ にぎり(一貫) ~ 一貫握り | 초밥 한 점 | نيغيري بالقطعة
sake, chilled or warm | saké froid ou chaud | sake frío o caliente | Sake, kalt oder warm | sakè freddo o caldo | saqué frio ou quente | 清酒（冷／温） | 日本酒(冷・燗) ~ 日本酒（冷・燗） ~ 日本酒 冷・燗 ~ 日本酒(冷酒・熱燗) | 사케 (차게·데워서) | ساكي بارد أو ساخن
shochu: sweet potato, barley, rice | shochu de patate douce, d’orge, de riz | shochu de batata, cebada, arroz | Shochu aus Süßkartoffel, Gerste, Reis | shochu di patata dolce, orzo, riso | shochu de batata-doce, cevada, arroz | 烧酎（薯／麦／米） | 焼酎(芋・麦・米) ~ 焼酎（芋・麦・米） ~ 本格焼酎(芋・麦・米) | 소주 (고구마·보리·쌀) | شوتشو: بطاطا حلوة، شعير، أرز
stone-grilled dishes | plats cuits sur pierre | a la piedra | auf dem heißen Stein gegart | cotti su pietra | na pedra | 石烤料理 | 石焼 ~ 石焼き ~ 石焼料理 | 돌솥구이 | أطباق على الحجر الساخن
snacks to go with drinks | en-cas pour l’apéritif | para picar con la bebida | zum Trinken | stuzzichini da bere in compagnia | petiscos para a bebida | 下酒小菜 | つまみ ~ 肴 ~ 酒の肴 ~ 酒肴 ~ あて ~ アテ ~ お酒のあて ~ お酒のお供 | 술안주 | مقبلات مع المشروبات
to spread | à tartiner | para untar | zum Streichen | da spalmare | para barrar | 涂抹类 | パンに塗って | 발라 먹는 요리 | للدهن
stone-baked pizzas | pizzas sur pierre | pizzas a la piedra ~ pizza a la piedra ~ pizzas al horno de piedra | Pizza aus dem Steinofen ~ Steinofenpizza ~ Steinofenpizzen | pizze cotte su pietra | pizzas em forno de pedra | 石烤披萨 | 石窯ピザ | 화덕 피자 | بيتزا مخبوزة على الحجر
dumplings | boulettes et knödel | knödel | Knödelparade ~ Knödelküche ~ Knödelgerichte ~ rund um den Knödel | canederli | knödel | 丸子类 | クネーデル料理 | 크뇌델 요리 | أطباق الكنودل
game from local hunting | gibier de chasse locale | caza local | vom Wild aus heimischer Jagd ~ Wild aus heimischer Jagd ~ aus heimischer Jagd ~ Wildgerichte aus heimischer Jagd ~ Wild aus der Region | selvaggina locale | caça local | 本地野味 | 地元のジビエ | 지역 야생 고기 요리 | لحوم طرائد محلية
breakfast for late risers | petit déjeuner pour lève-tard | desayuno para dormilones | Frühstück für Langschläfer ~ für Langschläfer ~ Langschläferfrühstück | colazione per dormiglioni | pequeno-almoço para dorminhocos | 晚起者早餐 | 遅い朝食 | 늦은 아침 식사 | فطور للمتأخرين في النوم
cakes from our own bakery | gâteaux de notre pâtisserie | tartas de nuestro obrador | Torten aus eigener Backstube ~ aus eigener Backstube ~ Kuchen aus eigener Backstube ~ Kuchen und Torten aus eigener Backstube ~ aus unserer Backstube | torte del nostro forno | bolos da nossa pastelaria | 自家烘焙蛋糕 | 自家製ケーキ | 직접 구운 케이크 | كعك من مخبزنا
white wines by the glass | vins blancs au verre | vinos blancos por copas | Weißweine offen ~ offene Weißweine ~ Weißwein offen ~ Weißweine glasweise | vini bianchi al calice | vinhos brancos a copo | 单杯白葡萄酒 | グラス白ワイン | 글라스 화이트 와인 | نبيذ أبيض بالكأس
red wines by the glass | vins rouges au verre | vinos tintos por copas | Rotweine offen ~ offene Rotweine ~ Rotwein offen ~ Rotweine glasweise | vini rossi al calice | vinhos tintos a copo | 单杯红葡萄酒 | グラス赤ワイン | 글라스 레드 와인 | نبيذ أحمر بالكأس
# Brasseries and trattorias
brasserie dishes | plats de brasserie ~ les plats de brasserie ~ nos plats de brasserie | platos de brasserie | Brasserie-Gerichte | piatti da brasserie | pratos de brasserie | 法式餐馆菜 | ブラッスリー料理 | 브라스리 요리 | أطباق البراسري
to share or not | à partager ou pas ~ à partager ou non ~ à grignoter à partager ou pas | para compartir o no | zum Teilen oder nicht | da condividere oppure no | para partilhar ou não | 可分享亦可独享 | シェアしてもお一人でも | 나누거나 혼자 즐기거나 | للمشاركة أو لا
evening set menu | table d’hôte du soir ~ table d’hôte le soir | menú de noche | Abendmenü | menù della sera | menu do jantar | 晚市套餐 | 夜のコース | 저녁 세트 메뉴 | قائمة المساء
fresh from the fish market | retour de la criée ~ de la criée ~ arrivage de la criée | recién llegado de la lonja ~ recién llegado de lonja | frisch vom Fischmarkt | fresco dal mercato del pesce | fresco da lota ~ da lota | 鱼市直送 | 魚市場直送 | 어시장 직송 | طازج من سوق السمك
lunch break | pause déjeuner ~ la pause déjeuner | pausa del mediodía | Mittagspause | pausa pranzo ~ la pausa pranzo | pausa para almoço | 午间时光 | ランチタイム | 점심시간 | استراحة الغداء
spoon dishes | plats à la cuillère | cuchareo ~ de cuchareo ~ el cuchareo | Löffelgerichte | piatti al cucchiaio | pratos de colher | 炖煮汤菜 | 煮込みとスープ | 떠먹는 스튜 요리 | أطباق الملعقة
breakfast à la carte ~ à la carte breakfast | petit déjeuner à la carte | desayuno a la carta | Frühstück à la carte | colazione alla carta | pequeno-almoço à carta | 单点早餐 | アラカルトの朝食 | 단품 아침 식사 | فطور حسب الطلب
from lake and stream | des lacs et des rivières ~ du lac et de la rivière | de lagos y arroyos | aus See und Bach ~ aus Bach und See ~ aus Fluss und See ~ aus See und Fluss | dal lago e dal torrente | de lagos e ribeiras | 湖溪鲜鱼 | 湖と川の魚 | 호수와 냇물의 생선 | من البحيرة والجدول
`;
