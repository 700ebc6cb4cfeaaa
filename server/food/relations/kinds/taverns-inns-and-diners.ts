/** Kinds of: what taverns and grills of Spanish-speaking countries, inns of German-speaking ones and diners of Japan list. The format: ../kinds.ts. */
export const TAVERNS_INNS_AND_DINERS_KINDS = `
# Spain and Latin America
anchovy > anchovy and pickled anchovy bite
potato > battered potatoes in saffron sauce, potatoes with spicy sauce and aioli
vegetable dish > chicken causa, tuna causa, fries with beef and eggs
tripe > fried lamb tripe skewer, tripe in sour sauce
omelette > open runny omelette, open runny shrimp omelette, pork omelette Osaka style
shrimp > open runny shrimp omelette
pork > Iberian pork lagarto strip, Segovia-style roast suckling pig, pringá, grilled pig’s ear, pressed pork crackling
hake > hake throats, hake throats in pil-pil sauce
surimi > surimi baby eels, imitation crab fish cake
sandwich > montadito with stewed pork and beef, full steak sandwich with cheese and ham and egg, Chilean steak sandwich with avocado and mayonnaise, open-faced bread with beans and melted cheese
beef > breaded beef filled with cured beef and cheese, medium strip steak, flank steak with pizza toppings, steak with fries and fried eggs, minced beef with macaroni, pink-roasted sirloin
dessert > marzipan filled with sweet egg cream, crème caramel with ice cream and fruit, caramelized crema catalana, cheese with quince or sweet potato paste, crème caramel with dulce de leche and cream, ice cream with whisky and nuts, American-style custard ice cream, pancake pieces with stewed plums, crème caramel with fruit and ice cream, Uji matcha shaved ice with red beans, mochi with soybean flour, mochi with red bean paste and soybean flour
ice cream > American-style custard ice cream, ice cream with whisky and nuts
crème caramel > crème caramel with ice cream and fruit, crème caramel with dulce de leche and cream, crème caramel with fruit and ice cream
coffee > decaf espresso with a little milk, decaf latte, large coffee with milk Viennese style, small coffee with milk Viennese style, coffee with rum and whipped cream
hot drink > hot milk with a drop of coffee, hot chocolate with rum, cup of hot chocolate
spirit > brandy with anise liqueur
beer > shandy with lemon soda, small draft beer or shandy, spiced michelada with sauces, beer with cola, wheat beer with lemonade, Berliner Weisse with syrup, medium draft beer
red wine > red wine with lemon soda
wine > young wine with pineapple ice cream, wine punch with sparkling wine
toast > toast with oil and tomato
cod > battered salt cod fingers
fish > Veracruz-style fish with tomatoes and olives, smoked dogfish strips
squid > squid tentacles
aspic > pork in aspic
squid tentacles > squid tentacles karaage
rice dish > rice cooked in fish stock, fried rice and beans with steak and fried egg and plantain, pilaf and spaghetti plate with pork cutlet
seafood dish > rice cooked in fish stock, octopus in olive sauce
meat dish > tinga, lamb stew with coriander
taco > crisp-fried taco, Mexican tongue taco
crisp-fried taco > crisp-fried potato taco, crisp-fried chicken taco
tinga > chicken tinga
chicken > chicken tinga, breaded chicken breast with ham and cheese, sliced chicken in sauce Swiss style, seared rare mature hen, chicken tataki, rare chicken with wasabi, chicken meatball skewer with egg yolk
soft drink > fizzy lemonade with lemon juice
drink > Mexican rice and cinnamon drink
onion > spring onions Mexican style
broth > tomato broth
tortilla > fried tortilla strips
beef tongue > Mexican tongue taco
tomato sauce > Argentine filetto tomato sauce
gnocchi > potato gnocchi
empanada > beef empanada with a mild filling
causa > chicken causa, tuna causa
octopus > octopus in olive sauce
lamb > lamb stew with coriander
soy sauce > Peruvian soy sauce
chilli > Peruvian ají limo chilli
olive > botija olive
egg dish > stuffed eggs with remoulade
# Germany, Austria, Switzerland
horse meat > Rhenish horse sauerbraten, horse meat hot pot
offal > lung ragout in sour cream sauce, grilled offal Japanese style, chicken egg sac and oviduct skewer, simmered beef tendon with miso
bratwurst > bratwurst poached in vinegar broth, Nuremberg sausages in a roll
meat dish > meatloaf with hard-boiled eggs, blood and groats sausage hash
pork > pork in aspic, raw minced pork roll, ham cutlet Japanese style
sausage > sausage with pork greaves, groats sausage with blood, Lyoner sausage, house sausage
salad > Swiss sausage and cheese salad
crust > crisp crust
carp > breaded fried carp
sauce > apple and onion cream sauce, potato dressing, dill mustard sauce
egg > egg half
sauerkraut > creamed sauerkraut
pretzel > lye pretzel
pear > pear with lingonberries
cheese > Liptauer cheese spread
vegetable dish > chard roll
meat > veal or chicken
# Japan
skewer > chicken egg sac and oviduct skewer
chicken fillet > chicken tenderloin with plum and shiso
soy > fried soy meat Japanese style
ramen > miso ramen with butter and corn, pork bone soy sauce ramen
set menu > set with half portion of fried rice, inari and maki roll set, morning set, children’s set meal
udon > udon with assorted toppings
noodle > curry noodles with leek
rice bowl > fish cake and egg rice bowl, fried tofu and egg rice bowl, pork and egg rice bowl, meat and egg rice bowl, deluxe tempura rice bowl
sushi > pressed mackerel sushi
mackerel > pressed mackerel sushi
okonomiyaki > monja with pollock roe and mochi and cheese
hot pot > salmon and miso hot pot from Hokkaido, wild boar hot pot, horse meat hot pot
wild boar > wild boar hot pot
salmon > salmon and miso hot pot from Hokkaido
shabu-shabu > all-you-can-eat shabu-shabu
drink > milkshake Japanese style
mochi > mochi with soybean flour, mochi with red bean paste and soybean flour
cocktail > fresh lemon sour
shochu > barley shochu with hot water, sweet potato shochu with hot water
sake > large flask of hot sake, small flask of hot sake
rice > brown rice flakes
sorbet > lemon sorbet with cava
offal > bull or lamb testicles
yakisoba > yakisoba with beef short ribs
clam > clams in butter
chicken > chicken skin with ponzu
salmon > raw salmon with egg yolk Korean style, grilled salmon belly
tuna > raw tuna with egg yolk Korean style
squid > raw firefly squid marinated in soy sauce
vegetable dish > fried yam with nori
fish cake > fried fish cake with seaweed
soba > soba with grated yam
rice dish > dry curry rice, grilled rice ball
okonomiyaki > green onion pancake Osaka style
green onion pancake Osaka style > green onion pancake with beef tendon
meat dish > hamburg steak set meal, puff pastry filled with veal and sausage meat balls
white fish > breaded white fish
dessert > bread pudding with apples Austrian style
pork > pork goulash with sauerkraut
lager > half litre of lager
Emmental > Emmental breaded and fried
mussel > mussels with onion and tomato relish
beef > Chilean beef and vegetable stew, steak with its juices Chilean style
caper > caper berry
tomato > grated tomato
sauce > wholegrain mustard cream, orange jus
coffee > long black
clam chowder > New England clam chowder
almond milk > iced almond milk
sandwich > Florentine tripe sandwich
dessert > stuffed peach with amaretto
veal > veal ossobuco in gremolata, sliced veal
beef > beef cheeks braised in Dornfelder wine
pasta > macaroni with tomato sauce
sausage > poultry sausage
meat dish > Rocky Mountain oysters
`;
