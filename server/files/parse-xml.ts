import { Parser } from 'saxen';
import { ContainerProblem } from './zip-parts.ts';

export type XmlListener = {
  open?(name: string, attributes: () => Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
};

/**
 * Names without their prefix. Documents with a DTD, whose entities could grow, are refused.
 *
 * @throws ContainerProblem, with any other error of the listener as its cause.
 */
export function parseXml(xml: string, { open, close, text }: XmlListener): void {
  const localName = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error instanceof ContainerProblem ? error : new ContainerProblem('unreadable', error);
  });
  parser.on('attention', (declaration) => {
    if (/^<!DOCTYPE/i.test(declaration)) throw new ContainerProblem('unreadable');
  });
  parser.on('openTag', (name, getAttributes, decode) =>
    open?.(localName(name), () =>
      Object.fromEntries(Object.entries(getAttributes()).map(([key, value]) => [key, decode(value)])),
    ),
  );
  parser.on('closeTag', (name) => close?.(localName(name)));
  parser.on('text', (words, decode) => text?.(decode(words)));
  parser.on('cdata', (words) => text?.(words));
  parser.parse(xml);
}
