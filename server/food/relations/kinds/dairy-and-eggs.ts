/** Kinds of milk, butter, cheese and egg. The format is described in ../kinds.ts. */
export const DAIRY_AND_EGG_KINDS = `
animal food > dairy product, egg, honey
dairy product > milk, cream, butter, cheese, yogurt, ice cream, dulce de leche
milk > raw milk, whole milk, skim milk, condensed milk, buttermilk
cream > whipped cream, sour cream, crème fraîche, clotted cream, mascarpone
butter > garlic butter, herb butter, brown butter, butter sauce
yogurt > harissa yogurt
# Cheese
cheese > fresh cheese, soft cheese, hard cheese, blue cheese, goat cheese, sheep’s cheese, cow’s cheese, processed cheese, melted cheese
cheese > raw milk cheese, three cheeses, four cheeses, aged cheese, halloumi, paneer, raclette, cheese curds, cheese board
fresh cheese > cream cheese, mozzarella, burrata, mascarpone, ricotta, feta, paneer, cottage cheese, quark, stracciatella
fresh cheese > cheese curds, goat’s curd
soft cheese > Brie, Camembert, Reblochon, Munster, taleggio, Oka
hard cheese > Parmesan, Grana Padano, pecorino, provolone, cheddar, Swiss cheese, Gruyère, Emmental, Comté, Cantal
hard cheese > Manchego, gouda, Monterey Jack, Alpine cheese, Tête de Moine, fontina, raclette, scamorza
blue cheese > gorgonzola, Roquefort, Stilton
goat cheese > warm goat cheese, goat’s curd
pecorino > pecorino romano
sheep’s cheese > pecorino, Roquefort, Manchego, feta
cow’s cheese > Parmesan, Grana Padano, cheddar, Brie, Camembert, Comté, Gruyère, Emmental, Reblochon, Munster, Cantal, Stilton
mozzarella > buffalo mozzarella, mozzarella stick
Parmesan > Parmesan shavings
Swiss cheese > Gruyère, Emmental, Tête de Moine
Alpine cheese > Comté, Gruyère, fontina, raclette
processed cheese > American cheese
Monterey Jack > pepper jack
# Egg
egg > fried egg, poached egg, boiled egg, scrambled egg, egg yolk, egg white, deviled egg
dish > egg dish, cheese dish
egg dish > omelette, eggs Benedict, deviled egg, egg mayonnaise, frittata, quiche, egg salad, Spanish omelette, shakshuka
egg dish > Scotch egg, fried egg, poached egg, boiled egg, scrambled egg
quiche > quiche Lorraine
omelette > Spanish omelette, frittata
cheese dish > grilled cheese, fondue, rarebit, tartiflette, cheese board, mozzarella stick, macaroni and cheese, cheese fries, cheese sauce, cheesy garlic bread
cheese dish > cheese spaetzle, goat cheese salad, warm goat cheese salad
`;
