/** Kinds of the dishes and plants of pasta-and-pub-dishes.ts. The format: ../kinds.ts. */
export const PASTA_AND_PUB_KINDS = `
pasta dish > spaghetti bolognese, spaghetti carbonara, spaghetti and meatballs, spaghetti with clams, spaghetti with tomato sauce
pasta dish > seafood pasta, chicken pasta, pasta with pesto, truffle pasta, fettuccine Alfredo, penne arrabbiata
pasta > pasta dish
meat dish > spaghetti bolognese, spaghetti and meatballs, Irish stew, Sunday roast, sausage roll, steak pie, Salisbury steak
seafood dish > spaghetti with clams, seafood pasta
Carbonara > spaghetti carbonara
stew > Irish stew
dish > Sunday roast, Yorkshire pudding, ploughman’s lunch
pastry > sausage roll
pie > steak pie
soup > borscht, oxtail soup, mulligatawny, corn soup, carrot soup, asparagus soup, broccoli soup
beef > Salisbury steak
pancake > blini
pastry dessert > apple turnover
squash > butternut squash
olive > black olive, green olive
asparagus > green asparagus, white asparagus
root vegetable > rutabaga
cabbage vegetable > rutabaga
vegetable > tomatillo
tomato > tomato paste
substance > sweetener, food colouring, preservative, flavour enhancer
`;
