/** How guests say that somebody is pregnant, in a folded message of any language. */
const PREGNANT =
  /pregnan|expecting|aspetto un|enceinte|embaraz|schwanger|incinta|gravid|gestante|孕|大肚|大着肚子|妊娠|妊婦|妊妇|임신|임산부|حامل|حمل|حبلى|حبلي|حوامل/;

export const speaksOfPregnancy = (folded: string): boolean => PREGNANT.test(folded);
