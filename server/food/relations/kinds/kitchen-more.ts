/** Kinds of what kitchen-more.ts names. The format: ../kinds.ts. */
export const KITCHEN_MORE_KINDS = `
plant fat > vegan butter
plant protein > aquafaba, soy cream, soy yogurt
meat substitute > soy mince, soy strips
plant food > oat cream, coconut yogurt
spread > cashew cream
vegetable dish > tofu scramble, vegan schnitzel, vegan nuggets, vegan meatballs, chickpea patty, lentil patty, spinach with dashi, vegetable kakiage
dessert > vegan ice cream, rice flour dumplings
ice cream > stracciatella ice cream, cookie dough ice cream, cookies and cream ice cream, walnut ice cream, frozen yogurt ice cream, tiramisu ice cream
sorbet > apple sorbet, melon sorbet, blood orange sorbet, rhubarb sorbet
wine grape > Müller-Thurgau, Dornfelder, Trollinger, Lemberger, Carménère, Picpoul, Godello
white wine > Müller-Thurgau, Picpoul, Godello, Lugana, Gavi, Rueda
red wine > Dornfelder, Trollinger, Lemberger, Carménère
beer > Altbier
coffee > nitro coffee, dirty chai, pumpkin spice latte
curry dish > dopiaza curry, bhuna, balti
flatbread > uttapam
chicken > fried chicken thigh, chicken tail yakitori
meat dish > fried chicken thigh, rack of pork ribs, leek and chicken skewer, simmered offal, ginger pork, chicken nanban, pork and kimchi stir-fry
tuna > lean tuna
radish > grated daikon
seafood dish > raw octopus with wasabi, fish cake with wasabi
cheese > powdered cheese
syrup > brown sugar syrup
soba > plain hot soba
egg > raw egg
sauce > cream base, tomato base
toast > toast soldiers
butter > mountain butter
bread > small Spanish breadsticks
menu > set meal
lamb > lamb mince
fish > seasonal fish
confectionery > molten centre
squash > red kuri squash
vanilla > Madagascar vanilla
liver pâté > chicken liver pâté
meat dish > Japanese braised pork belly
pork > Japanese braised pork belly
method > glazed, pulled
spice > green peppercorn
sauce > green peppercorn sauce
soup > goulash soup
quality > juicy
seafood dish > simmered fish
sauce > Madeira sauce
butter > cultured butter
tuna > bullet tuna
pancake > pancake stack
whipped cream > mascarpone whipped cream
sausage > coarse sausage
cake > date sponge
salad > salad garnish
breadcrumbs > toasted breadcrumbs
`;
