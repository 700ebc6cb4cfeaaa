/** Kinds of: dishes, sweets and drinks of Mexico, South and Central America. The format: ../kinds.ts. */
export const DISHES_LATIN_AMERICA_KINDS = `
taco > tacos al pastor, carnitas tacos, birria tacos, vegetarian taco, cochinita pibil tacos
pork > tacos al pastor, carnitas tacos, gringa, torta ahogada, cochinita pibil tacos
beef taco > carne asada tacos
quesadilla > gringa
dish > sope, huarache, gordita, tlayuda, enfrijoladas
sandwich > torta ahogada, pambazo, molletes, chivito, misto quente
enchilada > enchiladas verdes, chicken enchilada
chicken > chicken enchilada, chicken empanada, ajiaco, Brazilian chicken stroganoff
beef > suadero, machaca with eggs, seco de res, milanesa napolitana, beef empanada, chivito, pabellón criollo, picadinho
vegetable dish > esquites, papa a la huancaína
corn > esquites
seafood dish > aguachile, coctel de camarones, jalea mixta, chupe de camarones, encebollado, bobó de camarão, vatapá
shrimp > aguachile, coctel de camarones, shrimp ceviche, chupe de camarones, bobó de camarão
fish taco > fish tacos Baja style
meat dish > chiles en nogada, milanesa napolitana, Brazilian chicken stroganoff
soup > menudo soup, chupe de camarones, ajiaco, encebollado
tripe > menudo soup
egg dish > machaca with eggs, Mexican-style eggs, divorced eggs
cheese > cotija, Oaxaca cheese
sour cream > Mexican crema
mushroom > huitlacoche
custard dessert > flan mexicano, quindim, Brazilian flan
bun > concha bread
coffee > café de olla
hot drink > atole
soft drink > agua fresca, chicha morada, guaraná soda
ceviche > ceviche mixto, fish ceviche, shrimp ceviche
fish > fish ceviche, encebollado
fried rice > arroz chaufa
stew > seco de res, locro, cazuela chilena, sancocho, bobó de camarão, picadinho
rice dish > tacu tacu, pabellón criollo
potato > papa a la huancaína
dessert > suspiro limeño, romeu e julieta
pastry dessert > picarones
chilli > ají amarillo, rocoto
mixed grill > parrillada
empanada > beef empanada, chicken empanada, cheese empanada, salteñas
cheese dish > cheese empanada, tequeños
hot dog > completo italiano
pie > pastel de choclo
pancake > cachapa
savoury tart > pastel de feira
fritter > acarajé
casserole > escondidinho
confectionery > beijinho
bread > pão na chapa
`;
