/** More words of regions and trades for concepts that other lists define. The format: more-words.ts. */
export const WORDS_OF_REGIONS = `
Puy lentils | fr: lentille verte du Puy/lentilles vertes du Puy
pan-fried potato slices with onion | fr: pommes boulangère
rock oyster | fr: creuses
potato | fr: pommes charlotte ~ pomme de terre charlotte/pommes de terre charlotte | de: Charlotte-Kartoffeln
lamb stew | fr: navarin d’agneau ~ navarin printanier
salmon fillet | fr: darne de saumon/darnes de saumon
makroud | fr: makroudh/makroudhs ~ makrout/makrouts
wild strawberry | it: fragolina/fragoline
lamb | fr: agneau de Pauillac/agneaux de Pauillac ~ agneau du Luberon ~ agneau des Corbières ~ agneau du Ventoux
pork | fr: porc du Ventoux
crust | fr: croûte fleurie/croûtes fleuries
San Daniele ham | it: prosciutto San Daniele ~ prosciutto crudo San Daniele ~ crudo San Daniele ~ crudo di San Daniele
flatbread | it: spianata sarda/spianate sarde ~ spianata bianca
Piennolo cherry tomato | it: pomodorino del piennolo del Vesuvio/pomodorini del piennolo del Vesuvio
Alpine cheese | it: formaggio malga/formaggi malga ~ formaggio di malga/formaggi di malga
mezzelune | it: schlutzkrapfen
casarecce | it: caserecce
penne | it: penne rigate
fusilli | it: fusilloni
arancini | it: arancine
culurgiones | it: culurgionis
agnolotti del plin | it: ravioli del plin
chard | it: bietoline
plum | it: susina/susine
sea bream | pt: besugo/besugos
pink pralines | fr: praline rose
shrimp fritters Andalusian style | es: tortillita de camarones/tortillitas de camarones ~ tortillita de camarón/tortillitas de camarón
kalimotxo | es: calimocho
pork cheek | es: carrillada/carrilladas
beef cheek | es: carrillada de ternera/carrilladas de ternera ~ carrillada de vaca/carrilladas de vaca ~ carrillada de buey/carrilladas de buey
atole | es: champurrado
chilli and nut oil salsa | es: macha
matcha | es: té macha
nopal | es: nopalito/nopalitos
huitlacoche | es: cuitlacoche
Argentine sirloin | es: bife angosto/bifes angostos
tacu tacu | es: tacutacu
tuna steak | pt: naco de atum/nacos de atum
cod loin | pt: naco de bacalhau/nacos de bacalhau
liver and onions | pt: iscas com elas
Serra da Estrela cheese | pt: queijo da serra da estrela ~ Serra da Estrela
tomato chutney | pt: doce de tomate
leg of lamb | pt: pernil de cordeiro/pernis de cordeiro ~ pernil de borrego/pernis de borrego
turkey | pt: pernil de peru/pernis de peru
swordfish | es: emperador/emperadores
beef empanada | es: empanada de pino/empanadas de pino
chicken nugget | es: nugget/nuggets
Chenin Blanc | fr: Chenin
sausage link | fr: saucisse à déjeuner/saucisses à déjeuner
ice pop | pt: picolé/picolés
clove | fr: girofle
Lyonnaise | es: a la lionesa
pearl onion | en: silverskins ~ cipollini onion/cipollini onions ~ cipollini
squash | en: delicata squash ~ summer squash ~ winter squash
brisket burnt ends | en: burnt ends of brisket
neck of lamb | en: lamb neck fillet ~ neck fillet of lamb
half rack of ribs | en: half rack
rack of pork ribs | en: full rack
rack of lamb | en: half rack of lamb ~ full rack of lamb
short rib | en: half rack of beef ribs ~ full rack of beef ribs ~ half rack of short ribs
gravlax | en: gravadlax
yellowfin tuna | en: yellowfin ~ ahi tuna ~ ahi
yellowfin tuna | ja: キハダ
bluefin tuna | en: bluefin
bluefin tuna | ja: 本まぐろ ~ 本鮪 ~ クロマグロ ~ 黒マグロ
cod roe | en: cod’s roe
fish goujons Brazilian style | en: fish goujons ~ cod goujons ~ plaice goujons ~ haddock goujons ~ goujons of plaice ~ goujons of cod
pollock | en: coley ~ coalfish
pollock | de: Köhler
kipper | en: bloater/bloaters
roast goose | de: Martinsgansl ~ Gansl ~ Ganslbraten
beef shank | de: Wadschinken
top sirloin | de: Hüferl
farm-raised chicken | de: Freilandhuhn ~ Weidehuhn
Charolais beef | de: Charolais
chopped steak | de: Hackbeefsteak
Angus beef | de: Angus
vendace | de: Reinanke/Reinanken
perch | de: Kretzer
catfish | de: Waller
kid goat | de: Gitzi
rack of lamb | de: Lammcarré
pork spare rib | de: Ripperl
pork belly | de: Wammerl
liver | de: Leberli
scrambled egg | de: Eierspeis
roll | de: Kaisersemmel/Kaisersemmeln ~ Handsemmel/Handsemmeln ~ Rundstück/Rundstücke ~ Weckle
doughnut | de: Kreppel
squid tentacles karaage | ja: ゲソ揚げ ~ げそ揚げ ~ げそから ~ ゲソから
dried sardines | ja: めざし ~ メザシ ~ 目刺し
dried sardines | en: mezashi
roasted soybean flour | ja: きなこ ~ 黄粉
lotus root | ja: 蓮根
bamboo shoot | ja: 筍 ~ 竹の子
shiso | ja: 紫蘇
spiny lobster | ja: 伊勢海老 ~ 伊勢えび
snow crab | ja: ずわい蟹 ~ ズワイ蟹 ~ 松葉ガニ ~ 松葉蟹
king crab | ja: たらば蟹 ~ タラバ蟹
cuttlefish | ja: 甲イカ ~ 甲いか
bonito | ja: 鰹
sea bass | ja: 鱸
simmered fish | en: nitsuke ~ nizakana
simmered fish | ja: 魚の煮付け ~ 魚の煮つけ ~ 煮魚 ~ 本日の煮魚
chikuzen-style vegetables with chicken | ja: がめ煮
pork bone broth | ja: とんこつ ~ 豚骨 ~ トンコツ
pork bone broth | en: tonkotsu
duck | ar: البط ~ بطة
ramen | ja: 中華そば ~ 支那そば | pt: lámen ~ lamen
dan dan noodles | ja: 坦々麺 ~ 坦坦麺 ~ 担担麺
yakitori | ja: 焼鳥
tempura | ja: 天麩羅
cutlet | ja: カツ
sashimi platter | ja: 刺盛り ~ 刺し盛り ~ 刺盛
inari | ja: いなり ~ 稲荷
hanger steak | ja: サガリ ~ さがり ~ 牛サガリ ~ 上サガリ
albacore | ja: ビントロ ~ びんとろ ~ びんちょうまぐろ ~ ビンチョウマグロ ~ びん長まぐろ ~ ビンナガ
rump steak | ja: ランプ肉 ~ 牛ランプ ~ ランプステーキ
gizzard | ja: 砂ずり ~ 砂肝ずり
chicken breast | ja: むね ~ むね肉 ~ 鶏むね
uramaki | ja: 裏巻き ~ 裏巻
flying fish roe | ja: とびっこ ~ トビッコ
dopiaza curry | en: do piaza
chip butty | en: chip cob ~ chip bap ~ chip barm
sandwich | en: sarnie/sarnies ~ butty/butties
gratin dauphinois | en: dauphinoise ~ potato dauphinoise ~ potatoes dauphinoise
Mexican crema | en: crema
potato skin | en: loaded potato skins ~ loaded potato skin
puri bread | en: puri/puris
potato chip | en: crisps
steak fries | en: fat chips ~ chunky fat chips
beaver tail | en: beavertail ~ beavertails
blackberry | en: brambles
nitro coffee | en: nitro cold brew
chocolate biscuit cake | en: chocolate tiffin
chocolate lava cake | en: chocolate fondants
snow pea | en: mangetout/mangetouts ~ mange tout
pea | en: petit pois
Harz cheese | de: Harzer Roller ~ Sauermilchkäse
floating island | de: Schneenockerl ~ Kanarimilch ~ Vogelmilch
cheese spaetzle | de: Kasspatzn
meatball | de: Fleischlaberl ~ Faschierte Laibchen ~ faschiertes Laibchen ~ Fleischküchle
meatloaf | de: Faschierter Braten
minced meat | de: Faschiertes
beef cheek | de: Ochsenbackerl
pork cheek | de: Schweinebacken ~ Schweinsbackerl
veal cheek | de: Kalbsbackerl
blood sausage | de: Blunzn ~ Blunze
lamb’s lettuce | de: Ackersalat
porcini | de: Herrenpilz/Herrenpilze
mashed potatoes | de: Stampf ~ Kartoffelstock
potato pancake | de: Erdäpfelpuffer
beet | de: Ronen ~ Rone
stuffed cabbage | de: Krautwickerl
green bean | de: Keniabohnen
Kaiserschmarrn | de: Kaiserschmarren
French toast | de: Pofesen
beef broth | de: klare Rindssuppe
whipped cream | de: Schlag
chestnut | de: Maroni
walnut | de: Baumnuss/Baumnüsse
breadcrumbs | de: Brösel
cellar beer | de: Zwickel ~ Zwickelbier
bock | de: Bock ~ Maibockbier ~ Maibock vom Fass ~ Festbock
roe deer | de: Maibock/Maiböcke ~ Rehbock/Rehböcke
plum brandy | de: Zwetschkenbrand ~ Pflümli ~ Pfläumli ~ Zwetschkenschnaps ~ Vieille Prune ~ Damassine
sparkling wine | de: Perlweine
glass of wine | de: Vierterl
iced coffee with ice cream | ja: コーヒーフロート ~ 珈琲フロート
`;
