/** More words for concepts of the other files: as bistros, grills, bars and cafés print them. The format: ../more-words.ts. */
export const WORDS_OF_HOUSES = `
dry-aged beef | en: matured beef | es: vaca madurada ~ carne de vaca madurada
breakfast | en: brekkie ~ brekky
chocolate sauce | fr: sauce chocolat ~ sauce au chocolat
fish burger | fr: fish burger/fish burgers
salmorejo | es: salmorejo cordobés
cocido madrileño | es: cocido madrileño completo
zucchini flower | es: flor de calabaza/flores de calabaza
skirt steak | es: entraña/entrañas
fish tacos Baja style | en: Baja fish taco ~ baja-style fish tacos
chili cheese fries | en: chilli cheese fries
single malt whisky | en: single malt Scotch ~ single malt Scotch whisky
virgin mojito | en: nojito
adjective hot | en: sizzling ~ sizzling hot
adjective smoked | en: slow-smoked
adjective marinated | es: adobado/adobada/adobados/adobadas
name Arrabbiata | fr: arrabiata ~ à l’arrabiata
beef shank | en: shin of beef
egg yolk | es: yema
pork jowl | es: papada
phrase per kilo | es: kg ~ precio/kg ~ precio por kg ~ precio kg
cannelloni | es: canelón
sea salt | es: escamas de sal ~ sal en escamas
potato salad | ja: ポテサラ
beet | de: Roter Bete ~ roten Beten
radish | de: Radieserl ~ Radieschen
granola | de: Knuspermüsli ~ Crunchy-Müsli
whipped cream | ja: ホイップ
fries | ja: 山盛りポテトフライ ~ ポテトフライ
pancake | es: hot cakes ~ hot cake
olive oil | es: aceite de arbequina ~ aceite arbequina ~ aceite de picual
pickle | de: saure Gurke/saure Gurken ~ Essiggurkerl
toasted breadcrumbs | en: pangrattato
fried tofu | ja: 厚揚げ ~ 絹揚げ
silken tofu | ja: 絹豆腐 ~ 絹ごし
maitake | ja: 舞茸
oxtail soup | ja: テールスープ
beef small intestine | ja: 牛の小腸 ~ 国産牛小腸
sesame dressing | ja: 胡麻ドレッシング
rice | ja: ごはん
miso soup | ja: みそ汁
Japanese pickles | ja: 香の物
green onion | ja: 青ねぎ ~ 青ネギ ~ 長ねぎ ~ 長ネギ ~ 白ねぎ
nori | ja: 刻み海苔 ~ 刻みのり ~ 青のり ~ 青海苔
shiso | ja: 青じそ
minced meat | ja: 挽肉
pork belly | ja: 豚バラ肉 ~ 豚ばら ~ 豚ばら肉 ~ 豚三枚肉
pork loin | ja: 豚ロース肉
offal | ja: もつ ~ モツ
beef tongue | ja: 厚切り牛タン
soft slow-cooked egg | ja: 温玉 ~ 温泉玉子
shiitake | ja: 椎茸
pumpkin | ja: 南瓜
ume | ja: 南高梅 ~ 梅肉
red bean paste | ja: こしあん ~ 小豆あん
demi-glace sauce | ja: デミグラス
cream | en: double cream ~ single cream
calf’s liver | en: calves liver
horse meat | de: Pferd | it: carne equina
mutton | es: carne de oveja ~ oveja | it: pecora ~ carne di pecora
bun | fr: pain bun/pains bun
balsamic glaze | de: Balsamico-Creme
datterini tomato | it: datterino/datterini
chicken liver | it: fegatino/fegatini
Saint-Nectaire | fr: st-nectaire
adjective fried | de: ausgebacken
mashed potatoes | de: Stampfkartoffeln | es: puré de patata
rice | it: riso vialone nano
ginger pork | ja: 豚ロースの生姜焼き ~ 豚ロース生姜焼き
chicken breast | ja: 鶏むね肉
chicken broth | es: caldo de ave
béchamel | ja: ホワイトソース
cherry tomato | ja: ミニトマト ~ プチトマト | es: cherrys
chanterelle | de: Eierschwammerl/Eierschwammerln
adjective smoked | de: +aus dem Rauch
adjective baked | de: +vom Blech
adjective grilled | de: +vom Rost
meat sauce | it: sugo di carne ~ sugo alla carne ~ ragù bolognese
lima bean | es: garrofó ~ bajoqueta y garrofó
venison haunch | de: Rehkeule
top sirloin | de: Rinderhüfte
pork tenderloin | de: Schweinelendchen
heirloom tomato | en: heritage tomato/heritage tomatoes
white bean | fr: haricot lingot/haricots lingots ~ mogette/mogettes
pickled vegetables | fr: pickles de légumes
fruit salad | es: macedonia | it: macedonia
bratwurst | de: Rostbratwurst/Rostbratwürste
mushroom sauce | de: Jägersauce
potato wedge | de: Kartoffelspalte/Kartoffelspalten
fatty tuna | ja: 大とろ
pickled ginger | ja: 紅生姜
marinated egg | ja: 煮卵 ~ 煮たまご
seven spice | ja: 七味
mixed beef and pork mince | ja: 牛と豚の合挽き ~ 合挽き
pork cutlet rice bowl | ja: かつ丼 ~ ロースかつ丼
baguette | es: pan de barra
medium fatty tuna | ja: 中とろ ~ 本まぐろ中とろ ~ 本鮪中とろ ~ 本マグロ中トロ
crystal bread | es: pan cristal
mayonnaise | es: mahonesa
adjective homemade | fr: fait ici/faite ici/faits ici/faites ici
octopus | it: polpo verace/polpi veraci
romaine | en: cos lettuce ~ baby cos
pickled red onion | fr: pickles d’oignon rouge
pickled onion | fr: pickles d’oignon/pickles d’oignons
shoestring fries | es: patata paja ~ patatas pajas
pan-fried mushrooms with garlic and parsley | it: funghi trifolati
fresh cream | en: pouring cream | de: flüssige Sahne ~ flüssiger Sahne
brown rice | de: Vollkornreis
Nuremberg sausage | de: Nürnberger Bratwürstchen
boiled egg | ja: ゆで玉子 ~ ゆでたまご ~ 茹で玉子
beurre blanc | fr: beurre blanc nantais ~ beurre nantais
pickle | en: cornichon/cornichons
pico de gallo | en: pico
Worcestershire sauce | en: Worcestershire
lime zest | it: zest di lime ~ zeste di lime
mustard sauce | es: salsa de mostaza antigua
garlic | de: Knobi
adjective hand-cut | es: cortado a cuchillo/cortada a cuchillo/cortados a cuchillo/cortadas a cuchillo | en: hand-carved
hot sauce | es: salsa picante
barbecue sauce | de: BBQ-Soße ~ BBQ-Sauce ~ BBQ Soße
adjective charcoal-grilled | es: hecho al carbón/hecha al carbón/hechos al carbón/hechas al carbón
`;
