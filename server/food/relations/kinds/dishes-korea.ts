/** Kinds of: dishes, sweets and drinks of Korea. The format: ../kinds.ts. */
export const DISHES_KOREA_KINDS = `
bibimbap > dolsot bibimbap, vegetable bibimbap, beef bibimbap, yukhoe bibimbap
beef > beef bibimbap, beef kimbap, ox bone soup, gomtang, galbitang, yukgaejang, bulgogi hot pot, beef bulgogi, galbi-jjim, LA galbi
beef > grilled beef ribs, yukhoe bibimbap
kimbap > tuna kimbap, beef kimbap, vegetable kimbap
tuna > tuna kimbap
cold noodles > naengmyeon with spicy sauce
noodle > bibim guksu
noodle soup > janchi guksu, kalguksu, jjamppong, ramyeon
kalguksu > clam kalguksu
clam > clam kalguksu
seafood dish > jjamppong, maeuntang, haemultang, spicy squid stir-fry, spicy octopus stir-fry, soy-marinated crab
tteokbokki > rabokki, cheese tteokbokki, rose tteokbokki
cheese dish > cheese tteokbokki, cheese katsu
soup > rice cake soup, mandu soup, seaweed soup, bean sprout soup, ox bone soup, gomtang, galbitang, yukgaejang, sundae gukbap
soup > pork gukbap, haejangguk
mandu > mandu soup, fried mandu, kimchi mandu
stew > gamjatang, maeuntang, haemultang, bulgogi hot pot, dakbokkeumtang, andong jjimdak, galbi-jjim
pork > gamjatang, sundae gukbap, pork gukbap, jeyuk bokkeum, bossam, grilled pork ribs
fish > maeuntang
pancake > kimchi pancake, bindaetteok
pastry dessert > hotteok
egg dish > gyeran-jjim, gyeran-mari
meat dish > dakgalbi, jeyuk bokkeum, bossam, gopchang, grilled beef ribs, grilled pork ribs, pork neck Korean barbecue
chicken > dakgalbi, dakbokkeumtang, andong jjimdak, chicken bulgogi
dakgalbi > cheese dakgalbi gratin
Korean fried chicken > dakgangjeong
stir-fry > jeyuk bokkeum, spicy squid stir-fry, spicy octopus stir-fry
bulgogi > beef bulgogi, chicken bulgogi
galbi > LA galbi
blood sausage > sundae sausage
beef tartare > yukhoe
offal > gopchang
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
condiment > doenjang
soy > doenjang
leafy vegetable > perilla leaf
rice > Korean rice cake
confectionery > injeolmi, yakgwa
soft drink > sikhye, sujeonggwa
herbal tea > citron tea, jujube tea, plum tea
coffee > dalgona coffee
cocktail > somaek
yukhoe > yukhoe bibimbap
`;
