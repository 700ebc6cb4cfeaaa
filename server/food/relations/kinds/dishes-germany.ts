/** Kinds of the dishes and products of dishes-germany.ts. The format: ../kinds.ts. */
export const DISH_GERMANY_KINDS = `
soup > pancake strip soup, liver dumpling soup, semolina dumpling soup, clear soup with meatballs and egg custard
stew > lentil stew, pea stew
meat dish > ragout fin, ham and fried egg on bread, Palatinate stuffed pork stomach, veal goulash, Fiaker goulash, Tyrolean potato and bacon hash
meat dish > Hawaiian toast
sandwich > rye roll with gouda, ham and fried egg on bread
herring > matjes herring fillet
seafood dish > matjes herring in cream with apple and onion
bread > pretzel roll
vegetable dish > bacon-wrapped green beans
sauce > bacon and onion dressing
cheese dish > cheese spaetzle with fried onions
dish > Viennese potato salad, apple red cabbage, cabbage salad with bacon, fries with ketchup and mayonnaise
veal > veal goulash
animal fat > greaves lard
sausage > Pinkel, boiled sausage
butter > melted butter
dough > yeast dough
whipped cream > whipped cream topping
substance > antioxidant, phosphate
fruit dessert > red berry compote with vanilla sauce, stewed plums Austrian style
ice cream > vanilla ice cream with hot raspberries
cake > chocolate biscuit cake
custard dessert > Salzburg soufflé
pastry dessert > quark strudel, curd cheese dumpling
wine > wine spritzer with Riesling
red wine > Zweigelt, Blaufränkisch
white wine > Silvaner
`;
