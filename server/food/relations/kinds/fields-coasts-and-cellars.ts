/** Kinds of: what fields, coasts and cellars of Romance-speaking countries give. The format: ../kinds.ts. */
export const FIELDS_COASTS_AND_CELLARS_KINDS = `
# Vegetables, fish, meat and game of France.
leafy vegetable > New Zealand spinach, ice plant
vegetable > rock samphire, diced mixed vegetables with mayonnaise
herb > chickweed
onion > Roscoff onion
bean > flageolet bean, Tarbes bean
fava bean > baby fava bean
vegetable dish > vegetable tian, piperade
mushroom > fairy ring mushroom
lettuce > oak leaf lettuce, Batavia lettuce
strawberry > Gariguette strawberry, Mara des Bois strawberry
fruit > medlar
prune > Agen prunes
peach > vineyard peach
fish > red porgy, lamprey
sea bream > red porgy
sole > sole goujons
roe > lumpfish roe
oyster > Gillardeau oyster, Belon oyster
clam > warty venus clam
crustacean > slipper lobster
stew > Burgundy freshwater fish stew in white wine, creamy fish stew, Camargue bull stew in red wine
seafood dish > seafood cassolette
soup > vichyssoise, Basque fish soup
steak > beef clod steak
lamb > seven-hour lamb, salt-marsh lamb, Sisteron lamb
pork > ventrèche, rillons, flat pork sausage in caul, Ardèche pork and greens patty, figatellu, lonzu
sausage > flat pork sausage in caul, figatellu
tripe > tripe in cider
meat dish > tripoux, poultry ballotine, wood pigeon salmis, hare royale, kig ha farz, Basque veal hash with Espelette pepper
duck > duckling
duck breast > duckling breast
chicken > fattened hen
game > thrush, doe venison
venison > doe venison
beef > bull meat
meat > Flemish potted meats in jelly
cheese > Alsatian herbed curd cheese
tart > Lorraine pork and veal pie
cake > Savoy potato and bacon cake
# Dishes and breads of Provence, Corsica, the north of France and North Africa, and French sauces.
scrambled egg > scrambled eggs with truffle
biscuit > boat-shaped orange blossom biscuit, canistrelli
cake > fiadone
soup > aziminu, chorba
bread > fouace, faluche
pastry > brick pastry
dairy product > fermented milk drink
vegetable > fiddlehead fern
game > wapiti
soft drink > spruce beer
tea > Labrador tea, gunpowder green tea
tart > Québec molasses and raisin tart
meat dish > ojja with merguez, chakhchoukha, rechta, kamounia, rfissa, tangia, mrouzia, mtewem, méchoui, osban, boulfaf
salad > taktouka, hmiss
vegetable dish > tchoutchouka
stew > chtitha
couscous > couscous with caramelised onion and raisins, couscous with seven vegetables, couscous with roast lamb
butter > smen
dessert > Aleppo pine cream dessert
meze > kemia
sauce > Périgueux sauce, Robert sauce, charcutière sauce, devil sauce, grand veneur sauce, armoricaine sauce, dieppoise sauce, mousseline sauce, Biggy sauce
# Vegetables, cured meats, cheeses and pasta of Italy.
vegetable > monk’s beard, cardoon, lampascioni
lettuce > escarole
legume > grass pea
bean > Zolfino bean
lentil > Castelluccio lentils
pea > roveja
polenta > polenta with melted cheese and butter
tomato > Pachino tomato
mushroom > Caesar’s mushroom, black poplar mushroom
white truffle > Alba white truffle
lemon > Amalfi lemon, Sorrento lemon
honey > wildflower honey, acacia honey
syrup > vincotto
sauce > colatura di alici, garlic tomato sauce Tuscan style, meatless tomato ragù
pork > fiocco ham, Milano salami, Felino salami, Calabrian spianata salami, ventricina, ciauscolo, strolghino, Lombard fresh pork sausage, cervellatina, lardo di Arnad
salami > Milano salami, Felino salami, Calabrian spianata salami, ventricina, ciauscolo, strolghino
sausage > Lombard fresh pork sausage, cervellatina
air-dried beef > mocetta
cheese > caciocavallo podolico, Ragusano, Fiore Sardo, Montasio, Bitto, Valtellina Casera, Raschera, Bra cheese, Quartirolo, Puzzone di Moena
pecorino > pit-aged pecorino
pasta > trenette, mafaldine, calamarata pasta, tortiglioni, busiate, strascinati, stringozzi, corzetti, testaroli, mandilli, fileja, lorighittas, baked ring pasta, anelletti, lumaconi, conchiglioni, candele pasta, sagne, gramigna with sausage, strangolapreti
ravioli > cjarsons
meat dish > Neapolitan rice timbale
pesto > Trapani pesto
# Fish, meat, bread, fried snacks and desserts of Italy.
fish > dentex, dried lake shad, sand smelt, transparent goby fry
sea bream > white seabream
clam > wedge clam
snail > sea snail
seafood platter > raw fish and seafood platter
onion > onion and vinegar marinade Venetian style
seafood dish > fried seafood cone
salad > nervetti
stew > finanziera, donkey stew, Veronese horse stew
meat > donkey meat, mixed meats on the spit Brescia style
horse meat > shredded dried horse meat
meat dish > Sicilian stuffed meat rolls
fritter > seaweed dough fritters, St Joseph’s cream fritters
pizza > fried pizza with tomato and cheese
bread > crisp Sardinian flatbread with oil and salt
focaccia > Bari-style focaccia with tomatoes and olives
cake > lemon delight cake, paradise cake, Barozzi chocolate coffee cake, soft chocolate cake from Ferrara, gubana
sfogliatella > shortcrust sfogliatella
biscuit > hazelnut kisses, ricciarelli, spiced biscuits Southern Italian style
tart > pardulas
pineapple > pineapple with maraschino
yogurt > sheep’s milk yogurt
# Vegetables, fish and meat of Spain.
bell pepper > Gernika pepper
tomato > Raf tomato, Barbastro tomato
salad > Andalusian pepper and tomato salad, xató salad, roasted red pepper salad Extremadura style
cake > trinxat
vegetable dish > samfaina
white bean > white beans with sausage Catalan style
bean > Santa Pau beans, verdina beans, Tolosa black beans
seafood rice > seafood rice with shelled shellfish
rice > brothy rice
noodle > toasted noodles in fish stock
stew > Spanish meat and chickpea stew, olla podrida, Catalan meat and vegetable stew, game stew with flatbread La Mancha style, dried broad bean stew with chorizo Murcia style, Galician fish stew
broth > broth with chopped ham and egg
soup > noodle soup from cocido broth
meat dish > flour porridge with pork, quarter of roast suckling lamb, fried lamb intestines, hen in almond and egg yolk sauce
salt cod > mashed salt cod and potato La Mancha style
game > game and liver pâté Cuenca style
scrambled egg > scrambled eggs with bacon and chorizo La Mancha style
seafood dish > battered prawn Murcia style, roasted snails Catalan style
mushroom > St George’s mushroom
leafy vegetable > turnip leaves Galician style
tuna > mojama, tuna neck meat
bluefin tuna > trap-caught bluefin tuna, lower tuna belly
hake > hook-caught hake
fish > red-banded seabream, Canary parrotfish, wreckfish
fritter > sea anemone fritters
mollusc > murex snails, limpet
red prawn > Dénia red prawn
pork > pork loin preserved in lard, red lard spread, El Bierzo smoked pork sausage, cured pork sausage Extremadura style, abanico, pig’s face
sausage > El Bierzo smoked pork sausage, cured pork sausage Extremadura style
sirloin > mature cow sirloin
snail > snails in spicy sauce Seville style
chicken > chicken in almond and egg yolk sauce
# Cheeses, sandwiches, sweets and drinks of Spain and the Canary Islands.
cheese > Torta del Casar, San Simón cheese, Arzúa-Ulloa cheese, Payoyo cheese, Gamonéu blue cheese, Afuega’l Pitu cheese, Majorero goat cheese, Palmero goat cheese, mató, fresh cheese with honey Catalan style
goat cheese > Majorero goat cheese, Palmero goat cheese
omelette > omelette with vegetables and ham, salt cod omelette
charcuterie board > Iberian cured meats platter
tart > puff pastry with almond cream, flaó
cake > Mallorcan almond cake, sponge cake soaked in liqueur
pudding > greixonera
biscuit > carquinyolis, perrunillas
flatbread > St John’s sweet flatbread
flour > gofio
pork > fried pork Canarian style
stew > goat stew Canarian style, watercress stew Canarian style
fish > salted fish with potatoes and mojo Canarian style
dessert > Polvito dessert
coffee > coffee with condensed milk and liqueur Canarian style, coffee with ice on the side
sherry > amontillado sherry, oloroso sherry, palo cortado sherry
wine > young wine, claret rosé
tea > pennyroyal mint tea
# What stalls and taquerías of Mexico list.
meat dish > panucho, salbute, thin dried beef Oaxaca style, mixed meat wok grill Northern Mexican style
tortilla > tortillas in tomato sauce
egg > Motul-style eggs with beans and ham
beef > dried shredded beef, beef in its broth with beans and bacon Jalisco style
chicken > chicken and chickpea chipotle broth
sauce > pipián, chilli and nut oil salsa, molcajete sauce, chamoy
chilli > árbol chilli
bean > cowboy beans with bacon, pot beans, refried beans with lard and chorizo
root vegetable > jícama
herb > Mexican pepperleaf
seafood dish > romeritos, prawns in devil sauce
meat > ant larvae, fried grasshoppers, maguey worms
taco > governor’s tacos with prawns and cheese
spirit > sotol, raicilla
drink > tepache
fish > chilli-rubbed grilled fish Acapulco style
cheese > panela cheese
caramel > Mexican goat’s milk caramel
crêpe > crêpes with goat’s milk caramel
pudding > Mexican bread pudding with cheese and syrup
frozen dessert > frozen mango with chamoy
cake > Three Kings ring bread
# Dishes of South America, Central America and the Caribbean.
sauce > Huancaína sauce, tomato and meat sauce Argentine style, tomato and onion sauce Colombian style
chilli > ají panca
stew > dried potato stew with pork and peanuts, ulluco stew with dried llama meat, beef and potato stew Chilean style, beef stew in pumpkin, pepián, goat stew Dominican style
fish > steamed fish in tomato and chilli sauce Peruvian style, southern rays bream, mojarra
soup > Peruvian seafood soup, mixed seafood soup Chilean style, bean and grain soup with salt cod
meat > guinea pig, llama meat
meat dish > pachamanca, juane, curanto, flank stew Colombian style, plantain ball with cheese or pork, nacatamal, fried shredded beef Cuban style
plantain > mashed plantain with pork, scrambled plantain with egg and cheese
pudding > purple corn pudding, coconut pudding Puerto Rican style
nougat > Doña Pepa nougat with anise biscuits
fruit > lúcuma, lulo, tamarillo, feijoa, mamey sapote
fries > fries with sliced sausage
soft drink > Inca Kola, malt soft drink
hot drink > Peruvian herbal barley drink
clam > surf clams with Parmesan, surf clam
sandwich > beef and melted cheese sandwich Chilean style, medianoche sandwich
cold drink > peach and wheat drink Chilean style
beef > rib cap Argentine style, braised beef in dark sweet sauce, minced beef with olives and raisins
pork > pork flank, pork shoulder Argentine style, stuffed roast pork Colombian style, roast pork Ecuadorian style, fried pork chunks Cuban style, pork leg roast Latin style
flatbread > fainá
pasta > sorrentinos
ice cream > swiss bombe ice cream
cake > chocolate biscuit cake with dulce de leche, thin layered dulce de leche cake with meringue
tart > quince jam tart Argentine style
meat dish > meat-filled taro fritter
lamb > Patagonian lamb
bread > Paraguayan cheese and corn bread, chipá, cheese bread Colombian style
cold drink > tereré
wine > wine with fruit and soda
drink > cane sugar drink
scrambled egg > scrambled eggs with tomato and onion Colombian style
seafood dish > fish or prawns in coconut sauce, salt cod fritters Puerto Rican style
potato > potato and cheese patties
tripe > tripe in peanut sauce Ecuadorian style
corn > hominy
pickle > curtido
flower > loroco flower buds
rice > rice and beans with pork cracklings
# Soups, fish, meat, cheeses and sweets of Portugal.
soup > chicken and rice soup Portuguese style, stone soup, seafood bread stew
rice > lamprey rice, chicken rice with blood
cod > cod with mashed potato and mayonnaise gratin, creamy cod and carrot gratin, cod and chickpea salad, cod tongues
fish > fried cod Minho style with onions, cod swim bladders, horse mackerel with cold sauce Algarve style, black scabbardfish with banana, shad, pouting
salad > shredded raw cod salad
sea bream > salema porgy
stew > fish pasta stew Portuguese style, Trás-os-Montes bean and pork stew
bean > bread-coated fried green beans
bread > Madeiran sweet potato flatbread, Azorean sweet muffin
tripe > Porto-style tripe with beans
onion > stewed onions with tomato
meat dish > pipis, pica-pau, pork blood porridge, pig’s trotters in coriander sauce
steak > Mirandesa beef steak, steak on the hot stone Portuguese style
meat > thick piece of meat
goat > goat in red wine Portuguese style
pork > Bairrada roast suckling pig, fried marinated pork Minho style, paio, Chaves ham
sausage > paio, Mirandela alheira
frankfurter > mini frankfurters in spicy bread Porto style
cheese > buttery soft cheese Portuguese style, Nisa cheese, Serpa cheese, whey cheese with pumpkin jam
cake > almond and egg yolk convent cake
egg > baked egg and cinnamon pudding Alentejo style
pudding > airy meringue pudding
pastry > thin pastry with egg cream from Tentúgal
custard > egg custard in clay bowl
liqueur > Licor Beirão
wine > Setúbal Moscatel
fortified wine > Setúbal Moscatel
herbal tea > hot lemon peel infusion
# Wines by region and grape, and brands of drinks.
wine > Vouvray, Meursault, Bourgogne Aligoté, Mâcon, Saint-Véran, Beaujolais-Villages, Brouilly, Morgon, Fleurie, Moulin-à-Vent, Saint-Joseph, Condrieu, Gigondas, Vacqueyras, Tavel, Bandol, Coteaux d’Aix, Luberon, Ventoux, Corbières, Minervois, Faugères, Pic Saint-Loup, Saint-Chinian, Limoux, Madiran, Jurançon, Irouléguy, Gaillac, Bergerac, Monbazillac, Médoc, Margaux, Pauillac, Saint-Estèphe, Saint-Julien, Pomerol, Entre-deux-Mers, Saumur, Chinon, Bourgueil, Cheverny, Menetou-Salon, Quincy, Coteaux du Layon, Edelzwicker, Arbois, Savagnin, Apremont, Chignin-Bergeron, Mondeuse, Patrimonio, Mourvèdre, Cabernet Franc, Tannat, Marsanne, Roussanne, Rías Baixas, Ribeiro, Valdeorras, Bierzo, Ribeira Sacra, Somontano, Cariñena, Campo de Borja, Priorat, Empordà, Montsant, Macabeo, Parellada, Jumilla, Bobal, Graciano, Valdepeñas, Listán Negro, Torrontés, Loureiro, Arinto, Encruzado, Touriga Nacional, Castelão, Trincadeira, Aragonez, Alfrocheiro, Antão Vaz, Fernão Pires, Dão, Bairrada, Barbaresco, Arneis, Gattinara, Brachetto, Valtellina Superiore, Valpolicella Ripasso, Recioto, Bardolino, Custoza, Raboso, Refosco, Ribolla Gialla, Friulano, Schioppettino, Teroldego, Marzemino, Lagrein, Pignoletto, Gutturnio, Brunello di Montalcino, Rosso di Montalcino, Morellino di Scansano, Bolgheri, Vermentino di Gallura, Pigato, Rossese, Sciacchetrà, Verdicchio, Rosso Conero, Passerina, Montepulciano d’Abruzzo, Cerasuolo d’Abruzzo, Trebbiano, Sagrantino, Orvieto, Frascati, Cesanese, Fiano, Greco di Tufo, Taurasi, Aglianico, Lacryma Christi, Primitivo di Manduria, Negroamaro, Nero di Troia, Cirò, Etna Rosso, Inzolia, Catarratto, Zibibbo, Malvasia, Cannonau, Carignano, Trento Doc
soft drink > Crodino, Sanbittèr
mineral water > Vittel
aperitif > Suze
liqueur > Get 27
hot chocolate > Cola Cao
# Cheeses and sweets of France, and dishes of Québec and Brazil.
cheese > Coulommiers, Livarot, Pont-l’Évêque, Neufchâtel, Langres, Chaource, Bleu de Bresse, Laguiole cheese, Rocamadour, Pélardon, Picodon, Banon cheese, Sainte-Maure, Valençay, Selles-sur-Cher, Pouligny-Saint-Pierre, Abondance cheese, Mimolette, Brie de Meaux, grilling curd cheese Brazilian style, Minas cheese, Catupiry
Brie > Brie de Meaux
soft cheese > Coulommiers, Livarot, Pont-l’Évêque, Neufchâtel, Langres, Chaource, Torta del Casar, buttery soft cheese Portuguese style
blue cheese > Bleu de Bresse, Gamonéu blue cheese
sheep’s cheese > Torta del Casar, Fiore Sardo, Serpa cheese, Nisa cheese, pit-aged pecorino
goat cheese > Rocamadour, Pélardon, Picodon, Banon cheese, Sainte-Maure, Valençay, Selles-sur-Cher, Pouligny-Saint-Pierre
burrata > burratina
dessert > charlotte dessert
charlotte dessert > strawberry charlotte
cake > raspberry mousseline cake
rice pudding > baked rice pudding with cinnamon
frozen dessert > iced parfait
chestnut > sweetened chestnut purée
chilli > Kampot pepper, biquinho pepper
bread > sandwich loaf
wine > straw wine
fortified wine > Floc de Gascogne
steak > hamburger steak with brown gravy, hump steak
stew > Capixaba fish stew with tomato and annatto, Bahian fish stew with coconut milk and palm oil
chicken > chicken in shrimp and nut sauce Bahian style
rice > rice and beans with cheese and dried meat, wagoner’s rice with dried beef
beef > sun-dried salted beef
bean > mashed beans with pork Minas style
broth > fish broth with cassava flour, cow’s foot broth
sauce > tucupi
leafy vegetable > jambu leaves
soup > shrimp and cassava broth Amazonian style
fish > tambaqui fish, pirarucu
fruit > cupuaçu, jabuticaba, Surinam cherry, guava paste
tart > small savoury pie Brazilian style
pudding > sweet corn pudding Brazilian style
cutlet > breaded beef cutlet with tomato and cheese Brazilian style
meat dish > steak Oswaldo Aranha with fried garlic
shrimp > shrimp in pumpkin with cream cheese
seafood dish > fish goujons Brazilian style
sandwich > Bauru sandwich
sugar > unrefined cane sugar block
biscuit > layered biscuit and cream dessert Brazilian style
banana > fried banana with cheese and cinnamon
eggplant > scarlet eggplant
cucumber > gherkin cucumber Brazilian style
herb > parsley and spring onion mix
oil > palm oil
`;
