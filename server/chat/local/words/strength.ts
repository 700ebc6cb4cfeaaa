/** "Which beer is the strongest?", "the one with the least alcohol", in any language. Folded as messages are. */
const STRONGEST =
  / (?:strongest|stronger|most alcohol\p{L}*|highest (?:abv|alcohol|percentage)|(?:plus|le plus) (?:fort|forte|forts|fortes|alcoolise\p{L}*)|mas (?:fuertes?|alcohol|graduacion)|(?:starkste\p{L}*|am starksten)|(?:meiste\p{L}*|hochste\p{L}*) (?:alkohol\p{L}*|prozent\p{L}*|umdrehungen)|piu (?:forte|forti|alcolic[oa]|gradi)|mais (?:forte|fortes|alcoolic[oa]|alcool)|(?:الا)?(?:اقوي|اقوى|اعلي|اعلى)) |度数最高|最烈|最强|酒精最高|(?:一番|最モ)(?:強イ|アルコール)|アルコール度数.{0,4}(?:高イ|高)|(?:제일|가장|젤) ?(?:독한|센|쎈|도수)|도수.{0,4}(?:높은|센)/u;
const WEAKEST =
  / (?:weakest|least alcohol\p{L}*|lowest (?:abv|alcohol|percentage)|moins (?:forte?s?|alcoolise\p{L}*)|menos (?:fuertes?|alcohol|forte|alcool\p{L}*)|(?:schwachste\p{L}*|am schwachsten)|(?:wenigste\p{L}*|geringste\p{L}*) (?:alkohol\p{L}*|prozent\p{L}*)|meno (?:forte|alcolic[oa])|(?:اخف|اضعف)) |度数最低|(?:一番|最モ)(?:弱イ|軽イ)|(?:제일|가장|젤) ?(?:약한|순한)|도수.{0,4}낮은/u;

/** Which end of the alcohol a message asks for; undefined if for none. */
export function strengthIn(foldedText: string): 'strongest' | 'weakest' | undefined {
  if (STRONGEST.test(foldedText)) return 'strongest';
  return WEAKEST.test(foldedText) ? 'weakest' : undefined;
}
