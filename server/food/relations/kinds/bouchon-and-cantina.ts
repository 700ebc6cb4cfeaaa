/** Kinds of the dishes of bouchon-and-cantina.ts. The format: ../kinds.ts. */
export const BOUCHON_AND_CANTINA_KINDS = `
# Bouchon and brasserie
seafood dish > tuna rillettes, whelks with mayonnaise, pike quenelles in crayfish sauce
tuna > tuna rillettes
gravy > reduced meat jus
aligot > aligot with sausage
meat dish > cheeks in red wine, aligot with sausage, calf’s head with gribiche sauce, crispy pig’s trotter, chicken from the wok, curry chicken wrap
whelk > whelks with mayonnaise
calf’s head > calf’s head with gribiche sauce
quenelle > pike quenelles in crayfish sauce
fried fish > fried smelts
pork > crispy pig’s trotter
vegetable dish > vegetables from the wok, Indian potato patties
stir-fry > vegetables from the wok, chicken from the wok
chicken > chicken from the wok, curry chicken wrap
pizza > salmon pizza, barbecue pizza
wrap > curry chicken wrap
sorbet > apple sorbet with Calvados
profiterole > profiteroles with chocolate sauce
ravioli > Dauphiné cheese ravioli
sandwich > toasted sandwich
ham and cheese sandwich > ham and cheese toastie
toasted sandwich > ham and cheese toastie
chocolate > rocky road
Indian potato patties > Indian potato patties with yogurt and chutney
potato > Indian potato patties
# Grill and cantina
beef > mature cow beef, beef heart skewers Peruvian style
onion > softly fried onion
sheep’s cheese > aged sheep’s cheese
cheese and charcuterie board > Iberian charcuterie and cheese board
anticucho > beef heart skewers Peruvian style
stir-fry > Peruvian stir-fried noodles
sandwich > Chilean steak sandwich with green beans
meat dish > Chilean steak sandwich with green beans
scrambled egg > scrambled eggs with ham and shoestring potatoes
ham > scrambled eggs with ham and shoestring potatoes
rice dish > rice and beans plate Costa Rican style
soup > Colombian milk and egg soup
aperitif > welcome aperitif
drink > welcome aperitif
`;
