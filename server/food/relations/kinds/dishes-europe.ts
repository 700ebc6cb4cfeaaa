/** Kinds of more dishes and desserts of Europe. The format is described in ../kinds.ts. */
export const DISH_EUROPE_KINDS = `
# Italy
pasta > bucatini, orecchiette, farfalle, fusilli, paccheri, trofie, agnolotti
dumpling > agnolotti
ravioli > spinach and ricotta ravioli, lobster ravioli
pasta dish > spaghetti bolognese, pasta al forno, vegetable lasagna, spinach and ricotta ravioli
pasta dish > lobster ravioli, four cheese pasta, pastitsio
lasagna > vegetable lasagna
cheese dish > four cheese pasta
meat dish > spaghetti bolognese, bollito misto, beef braised in Barolo, chicken saltimbocca, pizzaiola
beef > Florentine steak, beef braised in Barolo, beef skewer
steak > Florentine steak
T-bone > Florentine steak
stew > beef braised in Barolo
soup > pasta e fagioli, ribollita
salad > panzanella
risotto > mushroom risotto
arancini > suppli
vegetable dish > stuffed zucchini flowers, pisto, escalivada, calçots, cauliflower cheese, cauliflower gratin, bubble and squeak, colcannon, asparagus with hollandaise
saltimbocca > chicken saltimbocca
pizza > pinsa, cheese pizza, pepperoni pizza, Hawaiian pizza, vegetarian pizza, seafood pizza, tuna pizza, white pizza
seafood dish > seafood pizza, tuna pizza
custard dessert > zabaglione, semifreddo, trifle
frozen dessert > semifreddo, spaghetti ice cream
ice cream > spaghetti ice cream, Black Forest cherry sundae
sundae > Black Forest cherry sundae
cake > panettone, Basque cheesecake, Sachertorte, Linzer torte, plum cake, apple cake, German cheesecake, dobos torte
cake > gingerbread, stollen
cheesecake > Basque cheesecake, German cheesecake
biscuit > amaretti, polvorón, gingerbread
pastry dessert > amaretti, sfogliatella, bombolone, polvorón, galaktoboureko, loukoumades, mince pie
doughnut > bombolone
# Spain and Portugal
croquette > ham croquette
meat dish > ham croquette, cocido madrileño, cozido à portuguesa, fabada, lentil stew with chorizo, flamenquín, pork skewer
meat dish > beef skewer, lamb skewer, francesinha, bifana, prego, carne de porco à alentejana, feijoada
dish > pintxo, olive and anchovy skewer with pickled pepper, montadito, migas, spanakopita, lángos, blini, pirozhki, chickpeas with spinach
dish > lentil stew with chorizo, tarte fine
tapas > pintxo, olive and anchovy skewer with pickled pepper, montadito
paella > Valencian paella, mixed paella, vegetable paella
stew > cocido madrileño, cozido à portuguesa, fabada, lentil stew with chorizo, feijoada, chickpeas with spinach
sauce > romesco, mojo, ajvar, skordalia
gazpacho > ajoblanco
skewer > pork skewer, beef skewer, lamb skewer
sandwich > montadito, francesinha, bifana, prego, smørrebrød, toast Skagen
pork > pork skewer, bifana, Bavarian roast pork, raw minced pork, carne de porco à alentejana
lamb > lamb skewer, kleftiko
chicken > chicken saltimbocca, Viennese fried chicken, roast half chicken, coronation chicken, chicken paprikash
half chicken > roast half chicken
French toast > caramelized Spanish French toast
dessert > caramelized Spanish French toast, Germknödel, apricot dumpling, palatschinke, Eton mess, trifle, Christmas pudding
tart > banoffee pie, Bakewell tart, treacle tart
soup > caldo verde, żurek, borscht, avgolemono
# Germany, Austria, Switzerland
roast > Bavarian roast pork, Sunday roast
dumpling > Knödel, bread dumpling, potato dumpling, Germknödel, apricot dumpling, pierogi, pelmeni, varenyky
pasta > finger noodles
meatball > meatballs in caper sauce, German meat patty, Swedish meatball, ćevapi
meat dish > Bavarian roast pork, meatballs in caper sauce, German meat patty, pan-fried sirloin steak with fried onions, Viennese fried chicken, roast half chicken, mashed potatoes with corned beef
meat dish > kale with sausage, raw minced pork, Bernese platter, Sunday roast, toad in the hole, steak pie, Cornish pasty, sausage roll
meat dish > Irish stew, coronation chicken, Swedish meatball, bigos, chicken paprikash, ćevapi, stuffed peppers with meat
meat dish > pastitsio, kleftiko, stifado, pelmeni
asparagus > white asparagus, asparagus with hollandaise
macaroni and cheese > Älplermagronen
pancake > palatschinke, blini
# Britain and Ireland
pie > steak pie, Cornish pasty, spanakopita, pirozhki, mince pie
bakery product > Yorkshire pudding, filo pastry, crumpet
side > Yorkshire pudding
pastry > sausage roll
dish > Yorkshire pudding, ploughman’s lunch, afternoon tea
gratin > cauliflower cheese, cauliflower gratin, Jansson’s temptation
stew > Irish stew, bigos, chicken paprikash, stifado
pudding > Christmas pudding
bread > soda bread, crumpet
menu part > afternoon tea
# North, East, Greece
seafood dish > Jansson’s temptation, toast Skagen
stuffed pepper > stuffed peppers with meat
dough > filo pastry
dip > skordalia, ajvar
`;
