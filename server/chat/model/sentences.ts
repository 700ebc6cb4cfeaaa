/** The end of a sentence: the end of a line, after 。, or after a full stop that is followed by white space. */
const END = /\n+|(?<=[。！？])|(?<=[.!?؟…]["”’»)\]]?)\s+/;

/** The longest sentence for a guest. */
const MAX_SENTENCE_CHARACTERS = 500;

/** Thrown for text without a sentence end. */
export class EndlessSentence extends Error {}

/** Splits a streamed text into sentences; each is emitted as soon as it is complete. */
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
    /** The text after the last sentence end. */
    finish(): string[] {
      const last = rest.trim();
      rest = '';
      return last === '' ? [] : [last];
    },
    /** Drops what was not emitted yet. */
    drop(): void {
      rest = '';
    },
  };
}
