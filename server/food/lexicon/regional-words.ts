/** More words for concepts of the other files: as regions, dialects and other scripts have them. The format: ../more-words.ts. */
export const REGIONAL_WORDS = `
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
# Meat, fish, eggs
pork | es: puerco
turkey | es: guajolote
chicken fillet | pt: filé de frango
sirloin | de: Beiried
beef tenderloin | de: Lungenbraten
chicken | ar: فرخة ~ فراخ
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
pancake | es: panqueque/panqueques ~ hotcake/hotcakes
hot dog | es: perro caliente/perros calientes ~ pancho/panchos
popcorn | es: pochoclo ~ cotufas
pasta | zh: 义大利面
bread | ar: عيش ~ عيش بلدي
steamed rice | ar: رز أبيض | ko: 쌀밥 ~ 공깃밥
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
`;
