/** Kinds of the dishes and products of tapas-and-parrilla.ts. The format: ../kinds.ts. */
export const TAPAS_AND_PARRILLA_KINDS = `
# Tapas
chilli > piparra pepper, chilli pepper strips
olive > gordal olive
baby squid > fried baby squid
scallop > queen scallop
mushroom > garlic mushrooms, saffron milk cap
vegetable dish > garlic mushrooms, grilled mixed vegetables
chicken > garlic chicken, chicken milanesa, crispy fried chicken bites, hen stew Latin American style
rabbit > garlic rabbit
meat dish > garlic chicken, garlic rabbit, pork fillet in whisky sauce, chicken milanesa, full Argentine mixed grill, crispy fried chicken bites
Spanish omelette > slice of Spanish omelette
pork > pork fillet in whisky sauce
asparagus > wild asparagus
lamb > suckling lamb chop, shoulder of suckling lamb
hake > battered hake
sea bass > sea bass with garlic oil
sea bream > sea bream with garlic oil
mussel > mussels in escabeche
cockle > cockles in brine
fried calamari > fried squid Andalusian style, crispy fried calamari Peruvian style
seafood dish > fried baby squid, battered hake, sea bass with garlic oil, sea bream with garlic oil, mussels in escabeche, raw shrimp in green chilli and lime, crispy fried fish
marinade > escabeche
garlic > young garlic
scrambled egg > scrambled eggs with prawns
shrimp > scrambled eggs with prawns
rice dish > creamy rice
bluefin tuna > bluefin tuna tartare
fish tartare > bluefin tuna tartare
mashed potatoes > olive oil mashed potatoes
# Grill
beef > beef short ribs Argentine style, Argentine sirloin
mixed grill > full Argentine mixed grill
empanada > meat empanada, corn empanada, ham and cheese empanada
meat dish > meat empanada, ham and cheese empanada
pizza > onion and cheese pizza Argentine style
sandwich > crustless white bread sandwich
croissant > small Argentine croissant
hot drink > hot milk with a chocolate bar
# Mexico and Central America
pupusa > pupusa with pork and beans and cheese
pork > pupusa with pork and beans and cheese
pozole > red pozole, green pozole
chilaquiles > green chilaquiles, red chilaquiles
raw shrimp marinated in lime and chilli > raw shrimp in green chilli and lime
enchilada > enchiladas in creamy green sauce with cheese, enchiladas in mole sauce
tamale > rajas tamale with cheese
plantain > ripe plantain
bread > Day of the Dead bread
fried fish > crispy fried fish
sancocho > hen stew Latin American style
arepa > arepa with chicken and avocado mayonnaise
cake > Swiss roll
# Drinks
wine term > Crianza, Brut nature
wine > Crianza
sparkling wine > Brut nature
brandy > Spanish pomace brandy
liqueur > Spanish herbal liqueur
`;
