/** Kinds of the dishes of the Americas, and of salads, sandwiches, breakfasts and pizzas of everywhere. The format: ../kinds.ts. */
export const AMERICAS_KINDS = `
# Mexico and Tex-Mex
dish > tostada, tamale, chilaquiles, burrito bowl, chile relleno, elote, arepa, pupusa, bandeja paisa, mofongo, chicken and waffles
dish > Buddha bowl, surf and turf plate, causa, shrimp and grits
pork > carnitas, cochinita pibil, griot, jerk pork, kalua pork
beef > carne asada, chicken fried steak
steak > chicken fried steak
meat dish > carnitas, al pastor, barbacoa, carne asada, cochinita pibil, birria, lomo saltado, ají de gallina, anticucho, feijoada
meat dish > pollo a la brasa, churrasco, choripán, bandeja paisa, arroz con pollo, ropa vieja, jerk chicken, jerk pork, goat curry, griot
meat dish > barbecue ribs, barbecue chicken, chicken and waffles, chicken fried steak, loco moco, kalua pork, chili dog, bacon and eggs
meat dish > steak and eggs, corn dog, ham and eggs
chicken > ají de gallina, pollo a la brasa, coxinha, jerk chicken, barbecue chicken
beef > ropa vieja
rib > barbecue ribs
skewer > anticucho
sauce > mole, pico de gallo, Peruvian fish and lime juice
salsa > pico de gallo
corn on the cob > elote
snack food > taquito, hush puppy, jalapeño popper, coxinha, tostones, fried pickles, corn dog, spam musubi
wrap > chimichanga
taco > chicken taco, beef taco, shrimp taco
burrito > chimichanga, chicken burrito, beef burrito, breakfast burrito
quesadilla > chicken quesadilla
fajita > chicken fajitas, beef fajitas
soup > tortilla soup, pozole
rice dish > Mexican rice, gallo pinto, arroz con pollo, rice and beans, spam musubi
cake > tres leches
# South and Central America, the Caribbean
ceviche > tiradito
seafood dish > moqueca, ackee and saltfish, shrimp and grits, po’ boy, poke bowl with salmon, poke bowl with tuna, tiradito
stew > feijoada, moqueca, étouffée, birria
bread > pão de queijo
cassava > farofa
confectionery > brigadeiro
pastry dessert > alfajor
biscuit > alfajor
sandwich > choripán, Cuban sandwich, pulled pork sandwich, po’ boy, Reuben, French dip, patty melt, sloppy joe, meatball sub
cheese dish > provoleta, chili cheese fries, jalapeño popper
plantain > tostones, mofongo
curry dish > goat curry, colombo
goat > goat curry
curry > colombo
spice > colombo
vegetable dish > fried green tomatoes, tostones, hush puppy, jalapeño popper, Buddha bowl, elote, beans on toast
chilli > jalapeño popper
jalapeño > jalapeño popper
# The United States and Hawaii
hot dog > chili dog
fries > chili cheese fries
dip > spinach artichoke dip
pickle > fried pickles
tomato > fried green tomatoes
burger > smash burger, double cheeseburger, mushroom burger
cheeseburger > double cheeseburger
sub > meatball sub
poke bowl > poke bowl with salmon, poke bowl with tuna
salmon > poke bowl with salmon
tuna > poke bowl with tuna
frozen dessert > shaved ice
seafood dish > étouffée
# Salads, sandwiches, breakfast, pizza
salad > taco salad, chef salad, quinoa salad, lentil salad, tomato salad, cucumber salad, beet salad, shrimp salad, seafood salad
salad > salmon salad, octopus salad, spinach salad, arugula salad, kale salad, chickpea salad, bean salad, rice salad, avocado salad
salad > Thai beef salad
seafood dish > shrimp salad, seafood salad, salmon salad, octopus salad
sandwich > ham and cheese sandwich, ham sandwich, cheese sandwich, tuna sandwich, turkey sandwich, egg sandwich, salmon sandwich
sandwich > vegetable sandwich, breakfast sandwich, bagel with cream cheese, salmon bagel, ham and cheese croissant
bagel > bagel with cream cheese, salmon bagel
croissant > ham and cheese croissant, almond croissant
egg dish > huevos rancheros, bacon and eggs, ham and eggs, steak and eggs, egg sandwich
eggs Benedict > eggs Florentine, eggs Royale
omelette > cheese omelette, ham and cheese omelette, mushroom omelette
dish > smoothie bowl, yogurt parfait, overnight oats, yogurt with granola, yogurt with fruit
yogurt > yogurt parfait, yogurt with granola, yogurt with fruit
fruit dessert > smoothie bowl
oats > overnight oats
bread > English muffin, crumpet
toast > beans on toast, toast with jam
pizza > Hawaiian pizza, pepperoni pizza, four cheese pizza, vegetable pizza, seafood pizza, tuna pizza, mushroom pizza, ham pizza
pizza > salami pizza, chicken pizza, white pizza, pizza slice
dough > pizza dough
`;
