/** Kinds of the dishes of East and South-East Asia. The format: ../kinds.ts. */
export const EAST_ASIA_KINDS = `
# China
duck > Peking duck, crispy duck
pork > sweet and sour pork, char siu, twice-cooked pork, red-braised pork, grilled pork belly, tonkatsu
chicken > sweet and sour chicken, kung pao chicken, orange chicken, lemon chicken, sesame chicken, almond chicken, cashew chicken
chicken > General Tso’s chicken, Hainanese chicken rice, karaage, chicken katsu, yakitori, chicken teriyaki, Korean fried chicken
beef > beef with broccoli, beef teriyaki, beef tataki, galbi, gyudon, beef pho
meat dish > Peking duck, crispy duck, sweet and sour pork, sweet and sour chicken, kung pao chicken, char siu, twice-cooked pork
meat dish > red-braised pork, beef with broccoli, orange chicken, lemon chicken, sesame chicken, almond chicken, cashew chicken
meat dish > General Tso’s chicken, karaage, tonkatsu, chicken katsu, yakitori, chicken teriyaki, beef teriyaki, beef tataki, galbi
meat dish > Korean barbecue, grilled pork belly, Korean fried chicken, satay, rendang, adobo, larb, sukiyaki, shabu-shabu
meat dish > pad kra pao
karaage > chicken karaage
fried chicken > karaage, Korean fried chicken
pork belly > red-braised pork, grilled pork belly
short rib > galbi
skewer > yakitori
tofu > mapo tofu, agedashi tofu
noodle > chow mein, lo mein, Singapore noodles, dan dan noodles, glass noodle, yakisoba, japchae
noodle > cold noodles, jajangmyeon, pad see ew, drunken noodles, khao soi, mie goreng, char kway teow, pancit
udon > yaki udon
rice > jasmine rice, steamed rice, basmati rice, sushi rice, rice paper
fried rice > kimchi fried rice, nasi goreng
rice dish > donburi, congee, onigiri, nasi lemak, Hainanese chicken rice, kimbap, mango sticky rice, tteokbokki
dumpling > wonton, shumai, har gow, xiao long bao, mandu, crab rangoon
dim sum > wonton, shumai, har gow, xiao long bao, char siu bao, sesame ball, prawn toast
bao > char siu bao
soup > wonton soup, hot and sour soup, egg drop soup, noodle soup, ginseng chicken soup, tom yum, tom kha, laksa, hot pot, kimchi stew
soup > khao soi
noodle soup > beef noodle soup, dan dan noodles, laksa, bun bo hue, ramen, pho
chicken soup > ginseng chicken soup
ramen > tonkotsu ramen, miso ramen, shoyu ramen
pho > beef pho, chicken pho
stew > kimchi stew, soft tofu stew, soybean paste stew, army stew, hot pot, sukiyaki, shabu-shabu
stir-fry > chop suey, chow mein, japchae, pad kra pao, pad see ew, drunken noodles
squid > salt and pepper squid
shrimp > har gow, prawn cracker, prawn toast, shrimp paste
seafood dish > salt and pepper squid, prawn toast, har gow, salmon teriyaki, tuna tataki, chilli crab, Thai fish cake, seafood pancake
seafood dish > takoyaki, unadon, chirashi
crab > chilli crab
octopus > takoyaki
salmon > salmon teriyaki
tuna > tuna tataki
eel > unadon
snack food > prawn cracker, takoyaki, lumpia, summer roll, satay, tteokbokki, mandu, scallion pancake
pancake > scallion pancake, okonomiyaki, seafood pancake, banh xeo, dorayaki
biscuit > fortune cookie
pastry dessert > mooncake, sesame ball, fortune cookie, dorayaki
fruit dessert > lychee dessert, banana fritter, mango sticky rice
frozen dessert > bingsu, halo-halo
# Japan
donburi > gyudon, katsudon, oyakodon, unadon, chirashi
sushi > chirashi, temaki, inari, sushi platter
maki > uramaki
egg dish > tamagoyaki, dashimaki tamago, chawanmushi, oyakodon
curry dish > katsu curry, massaman curry, panang curry, khao soi, rendang
curry > massaman curry, panang curry
sauce > massaman curry, panang curry, sambal
hot sauce > sambal
condiment > sambal, shrimp paste
menu > omakase
dish > bento, chop suey, hot pot, kimbap, summer roll, lumpia, okonomiyaki, tataki, teppanyaki, bun cha, bo bun, takoyaki, banchan
tataki > tuna tataki, beef tataki
method > teppanyaki, tataki
# Thailand, Vietnam, Indonesia
salad > green papaya salad, larb, gado-gado
spring roll > lumpia
vegetable dish > green papaya salad, gado-gado, banchan
`;
