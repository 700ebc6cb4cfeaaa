/** Jains eat no meat, fish or eggs, and nothing that grows in the ground. In any language; folded as messages are. */
const JAIN =
  / (?:jains?|jainism\p{L}*|jainist\p{L}*|jaina|jainas|jainistisch\p{L}*|giainist\p{L}*|(?:ال)?(?:جاينيه|جاينيون|جيني|جينيه|جاينيا?)) |耆那|ジャイナ|자이나/u;
export const isJain = (foldedText: string): boolean => JAIN.test(foldedText);
