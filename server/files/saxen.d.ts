/** The package has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: 'openTag',
      listener: (name: string, getAttributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    on(event: 'attention' | 'question', listener: (text: string) => void): this;
    on(event: 'error' | 'warn', listener: (error: Error) => void): this;
    parse(xml: string): void;
    stop(): void;
  }
}
