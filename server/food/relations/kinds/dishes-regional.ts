/** Kinds of what dishes-regional.ts names. The format: ../kinds.ts. */
export const DISHES_REGIONAL_KINDS = `
pastry > palmier, pain aux raisins, Franzbrötchen, ensaimada
pastry dessert > religieuse, chouquettes, Liège waffle, maritozzo with cream, seadas, pestiños
cake > tarte tropézienne, gâteau basque, bee sting cake, crumble cake, Danube wave cake, Frankfurt crown cake, Baumkuchen, castagnaccio, sobao
meat dish > brioche sausage, Provençal tripe and trotters, breaded tripe, chicken in vin jaune, chicken with Riesling, pâté lorrain, chicory with ham, entrecôte bordelaise, poule au pot, black pudding with mash and apple, roast pork shoulder on the bone, sliced meat in cream sauce, veal Milanese, roast suckling pig Sardinian style, veal cutlet filled with ham and cheese, lacón with turnip greens, lamb chilindrón style, chorizo in cider
pasta > crozets, tajarin, bigoli, fregola
cheese dish > croziflette, Savoy fondue, baked Mont d’Or, macaroni gratin, hand cheese with onions and vinegar, cheese spaetzle dumplings Tyrolean style
vegetable soup > soupe au pistou
fish stew > Provençal garlic fish stew, Adriatic fish stew
sauce > Provençal anchovy dip
cheese > cancoillotte
soft cheese > Maroilles
seafood dish > mussels in cream, monkfish à l’armoricaine, mouclade, shrimp on bread, pan-fried fish with potatoes, sweet and sour sardines Venetian style, battered salt cod fillet, stuffed sardines Sicilian style, shrimp fritters Andalusian style, grilled sardine skewer, cod Biscay style, grilled cuttlefish
vegetable dish > Bavarian cabbage, Jewish-style artichoke, Roman-style artichoke, tumbet
dish > lentils with spaetzle
egg dish > eggs in mustard sauce, farmer’s breakfast, scrambled eggs with mushrooms
dumpling > Thuringian dumplings, bacon dumpling, pressed cheese dumpling, capuns
salad > meat salad, fried chicken salad Styrian style, esqueixada
stew > Pichelsteiner stew, Milanese pork and cabbage stew, potatoes Rioja style
pasta dish > cabbage pasta squares, agnolotti del plin, pizzoccheri, casoncelli, pansoti, pici with garlic tomato sauce, orecchiette with turnip tops, pasta with sardines, culurgiones
air-dried beef > Grisons air-dried beef
soup > solyanka, Castilian garlic soup, caldo gallego bean and greens soup with pork
dip > bagna cauda
rice dish > risi e bisi
lasagna > lasagne alla bolognese, vincisgrassi
savoury tart > erbazzone, panzerotti
flatbread > focaccia di Recco, pane carasau
cracker > taralli
crêpe > filloas
bean > Navarre white beans
lamb > Aragonese lamb
cheesecake > quesada
`;
