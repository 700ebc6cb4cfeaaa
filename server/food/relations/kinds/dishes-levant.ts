/** Kinds of: dishes, sweets and drinks of the Levant, Arabia, Turkey, Iran and North Africa. The format: ../kinds.ts. */
export const DISHES_LEVANT_KINDS = `
meze > mezze platter
hummus > hummus with meat, beet hummus
meat dish > hummus with meat, kibbeh nayyeh, fried kibbeh, arayes, sumac chicken on flatbread, freekeh with chicken, ouzi, harees, lamb chops mashawi
meat dish > chicken wings Lebanese style, shawarma plate, hawawshi, beyti kebab, urfa kebab, kokoreç, chicken couscous, merguez couscous
kibbeh > kibbeh nayyeh, fried kibbeh
savoury tart > sambousek
cheese dish > rakakat, Turkish cheese rolls
sandwich > arayes, sabich, hawawshi, Tunisian fried sandwich
manakish > manakish with za’atar, manakish with cheese
rice dish > mujaddara, Lebanese fish with rice, chicken machboos, lamb machboos, zereshk polo, Kabuli pulao
stew > shakriya, okra stew, bean stew with meat, hünkar beğendi, güveç, gheymeh
lamb > shakriya, ouzi, lamb machboos, lamb mandi, hünkar beğendi, gheymeh, Kabuli pulao
chicken > sumac chicken on flatbread, freekeh with chicken, chicken machboos, chicken mandi, molokhia with chicken, zereshk polo, chicken couscous
seafood dish > Lebanese fish with rice, Lebanese spicy fish, fish tagine, fish couscous
fish > Lebanese fish with rice, Lebanese spicy fish, fish tagine, fish couscous
mandi > chicken mandi, lamb mandi
dish > fatteh, çiğ köfte
vegetable dish > warm chickpeas, Lebanese spicy potatoes, okra stew, stuffed zucchini, mahshi, stuffed eggplant, kashk-e bademjan, mirza ghasemi, vegetable tagine
potato > Lebanese spicy potatoes
sausage > makanek, sujuk
beef > sujuk
kofta > kafta, Turkish meatball
skewer > kafta, urfa kebab
mixed grill > mixed grill platter Lebanese
lamb chop > lamb chops mashawi
chicken wing > chicken wings Lebanese style
shawarma > shawarma plate, mixed shawarma
chicken shawarma > chicken shawarma wrap
wrap > chicken shawarma wrap
flatbread > malawach, Turkish stuffed flatbread, bolani, Moroccan layered pancake
fatteh > fattet hummus
bean > bean stew with meat
zucchini > stuffed zucchini
falafel > Egyptian falafel
pastry > feteer, kataifi
molokhia > molokhia with chicken
pudding > om ali
dessert > halawet el jibn
knafeh > kunafa with cheese
pastry dessert > qatayef, luqaimat, chebakia, kaab el ghazal, makroud, oriental pastries
baklava > baklava with ice cream, pistachio baklava
pistachio > pistachio baklava
chocolate > Dubai chocolate
hot drink > sahlab
soft drink > jallab
juice > tamarind juice
coffee > Arabic coffee
tea > karak tea
breakfast > Turkish breakfast
dip > Turkish yogurt and cucumber dip, ezme, haydari, kashk-e bademjan, mast-o khiar
börek > Turkish cheese rolls
chicken skewer > chicken shish, joojeh kebab
lamb skewer > lamb shish
eggplant > stuffed eggplant
baked potato > kumpir
offal > kokoreç
lentil soup > red lentil soup
soup > red lentil soup
rice pudding > Turkish rice pudding
custard dessert > kazandibi
vegetable juice > şalgam
fruit tea > apple tea
black tea > Turkish tea
dumpling > mantu
tajine > kefta tagine, vegetable tagine, fish tagine
meatball > kefta tagine
lamb tagine > lamb tagine with prunes
chicken tagine > chicken tagine with preserved lemon
couscous > chicken couscous, merguez couscous, fish couscous, seffa
merguez > merguez couscous
salad > Moroccan salad, mechouia salad, Tunisian salad
pancake > baghrir
spread > amlou
`;
