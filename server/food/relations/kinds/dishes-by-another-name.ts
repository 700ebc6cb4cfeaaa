/** Kinds of what lexicon/dishes-by-another-name.ts names. The format is described in ../kinds.ts. */
export const DISHES_BY_ANOTHER_NAME_KINDS = `
meat dish > pork faggots with peas, haggis with swede and potatoes, lamb and potato hotpot, prunes wrapped in bacon
meat dish > fried bull’s testicles, prime rib with jus, steak braised in tomato sauce, surf and turf, ham and coffee gravy
meat dish > black-eyed peas with pork and rice, stuffed meat rolls, seasoned beef tartare, boiled meats
meat dish > Vaud leek and potato mash with sausage, spicy grilled chicken, breaded veal with ham and cheese
meat dish > Tuscan peppered beef stew, Palermo-style meat rolls, Apulian pork rolls with cheese, pasta and beans with pork rind
offal > fried bull’s testicles
sausage > Vaud leek and potato mash with sausage
pork > pork faggots with peas, ham and coffee gravy, Apulian pork rolls with cheese
lamb > lamb and potato hotpot
beef > prime rib with jus, steak braised in tomato sauce, seasoned beef tartare, Tuscan peppered beef stew
veal > breaded veal with ham and cheese
chicken > spicy grilled chicken
steak > steak braised in tomato sauce
beef tartare > seasoned beef tartare
stew > lamb and potato hotpot, Tuscan peppered beef stew
soup > smoked haddock soup
seafood dish > smoked haddock soup, oysters wrapped in bacon, potted shrimps, surf and turf, steamed clams with melted butter
seafood dish > creamed salt cod, sautéed mussels and clams, octopus stewed with tomato, anchovies in green sauce
seafood dish > swordfish with tomato and capers
oyster > oysters wrapped in bacon
shrimp > potted shrimps
rice dish > rice with chicken livers
pie > cheese and potato pie
vegetable dish > cauliflower wings, peas with lettuce and onions
sandwich > chickpea fritter sandwich with potato croquettes
pastry > small choux fritters
butter > parsley butter
dessert > chocolate salami, chocolate mud pie, summer pudding, fruit fool, lemon sorbet with vodka and prosecco
dessert > oat and raspberry cream with whisky
cake > angel food cake, devil’s food cake, lamington, crumbly almond cake
cookie > hazelnut meringue biscuits, thin butter biscuits
soft drink > cola with ice cream, mint cordial with lemonade, citron soda
tea > iced tea with lemonade, strong milk tea
beer > pint of bitter, beer with grenadine, small draught blond beer
Champagne > glass of brut Champagne
vegetable > creamed corn, sweet and sour onion
corn > creamed corn
onion > sweet and sour onion
cheese > squeaky cheese curds, herbed fresh cheese
herb > soft herbs
dough > Yorkshire pudding batter
orange > orange slice
fondue > Savoy fondue with three cheeses
cheese dish > Savoy fondue with three cheeses
prepared food > vegan foie gras alternative
meat dish > veal scaloppine in Marsala
veal > veal scaloppine in Marsala
pasta dish > penne in vodka sauce, small macaroni with ham, bigoli with anchovies and onions, rigatoni with guanciale and pecorino
pasta dish > spaghetti with garlic and chilli, beet ravioli with poppy seeds, Sardinian gnocchetti with sausage ragù, seafood paccheri
flatbread > stuffed Romagna flatbread
`;
