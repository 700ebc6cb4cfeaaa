/**
 * What is a kind of what. One line names a parent and its direct children, by their English names in the lexicon:
 *
 *     parent > child, child, …
 *
 * A parent that no line of the lexicon defines is a group ("animal food"); a concept may have several parents. A parent
 * may be in several lines. The roots are those of ROOTS in kinds-of-food.ts.
 */
export const KINDS = `
animal food > meat, seafood, dairy product, egg, honey
meat > red meat, poultry, game
red meat > beef, veal, pork, lamb, mutton, goat, horse meat, bison
game > venison, wild boar, hare, quail, goose
poultry > chicken, turkey, duck, guinea fowl
pork > bacon, ham, pork belly
seafood > fish, shellfish
shellfish > shrimp
dairy product > milk, cream, butter, cheese, yogurt
`;
