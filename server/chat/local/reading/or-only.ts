import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { foldMessage } from '../words/phrases.ts';

/** "A main for me, or just salad?": the words before the salad. Folded as messages are. */
const OR_ONLY =
  / (?:or (?:is it )?(?:just|only)|ou (?:juste|seulement|que|uniquement)|o (?:solo|solamente|nada mas|nomas)|oder (?:nur|bloss)|oppure (?:solo|soltanto)|ou (?:so|somente|apenas)|(?:ولا|او|والا) (?:بس|فقط)) (?:(?:de|la|le|les|the|un|une|una|a|an|ein|einen|il|lo|l|el|os|as|o|some) ){0,2}|(?:还是|還是|或者)(?:只有|就|只能吃)|(?:ソレトモ|アルイハ)|(?:아니면|혹은) ?/u;

const PLAIN_OR = /^(?:ソレトモ|アルイハ|아니면|혹은)/u;
const ONLY_BEHIND = /ダケ|シカ|만|밖에/u;

/** The food that a message names after "or just", which nobody wishes for. */
export function isNamedAsOnly(locale: MenuLocale, text: string, foldedText: string): (named: NamedConcept) => boolean {
  const joint = OR_ONLY.exec(foldedText);
  if (!joint) return () => false;
  const textBehind = foldedText.slice(joint.index + joint[0].length);
  // The plain "or" of Japanese and Korean needs an "only".
  if (PLAIN_OR.test(joint[0]) && !ONLY_BEHIND.test(textBehind)) return () => false;
  return ({ from, to }) => {
    if (isReadByCharacters(locale)) return textBehind.startsWith(foldMessage(locale, text.slice(from, to)));
    return textBehind.startsWith(`${foldMessage(locale, wordsOf(text).slice(from, to).join(' ')).trim()} `);
  };
}
