/** Kinds of the dishes and products of bistro-and-bakery.ts. The format: ../kinds.ts. */
export const BISTRO_AND_BAKERY_KINDS = `
# Bistro
beef tartare > hand-cut beef tartare
choucroute garnie > choucroute with sausages and pork
sausage > Strasbourg sausage
vegetable dish > pan-fried vegetables, pan-fried mushrooms, pan-fried mushrooms with garlic and parsley
mushroom > pan-fried mushrooms, pan-fried mushrooms with garlic and parsley
bivalve > dog cockle
oyster > claire oyster
salad > ocean salad
seafood dish > ocean salad, fish in Creole lime broth, brik with egg and tuna, seafood feijoada
vegetable > old-fashioned vegetables
fish > catch from the boats
tasting menu > six-course menu, seven-course menu
sundae > whipped-cream sundae
crème brûlée > Madagascar vanilla crème brûlée
beer > beer with bitter orange liqueur
water > still or sparkling water
herbal tea > verbena and mint tea
wine term > Grand Cru, Premier Cru, Sur lie, Vieilles vignes
wine > Grand Cru, Premier Cru, Sur lie, Vieilles vignes
style > VSOP
red wine > Côtes de Bourg, Côtes de Blaye
rum > vanilla and passion fruit flavoured rum
# Bakery and crêperie
toast > bread with butter and jam
bread > traditional baguette, fougasse
fougasse > olive fougasse
buckwheat galette > sausage in a buckwheat galette
meat dish > sausage in a buckwheat galette, chicken and raw vegetable sandwich, brik with minced meat, chicken tagine with preserved lemon and olives, lamb tagine with prunes and almonds
sweet crêpe > Nutella and banana crêpe with whipped cream
tuna sandwich > tuna and raw vegetable sandwich
chicken sandwich > chicken and raw vegetable sandwich
fries > cone of fries
tiramisu > speculoos tiramisu
# Antilles and Maghreb
sauce > Creole sauce with lime and onion and chilli
blood sausage > Creole blood sausage
snack food > brik with egg and tuna, brik with minced meat
tuna > brik with egg and tuna
tajine > chicken tagine with preserved lemon and olives, lamb tagine with prunes and almonds
chicken > chicken tagine with preserved lemon and olives
lamb > lamb tagine with prunes and almonds
stew > seafood feijoada
# Cheeses and cured meats
blue cheese > Fourme d’Ambert
cheese > Saint-Félicien, stracchino, primo sale, graviera
goat cheese > fresh goat cheese
sheep’s cheese > Azeitão
sausage > stuffed pig’s trotter Modena style
cured pork fat > lardo di Colonnata
cold cut > León cured beef
beef > León cured beef
pastry dessert > viennoiserie
`;
