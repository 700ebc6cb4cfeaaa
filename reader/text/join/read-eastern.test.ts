import { expect, it } from 'vitest';
import { isOfLookalikes } from './read-eastern.ts';

/** "text:confidence", with spaces between words. */
const wordsOf = (text: string) =>
  text.split(' ').map((word) => {
    const at = word.lastIndexOf(':');
    return { text: word.slice(0, at), confidence: Number(word.slice(at + 1)) };
  });

it.each([
  [
    'greek',
    '7.50:0.96 pe:0.64 9.00:0.96 10.50:0.96 12.00:0.95 15.00:0.96 16.50:0.96 18.00:0.96 19.50:0.96 pe:0.78 22.50:0.96 HEAL:0.53 24.00:0.96 Opektlka:0.76 Tatikl:0.64 nita:0.75 Xwpiatikn:0.60 caXata:0.51 Eayavakt:0.77 tupi:0.84 NtoAa&akia:0.69 ylaAavti:0.60 Kupiwc:0.82 niata:0.58 Mouoakac:0.77 aotitolo:0.83 qoupvou:0.79 Apvi:0.92 e:0.74 natatec:0.77 KaAaapakia:0.76 tnyavnta:0.80 Entsopnia:0.51 MnakAaac:0.61 Taouptt:0.76 e:0.58',
  ],
  [
    'russian',
    'Cenénka:0.95 7.50:0.96 9.00:0.96 ¢:0.75 10.50:0.96 12.00:0.96 15.00:0.96 16.50:0.96 18.00:0.96 19.50:0.96 22.50:0.96 C:0.95 24.00:0.96 3akycKH:0.71 no:0.87 Cauat:0.74 Ouubbe:0.51 xpehOm:0.67 IpuObI:0.62 MaPuHOBaHHbIe:0.66 Topayne:0.74 HeJIbmeHn:0.57 CO:0.66 CmeTaHOH:0.59 KoTJIeTa:0.68 HO-KneBcKH:0.58 BedcrporaHob:0.72 c:0.51 KaprodeieM:0.69 ecepTbI:0.81 MenOBuK:0.59 BapeHbeM:0.82',
  ],
  [
    'hebrew',
    "7.50:0.96 070:0.58 9.00:0.96 10.50:0.96 nn:0.65 12.00:0.95 DY:0.86 15.00:0.96 16.50:0.96 770027:0.48 18.00:0.96 19.50:0.96 NNN:0.77 22.50:0.96 Nay:0.52 24.00:0.96 Dy:0.74 oimin:0.79 YIYj7:0.66 nIj77':0.67 D'vTy:0.55 j7nn:0.68 79x79:0.90 nIj7'y:0.52 vxn:0.65 7y:0.92 n7u:0.68 33j7:0.75 ln'7:0.60 Dy:0.62 n9'nn:0.59 nj7IV7v:0.55 D'nD'j7:0.61 n9xJ:0.54 T717IU:0.51",
  ],
])('recognises what OCR makes of a menu in %s letters', (_, read) => {
  expect(isOfLookalikes(wordsOf(read))).toBe(true);
});

it.each([
  [
    'a board that is hard to read',
    'Entrecote:0.60 frites:0.55 salade:0.70 vert:0.50 poulet:0.62 roti:0.58 tarte:0.66 maison:0.71 creme:0.52 brulee:0.55',
  ],
  [
    'strange names that are sure',
    'Xhosqa:0.95 Kjelvzy:0.93 Vrujq:0.96 Qawwzi:0.9 Gzhelk:0.97 Bvzkot:0.95 Wukqe:0.92 Tqarn:0.94 Hjundk:0.96',
  ],
  [
    'a blurred photo in Polish, whose prices are unsure as well',
    'zurek:0.55 biaiq:0.42 kieibasq:0.50 pierogi:0.83 miesem:0.61 iosos:0.44 pieca:0.71 schabowy:0.80 goiqbki:0.41 grzybowym:0.66 szariotka:0.55 siedz:0.49 7.50:0.61 8.00:0.70 9.50:0.55 12.00:0.66 13.50:0.58 14.00:0.71',
  ],
  [
    'a page in Czech with some sure words beside sure prices',
    'sviékova:0.62 smetan:0.90 vepro:0.92 knedlo:0.91 zelo:0.95 smazeny:0.70 hranolky:0.93 gulas:0.66 xqzvk:0.5 wqxzj:0.4 7.50:0.96 8.00:0.96 9.50:0.96 12.00:0.95 13.50:0.96',
  ],
  [
    'unsure words with hardly an amount',
    'nIjzk:0.60 xwqpk:0.50 qxzvj:0.51 vkqxz:0.52 zjxqw:0.55 kqxvz:0.56 wxqzk:0.57 jzqxk:0.58 xkzqv:0.59 7.50:0.96 8.00:0.96',
  ],
  ['a few words', 'nIj77:0.60 Xwpiatikn:0.50 7.50:0.96'],
  ['no words', '7.50:0.96 9.00:0.96'],
])('takes for Latin %s', (_, read) => {
  expect(isOfLookalikes(wordsOf(read))).toBe(false);
});
