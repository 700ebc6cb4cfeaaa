/** Kinds of the dishes of South Asia, the Middle East and Africa. The format: ../kinds.ts. */
export const WEST_SOUTH_KINDS = `
# India, Pakistan, Nepal
chicken > chicken tikka, chicken korma, shish taouk, chicken shawarma, yassa, doro wat, piri piri chicken
lamb > lamb curry, lamb tagine, lamb couscous
beef > beef curry
meat dish > chicken tikka, chicken korma, rogan josh, lamb curry, beef curry, kibbeh, kofta, shish taouk, shish kebab, döner kebab
meat dish > chicken shawarma, beef shawarma, meat shawarma, Adana kebab, iskender, koobideh, ghormeh sabzi, fesenjan, chicken tagine, lamb tagine
meat dish > royal couscous, lamb couscous, pastilla, yassa, doro wat, nyama choma, bobotie, suya, piri piri chicken, lahmacun, dürüm
meat dish > mansaf
curry dish > chicken korma, korma, vindaloo, jalfrezi, rogan josh, lamb curry, beef curry, fish curry, prawn curry, vegetable curry
curry dish > chickpea curry, dal, dal makhani, palak paneer, aloo gobi, malai kofta, bunny chow
korma > chicken korma
fish > fish curry, thieboudienne
seafood dish > fish curry, prawn curry, thieboudienne
shrimp > prawn curry
vegetable dish > vegetable curry, chickpea curry, dal, aloo gobi, mutabal, baba ghanoush, stuffed vine leaves, imam bayildi
vegetable dish > zaalouk, foul, falafel plate, couscous with vegetables, fried plantain, Israeli salad, molokhia
dal > dal makhani
lentil > dal
chickpea > chickpea curry
paneer > palak paneer, paneer tikka
rice dish > biryani, maqluba, kabsa, mandi, koshari, jollof rice, thieboudienne, tahdig, mansaf
biryani > chicken biryani, lamb biryani, vegetable biryani
dish > thali, dosa, idli, falafel plate, manakish, fatayer, börek, pide, manti, khachapuri, fufu, attiéké, ugali, bunny chow
dish > royal couscous, couscous with vegetables, lamb couscous, spanakopita, pastilla, brik
couscous > royal couscous, couscous with vegetables, lamb couscous
dip > raita, eggplant purée, mutabal, baba ghanoush, labneh, muhammara, toum, tahini sauce, zaalouk
yogurt > labneh, raita
flatbread > papadum, roti, paratha, roti canai, manakish, injera, pide, dosa
naan > garlic naan, cheese naan
bread > simit, khachapuri
dumpling > momo, manti, khinkali
frozen dessert > kulfi
pastry dessert > gulab jamun, knafeh, basbousa, maamoul
cake > basbousa
confectionery > halva, Turkish delight
custard dessert > muhallebi
butter > ghee
# The Middle East, Turkey, Iran
meatball > kofta
kofta > lamb kofta
skewer > shish taouk, shish kebab, Adana kebab, koobideh, suya
shawarma > chicken shawarma, beef shawarma, meat shawarma
sandwich > falafel wrap, döner kebab, dürüm, bunny chow
falafel > falafel wrap, falafel plate
salad > Israeli salad
soup > harira, molokhia, egusi soup
savoury tart > spanakopita, börek, fatayer, brik, pastilla
stew > ghormeh sabzi, fesenjan, doro wat, mafé, rogan josh, vindaloo
egg dish > menemen, brik
pizza > lahmacun
tajine > chicken tagine, lamb tagine
sauce > harissa, chermoula, toum, tahini sauce
hot sauce > harissa
# Africa
plantain > fried plantain
cassava > attiéké
sausage > boerewors
beef > biltong
cold cut > biltong
`;
