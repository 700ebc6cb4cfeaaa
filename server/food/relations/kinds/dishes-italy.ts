/** Kinds of the dishes, pasta shapes and products of dishes-italy.ts. The format: ../kinds.ts. */
export const DISH_ITALY_KINDS = `
pasta > tonnarelli, pici, spaghettoni, strozzapreti, cavatelli, casarecce, scialatielli, maltagliati, ditalini
pasta > gnocchetti sardi, caramelle pasta
pasta dish > pasta alla norma, pasta alla gricia, pasta alla genovese, plain pasta with butter, tortellini in broth, pumpkin tortelli
dumpling > spinach gnudi, gnocchi alla romana, gnocchi alla sorrentina
soup > pappa al pomodoro, passatelli, stracciatella soup
risotto > risotto with sausage
meat dish > risotto with sausage
dish > fried meat-stuffed olives, panelle, farinata, peperonata, friarielli with garlic
cheese dish > mozzarella in carrozza
bread > gnocco fritto, tigelle, puccia
meat dish > Florentine tripe, Tuscan crostini with chicken liver, straccetti of beef, veal scaloppine with lemon, Roman oxtail stew, Roman-style tripe, scottadito lamb chops
leafy vegetable > puntarelle
style > acqua pazza
beef > straccetti of beef, heifer beef, Fassona beef, Chianina beef
cheese > squacquerone
ricotta > sheep’s milk ricotta
mortadella > mortadella Bologna
bell pepper > crusco pepper
meat dish > bresaola with arugula and Parmesan
tomato > San Marzano tomato, datterini tomato
cherry tomato > yellow cherry tomato
artichoke > small artichoke
polenta > taragna polenta
bread > stale bread
olive oil > new olive oil
sauce > brown stock
style > Boscaiola, Ortolana, Bufalina, Romana, Norma
custard dessert > zuppa inglese
cake > chocolate and almond cake, torta della nonna, pastiera, cassata
custard dessert > bonet
ice cream > tartufo ice cream
quality > ice cream flavour
menu part > ice cream cup
bakery product > crisp wafer
white wine > Vermentino, Soave, Falanghina
red wine > Nero d’Avola, Barbera, Nebbiolo, Amarone
`;
