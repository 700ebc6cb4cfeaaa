/** Kinds of the ice creams, cakes, tarts, pastry and sweets of sweets-world.ts. The format: ../kinds.ts. */
export const SWEETS_WORLD_KINDS = `
# Ice cream and sorbet
ice cream > strawberry ice cream, pistachio ice cream, hazelnut ice cream, coffee ice cream, coconut ice cream, caramel ice cream
ice cream > lemon ice cream, matcha ice cream, rum and raisin ice cream, mint chocolate ice cream, soft serve, banana split
ice cream > ice cream sandwich
frozen dessert > frozen yogurt, semifreddo
yogurt > frozen yogurt
pistachio > pistachio ice cream
hazelnut > hazelnut ice cream
sorbet > mango sorbet, raspberry sorbet, strawberry sorbet, passion fruit sorbet, blackcurrant sorbet, pear sorbet, coconut sorbet
# Cakes and tarts
cheesecake > New York cheesecake, Basque cheesecake, strawberry cheesecake
cake > red velvet cake, apple cake, lemon cake, orange cake, almond cake, walnut cake, plum cake, strawberry cake, shortcake, marble cake
cake > pound cake, coffee cake, Linzer torte, opera cake, cupcake, birthday cake, fruit cake, galette des rois
chocolate cake > Sachertorte
tart > chocolate tart, pear tart, apricot tart, strawberry tart, rhubarb tart, blueberry pie, cherry pie, pumpkin pie
tart > banoffee pie, custard tart
# Pastry and puddings
pastry dessert > cream puff, Paris-Brest, canelé, financier, Danish pastry, jam doughnut
doughnut > jam doughnut
pastry > Danish pastry
bread > panettone, stollen
cake > panettone, stollen, gingerbread
biscuit > speculoos, sponge finger, amaretti, cantuccini, oatmeal cookie
cookie > oatmeal cookie
custard dessert > zabaglione, trifle, panna cotta with berries
panna cotta > panna cotta with berries
dessert > Eton mess
pudding > chocolate pudding, chia pudding, semolina pudding, mango pudding
fruit dessert > red berry compote, fruit jelly
compote > red berry compote
# Confectionery
confectionery > marzipan, nougat, praline, chocolate truffle, toffee, brittle, honeycomb, cotton candy, sprinkles, petits fours, daifuku
confectionery > dango
chocolate > chocolate truffle, chocolate chip, chocolate shavings
almond > marzipan
mochi > daifuku
`;
