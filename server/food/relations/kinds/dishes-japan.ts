/** Kinds of: dishes, sweets and ingredients of Japan. The format: ../kinds.ts. */
export const DISHES_JAPAN_KINDS = `
donburi > tempura bowl, tuna rice bowl, seafood rice bowl, pork rice bowl, chicken teriyaki bowl
tempura > tempura bowl, kakiage, vegetable tempura, mixed tempura
seafood dish > tuna rice bowl, seafood rice bowl, seafood udon, fried prawns, fried oysters, grilled mackerel, saikyo yaki, seared salmon
tuna > tuna rice bowl, tuna maki, spicy tuna roll, tuna nigiri, tuna sashimi, fatty tuna, medium fatty tuna
meat dish > pork rice bowl, hamburg steak, menchi katsu, yakiniku, grilled beef tongue, jingisukan, Japanese meat and potato stew
pork > pork rice bowl, pork miso soup
chicken > chicken teriyaki bowl, chicken udon, chicken yakisoba, chicken ramen, tsukune
curry dish > curry rice, curry udon
rice dish > curry rice, omurice, hayashi rice, ochazuke, zosui, takikomi gohan
curry rice > beef curry rice
beef > beef curry rice, hayashi rice, beef udon
egg dish > omurice, marinated egg
soup > zosui
soba > zaru soba, tempura soba
udon > tempura udon, kitsune udon, curry udon, beef udon, chicken udon, seafood udon, nabeyaki udon
yakisoba > chicken yakisoba
noodle > tsukemen, mazesoba, hiyashi chuka, somen, shirataki
ramen > shio ramen, chicken ramen, spicy ramen, vegetable ramen
noodle soup > champon
pasta dish > Japanese ketchup spaghetti
spaghetti > Japanese ketchup spaghetti
croquette > korokke
shrimp > fried prawns, shrimp nigiri
fried prawns > breaded prawns
fried oysters > breaded oysters
oyster > fried oysters
skewer > kushikatsu, kushiyaki, tsukune
meatball > tsukune
beef tongue > grilled beef tongue
mackerel > grilled mackerel, mackerel sushi
lamb > jingisukan
vegetable dish > vegetable tempura, spinach goma-ae, kinpira gobo, kappa maki, avocado maki, fried shishito peppers
stew > oden, Japanese meat and potato stew
hot pot > nabe, motsunabe, chanko nabe
offal > motsunabe
tofu > yudofu, chilled tofu
spinach > spinach goma-ae
miso soup > pork miso soup
vegetable > tsukemono, myoga
pickle > tsukemono
ume > umeboshi
fish > saikyo yaki
bamboo shoot > menma
sauce > takoyaki sauce, tonkatsu sauce, eel sauce, yuzu sauce, ginger sauce, miso sauce
maki > futomaki, hosomaki, kappa maki, avocado maki, salmon maki, tuna maki, spicy tuna roll, spicy salmon roll, rainbow roll, dragon roll
maki > spider roll, Philadelphia roll, crunchy roll, shrimp tempura roll, volcano roll
salmon > salmon maki, spicy salmon roll, salmon nigiri, salmon sashimi, seared salmon
shrimp tempura > shrimp tempura roll
sushi > gunkan, oshizushi, mackerel sushi
nigiri > salmon nigiri, tuna nigiri, shrimp nigiri, eel nigiri
eel > eel nigiri, sea eel
sashimi > salmon sashimi, tuna sashimi, sashimi platter
sandwich > katsu sando
egg sandwich > egg sando
bun > melon pan, anpan, curry bread
pastry dessert > taiyaki, imagawayaki
daifuku > strawberry daifuku
strawberry > strawberry daifuku
dessert > anmitsu, zenzai
mochi > warabi mochi
confectionery > yokan, manju, monaka
sponge cake > castella
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
roe > mentaiko, masago
flying fish roe > tobiko
teriyaki > teriyaki glaze
tsukemono > assorted tsukemono
`;
