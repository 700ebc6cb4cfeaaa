/** Kinds of savoury dishes and of the styles that names of dishes stand for. The format is described in ../kinds.ts. */
export const DISH_KINDS = `
prepared food > dish, dessert
dish > salad, soup, stew, sandwich, pie, gratin, casserole, stir-fry, curry dish, meat dish, pizza, pancake, snack food
dish > croquette, fritter, empanada, buckwheat galette, crêpe, waffle, vegetable dish
dish > vol-au-vent, savoury tart, bibimbap, dim sum, meze, tapas, antipasti platter, paella, full English breakfast
dish > continental breakfast, shakshuka, kebab plate, souvlaki, gyro, shawarma, quenelle, poutine, pilaf rice
dish > dish of the day, soup of the day, fish of the day, special, moussaka, eggplant parmesan, patatas bravas, rösti
dish > corned beef hash, poke bowl, oatmeal, rice dish, pasta dish, seafood dish, egg dish, cheese dish
# Salads and soups
salad > green salad, mixed salad, house salad, side salad, garden salad, Caesar salad, Greek salad, Niçoise salad, Caprese salad, Cobb salad, Waldorf salad, tabbouleh, fattoush
salad > chicken salad, egg salad, pasta salad, goat cheese salad, warm goat cheese salad, seaweed salad, tuna salad, potato salad, coleslaw, iceberg wedge
goat cheese salad > warm goat cheese salad
sandwich > assorted sandwiches
Caesar salad > chicken Caesar salad
chicken salad > chicken Caesar salad
soup > onion soup, French onion soup, tomato soup, cream of tomato soup, cream of mushroom soup, leek and potato soup, chicken noodle soup
soup > pot-au-feu,  vegetable soup, minestrone, mushroom soup, pumpkin soup, chicken soup, lentil soup, pea soup
soup > potato soup, goulash, gazpacho, bisque, velouté, chowder, fish soup, bouillabaisse, miso soup, pho, ramen, broth
soup > salmorejo, soup of the day
vegetable soup > minestrone, gazpacho, tomato soup, onion soup, French onion soup, pumpkin soup, pea soup, potato soup
gazpacho > salmorejo
# Stews, pies, oven dishes
stew > beef stew, pot-au-feu, goulash, chili con carne, beef bourguignon, chicken in red wine, veal blanquette, cassoulet, tajine, gumbo, ossobuco, ratatouille
stew > stroganoff
stroganoff > beef stroganoff
stew > beef stroganoff, sauerbraten, bouillabaisse
pie > shepherd’s pie, cottage pie, Quebec shepherd’s pie, pot pie, chicken pot pie, tourtière, meat pie
gratin > gratin dauphinois, tartiflette, salt cod brandade, lasagna
savoury tart > quiche, tarte flambée
# Dishes of meat
meat dish > Wiener schnitzel, meatball, meatloaf, beef tartare, beef carpaccio, chili con carne, beef bourguignon, chicken in red wine
meat dish > veal blanquette, cassoulet, shepherd’s pie, tourtière, beef Wellington, beef stroganoff, ossobuco, saltimbocca
meat dish > veal with tuna sauce, paupiette, currywurst, choucroute garnie, steak and fries, steak sandwich, butter chicken
meat dish > tikka masala, tandoori chicken, chicken curry, fried chicken, roast chicken, chicken parmesan, chicken cordon bleu
meat dish > bulgogi, kebab plate, gyro, shawarma, souvlaki, sauerbraten, beef roulade, bangers and mash, biscuits and gravy
meat dish > corned beef hash, goulash, lamb kofta, chicken salad, chopped steak, chicken burger, burger, pulled pork, hot dog
curry dish > butter chicken, tikka masala, chicken curry, green curry, red curry
meat dish > cutlet, skewer, charcuterie board, cheese and charcuterie board
cheese board > cheese and charcuterie board
charcuterie board > cheese and charcuterie board
# Sandwiches
sandwich > Swiss cheese toast, club sandwich, BLT, croque-monsieur, croque-madame, panini, sub, cheesesteak, wrap, banh mi, burger, hot dog
sandwich > grilled cheese, lobster roll, steak sandwich, tartine, gyro, shawarma, tuna melt, bao, quesadilla, taco, burrito
croque-monsieur > croque-madame
cheeseburger > bacon cheeseburger
bacon cheeseburger > double bacon cheeseburger
double cheeseburger > double bacon cheeseburger
bacon burger > bacon cheeseburger
veggie burger > vegan burger
sandwich > chicken sandwich, fish sandwich, piadina
meat dish > chicken sandwich, beef burger, cordon bleu, chicken tikka masala, shepherd’s pie, cottage pie, Quebec shepherd’s pie, satay
meat dish > pork and beans, porchetta, beef stew, pot-au-feu, meat pie, chicken pot pie, Viennese-style pork schnitzel
burger > beef burger, cheeseburger, bacon burger, chicken burger, veggie burger, fish burger, slider
taco > fish taco
wrap > burrito, fajita, enchilada, quesadilla
dish > nachos, enchilada, fajita, cordon bleu, tikka masala, spring roll
# Snacks and fritters
snack food > nachos, chicken wing, chicken tender, chicken nugget, mozzarella stick, onion ring, potato chip, tortilla chip
spring roll > vegetable spring roll, imperial roll, egg roll
tikka masala > chicken tikka masala
cordon bleu > chicken cordon bleu
skewer > satay, yakitori
baked beans > pork and beans
chicken wing > Buffalo wing
pancake > buttermilk pancake
seafood dish > shrimp tempura, unagi, fish sandwich
tempura > shrimp tempura
snack food > spring roll, samosa, pakora, popcorn, crackling
fritter > pakora, onion bhaji, tempura, falafel
croquette > arancini, tater tot
dim sum > gyoza, bao, spring roll
pancake > crêpe, buckwheat galette, Kaiserschmarrn
crêpe > buckwheat galette
pie > empanada
# Pizza
pizza > calzone, Margherita, Napoli, Capricciosa, Quattro stagioni, Diavola, Regina, Prosciutto e funghi
# Names that stand for a dish's sauce, style or garnish
style > Cacio e pepe, Aglio e olio, Milanese, Provençale, Lyonnaise, Basque, Savoyarde, Landaise, Rossini, Wellington, Rockefeller
style > Melba, Suzette, Caesar, Primavera, Parma, Carbonara, Amatriciana, Arrabbiata, Puttanesca, Alfredo, Marinara, Napoli
style > Pomodoro, Margherita
`;
