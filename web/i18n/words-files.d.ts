/** The messages of the first screens, and the others: scripts/split-words.ts. */
declare module '*.ts?first' {
  export const words: object;
}
declare module '*.ts?later' {
  export const words: object;
}
