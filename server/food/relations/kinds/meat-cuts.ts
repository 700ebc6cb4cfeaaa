/** Kinds of more cuts and preparations of meat, and of charcuterie. The format is described in ../kinds.ts. */
export const MEAT_CUT_KINDS = `
# Beef and veal
beef > ribeye cap, hanger steak, skirt steak, flat iron steak, top sirloin, picanha, Viennese boiled beef, boiled beef
beef > tournedos, chateaubriand, tri-tip, Denver steak, minute steak, pepper steak, beef tagliata, dry-aged beef, ox cheek, beef shank
beef > chuck roast, pot roast, Spanish cured beef, beef bacon, beef sausage, corned beef and cabbage
steak > hanger steak, skirt steak, flat iron steak, Denver steak, minute steak, pepper steak, tri-tip, picanha
steak > tournedos, chateaubriand, top sirloin, ribeye cap, beef tagliata
flank steak > hanger steak, skirt steak
veal > roast veal, veal cutlet, veal chop, veal fillet, veal cheek, veal shank, veal piccata, sliced veal Zurich style, loin of veal
veal > veal kidney, veal brains, veal tongue
roast > pot roast, roast veal, pork roast with crackling, roast lamb, roast duck, roast goose, roast turkey, roast suckling pig
cut > medallion
medallion > pork medallion, tournedos
cutlet > veal cutlet, pork cutlet, hunter’s schnitzel, schnitzel with cream sauce, paprika schnitzel, chicken cutlet
cutlet > turkey schnitzel, veal piccata
chop > veal chop
cheek > ox cheek, veal cheek
shank > beef shank, veal shank
loin > veal fillet, loin of veal, pork loin, lamb fillet, saddle of lamb, saddle of rabbit, saddle of venison, smoked pork loin
fillet > veal fillet, lamb fillet, chicken fillet
meat dish > Viennese boiled beef, boiled beef, pot roast, sliced meat in sauce, sliced veal Zurich style, veal piccata, pepper steak, beef tagliata
meat dish > schnitzel with cream sauce, paprika schnitzel, hunter’s schnitzel, lamb stew, chicken fricassee, fricassee
meat dish > chicken cacciatore, Basque chicken, chicken Kiev, duck à l’orange, duck parmentier, venison stew, wild boar stew
meat dish > jugged hare, kidneys in sherry, tripe stew, liver and onions, liver dumpling, corned beef and cabbage, sausage salad
meat dish > mixed cold cuts board, pan-fried foie gras, foie gras terrine, aspic, haggis, pâté en croûte
stew > lamb stew, fricassee, chicken fricassee, chicken cacciatore, Basque chicken, venison stew, wild boar stew, jugged hare
stew > tripe stew, pot roast
pie > duck parmentier
# Pork
pork > roast suckling pig, pork loin, pork roast with crackling, pork collar, pork cutlet, smoked pork loin, pork trotter, pork ear
pork > Iberian pork, pork medallion, cured pork fat, cretons, head cheese, Leberkäse, cured pork loin, gammon, Portuguese sausage
Iberian pork > Iberian pork cheek, Iberian pork secreto, Iberian pork pluma, Iberian pork presa, Iberian ham
suckling pig > roast suckling pig
pork cutlet > Viennese-style pork schnitzel
offal > pork trotter, pork ear, lamb sweetbread, gizzard, duck liver, veal kidney, kidneys in sherry, heart, veal brains
offal > veal tongue, lung, tripe stew, liver and onions, liver dumpling, haggis, liver sausage, liver pâté, head cheese
kidney > veal kidney, kidneys in sherry
heart > beef heart, chicken heart
beef > beef heart
chicken > chicken heart
veal cutlet > Wiener schnitzel
veal sweetbread > lamb sweetbread
tripe > tripe stew
liver > duck liver
# Lamb, goat, rabbit
lamb > suckling lamb, roast lamb, saddle of lamb, lamb fillet, lamb sweetbread, lamb stew
goat > kid goat
rabbit > rabbit leg, saddle of rabbit
leg > rabbit leg, duck leg, goose leg
# Poultry
chicken > chicken skewer, chicken cutlet, chicken fillet, popcorn chicken, spatchcock chicken, capon, farm-raised chicken
chicken > corn-fed chicken, Bresse chicken, supreme of chicken, chicken fricassee, chicken cacciatore, Basque chicken
chicken > chicken Kiev
chicken breast > supreme of chicken
farm-raised chicken > Bresse chicken
skewer > chicken skewer
snack food > popcorn chicken
duck > duck leg, roast duck, duck à l’orange, duck parmentier, duck liver, smoked duck breast, wild duck
duck > duck rillettes, duck terrine
duck leg > duck confit
duck breast > smoked duck breast
goose > roast goose, goose leg, goose rillettes
turkey > turkey breast, roast turkey, turkey schnitzel, turkey bacon, turkey ham
breast > turkey breast, smoked duck breast
poultry > ostrich, chicken sausage
# Game
game > roe deer, moose, caribou, wood pigeon, wild duck, grouse, woodcock, seal meat
venison > roe deer, venison stew, saddle of venison
wild boar > wild boar stew
hare > jugged hare
pigeon > wood pigeon
# Ham and cured meat
cured ham > Black Forest ham, San Daniele ham, culatello ham, country ham
prosciutto > San Daniele ham
cooked ham > honey ham, ham on the bone, honey roast ham, gammon, parsleyed ham
bacon > back bacon
cold cut > turkey bacon, beef bacon, turkey ham, air-dried beef, Spanish cured beef, cured pork loin, beef jerky, cured pork fat, Leberkäse, liver sausage
cold cut > country pâté, pâté en croûte, liver pâté, cretons, aspic, head cheese, mixed cold cuts board, parsleyed ham
cold cut > duck rillettes, goose rillettes, duck terrine, rabbit terrine, foie gras terrine, smoked duck breast
air-dried beef > Spanish cured beef, beef jerky, bresaola
# Sausages
sausage > liver sausage, Cumberland sausage, kielbasa, Hungarian sausage, käsekrainer, beef sausage, chicken sausage
sausage > Portuguese flour sausage, Italian sausage, cotechino, Thuringian bratwurst, Nuremberg sausage, bockwurst, knackwurst, cervelat, haggis
dry sausage > Catalan dry sausage, salami
chorizo > Argentine chorizo
sausage > Toulouse sausage, Morteau sausage, Savoy sausage, dry sausage, Catalan dry sausage, Catalan sausage, spreadable Mallorcan sausage, Portuguese sausage, Spanish long sausage, Portuguese garlic and bread sausage
salami > finocchiona, soppressata
bratwurst > Thuringian bratwurst, Nuremberg sausage
meat substitute > vegetarian sausage, vegan sausage
vegetarian sausage > vegan sausage
salad > sausage salad
# Pâtés
pâté > country pâté, pâté en croûte, liver pâté
rillettes > duck rillettes, goose rillettes
terrine > duck terrine, rabbit terrine, foie gras terrine
foie gras > foie gras terrine, pan-fried foie gras
rabbit > rabbit terrine
vegetable dish > vegetable terrine
seafood dish > fish terrine, salmon rillettes
salmon > salmon rillettes
beef > ox muzzle
salad > ox muzzle salad
`;
