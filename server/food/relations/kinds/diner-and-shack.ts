/** Kinds of the dishes and products of diner-and-shack.ts. The format: ../kinds.ts. */
export const DINER_AND_SHACK_KINDS = `
# Seafood shack
clam chowder > Manhattan clam chowder
shrimp > popcorn shrimp, peel-and-eat shrimp, shrimp boil
seafood dish > popcorn shrimp, peel-and-eat shrimp, shrimp boil, beer-battered haddock and chips, fish fingers with chips and peas
crab > crab legs
crab legs > king crab legs
snow crab > snow crab legs
king crab > king crab legs
clam > littleneck clam
seafood dish > fish and chips basket
haddock > beer-battered haddock and chips
fish stick > fish fingers with chips and peas
# Diner
egg dish > two eggs any style, eggs any style
omelette > Denver omelette
sandwich > sausage egg and cheese biscuit, bacon egg and cheese sandwich, finger sandwiches
meat dish > sausage egg and cheese biscuit, bacon egg and cheese sandwich, brisket burnt ends, half rack of ribs, ham hock terrine, devilled kidneys on toast, ham with egg and chips, crispy duck pancakes
eggs Benedict > crab cake Benedict
beef > brisket burnt ends
rib > half rack of ribs
snack food > chips and salsa, chips and guacamole
honey > hot honey
side > buttered greens, Christmas trimmings
vegetable > buttered greens
hot dog > Chicago dog
chicken Caesar salad > crispy chicken Caesar salad
# Pub
bread pudding > bread and butter pudding
crumble > apple and blackberry crumble, rhubarb crumble
fries > triple-cooked chips
cheese dish > twice-baked cheese soufflé, ploughman’s board
soufflé > twice-baked cheese soufflé
terrine > ham hock terrine
kidney > devilled kidneys on toast
cheese board > ploughman’s board
ham > ham with egg and chips
vegetable dish > cauliflower steak
cauliflower > cauliflower steak
gravlax > beetroot-cured salmon
prepared food > stew dumpling
# Ice cream parlour
sundae > hot fudge sundae
sweet sauce > cookies and cream
milkshake > cookies and cream milkshake
chocolate > mint chocolate chip
frozen dessert > ice cream cone, sherbet
ice cream > ice cream cone
pastry dessert > waffle cone
raisin > rum and raisin
# Drinks
herbal tea > peppermint tea
soft drink > elderflower pressé
syrup > sugar syrup
duck > crispy duck pancakes
`;
