/** Kinds of: more dishes, breads and sweets of China, Taiwan and India. The format: ../kinds.ts. */
export const DISHES_CHINA_AND_INDIA_KINDS = `
dumpling > pan-fried dumplings, boiled dumplings
noodle soup > wonton noodle soup
wonton soup > wonton noodle soup
dim sum > rice noodle roll, chicken feet dim sum, turnip cake
chicken > chicken feet dim sum, three cup chicken, chicken vindaloo, chicken karahi, chicken madras, chicken saag, chicken samosa
bun > pineapple bun
noodle > beef chow fun, Shanghai fried noodles
stir-fry > beef chow fun, Shanghai fried noodles, fish-flavoured shredded pork
beef > beef chow fun
meat dish > three cup chicken, fish-flavoured shredded pork, seekh kebab
rice dish > braised pork rice
pork > braised pork rice, fish-flavoured shredded pork
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
bakery product > youtiao
dessert > douhua, grass jelly, taro balls, rasgulla, rasmalai, carrot halwa
taro > taro balls
cake > pineapple cake
tea with milk > Hong Kong milk tea
tea > Hong Kong milk tea
iced tea > iced lemon tea Hong Kong style
vindaloo > chicken vindaloo, lamb vindaloo
lamb > lamb vindaloo, lamb korma, lamb tikka masala, lamb saag, lamb samosa
korma > lamb korma
tikka masala > lamb tikka masala
paneer > paneer tikka masala, mattar paneer, kadai paneer
curry dish > paneer tikka masala, mattar paneer, kadai paneer, chicken karahi, chicken madras, chicken saag, lamb saag, baingan bharta
curry dish > bhindi masala
vegetable dish > mattar paneer, baingan bharta, bhindi masala
chickpea curry > chana masala
eggplant > baingan bharta
okra > bhindi masala
mixed grill > tandoori platter
skewer > seekh kebab
samosa > vegetable samosa, lamb samosa, chicken samosa
naan > peshwari naan, keema naan, butter naan
flatbread > puri bread
dosa > masala dosa
fritter > medu vada
snack food > pani puri
rice pudding > kheer
pastry dessert > jalebi
`;
