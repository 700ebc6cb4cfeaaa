/** Kinds of what brasserie-and-osteria.ts and the lines added beside it name. The format: ../kinds.ts. */
export const BRASSERIE_AND_OSTERIA_KINDS = `
# Beside their like in other files
rice > Carnaroli rice, risotto rice
chicken > sliced chicken
Atka mackerel > butterflied semi-dried Atka mackerel
vegetable dish > bubble and squeak cake
clam > fried clam strips
seafood dish > fried clam strips, fried clam strip basket
clam > fried clam strip basket
apple > apple slices
lettuce > shredded lettuce
alcoholic drink > bitter aperitif
toast > thick buttered toast
dessert > anmitsu with ice cream and rice dumplings, anmitsu with rice dumplings
udon > udon simmered in miso broth, simmered udon in broth
# Garnishes, sauces and pantry
vegetable > mixed pickled vegetables
pickle > mixed pickled vegetables
cheese > provola, blue cheese crumbles, feta crumbles, melted Comté
mozzarella > melted mozzarella, mozzarella pearls
feta > feta crumbles
Comté > melted Comté
sauce > salmoriglio, lime crema, chipotle crema, peri-peri sauce, tomatillo sauce, dark beer sauce, sesame dipping sauce, Japanese-style sauce with grated daikon
mayonnaise > homemade mayonnaise
honey > chestnut honey
bread > frisella, seeded bun, seeded toast, granary bread, white bloomer, melba toast, baker’s bread, baker’s brioche bun
toast > seeded toast, melba toast
brioche bun > baker’s brioche bun
bakery product > white pizza base, oyster crackers, cheddar crust
rice > bomba rice
corn > toasted corn kernels
potato > danshaku potato
potato > potato parmentier, mashed potatoes with spring onion, British roast potatoes, duck fat roast potatoes, beef dripping roast potatoes, potato mousseline
vegetable dish > sweet potato parmentier, carrot mousseline, celeriac mousseline, minted peas, wilted spinach
spinach > wilted spinach
pea > minted peas
sweet potato > sweet potato parmentier
carrot > carrot mousseline, carrot sticks
celeriac > celeriac mousseline
celery > celery sticks
cucumber > cucumber sticks
meat > pulled stewed meat
chilli > serrano chilli
apple > apple rings
ham > ham cubes, thinly sliced ham
beef > beef fillet tips, butcher-style ground beef patty, pasture-raised beef, Hida beef
fish > redfish, rockfish, Japanese whiting, child-bearing shishamo
tuna > semi-cooked tuna
cake > butter sponge cake
cabbage > creamed Savoy cabbage
shrimp > pink and brown shrimps
oregano > mountain oregano
ricotta > sheep’s milk ricotta cream
provolone > provolone del Monaco
duck leg > crispy duck leg
salami > truffle salami
vegetable dish > onion compote
onion > onion compote
British roast potatoes > duck fat roast potatoes, beef dripping roast potatoes
sweet sauce > buttercream, vanilla whipped cream
whipped cream > vanilla whipped cream
egg > eggs over easy
mushroom > flat mushroom
butter > Old Bay butter, mace butter
spice > Old Bay seasoning, chilli powder Japanese style
prepared food > chorizo crumb, Parmesan tuile, hand-scraped spaetzle
sausage > chorizo crumb, Montbéliard sausage
Parmesan > Parmesan tuile
spaetzle > hand-scraped spaetzle
biscuit > almond tuile
pork > smoked pork shoulder, Montbéliard sausage
garlic > sliced garlic
jam > red currant jam
shrimp > kuruma prawn
herb > Japanese parsley, Japanese water dropwort
vegetable > lily bulb, Japanese water dropwort
egg dish > shredded egg crêpe
egg > shredded egg crêpe
tofu > tofu and vegetable fritter
duck > Japanese duck, Japanese duck breast
clam > freshwater clam
dessert > jelly dessert, almond jelly
noodle > Chinese-style noodles
broth > Hinai chicken broth
ice cream > Uji matcha ice cream
vegetable dish > chikuzen-style vegetables with chicken
chicken > chikuzen-style vegetables with chicken, chicken kamameshi with vegetables
rice dish > chicken kamameshi with vegetables
chicken > Hinai chicken broth
tomato > pink tomato
dressing > yogurt dressing
`;
