/** Kinds of more fish, shellfish and what is prepared from them. The format is described in ../kinds.ts. */
export const SEAFOOD_WORLD_KINDS = `
# Fish
white fish > brill, lemon sole, Dover sole, John Dory, gurnard, scorpion fish, meagre, pollack, whiting, ling, Chilean sea bass
white fish > barramundi, striped bass
oily fish > black cod, amberjack, bluefin tuna, albacore, bonito, capelin, sprat, kipper, smoked mackerel, horse mackerel
sole > lemon sole, sole meunière, Dover sole
fish > scabbardfish, shark, marinated dogfish, conger eel, baby eels, sturgeon, burbot, vendace, monkfish cheek, fish liver
fish > smoked fish, whole fish, fish in salt crust, fried fish, fish skewer, mixed grilled fish
freshwater fish > vendace, burbot, rainbow trout, sturgeon
tuna > bluefin tuna, albacore, tuna belly, tuna tataki, tuna steak, tuna carpaccio, canned tuna
salmon > salmon fillet, salmon carpaccio, hot-smoked salmon, wild salmon
smoked fish > hot-smoked salmon, smoked salmon, smoked trout, smoked eel, kipper, smoked mackerel, smoked haddock
trout > rainbow trout, trout with almonds, trout meunière, trout au bleu
herring > kipper, herring in cream
mackerel > smoked mackerel
haddock > smoked haddock
anchovy > marinated anchovies, salted anchovies, Cantabrian anchovies, fried anchovies
eel > baby eels
carpaccio > salmon carpaccio, tuna carpaccio, octopus carpaccio
tartare > fish tartare
skewer > fish skewer, shrimp skewer
steak > tuna steak
seafood dish > sole meunière, miso black cod, tuna tataki, salmon carpaccio, tuna carpaccio, octopus carpaccio, fish tartare
seafood dish > mixed grilled seafood, mixed grilled fish and seafood, trout with almonds, trout meunière, trout au bleu, marinated dogfish, mixed grilled fish, fish in salt crust, fried fish
seafood dish > fish pie, fish stew, zarzuela, cataplana, matelote, waterzooi, fish ball, fish croquette, salt cod croquette
seafood dish > bacalhau à brás, bacalhau com natas, cod pil-pil, stockfish, herring in cream, lobster salad, crab salad
seafood dish > seafood salad, octopus salad, squid in ink, stuffed squid, oysters Rockefeller, coquille Saint-Jacques
seafood dish > clams in white wine, stuffed clams, stuffed mussels, seafood pasta, seafood risotto, spaghetti with clams
seafood dish > seafood paella, seafood rice, octopus rice, monkfish rice, black rice with squid ink, fideuà
sauce > tuna sauce
stew > fish stew, zarzuela, cataplana, matelote, waterzooi
fish stew > zarzuela, cataplana, matelote
pie > fish pie
croquette > fish croquette, salt cod croquette
salad > lobster salad, crab salad, seafood salad, octopus salad
pasta dish > seafood pasta, spaghetti with clams, fideuà
seafood pasta > spaghetti with clams
risotto > seafood risotto
paella > seafood paella
rice dish > seafood rice, octopus rice, monkfish rice, black rice with squid ink
# Crustaceans
shrimp > king prawn, tiger prawn, red prawn, brown shrimp, shrimp skewer
crab > snow crab, king crab, Dungeness crab, brown crab, spider crab, blue crab, velvet crab
crustacean > goose barnacle
lobster > half lobster
# Molluscs
mollusc > bivalve, abalone, periwinkle
bivalve > mussel, clam, oyster, scallop, cockle, razor clam
squid > baby squid, squid in ink, stuffed squid
octopus > grilled octopus
oyster > oysters Rockefeller, oysters on the half shell
scallop > coquille Saint-Jacques
clam > clams in white wine, stuffed clams
mussel > stuffed mussels
`;
