/** Kinds of: dishes, sweets and drinks of Mexico, South and Central America. The format: ../kinds.ts. */
export const DISHES_LATIN_AMERICA_KINDS = `
taco > tacos al pastor, carnitas tacos, birria tacos, vegetarian taco, cochinita pibil tacos
pork > tacos al pastor, carnitas tacos, flour tortilla with pork and cheese, Mexican pork sandwich in chilli sauce, cochinita pibil tacos
beef taco > carne asada tacos
quesadilla > flour tortilla with pork and cheese
dish > sope, huarache, gordita, tlayuda, tortillas in bean sauce
sandwich > Mexican pork sandwich in chilli sauce, pambazo, open-faced bread with beans and melted cheese, chivito, misto quente
enchilada > enchiladas verdes, chicken enchilada
chicken > chicken enchilada, chicken empanada, Colombian chicken and potato soup, Brazilian chicken stroganoff
beef > suadero, machaca with eggs, seco de res, milanesa napolitana, beef empanada, chivito, pabellón criollo, picadinho
vegetable dish > Mexican corn in a cup, potatoes in Peruvian cheese sauce
corn > Mexican corn in a cup
seafood dish > raw shrimp marinated in lime and chilli, coctel de camarones, Peruvian fried seafood, chupe de camarones, encebollado, bobó de camarão, vatapá
shrimp > raw shrimp marinated in lime and chilli, coctel de camarones, shrimp ceviche, chupe de camarones, bobó de camarão
fish taco > fish tacos Baja style
meat dish > stuffed chillies in walnut sauce, milanesa napolitana, Brazilian chicken stroganoff
soup > menudo soup, chupe de camarones, Colombian chicken and potato soup, encebollado
tripe > menudo soup
egg dish > machaca with eggs, Mexican-style eggs, divorced eggs
cheese > cotija, Oaxaca cheese
sour cream > Mexican crema
mushroom > huitlacoche
custard dessert > flan mexicano, Brazilian coconut and egg yolk custard, Brazilian flan
bun > concha bread
coffee > café de olla
hot drink > atole
soft drink > agua fresca, chicha morada, guaraná soda
ceviche > ceviche mixto, fish ceviche, shrimp ceviche
fish > fish ceviche, encebollado
fried rice > Peruvian fried rice
stew > seco de res, locro, cazuela chilena, sancocho, bobó de camarão, picadinho
rice dish > tacu tacu, pabellón criollo
potato > potatoes in Peruvian cheese sauce
dessert > dulce de leche cream with port meringue, guava paste with cheese
pastry dessert > picarones
chilli > ají amarillo, rocoto
mixed grill > Argentine mixed grill
empanada > beef empanada, chicken empanada, cheese empanada, Bolivian empanadas
cheese dish > cheese empanada, Venezuelan cheese sticks
hot dog > Chilean hot dog with avocado
pie > Chilean corn and beef pie
pancake > cachapa
savoury tart > pastel de feira
fritter > Brazilian black-eyed pea fritters with shrimp
casserole > cassava gratin with meat Brazilian style
confectionery > Brazilian coconut and condensed milk sweet
bread > pão na chapa
`;
