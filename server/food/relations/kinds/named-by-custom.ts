/** Kinds of the dishes and creams of named-by-custom.ts. The format: ../kinds.ts. */
export const NAMED_BY_CUSTOM_KINDS = `
vegetable dish > corn ribs, zucchini fries
sandwich > pulled pork bun
chicken > panko chicken
shrimp > panko prawns
halloumi > halloumi fries
dish > polenta fries, small side dish
pizza > sourdough pizza
trout > trout gravlax
beet > salt-baked beetroot
sweet sauce > sweet chilli jam
seafood dish > scampi and chips
salad > chopped salad, Caprese with buffalo mozzarella
salmon fillet > salmon loin
sauce > vegetable gravy, vegan gravy, vegetarian gravy, butter with almonds
balsamic vinegar > aged balsamic vinegar
mustard sauce > wholegrain mustard sauce
crêpe > crêpe Suzette with orange liqueur
meat dish > mixed grilled meats
style > poached in acqua pazza
butter > butter with almonds
salad > potato and lamb’s lettuce salad
custard dessert > Spanish egg custard
dessert > sweet red bean soup with rice dumplings, warabi mochi with roasted soybean flour and brown sugar syrup
vermouth > red vermouth, white vermouth
method > toasted in butter, flambéed with rum, flambéed with Cognac, flambéed with brandy, flambéed with whisky, flambéed with Calvados, flambéed with Grand Marnier, flambéed with pastis, flambéed with Armagnac, flambéed with Cointreau, flambéed with vodka
sauce > garlic cream, herb cream, dill cream, chive cream, horseradish cream, truffle cream, curry cream, mustard cream, saffron cream, wasabi cream, basil cream, goat cheese cream, burrata cream, cheese cream, gorgonzola cream, pecorino cream, chickpea cream, cauliflower cream, celeriac cream
goat cheese > goat cheese cream
burrata > burrata cream
cheese > cheese cream
gorgonzola > gorgonzola cream
pecorino > pecorino cream
chickpea > chickpea cream
cauliflower > cauliflower cream
celeriac > celeriac cream
method > cooked over a wood fire, macerated, cut into strips
cream > thick cream
tuna > bonito belly
pasta > pasta with pecorino and pepper
chocolate shavings > white chocolate shavings
`;
