/** Kinds of more dishes and desserts of France and Québec. The format is described in ../kinds.ts. */
export const DISH_FRANCE_KINDS = `
seafood dish > seafood choucroute, tuna sandwich
meat dish > baeckeoffe, French pork and cabbage stew, daube, beef carbonade, veal Marengo, veal Orloff, roast pork Orloff, salt pork with lentils
meat dish > sausage with lentils, ham and butter sandwich, ham sandwich, ham and cheese sandwich, puff pastry case with chicken
meat dish > ficelle picarde, duck gizzard salad, Lyonnaise salad, cipaille, pork hock stew, meatball stew, roasted bone marrow
meat dish > smoked meat poutine, pulled pork poutine, galvaude, hot chicken sandwich, smoked meat sandwich
stew > baeckeoffe, French pork and cabbage stew, garbure, daube, beef carbonade, veal Marengo, pork hock stew, meatball stew
soup > garbure, French pork and cabbage stew
vegetable dish > aligot, truffade, pommes Anna, stuffed tomato, petits farcis, grated carrots, leeks vinaigrette
cheese dish > aligot, truffade, cheese sandwich, ham and cheese galette with egg
egg dish > egg sandwich
sandwich > croque-provençal, pan bagnat, ham and butter sandwich, ham sandwich, ham and cheese sandwich, cheese sandwich
sandwich > tuna sandwich, egg sandwich, hot chicken sandwich, smoked meat sandwich
croque-monsieur > croque-provençal
crêpe > savoury crêpe, sweet crêpe, ficelle picarde
buckwheat galette > ham and cheese galette with egg
vol-au-vent > puff pastry case with chicken
snail > Burgundy snails
frog leg > frog legs with parsley
salad > Lyonnaise salad, duck gizzard salad, Russian salad, grated carrots, leeks vinaigrette
bone marrow > roasted bone marrow
sauce > rouille, gribiche sauce, sauce vierge, shallot sauce, Roquefort sauce, morel sauce, mustard sauce, lobster sauce, crayfish sauce, ravigote sauce, bordelaise sauce
mayonnaise > rouille
dessert > sweet crêpe, vacherin glacé, fromage blanc with coulis, tarte fine
dish > savoury crêpe, tarte fine
cake > savarin, opera cake, Yule log, financier, far breton
pastry dessert > Paris-Brest, Saint-Honoré, cream puff, canelé, kouign-amann, beaver tail, date square
pastry dessert > Nanaimo bar, butter tart, grandfathers in syrup
custard dessert > far breton, Parisian flan
tart > Parisian flan, pear and almond tart, chocolate tart, strawberry tart, raspberry tart, maple pie, butter tart
fruit tart > pear and almond tart, strawberry tart, raspberry tart
ice cream > banana split, chocolate liégeois, vanilla ice cream with chocolate sauce, iced nougat, vacherin glacé, baked Alaska
sundae > banana split, chocolate liégeois, vanilla ice cream with chocolate sauce
fruit dessert > pears belle Hélène
confectionery > nougat, calisson, marzipan, praline, maple taffy, maple butter
almond > marzipan, frangipane, calisson
sweet sauce > frangipane
chocolate > gianduja
spread > maple butter
maple syrup > maple taffy, maple butter
pie > cipaille
poutine > Italian poutine, smoked meat poutine, pulled pork poutine, galvaude
hot dog > steamed hot dog
`;
