/**
 * As in reviewed-words.ts, of the food of Asia, the Middle East and Latin America and of drinks: what their synonyms name
 * beyond their main words, each a usual part or the kind of dish.
 */
export const NAMED_PARTS_WORLD = `
Jack and Coke = Tennessee whiskey
Kentucky mule = bourbon
London mule = gin
Mexican mule = tequila
Rossini cocktail = strawberry
andong jjimdak = soy
anpan = bean
avocado maki = roll
batida = coconut
bindaetteok = mung bean
chilcano = pisco
curry rice = rice
dakgalbi = cheese
gyeran-jjim = egg
haemultang = seafood
hamburg steak = patty
injeolmi = bean, rice
ipanema cocktail = cocktail
jjamppong = seafood
kappa maki = roll
kinako = flour
lemon sour = shochu
mezcalita = mezcal
namul = vegetable
nikujaga = meat, potato
ochazuke = tea, rice
omurice = rice
panko = flour
passion fruit caipirinha = fruit
passion fruit lemonade = fruit
passion fruit martini = fruit
passion fruit mojito = fruit
saikyo yaki = miso
salmon maki = roll, sake
salmon nigiri = sake
salmon sashimi = sake
shirataki = pasta
shishito pepper = chilli, pimento
sikhye = rice
somaek = soju, beer
sujeonggwa = cinnamon
takikomi gohan = rice
tuna maki = roll
yakgwa = honey
yokan = bean
zenzai = bean
zosui = rice
`;
