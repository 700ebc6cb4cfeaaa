/** Kinds of: cocktails and drinks mixed without alcohol. The format: ../kinds.ts. */
export const COCKTAILS_KINDS = `
gin fizz > Ramos gin fizz
cocktail > ipanema cocktail, Aviation cocktail, bee’s knees, Bramble cocktail, Corpse Reviver, gin fizz, gin rickey, London mule, Mexican mule
cocktail > Kentucky mule, Hurricane cocktail, blue lagoon, blue Hawaiian, Bahama mama, batida de coco, passion fruit caipirinha
cocktail > strawberry caipirinha, strawberry margarita, mango margarita, mango daiquiri, strawberry mojito, raspberry mojito, mango mojito
cocktail > passion fruit mojito, royal mojito, St-Germain spritz, Lillet spritz, peach Bellini, Champagne cocktail
cocktail > negroni sbagliato, white negroni, mezcal negroni, mezcalita, cantarito, piscola, Fernet and cola, chilcano, Jack and Coke
cocktail > gin and juice, vodka cranberry, vodka Red Bull, vodka lemon, Greyhound cocktail, kamikaze cocktail, lemon drop
cocktail > mudslide cocktail, Brandy Alexander, stinger cocktail, Rob Roy cocktail, Rusty Nail cocktail, paper plane cocktail
cocktail > Last Word cocktail, jungle bird, Tommy’s margarita, Pimm’s cup, snakebite drink, black velvet cocktail, rebujito, kalimotxo
cocktail > agua de Valencia, porto tonic, poncha, ti’ punch, lemon sour
martini > Vesper martini, vodka martini, gin martini, chocolate martini
sour cocktail > gin sour, rum sour, Trinidad sour, New York sour
caipirinha > passion fruit caipirinha, strawberry caipirinha
margarita > strawberry margarita, mango margarita, Tommy’s margarita
daiquiri > mango daiquiri
mojito > strawberry mojito, raspberry mojito, mango mojito, passion fruit mojito, royal mojito
spritz > St-Germain spritz, Lillet spritz
Bellini > peach Bellini
negroni > white negroni, mezcal negroni
highball > whisky highball
gin and tonic > premium gin and tonic
mocktail > virgin strawberry daiquiri, virgin cosmopolitan, alcohol-free spritz, alcohol-free gin and tonic
lemonade > passion fruit lemonade, strawberry lemonade, raspberry lemonade, lavender lemonade, coconut lemonade, cucumber lemonade
lemonade > watermelon lemonade
`;
