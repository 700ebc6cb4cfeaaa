/** Kinds of fish, crustaceans and molluscs. The format is described in ../kinds.ts. */
export const SEAFOOD_KINDS = `
animal food > seafood, frog leg
seafood > fish, shellfish, sea urchin, mixed fish and seafood
shellfish > crustacean, mollusc
# Fish
fish > white fish, oily fish, freshwater fish, red mullet, monkfish, skate, grouper, mahi-mahi, swordfish, mixed small fried fish
fish > salt cod, fish fillet, caviar, roe, fish sauce, fish of the day, surimi
skate > skate wing
white fish > cod, haddock, halibut, hake, pollock, sole, turbot, plaice, sea bass, sea bream, red snapper, monkfish, skate
white fish > perch, tilapia, grouper, pike-perch, catfish
cod > salt cod, cod loin
oily fish > salmon, tuna, trout, mackerel, sardine, anchovy, herring, eel, arctic char
freshwater fish > trout, arctic char, pike-perch, perch, carp, catfish, tilapia, pike, eel
salmon > smoked salmon, gravlax, salmon tartare
tuna > tuna tartare
trout > smoked trout
roe > caviar, bottarga, salmon roe, flying fish roe
herring > pickled herring
eel > smoked eel, unagi
salmon > salmon roe
# Crustaceans
crustacean > shrimp, langoustine, crayfish, lobster, spiny lobster, crab
shrimp > coconut shrimp, garlic prawns
lobster > lobster tail
crab > soft-shell crab
# Molluscs: bivalves, cephalopods, and snails of the land too (Regulation (EU) 1169/2011, annex II)
mollusc > mussel, clam, oyster, scallop, cockle, razor clam, whelk, snail, squid, cuttlefish, octopus, oyster sauce
squid > fried calamari, squid ink
snail > garlic snails
cuttlefish > squid ink
octopus > Galician octopus
# What is prepared from seafood
dish > seafood dish
seafood dish > seafood platter, shrimp cocktail, coconut shrimp, lobster bisque, lobster roll, crab cake, ceviche, sashimi
seafood dish > fish cake, fish stick, fish soup, fried calamari, clam chowder, seafood chowder, fish chowder, taramasalata
seafood dish > salt cod brandade, accra, bouillabaisse, moules-frites, moules marinières, sushi, tuna salad, lobster thermidor
seafood dish > fritto misto, garlic prawns, garlic snails, Galician octopus, poke bowl, fish burger, fish taco, tuna melt
sushi > maki, nigiri
maki > California roll
bisque > lobster bisque
chowder > clam chowder, seafood chowder, fish chowder
fritter > accra
`;
