/** Where a sentence ends: at a line's end, behind 。, or behind a point that white space follows. */
const END = /\n+|(?<=[。！？])|(?<=[.!?؟…]["”’»)\]]?)\s+/;

/** No sentence for a guest is longer. */
const MAX_SENTENCE_CHARACTERS = 500;

/** Text that has no end. */
export class EndlessSentence extends Error {}

/** Cuts a text that comes in pieces into its sentences; each is given out as soon as it is whole. */
export function sentenceCutter() {
  let rest = '';
  return {
    /** @throws EndlessSentence */
    add(piece: string): string[] {
      rest += piece;
      const parts = rest.split(END);
      rest = parts.pop() ?? '';
      if (rest.length > MAX_SENTENCE_CHARACTERS) throw new EndlessSentence('A sentence had no end.');
      return parts.map((part) => part.trim()).filter((part) => part !== '');
    },
    /** What came behind the last end. */
    finish(): string[] {
      const last = rest.trim();
      rest = '';
      return last === '' ? [] : [last];
    },
    /** Drops what was not given out yet. */
    drop(): void {
      rest = '';
    },
  };
}
