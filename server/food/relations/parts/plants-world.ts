/** Usual parts of what is prepared from plants, and of mixed seasonings. The format: ../usual-parts.ts. */
export const PLANTS_WORLD_PARTS = `
potato pancake = egg, wheat
potato croquette = breadcrumbs, egg, milk, butter
duchess potatoes = egg, butter
truffle fries = truffle, Parmesan
loaded fries = cheese, bacon, sour cream
stuffed pepper = rice, beef, ground beef
stuffed cabbage = pork, beef, rice
meat substitute = soy, wheat, pea
red bean paste = sugar
açaí bowl = granola, banana, nut, honey
poached pear = red wine, alcohol
baked apple = almond, raisin, nut
maraschino cherry = sugar, sulphites
dukkah = hazelnut, almond, sesame, pistachio
mixed grill = beef, pork, lamb, chicken, sausage
garam masala = cumin
Madras curry = mustard
curry = mustard, celery, fenugreek
onion jam = wine, vinegar
natto = soy sauce
`;
