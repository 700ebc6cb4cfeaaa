/** How guests say that somebody is pregnant, in a folded message of any language. */
const PREGNANT =
  /pregnan|pregg(?:o|ers|y)|bun in the oven|expecting|aspetto un|dolce attesa|enceinte|embaraz|encinta|schwanger|incinta|gravid|gestante|buchuda|孕|大肚|大着肚子|妊娠|妊婦|妊妇|임신|임산부|산모|마터니티|マタニティ|حامل|حمل|حبلى|حبلي|حوامل/;

export const speaksOfPregnancy = (foldedText: string): boolean => PREGNANT.test(foldedText);
