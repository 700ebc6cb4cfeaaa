/** Kinds of the dishes of East and South-East Asia. The format: ../kinds.ts. */
export const EAST_ASIA_KINDS = `
# China
duck > Peking duck, crispy duck
pork > sweet and sour pork, char siu pork, twice-cooked pork, red-braised pork, grilled pork belly, pork katsu
chicken > sweet and sour chicken, kung pao chicken, orange chicken, lemon chicken, sesame chicken, almond chicken, cashew chicken
chicken > General Tso’s chicken, Hainanese chicken rice, karaage, chicken katsu, yakitori, chicken teriyaki, Korean fried chicken
beef > beef with broccoli, beef teriyaki, beef tataki, Korean short ribs, beef rice bowl, beef pho
meat dish > Peking duck, crispy duck, sweet and sour pork, sweet and sour chicken, kung pao chicken, char siu pork, twice-cooked pork
meat dish > red-braised pork, beef with broccoli, orange chicken, lemon chicken, sesame chicken, almond chicken, cashew chicken
meat dish > General Tso’s chicken, karaage, pork katsu, chicken katsu, yakitori, chicken teriyaki, beef teriyaki, beef tataki, Korean short ribs
meat dish > Korean barbecue, grilled pork belly, Korean fried chicken, satay, rendang, adobo, larb, sukiyaki, shabu-shabu
meat dish > pad kra pao
karaage > chicken karaage
fried chicken > karaage, Korean fried chicken
pork belly > red-braised pork, grilled pork belly
short rib > Korean short ribs
skewer > yakitori
tofu > mapo tofu, agedashi tofu
noodle > chow mein, lo mein, Singapore noodles, dan dan noodles, glass noodle, yakisoba, japchae
noodle > cold noodles, black bean noodles, pad see ew, drunken noodles, khao soi, mie goreng, char kway teow, Filipino fried noodles
udon > yaki udon
rice > jasmine rice, white rice, basmati rice, sushi rice, rice paper
fried rice > kimchi fried rice, nasi goreng
rice dish > rice bowl, congee, onigiri, Malaysian coconut rice, Hainanese chicken rice, kimbap, mango sticky rice, tteokbokki
dumpling > wonton, shumai, prawn dumpling, soup dumpling, Korean dumpling, crab rangoon
dim sum > wonton, shumai, prawn dumpling, soup dumpling, char siu bao, sesame ball, prawn toast
bao > char siu bao
soup > wonton soup, hot and sour soup, egg drop soup, noodle soup, ginseng chicken soup, tom yum, tom kha, laksa, hot pot, kimchi stew
soup > khao soi
noodle soup > beef noodle soup, dan dan noodles, laksa, spicy Hue beef noodle soup, ramen, pho
chicken soup > ginseng chicken soup
ramen > tonkotsu ramen, miso ramen, shoyu ramen
pho > beef pho, chicken pho
stew > kimchi stew, soft tofu stew, soybean paste stew, army stew, hot pot, sukiyaki, shabu-shabu
stir-fry > chop suey, chow mein, japchae, pad kra pao, pad see ew, drunken noodles
squid > salt and pepper squid
shrimp > prawn dumpling, prawn cracker, prawn toast, shrimp paste
seafood dish > salt and pepper squid, prawn toast, prawn dumpling, salmon teriyaki, tuna tataki, chilli crab, Thai fish cake, seafood pancake
seafood dish > octopus ball, eel rice bowl, chirashi
crab > chilli crab
octopus > octopus ball
salmon > salmon teriyaki
tuna > tuna tataki
eel > eel rice bowl
snack food > prawn cracker, octopus ball, lumpia, summer roll, satay, tteokbokki, Korean dumpling, scallion pancake
pancake > scallion pancake, okonomiyaki, seafood pancake, Vietnamese pancake, dorayaki
biscuit > fortune cookie
pastry dessert > mooncake, sesame ball, fortune cookie, dorayaki
fruit dessert > lychee dessert, banana fritter, mango sticky rice
frozen dessert > Korean shaved ice, halo-halo
# Japan
rice bowl > beef rice bowl, pork cutlet rice bowl, chicken and egg rice bowl, eel rice bowl, chirashi
sushi > chirashi, temaki, inari, sushi platter
maki > uramaki
egg dish > Japanese omelette, rolled omelette with dashi, Japanese savoury egg custard, chicken and egg rice bowl
curry dish > katsu curry, massaman curry, panang curry, khao soi, rendang
curry > massaman curry, panang curry
sauce > massaman curry, panang curry, sambal
hot sauce > sambal
condiment > sambal, shrimp paste
menu > omakase
dish > bento, chop suey, hot pot, kimbap, summer roll, lumpia, okonomiyaki, tataki, teppanyaki, grilled pork with rice noodles, beef vermicelli bowl, octopus ball, Korean side dishes
tataki > tuna tataki, beef tataki
method > teppanyaki, tataki
# Thailand, Vietnam, Indonesia
salad > green papaya salad, larb, Indonesian salad with peanut sauce
spring roll > lumpia
vegetable dish > green papaya salad, Indonesian salad with peanut sauce, Korean side dishes
tom yum > tom yum soup with prawns
shrimp > tom yum soup with prawns
tom kha > chicken tom kha soup
chicken > chicken tom kha soup
rendang > beef rendang
beef > beef rendang
`;
