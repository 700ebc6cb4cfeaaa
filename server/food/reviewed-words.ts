import type { MenuLocale } from '../../shared/locales.ts';
import { NAMED_PARTS_WORLD } from './reviewed-words-world.ts';

/**
 * Foods that the synonyms of a concept name though its main words don't, each reviewed: parts that belong to the concept
 * by definition (a fondue is of cheese), and words that only look like a food (butternut). The test of the lexicon's
 * words refuses any other, because a synonym that names more loses it in translation: a cheeseburger is no synonym of
 * burger.
 */
const NAMED_PARTS_TEXT = `
fresh lemon juice with water = squash
lemon sorbet with vodka and prosecco = lemon
thin butter biscuits = beef tongue
chocolate salami = salami
spaghetti carbonara = pork
Amatriciana = pork
Carbonara = pork
Aglio e olio = chilli
aioli = garlic
affogato = coffee
crêpe Suzette with orange liqueur = triple sec, liqueur, orange
toum = garlic cream
cream of mushroom soup = mushroom cream sauce
mushroom cream sauce = cream
Caprese with buffalo mozzarella = mozzarella
ajoblanco = almond
aligot = cheese, mashed potatoes, potato
allspice = berry, mixed spice, pimento
almond butter = mashed potatoes
andouillette = tripe
turkey schnitzel = frankfurter
Viennese coffee with whipped cream = whipped cream
lomo saltado = veal
Angus beef = veal
annatto = paprika
arancini = rice
artichoke = heart
aspic = gelatin
Asti = Moscato
avgolemono = egg, lemon
baba ghanoush = eggplant
baby spinach = microgreens
bacon cheeseburger = cheese
baked = cooked ham
extra virgin olive oil = olive
barley coffee = orzo
bitter lemon = amaro
granola = muesli
mixed grilled fish and seafood = fish
squid in ink = cuttlefish
sugar snap pea = sugar
quince paste = quince
bottarga = grey mullet
amaretti = amaretto
fried baby squid = baby cuttlefish
gubana = nut
baked beans = sauce
balsamic glaze = cream, syrup
crème brûlée = milk
clams in white wine = Marinara, duck
breaded veal with ham and cheese = meat sauce
bao = brioche, bun
beef cheek = guanciale, pork cheek
beef roulade = olive
beef tartare = veal
beef tenderloin = veal
beef tongue = veal
beet = turnip
bitter melon = cucumber
BLT = bacon, lettuce, tomato, bun, roll
blue cheese dressing = cheese, dip
blueberry = mixed berries
boiled potatoes = apple, parsley
borlotti bean = cranberry, quail
borscht = beet
braised = cooked ham
salt cod brandade = mashed potatoes, salt cod
breaded = breadcrumbs
breakfast = coffee
broccoli rabe = turnip
broccolini = turnip
brownie = chocolate
burger = ham
coffee ice cream sundae = coffee ice cream, cream
caldo verde = cabbage, kale
canned tuna = oil
caramel = butter
caramelized onion = compote
carob = flour
cashew = chestnut
cataplana = seafood
charcoal-grilled = arctic char, cooked ham
chayote = zucchini
cheese and charcuterie board = sausage
cheesy garlic bread = garlic
cherimoya = apple, custard
cherry tomato = cocktail, grape
chickpea = pea
chili oil = black pepper
chilli = bell pepper
chilli flakes = ground beef, red pepper
chilli powder = black pepper
Chinese cabbage = chard
chocolate = sauce
chocolate hazelnut spread = chocolate
Christmas pudding = plum
cider = apple, wine
cinnamon bun = roll
cipaille = game, meat, pasta, pâté
clam chowder = cream
cocido madrileño = chickpea
cocoa nib = fava bean
coconut = walnut
coconut shrimp = walnut
low-temperature cooked = cooked ham
ham and cheese galette with egg = cheese, egg
buckwheat galette = buckwheat
congee = rice
conger eel = eel
cooked ham = prosciutto
corn on the cob = wheat
Cornish pasty = meat
coronation chicken = mayonnaise
cottage pie = potato
country pâté = terrine
crab = beef, meat
cream sauce = wheat beer
cremini = chestnut, coffee
cretons = pâté
croque-monsieur = cheese, ham
croque-provençal = tomato
cured ham = prosciutto
daikon = turnip
dairy product = milk
vanilla ice cream with chocolate sauce = chocolate sauce, vanilla ice cream
dandelion = mixed greens
dessert = flour
rice bowl = rice
dry cider = Brut
döner kebab = bread
edamame = bean, fava bean
eggplant parmesan = eggplant
eggs in red wine sauce = red wine
elderflower = edible flower
fabada = bean, pork
faisselle fresh cheese = veal brains, cream cheese
flank steak = veal
hanger steak = veal
datterini tomato = cherry tomato
candied fruit mustard = fruit
far breton = crème caramel
favourite = heart
fideuà = seafood
finger noodles = potato
finocchiona = fennel
fish of the day = peach
fish stew = yeast extract
flamenquín = roll
floating island = egg
foie gras = goose
fondue = cheese
frangipane = cream
fried calamari = romaine
fries = apple
fudge = caramel, cream, sugar
galaktoboureko = custard
galvaude = chicken, pea
garlic snails = garlic butter
Germknödel = plum
gnocchi = potato
goji berry = mixed berries
golden milk = latte, turmeric
green onion = leek, shallot
grilled = arctic char
gyoza = ravioli
habanero = black pepper
haggis = sheep’s cheese
ham sandwich = butter
hand-cut = razor clam
haskap = honey
head cheese = wild boar
hemp seed = heart
highball = whisky
horchata = milk, tiger nut
hot chocolate with whipped cream = chocolate liégeois
Hugo = elderflower, elderflower liqueur
iced latte = egg
imperial roll = pâté
Irish stew = lamb stew
black bean noodles = bean, black bean, pasta, sauce
jam = fruit
Jansson’s temptation = anchovy, potato, anise
juice = fruit
juniper = berry, mixed berries
meatballs in caper sauce = caper, sauce
lactose = milk, sugar
lamb fillet = salmon
lamb’s lettuce = corn
grilled pork with rice noodles = bun, tea
beef vermicelli bowl = bun
spicy Hue beef noodle soup = bun
line-caught = peach
shredded pork in Sichuan sauce = fish
pani puri = puri bread, bread
veal sweetbread = beef
air-dried beef = beef
frappé = coffee ice cream sundae
dressed = dressing, vinaigrette
Lebanese spicy potatoes = sweet potato
duck gizzard salad = gizzard
langoustine = shrimp
cured pork fat = bacon, pork belly
Leberkäse = meatloaf
legume = vegetable
lemon posset = cream
lemon verbena = lemon
lemonade = lemon
licorice = spirit
lima bean = lime, butter
linden tea = lime
lobster bisque = cream
Long Island iced tea = iced tea
loukoumades = honey
lovage = celery
lupin = bean
stockfish = broth
Lyonnaise salad = frisée, lardon
mafé = peanut
maki = roll
maple taffy = caramel
maraschino cherry = cocktail
Margherita = margarita
mashed potatoes = apple
Maultaschen = ravioli
mead = honey, wine
meat substitute = vegan, vegetable, vegetarian
meatball stew = sauce
Melba = peach
mett = bun, roll
migas = breadcrumbs
mint = black pepper
mixed grill = meat
morel sauce = cream
mozzarella = latte, milk
multigrain bread = seed
mung bean = soy
nectarine = nut, peach, walnut
new potato = apple
nigella = cumin
non-alcoholic beer = alcohol
obatzda = processed cheese
old-style mustard = cereal
onigiri = rice
orange blossom = edible flower
pad kra pao = Thai basil, basil
pan-fried potatoes = apple
panzanella = bread
pastitsio = pasta al forno
patatas bravas = potato
pesto = basil
physalis = berry, gooseberry
picanha = rump steak
pickle = dill, spice
pink peppercorn = mixed berries
pink pralines = almond
piquillo pepper = chilli, pimento
pisto = Manchego, ratatouille
plant milk = dairy-free, vegan
plant protein = egg white, vegan
pointed cabbage = kale
pomegranate = seed
pork loin = salmon
potato croquette = apple
prickly pear = nopal
puff pastry = pasta
red cabbage = herb
ribeye cap = sirloin
ribollita = bread
rice = jasmine
roast pork Orloff = pork
roasted potatoes = apple
rolled omelette with dashi = egg
romaine = heart
Romanesco = broccoli, cabbage
romano bean = coconut
rose petal = edible flower
rosehip = rosé
rotisserie = toast
rye crisp = bread
salsa = tomato
salted anchovies = oil
salted caramel = butter
samphire = asparagus, bean
sansho = black pepper
Sarladaise potatoes = apple
scallop = walnut
schnitzel with cream sauce = sauce
seal meat = sea bass
semolina = wheat beer
served cold = egg, ice cream
served pink = cooked ham
sfogliatella = lobster tail
shoestring fries = apple
shredded coconut = turnip, walnut
sirloin = chorizo
skate = chicken wing
snow pea = sugar
soba = pasta
soft drink = alcohol-free
soft-shell crab = shrimp
sourdough = pasta
soursop = cherimoya
soy = bean, fava bean, seed
spinach = microgreens
spinach artichoke dip = artichoke
squash = butter, nut
steak and fries = fries
steak fries = apple
stifado = beef, onion
stuffed cabbage = roll
stuffed peppers with meat = paprika
sugar = ice cream
summer roll = rice paper
surimi = crab, pollock
sustainable = peach
T-bone = porter, stout
Viennese boiled beef = boiled beef, veal
tapenade = olive
tartiflette = cheese, potato
toad in the hole = tea
toast Skagen = prawn toast
tofu skin = bean
tom yum = sweet potato
tonka bean = bean, fava bean
tripe stew = T-bone, bean
tteokbokki = gnocchi, rice
Turkish delight = honey
udon = pasta
vanilla = bean, bourbon
vegan cheese = dairy-free
vegetable paella = vegetarian
vegetable spring roll = vegetarian
vegetarian pizza = vegetable
vegetarian sausage = vegetable
waterzooi = fish
white bean = coconut
whole wheat bread = wheat beer
Wiener schnitzel = beef
wild = hake, peach
éclair = cream
żurek = rye
bock = roe deer
cod loin = thick piece of meat
crust = Fleurie
flatbread = Calabrian spianata salami, sardine
lamb = Pauillac, Luberon, Corbières, Ventoux
leg of lamb = pork leg roast Latin style
pork = Ventoux
roe deer = bock
tuna steak = thick piece of meat
turkey = pork leg roast Latin style
Black Forest cherry sundae = cherry
caldo gallego bean and greens soup with pork = bean, mixed greens, kale, cabbage, pork
matcha = chilli and nut oil salsa
shot of espresso = dosa
`;

