/** Kinds of: dishes, sweets and drinks of Korea. The format: ../kinds.ts. */
export const DISHES_KOREA_KINDS = `
bibimbap > dolsot bibimbap, vegetable bibimbap, beef bibimbap, yukhoe bibimbap
beef > beef bibimbap, beef kimbap, ox bone soup, gomtang, galbitang, yukgaejang, bulgogi hot pot, beef bulgogi, galbi-jjim, LA galbi
beef > beef tendon, grilled beef ribs, yukhoe bibimbap
kimbap > tuna kimbap, beef kimbap, vegetable kimbap
tuna > tuna kimbap
cold noodles > naengmyeon with spicy sauce
noodle > bibim guksu
noodle soup > janchi guksu, kalguksu, spicy seafood noodle soup, ramyeon
kalguksu > clam kalguksu
clam > clam kalguksu
seafood dish > spicy seafood noodle soup, spicy fish soup, spicy seafood stew, spicy squid stir-fry, spicy octopus stir-fry, soy-marinated crab
tteokbokki > rabokki, cheese tteokbokki, rose tteokbokki
cheese dish > cheese tteokbokki, cheese katsu
soup > rice cake soup, mandu soup, seaweed soup, bean sprout soup, ox bone soup, gomtang, galbitang, yukgaejang, blood sausage soup
soup > pork gukbap, haejangguk
mandu > mandu soup, fried mandu, kimchi mandu
stew > pork bone soup, spicy fish soup, spicy seafood stew, bulgogi hot pot, dakbokkeumtang, andong jjimdak, galbi-jjim
pork > pork bone soup, blood sausage soup, pork gukbap, jeyuk bokkeum, boiled pork wraps, grilled pork ribs
fish > spicy fish soup
pancake > kimchi pancake, bindaetteok
pastry dessert > hotteok
egg dish > gyeran-jjim, Korean rolled omelette
meat dish > dakgalbi, jeyuk bokkeum, boiled pork wraps, gopchang, grilled beef ribs, grilled pork ribs, pork neck Korean barbecue
chicken > dakgalbi, dakbokkeumtang, andong jjimdak, chicken bulgogi
dakgalbi > cheese dakgalbi
Korean fried chicken > dakgangjeong
stir-fry > jeyuk bokkeum, spicy squid stir-fry, spicy octopus stir-fry
bulgogi > beef bulgogi, chicken bulgogi
galbi > LA galbi
blood sausage > sundae sausage
beef tartare > Korean beef tartare
offal > gopchang, beef tendon
spare rib > grilled pork ribs
pork collar > pork neck Korean barbecue
squid > spicy squid stir-fry
octopus > spicy octopus stir-fry
crab > soy-marinated crab
fish cake > Korean fish cake
sashimi > Korean-style raw fish
tonkatsu > pork cutlet Korean style, cheese katsu
corn dog > Korean corn dog
kimchi > cucumber kimchi, radish kimchi, white kimchi
cucumber > cucumber kimchi
radish > radish kimchi, Korean pickled radish
pickle > Korean pickled radish
vegetable dish > namul
sauce > ssamjang, gochujang sauce, bulgogi sauce
condiment > Korean soybean paste
soy > Korean soybean paste
leafy vegetable > perilla leaf
rice > Korean rice cake
confectionery > injeolmi, yakgwa
soft drink > sikhye, sujeonggwa, ramune, sour plum drink, Calpis
herbal tea > citron tea, jujube tea, plum tea
coffee > dalgona coffee
cocktail > somaek
Korean beef tartare > yukhoe bibimbap
`;
