/** Kinds of desserts, cakes and sweets. The format is described in ../kinds.ts. */
export const DESSERT_KINDS = `
dessert > cake, tart, crumble, custard dessert, mousse, frozen dessert, pudding, confectionery, pastry dessert, fruit dessert
dessert > dessert of the day, crêpe, waffle, gourmet coffee, Suzette, Kaiserschmarrn, soufflé, affogato, French toast
cake > chocolate cake, cheesecake, carrot cake, brownie, muffin, sponge cake, madeleine, Black Forest cake, baba
chocolate cake > lava cake, brownie
tart > apple pie, tarte Tatin, lemon tart, key lime pie, pecan pie, sugar pie, fruit tart, clafoutis
crumble > oat crumble
custard > crème brûlée, crème caramel, crema catalana
custard dessert > custard, crème brûlée, crème caramel, panna cotta, crema catalana, floating island, tiramisu, lemon posset
mousse > chocolate mousse
chocolate mousse > dark chocolate mousse
frozen dessert > ice cream, sorbet, sundae, affogato, café liégeois
ice cream > scoop of ice cream, sundae, affogato, café liégeois, root beer float, milkshake
sorbet > lemon sorbet
pudding > bread pudding, rice pudding, sticky toffee pudding, sticky date pudding, pouding chômeur, maple pudding
pastry dessert > apple strudel, profiterole, éclair, mille-feuille, cannoli, baklava, churro, doughnut, scone, cookie, macaron
pastry dessert > cinnamon bun, pain au chocolat, shortbread
confectionery > meringue, marshmallow, fudge, ganache, candy, popcorn, mochi, pink pralines, Nutella, chocolate
fruit dessert > fruit salad, Melba, compote, tarte Tatin
meringue > pavlova
`;
