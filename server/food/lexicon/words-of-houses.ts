/** More words for concepts of the other files: as bistros, grills, bars and cafés print them. The format: ../more-words.ts. */
export const WORDS_OF_HOUSES = `
dry-aged beef | en: matured beef | es: vaca madurada ~ carne de vaca madurada
bacon | fr: poitrine fumée
breakfast | en: brekkie ~ brekky
chocolate sauce | fr: sauce chocolat ~ sauce au chocolat
fish burger | fr: fish burger/fish burgers
salmorejo | es: salmorejo cordobés
cocido madrileño | es: cocido madrileño completo
zucchini flower | es: flor de calabaza/flores de calabaza
skirt steak | es: entraña/entrañas
fish tacos Baja style | en: Baja fish taco ~ baja-style fish tacos
chili cheese fries | en: chilli cheese fries
single malt whisky | en: single malt Scotch ~ single malt Scotch whisky
virgin mojito | en: nojito
adjective hot | en: sizzling ~ sizzling hot
adjective smoked | en: slow-smoked
adjective marinated | es: adobado/adobada/adobados/adobadas
name Arrabbiata | fr: arrabiata ~ à l’arrabiata
beef shank | en: shin of beef
egg yolk | es: yema
pork jowl | es: papada
phrase per kilo | es: kg ~ precio/kg ~ precio por kg ~ precio kg
cannelloni | es: canelón
sea salt | es: escamas de sal ~ sal en escamas
potato salad | ja: ポテサラ
beet | de: Roter Bete ~ roten Beten
radish | de: Radieserl ~ Radieschen
granola | de: Knuspermüsli ~ Crunchy-Müsli
whipped cream | ja: ホイップ
fries | ja: 山盛りポテトフライ ~ ポテトフライ
pancake | es: hot cakes ~ hot cake
olive oil | es: aceite de arbequina ~ aceite arbequina ~ aceite de picual
pickle | de: saure Gurke/saure Gurken ~ Essiggurkerl
toasted breadcrumbs | en: pangrattato
`;