export const NAMED_PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  `${NAMED_PARTS_TEXT}${NAMED_PARTS_WORLD}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', parts = ''] = line.split(' = ');
      return [name, parts.split(', ')];
    }),
);

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/,\s+/));

/**
 * Words that two things of the lexicon share in a language although neither is a kind of the other. Where the place on
 * the menu decides, the senses do; if it doesn't, both meanings are kept: their translation stays
 * the original, and a wish without one of them leaves out both.
 */
export const SHARED_WORDS: Record<MenuLocale, ReadonlySet<string>> = {
  en: wordsOf('aperol'),
  fr: wordsOf(`fruits rouges, pichet, pichets, alcool, alcools, purée, noisette, joue de boeuf, joues de boeuf, escalope de poulet panée, petit pain, petits pains, pâtes, croûte, jambon beurre,
sauce gribiche, piment doux, piments doux, tarte bourdaloue, fondue chinoise, barbue, croquette de poisson, croquettes de poisson`),
  es: wordsOf(`frutos rojos, aperitivo, aperitivos, plato, platos, tabla, tablas, jarra, jarras, porción, porciones, raciones,
ingrediente, ingredientes, crema, pastel, pasteles, tarta, pastel de carne, caramelo, margarita, milanesa,
ternera, filete, filetes, patatas asadas, puré, chile, arándano rojo, arándanos rojos, panecillo,
panecillos, agua con gas, crepe salado, ensaladilla, crema de almendras, pincho, pinchos, pisto, abadejo, panela, panelas`),
  de: wordsOf(`mandelbutter, gewürzmischung, stück, weizen, blattsalat, pastete, pasteten, auflauf, aufläufe, krapfen, roastbeef, püree, kraut, beeren,
