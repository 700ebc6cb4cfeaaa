/** Usual parts of what carvery-and-mortar.ts and the lines added beside it name. The format: ../usual-parts.ts. */
export const CARVERY_AND_MORTAR_PARTS = `
# Said with a quality that their like hasn't
ghee = butter
fig chutney = sugar, vinegar
caramelised apples = sugar, butter
parsnip mousseline = butter, cream, milk
fine couscous = wheat
pickled red cabbage = vinegar
rosette sausage = pork
mezze maniche pasta = wheat
tuna in oil = tuna, oil
# Spain and Latin America
kokotxas in pil-pil sauce = olive oil, garlic
Cuban black beans and rice = rice, black bean, pork
sweet potato purée = butter, milk
cheek in Pedro Ximénez sauce = pork, beef, alcohol, Pedro Ximénez sherry
prawns in light batter = wheat, egg
spicy mojo = garlic, chilli, olive oil
green mojo = garlic, olive oil
# Italy
lentil and seitan ragù = lentil, seitan, celery
soy béchamel = soy, wheat
beef and pork ragù = beef, pork, celery
# Britain and North America
crushed Jersey Royals = butter
granary toast = wheat, barley
Clamato = clam, tomato, celery
sausage link = pork
Marie Rose sauce = egg, mustard
dressed leaves = lettuce, mustard
chocolate cookie crust = wheat, butter, milk, soy
graham cracker crust = wheat, butter
red wine and onion gravy = red wine, onion, wheat
red wine gravy = wheat
pork pie = pork, wheat, gelatin, egg
# Germany, Austria and Switzerland
currywurst with ketchup and mayonnaise = ketchup, mayonnaise, egg
wholegrain spaghetti = wheat
Riesling sauce = wine, cream
Riesling sauerkraut = wine
wood-oven bread = wheat, rye
savoury egg custard garnish = egg, milk
bone marrow dumplings = bone marrow, wheat, egg
potato and cucumber salad = potato, cucumber
chocolate and vanilla ice cream = chocolate, vanilla
North Sea shrimp scrambled eggs = shrimp, egg
tuna cream = tuna, mayonnaise, egg
chocolate glaze = chocolate, milk
# Japan
straw-seared bonito = bonito
tuna with grated yam = tuna, Chinese yam, soy sauce
asparagus wrapped in pork belly = asparagus, pork belly
cold soba with tempura flakes = buckwheat, wheat
udon with grated yam = wheat, Chinese yam, soy sauce
udon with grated yam and raw egg = wheat, Chinese yam, egg, soy sauce
`;
