/** Kinds of what carvery-and-mortar.ts and the lines added beside it name. The format: ../kinds.ts. */
export const CARVERY_AND_MORTAR_KINDS = `
# Said with a quality that their like hasn't
potato > steamed potatoes, Jersey Royal potato, crushed Jersey Royals
fruit > fig chutney, caramelised apples
relish > fig chutney
fig > fig chutney
apple > caramelised apples
aged beef rib steak > mature cow rib steak
onion > onion confit
provola > smoked provola
smoked cheese > smoked provola
pistachio > chopped pistachios
hazelnut > chopped hazelnuts
pea > garden peas
pisto > ratatouille from La Mancha
squid in ink > baby squid in ink
squid > baby squid in ink
pickle > dill pickle
bacon > smoked bacon
pasta > mezze maniche pasta, wholegrain spaghetti
vanilla > vanilla pod
vanilla ice cream > vanilla bean ice cream
pork knuckle > smoked ham hock
pollack > pollack loin
vegetable dish > parsnip mousseline
parsnip > parsnip mousseline
red cabbage > pickled red cabbage
mint > fresh mint
sugar > cane sugar
soy > soy protein
couscous > fine couscous
egg > North Sea shrimp scrambled eggs
shrimp > North Sea shrimp scrambled eggs
sweet sauce > fondant icing, chocolate glaze
chilli > mild chilli pepper
dry sausage > rosette sausage
tomme > sheep’s milk tomme, goat’s milk tomme
sheep’s cheese > sheep’s milk tomme
goat cheese > goat’s milk tomme
canned tuna > tuna in oil
anchovy > anchovies in oil, Cetara anchovies
# Spain and Latin America
Iberian pork lagarto strip > acorn-fed Iberian pork lagarto
cod > kokotxas, kokotxas in pil-pil sauce
seafood dish > kokotxas in pil-pil sauce, prawns in light batter
rice dish > Cuban black beans and rice
sherry > Pedro Ximénez sherry
mojo > spicy mojo, green mojo
lemon zest > lemon peel
orange zest > orange peel
coffee > coffee beans
vegetable dish > sweet potato purée
sweet potato > sweet potato purée
meat dish > cheek in Pedro Ximénez sauce
shrimp > prawns in light batter
beef > Galician beef, Asturian beef
suckling lamb > roast suckling lamb
# Italy
casoncelli > Bergamo-style casoncelli
coppa > Piacenza coppa
bresaola > Valtellina bresaola
caper > capers from Salina
gorgonzola > mild gorgonzola
pecorino > semi-aged pecorino
octopus > octopus tentacle
paprika > sweet paprika
beef > Montreal smoked meat
ice > crushed ice
sauce > lentil and seitan ragù, soy béchamel, beef and pork ragù, Marie Rose sauce, red wine and onion gravy, Riesling sauce, tuna cream
pumpkin > Mantuan pumpkin
spatchcock chicken > half spatchcock chicken
red prawn > Mazara red prawn
water > microfiltered water
buffalo mozzarella > buffalo mozzarella from Campania
# Britain and North America
date > Medjool date
toast > granary toast
soft drink > Clamato
sausage > sausage link
salad > dressed leaves
bakery product > chocolate cookie crust, graham cracker crust
peach > flat peach
cheese > Red Leicester
Brie > Somerset Brie
mushroom > wild and field mushrooms
red wine sauce > red wine gravy
fries > skin-on fries
tuna > yellowfin tuna
meat pie > pork pie
# Germany, Austria and Switzerland
currywurst > currywurst with ketchup and mayonnaise
sauerkraut > Riesling sauerkraut
bread > wood-oven bread
egg dish > savoury egg custard garnish
egg > savoury egg custard garnish
dumpling > bone marrow dumplings
vegetable > vegetable strips
potato salad > potato and cucumber salad
ice cream > chocolate and vanilla ice cream
lentil > brown lentils
egg dish > North Sea shrimp scrambled eggs
mustard > sweet mustard
# Japan
chicken > Nagoya Cochin chicken, Hinai chicken
menu part > Kyoto-style home cooking
seared bonito > straw-seared bonito
tuna > tuna with grated yam
seafood dish > tuna with grated yam
meat dish > asparagus wrapped in pork belly
pork belly > asparagus wrapped in pork belly
breaded oysters > breaded Hiroshima oysters
soba with tempura flakes > cold soba with tempura flakes
udon > udon with grated yam, udon with grated yam and raw egg
skirt steak > premium skirt steak
premium skirt steak > premium wagyu skirt steak
`;
