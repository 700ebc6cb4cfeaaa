/** Kinds of what more-ingredients.ts names. The format: ../kinds.ts. */
export const MORE_INGREDIENTS_KINDS = `
egg > quail egg
French pork and cabbage stew > Auvergne pork and cabbage stew
Scotch egg > venison Scotch egg
venison > venison Scotch egg, venison haunch
sauce > country gravy, mignonette sauce, ranchero sauce, sweet and sour sauce with vinegar, tempura dipping sauce, butter soy sauce, ginger soy sauce, Pedro Ximénez reduction, sofrito
herring > herring fillets with potatoes in oil
seafood dish > herring fillets with potatoes in oil
beef > beef tendon with daikon, beef belly, Japanese black wagyu, eye of round, premium beef tripe
meat dish > beef tendon with daikon, premium pork loin katsu
offal > premium beef tripe, beef offal, pig’s head, giblets
beef offal > premium beef tripe
wagyu > Japanese black wagyu
rice dish > grilled rice ball in green tea
pork loin katsu > premium pork loin katsu
pork > pork mince, mixed beef and pork mince, pig’s head, cured pork shoulder
beef > mixed beef and pork mince, beef offal
minced meat > pork mince, chicken mince, mixed beef and pork mince
chicken > chicken mince
poultry > giblets
salad > pork muzzle salad, mini salad
pork > pork muzzle salad
sausage > banger
lamb > neck of lamb, lamb rump
trout > sea trout
scallop > king scallop
crab > crab claw
fish > small whitebait
trout > trout roe
hake > hake neck
beet > Chioggia beet
potato > ratte potato
vegetable > mustard greens sprouts, komatsuna, vegetable sticks
chilli > ñora pepper
bell pepper > choricero pepper
paprika > La Vera smoked paprika
corn > roasted corn kernel
white bean > Asturian white beans
radicchio > Trevisan radicchio
tomato > Piennolo cherry tomato
fennel > wild fennel
mint > Roman mint
honey > strawberry tree honey
condiment > candied fruit mustard, condiments
cabbage > shredded cabbage
green onion > chopped green onion
radish > grated daikon with chilli
tofu > thin fried tofu
miso > white miso, dark Hatcho miso, sweet miso
minced meat > meat miso
pork > meat miso
salt > matcha salt
dressing > shiso dressing
broth > pork bone broth, chicken bone broth, soy sauce broth
pork > pork bone broth
chicken > chicken bone broth
soup > clear soup, eel liver soup, small soup
butter > foaming butter
cheese > Castelmagno cheese
Manchego > aged Manchego
ricotta > buffalo ricotta
bread > Andalusian soft roll, toasted gingerbread
toast > thick toast
red bean paste > coarse red bean paste
noodle > thin noodles, thick noodles, curly noodles
rice > rice with barley
chicken > boiling fowl
fish > dried sardines, fish powder
toast > garlic toast
rice > multigrain rice
sesame > sesame paste
pickled vegetables > pickled mustard greens, red curry pickles
vegetable > pickled scallion, baby leaves
salt > salt from Guérande
mustard > Meaux mustard
sausage > Guémené andouille
pork > Guémené andouille
beef > Charolais beef, Aubrac beef, Limousin beef
veal > veal from milk-fed calves
white bean > Paimpol beans
sauce > fried garlic dressing
broth > boiling fowl broth
chicken > boiling fowl broth
bread > toasted bread slices
spread > plum butter
vegetable dish > patty of vegetables
chilli powder > ground chilli
parsley > flat-leaf parsley
iceberg lettuce > shredded iceberg lettuce
shredded lettuce > shredded iceberg lettuce
garlic > unpeeled garlic
dough > sourdough starter
tart > pink praline tart
mole > mole poblano
shot of espresso > extra shot of espresso
Chianti > Chianti Classico
Chianti Classico > Chianti Classico Riserva
mineral food > ash
rice > red rice
lentil > green lentil
olive oil > virgin olive oil
cereal > muesli
garlic > garlic confit
jam > tomato jam
coffee > caramel macchiato, Greek coffee
liqueur > amaro
dish > full Irish breakfast
gyoza > pan-fried gyoza
shrimp > scarlet prawn, northern prawn
octopus > baby octopus
cuttlefish > baby cuttlefish
squid > firefly squid
fish > cod liver, grey mullet
sweet sauce > royal icing
spread > nut butter
nut > nut butter
cake > nut cake
spice > celery seed
celery > celery seed
black pepper > cracked black pepper
spice > cracked black pepper
sweet sauce > butterscotch, butterscotch sauce
palatschinke > quark pancakes
crème caramel > egg crème caramel
`;
