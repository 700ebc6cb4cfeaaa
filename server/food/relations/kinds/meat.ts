/** Kinds of meat: the animals, their cuts, offal, cured meat and sausages. The format is described in ../kinds.ts. */
export const MEAT_KINDS = `
animal food > meat, animal fat, gelatin, animal product
meat > red meat, white meat, poultry, game, offal, meat product
red meat > beef, veal, pork, lamb, mutton, goat, horse meat, bison
white meat > poultry, rabbit
poultry > chicken, turkey, duck, goose, guinea fowl, quail, pigeon
game > venison, wild boar, hare, quail, pheasant, partridge, pigeon
# Each animal's cuts
beef > ground beef, pulled beef, rib steak, sirloin, beef tenderloin, flank steak, rump steak, T-bone, tomahawk, prime rib
beef > short rib, beef cheek, brisket, oxtail, beef tongue, roast beef, corned beef, pastrami, bresaola, beef tartare
beef > beef carpaccio, wagyu, Angus beef, chopped steak, jus, tripe
Wiener schnitzel > veal Wiener schnitzel
veal > calf’s head, veal sweetbread, Wiener schnitzel
pork > pulled pork, pork tenderloin, pork chop, pork belly, pork shoulder, pork knuckle, suckling pig, pork cheek, roast pork
pork > crackling, pork rind, ham, bacon, lardon, pancetta, guanciale, speck, mortadella, coppa, salami, spicy salami, pepperoni, lard
pork > sausage meat, chipolata, bratwurst, blood sausage, white pudding, chorizo, andouille
lamb > rack of lamb, lamb chop, lamb shank, leg of lamb, lamb shoulder, merguez, lamb kofta
chicken > pulled chicken, chicken breast, chicken thigh, chicken leg, chicken wing, chicken tender, chicken nugget
chicken > chicken liver, roast chicken, grilled chicken, fried chicken, half chicken, tandoori chicken
duck > duck breast, duck confit, duck fat
# Offal
offal > liver, chicken liver, foie gras, kidney, tripe, veal sweetbread, calf’s head, beef tongue, oxtail, bone marrow
liver > chicken liver, foie gras
animal fat > lard, duck fat
# What is made from meat
meat product > minced meat, cold cut, sausage, meatball, meatloaf, patty, sausage meat, ground beef, gravy, jus
cold cut > ham, bacon, lardon, pancetta, guanciale, speck, mortadella, bresaola, coppa, salami, pepperoni, pastrami, corned beef
cold cut > pâté, terrine, rillettes, sausage, charcuterie board
ham > cured ham, cooked ham, speck
cured ham > prosciutto, Parma ham, Bayonne ham, serrano ham, Iberian ham
prosciutto > Parma ham
pork > pork spare rib, unbreaded pork escalope, andouillette, boudin blanc, porchetta, Viennese-style pork schnitzel
andouillette > AAAAA andouillette
sausage > andouillette, boudin blanc, Weisswurst
rib > pork spare rib
cutlet > Viennese-style pork schnitzel, cordon bleu
veal > calf’s liver
liver > calf’s liver
beef > beef jus, beef broth
bacon > lardon, pancetta, guanciale
spicy salami > ’nduja
salami > spicy salami, pepperoni
sausage > bratwurst, frankfurter, merguez, chorizo, andouille, blood sausage, white pudding, chipolata, salami, mortadella
meatball > lamb kofta
# Cuts of any animal
cut > steak, fillet, rib, loin, shank, cheek, breast, leg, shoulder, chop, cutlet, roast, strip, skewer, patty, tartare, carpaccio
steak > rib steak, sirloin, beef tenderloin, flank steak, rump steak, T-bone, tomahawk, chopped steak
fillet > beef tenderloin, pork tenderloin, fish fillet
rib > prime rib, short rib, rack of lamb
loin > pork tenderloin, cod loin
shank > lamb shank, pork knuckle
cheek > pork cheek, beef cheek
breast > chicken breast, duck breast
leg > chicken leg, leg of lamb
shoulder > pork shoulder, lamb shoulder
chop > pork chop, lamb chop
cutlet > Wiener schnitzel
roast > roast beef, roast pork, roast chicken, prime rib
tartare > beef tartare, salmon tartare, tuna tartare
carpaccio > beef carpaccio
minced meat > ground beef
chorizo > Argentine chorizo
`;
