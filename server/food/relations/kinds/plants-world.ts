/** Kinds of the vegetables, fruit, herbs, spices and nuts of plants-world.ts and fruit-and-spice.ts. The format: ../kinds.ts. */
export const PLANTS_WORLD_KINDS = `
# Vegetables
vegetable > leafy vegetable, stuffed pepper, baby corn, lotus root, water chestnut, baby vegetables, vine leaf, nopal, banana leaf, chayote
vegetable > bitter melon, samphire, alfalfa sprouts, pea shoot, edible flower
leafy vegetable > Chinese cabbage, collard greens, cavolo nero, gai lan, water spinach, baby spinach, purslane, dandelion, sorrel, nettle
leafy vegetable > frisée, cress, nasturtium
lettuce > iceberg lettuce, little gem, butterhead lettuce
spinach > baby spinach
kale > cavolo nero
corn > baby corn
tomato > beefsteak tomato, heirloom tomato, green tomato
onion > pearl onion, pickled onion, onion jam
garlic > roasted garlic, garlic powder
potato > new potato, boiled potatoes, pan-fried potatoes, hash brown, potato pancake, potato croquette, duchess potatoes
fries > truffle fries, loaded fries, shoestring fries, skinny fries, steak fries
vegetable dish > pan-fried potatoes, hash brown, potato pancake, potato croquette, duchess potatoes, stuffed pepper, stuffed cabbage
vegetable dish > mushy peas, loaded fries
root vegetable > cassava, taro, Jerusalem artichoke, salsify, daikon
radish > daikon
cabbage vegetable > Chinese cabbage, Savoy cabbage, pointed cabbage, collard greens, cavolo nero, Romanesco, broccoli rabe, gai lan
cabbage vegetable > daikon, cress, nasturtium, mustard seed
cabbage > Savoy cabbage, pointed cabbage, stuffed cabbage
bell pepper > red pepper, green pepper, piquillo pepper, stuffed pepper
capsicum pepper > pepperoncini
chilli > habanero, Scotch bonnet, poblano, bird’s eye chilli, chilli flakes, chilli powder, Aleppo pepper
squash > spaghetti squash, kabocha
flower > edible flower, nasturtium, rose petal, violet, hibiscus, orange blossom, jasmine
# Mushrooms
mushroom > button mushroom, cremini, enoki, king oyster mushroom, shimeji, maitake, wood ear mushroom, straw mushroom
wild mushroom > hedgehog mushroom, black trumpet
oyster mushroom > king oyster mushroom
truffle > summer truffle, black truffle, white truffle
# Legumes
plant food > plant protein, meat substitute, agar
bean > white bean, borlotti bean, pinto bean, lima bean, black-eyed pea, mung bean, adzuki bean, red bean paste, romano bean
adzuki bean > red bean paste
green bean > romano bean
lentil > red lentil, Puy lentils, beluga lentils
pea > split pea, sugar snap pea, mushy peas, pea shoot, pea protein
plant protein > pea protein
tofu > silken tofu, fried tofu, smoked tofu, tofu skin
soy > natto
# Sea vegetables
plant food > sea vegetable
sea vegetable > seaweed, samphire
seaweed > kelp, dulse, hijiki, sea lettuce, spirulina
# Fruit
fruit > candied fruit, seasonal fruit, fresh fruit, fruit platter, physalis, prickly pear, sea buckthorn, rosehip, tamarind, acerola, açaí
fruit > jackfruit, ume, carob
fruit dessert > fruit platter, açaí bowl, poached pear, baked apple
citrus > calamansi, bergamot, pomelo, finger lime, kaffir lime
orange > blood orange
mandarin > clementine
lemon > lemon wedge
lime > lime zest
tropical fruit > dragon fruit, star fruit, jackfruit, durian, rambutan, mangosteen, longan, soursop, cherimoya, tamarind, acerola, açaí
berry > goji berry, sea buckthorn, mulberry, bilberry, cloudberry, saskatoon berry, haskap, açaí
blueberry > bilberry
plum > damson, greengage, ume
melon > cantaloupe, honeydew
grape > red grape
apple > green apple, baked apple, applesauce
pear > Asian pear, poached pear
compote > applesauce
cherry > maraschino cherry
sour cherry > Amarena cherry
coconut > shredded coconut, coconut cream
# Herbs, spices, flavours
herb > Thai basil, shiso, epazote, curry leaf, pandan, summer savory, lovage, lemon balm, borage, hyssop, woodruff, kaffir lime
herb > herbes de Provence, bouquet garni, purslane, sorrel
basil > Thai basil
sweetener > stevia
flower > rose water
spice > white pepper, pink peppercorn, Sichuan pepper, sansho, Timut pepper, allspice, mixed spice, coriander seed, fennel seed
spice > mustard seed, celery salt, nigella, fenugreek, asafoetida, garam masala, chaat masala, dukkah, baharat, galangal, juniper
spice > licorice, tonka bean, annatto, mastic, chilli flakes, chilli powder, Aleppo pepper, garlic powder, curry leaf
mustard > mustard seed
celery > celery salt
cilantro > coriander seed
curry > Madras curry, yellow curry
spice > Madras curry, yellow curry
curry dish > Madras curry, yellow curry
sauce > yellow curry
salt > smoked salt, Himalayan salt
substance > monosodium glutamate
condiment > pickled ginger, onion jam
ginger > pickled ginger
# Nuts and seeds; coconut, tiger nuts and ginkgo nuts are not tree nuts of Regulation (EU) 1169/2011
almond > almond butter, salted almonds
spread > almond butter, onion jam, applesauce
walnut > candied walnut
pecan > candied pecan
nut > ginkgo nut
sesame > black sesame
seed > flaxseed, hemp seed, mustard seed, fennel seed, coriander seed, nigella
root vegetable > tiger nut
# Portions and vessels of service.ts
portion > half portion, small portion, large portion, double portion, starter portion, main portion, child portion, senior portion
plate > sharing platter, mixed platter, combination plate
measure > half pint, half litre, quarter litre, litre, magnum, mug, teapot, bucket, jar, tasting flight, duo, trio
bottle > magnum
menu part > selection, variation, surprise
meat dish > mixed grill
`;
