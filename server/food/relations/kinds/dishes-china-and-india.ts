/** Kinds of: more dishes, breads and sweets of China, Taiwan and India. The format: ../kinds.ts. */
export const DISHES_CHINA_AND_INDIA_KINDS = `
dumpling > pan-fried dumplings, boiled dumplings
noodle soup > wonton noodle soup
wonton soup > wonton noodle soup
dim sum > rice noodle roll, chicken feet, turnip cake
chicken > chicken feet, three cup chicken, chicken vindaloo, chicken karahi, chicken madras, chicken saag, chicken samosa
bun > pineapple bun
noodle > beef chow fun, Shanghai fried noodles
stir-fry > beef chow fun, Shanghai fried noodles, shredded pork in Sichuan sauce
beef > beef chow fun
meat dish > three cup chicken, shredded pork in Sichuan sauce, seekh kebab
rice dish > braised pork rice
pork > braised pork rice, shredded pork in Sichuan sauce
fried chicken > Taiwanese popcorn chicken
omelette > oyster omelette
oyster > oyster omelette
seafood dish > oyster omelette, Sichuan boiled fish, fish with pickled mustard greens
tofu > stinky tofu
lamb skewer > lamb skewers Xinjiang style
fish > Sichuan boiled fish, fish with pickled mustard greens
egg dish > egg and tomato stir-fry
salad > smashed cucumber
cucumber > smashed cucumber
bakery product > Chinese fried dough
dessert > tofu pudding, grass jelly, taro balls, cheese balls in syrup, cheese balls in cream, carrot halwa
taro > taro balls
cake > Taiwanese pineapple cake
tea with milk > Hong Kong milk tea
tea > Hong Kong milk tea
iced tea > iced lemon tea Hong Kong style
vindaloo > chicken vindaloo, lamb vindaloo
lamb > lamb vindaloo, lamb korma, lamb tikka masala, lamb saag, lamb samosa
korma > lamb korma
tikka masala > lamb tikka masala
paneer > paneer tikka masala, paneer with peas, kadai paneer
curry dish > paneer tikka masala, paneer with peas, kadai paneer, chicken karahi, chicken madras, chicken saag, lamb saag, spiced mashed aubergine
curry dish > okra masala
vegetable dish > paneer with peas, spiced mashed aubergine, okra masala
chickpea curry > chana masala
eggplant > spiced mashed aubergine
okra > okra masala
mixed grill > tandoori platter
skewer > seekh kebab
samosa > vegetable samosa, lamb samosa, chicken samosa, minced meat samosa
naan > sweet naan with nuts, naan with minced meat, butter naan
flatbread > puri bread
dosa > masala dosa
fritter > Indian lentil fritter
snack food > pani puri
rice pudding > Indian rice pudding
pastry dessert > jalebi
`;
