/** Kinds of drinks, wine grapes, places and brands. The format is described in ../kinds.ts. */
export const DRINK_KINDS = `
drink > alcoholic drink, non-alcoholic drink, hot drink, aperitif, digestif, water
alcoholic drink > wine, beer, cider, spirit, liqueur, cocktail, mirin
non-alcoholic drink > soft drink, juice, mocktail, non-alcoholic beer, milkshake, smoothie, coffee, tea, hot chocolate, water
non-alcoholic drink > plant drink, cordial, root beer float, ice cream float, decaf coffee, milk, cold drink
# Wine
wine > red wine, white wine, rosé, sparkling wine, dessert wine, house wine, natural wine, mulled wine, fortified wine, sangria
wine > wine spritzer, Chenin Blanc, Rioja, Bordeaux, Burgundy, Reserva, kir
red wine > house red, Pinot Noir, Cabernet Sauvignon, Merlot, Syrah, Malbec, Zinfandel, Tempranillo, Chianti, Barolo
red wine > Valpolicella, Montepulciano, Sangiovese, Primitivo, Beaujolais, Côtes du Rhône, Gamay, Grenache
white wine > house white, Chardonnay, Sauvignon Blanc, Pinot Grigio, Pinot Blanc, Riesling, Gewürztraminer, Chablis, Sancerre
white wine > Muscadet, Chenin Blanc, Viognier, Vinho Verde, Moscato, Grüner Veltliner
house wine > house red, house white
sparkling wine > Champagne, Prosecco, Cava, Crémant, Blanc de blancs, Brut
fortified wine > port, sherry, Marsala, vermouth
vermouth > Martini Bianco
dessert wine > port, Marsala
wine grape > Chardonnay, Sauvignon Blanc, Pinot Grigio, Pinot Noir, Pinot Blanc, Riesling, Gewürztraminer, Cabernet Sauvignon
wine grape > Merlot, Syrah, Malbec, Zinfandel, Tempranillo, Montepulciano, Sangiovese, Primitivo, Chenin Blanc, Viognier
wine grape > Moscato, Grüner Veltliner, Gamay, Grenache
place > wine region, country, region
wine region > Rioja, Chianti, Barolo, Valpolicella, Bordeaux, Burgundy, Beaujolais, Chablis, Sancerre, Côtes du Rhône, Muscadet
wine region > Vinho Verde, Champagne, Napa, Sonoma, Alsace, Loire, Penedès, Mosel, Douro
quality > wine term, wine grape
wine term > Blanc de blancs, Brut, Reserva
service > corkage
# Beer and cider
beer > lager, pilsner, wheat beer, ale, IPA, stout, craft beer, domestic beer, imported beer, bottled beer, tall boy, shandy
lager > pilsner
ale > IPA
cider > farmhouse cider
cider > apple cider
# Spirits and liqueurs
spirit > whisky, vodka, gin, rum, tequila, mezcal, brandy, grappa, schnapps, sake, pastis, bitters
whisky > bourbon, Scotch whisky, single malt whisky, rye whiskey
brandy > Calvados, Cognac, Armagnac, grappa, schnapps
Calvados > old Calvados
pastis > Ricard
liqueur > anise liqueur, limoncello, amaretto, sambuca, Irish cream, triple sec, coffee liqueur, crème de cassis, crème de menthe, Grand Marnier
liqueur > Cointreau, Baileys, Kahlúa, Campari, Jägermeister, Aperol
triple sec > Grand Marnier, Cointreau
Irish cream > Baileys
coffee liqueur > Kahlúa
aperitif > vermouth, pastis, Campari, Aperol, Lillet, Martini Bianco, spritz, kir, Ricard
fortified wine > Lillet
digestif > grappa, limoncello, Calvados, Cognac, Armagnac, Jägermeister
# Cocktails
cocktail > martini, espresso martini, margarita, mojito, mimosa, Bellini, Aperol spritz, spritz, negroni, old fashioned, Manhattan
cocktail > cosmopolitan, daiquiri, piña colada, gin and tonic, Moscow mule, Bloody Mary, Bloody Caesar, Long Island iced tea
cocktail > whiskey sour, pisco sour, caipirinha, tequila sunrise, dark and stormy, kir, Irish coffee, coffee with liqueur, punch
cocktail > hot toddy, sangria, wine spritzer
spritz > Aperol spritz
# Coffee, tea, chocolate
hot drink > coffee, tea, hot chocolate, mulled wine, hot toddy, Irish coffee, coffee with liqueur
coffee > espresso, macchiato, latte, latte macchiato, cappuccino, flat white, Americano, mocha, filter coffee, iced coffee
coffee > iced coffee with ice cream, decaf coffee, coffee with mini desserts, Irish coffee, coffee with liqueur
espresso > double espresso
tea > herbal tea, black tea, green tea, iced tea, chai, bubble tea, kombucha
herbal tea > mint tea, chamomile, verbena tea
black tea > Earl Grey, chai
green tea > matcha
kombucha > kombucha on tap
chai > chai latte
matcha > matcha latte
iced coffee > iced latte
latte > iced latte
kir > kir royal
juice > lime juice
hot drink > chai latte, matcha latte
# Cold drinks
cold drink > soft drink, juice, iced tea, iced coffee, water
juice > orange juice, apple juice, cranberry juice, grapefruit juice, pineapple juice, tomato juice, lemon juice
soft drink > lemonade, cola, lemon-lime soda, orange soda, ginger ale, ginger beer, tonic water, soda water, root beer
soft drink > energy drink, iced tea, kombucha, apple spritzer, Sprite, 7UP, Fanta, Orangina, Schweppes, Red Bull, cordial
syrup > grenadine, cordial
root beer > root beer float
cola > Coca-Cola, Coca-Cola Zero, Diet Coke, Pepsi
lemon-lime soda > Sprite, 7UP
orange soda > Fanta, Orangina
energy drink > Red Bull
tonic water > Schweppes
water > mineral water, sparkling water, still water, tap water, soda water, ice
mineral water > Perrier, San Pellegrino, Évian, Badoit
sparkling water > Perrier, San Pellegrino, Badoit
still water > Évian
milkshake > malted milkshake
beer > Guinness, Heineken, Corona, Stella Artois
stout > Guinness
lager > Heineken, Corona, Stella Artois
# Places
country > France, Italy, Spain, Portugal, Germany, Austria, Belgium, Greece, England, Ireland, Canada, United States, Argentina
country > Chile, Australia, New Zealand, South Africa, Japan, Mexico
region > Quebec, Ontario, California, Napa, Sonoma, Oregon, New York, New Mexico, Tuscany, Piedmont, Sicily, Veneto, Puglia
region > Alsace, Loire, Provence, Languedoc, Savoie, Penedès, Mosel, Douro
# Brands
brand > Grand Marnier, Cointreau, Baileys, Kahlúa, Campari, Martini Bianco, Jägermeister, Aperol, Lillet, Ricard, Coca-Cola
brand > Coca-Cola Zero, Diet Coke, Pepsi, Sprite, 7UP, Fanta, Orangina, Schweppes, Red Bull, Perrier, San Pellegrino, Évian
brand > Badoit, Guinness, Heineken, Corona, Stella Artois, Tabasco, Ghirardelli, Oreo, Nutella
chocolate > Ghirardelli
cookie > Oreo
orange juice > freshly squeezed orange juice
`;
