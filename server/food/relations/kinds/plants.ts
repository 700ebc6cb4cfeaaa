/** Kinds of vegetables, legumes, mushrooms, fruit, herbs, spices, nuts and seeds. The format: ../kinds.ts. */
export const PLANT_KINDS = `
plant food > vegetable, legume, mushroom, fruit, herb, spice, nut, seed, cereal, pseudocereal, sweetener, plant drink, plant fat
plant food > seaweed, flower, cocoa, coffee, tea, vegetable dish
# Vegetables
vegetable > grilled vegetables, root vegetable, raw vegetables, tomato, allium, leafy vegetable, cabbage vegetable, capsicum pepper
vegetable > cucumber, zucchini, zucchini flower, eggplant, pumpkin, squash, corn, corn on the cob, asparagus, artichoke, celery
vegetable > fennel, avocado, olive, caper, heart of palm, bamboo shoot, bean sprout, microgreens, okra, rhubarb, potato
vegetable > green bean, pea, snow pea, sauerkraut, pickle
tomato > cherry tomato, sun-dried tomato
allium > onion, shallot, leek, garlic, green onion, chive, wild garlic
onion > red onion, fried onions, braised onions, caramelized onion, green onion
garlic > black garlic
root vegetable > carrot, celeriac, beet, radish, turnip, parsnip, sweet potato, horseradish, kohlrabi
celery > celeriac
leafy vegetable > lettuce, mixed greens, seasonal greens, spinach, arugula, kale, watercress, endive, radicchio, lamb’s lettuce, chard, microgreens
spinach > creamed spinach
lettuce > romaine
cabbage vegetable > cabbage, red cabbage, kale, Brussels sprout, broccoli, broccolini, cauliflower, bok choy, kohlrabi, turnip
cabbage vegetable > radish, horseradish, arugula, watercress
cabbage > red cabbage, sauerkraut
capsicum pepper > bell pepper, chilli, banana pepper, Padrón pepper, pimento
bell pepper > roasted pepper, pimento
roasted pepper > roasted red pepper
chilli > jalapeño, chipotle, Espelette pepper, cayenne
squash > pumpkin
olive > kalamata olive, Taggiasca olive
potato > roasted potatoes, mashed potatoes, baked potato, fries, cheese fries, potato wedge, potato chip
potato > potato skin, Sarladaise potatoes, curly fries
sweet potato > sweet potato fries
fries > truffle Parmesan fries, cheese fries, curly fries, sweet potato fries
vegetable dish > ratatouille, grilled vegetables, guacamole, coleslaw, caponata, onion ring, creamed spinach, celeriac purée, celeriac remoulade
vegetable dish > vegetable soup, falafel, kimchi, iceberg wedge, tater tot, baked potato, potato skin
# Legumes
legume > bean, lentil, chickpea, pea, peanut, soy, green bean, snow pea, fava bean, lupin
bean > black bean, kidney bean, baked beans, refried beans, fava bean, green bean
soy > tofu, tempeh, edamame, soy milk, soy sauce, miso
# Mushrooms
mushroom > wild mushroom, porcini, chanterelle, morel, shiitake, oyster mushroom, portobello, truffle
wild mushroom > porcini, chanterelle, morel
# Fruit
fruit > fruit salad, mixed berries, berry, apple, pear, stone fruit, citrus, banana, plantain, tropical fruit, melon, watermelon
fruit > grape, dried fruit, pomegranate, quince, rhubarb, persimmon, fig, compote
stone fruit > peach, apricot, plum, cherry, mirabelle, nectarine, mango, date
plum > mirabelle, prune
cherry > sour cherry
berry > strawberry, raspberry, blueberry, blackberry, blackcurrant, cranberry, gooseberry, redcurrant, lingonberry
mixed berries > strawberry, raspberry, blackcurrant, redcurrant, cherry
strawberry > wild strawberry
citrus > lemon, lime, yuzu, orange, mandarin, grapefruit, kumquat
lemon > preserved lemon, lemon zest
orange > orange zest
tropical fruit > banana, pineapple, mango, papaya, passion fruit, kiwi, guava, lychee, coconut
dried fruit > prune, raisin, date
grape > raisin
# Herbs, spices, flowers
herb > wild herbs, basil, parsley, cilantro, mint, dill, chive, tarragon, thyme, rosemary, oregano, sage, bay leaf, marjoram, wild garlic
herb > lemongrass, lavender, chervil, lemon verbena, persillade, za’atar
flower > elderflower, lavender, zucchini flower
spice > ginger, curry, green curry, red curry, turmeric, cumin, caraway, saffron, cinnamon, nutmeg, cardamom, star anise, clove
spice > paprika, cayenne, black pepper, horseradish, wasabi, za’atar, sumac, ras el hanout, seven spice, five spice, vanilla
spice > house seasoning, dry rub, Espelette pepper
mineral food > salt, water, ice
salt > sea salt, fleur de sel
# Nuts: tree nuts as Regulation (EU) 1169/2011 and Canada name them (pine nuts are Canada's); chestnut and coconut are not
nut > tree nut, peanut, chestnut
tree nut > walnut, hazelnut, almond, pecan, cashew, pistachio, pine nut, macadamia nut, Brazil nut
almond > almond milk
peanut > peanut butter
# Seeds
seed > pumpkin seed, sunflower seed, sesame, poppy seed, chia, mustard
sesame > sesame oil, tahini
mustard > old-style mustard
# Fats, drinks and sweeteners from plants
plant fat > oil, margarine
olive oil > extra virgin olive oil
pomegranate > pomegranate seeds
oil > olive oil, sesame oil, truffle oil, chili oil
plant drink > oat milk, almond milk, soy milk, coconut milk
coconut > coconut milk
sweetener > sugar, syrup, maple syrup, brown sugar
sugar > brown sugar
honey > burnt honey
syrup > maple syrup
cocoa > cocoa nib, chocolate
chocolate > white chocolate, dark chocolate, milk chocolate
`;
