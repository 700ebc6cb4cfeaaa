/** "いくら" in a folded Japanese message where it is salmon roe, which also asks "how much". */
const ROE = /イクラ(?=丼|軍艦|アレルギー|抜|巻|寿司|クダサイ|下サイ|アリ|ヲ|食ベ|ノッ|乗ッ|入ッ|醤油)/gu;

/** A folded message without the roe that it names. */
export const withoutRoe = (foldedText: string): string => foldedText.replace(ROE, '・・・');

/** Whether the word at a place of a folded message asks "how much". */
export const asksHowMuch = (foldedText: string, at: number): boolean => withoutRoe(foldedText).startsWith('イクラ', at);
