/** Kinds of cereals, flour, pasta, bread and pastry. The format is described in ../kinds.ts. */
export const GRAIN_AND_BAKERY_KINDS = `
# Cereals with gluten as Regulation (EU) 1169/2011, annex II, names them; rice, corn and the pseudocereals are not among them
cereal > cereal with gluten, rice, corn, oatmeal, granola
cereal with gluten > wheat, rye, barley, oats, farro, spelt
wheat > flour, bulgur, couscous, semolina, seitan, farro, spelt
oats > oatmeal, oat milk
pseudocereal > buckwheat, quinoa
corn > corn on the cob, polenta, grits, popcorn, tortilla chip
rice > brown rice, wild rice, fried rice, sticky rice, risotto, pilaf rice
# Pasta and noodles
prepared food > pasta, noodle, dough, bakery product
pasta > fresh pasta, spaghetti, linguine, tagliatelle, fettuccine, pappardelle, penne, rigatoni, macaroni, orzo, ravioli
pasta > tortellini, cannelloni, lasagna, gnocchi, spaetzle, Maultaschen
noodle > ramen, udon, soba, pad thai
dish > dumpling, macaroni and cheese, lasagna, pad thai, ramen, arancini, risotto, fried rice, granola, oatmeal
dish > rice dish, pasta dish
pasta dish > macaroni and cheese, lasagna, cannelloni, pasta salad, cheese spaetzle
rice dish > risotto, fried rice, arancini, paella, jambalaya, rice pudding, sushi, pilaf rice
dumpling > gyoza, ravioli, tortellini, Maultaschen
# Dough, bread, pastry
dough > puff pastry, batter
bakery product > bread, pastry, biscuit, cracker, pretzel, cake
bread > garlic bread, sourdough, rye bread, whole wheat bread, white bread, baguette, ciabatta, focaccia, brioche, bun, roll
bread > bagel, toast, pita, naan, flatbread, tortilla, crouton, crostini, bruschetta, breadstick, breadcrumbs, cornbread
toast > avocado toast, buttered toast, French toast
pastry > puff pastry, croissant, pain au chocolat, cinnamon bun, doughnut, churro, muffin, scone, éclair
cookie > chocolate chip cookie
bread > multigrain bread
garlic bread > cheesy garlic bread
bun > sesame bun, brioche bun
brioche > brioche bun
croissant > butter croissant
tortilla > flour tortilla, corn tortilla
corn > corn tortilla
noodle > rice noodles, egg noodles
rice > rice noodles
fried rice > egg fried rice, Cantonese fried rice
batter > beer batter
flatbread > piadina
biscuit > cookie, shortbread, buttermilk biscuit, American biscuit, oatcake, macaron, cracker
cracker > rye crisp, oatcake
flatbread > pita, naan, tortilla, focaccia
dish > avocado toast, tartine, bruschetta, garlic bread
`;
