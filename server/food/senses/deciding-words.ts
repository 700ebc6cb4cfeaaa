/**
 * Words with several meanings, and what decides between them. One line: a language, its words, and choices in order, of
 * which the first counts whose conditions hold:
 *
 *     locale | words, words | condition & condition > sense, sense; condition > sense; sense
 *
 * A sense is the English name of a concept, with "(adjective)" if a noun has the same name; `-` keeps the original. Conditions: `in wine,drink` (what the section's title
 * names, or a kind above it), `near meat` (what else the text or its dish names), `by aux pommes` (these words, folded and
 * without accents), `at GB`, `as section_title`. Without a choice that holds the original stays.
 */
export const DECIDING_WORDS = `
# English
en | tartare | by fish finger,fish fingers,fish and chips,goujons,scampi,beer batter,battered,breaded,fishcake,fishcakes,fish cake,fish cakes,mushy peas,garden peas > tartar sauce; tartare
en | tagliata | by tagliata of > -; near fruit,seafood,poultry,pork > -; beef tagliata
en | breast, breasts | near poultry,game > breast; -
en | leg, legs | near meat,poultry,frog > leg; -
en | smashed | near patty,burger,beef > -; mashed
en | wholegrain, whole grain | by wholegrain mustard,whole grain mustard > -; wholegrain
en | frozen | in cocktail,drink > -; near drink > -; frozen
en | brown | near toast,bread > -; brown
en | long | near pepper,bean,pasta > long; -
en | tart | by tart and,and tart,tart apple,tart apples,tart cherry,tart cherries > -; tart
en | crumbles | -
en | club | as item_title > club sandwich; -
en | mule | in cocktail,drink > Moscow mule; -
en | char | in fish,seafood > arctic char; -
en | sub, subs | in sandwich > sub; as item_title > sub; as section_title > sub; -
en | hot | by mild or hot,hot or mild,medium or hot,mild hot,hot or medium > -; by hot sweet,sweet hot,hot and sour,hot sour,sweet and hot,hot and sweet,hot and sweet,medium hot,very hot,extra hot > -; near chicken wing > -; in curry dish > -; near curry dish,curry,chilli,jalapeño > -; hot
en | white | by white coffee,white meat,flat white > -; as section_title > whites, white; white
en | orange, oranges | as section_title > -; in wine > -; by orange wine,orange wines > -; orange
en | tea, teas | by afternoon tea,cream tea,high tea,afternoon teas,cream teas,high teas > -; tea
en | basket, baskets | as section_title > -; basket
en | roll, rolls | as section_title > -; as item_title & near seafood > -; in sushi > -; roll
en | filling | -
en | sprout, sprouts | near soy,noodle,sesame > bean sprout; -
en | sour, sours | in cocktail,drink > -; near spirit > -; sour
en | muffin, muffins | near egg,hollandaise > English muffin; muffin
en | on the side | as section_title > on the side; served on the side
en | red, reds | as item_description & in wine > red wine, red; as section_title > reds, red; red
en | rosé, rosés | in wine,drink > rosé; as section_title > rosé; near wine > rosé; -
en | chips | at GB > fries; by chips or mash,mash or chips,chips and peas,chips and garden peas,rock and chips,rock chips,chips garden peas,pie and chips,egg and chips,haddock,battered,scampi,sausage and chips,curry sauce,hand cut chips,triple cooked chips,chunky chips,skinny chips,thick cut chips,chip shop,mushy peas > fries; -
en | crisps | at GB > potato chip; -
en | entree, entrees, entrée, entrées | at US > main course; at CA > main course; -
en | biscuit, biscuits | at GB > biscuit; near gravy > American biscuit; by honey butter,fried chicken > American biscuit; -
en | short stack | near pancake > -; short stack
en | cake, cakes | near seafood,potato,meat,rice > -; by pancake,pancakes,hotcake,hotcakes,flapjack,flapjacks,short stack,tall stack > pancake; by stack > -; cake
en | puddings | as section_title > dessert; -
en | pudding | at GB & as section_title > dessert; -
en | jelly | at US > jam; at CA > jam; near peanut butter > jam; -
en | cider, ciders | as section_title > cider; in beer,wine,cider,cocktail > cider; at GB > cider; by hard cider > cider; by dry cider > cider; -
en | lemonade | at GB > -; lemonade
en | squash | in drink > -; squash
en | shot, shots | in drink > shot; near coffee,spirit > shot; as label > shot; -
en | rocket | in drink > -; arugula
en | pepper | near salt > black pepper; -
en | on draught, on draft | as section_title > beers on tap; in drink > draft; near beer > draft; -
en | our own | by our own herd,our own farm,our own beef,our own pork,our own lamb,our own garden,our own bees,our own hens,our own eggs,our own land > -; homemade
en | bun, buns | as section_title > -; bun
en | petite filet, petite filets | -
en | pulled | near coffee > freshly pulled; pulled
en | freshly pulled | near coffee > freshly pulled; pulled
en | rye | by on rye,on light rye,on dark rye,on toasted rye > rye bread; in drink > -; near cheese,cold cut,corned beef,pastrami,sauerkraut,sandwich,egg > rye bread; rye
en | roast | by nut roast,veggie roast,vegetarian roast,vegan roast,roast of the day,roast dinner > roast; as section_title > roasted, roast; roasted
en | ground | near nut,spice,seed > -; minced
en | soda, sodas | as item_description > -; soft drink
en | crisp | in drink > -; near alcoholic drink > -; crispy
en | still | in drink > still; near water > still; -
en | dry | in drink > dry; near drink > dry; -
en | dressed | by po boy,po’ boy,po' boy,poboy > -; dressed
en | long island | in drink > Long Island iced tea; -
en | old fashioned | in drink > old fashioned; old-fashioned
en | aperol | near cocktail > Aperol; Aperol
en | decaf | as label > decaffeinated; decaf coffee
en | glass, glasses | as label > glass; in drink > glass; near drink > glass; -
en | can, cans | as label > can; in drink > can; near drink > can; -
en | bar, bars | -
en | buffalo | near dairy product > -; -
en | blush | in drink > rosé; -
en | draft, draught, drafts | as section_title > beers on tap; in drink > beers on tap, draft; near beer > draft; -
en | medium | as label > medium; -
en | plain | as label > plain; near bread,yogurt,bagel,flour > plain; -
en | fizz, royal, chunky | -
en | calamari | squid
en | little | by a little > -; small
en | chilli, chili | as item_title > -; near rice,bean > -; chilli
en | extra | extra (adjective)
en | pan seared, pan-seared | seared
en | heart, hearts | by beef heart,ox heart,lamb heart,lambs hearts,chicken hearts,duck hearts > heart; -
en | fried | by fried noodles,fried rice noodles,fried egg noodles,fried udon > stir-fried; fried
en | shredded | near meat > pulled; near lettuce,cabbage > -; shredded
en | mixed | near lettuce,salad > mixed; assorted
# French
fr | tagliata | by tagliata de,tagliata d > -; near fruit,seafood,poultry,pork > -; beef tagliata
fr | plat, plats | as section_title & only plats,les plats,nos plats,plat > main course; by entree plat,entree et plat,plat dessert,plat et dessert,plat ou,ou plat,plat au choix,plat seul > main course; dish
fr | tartine, tartines | near butter,jam,honey > -; tartine
fr | cuisse, cuisses | near meat,poultry,frog > leg; -
fr | amande, amandes | near shellfish,bivalve,crustacean > dog cockle; almond
fr | frais, fraîche, fraîches | by boissons fraiches,boisson fraiche > cold; by servi frais,servie fraiche,boire frais,bien frais,bien fraiche > -; in drink > -; fresh
fr | grillé, grillée, grillés, grillées | by amandes grillees,noisettes grillees,pignons grilles,noix grillees,pistaches grillees,graines grillees,sesame grille,cacahuetes grillees,pain grille,tartine grillee > toasted; grilled
fr | gourmand, gourmande, gourmands, gourmandes | near coffee,tea,wine > -; in wine,drink > -; gourmet
fr | suprême, suprêmes | near citrus,orange,grapefruit > -; breast
fr | pièce, pièces | by piece de,piece du,belle piece > -; piece, each
fr | poitrine, poitrines | by poitrine de poulet,poitrine de volaille,poitrine de canard,poitrine de dinde > breast; -
fr | bouchée, bouchées | as section_title > snack; -
fr | sirop, sirops | by au sirop & near fruit > -; syrup
fr | fine, fines | in spirit,digestif > -; by semoule fine,couscous fin,sel fin,semoule > -; thin
fr | brun, brune, bruns, brunes | in beer,drink > -; near beer > dark; brown
fr | cru, crus | in wine,drink > -; near wine > -; raw
fr | coque, coques | in dessert > -; near chocolate,meringue > -; cockle
fr | flan, flans | by flan caramel,flan au caramel,flan aux oeufs,creme caramel > crème caramel; -
fr | truffe, truffes | in dessert > -; near chocolate > -; truffle
fr | rosé, rosés | in wine,drink > rosé; near wine > rosé; as section_title > rosé; -
fr | rosée, rosées | -
fr | déjeuner, déjeuners | by jusqu'a 10,jusqu'a 10h,jusqu'a 10h30,jusqu'a 11,jusqu'a 11h,jusqu'a 11h30,jusqu'a midi > breakfast; lunch
fr | glace | by sur glace > ice; by lit de glace > ice; by sur la glace > ice; by avec de la glace > ice; ice cream
fr | petits | by des petits,pour les petits > children’s; small
fr | semoule | by gateau de semoule,semoule au lait > semolina; near merguez,chickpea,tagine > couscous; in couscous > couscous; in dessert > semolina; -
fr | fermier, fermière, fermiers, fermières | near cheese,dairy product,butter,cream > farmhouse; near meat,poultry,egg > farm-raised; -
fr | choux | in dessert > -; near ice cream,vanilla ice cream,chocolate,hot chocolate,whipped cream,pastry cream,vanilla,caramel,praline > -; cabbage
fr | couteau | by au couteau > -; razor clam
fr | noisette | in coffee,hot drink > macchiato; near coffee > macchiato; near meat > -; in dessert,frozen dessert > hazelnut; near dessert,chocolate,vanilla,praline,caramel > hazelnut; -
fr | noisettes | near lamb,venison > -; by pommes noisettes > -; hazelnut
fr | pressions, au fût | beers on tap
fr | autre | other
fr | poêlé, poêlée, poêlés, poêlées | pan-fried
fr | mixte, mixtes | assorted
fr | pâtes | pasta
fr | la carte, carte, notre carte | as menu_title > our menu; à la carte
fr | pates | as section_title > pasta; -
fr | pâte | near pizza,bread > dough; -
fr | pâtés, pâté | pâté
fr | pate | -
fr | bar, bars | in fish,seafood > sea bass; by filet de bar > sea bass; by pave de bar > sea bass; by tartare de bar > sea bass; by ceviche de bar > sea bass; -
fr | loup | in fish,seafood > sea bass; by filet de loup > sea bass; -
fr | prune, prunes | in spirit,digestif > -; near spirit > -; plum
fr | poire, poires | in spirit,digestif > -; pear
fr | framboise, mirabelle | in spirit,digestif > -; raspberry, mirabelle
fr | raisin | near juice > grape; -
fr | raisins | by rhum raisins > -; by rhum > -; near bread,viennoiserie,cake > -; grape
fr | crème | by creme de & near vegetable > velouté; by creme d' & near vegetable > velouté; in coffee,hot drink > -; cream
fr | violette, violettes | near vegetable > purple; -
fr | salé, salée, salés, salées | near caramel,butter > salted; by beurre sale > salted; -
fr | fondue | by fondue savoyarde > -; by fondue bourguignonne > -; fondue
fr | pommes | by aux pommes > apple; by pommes a l' huile > potato; by pommes vapeur > potato; by pommes sautees > potato; by pommes grenailles > potato; by de pommes > apple; near meat,fish > -; apple
fr | pomme | in spirit > -; apple
fr | pêche | near fish,seafood > -; peach
fr | demi, demis | in beer > -; half
fr | demie | half
fr | maison | homemade
fr | noir, noire, noirs, noires | near chocolate,beer > dark; black
fr | doux | near chilli,pepper > mild; in drink > sweet; near drink > sweet; -
fr | douce, douces | near sauce > mild; in drink > sweet; -
fr | moelleux | in drink > -; near cake > soft; -
fr | sec, sèche, secs, sèches | in drink > dry; near drink > dry; near fruit,tomato,sausage,ham > dried; -
fr | glacé, glacée, glacés, glacées | in drink > iced; near chestnut > candied; by carotte,carottes,oignon,oignons,navet,navets > glazed; near drink > iced; near vegetable > glazed; -
fr | simple, simples | as label > single; in coffee > single; -
fr | blanche, blanches | in beer > wheat beer; white
fr | panaché | in drink > shandy; -
fr | canette, canettes | in drink > can; as label > can; -
fr | rôti, rôtis | by roti de > roast; roasted
fr | purée | by puree de > purée; by puree d' > purée; mashed potatoes
fr | vinaigrette, vinaigrettes | vinaigrette
fr | croûte | by en croute > -; crust
fr | en croûte | by en croute de,en croute d',en croute aux > -; pastry-wrapped
fr | croûtes | as section_title & near cheese dish,fondue > Swiss cheese toast; -
fr | sandwich américain, sandwich à l'américain | -
fr | américain | near sandwich,burger,coffee,cheese,breakfast > American; near fries > -; near animal food,plant food > American; -
fr | piment doux | mild chilli pepper
fr | ragoût, ragoûts | stew
fr | biscuit, biscuits | cookie
fr | faux filet | sirloin
fr | pichet, pichets | pitcher
fr | petit pain, petits pains | roll
fr | jeunes pousses | mixed greens
fr | doré, dorée, dorés, dorées | near fish > -; golden
fr | bleu | by au bleu > blue cheese; by sauce bleu > blue cheese; near cheese > blue cheese; -
fr | schweppes | Schweppes
fr | toscane | Tuscany
fr | mûre, mûres | blackberry
fr | jus | in juice,soft drink,cold drink > juice; as section_title > juice; -
fr | blanc, blancs | by blanc de poulet > breast; by blanc de volaille > breast; by blanc de dinde > breast; as section_title > whites; as label > white; white
fr | grenade, grenades | pomegranate
fr | plateau | -
fr | ardoise, ardoises | as section_title > -; near cheese,cold cut,meat,seafood,dessert > board; by ardoise a partager,ardoise mixte > board; -
fr | fondant, fondante, fondants, fondantes | by reblochon fondant,comte fondant,cheddar fondant,raclette fondante,camembert fondant,chevre fondant,emmental fondant,fromage fondant,mozzarella fondante,brie fondant,roquefort fondant,bleu fondant,tomme fondante > melted; by pate a choux,creme patissiere,glacage,eclair,religieuse > fondant icing; near vegetable,meat,fish > tender; near cheese > melted; -
fr | chocolat chaud | in dessert > warm chocolate sauce; near profiterole,ice cream,pear,whipped cream > warm chocolate sauce; hot chocolate
fr | jardinière, nature | -
fr | salade | by salade tomate,salade tomates,tomate salade,tomates salade,salade oignon,salade oignons > lettuce; salad
fr | cœur, cœurs | by coeur de boeuf,coeur de canard,coeurs de canard,coeur de veau,coeurs de volaille,coeur d' agneau > heart; -
fr | dinde | turkey
fr | affiné, affinée, affinés, affinées | aged
fr | chèvre | goat cheese
fr | lard | bacon
fr | liqueur, liqueurs | at CA > -; by liqueur en canette,liqueurs en canette,en cannette,liqueur douce,liqueurs douces,liqueur gazeuse,liqueurs gazeuses > -; liqueur
fr | praline, pralines | near tart,brioche > pink pralines; praline
fr | onctueux, onctueuse | creamy
fr | artisanal, artisanale, artisanaux, artisanales | artisan
fr | frit, frite, frits | fried
fr | frites | fries
fr | amers | in drink > bitters; bitter
fr | émincé, émincés | by emince de > strip; by emince d' > strip; sliced
fr | en gelée | near fruit > -; jellied
fr | filet mignon, filets mignons | at CA > beef tenderloin; -
it | crescione | by insalata di crescione,crema di crescione,salsa di crescione,al crescione,con crescione > watercress; as item_title > stuffed Romagna flatbread; near piadina > stuffed Romagna flatbread; -
it | crescioni | stuffed Romagna flatbread
# Spanish
es | trufa, trufas | by nata o trufa,trufa o nata,nata y trufa,trufa y nata,de trufa y nata,brazo de gitano,bizcocho > chocolate truffle; in dessert,cake,ice cream > -; truffle
es | tagliata | by tagliata de > -; near fruit,seafood,poultry,pork > -; beef tagliata
es | agrio, agria, agrios, agrias | near potato > -; sour
es | pechuga, pechugas | near poultry,game > breast; -
es | pierna, piernas, muslo, muslos | near meat,poultry,frog > leg; -
es | bacalao | by bacalao fresco > cod; salt cod
es | gelatina | by contiene gelatina,gelatina animal,gelatina de pescado,gelatina de cerdo,gelatina bovina > gelatin; -
es | sabor, sabores | in ice cream,frozen dessert > ice cream flavour; near ice cream > ice cream flavour; -
es | copa, copas | by copa de vino,copas de vino,copa de cava,copa de champan > glass; in wine,drink > glass; near alcoholic drink > glass; as label > glass; -
es | rosado, rosada, rosados, rosadas | in wine,drink > rosé; near wine > rosé; near fish,seafood > -; in fish,seafood > -; pink
es | rubio, rubios | in fish,seafood > gurnard; -
es | manzanilla | in hot drink,coffee,tea > chamomile; near tea > chamomile; -
es | paleta, paletas | by paleta de cordero,paleta de cerdo,paleta de lechal,paleta de cabrito > shoulder; -
es | tostada, tostadas | at MX > -; by pozole > -; toast, toasted
es | primero | by primero segundo,primero y segundo > appetizer; -
es | criollo, criolla, criollos, criollas | -
es | doble, dobles | in beer,drink > -; double
es | dorado, dorados | in fish,seafood > -; near fish,seafood > -; golden
es | negro, negra, negros, negras | by arroz negro,salsas negras,salsa negra,ajo negro > -; near chocolate,beer > dark; black
es | fresco, fresca, frescos, frescas | by bebidas frescas > cold; in wine > -; fresh
es | fino, fina, finos, finas | near dough > thin; -
es | fideos | near seafood,fish > short Spanish noodles; in rice > short Spanish noodles; noodle
es | romana | by a la romana > -; Romana
es | la carta, carta, nuestra carta | our menu
es | mixto, mixta, mixtos, mixtas | mixed
es | ternera | beef
es | tortilla | at ES > Spanish omelette; at MX > tortilla; -
es | tortillas | at MX > tortilla; -
es | masa | near pizza,bread > dough; -
es | refresco, refrescos | soft drink
es | bar | -
es | pastel, pasteles | in dessert > cake; -
es | tarta | cake
es | bizcocho | sponge cake
es | galleta, galletas | cookie
es | batido, batidos | in drink,dessert > milkshake; -
es | caramelo | near salt,custard dessert,ice cream,butter > caramel; -
es | margarita | in cocktail,drink > margarita; in pizza > Margherita; near pizza > Margherita; -
es | milanesa | by a la milanesa > Milanese; -
es | filete, filetes | near fish > fillet; steak
es | lomos | by lomos de > loin; -
es | lomo | by lomo iberico,lomo adobado,cinta de lomo > pork loin; by lomo de > loin; at ES > pork loin; near sandwich,serranito,bread > pork loin; -
es | chuletón | rib steak
es | pierna de cordero | leg of lamb
es | tocino | at MX > bacon; -
es | asado, asados, asada, asadas | roasted
es | jugo, jugos | at MX > juice; near fruit > juice; in drink > juice; -
es | marisco, mariscos | seafood
es | dorada | in fish,seafood > sea bream; near fish > -; -
es | requesón | ricotta
es | cebollino | chive
es | patatas asadas | roasted potatoes
es | puré | by pure de > purée; mashed potatoes
es | pimiento, pimientos | bell pepper
es | pimentón | paprika
es | chile | at MX > chilli; near wine > Chile; in wine > Chile; chilli
es | calabaza | pumpkin
es | elote | corn on the cob
es | arándano rojo, arándanos rojos | cranberry
es | nuez, nueces | walnut
es | panecillo, panecillos | roll
es | tallarines | tagliatelle
es | macarrones | macaroni
es | licor, licores | liqueur
es | americano | in coffee,hot drink > Americano; near cheese > American; -
es | agua con gas | sparkling water
es | plato, platos | dish
es | tabla, tablas | as section_title > -; board
es | de corral | free-range
es | jarra, jarras | pitcher
es | porción, porciones | portion
es | raciones | as section_title > -; portion
es | unidad | as label > piece; -
es | aperitivo | as section_title > aperitif; -
es | panela, panelas | by panela asada,panela a la plancha,panela a la parrilla > panela cheese; near nopal,tomato,sandwich,salad,avocado,tortilla > panela cheese; in drink,dessert > unrefined cane sugar block; near coffee,drink,dessert > unrefined cane sugar block; -
es | aperitivos | as section_title > appetizer; -
es | crema | by crema queso fresco,crema y queso fresco,crema cebolla > cream; by en crema de,con crema de,sobre crema de,y crema de,e crema de > -; in soup > velouté; by crema de & near vegetable > velouté; by crema fria de > -; in dessert > -; near cake,puff pastry > -; by con crema y,con crema agria,crema y queso > cream; -
es | cocido, cocida, cocidos, cocidas | near ham > boiled; near egg,vegetable > boiled; -
it | anice | by corretto all'anice,corretto anice,corretto con anice > -; by grappa,sambuca > anise liqueur; anise
es | aparte | -
es | vegetal, vegetales | as item_title > -; vegetable
es | taco, tacos | by macerados,macerado,marinados,marinado,rebozados,enharinados,adobados,en adobo > -; by tacos de jamon,tacos de queso > -; taco
es | pan y bebida aparte, bebida aparte, bebidas aparte, pan aparte | -
es | tacos de pescado, tacos de atún, tacos de merluza, tacos de bacalao | in taco > fish taco; near tortilla,guacamole,pico de gallo > fish taco; as item_title > fish taco; -
fr | gruyère | by de la gruyere > -; Gruyère
es | anís | by flambeada,flambeado,flambeadas,flambeados,chinchon,copa > anise liqueur; anise
es | carajillo de anís, carajillo de baileys, carajillo de orujo, carajillo de licor, carajillo de ginebra, carajillo de magno, carajillo de tia maria | -
es | trago, tragos | as section_title > alcoholic drinks; -
es | encebollado | by encebollado de > encebollado; near animal food > onion-braised (adjective); -
es | encebollada, encebollados, encebolladas | onion-braised (adjective)
es | cabra | by de cabra > goat; near cheese > goat cheese; goat
es | picado, picada | by huevo picado,tomate picado,cebolla picada,perejil picado,ajo picado > chopped; near meat > minced; chopped
es | seco, seca, secos, secas | in drink > dry; near drink > dry; near fruit,tomato > dried; -
es | frito, frita, fritos, fritas | fried
es | salado, salada, salados, saladas | salted
es | artesanal, artesanales, artesano, artesana | artisan
es | de la casa | house
es | variado, variada, variados, variadas | assorted
es | rebozado, rebozada, rebozados, rebozadas | battered
es | estofado, estofados | braised, stew
es | dulce | sweet
es | natural, naturales | near yogurt > plain; -
es | suave, suaves | -
es | helado, helados | in dessert > ice cream; near drink > iced; ice cream
es | langosta | spiny lobster
es | corazón, corazones | by corazon de ternera,corazon de res,corazones de pollo > heart; -
es | gambas | shrimp
es | jamón | by jamon york,jamon cocido,jamon y queso,queso y jamon,jamon dulce > ham; at ES > cured ham; near pizza,sandwich,pasta,omelette,croissant,burger > ham; near artichoke,pea,melon,bean,vegetable,egg,croquette > cured ham; ham
es | agua | water
es | aceite | near tomato,bread,garlic,toast > olive oil; oil
# German
de | brust | near poultry,game > breast; -
de | keule, keulen | near meat,poultry > leg; -
de | sorte, sorten | in ice cream,frozen dessert > ice cream flavour; near ice cream > ice cream flavour; -
de | braun, brauner, braune, braunes | in coffee,hot drink > -; near coffee > -; brown
de | im glas, aus dem glas | -
de | schale, schalen | in coffee,hot drink > -; near coffee > -; by mit schale,in der schale > -; bowl
de | weizen | in beer,drink > wheat beer; as item_title > wheat beer; near flour,bread > wheat; -
de | alt | in beer,drink > Altbier; -
de | helles | by helles weissbier,helles weizen,helles hefeweizen > -; in beer,drink > lager; near beer > lager; by vom fass > lager; -
de | fein, feine, feiner, feines, feinen | by fein geschnitten,fein gehobelt,fein geschnittene,fein geschnittener > thin; -
de | geröstet, geröstete, gerösteter, geröstetes, geröstetem, gerösteten | near bread > toasted; roasted
de | extra | as section_title > -; extra
de | pfannkuchen | crêpe
de | wild | game
de | warm, warme, warmer, warmes, warmen, warmem | as section_title > hot; warm
de | speisekarte, unsere speisekarte, die karte, karte | our menu
de | gemischt, gemischte, gemischter, gemischten, gemischtem | near salad > mixed; assorted
de | gemischtes | assorted
de | vom grill | grilled
de | menü, menüs | set menu
de | krapfen | doughnut
de | auflauf | casserole
de | eis | in drink > -; ice cream
de | hähnchenkeule, hähnchenkeulen | chicken leg
de | rumpsteak | rump steak
de | roastbeef | roast beef
de | haxe | pork knuckle
de | stück | piece
de | kruste | near pork > crackling; crust
de | gebacken, gebackene, gebackener, gebackenes, gebackenen, gebackenem | near meat,seafood,mushroom,cheese > -; by bierteig,backteig,ausbackteig,weinteig,tempurateig,panade > -; baked
de | bratwurst, bratwürste | bratwurst
de | krabbe, krabben | -
de | wiener schnitzel vom schwein, wiener schnitzel vom schweinerücken, wiener schnitzel aus schweinefleisch | Viennese-style pork schnitzel
de | nach hausfrauenart, hausfrauenart, nach hausfrauen art | near fish > -; homestyle
de | sahne | in dessert,coffee,hot drink,cake > whipped cream; cream
de | püree | by puree & near vegetable & near meat > -; by puree von > purée; by puree > mashed potatoes; purée
de | kraut | cabbage
de | sprossen | -
de | beeren | berry
de | brötchen | roll
de | fladenbrot | flatbread
de | nudeln | in asian > noodle; near soy,sesame > noodle; pasta
de | remoulade | remoulade
de | kakao | in drink > hot chocolate; cocoa
de | schnaps | schnapps
de | speck | by sudtiroler > speck; bacon
de | gebraten, gebratene, gebratener, gebratenes, gebratenen, gebratenem | near duck,goose,roast > roasted; by gebratene nudeln,gebratene reisnudeln,gebratene eiernudeln,gebratener reis,gebratenen nudeln,gebratenen reisnudeln,gebratenem reis > stir-fried; pan-fried
de | überbacken, überbackene, überbackener, überbackenes, überbackenen, überbackenem | gratinated
de | gehackt, gehackte, gehackter, gehackten | chopped
de | gereift, gereifte, gereifter, gereiftes, gereiften, gereiftem | aged
de | salat | by salat tomate,salat tomaten,tomate salat,tomaten salat,salat zwiebeln,salat gurke > lettuce; salad
de | käsekuchen | cheesecake
de | herz, herzen | by rinderherz,kalbsherz,huhnerherzen > heart; -
de | geschmort, geschmorte, geschmorter, geschmortes, geschmorten | braised
de | einfach | as label > single; -
de | pastete, pasteten | -
de | teigtasche, teigtaschen | dumpling
de | bitter | -
de | flammkuchen | tarte flambée
de | zitronenlimonade | lemonade
de | calamari | squid
de | nach tiroler art | -
de | blattsalat, blattsalate | mixed greens
de | nem, nems | -
de | kloß, klöße, klößen | Knödel
de | zweierlei | by zweierlei vom,zweierlei von > duo; -
de | dreierlei | by dreierlei vom,dreierlei von > trio; -
de | sülze, sülzen | by in sulze,in der sulze > aspic; pork in aspic
de | tasse kaffee | cup of coffee
# Italian
it | tagliata | by tagliata di,tagliata d > -; near fruit,seafood,poultry,pork > -; beef tagliata
it | petto, petti | near poultry,game > breast; -
it | coscia, cosce | near meat,poultry,frog > leg; -
it | primi, i primi | first courses
it | fior di latte, fiordilatte | by gelato al fior di latte,gelato fior di latte,gelato al fiordilatte > milk ice cream; in ice cream,frozen dessert > milk ice cream; in dessert > -; near whipped cream,dessert,fruit > -; mozzarella
it | orzo | in coffee,hot drink > -; near coffee > -; barley
it | secondo | by primo secondo,primo e secondo > main course; -
it | affettato, affettata, affettati, affettate | by affettato sottile,affettato sottilmente,affettati sottili,affettata sottile,affettata sottilmente,affettato al,affettato a > -; in pasta,meat,fish > -; cold cut
it | alici marinate, acciughe marinate | by limone,agrumi,arancia,lime > -; marinated anchovies
it | cotto | by crudo e cotto,cotto e crudo,vino cotto,vin cotto,mosto cotto,cotto a,cotto al,cotto alla,cotto in,cotto nel,cotto nella,cotto nello,cotto nei,cotto nelle,cotto con,cotto per,cotto su,cotto sulla > -; near fish,seafood > -; in pizza,sandwich > cooked ham; near cheese,mushroom,pizza,bread,sandwich,artichoke > cooked ham; -
it | fiorentina | by alla fiorentina > Florentine-style; -
it | gusto, gusti | in ice cream,frozen dessert > ice cream flavour; near ice cream > ice cream flavour; -
it | sfoglia, sfoglie | in dessert > puff pastry; by pasta sfoglia,in sfoglia,di pasta sfoglia > puff pastry; -
it | stracciatella | in ice cream,frozen dessert,dessert,soup > -; by alla romana,in brodo > -; stracciatella
it | bavarese | in dessert > -; as item_title > -; near fruit,chocolate > -; Bavarian
it | marocchino | in coffee,hot drink,drink > marocchino coffee; near coffee > marocchino coffee; -
it | lungo | in coffee,drink > -; near coffee,drink > -; long
it | rossa, rosse | in beer > -; near beer > -; as section_title > -; red
it | pesca | by pesca del,pesca locale,pesca sostenibile,del giorno > -; in fish,seafood > -; peach
it | polpetta, polpette | by polpette di melanzane,polpette di ceci,polpette di verdure,polpette di baccala,polpette di pesce,polpette di tonno,polpette di pane,polpette vegetali,polpette vegane,polpette di zucchine,polpette di lenticchie,polpette di ricotta > -; meatball
it | parmigiana | by alla parmigiana > -; eggplant parmesan
it | misto, mista | near salad > mixed; assorted
it | misti, miste | assorted
it | patatine | near meat,seafood,cutlet,sandwich,burger > fries; by olive e patatine,patatine e olive > potato chip; -
it | piatto, piatti | dish
it | tagliere, taglieri | as section_title > -; board
it | insalata | by insalata pomodoro,insalata e pomodoro,pomodoro insalata,insalata pomodori > lettuce; salad
it | cuore, cuori | by cuore di manzo,cuore di vitello,cuori di pollo > heart; -
it | stagionato, stagionata, stagionati, stagionate | aged
it | bibita, bibite | soft drink
it | amaro | in drink,digestif > amaro; as item_title > amaro; bitter
it | amari | in drink,digestif > amaro; as section_title > amaro; -
it | condimento, condimenti | -
it | dolce | near gorgonzola > -; near wine > sweet; -
it | minestrone | minestrone
it | torta, torte | cake
it | panino | sandwich
it | panini | as section_title > sandwich; sandwich
it | biscotto, biscotti | cookie
it | affogato | in dessert,coffee > affogato; near coffee,ice cream > affogato; -
it | pomodoro | near pasta & by al pomodoro > Pomodoro; tomato
it | prosciutto | near melon,fig > cured ham; -
it | crudo | by latte crudo,a crudo > -; near piadina,squacquerone,coppa,mortadella > cured ham; in pizza > cured ham; near fish,beef > raw; by prosciutto crudo > raw; -
it | affettato, affettati | by affettati misti > cold cut; cold cut
it | merluzzo | cod
it | aragosta | spiny lobster
it | purè | mashed potatoes
it | zucca | pumpkin
it | noce, noci | walnut
it | crostino, crostini | crostini
it | ragù | ragù
it | soda | in drink > soda water; near drink > soda water; -
it | naturale | near water > still; in water,drink > still; natural
it | freddo | near drink > iced; in drink > iced; cold
it | secco | in drink > dry; near drink > dry; dried
it | scuro | dark
it | ricco, ricca, ricchi, ricche | rich
it | morbido, morbida, morbidi, morbide | soft
it | primavera | as item_title > Primavera; -
it | americano | in coffee,hot drink > Americano; -
it | fritto, fritta, fritti, fritte | fried
it | salato, salata, salati, salate | near caramel,butter > salted; -
it | artigianale, artigianali | artisan
it | della casa | house
it | vellutata | velouté
it | stufato | stewed
it | arrosto | roasted
it | coscia di pollo, cosce di pollo | chicken leg
it | latte | milk
it | peperoni | bell pepper
it | toast | -
it | schiacciata | -
it | piadina | -
it | crosta | crust
it | coppa, coppe | in ice cream,frozen dessert,dessert > sundae; near meat,cheese > coppa; -
# Portuguese
pt | peito, peitos | near poultry,game > breast; -
pt | coxa, coxas, perna, pernas | near meat,poultry,frog > leg; -
pt | prato, pratos | dish
pt | tábua, tábuas | board
pt | jarro, jarros | pitcher
pt | petiscos | snack
pt | creme | by creme de & near vegetable > velouté; in soup > velouté; -
pt | tarte, tartes | tart
pt | hambúrguer, hambúrgueres | burger
pt | frito, fritos, frita, fritas | fried
pt | bolacha, bolachas | cookie
pt | gelado, gelados | in dessert > ice cream; near drink > iced; in drink > iced; ice cream
pt | batido, batidos | in drink,dessert > milkshake; -
pt | entrecosto | rib
pt | lombo | loin
pt | costeleta, costeletas | chop
pt | dourada | in fish,seafood > sea bream; by dourada grelhada > sea bream; -
pt | coração, corações | by coracao de vaca,coracao de frango,coracoes de frango > heart; -
pt | lagosta | spiny lobster
pt | couve | cabbage
pt | pimento, pimentos | bell pepper
pt | abóbora | pumpkin
pt | groselha | in drink > grenadine; redcurrant
pt | castanha, castanhas | chestnut
pt | torrada, torradas | toast
pt | tosta, tostas | toast
pt | massa, massas | near pizza > dough; pasta
pt | compota, compotas | jam
pt | assado, assados, assada, assadas | roasted
pt | cozido, cozida, cozidos, cozidas | boiled
pt | seco, seca | in drink > dry; near drink > dry; dried
pt | salgado, salgada, salgados, salgadas | near caramel,butter > salted; -
pt | artesanal, artesanais | artisan
pt | da casa | house
pt | simples | as label > single; -
pt | preto, preta | near chocolate,beer > dark; black
pt | doce | sweet
pt | batatas assadas | roasted potatoes
# Chinese, Japanese
ja | 半熟 | near omelette rice,chicken ketchup rice > -; soft-boiled
ja | 半熟卵 | near omelette rice,chicken ketchup rice > -; soft-boiled egg
zh | 香煎 | pan-fried
zh | 芥末 | near fish,seafood,sushi > wasabi; -
zh | 面, 酱, 粉, 饼, 汤圆, 生, 冻, 冰棒 | -
ar | حمص | -
ja | 焼き | near cake,dessert,bread,bakery product > baked; grilled
ja | 蕎麦 | by アレルギー > buckwheat; soba
ja | 前菜 | appetizer
ja | 種 | -
ja | 白 | near Hoppy with shochu > white; as section_title > whites; in wine > whites; white
ja | ユッケ | near seafood > -; Korean beef tartare
ja | チャーシュー | as item_title & in ramen,noodle > -; char siu pork
ja | ハツ | in yakitori,skewer,chicken > chicken heart; near chicken > chicken heart; -
ja | 生クリーム | in dessert,coffee,cake > whipped cream; near ice cream,pancake,cake,waffle,coffee,fruit,chocolate > whipped cream; cream
ja | アメリカン | in coffee,drink,hot drink > Americano; near coffee > Americano; American
ja | 温かい | hot
ja | 紅茶 | as section_title > tea; black tea
ja | アイス | in coffee,drink,hot drink > iced; near cocoa,hot chocolate > -; ice cream
ja | コロッケ | Japanese croquette
ja | 親子丼 | near seafood > -; chicken and egg rice bowl
ja | カツカレー | -
ja | 赤身 | in sushi,fish,seafood > lean tuna; as item_title > -; as section_title > -; lean
ja | 甘口 | in wine,alcoholic drink,sake > sweet; near wine,sake > sweet; near curry > mild; -
ja | 生 | in beer,drink > draft; -
# Soy, elderflower and slices
en | soy | in coffee,hot drink > soy milk; near coffee > soy milk; by contains,may contain,soy free > soy; near sesame,ginger,garlic,chilli,honey,wasabi,green onion,tuna,salmon > soy sauce; soy
en | oat, oats | in coffee,hot drink > oat milk; near coffee > oat milk; oats
es | soja | in coffee,hot drink > soy milk; near coffee > soy milk; by contiene,sin soja > soy; near sesame,ginger,wasabi,tuna,salmon,wakame > soy sauce; soy
es | avena | in coffee,hot drink > oat milk; near coffee > oat milk; oats
fr | avoine | in coffee,hot drink > oat milk; near coffee > oat milk; oats
it | avena | in coffee,hot drink > oat milk; near coffee > oat milk; oats
de | hafer | in coffee,hot drink > oat milk; near coffee > oat milk; oats
fr | soja | in coffee,hot drink > soy milk; near coffee > soy milk; by contient,sans soja > soy; near sesame,ginger,wasabi,tuna,salmon,wakame > soy sauce; soy
it | soia | in coffee,hot drink > soy milk; near coffee > soy milk; by contiene,senza soia > soy; near sesame,ginger,wasabi,tuna,salmon,wakame > soy sauce; soy
en | sparkling elderflower | -
es | lomo de salmón, lomos de salmón | salmon loin
pt | lombo de salmão | salmon loin
ja | スライス | near bread,cake,pizza,lemon > -; slices
# Coasts, trays and flat breads of headings
fr | côtes | by nos cotes,des cotes,de nos cotes,cotes bretonnes,cotes normandes > -; chop
it | schiacciata, schiacciate | near potato > mashed; -
en | slices, slice | as section_title > -; slice
es | entera, entero | by media entera,medio entero,media racion entera > -; whole
# Soups that are creams beside a dish
fr | fruits rouges, fruit rouge | mixed berries
es | frutos rojos, fruto rojo | mixed berries
it | frutti di bosco | mixed berries
pt | frutos silvestres, frutos vermelhos | mixed berries
fr | crème de champignons, crème aux champignons | as section_title > cream of mushroom soup; in soup > cream of mushroom soup; only creme de champignons & as item_title > cream of mushroom soup; mushroom cream sauce
es | crema de champiñones, crema de setas | as section_title > cream of mushroom soup; in soup > cream of mushroom soup; only crema de champinones,crema de setas & as item_title > cream of mushroom soup; mushroom cream sauce
it | crema di funghi, crema ai funghi | in soup > cream of mushroom soup; mushroom cream sauce
pt | creme de cogumelos | in soup > cream of mushroom soup; only creme de cogumelos & as item_title > cream of mushroom soup; mushroom cream sauce
fr | crème de chou-fleur, crème de céleri-rave | in soup > -; as item_title > -; by creme de chou-fleur > cauliflower cream; celeriac cream
es | crema de coliflor, crema de garbanzos, crema de apionabo | in soup > -; as item_title > -; by crema de coliflor > cauliflower cream; by crema de garbanzos > chickpea cream; celeriac cream
it | crema di ceci, crema di cavolfiore | in soup > -; by crema di ceci > chickpea cream; cauliflower cream
fr | crème de pois chiches | in soup > -; chickpea cream
de | mandelbutter | butter with almonds
en | almond butter | near seafood > butter with almonds; almond butter
de | gurke, gurken | by roulade,rinderroulade,rouladen,rinderrouladen,senf zwiebeln,senf speck,speck zwiebeln > pickle; cucumber
es | membrillo | near cheese > quince paste; in cheese > quince paste; quince
# Fires of wood, malt, towns of wines, and Paprika the spice
en | wood-fired, wood fired | near pizza,bread > wood-fired; near meat,seafood,grilled dish > cooked over a wood fire; wood-fired
fr | au feu de bois, cuit au feu de bois, cuite au feu de bois, cuits au feu de bois, cuites au feu de bois | near pizza,bread,tarte flambée > wood-fired; cooked over a wood fire
es | a la leña | near pizza,bread,roast suckling pig,roast lamb > wood-fired; cooked over a wood fire
de | vom holzfeuer | cooked over a wood fire
en | malted, malteds | as section_title > malted milkshake; only malted > -; near milkshake > malted milkshake; malted (adjective)
es | jerez | by de jerez & near bread,cracker,seafood,vegetable,fruit > -; sherry
de | paprika | by angemachter,angemachtem,obatzda,obatzter,gerupfter,liptauer,edelsuss,paprika und kummel,kummel und paprika,kummel paprika,paprika kummel > paprika; in cheese > -; bell pepper
fr | épais, épaisse, épaisses | near sauce,soup,yogurt,hot chocolate,chocolate,cream > -; thick
en | thick | near sauce,soup,yogurt,hot chocolate,cream > -; thick
en | crushed | near meringue,cookie > crumbled; mashed
fr | cumin | near Munster > caraway; cumin
fr | gratinée, gratinées | near soup,dish,seafood,meat,vegetable,pasta,bread > gratinated; as item_title > -; gratinated
es | ventresca de bonito | bonito belly
it | cacio e pepe | as item_title & only cacio e pepe > pasta with pecorino and pepper; Cacio e pepe
# Words that say as often something else: another food, another dish, with or without alcohol
en | parmigiana | near eggplant > eggplant parmesan; -
en | galette, galettes | by buckwheat,complete > buckwheat galette; -
en | flan, flans | at US > crème caramel; at CA > crème caramel; near caramel > crème caramel; -
en | frappe, frappé, horchata, elderflower spritz, pink sauce, white sauce, mojo | -
en | apple cider, hot apple cider | at GB > apple cider; -
en | cordial | at GB > cordial; -
en | americano, americanos | in cocktail,aperitif > -; Americano
en | quenelle, quenelles | near fish,seafood > quenelle; -
en | agave | near tequila,mezcal > -; in drink > -; agave syrup
en | corn flour | at GB > -; corn flour
en | pepper sauce | near beef,steak > peppercorn sauce; -
fr | choucroute, choucroutes | as item_title > -; as section_title > -; by choucroute garnie,choucroute royale,choucroute de la mer > -; sauerkraut
fr | fruits secs | -
fr | dîner, dîners | at CA > -; dinner
fr | pâté au poulet, pâtés au poulet | at CA > chicken pot pie; -
fr | croustade, croustades | at CA > crumble; -
fr | croustade aux pommes | at CA > apple crumble; -
fr | quenelle, quenelles | in dessert > -; near frozen dessert,dessert,chocolate > -; quenelle
fr | martini, martinis | in cocktail & by gin,vodka > martini; -
fr | americano | in coffee,hot drink > Americano; -
fr | moka, mokas | in coffee,hot drink > mocha; -
fr | sauce rose, sauce blanche | -
es | martini, martinis | in cocktail & by ginebra,vodka > martini; -
es | horchata, horchatas | by chufa,valenciana,valencia > horchata; -
es | ingrediente, ingredientes | -
es | plátano, plátanos | at MX > banana; by platano frito,platanos fritos,platano macho,platano maduro,platanos maduros,tajadas,tostones > -; banana
es | galleta de avena, galletas de avena | -
es | hamburguesa de verduras, hamburguesas de verduras | as item_title > -; patty of vegetables
es | crema de ajo | as item_title > -; garlic cream
es | zumos y batidos, batidos y zumos naturales | -
de | martini, martinis | in cocktail & by gin,wodka,vodka > martini; -
de | americano | in cocktail,aperitif > -; Americano
de | zwiebelring, zwiebelringe, zwiebelringen | as item_title > onion ring; by panierte zwiebelringe,panierten zwiebelringen,knusprige zwiebelringe,gebackene zwiebelringe,frittierte zwiebelringe > onion ring; -
de | sellerie | -
de | limone, limonen, holunder, küchlein, most, schorle, haferkeks, haferkekse, bohnen mit speck | -
it | martini | in cocktail & by gin,vodka > martini; -
it | tartufo nero, tartufi neri | in dessert,frozen dessert > -; black truffle
it | tartufo bianco, tartufi bianchi | in dessert,frozen dessert > -; white truffle
it | soffritto | -
it | burger di verdure | as item_title > -; patty of vegetables
ja | ポテト | -
ja | ピクルス | as item_title > -; pickle
ja | 辛口 | in drink > dry; -
ja | フラッペ, バナナジュース, アップルサイダー | -
pt | caju | in cocktail,drink > -; cashew
pt | ginja | in drink > -; sour cherry
pt | ingrediente, ingredientes, lanche, lanches | -
fr | julienne, juliennes | by filet de julienne,dos de julienne,pave de julienne > ling; -
es | congrio | at ES > conger eel; -
es | centolla, centollas | at ES > spider crab; -
es | fruta seca, frutas secas | -
es | deshuesado, deshuesada, deshuesados, deshuesadas | near meat,poultry,fish > boneless; near olive,fruit > pitted; -
es | mantecado, mantecados | -
en | farm-raised, farm reared, farm-reared | near fish,seafood > -; farm-raised
en | skin-on, skin on, with skin | near potato > skin-on; -
en | pepper steak, elk | -
de | pepperoni, piratenteller | -
it | grigliata mista di pesce, grigliata di pesce | -
it | sarda | -
it | in crosta | -
ja | ドライカレー, 赤身の肉 | -
ja | とろとろ, とろとろの | near cheese > gooey; -
fr | en fût | in wine,spirit > -; near wine,spirit > -; draft
fr | poire williams | in digestif,spirit > Poire Williams; -
es | tazón, tazones, cubo, cubos, degustación, cubata, cubatas, crocante, crocantes, lágrima, lágrimas | -
de | williamsbirne, magnum | -
it | varie, degustazione, degustazioni, magnum | -
en | coffee cake | as section_title > coffee cake; -
en | honeycomb, cooler, coolers, sampler, samplers | -
it | carbonada | -
it | al momento | by tostato al momento,tostata al momento,macinato al momento,grattugiato al momento,tostate al momento > -; made to order, freshly made
es | mojarra, mojarras, mote, picadillo, carne mechada, kokotxas, cocochas, combinados | -
es | napolitana, napolitanas | in pizza > Napoli; near pizza > Napoli; -
es | chorizo, chorizos | by chinchulines,asado de tira,achuras,parrillada > -; chorizo
en | redfish, rockfish, rock fish, lobster sauce | -
en | smoked meat | at CA > Montreal smoked meat; -
en | pastry | as item_description > -; pastry
de | häferlkaffee | -
fr | croquant, croquante, croquants, croquantes | near vegetable,salad > -; crispy
ja | 冷や酒, くず餅, くずもち, 肉豆腐, 肉どうふ, マグロのたたき | -
pt | banana frita | -
es | concha, conchas, molletes, quesillo, parrillada, parrilladas, chivito, kebab de pollo | -
it | crescentine, kebab di pollo | -
fr | cassata | -
de | cassata, schäufele | -
en | florentine tripe, farmer’s breakfast | -
ja | チキンケバブ | -
en | vacherin | -
es | vacherin, huevos estrellados, taquito, taquitos, banderilla, banderillas | -
de | vacherin | -
it | vacherin | -
es | desmenuzado, desmenuzada, desmenuzados, desmenuzadas | near meat,poultry,fish > -; crumbled
en | fior di latte | in dessert,ice cream,frozen dessert > -; mozzarella
fr | fior di latte | in dessert,ice cream,frozen dessert > -; mozzarella
es | fior di latte | in dessert,ice cream,frozen dessert > -; mozzarella
de | fior di latte | in dessert,ice cream,frozen dessert > -; mozzarella
de | filet wellington | -
es | solomillo wellington | -
it | filetto alla wellington, filetto wellington | -
ja | ミックスジュース, ジャーマンポテト | -
# What the checks and the chat understand, by what it usually contains, but what nothing translates
es | ajiaco, paleta de hielo, chocolate suizo, fritura malagueña, fritura de pescado, plátano frito, pollo jamaicano, arroz con gandules, plato del labrador, galleta lotus, kebab en pan, lomo alto, solomillo, butifarra blanca, aros de calamar, hígado de bacalao, hierbas ibicencas, caramel macchiato, roll de aguacate, roll de salmón, roll de atún, hot dog coreano, ceviche de mariscos, jalea de mariscos | -
fr | salade périgourdine, poulet boucané, soupe au maïs, sandwich kebab, sauce au sésame, aiguillettes de poulet, lanières de poulet, moules gratinées, pommes de terre rissolées, café de chicorée, chicorée | -
de | kalte ente, frittierte zucchiniblüten, spiegeleier mit speck | -
it | fiori di zucca fritti, marinata teriyaki | -
en | cod goujons, plaice goujons, haddock goujons, goujons of plaice, goujons of cod | -
fr | agneau de pauillac, agneaux de pauillac, agneau du luberon, agneau des corbières, agneau du ventoux, porc du ventoux, croûte fleurie, croûtes fleuries | -
en | shells, montbéliard sausage, tomme de savoie | -
# A bun, not a spring roll
# Limes of Mexico and Peru, boxes of cheeses, sirloins that are roasted whole
es | limón, limones | at MX > lime; by jitomate,totopos,chile serrano,serrano,jalapeno,habanero,chile piquin,tajin,chamoy,mezcal,tequila,tortilla de maiz,tortillas de maiz,tostada de maiz,aguachile,ceviche,cebiche,leche de tigre,choclo,aji amarillo,rocoto,pisco,palta,nopal,cochinita,pastor,suadero,carnitas,elote,camote,cancha,michelada,margarita,paloma,mojito,caipirinha,cachaca,tacos,taco,quesadilla,guacamole,pozole,birria > lime; at ES > lemon; lemon
fr | boîte, boîtes | in drink > can; near drink > can; -
en | sirloin | by roast sirloin,sirloin roast,roasted sirloin > -; sirloin
it | fritto misto di paranza, fritto di paranza, frittura di paranza, fritturina di paranza | mixed small fried fish
fr | la rose, le rose | -
es | brotes tiernos | -
fr | sirop de grenadine | grenadine
it | antipasto misto di mare | -
en | mussels in white wine | by white wine cream,white wine and cream,white wine and garlic,white wine garlic,white wine and shallots > -; moules marinières
fr | moules frites | by moules frites a la,moules frites au,moules frites aux > -; moules-frites
en | slow cooked | as section_title > slow-cooked dishes; as menu_title > slow-cooked dishes; slow-cooked
de | winzervesper, winzerteller | -
en | egg roll, egg rolls | near bacon,sausage,ham > -; egg roll
`;

