/**
 * As in reviewed-words.ts, of the food of Asia, the Middle East and Latin America and of drinks: what their synonyms name
 * beyond their main words, each a usual part or the kind of dish.
 */
export const NAMED_PARTS_WORLD = `
anpan = bean
avocado maki = roll
curry rice = rice
hamburg steak = patty
kappa maki = roll
kinako = flour
nikujaga = meat, potato
ochazuke = tea, rice
omurice = rice
panko = flour
saikyo yaki = miso
salmon maki = roll, sake
salmon nigiri = sake
salmon sashimi = sake
shirataki = pasta
shishito pepper = chilli, pimento
takikomi gohan = rice
tuna maki = roll
yokan = bean
zenzai = bean
zosui = rice
`;
