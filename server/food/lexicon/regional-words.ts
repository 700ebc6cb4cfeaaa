/** More words for concepts of the other files: as regions, dialects and other scripts have them. The format: ../more-words.ts. */
export const REGIONAL_WORDS = `
# Chinese of Taiwan and Hong Kong
poutine | zh: 肉汁薯条 ~ 肉汁奶酪薯条
`;
