/** Usual parts of the dishes and products of tapas-and-parrilla.ts. The format: ../usual-parts.ts. */
export const TAPAS_AND_PARRILLA_PARTS = `
# Tapas
fried baby squid = wheat
garlic mushrooms = garlic, olive oil, white wine, butter
garlic chicken = garlic, olive oil, white wine
garlic rabbit = garlic, olive oil, white wine
pork fillet in whisky sauce = whisky, garlic
battered hake = wheat, egg
fried squid Andalusian style = wheat
sea bass with garlic oil = garlic, olive oil, vinegar, chilli
sea bream with garlic oil = garlic, olive oil, vinegar, chilli
mussels in escabeche = escabeche
escabeche = vinegar, olive oil, sulphites
scrambled eggs with prawns = garlic
creamy rice = rice
bluefin tuna tartare = soy sauce
olive oil mashed potatoes = olive oil
# Grill
chicken milanesa = breadcrumbs, wheat, egg
full Argentine mixed grill = beef, pork, sausage, chicken, offal
meat empanada = wheat, beef, egg, onion, olive
corn empanada = wheat, corn, cheese, milk
ham and cheese empanada = ham, cheese
onion and cheese pizza Argentine style = onion, cheese
crustless white bread sandwich = bread, wheat, egg, ham, cheese, mayonnaise
hot milk with a chocolate bar = milk, chocolate
# Mexico and Central America
pupusa with pork and beans and cheese = pork, bean, cheese, corn
raw shrimp in green chilli and lime = chilli, lime
enchiladas in creamy green sauce with cheese = tortilla, tomatillo, cheese, cream, chicken
enchiladas in mole sauce = mole, chicken, sesame
rajas tamale with cheese = chilli, cheese
Day of the Dead bread = wheat, egg, butter, milk, orange
crispy fried fish = wheat, egg
crispy fried chicken bites = wheat, egg, soy sauce
crispy fried calamari Peruvian style = wheat, egg
arepa with chicken and avocado mayonnaise = chicken, avocado, mayonnaise
Swiss roll = wheat, egg, cream, sugar
# Drinks
Spanish pomace brandy = alcohol
Spanish herbal liqueur = alcohol
`;
