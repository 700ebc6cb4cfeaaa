/** Kinds of the dishes and products of dishes-bistro.ts. The format: ../kinds.ts. */
export const DISH_BISTRO_KINDS = `
seafood dish > herring with potatoes in oil
herring > herring with potatoes in oil
beef tartare > steak tartare with fries, Belgian steak tartare, Belgian steak tartare with fries
meat dish > chopped steak with egg, noisettes of lamb, pigs in blankets, topside of beef
dish > parmentier, leek fondue, chip butty, nut roast, pulled jackfruit
salmon > marinated salmon Scandinavian style
lamb > noisettes of lamb
mussel > bouchot mussels
oyster > rock oyster
butter > Café de Paris butter, salted butter
sauce > suprême sauce, sausage gravy, onion gravy, dark roux, piccalilli
puff pastry > all-butter puff pastry
dough > thin crust, cider batter
olive oil > drizzle of olive oil
citrus > zest, grapefruit zest
sorbet > lemon sorbet with vodka
yogurt > drinking yogurt
white wine > Picpoul de Pinet, Pouilly-Fumé
wine > Côtes de Provence
red wine > Cahors, Saint-Émilion, Châteauneuf-du-Pape
snack > salt and vinegar crisps
side > trimmings
sandwich > fish finger sandwich, bacon sandwich, sausage sandwich
beef > topside of beef
pie > steak and ale pie, steak and kidney pie, chicken and mushroom pie
mashed potatoes > horseradish mash
pastry dessert > spotted dick, jam roly-poly, syrup sponge
ice cream > knickerbocker glory
beer > guest ale
egg > duck egg
pancake > short stack
bacon > maple bacon
shrimp > Gulf shrimp
drink > steamed oat milk
oat milk > steamed oat milk
burger > shrimp burger
macaroni and cheese > lobster mac and cheese
seafood dish > lobster mac and cheese
`;
