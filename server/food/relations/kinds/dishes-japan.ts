/** Kinds of: dishes, sweets and ingredients of Japan. The format: ../kinds.ts. */
export const DISHES_JAPAN_KINDS = `
rice bowl > tempura bowl, tuna rice bowl, raw tuna rice bowl, seafood rice bowl, raw seafood rice bowl, pork rice bowl, chicken teriyaki bowl
tempura > tempura bowl, mixed tempura fritter, vegetable tempura, mixed tempura
seafood dish > tuna rice bowl, raw tuna rice bowl, seafood rice bowl, raw seafood rice bowl, seafood udon, fried prawns, fried oysters, grilled mackerel, saikyo yaki, flame-seared salmon
tuna > tuna rice bowl, raw tuna rice bowl, tuna maki, spicy tuna roll, tuna nigiri, tuna sashimi, fatty tuna, medium fatty tuna
meat dish > pork rice bowl, hamburg steak, breaded minced meat cutlet, Japanese barbecue, grilled beef tongue, Japanese grilled lamb, Japanese meat and potato stew
pork > pork rice bowl, pork miso soup
chicken > chicken teriyaki bowl, chicken udon, chicken yakisoba, chicken ramen, chicken meatball skewer
curry dish > curry rice, curry udon
rice dish > curry rice, omelette rice, chicken ketchup rice, hashed beef rice, rice with green tea, Japanese rice soup, Japanese mixed rice
curry rice > beef curry rice
beef > beef curry rice, hashed beef rice, beef udon
egg dish > omelette rice, marinated egg
soup > Japanese rice soup
soba > cold soba noodles, tempura soba
udon > tempura udon, udon with fried tofu, curry udon, beef udon, chicken udon, seafood udon, hot pot udon
yakisoba > chicken yakisoba
noodle > dipping ramen, brothless ramen, cold ramen, somen, shirataki
ramen > shio ramen, chicken ramen, spicy ramen, vegetable ramen
noodle soup > champon
pasta dish > Japanese ketchup spaghetti
spaghetti > Japanese ketchup spaghetti
croquette > Japanese croquette
shrimp > fried prawns, shrimp nigiri
fried prawns > breaded prawns
fried oysters > breaded oysters
oyster > fried oysters
skewer > Japanese breaded skewers, Japanese skewer, chicken meatball skewer
meatball > chicken meatball skewer
beef tongue > grilled beef tongue
mackerel > grilled mackerel, mackerel sushi
vegetable dish > vegetable tempura, spinach goma-ae, braised burdock, kappa maki, avocado maki, fried shishito peppers
stew > Japanese fishcake stew, Japanese meat and potato stew
offal > offal hot pot
tofu > cold tofu, simmered tofu
lamb > Japanese grilled lamb
hot pot > Japanese hot pot, offal hot pot, sumo stew
spinach > spinach goma-ae
miso soup > pork miso soup
vegetable > Japanese pickles, myoga
pickle > Japanese pickles
ume > Japanese pickled plum
fish > saikyo yaki
bamboo shoot > fermented bamboo shoots
sauce > takoyaki sauce, tonkatsu sauce, eel sauce, yuzu sauce, ginger sauce, miso sauce
maki > futomaki, hosomaki, kappa maki, avocado maki, salmon maki, tuna maki, spicy tuna roll, spicy salmon roll, rainbow roll, dragon roll
maki > spider roll, Philadelphia roll, crunchy roll, shrimp tempura roll, volcano roll
salmon > salmon maki, spicy salmon roll, salmon nigiri, salmon sashimi, flame-seared salmon
shrimp tempura > shrimp tempura roll
sushi > gunkan, pressed sushi, mackerel sushi
nigiri > salmon nigiri, tuna nigiri, shrimp nigiri, eel nigiri
eel > eel nigiri, sea eel
sashimi > salmon sashimi, tuna sashimi, sashimi platter
sandwich > katsu sando
egg sandwich > egg sando
bun > melon pan, red bean bun, curry bread
pastry dessert > taiyaki, imagawayaki
daifuku > strawberry daifuku
strawberry > strawberry daifuku
dessert > anmitsu, sweet red bean soup
mochi > warabi mochi
confectionery > red bean jelly, manju, monaka
sponge cake > Japanese sponge cake
cheesecake > Japanese cheesecake, matcha cheesecake
matcha > matcha cheesecake, matcha tiramisu
tiramisu > matcha tiramisu
snack food > senbei
condiment > yuzu kosho
bonito > bonito flakes
seaweed > wakame, nori
topping > tempura flakes
breadcrumbs > panko
mayonnaise > Japanese mayonnaise
soy > roasted soybean flour
root vegetable > burdock, Chinese yam, konjac
leafy vegetable > mizuna
konjac > shirataki
bell pepper > shishito pepper
shishito pepper > fried shishito peppers
citrus > sudachi, kabosu
roe > spicy cod roe, capelin roe
flying fish roe > tobiko
teriyaki > teriyaki glaze
Japanese pickles > assorted Japanese pickles
`;
