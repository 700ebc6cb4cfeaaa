/** Guests who apologise for how they speak a language ask in the rest of the message. */

const LANGUAGES =
  /(?<!\p{L})(?:english|german|french|spanish|italian|portuguese|chinese|japanese|korean|arabic|anglais|allemand|fran[cç]ais|espagnol|italien|portugais|chinois|japonais|arabe|ingl[eé]s|alem[aá]n|franc[eé]s|espa[nñ]ol|castellano|italiano|portugu[eê]s|chino|[aá]rabe|englisch|deutsch|franz[oö]sisch|spanisch|italienisch|portugiesisch|arabisch|inglese|tedesco|francese|spagnolo|portoghese|arabo|alem[aã]o|franc[eê]s|espanhol)(?!\p{L}| (?:breakfast|muffins?|tea|toast|fries|dressing|mustard|sauce|coffee))|(?:中文|英文|英语|法语|德语|西班牙语|日语|韩语)|(?:日本語|英語|フランス語|ドイツ語|韓国語|中国語)|(?:한국어|영어|일본어|중국어|독일어|프랑스어)|(?:عربيتي|العربي[ةه]?|لغتي|انجليزيتي|الانجليزي[ةه]?)/iu;

const APOLOGY =
  /(?<!\p{L})(?:sorry|excuse|pardon|forgive|apolog\p{L}*|d[eé]sol\p{L}*|excuse[zr]?|perd[oó]n\p{L}*|disculp\p{L}*|lo siento|tut mir leid|entschuldig\p{L}*|scus[ai]|mi dispiace|desculp\p{L}*|bad|poor|terrible|awful|rusty|broken|mauvais|nul|mal[oa]?|schlecht\p{L}*|pessim[oa]|scarso|ruim|fraco|mau)(?!\p{L})|不好意思|抱歉|对不起|不太好|不好|すみません|ごめん|下手|苦手|죄송|미안|서툴|못해|آسف|اسف|عذر|سامح|ضعيف/iu;

const PIECES = /(?<=[.,;:!?…。，！？；、،؛؟])|(?<=\s)[-–—](?=\s)/u;

/** A message without "sorry, my German is terrible"; unchanged if it says nothing else. */
export function withoutApology(text: string): string {
  if (!LANGUAGES.test(text) || !APOLOGY.test(text)) return text;
  const otherPieces = text.split(PIECES).filter((piece) => !(LANGUAGES.test(piece) && APOLOGY.test(piece)));
  const otherWords = otherPieces
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isRequest =
    otherWords.some((word) => /\p{L}{4}/u.test(word)) || otherWords.slice(0, -1).some((word) => /\p{L}{2}/u.test(word));
  return isRequest ? otherWords.join(' ') : text;
}