brötchen, nudeln, kakao, zitronenlimonade, klösse, tasse kaffee, backhendl, pizza vegetaria, bulette, piroggen, stockfisch`),
  it: wordsOf(`frutti di bosco, stuzzichino, stuzzichini, piatto, piatti, tagliere, taglieri, condimento, condimenti, insalatina, torta,
torte, panino, panini, pomodoro, roastbeef, purè, mirtillo rosso, mirtilli rossi, crosta, zucchero di canna, peperoncino dolce, medaglione,
medaglioni, spinacino, bombolone, bomboloni, pollack, crescione, crescioni`),
  pt: wordsOf(`frutos silvestres, prato, pratos, tábua, tábuas, jarro, jarros, petiscos, ingrediente, ingredientes, creme, tarte, tartes,
hambúrguer, hambúrgueres, batatas assadas, couve, massa, compota, compotas, água com gás, prego`),
  zh: wordsOf('拼盘, 杯, 普罗旺斯, 萨瓦, 番茄, 羊肉, 里脊, 烤土豆, 香草, 枫糖派, 香肠炖扁豆'),
  ja: wordsOf('洋梨のタルト, 蕎麦'),
  ko: wordsOf('조각, 양고기'),
  ar: wordsOf('طبق, أطباق, إبريق, أباريق, شرائح, إضافة, إضافات, مارغريتا, لبن, ضلع, أضلاع, زعتر, بيستو'),
};
