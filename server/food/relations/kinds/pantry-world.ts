/** Kinds of the flours, breads, pasta, sauces, spreads and syrups of pantry-world.ts. The format: ../kinds.ts. */
export const PANTRY_WORLD_KINDS = `
# Flour and cereals
wheat > whole wheat flour, freekeh, kamut, wheat germ, bran
rice > rice flour, Arborio rice, black rice, coconut rice, saffron rice, lemon rice, vegetable rice
rice dish > coconut rice, saffron rice, lemon rice, vegetable rice
corn > corn flour, cornstarch, corn flakes
chickpea > chickpea flour
almond > almond flour
buckwheat > buckwheat flour
cereal > millet, sorghum, teff, breakfast cereal, corn flakes
pseudocereal > amaranth
cassava > tapioca
# Bread, dough
bread > country bread, gluten-free bread, walnut bread, raisin bread, olive bread, milk bread, banana bread, pumpernickel, challah
bread > bread basket, pita chips, bread with tomato
bun > gluten-free bun
rye bread > pumpernickel
cake > banana bread
snack food > pita chips
dough > shortcrust pastry, filo pastry, choux pastry
# Pasta, risotto
pasta > bucatini, farfalle, fusilli, orecchiette, conchiglie, paccheri, garganelli, trofie, tagliolini, angel hair, ziti, agnolotti
pasta > cappelletti, mezzelune, wholewheat pasta, gluten-free pasta, egg pasta, squid ink pasta
ravioli > lobster ravioli, spinach and ricotta ravioli, mushroom ravioli
lobster > lobster ravioli
seafood dish > seafood risotto, lobster ravioli
lasagna > vegetable lasagna
risotto > mushroom risotto, seafood risotto, Milanese risotto, truffle risotto, asparagus risotto
# Sauces
hot sauce > Buffalo sauce
sauce > burger sauce, cocktail sauce, Worcestershire sauce, black bean sauce, plum sauce, curry sauce, samurai sauce, yogurt sauce
sauce > dill sauce, mint sauce, horseradish sauce, mustard sauce, romesco, mojo, rouille, sauce vierge, cranberry sauce, onion sauce
soy > black bean sauce, tamari
mayonnaise > lemon mayonnaise, truffle mayonnaise, wasabi mayonnaise, rouille, samurai sauce
sauce > vegan mayonnaise
mustard > Dijon mustard, mustard sauce
dressing > French dressing, Italian dressing, sesame dressing, lemon dressing, raspberry vinaigrette
vinaigrette > raspberry vinaigrette, lemon dressing
pesto > sun-dried tomato pesto, pistachio pesto, wild garlic pesto
dip > skordalia
sweet sauce > chocolate sauce, warm chocolate sauce, strawberry sauce, icing sugar glaze
chocolate > chocolate sauce, warm chocolate sauce
jam > strawberry jam, apricot jam, fig jam, orange marmalade, quince paste
chutney > tomato chutney
syrup > agave syrup, date syrup, pomegranate molasses, molasses
condiment > tamari, furikake, yeast extract
soy sauce > tamari
fish > dashi
sauce > dashi
plant food > nutritional yeast, yeast extract
oil > rapeseed oil, linseed oil, sunflower oil, peanut oil, walnut oil, hazelnut oil, pumpkin seed oil, coconut oil, garlic oil, herb oil, basil oil, parsley oil, bell pepper oil
peanut > peanut oil
walnut > walnut oil
hazelnut > hazelnut oil
coconut > coconut oil
vinegar > rice vinegar, sherry vinegar, white wine vinegar
spice > anise
confectionery > hazelnut praline
milk > steamed milk
frozen dessert > ice pop
sauce > yellow bean sauce
roe > cod roe
wheat > einkorn
dessert > fruit cup
mineral food > salt and pepper
sugar > powdered sugar
almond > flaked almonds
egg > free-range egg
salt > coarse salt
barley > pearl barley
chicken > chicken meatball
meat dish > chicken meatball
patty > smashed beef patty
beef > smashed beef patty
turkey > turkey steak
pasta > short Spanish noodles
liqueur > orujo cream liqueur
method > jellied
quality > wild-caught
`;
