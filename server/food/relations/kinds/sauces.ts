/** Kinds of sauces, dressings, spreads, condiments and sweet sauces. The format is described in ../kinds.ts. */
export const SAUCE_KINDS = `
prepared food > sauce, condiment, spread, marinade, crust, foam, purée, crumble topping, chocolate, caramel
sauce > dip, dressing, mayonnaise, ketchup, mustard, barbecue sauce, hot sauce, sriracha, sweet chili sauce, sweet and sour sauce
sauce > soy sauce, teriyaki, hoisin, oyster sauce, fish sauce, peanut sauce, gochujang, ponzu, tomato sauce, meat sauce, ragù
dressing > house dressing
mushroom sauce > mushroom cream sauce
cream sauce > mushroom cream sauce
hot sauce > brava sauce
sweet sauce > cane syrup
sauce > gremolata, pesto, cream sauce, mushroom sauce, peppercorn sauce, béarnaise, hollandaise, béchamel, red wine sauce, white wine sauce
sauce > chimichurri, salsa verde, salsa, tzatziki, gravy, jus, butter sauce, tartar sauce, remoulade, coulis, glaze, reduction
sauce > sweet sauce, green curry, red curry, honey garlic, broth, jus, cheese sauce, beurre blanc, satay sauce
spread > chocolate hazelnut spread
broth > beef broth, bone broth, vegetable broth, chicken broth
jus > beef jus
butter sauce > lemon butter sauce, beurre blanc
glaze > balsamic glaze, honey mustard glaze
coulis > raspberry coulis, red fruit coulis
chutney > mango chutney
spicy mayo > sriracha mayo
sweet sauce > custard, pastry cream, caramel, salted caramel, salted butter caramel, toffee sauce, coulis, dulce de leche
caramel > salted caramel, salted butter caramel, toffee sauce
sauce > Alfredo, Puttanesca, Arrabbiata, Amatriciana, Carbonara, Marinara, Pomodoro
dip > hummus, tzatziki, guacamole, taramasalata, salsa
dressing > vinaigrette, honey mustard, Caesar dressing, ranch, blue cheese dressing, Thousand Island
vinaigrette > balsamic vinaigrette
mayonnaise > spicy mayo, garlic mayo, aioli
condiment > vinegar, relish, chutney, wasabi, mirin, pickle, mustard, ketchup, Tabasco, miso, preserved lemon
hot sauce > Tabasco, sriracha
vinegar > balsamic vinegar, red wine vinegar, cider vinegar
tomato sauce > Marinara, Pomodoro, Arrabbiata
ragù > meat sauce
spread > jam, lemon curd, peanut butter, Nutella, tapenade, hummus, tahini, margarine
`;
