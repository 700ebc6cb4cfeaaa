/** Usual parts of the dishes and products of diner-and-shack.ts. The format: ../usual-parts.ts. */
export const DINER_AND_SHACK_PARTS = `
# Seafood shack
Manhattan clam chowder = tomato, celery, bacon, no cream, no milk
popcorn shrimp = wheat, egg, breadcrumbs
shrimp boil = corn, potato, sausage, butter
fish and chips basket = fish, wheat, fries
fish and chips = batter, wheat
peel-and-eat shrimp = shrimp
# Diner
two eggs any style = egg
eggs any style = egg
Denver omelette = ham, bell pepper, onion, cheese
sausage egg and cheese biscuit = sausage, pork, egg, cheese, wheat, butter
bacon egg and cheese sandwich = bacon, egg, cheese, wheat, bread
crab cake Benedict = crab, breadcrumbs, mayonnaise, wheat, egg, butter, no ham
brisket burnt ends = barbecue sauce
half rack of ribs = pork, barbecue sauce
chips and salsa = tortilla chip, salsa, corn
chips and guacamole = tortilla chip, guacamole, corn
hot honey = chilli
buttered greens = butter
Chicago dog = sausage, wheat, mustard, celery, sesame
crispy chicken Caesar salad = wheat, breadcrumbs
# Pub
bread and butter pudding = bread, wheat, butter, egg, milk, raisin
apple and blackberry crumble = apple, blackberry
rhubarb crumble = rhubarb
twice-baked cheese soufflé = egg, wheat, milk, butter, cream
ham hock terrine = pork, mustard
devilled kidneys on toast = wheat, bread, mustard, butter
ham with egg and chips = egg, fries
fish fingers with chips and peas = fries, pea
beer-battered haddock and chips = wheat, beer, fries
finger sandwiches = bread, wheat, butter, egg, salmon, ham, mayonnaise
ploughman’s board = bread, wheat, pickle, ham
beetroot-cured salmon = beet, sugar, dill
stew dumpling = wheat, beef
Christmas trimmings = pork, sausage, bacon, wheat, cranberry
# Ice cream parlour
hot fudge sundae = chocolate, whipped cream, peanut
cookies and cream = cookie, wheat, milk, cream
cookies and cream milkshake = cookie, wheat
mint chocolate chip = milk, mint
ice cream cone = wheat
waffle cone = wheat, egg, butter
rum and raisin = rum
sherbet = milk, fruit
# Drinks
elderflower pressé = elderflower
sugar syrup = sugar
crispy duck pancakes = wheat, hoisin, cucumber, green onion, soy sauce
`;
