/**
 * What a dish usually contains although its name doesn't say so. One line names an ingredient or a kind, and the dishes
 * that it is usually part of, by their English names in the lexicon:
 *
 *     ingredient : dish, dish, …
 *
 * Used to leave dishes out ("no pork"), never to say that a dish contains or lacks something.
 */
export const USUAL_PARTS = `
bacon : Carbonara
`;
