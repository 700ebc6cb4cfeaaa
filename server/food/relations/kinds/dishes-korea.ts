/** Kinds of: dishes, sweets and drinks of Korea. The format: ../kinds.ts. */
export const DISHES_KOREA_KINDS = `
bibimbap > dolsot bibimbap, vegetable bibimbap, beef bibimbap, yukhoe bibimbap
beef > beef bibimbap, beef kimbap, ox bone soup, beef bone soup, galbitang, spicy beef soup, bulgogi hot pot, beef bulgogi, Korean braised beef short ribs, LA galbi
beef > beef tendon, grilled beef ribs, yukhoe bibimbap
kimbap > tuna kimbap, beef kimbap, vegetable kimbap
tuna > tuna kimbap
cold noodles > naengmyeon with spicy sauce
noodle > bibim guksu
noodle soup > Korean thin noodle soup, knife-cut noodle soup, spicy seafood noodle soup, Korean instant noodles
knife-cut noodle soup > clam noodle soup
clam > clam noodle soup
seafood dish > spicy seafood noodle soup, spicy fish soup, spicy seafood stew, spicy squid stir-fry, spicy octopus stir-fry, soy-marinated crab
tteokbokki > spicy rice cakes with noodles, cheese tteokbokki, rose tteokbokki
cheese dish > cheese tteokbokki, cheese katsu
soup > rice cake soup, mandu soup, seaweed soup, bean sprout soup, ox bone soup, beef bone soup, galbitang, spicy beef soup, blood sausage soup
soup > pork gukbap, hangover soup
Korean dumpling > mandu soup, fried mandu, kimchi mandu
stew > pork bone soup, spicy fish soup, spicy seafood stew, bulgogi hot pot, Korean braised chicken stew, braised soy chicken, Korean braised beef short ribs
pork > pork bone soup, blood sausage soup, pork gukbap, spicy stir-fried pork, boiled pork wraps, grilled pork ribs
fish > spicy fish soup
pancake > kimchi pancake, mung bean pancake
pastry dessert > Korean sweet pancake
egg dish > Korean steamed egg, Korean rolled omelette
meat dish > spicy stir-fried chicken, spicy stir-fried pork, boiled pork wraps, grilled intestines, grilled beef ribs, grilled pork ribs, pork neck Korean barbecue
chicken > spicy stir-fried chicken, Korean braised chicken stew, braised soy chicken, chicken bulgogi
spicy stir-fried chicken > cheese dakgalbi
Korean fried chicken > Korean sweet and spicy chicken, Korean fried chicken in sweet and spicy sauce
stir-fry > spicy stir-fried pork, spicy squid stir-fry, spicy octopus stir-fry
bulgogi > beef bulgogi, chicken bulgogi
Korean short ribs > LA galbi
blood sausage > sundae sausage
beef tartare > Korean beef tartare
offal > grilled intestines, beef tendon
pork spare rib > grilled pork ribs
pork collar > pork neck Korean barbecue
squid > spicy squid stir-fry
octopus > spicy octopus stir-fry
crab > soy-marinated crab
fish cake > Korean fish cake
sashimi > Korean-style raw fish
pork katsu > pork cutlet Korean style, cheese katsu
corn dog > Korean corn dog
kimchi > cucumber kimchi, radish kimchi, white kimchi
cucumber > cucumber kimchi
radish > radish kimchi, yellow pickled radish
pickle > yellow pickled radish
vegetable dish > Korean seasoned vegetables
sauce > Korean dipping paste, gochujang sauce, bulgogi sauce
condiment > Korean soybean paste
soy > Korean soybean paste
leafy vegetable > perilla leaf
rice > Korean rice cake
confectionery > bean powder rice cake, Korean honey cookie
soft drink > Korean sweet rice drink, Korean cinnamon punch, ramune, sour plum drink, Calpis
herbal tea > citron tea, jujube tea, plum tea
coffee > dalgona coffee
cocktail > soju and beer
Korean beef tartare > yukhoe bibimbap
`;
