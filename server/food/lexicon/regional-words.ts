/** More words for concepts of the other files: as regions, dialects and other scripts have them. The format: ../more-words.ts. */
export const REGIONAL_WORDS = `
# How menus shorten and misspell, and what houses say
mayonnaise | fr: mayonaise ~ mayo maison | es: mahonesa
cherry tomato | en: cherry tom/cherry toms
breakfast | en: brekkie
soda water | it: seltz ~ selz
vegan mayonnaise | es: veganesa
extra virgin olive oil | it: olio EVO
free-range egg | es: huevo de corral/huevos de corral
barramundi | en: barra
chicken parmesan | en: chicken parma/chicken parmas ~ chicken parmy/chicken parmies ~ chicken parmi
mashed potatoes | de: Kartoffelpü
mustard cream | fr: crème moutardée
# Cakes
cake | ar: كيكة
apple pie | ar: كيكة التفاح ~ كيك التفاح
cheesecake | ar: كيكة الجبن ~ كيك الجبن
chocolate cake | ar: كيكة الشوكولاتة ~ كيك الشوكولاتة
carrot cake | ar: كيكة الجزر ~ كيك الجزر
# Vegetables and fruit
pea | es: chícharo/chícharos
green bean | es: ejote/ejotes ~ chaucha/chauchas | pt: vagem/vagens
zucchini | es: calabacita/calabacitas ~ zapallito/zapallitos | de: Zucchetti
bean | es: poroto/porotos
pumpkin | es: zapallo/zapallos
pineapple | es: ananá/ananás
apricot | es: damasco/damascos
corn | pt: milho verde | de: Kukuruz
parsley | pt: salsinha
tomato | de: Paradeiser/Paradeiser
redcurrant | de: Ribisel/Ribiseln
carrot | de: Rüebli/Rüebli
beet | de: Rande/Randen
lamb’s lettuce | de: Vogerlsalat ~ Nüsslisalat
butterhead lettuce | de: Häuptelsalat
Brussels sprout | de: Kohlsprosse/Kohlsprossen
cranberry | fr: atoca/atocas
mashed potatoes | fr: patates pilées
fries | fr: patates frites
green onion | fr: échalote verte/échalotes vertes | ko: 쪽파 | ja: ねぎ
sweet potato | zh: 地瓜
avocado | zh: 酪梨
guava | zh: 芭乐
cabbage | zh: 高丽菜
eggplant | ar: بتنجان | ja: なす
bean sprout | ko: 콩나물 ~ 숙주
soy milk | zh: 豆浆
leafy vegetable | zh: 青菜 ~ 时蔬 ~ 绿叶菜 ~ 时令蔬菜 ~ 青蔬
green onion | zh: 小葱 ~ 青葱 ~ 葱花
baijiu | zh: 高粱酒 ~ 二锅头 ~ 茅台
noodle | zh: 面食
appetizer | ko: 전채 ~ 전채요리 ~ 에피타이저 ~ 스타터 | zh: 头盘 ~ 餐前小吃 | ja: アペタイザー ~ スターター
main course | es: plato de fondo/platos de fondo ~ fondos
# Meat, fish, eggs
pork | fr: cochon | es: puerco ~ chancho | it: suino | pt: suíno | ja: ブタ | ko: 돼지 | ar: حلوف
pistachio | ar: فستق
turkey | es: guajolote ~ carne de pavo | de: Putenfleisch | it: carne di tacchino
chicken fillet | pt: filé de frango
sirloin | de: Beiried
beef tenderloin | de: Lungenbraten
chicken | ar: فرخة ~ فراخ | de: Hühnerfleisch ~ Hähnchenfleisch | es: carne de pollo | it: carne di pollo | pt: carne de frango | fr: viande de poulet | ja: 鶏肉
grilled chicken | ar: فراخ مشوية
meat | ar: لحمة
lamb | ar: ضاني ~ لحمة ضاني | ja: 羊
beef | ar: كندوز
chicken wing | ja: 手羽先
fried chicken | ko: 후라이드치킨 ~ 후라이드 치킨
cuttlefish | zh: 花枝
squid | zh: 透抽 ~ 小卷 | ja: いか
oyster | zh: 蚵仔
octopus | ko: 낙지 ~ 주꾸미 ~ 쭈꾸미
crab | ja: かに
amberjack | ja: 鰤
# Bread, pasta, rice
croissant | es: medialuna/medialunas | de: Gipfeli/Gipfeli
roll | de: Weggli/Weggli ~ Schrippe/Schrippen ~ Weckerl/Weckerl
pancake | es: hotcake/hotcakes
hot dog | es: perro caliente/perros calientes ~ pancho/panchos
popcorn | es: pochoclo ~ cotufas
pasta | zh: 义大利面
bread | ar: عيش ~ عيش بلدي
white rice | ar: رز أبيض | ko: 쌀밥 ~ 공깃밥
basmati rice | ar: رز بسمتي
fried rice | ja: チャーハン
# Dairy, nuts, pantry
cream | es: crema de leche | pt: creme de leite | de: Obers
mozzarella | pt: muçarela
sesame | es: ajonjolí | pt: gergelim
peanut | es: cacahuate/cacahuates | ar: سوداني
dulce de leche | es: arequipe ~ manjar
cheese | ar: جبنة
ghee | ar: سمنة
rice pudding | ar: رز بلبن
tofu | ja: とうふ
miso | ja: みそ
soy sauce | ja: しょうゆ
milk | ar: لبن
yogurt | ar: لبن
# Drinks and sweets
beer | es: chela/chelas
orange juice | pt: suco de laranja | de: O-Saft
coffee | pt: cafezinho/cafezinhos | ja: ホットコーヒー
Turkish coffee | ar: قهوة تركي
latte | ko: 카페라떼 ~ 라떼
iced Americano | ko: 아아
ice cream | de: Glace
sundae | ja: パフェ
poutine | zh: 肉汁薯条 ~ 肉汁奶酪薯条
soju | zh: 烧酒
alcohol | ko: 술
sashimi | ko: 회
peppercorn sauce | ar: صوص الفلفل ~ صوص فلفل
sauce | ar: صوص
skewer | ar: كباب
dessert wine | zh: 甜酒 ~ 甜葡萄酒 | ja: 甘いワイン ~ 甘口ワイン ~ 甘口のワイン | ko: 스위트 와인 ~ 달콤한 와인 ~ 단 와인 | ar: نبيذ حلو
# Parts of a menu
breakfast | zh: 早饭 | ja: 朝ごはん ~ 朝ご飯 ~ モーニング ~ 朝食メニュー | ko: 아침밥 ~ 조식 ~ 아침 메뉴 | ar: فطار ~ ترويقة
side | ja: サイド ~ サイドディッシュ ~ 副菜 | ko: 사이드 ~ 사이드 디시 | zh: 副菜 ~ 配餐
dessert | ar: حلا ~ تحلية | ko: 후식
# Words of menus in Japan
phrase hot starters | ja: 温菜
phrase signature dishes | ja: 当店自慢の逸品 ~ 当店自慢 ~ 自慢の一品 ~ 自慢の逸品 ~ 看板料理 ~ 当店人気No.1 ~ 当店自慢の一品
phrase minimum two people | ja: 二人前より ~ 2人前より ~ 二名様より ~ 二名様より承ります ~ 2名様より承ります ~ 二人前から ~ 2人前から ~ ご注文は二人前より ~ ご注文は2人前より ~ 2名様から ~ ご注文は2名様より承ります
phrase VAT included | ja: 税込 ~ 価格は税込です ~ 価格は税込みです ~ 表示価格は税込です ~ 表示価格は税込みです ~ 税込価格 ~ 価格は全て税込です ~ 税込み
phrase spice level | ja: 辛さをお選びいただけます ~ 辛さが選べます ~ 辛さ選べます ~ 辛さをお選び頂けます ~ 辛さ調節できます
chirashi | ja: ちらし ~ ばらちらし ~ バラちらし
rice with green tea | ja: 茶漬け ~ 茶漬
shrimp tempura | ja: 海老天 ~ えび天 ~ エビ天 ~ 海老の天ぷら ~ エビの天ぷら
sea bream | ja: 真鯛 ~ マダイ
amberjack | ja: ブリ ~ ぶり ~ 寒ブリ
horse mackerel | ja: 鯵 ~ あじ ~ 真鯵
beef tongue | ja: 牛たん
chocolate cake | ja: ガトーショコラ
sea urchin | ja: うに ~ 海胆 ~ 雲丹 ~ 生うに
karaage | ja: から揚げ ~ からあげ ~ 空揚げ ~ 唐揚
chicken karaage | ja: 若鶏の唐揚げ ~ 若鶏唐揚げ ~ 若鶏のから揚げ ~ 鶏のから揚げ ~ 鶏から揚げ ~ 鶏の唐揚 ~ とりの唐揚げ ~ 若鶏の唐揚 ~ もも唐揚げ
miso black cod | ja: 銀だらの西京焼き ~ 銀鱈の西京焼き ~ 銀鱈西京焼き ~ 銀だら西京焼き ~ 銀ダラ西京焼き
kappa maki | ja: かっぱ巻 ~ カッパ巻 ~ かっぱ巻き ~ カッパ巻き
loin | ja: ロース ~ ロース肉
skirt steak | ja: ハラミ ~ 牛ハラミ ~ はらみ
meat sauce | ja: ミートソース
ice cream | ja: アイス
vanilla ice cream | ja: バニラアイス
whisky highball | ja: 角ハイボール ~ 角ハイ ~ ウイスキーハイボール
crème caramel | ja: カスタードプリン ~ 自家製プリン
Viennese coffee with whipped cream | ja: ウインナーコーヒー
carafe | ja: デカンタ ~ デキャンタ
adjective fresh | ja: 新鮮な ~ 新鮮
adjective rich | ja: 濃厚な
adjective light | ja: あっさりした ~ あっさり
adjective fluffy | ja: ふわとろの ~ ふわとろ ~ ふわふわの
adjective crispy | ja: サクサクの ~ サクサク ~ カリカリの ~ カリカリ ~ パリパリの
adjective hand-made | ja: 手打ち ~ 手打ちの
adjective gooey | ja: とろとろの
latte | ja: カフェオレ ~ カフェ・オ・レ ~ コーヒー牛乳
iced latte | ja: アイスカフェオレ ~ アイスカフェ・オ・レ
frankfurter | ja: ウインナー ~ ウィンナー
noodle soup | ja: 汁麺
# Words of menus in Italy
grill | it: griglieria ~ braceria
suppli | it: supplì al telefono
tonnarelli | it: spaghetti alla chitarra ~ maccheroni alla chitarra
fennel | it: finocchio/finocchi
monkfish | it: pescatrice
swordfish | it: spada
Fassona beef | it: Fassone ~ carne di Fassona
scottadito lamb chops | it: agnello a scottadito ~ costolette d’agnello a scottadito ~ costolette di agnello a scottadito ~ costolette a scottadito
clam | it: vongola verace/vongole veraci ~ arsella/arselle
nougat | it: torroncino/torroncini
jam | it: confettura/confetture
juice | it: succo di frutta/succhi di frutta
cheese board | it: selezione di formaggi ~ degustazione di formaggi ~ tagliere di formaggi misti
chocolate lava cake | it: tortino al cioccolato con cuore morbido ~ tortino al cioccolato con cuore fondente
adjective sautéed | it: ripassato/ripassata/ripassati/ripassate ~ ripassato in padella/ripassata in padella/ripassati in padella/ripassate in padella
adjective wood-fired | it: cotto nel forno a legna/cotta nel forno a legna/cotti nel forno a legna/cotte nel forno a legna ~ cotto in forno a legna/cotta in forno a legna/cotti in forno a legna/cotte in forno a legna
adjective homemade | it: fatto in casa da noi/fatta in casa da noi/fatti in casa da noi/fatte in casa da noi ~ di nostra produzione ~ di produzione propria
phrase family recipe | it: antica ricetta di famiglia
phrase grandma’s recipe | it: la ricetta della nonna
phrase of your choice | it: a scelta tra ~ a scelta fra
phrase subject to availability | it: secondo disponibilità del giorno ~ in base alla disponibilità del mercato
penne | it: pennette
hand-cut beef tartare | it: battuta di manzo ~ battuta al coltello ~ battuta di carne ~ battuta di Fassona al coltello ~ battuta di Fassona ~ battuta di carne cruda ~ carne cruda battuta al coltello ~ carne cruda all’albese
ice cream cone | it: cono/coni
ham and cheese toastie | it: toast prosciutto cotto e formaggio ~ toast al prosciutto e formaggio ~ toast con prosciutto e formaggio
fried calamari | it: fritto di calamari ~ frittura di calamari | ko: 오징어튀김 ~ 오징어 튀김 | ja: イカの唐揚げ ~ いかの唐揚げ | zh: 炸鱿鱼 ~ 炸鱿鱼圈
crêpe | it: crepes | es: panqueque/panqueques
# Words of menus in Germany, Austria and Switzerland
farmhouse cider | de: Most ~ Bauernmost
wheat beer | de: Weizenbier/Weizenbiere ~ helles Weizen ~ helles Hefeweizen ~ Hefe hell
phrase wines by the glass | de: Schoppenweine ~ Schoppenwein ~ offene Schoppenweine ~ Weine im Ausschank
phrase beers on tap | de: offene Biere ~ Biere im Ausschank ~ offenes Bier
pork knuckle | de: Grillhaxe/Grillhaxen ~ Grillhaxn
phrase cake of the day | de: Kuchen vom Tag ~ Tageskuchen ~ Torte des Tages
wine spritzer | de: Weißweinschorle/Weißweinschorlen ~ G’spritzter ~ Gspritzter ~ weißer Spritzer ~ Spritzer weiß ~ Sommerspritzer ~ Weißweinschorle sauer
Knödel | de: Kloß/Klöße
boiled potatoes | de: Gschwellti ~ geschwellte Kartoffeln ~ Schalenkartoffeln
soft-boiled egg | de: weichgekochtes Ei/weichgekochte Eier ~ weiches Ei/weiche Eier ~ weichgekochtes Frühstücksei
boiled egg | de: hartgekochtes Ei/hartgekochte Eier ~ hart gekochtes Ei/hart gekochte Eier ~ hartes Ei/harte Eier
Wiener schnitzel | de: original Wiener Schnitzel
adjective grandma’s | de: +nach Großmutters Rezept ~ +nach Oma’s Rezept ~ +nach Großmutter Art
adjective draft | de: frisch gezapft
mixed cold cuts board | de: Vesperbrett ~ Brotzeitbrettl ~ Jausenbrettl ~ Jausenplatte
# Menus of German-speaking countries
sliced chicken in sauce Swiss style | de: Pouletgeschnetzeltem
rye bread | de: Schwarzbrot
cooked ham | de: Vorderschinken
asparagus | de: Stangenspargel
bacon | de: Bauchspeck
# Menus of Spanish-speaking countries
mozzarella | es: muzzarella ~ muzarela
cilantro | es: culantro
crouton | es: tropezón/tropezones
beef small intestine | es: chinchulín/chinchulines
scoop | es: bocha/bochas
# Meat and alcohol by the words of one country
beef | en: ox/oxen ~ bullock | es: novillo ~ añojo ~ ternasco de vacuno | de: Ochse/Ochsen ~ Ochsenfleisch ~ Weideochse ~ Jungbulle ~ Färse | it: vitellone ~ scottona ~ bue | pt: boi ~ novilho ~ carne bovina ~ acém | fr: taurillon ~ génisse | ko: 한우 ~ 양지 ~ 차돌박이 | ar: لحم جاموس
beef tongue | ar: لسان بقر
oxtail | pt: rabada
beef bone soup | ko: 사골
red wine | zh: 红酒
rice wine | zh: 花雕 ~ 花雕酒 ~ 女儿红
makgeolli | ko: 동동주 | ja: どぶろく
sake | ko: 청주 ~ 정종
mirin | ko: 맛술
beer | ko: 생맥 | ar: جعة
rum | ar: روم
oyster mushroom | es: seta de ostra/setas de ostra ~ hongo ostra/hongos ostra | de: Austernseitling/Austernseitlinge | it: fungo ostrica/funghi ostrica ~ gelone/geloni | pt: cogumelo ostra/cogumelos ostra | zh: 蚝菇 ~ 蠔菇 ~ 秀珍菇 ~ 鲍鱼菇 | ja: オイスターマッシュルーム ~ 平茸 | ko: 굴버섯 | ar: مشروم المحار ~ فطر محاري
water | ar: موية ~ مويه ~ مية ~ ميه
lager | ko: 헬레스
schnapps | de: Enzianschnaps
sparkling wine | pt: espumante ~ espumantes
`;