/** Names of dishes and expressions that mean something else than their words say; they stay unless the lexicon has them. */
export const NAMED_DISHES: Record<string, string> = {
  en: `steak fries, egg roll, egg rolls, house glass, chocolate chip, chocolate chips, bubble and squeak, toad in the hole,
    egg cream, egg creams, root beer float, monkey bread, sweetbreads, sweetbread, head cheese, bear claw, pigs in blankets,
    pigs in a blanket, angels on horseback, devils on horseback, dirty fries, dirty rice, hush puppies, mud pie, dirt cake,
    chicken fried steak, country fried steak, london broil, welsh cake, spotted dick, eton mess, ploughmans, sloppy joe,
    rocky road, bombay duck, scotch woodcock, baked alaska, ladyfingers, rocky mountain oysters, prairie oyster, ants on a log,
    dark and stormy, white russian, black russian, sex on the beach, cold brew, flat iron, tri tip, hanger, skirt steak,
    hot pocket, cheese steak fries, stuffed crust, bird nest, lions head, buddhas delight, drunken noodles, egg foo young,
    crab rangoon, general tso, french dip, french onion, shrimp saganaki, prawn saganaki, prawns saganaki, melting potatoes, sunday roast beef, veal olives, beef olives, veal olive, beef olive, veal birds, fresh fruit cup, glass bottle, duck sauce, hot plate, surf n turf`,
  fr: `coq au vin blanc, welsh complet, espresso allongé, café allongé, expresso allongé, sucre glace, sucre à la crème, pet de nonne, pets de nonne,
    pâte de fruits, pâtes de fruits, noix de veau, noix d'entrecôte, noix de bœuf, noix de porc, cervelle de canut,
    fondue savoyarde, fondue bourguignonne, rosé pamplemousse, rosé pêche, sauce rosée, rhum raisins, rhum raisin, menthe à l'eau, langue de chat, dame blanche,
    poire belle hélène, pêche melba, chocolat liégeois, café liégeois, trou normand, feuille de chêne, cœur de bœuf,
    pomme d'amour, pommes dauphine, pommes duchesse, pommes anna, pommes allumettes, pommes noisettes, pommes boulangère,
    pain aux raisins, crème de marrons, tête de veau, oreilles de crisse, pattes de cochon, pieds et paquets,
    œuf cocotte, œufs cocotte, fèves au lard, pets de sœur, grand-père dans le sirop, guedille, tarte à la farlouche,
    vin jaune, vin de paille, saint honoré, opéra, financier, religieuse, paris brest, gueule de bois,
    sauce chien, boule de neige, à l'unilatérale, imbibé de, imbibée de, imbibés de, imbibées de, imbibé d', imbibée d', œufs mimosa, en croûte de, en croûte d'`,
  es: `arroz negro, ropa vieja, moros y cristianos, brazo de gitano, tocino de cielo, cabello de ángel, leche frita,
    huevos rotos, patatas a lo pobre, pincho moruno, carajillo, tinto de verano, clara, caña, sol y sombra, gallo pinto,
    tres leches, papas arrugadas, pan con tomate, pa amb tomàquet, flamenquín, soldaditos de pavía, carrillada, secreto,
    presa, pluma, lágrimas, vieja, agua de valencia, cochinita pibil, agua fresca, pico de gallo, café con leche, cortado,
    manchada, bombón, sopa de ajo, sopa castellana, fabada, callos, menestra, pisto, jamón cocido, jamón york`,
  de: `bierschinken, bierwurst, jagdwurst, teewurst, zungenwurst, falscher hase, arme ritter, armer ritter, halver hahn, himmel und erde, himmel un ääd, kalter hund, bienenstich,
    tote oma, strammer max, gänsewein, rot weiß, weiß rot, verlorene eier, blaue forelle, kirschenmichel, kutscherspitz, falsche suppe, russische eier, leipziger allerlei, handkäse mit musik, spaghettieis, berliner, amerikaner,
    kalte schnauze, donauwelle, labskaus, schillerlocke, schillerlocken, bauernfrühstück, forelle blau, karpfen blau,
    kalter kaffee, hamburger pannfisch, radler, russ, spezi, alster, krefelder, saure zipfel, blaue zipfel, obatzda, tafelspitz, beuschel,
    saumagen, errötende jungfrau, rote grütze, grüne soße, frankfurter grüne soße, tote tante, pharisäer, katerfrühstück`,
  it: `guanciale di, in crosta di, di magro, lingua di gatto, lingue di gatto, in porchetta, cotoletta alla bolognese, uova in purgatorio, zuppa inglese, zuppa pavese, occhio di bue, insalata russa, insalata capricciosa, mare e monti,
    strozzapreti, mozzarella in carrozza, caffè corretto, pesce finto, polpo alla luciana, coda alla vaccinara, spada,
    acqua pazza, all'acqua pazza, trippa, sarde in saor, vitello tonnato, pane carasau, pane cunzato, cotto, bresaola punta`,
  pt: `barriga de freira, toucinho do céu, papos de anjo, bola de berlim, caldo verde, arroz doce, à casa, à alentejana,
    à bulhão pato, à brás, francesinha, à lagareiro, peixinhos da horta, prego, pica pau, galão, bica, garoto, meia de leite,
    baba de camelo, ovos moles, queijada, queijadas, bacalhau com natas, alheira, cataplana, secretos, plumas, bitoque`,
};
