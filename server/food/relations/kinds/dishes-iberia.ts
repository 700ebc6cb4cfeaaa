/** Kinds of the dishes and products of dishes-iberia.ts. The format: ../kinds.ts. */
export const DISH_IBERIA_KINDS = `
sandwich > pepito steak sandwich, Seville pork and serrano ham sandwich, fried squid sandwich, Portuguese steak sandwich in a roll
egg dish > fried eggs with potatoes and ham
dish > patatas alioli, papas arrugadas, pan-fried potato slices with onion
potato > Galician boiled potatoes
sausage > chistorra, blood sausage with rice
pork > chistorra, pork cheeks in red wine, acorn-fed Iberian loin, pork snout
blood sausage > blood sausage with rice
seafood dish > razor clams a la plancha, seafood salpicón, Basque tuna and potato stew, Menorcan spiny lobster stew, rice with lobster, piquillo peppers stuffed with salt cod
seafood dish > bacalhau à lagareiro
meat dish > Madrid-style tripe, pork cheeks in red wine, aged beef rib steak, oven-baked rice Valencia style
meat dish > arroz de pato, Portuguese steak with egg, alheira with egg, Portuguese charcoal chicken
meat dish > picanha with rice and beans, braised beef ribs with cassava
rice dish > rice with lobster, oven-baked rice Valencia style, arroz de pato
pie > empanada gallega
soup > almond cream soup with grapes
beef > aged beef rib steak
service > couvert
pancake > tapioca crêpe
dish > fried cassava
ice cream > leche merengada ice cream
custard dessert > fried milk custard, sheep’s milk curd, egg yolk flan
pastry dessert > churros with hot chocolate
coffee > café bombón
liqueur > Licor 43, ginjinha
white wine > Albariño, Verdejo, Txakoli
red wine > Ribera del Duero, Mencía
Iberian ham > acorn-fed Iberian ham
cold cut > acorn-fed Iberian loin
croquette > Iberian ham croquette
bread > crystal bread
fish stick > hake fish fingers
grape > Muscat grape
pickled onion > pickled red onion
`;
