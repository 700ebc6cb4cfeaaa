/** Kinds of the drinks of drinks-without-alcohol.ts and wine-beer-spirits.ts. The format: ../kinds.ts. */
export const MORE_DRINK_KINDS = `
# Coffee
coffee > ristretto, lungo, cortado, cold brew, iced Americano, vanilla latte, caramel latte, frappé
coffee > Turkish coffee, Vietnamese coffee, Viennese coffee with whipped cream, coffee with a shot of spirits, coffee of the day, shot of espresso, ginseng coffee
espresso > ristretto, lungo, cortado, Viennese coffee with whipped cream, coffee with a shot of spirits, shot of espresso
iced coffee > cold brew, iced Americano, frappé
latte > vanilla latte, caramel latte
hot drink > barley coffee, golden milk, hot milk, white hot chocolate, hot water
non-alcoholic drink > barley coffee, golden milk, glass of milk, hot milk, milk foam, chocolate milk, strawberry milk, lassi, ayran
non-alcoholic drink > kefir, horchata, slush, protein shake, alcohol-free wine, alcohol-free sparkling wine, alcohol-free gin, ginger shot
affogato > affogato with liqueur
coffee with a shot of spirits > coffee with brandy, coffee with rum, coffee with whisky
alcoholic drink > coffee with a shot of spirits
# Tea and infusions
tea > white tea, oolong, lemon tea, tea with milk, yerba mate, pu-erh
green tea > sencha, genmaicha, hojicha, jasmine tea, Moroccan mint tea
black tea > English breakfast tea, Darjeeling, Assam, Thai iced tea
herbal tea > rooibos, fruit tea, ginger tea, rosehip tea, hibiscus tea, linden tea, fennel tea, barley tea
iced tea > Thai iced tea, peach iced tea, lemon iced tea
# Milk, chocolate and plant drinks
milk > glass of milk, hot milk, milk foam, chocolate milk, strawberry milk, kefir, lactose-free milk
hot chocolate > hot chocolate with whipped cream, white hot chocolate
milkshake > chocolate milkshake, vanilla milkshake, strawberry milkshake
yogurt > lassi, ayran
dairy product > lassi, ayran, kefir
lassi > mango lassi
plant drink > plant milk, rice milk, hazelnut milk, cashew milk, horchata
plant milk > rice milk, hazelnut milk, cashew milk, oat milk, almond milk, soy milk, coconut milk
rice > rice milk
hazelnut > hazelnut milk
cashew > cashew milk
smoothie > green smoothie, mango smoothie, strawberry smoothie
# Juices, sodas and waters
juice > freshly squeezed juice, fresh lemon juice with water, carrot juice, beetroot juice, celery juice, vegetable juice, green juice, mango juice, peach juice
juice > apricot juice, pear juice, grape juice, cherry juice, blackcurrant juice, rhubarb juice, banana juice, passion fruit juice
juice > guava juice, pomegranate juice, watermelon juice, strawberry juice, multivitamin juice, coconut water, sugar cane juice
juice > ginger shot
soft drink > rhubarb spritzer, grape juice spritzer, currant juice spritzer, orange juice spritzer, cherry juice spritzer
soft drink > aloe vera drink, fruit spritzer, pink lemonade, elderflower spritz, cream soda, Italian soda, chinotto, bitter lemon
soft drink > cola with orange soda, water with syrup, ginger lemonade, mint lemonade, ginger kombucha
lemonade > pink lemonade, ginger lemonade, mint lemonade
cola > diet cola, cola with orange soda
kombucha > ginger kombucha
water > infused water, hot water
frozen dessert > slush
mocktail > virgin mojito, virgin piña colada, virgin Mary, Shirley Temple
# Beer and cider
beer > amber ale, brown ale, dark beer, porter, double IPA, session IPA, saison beer, sour beer, lambic, fruit beer, abbey beer, bock
beer > beers on tap, Kölsch, cellar beer, smoked beer, small beer on tap, gluten-free beer, michelada, pale ale
ale > pale ale, amber ale, brown ale, saison beer, cask bitter
beers on tap > cask bitter
pale ale > IPA
IPA > double IPA, session IPA
non-alcoholic beer > alcohol-free wheat beer
cider > dry cider, sweet cider, ice cider
alcoholic drink > perry, mead, hard seltzer, ready-to-drink cocktail, apple wine, rice wine, makgeolli, plum wine
# Wine
wine > orange wine, organic wine, wine of the month, glass of wine, tinto de verano
white wine > dry white wine, sweet white wine
dessert wine > ice wine, Sauternes
sparkling wine > Lambrusco, Asti, Franciacorta
Champagne > glass of Champagne
sparkling wine > glass of sparkling wine
fortified wine > Madeira, Pineau des Charentes
cocktail > tinto de verano
# Spirits and liqueurs
spirit > soju, shochu, baijiu, cachaça, absinthe, ouzo, arak, aquavit, pisco
brandy > pisco
schnapps > kirsch, plum brandy, Poire Williams
liqueur > herbal liqueur, peach liqueur, elderflower liqueur, hazelnut liqueur, coconut liqueur, melon liqueur, banana liqueur
liqueur > blue curaçao, crème de cacao, egg liqueur, sloe gin, pacharan
triple sec > blue curaçao
rum > dark rum, amber rum, white rum, spiced rum
gin > pink gin
whisky > Japanese whisky, Irish whiskey, Tennessee whiskey
aperitif > ouzo, arak, absinthe
# Cocktails
spritz > Hugo, Campari spritz, limoncello spritz
cocktail > Campari orange, Campari soda, Americano cocktail, Tom Collins, gimlet, French 75, French martini, dirty martini
cocktail > pornstar martini, apple martini, lychee martini, vodka soda, vodka tonic, screwdriver, sex on the beach
cocktail > rum and coke, whisky and cola, mai tai, zombie, planter’s punch, caipiroska, paloma, sidecar, Boulevardier, Sazerac
cocktail > mint julep, white Russian, black Russian, Singapore sling, clover club, gin basil smash, eggnog, Jägerbomb, highball
cocktail > sour cocktail
martini > French martini, dirty martini, pornstar martini, apple martini, lychee martini
sour cocktail > amaretto sour, whiskey sour, pisco sour
margarita > spicy margarita, frozen margarita
daiquiri > strawberry daiquiri
sangria > white sangria
punch > planter’s punch
spirit > awamori, pulque, singani, feni, pálinka, rakija, jenever, tsipouro, filu ferru, arbutus spirit
liqueur > xtabentún, alchermes, walnut liqueur, myrtle liqueur, pommeau
alcohol > fermented rice wine lees
`;
