/** Kinds of more cheeses and of dishes of cheese and egg. The format is described in ../kinds.ts. */
export const CHEESE_KINDS = `
blue cheese > Bleu d’Auvergne, Cabrales
soft cheese > Saint-Nectaire, Mont d’Or, Époisses, Saint-Marcellin, Limburger, robiola, tomino, Serra da Estrela cheese
hard cheese > Morbier, Beaufort, Ossau-Iraty, tomme, Appenzeller, caciocavallo, Asiago, ricotta salata, Mahón, Idiazabal
hard cheese > tetilla cheese, São Jorge cheese, edam, havarti, brown cheese, oscypek, kefalotyri
fresh cheese > Boursin, faisselle fresh cheese, brocciu, Bavarian cheese spread, labneh, Harz cheese, bread cheese
goat cheese > crottin, brocciu
sheep’s cheese > Ossau-Iraty, Idiazabal, Serra da Estrela cheese, oscypek, kefalotyri
cow’s cheese > Saint-Nectaire, Morbier, Beaufort, Mont d’Or, Époisses, Appenzeller, edam, havarti, Asiago
Alpine cheese > Beaufort, Appenzeller
cheese > smoked cheese
smoked cheese > oscypek, scamorza
Camembert > breaded camembert, baked camembert
halloumi > grilled halloumi
cheese curds > fried cheese curds
yogurt > skyr, labneh, Greek yogurt
dairy product > kefir, goat’s milk, evaporated milk, ghee
milk > goat’s milk, evaporated milk
butter > ghee, truffle butter, anchovy butter
plant food > vegan cheese
cheese dish > saganaki, breaded camembert, baked camembert, grilled halloumi, fried cheese curds, cheese soufflé, gougère, Malakoff, Bavarian cheese spread
cheese dish > moitié-moitié fondue, cheese omelette, ham and cheese omelette
fondue > moitié-moitié fondue
soufflé > cheese soufflé
fritter > Malakoff
meat dish > meat fondue, ham omelette, ham and eggs, bacon and eggs
dessert > chocolate fondue
egg > egg en cocotte, soft slow-cooked egg, soft-boiled egg
egg dish > egg en cocotte, soft slow-cooked egg, soft-boiled egg, eggs in red wine sauce, eggs Florentine, eggs Royale, ham and eggs
egg dish > bacon and eggs, fried eggs over fries
omelette > ham omelette, cheese omelette, ham and cheese omelette, mushroom omelette
quiche > vegetable quiche, spinach quiche, salmon quiche
savoury tart > leek tart, onion tart, onion and anchovy tart Niçoise style
prepared food > savoury tart
dish > savoury tart
seafood dish > salmon quiche
`;
