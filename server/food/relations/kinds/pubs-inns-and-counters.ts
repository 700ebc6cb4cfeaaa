/** Kinds of: what pubs, diners, inns and counters of Japan list. The format: ../kinds.ts. */
export const PUBS_INNS_AND_COUNTERS_KINDS = `
# How English menus say that a dish is made, and the vegetables and garnishes that they put beside it.
asparagus > asparagus tip
onion > frizzled onions
vegetable > garlic scape
squash > pattypan squash
zucchini > zucchini ribbons
cucumber > cucumber ribbons
pickle > dill pickle spear
parsley > curly parsley
tomato > vine tomato
bell pepper > peppadew pepper
chilli > guajillo chilli, pasilla chilli, ghost pepper
sauce > green chilli sauce New Mexico style
mushroom > lion’s mane mushroom, parasol mushroom
# Cuts, sausages, offal, fish and shellfish of English-speaking countries.
steak > cowboy steak
beef > burnt ends, beef dripping, Hereford beef, Galloway beef, Longhorn beef, Dexter beef
pork > pork belly burnt ends, Lincolnshire sausage, faggots, chitterlings
animal fat > beef dripping, goose fat
goose > goose fat
liver > lamb’s liver
lamb > lamb’s liver, hogget
sausage > Lincolnshire sausage, Texas hot links
meat dish > faggots
offal > faggots, chitterlings
kidney > devilled kidneys
meat > kangaroo, alligator
alligator > gator bites
chicken > quarter chicken
fish > basa, bluefish, tilefish, cobia, wahoo
tuna > bigeye tuna
monkfish > monkfish tail
shrimp > shell-on prawns, rock shrimp
crab > stone crab, lump crab meat
clam > steamed soft-shell clams, geoduck
mollusc > conch
conch > conch fritters
oyster > Sylter Royal oyster, oyster shooter
snack food > fried batter bits
batter > fried batter bits
seafood dish > seafood tower
# Fish of lakes and rivers, game and offal of Austria, Bavaria and Switzerland.
arctic char > brook char, lake char
freshwater fish > grayling, tench, Danube salmon
cod > winter cod
fish > Atlantic wolffish, fish grilled on a stick
smoked fish > Kiel sprats
herring > fried marinated herring
mussel > mussels Rhineland style
game > chamois, jugged game stew
chamois > chamois in pepper sauce
offal > spleen, cow’s udder
sausage > spleen sausage
beef > cow’s udder, ox on the spit, Simmental beef, Bavarian marinated braised beef, sirloin steak Girardi style with bacon and mushrooms
soup > cream of goose soup
pork > lumberjack steak with fried onions, roast pork in the pan, pork shank Austrian style, pork neck roast, Duroc pork, Mangalitza pork, Swabian-Hall pork, straw-bedded pork, smoked pork neck, schnitzel of cured pork, bone-in pork chop German style, rolled roast suckling pig, roast young pork
veal > boneless veal shank
cutlet > schnitzel of cured pork, Munich schnitzel with horseradish and mustard, schnitzel in egg batter, Holstein schnitzel with fried egg and anchovies, farmer’s schnitzel with bacon and onions
meat dish > hunter’s pot
sauerbraten > Rhineland sauerbraten with raisins
# Fish and shellfish of Japan.
fish > alfonsino, blackthroat seaperch, puffer fish, gizzard shad, halfbeak, flathead, Japanese Spanish mackerel, chicken grunt, devil stinger, greenling
blackthroat seaperch > seared nodoguro
rockfish > kinki rockfish
sashimi > puffer fish sashimi
puffer fish > puffer fish sashimi, puffer fish hot pot, fried puffer fish
hot pot > puffer fish hot pot, soft-shelled turtle hot pot, loach hot pot with egg
fried fish > fried puffer fish
sake > hot sake with grilled puffer fin
meat > soft-shelled turtle
soft-shelled turtle > soft-shelled turtle hot pot
freshwater fish > loach
loach > loach hot pot with egg
mollusc > horned turban
horned turban > turban shell grilled in its shell
bivalve > pen shell
seafood > sea squirt
shrimp > botan shrimp, sakura shrimp
crab > hairy crab
bottarga > karasumi dried mullet roe
bonito > salted bonito innards
cheese dish > cream cheese with salted bonito innards
small whitebait > dried whitebait sheet, tiny whitebait with sansho pepper
salmon > salmon belly
meat > whale
whale > fried whale tatsuta style, whale bacon
amberjack > greater amberjack
# Vegetables, seaweeds and mushrooms of Japan, and what is dressed, simmered or fried there.
vegetable > royal fern shoots, butterbur, butterbur buds, angelica tree shoots
leafy vegetable > chrysanthemum greens, mibuna
pickle > Okinawan pickled shallots
seaweed > sea grapes, mozuku seaweed, mekabu seaweed
bell pepper > Manganji pepper
mushroom > matsutake mushroom, nameko mushroom
wheat > fresh wheat gluten, fu
seitan > fresh wheat gluten
dish > dengaku, tatsuta-age, nibitashi, shiraae
tofu > tofu dengaku with miso
eggplant > nasu dengaku
Japanese pickles > lightly pickled vegetables, vegetables pickled in rice bran
seafood dish > plum and shark cartilage
vegetable dish > cucumber with pickled plum, addictive cucumber, addictive cabbage, dried daikon strips simmered in soy, sizzling mountain yam with egg, bamboo shoots simmered with wakame, gomaae
lotus root > lotus root stuffed with minced meat
egg dish > garlic chive omelette
meat dish > stuffed green peppers Japanese style
sauce > vinegared miso dressing
fish > fish simmered in soy and sugar, kasuzuke, yuan-yaki, live fish sashimi, grilled chopped fish patty with miso
condiment > tsukudani
soup > teapot soup with matsutake
sashimi > soy-marinated tuna, marinated tuna rice bowl, tuna scraped from the bone, kobujime, thinly sliced sashimi, live fish sashimi
# Soups, hot pots, rice and noodles of Japan.
soup > kenchin soup, sake lees soup, Japanese clear fish soup, Japanese clear soup, fish ball soup Japanese style, cracker soup Hachinohe style
miso soup > miso soup with nameko mushrooms
stew > taro and beef stew Yamagata style
hot pot > kiritanpo hot pot
shabu-shabu > pork shabu-shabu
meat dish > beef and tofu simmered in soy
rice dish > rice cooked in a clay pot, sea bream rice, clam rice Fukagawa style, rice with grated yam, mapo tofu rice bowl, minced chicken rice bowl, marinated tuna rice bowl, hitsumabushi
rice > half portion of rice
fried rice > half portion of fried rice
tuna > soy-marinated tuna
egg dish > omelette rolled around grilled eel, rolled omelette with spicy cod roe
soba > 100% buckwheat soba, buckwheat and wheat soba, soba with funori seaweed, green tea soba on a hot tile, soba with grated daikon
noodle > Okinawa soba with pork, hoto, hiyamugi, crispy noodles with seafood and pork and vegetables Nagasaki style, fried noodles with thick sauce, vegetable salt ramen
udon > udon with rice cake, udon with burdock tempura, udon with fried fish cake, Sanuki udon, Inaniwa udon, kishimen
somen > hot somen noodle soup
snack food > Akashi octopus dumplings
ramen > chicken paitan ramen, pork and fish broth ramen, Taiwan mazesoba
dan dan noodles > brothless dan dan noodles
pork > pork back fat
animal fat > pork back fat
fish cake > narutomaki
# Cuts of yakiniku, the sushi counter, and how Japanese menus say what a dish is like.
beef > beef oyster blade, beef rump cap Japanese style, chuck flap, flap meat Japanese style, tri-tip Japanese style, triangle short rib, rib finger meat, bone-in Korean short ribs, beef large intestine, beef abomasum, beef aorta, beef thymus, Matsusaka beef, Omi beef, Yonezawa beef, Sendai beef, Saga beef, Miyazaki beef, Maesawa beef, Ishigaki beef, Hitachi beef, Tajima beef, brand-name Japanese beef
offal > beef large intestine, beef abomasum, beef aorta, beef thymus, pork stomach, pork intestine, pork uterus
pork > pork stomach, pork head meat, pork intestine, pork uterus, Agu pork, Sangen pork, Mochibuta pork, Hakkinton pork, brand-name Japanese pork
egg > unlaid chicken eggs
chicken > unlaid chicken eggs, chicken wing base, stuffed chicken wing gyoza, Daisen chicken, Awaodori chicken, brand-name Japanese chicken
lettuce > lettuce leaves for wrapping
soup > Korean beef and vegetable hot soup
noodle > Morioka cold noodles
maki > kampyo roll, tuna and pickled radish roll, conger eel and cucumber roll, plum and shiso roll
sushi > temari sushi, sushi wrapped in thin omelette
pressed sushi > box-pressed sushi, sushi wrapped in persimmon leaf, pressed trout sushi
tuna > tuna scraped from the bone
nigiri > baby leek nigiri
seafood salad > seafood salad gunkan sushi
# Pubs, chip shops, diners, smokehouses, curry houses and Thai kitchens of English-speaking countries.
vegetable dish > rumbledethumps, succotash, potato and spinach curry, gobi Manchurian, pav bhaji
meat dish > stovies, gala pie, spice bag, shami kebab
seaweed > laverbread
stew > Dublin coddle, Texas chili
bread > bread and dripping, bhatura
Yorkshire pudding > giant Yorkshire pudding
gravy > pan gravy, red-eye gravy
sauce > Diane sauce, comeback sauce, white barbecue sauce, mustard barbecue sauce, vinegar mop sauce
béchamel > Mornay sauce
condiment > hot pepper jelly, sweet pickle relish Branston style, pickle tray
hot drink > beef extract drink
butter > spiced anchovy butter
roll > soft white roll
sandwich > Monte Cristo sandwich
snack food > mixed takeaway box, trail mix, puffed rice chaat, yogurt-filled puri
fries > chips with curry sauce, salt and chilli chips, crinkle-cut fries
potato > boulangère potatoes, hasselback potatoes
rice dish > cilantro lime rice
pasta dish > Cincinnati chili
fried chicken > Nashville hot chicken, chicken 65
dressing > green goddess dressing
burrito > smothered burrito
pastry dessert > sopapilla
wrap > Canadian pita wrap with spiced beef
curry dish > dhansak, pathia, phall, karahi, potato and spinach curry, Thai jungle curry
confectionery > barfi
beef > Thai grilled beef salad with chilli dip
# Bakes, puddings, beers and soft drinks of English-speaking countries, and words of service.
bread > teacake, hot cross bun, Chelsea bun
pastry dessert > Eccles cake, cronut, whoopie pie, monkey bread
cake > Bakewell slice, blondie, Battenberg cake, Dundee cake, Boston cream pie, chocolate torte
dessert > oat flapjack
biscuit > snickerdoodle, coconut macaroon
shortbread > millionaire’s shortbread
pie > chess pie, shoofly pie
dessert > fruit cobbler, apple brown betty, syllabub, posset
fruit cobbler > peach cobbler, berry cobbler
ice cream > whipped ice cream cone with chocolate flake, raspberry ripple ice cream, bubblegum ice cream, tutti frutti ice cream, vanilla ice cream with peanut butter cups and fudge, ice cream scoop flavours
IPA > West Coast IPA
stout > imperial stout
ale > blonde ale
cider > scrumpy, mulled cider
port > tawny port
tequila > reposado tequila, añejo tequila
cocktail > Buck’s Fizz
beer > boilermaker
tonic water > slimline tonic
soft drink > Dr Pepper, J2O, Appletiser, V8
coffee > pour-over coffee, French press coffee, AeroPress coffee, batch brew coffee, siphon coffee
hot chocolate > luxury hot chocolate
tea > Earl Grey latte, Lady Grey tea
burger > quarter-pounder burger
# Dumplings, one-pot dishes, cheeses, breads and cakes of German-speaking countries.
pasta dish > ham and pasta bake, cheese knöpfle, macaroni with cheese Swiss style, Grisons pasta pieces with vegetables
dish > dumpling filled with cracklings, dumpling filled with minced meat, Bohemian dumpling slices, potato dumpling with gravy, maluns
dumpling > Bohemian dumpling slices
snack food > soup pearls
cheese dish > cheese knöpfle, cheese tartlet Swiss style
soup > Grisons barley soup
beef > smoked beef Appenzell style, Bernese sour braised beef
sausage > dried pork sausage of Grisons, Regensburg sausage, Bavarian skinless veal sausage, Franconian ring sausage, Krainer sausage, Hessian air-dried sausage
pork > dried pork sausage of Grisons, Franconian ring sausage, Hessian air-dried sausage, minced bacon spread, country smoked ham, smoked loin bacon
veal > Bavarian skinless veal sausage
blood sausage > Cologne blood sausage
meat dish > fried potatoes with black pudding, South Tyrolean afternoon snack, farmer’s snack platter, Swiss cold platter
cheese > cream cheese dip Rheinhessen style, Franconian camembert spread, cooked cheese, Sbrinz, Tilsit cheese, Tyrolean grey cheese, Styrian aged curd cheese, Glarus herb cheese, shepherd’s cheese, Vorarlberg mountain cheese, Allgäu cheese
salad > runner bean salad with pumpkin seed oil
bean > scarlet runner bean
vegetable dish > Leipzig vegetable medley with morels and crayfish
ham > country smoked ham
bacon > smoked loin bacon
bread > braided bread, salt and caraway stick, South Tyrolean rye flatbread
biscuit > vanilla crescent, Swiss gingerbread with almond filling, cinnamon star
roll > seeded roll
cake > gugelhupf, Prinzregenten torte, Esterházy torte
pastry dessert > sweet filled yeast buns, curd cheese pastry
tart > Engadine nut tart
dessert > shredded pancake with curd cheese, shredded semolina pancake, shredded bread pancake, plum jam pockets, cherry bread pudding, semolina flummery, vanilla custard with chocolate and rum Westphalian style, vanilla cream with wine foam
sundae > strawberry sundae with vanilla ice cream and cream
# Beers, wines and other drinks of Germany, Austria and Switzerland, and words of service.
beer > export lager, Märzen, eisbock, wheat beer with cola and cherry brandy
juice > banana and cherry juice
soft drink > passion fruit spritzer, soda water with lemon, soda water with raspberry syrup, Bionade, Fritz-Kola, Sinalco
water > table water
coffee > coffee with schnapps Swiss style, Swiss crema coffee, coffee in a big mug, Viennese espresso with a little cream, Viennese coffee with whipped cream and milk, coffee with brandy and whipped cream Rüdesheim style
alcoholic drink > coffee with schnapps Swiss style, coffee with brandy and whipped cream Rüdesheim style, hot tea with rum and schnapps, flaming rum punch, woodruff wine punch, Underberg, Ramazzotti, Averna, Fernet, Lillet Wild Berry
hot drink > hot tea with rum and schnapps, flaming rum punch
spirit > rowanberry brandy, gentian schnapps, masterwort schnapps, Swiss pine schnapps, Williams pear schnapps with a slice of pear
sparkling wine > winegrower’s sparkling wine
white wine > Gemischter Satz, Welschriesling, Gelber Muskateller, Rotgipfler, Zierfandler, Neuburger, Scheurebe, Kerner, Bacchus, Gutedel, Heida, Petite Arvine, Räuschling
rosé > Schilcher, pale rosé wine
wine > Uhudler, Kabinett wine, late-harvest wine, select-harvest wine, noble sweet wine
red wine > Frühburgunder, Schwarzriesling, Portugieser, Dôle wine
# Sake, shochu, the bar, the sweets and the bakery of Japan.
sake > undiluted sake, autumn-matured sake, yamahai sake, room-temperature sake, 720 ml bottle of sake
shochu > shochu diluted in advance with water, shikuwasa sour, grape sour, ginger sour, coriander sour, tomato sour
whisky > Japanese whisky highball
beer > low-malt beer, large mug of beer, small mug of beer, shandy gaff, beer with tomato juice
cocktail > cassis and oolong tea, peach liqueur and oolong tea, fuzzy navel, red wine and ginger ale, gin buck
tea > corn tea
toast > thick honey toast with ice cream
dessert > mitsumame, agar noodles with vinegar soy or syrup, kuzu noodles with brown sugar syrup
mochi > kuzu mochi with kinako, sakura mochi, kashiwa mochi, ohagi, kusa mochi, mochi with roasted soybean flour, grilled mochi with soy sauce and nori
dango > three-coloured dango
cake > Japanese strawberry shortcake, chiffon cake, mille crêpe cake
bread > koppepan, chocolate cornet bread, baguette with spicy cod roe butter, bread roll with sausage, corn and mayonnaise bread
doughnut > red bean doughnut
`;
