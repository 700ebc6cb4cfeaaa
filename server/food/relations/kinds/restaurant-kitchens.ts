/** Kinds of: what izakayas, soba shops, trattorie and Gasthäuser list beside the famous dishes. The format: ../kinds.ts. */
export const RESTAURANT_KITCHEN_KINDS = `
# Japan: sea
squid > fermented squid, squid okonomiyaki
fish > chopped raw fish with miso, fresh fish, saury, Atka mackerel, sweetfish, olive flounder
mackerel > vinegar-cured mackerel, mackerel simmered in miso
bonito > seared bonito
saury > salt-grilled saury
Atka mackerel > grilled Atka mackerel
sweetfish > salt-grilled sweetfish
salmon > salt-grilled salmon
amberjack > yellowtail simmered with daikon
clam > sake-steamed clams
horse mackerel > breaded horse mackerel
sashimi > horse sashimi, sashimi trio, five kinds of sashimi
shrimp > sweet shrimp, chilli prawns, shrimp okonomiyaki
tuna > minced raw tuna with green onion, minced raw tuna and green onion rice bowl, tuna and green onion maki
rice bowl > minced raw tuna and green onion rice bowl, char siu rice bowl, yakitori rice bowl
maki > tuna and green onion maki
nigiri > nigiri assortment, special nigiri assortment
seafood dish > seafood okonomiyaki, shrimp rice gratin, seafood rice gratin, peppered mussels, spaghetti with seafood, linguine with seafood
# Japan: meat
horse meat > horse sashimi
chicken > chicken skin, chicken cartilage, fried chicken cartilage, chicken neck meat, chicken diaphragm, Japanese chicken hot pot, chicken rice gratin, yakitori rice bowl
pork > pork belly skewer, pork loin katsu, pork fillet katsu, pork jowl, pork skirt, pork okonomiyaki, ramen with char siu pork, char siu rice bowl
skewer > pork belly skewer
beef > premium Korean short ribs, salt-grilled beef tongue, beef rumen, beef omasum, beef small intestine
offal > beef rumen, beef omasum, beef small intestine, chicken cartilage, milk-fed veal intestine, stir-fried liver with garlic chives
liver > stir-fried liver with garlic chives, Berlin-style calf’s liver
meat dish > hamburg steak with demi-glace, hamburg steak with grated daikon, braised hamburg steak, hamburg steak with cheese
hamburg steak > hamburg steak with demi-glace, hamburg steak with grated daikon, braised hamburg steak, hamburg steak with cheese
appetizer > compulsory appetizer
# Japan: vegetables, noodles, rice
vegetable dish > cucumber with miso, chilled tomato, Okinawan bitter melon stir-fry, stir-fried vegetables, greens in dashi, Korean lettuce salad
cucumber > cucumber with miso
tomato > chilled tomato
bitter melon > Okinawan bitter melon stir-fry
hijiki > simmered hijiki
herb > garlic chives
vegetable > wild mountain vegetables, greens in dashi, stir-fried vegetables, chicory greens, pickled vegetables, vegetables in oil
salad > Korean lettuce salad, cabbage salad, warm cabbage salad with bacon
croquette > béchamel croquette
béchamel croquette > crab cream croquette
crab > crab cream croquette, crab omelette over rice
soup > Korean soup with rice
hot pot > Japanese mixed hot pot, Japanese chicken hot pot, kimchi hot pot, soy milk hot pot
kimchi > kimchi hot pot
soba > cold soba with tempura, soba with duck and leek, cold soba with hot duck broth, soba with wild mountain vegetables, soba with fried tofu, soba with tempura flakes, soba with raw egg
duck > soba with duck and leek, cold soba with hot duck broth, duck ragù
tofu > soba with fried tofu
udon > udon with tempura flakes, udon with raw egg, hot dipping udon, udon with concentrated broth, plain hot udon, cold udon
egg dish > soba with raw egg, udon with raw egg, crab omelette over rice
ramen > ramen with char siu pork
noodle > extra noodles
rice dish > rice with green tea and salmon, rice with green tea and pickled plum, crab omelette over rice, Chinese-style stir-fry over rice, rice gratin
rice with green tea > rice with green tea and salmon, rice with green tea and pickled plum
salmon > rice with green tea and salmon
rice gratin > shrimp rice gratin, seafood rice gratin, chicken rice gratin, rice gratin with meat sauce
shrimp > shrimp rice gratin
okonomiyaki > pork okonomiyaki, squid okonomiyaki, shrimp okonomiyaki, mixed okonomiyaki, seafood okonomiyaki, Hiroshima-style okonomiyaki with noodles, okonomiyaki with fried noodles
dish > Tokyo-style savoury pancake
miso soup > red miso soup
sauce > tare sauce, yakiniku sauce, demi-glace sauce, Parmesan cream, potato cream
soy sauce > wasabi soy sauce
ponzu > ponzu with grated daikon
mayonnaise > spicy cod roe mayonnaise
roe > spicy cod roe mayonnaise
# Japan: sweets and drinks
coffee > house blend coffee, Viennese melange, marocchino coffee, cup of coffee, pot of coffee
tea > cup of tea, pot of tea
dessert > coffee jelly, Mont Blanc, cream anmitsu, firm custard pudding, dango with sweet soy glaze, steamed yeast dumpling, Austrian steamed chocolate pudding, chestnut purée vermicelli, apple fritter rings
chestnut > Mont Blanc, chestnut purée vermicelli
apple > apple fritter rings
sundae > Amarena sundae, fruit parfait, strawberry parfait, chocolate parfait, matcha parfait
ice cream > black sesame ice cream, egg custard ice cream, milk ice cream, gianduja ice cream
sorbet > yuzu sorbet
toast > toast with red bean paste
dango > dango with sweet soy glaze
sake > junmai sake, junmai ginjo sake, junmai daiginjo sake, daiginjo sake, ginjo sake, honjozo sake, hot sake, chilled sake, cloudy sake, local sake, sake tasting set
cocktail > grapefruit sour, ume sour, yuzu sour, Calpis sour, ginger highball, cola highball
shochu > shochu with oolong tea, shochu with green tea, shochu with jasmine tea, Hoppy with shochu
plum wine > plum wine on the rocks, plum wine with soda
drink > sweet fermented rice drink
# Italy
dish > savoury flan, scaloppine
pasta dish > spaghetti with seafood, linguine with seafood, spinach and ricotta cannelloni, spinach and ricotta tortelli
spaghetti > spaghetti with seafood
linguine > linguine with seafood
cannelloni > spinach and ricotta cannelloni
mussel > peppered mussels
cheese > Parmesan cream
potato > potato cream, parsley potatoes
red onion > red Tropea onion
pistachio > pistachio cream
cream > mascarpone cream
ragù > wild boar ragù, hare ragù, duck ragù, lamb ragù, rabbit ragù, sausage ragù, fish ragù, octopus ragù, white ragù
wild boar > wild boar ragù
hare > hare ragù
lamb > lamb ragù
rabbit > rabbit ragù, Ligurian rabbit with olives
frankfurter > pair of frankfurters
sausage > sausage ragù, bacon-wrapped cheese sausage, smoked dried sausage, country-style sausage
fish > fish ragù, grilled swordfish, Vicenza-style stockfish, plaice with bacon
octopus > octopus ragù
butter > sage butter
cutlet > cutlet with ham and Fontina
veal > milk-fed veal intestine, veal stew, Berlin-style calf’s liver
meat dish > veal stew, pork stew, meatballs in tomato sauce, pork and sausage platter with sauerkraut, children’s schnitzel
chicken > grilled chicken breast
pork > pork stew, pork and sausage platter with sauerkraut
stew > veal stew, pork stew
meatball > meatballs in tomato sauce
swordfish > grilled swordfish
plaice > plaice with bacon
bean > Tuscan beans in tomato and sage
sandwich > filled roll
pastry cream > chantilly pastry cream
croissant > custard croissant, plain croissant, jam croissant, pistachio croissant
dessert wine > vin santo
# Germany, Austria, Switzerland
turkey > turkey strips, sliced turkey in sauce
sliced meat in sauce > sliced turkey in sauce
cabbage > cabbage salad, warm cabbage salad with bacon
mushroom > mushrooms in cream sauce
ravioli > Carinthian cheese pasta pockets
rösti > Bernese rösti with bacon
Maultaschen > Maultaschen with buttered onions
spaetzle > egg spaetzle
berry > elderberry
oats > rolled oats
baguette > herb baguette
yogurt > plain yogurt
soft drink > Austrian herbal lemonade, Rivella whey soda
wheat beer > dark wheat beer, crystal wheat beer
wine > fermenting young wine
juice > grape must
goulash > venison goulash, game goulash, wild boar goulash
game > game goulash
venison > venison goulash
wild boar > wild boar goulash
mixed cold cuts board > Austrian snack board, Valais dried meat platter
tarte flambée > Alsatian tarte flambée with bacon and onions
granola > Bircher muesli
wheat beer > Bavarian wheat beer
soft drink > elderflower spritzer
cream > fresh cream
pancake > Japanese pancake
fried calamari > fried squid rings
brothless ramen > oil-dressed brothless ramen
suckling lamb > Roman-style grilled suckling lamb chops
chocolate lava cake > warm chocolate cake with a molten centre
offal > spicy fermented pollock innards
fish > spicy fermented pollock innards, flounder fin, soup of fish bones, cod milt, cod milt with ponzu
seaweed > Korean seasoned seaweed
potato > potato with butter
squid > half-dried grilled squid
fish liver > monkfish liver, monkfish liver with ponzu
steak > diced steak
chicken skewer > chicken thigh skewer
shrimp > prawns with mayonnaise
`;
