/** Kinds of words that name a part of a menu, a measure or a service. The format is described in ../kinds.ts. */
export const MENU_WORD_KINDS = `
menu part > appetizer, main course, dessert, side, menu, set menu, tasting menu, kids menu, lunch, dinner, breakfast, brunch
menu part > snack, small plate, special, dish of the day, soup of the day, fish of the day, dessert of the day, topping, extra
menu part > combo, favourite, ingredient, buffet, grill, aperitif, digestif, soft drink, hot drink
measure > plate, board, bowl, basket, cup, glass, bottle, half bottle, carafe, pitcher, pint, can, shot, portion, slice, slices, thin slices, piece
measure > scoop, dozen, half dozen, person
scoop > scoop of ice cream
service > takeaway, happy hour, market, buffet
method > grill
set menu > tasting menu
menu > set menu, kids menu
substance > gluten, lactose, alcohol, caffeine, sulphites, gelatin
`;
