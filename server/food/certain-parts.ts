import type { AllergenCode } from '../../shared/allergens.ts';

/**
 * Foods that are always made of an allergen unless their words say otherwise: bread of a cereal, mayonnaise of eggs. Far
 * fewer than relations/usual-parts.ts, which says what may be in a dish: an owner who declares one of these without the
 * allergen has most often forgotten it. One line is a part, its allergen, and foods with all of their kinds; a kind of
 * which usual-parts.ts doesn't say that it usually has the part (rice noodles) isn't made of it.
 */
const LINES = `
wheat = wheat : pasta, pizza, calzone, puff pastry, croissant, pain au chocolat, dumpling, couscous, bulgur, semolina, seitan, panko, soy sauce, tempura, brioche, baguette, udon, ramen, gyoza, flatbread, naan, pita, spaetzle, Maultaschen, béchamel, breadcrumbs, noodle, lasagna, quiche, Wiener schnitzel, Viennese-style pork schnitzel, teriyaki, breaded, battered, panini
wheat = wheat : tarte flambée, croquette, cordon bleu, Milanese, cannelloni, tiramisu, strudel, apple strudel, crumble, apple crumble, profiterole, cream puff, éclair, mille-feuille, baklava, churro, spring roll, empanada, samosa, fried chicken, fish stick, chicken nugget, chicken katsu, pork katsu, Carbonara, Amatriciana, Arrabbiata, Puttanesca, Alfredo, Cacio e pepe, crispy duck pancakes
wheat = gluten : bread, flour, dough, pastry, bakery product, batter, biscuit, bun, toast, cake, pie, tart, waffle, pancake, crêpe, French toast, doughnut, sandwich, burger, hot dog, croque-monsieur, croque-madame, club sandwich, wrap, crouton, bruschetta
barley = barley : beer
oats = oats : granola, oatmeal, overnight oats, Bircher muesli
egg = eggs : mayonnaise, aioli, hollandaise, béarnaise, omelette, meringue, custard, pastry cream, quiche, tiramisu, Carbonara, eggnog, tartar sauce, remoulade, crème brûlée, frittata, Spanish omelette, Caesar dressing, scrambled egg, egg noodles, celeriac remoulade, veal with tuna sauce, Spanish egg custard, lemon meringue pie, custard tart, crêpe, pancake, waffle, French toast, cake, brownie, muffin, éclair, profiterole, cream puff
egg = eggs : soufflé, clafoutis, macaron, madeleine, lemon curd, pavlova, Scotch egg, shakshuka, croque-madame, okonomiyaki, Yorkshire pudding, zabaglione, floating island, crema catalana, canelé, Niçoise salad, Cobb salad, gribiche sauce, avgolemono, Parisian flan, egg dish, bacalhau à brás, huevos rancheros
milk = milk : béchamel, custard, ice cream, cream sauce, cheesecake, tiramisu, panna cotta, crème brûlée, lasagna, quiche, eggnog, tzatziki, pastry cream, milk chocolate, white chocolate, dulce de leche, salted caramel, Spanish egg custard, custard tart, rice pudding, bread pudding, sundae, milkshake, latte, cappuccino, macchiato, latte macchiato, flat white, hot chocolate, lassi, affogato, tres leches, crêpe, pancake, waffle, French toast, muhallebi, kulfi
dairy product = milk : hollandaise, béarnaise, Carbonara, Amatriciana, Alfredo, Cacio e pepe, pesto, macaroni and cheese, croissant, pain au chocolat, kouign-amann, brioche, shortbread, scone, madeleine, financier, gratin, fondue, tartiflette, cheese sauce, Caesar dressing, Caesar salad, chicken Caesar salad, garlic butter, garlic bread, risotto, cheeseburger, bacon cheeseburger, double cheeseburger, double bacon cheeseburger, croque-monsieur, croque-madame, Greek salad, Caprese salad
dairy product = milk : quesadilla, poutine, moussaka, lobster thermidor, cordon bleu, chicken cordon bleu, tarte flambée, calzone, Margherita, Regina, Capricciosa, Quattro stagioni, Bufalina, pepperoni pizza, Hawaiian pizza, tikka masala, stroganoff, beef stroganoff, cannoli, profiterole, éclair, mille-feuille, soufflé, cannelloni, eggplant parmesan, chicken parmesan, mashed potatoes, sole meunière, trout meunière, knafeh, khachapuri, spanakopita, raita, rarebit, aligot, truffade, butter chicken, cheesesteak, pão de queijo
soy = soy : teriyaki, hoisin, ponzu, miso soup, miso, shoyu ramen, miso ramen, sukiyaki, bulgogi, agedashi tofu, mapo tofu, inari
fish = fish : fish sauce, Caesar dressing, surimi, bouillabaisse, ceviche, sashimi, taramasalata, Puttanesca, bagna cauda, accra, Worcestershire sauce, tiradito, bacalhau à brás, bacalhau com natas, fish soup, fish stew
crustacean = crustaceans : surf and turf, toast Skagen, spider roll
mollusc = molluscs : oyster sauce, moules marinières, moules-frites, mouclade, Bloody Caesar
sesame = sesame : hummus, tahini sauce, sesame bun, baba ghanoush, mutabal, halva, za’atar, simit, dukkah
peanut = peanuts : satay, satay sauce, peanut sauce, pad thai, mafé
tree nut = tree_nuts : baklava, nougat, Dubai chocolate, galette des rois, opera cake, Linzer torte
hazelnut = hazelnut : Nutella, chocolate hazelnut spread, gianduja
almond = almond : marzipan, frangipane, macaron, financier, calisson, Bakewell tart, ajoblanco, polvorón, cantuccini
walnut = walnut : Waldorf salad, muhammara, fesenjan
celery = celery : celeriac remoulade, Waldorf salad
wheat = wheat : chicken Kiev, beef Wellington, katsu curry, chicken parmesan, octopus ball, sambousek, fattoush, tabbouleh, prawn toast, mozzarella in carrozza, Paris-Brest, gougère, zuppa inglese, cannoli, fritto misto, salmorejo, fish and chips
egg = eggs : spaetzle, cheese spaetzle, Paris-Brest, gougère, mozzarella in carrozza, zuppa inglese, ranch
milk = milk : floating island, chai latte, semolina pudding, zuppa inglese
dairy product = milk : chicken Kiev, Paris-Brest, gougère, ranch, gnocchi alla sorrentina
fish = fish : Caesar salad, chicken Caesar salad
peanut = peanuts : kung pao chicken
tree nut = tree_nuts : praline, Paris-Brest, romesco
sesame = sesame : gomaae, shiraae, addictive cucumber, addictive cabbage
soy = soy : dengaku, nasu dengaku, hoto, marinated tuna rice bowl, yuan-yaki, tsukudani, gomaae, stuffed chicken wing gyoza
dairy product = milk : blondie, mille crêpe cake, posset, syllabub, braided bread, rumbledethumps, barfi, Earl Grey latte, coffee in a big mug, shredded pancake with curd cheese, shredded semolina pancake, shredded bread pancake, cherry bread pudding
egg = eggs : seafood salad gunkan sushi, sushi wrapped in thin omelette, gala pie, comeback sauce, white barbecue sauce, green goddess dressing, shredded pancake with curd cheese, shredded semolina pancake, shredded bread pancake, Engadine nut tart, vanilla cream with wine foam
fish = fish : nibitashi, hot sake with grilled puffer fin
almond = almond : Battenberg cake, Bakewell slice, Dundee cake, vanilla crescent, cinnamon star
hazelnut = hazelnut : Esterházy torte
walnut = walnut : Engadine nut tart
tree nut = tree_nuts : trail mix
wheat = wheat : gala pie, cronut, whoopie pie, monkey bread, Eccles cake, fruit cobbler, curd cheese pastry, plum jam pockets, dumpling filled with cracklings, dumpling filled with minced meat, potato dumpling with gravy, sweet filled yeast buns, yogurt-filled puri, stuffed chicken wing gyoza, cheese tartlet Swiss style, shredded pancake with curd cheese, shredded bread pancake, cherry bread pudding, baguette with spicy cod roe butter
`;

type CertainPart = { part: string; code: AllergenCode; foods: readonly string[] };

export const CERTAIN_PARTS: readonly CertainPart[] = LINES.split('\n').flatMap((line) => {
  const [, part = '', code = '', foods = ''] = /^(.+?) = (.+?) : (.+)$/.exec(line) ?? [];
  // The lines above name codes only; a test reads each of them.
  return part === '' ? [] : [{ part, code: code as AllergenCode, foods: foods.split(',').map((food) => food.trim()) }];
});
