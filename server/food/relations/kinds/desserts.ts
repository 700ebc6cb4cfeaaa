/** Kinds of desserts, cakes and sweets. The format is described in ../kinds.ts. */
export const DESSERT_KINDS = `
dessert > cake, tart, crumble, custard dessert, mousse, frozen dessert, pudding, confectionery, pastry dessert, fruit dessert
dessert > dessert of the day, crêpe, waffle, coffee with mini desserts, Suzette, Kaiserschmarrn, soufflé, affogato, French toast
cake > chocolate cake, cheesecake, carrot cake, brownie, muffin, sponge cake, chocolate sponge, Victoria sponge, madeleine, Black Forest cake, rum baba
chocolate cake > chocolate lava cake, brownie
brownie > chocolate brownie
lemon tart > lemon meringue pie
tart > apple pie, tarte Tatin, lemon tart, key lime pie, pecan pie, sugar pie, fruit tart, clafoutis
crust > herb crust
crumble > oat crumble, apple crumble
muffin > blueberry muffin
French toast > brioche French toast
dessert > brioche French toast
custard > crème brûlée, crème caramel, crema catalana
custard dessert > custard, crème brûlée, crème caramel, panna cotta, crema catalana, floating island, tiramisu, lemon posset
mousse > chocolate mousse
chocolate mousse > dark chocolate mousse
frozen dessert > ice cream, sorbet, sundae, affogato, coffee ice cream sundae, iced coffee with ice cream
ice cream > scoop of ice cream, sundae, affogato, coffee ice cream sundae, root beer float, ice cream float, milkshake
sorbet > lemon sorbet
ice cream > vanilla ice cream, chocolate ice cream, mochi ice cream
mochi > mochi ice cream
pudding > bread pudding, rice pudding, sticky toffee pudding, sticky date pudding, pouding chômeur, maple pudding
strudel > apple strudel
pastry dessert > strudel, apple strudel, profiterole, éclair, mille-feuille, cannoli, baklava, churro, doughnut, scone, cookie, macaron
pastry dessert > cinnamon bun, pain au chocolat, shortbread
confectionery > meringue, marshmallow, fudge, ganache, candy, popcorn, mochi, pink pralines, Nutella, chocolate
fruit dessert > pear in red wine, fruit salad, Melba, compote, tarte Tatin
meringue > pavlova
`;
