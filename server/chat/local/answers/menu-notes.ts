import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { bare } from '../finding/kinds-of-dish.ts';
import { isOrder } from './describe-dish.ts';
import type { Teller } from './teller.ts';

/**
 * What the owner prints on the menu about the house: service, cover charge, dogs, cards. A question about a subject is
 * answered with the menu's own sentences about it, in any two languages.
 */
const SUBJECTS: readonly RegExp[] = [
  // Animals
  /\b(dogs?|doggy|doggie|doggo|pup|pupper\w*|retriever|labrador|poodle|dachshund|chihuahua|pets?|puppy|chiots?|toutou|pitou|perrit[oa]s?|dackel|wauwau|vierbeiner|cagnolin[oi]|cachorrinho\w*|chiens?|animaux|perr[oa]s?|mascotas?|hunde?|haustiere?|can[ei]|animali|cachorr[oa]s?|cao|caes|animais)\b|狗|宠物|毛孩|犬|わんこ|댕댕이|멍멍이|ペット|わんちゃん|강아지|반려|애견|كلب|كلاب|حيوان/,
  // Service and tips
  /\b(service|tips?|tipping|gratuity|pourboires?|propinas?|servicio|trinkgeld|bedienung|mancia|servizio|gorjetas?|servico)\b|小费|服务费|チップ(?!ス)|サービス料|봉사료|서비스|팁|بقشيش|خدمه|خدمة|اكراميه|اكرامية/,
  // Cover charges
  /\b(cover charge|couverts?|cubiertos?|gedeck|coperto|table charge|seating charge)\b|餐位费|茶位|座位费|お通し|席料|席代|チャージ|자릿세|자리값|رسوم الطاوله|رسوم الطاولة|رسوم الجلوس/,
  // Cards and cash
  /\b(cards?|cash|carte (bancaire|bleue|de credit)|cartes bancaires|cb|especes|cheques?|tarjetas?|efectivo|kreditkarten?|ec karten?|kartenzahlung|bargeld|nur bar|carta di credito|carte di credito|bancomat|contanti|alipay|wechat|paypal|bizum|cartao|cartoes|multibanco|dinheiro)\b|刷卡|信用卡|支付宝|微信|银行卡|カード|现金|카드|현금|بطاقه|بطاقة|نقد/,
  // Reservations
  /\b(reserv\w*|book(ing|ings|ed)?|table for|prenot\w*|reserva\w*|tisch)\b|予约|预订|订位|订座|예약|حجز/,
  // The room
  /\b(wi ?fi|wlan|parking|parkplatz|parcheggio|estacionamento|terrasse|terraza|terrazza|terrace|garden|biergarten|outside|outdoors?|dehors|exterieur|fuera|afuera|draussen|fuori|all aperto|la fora|esplanada|take ?away|emporter|llevar|asporto|mitnehmen)\b|无线网|停车|外带|打包|驻车|駐車|テイクアウト|持ち帰り|와이파이|주차|포장|室外|户外|外の席|屋外|テラス|야외|테라스|واي فاي|موقف|سفري|خارج|تراس/,
  // Alcohol, of houses that have none
  /\b(alcohol\w*|alcool\w*|alkohol\w*|beers?|bieres?|biere?|cervez\w*|cervej\w*|birr[ae]|wines?|vins?|vinos?|wein\w*|vin[io]|vinhos?|booze|liquor|licor\w*|licence)\b|酒|アルコール|ビール|ワイン|술|주류|맥주|와인|كحول|خمر|بيره|بيرة|نبيذ/,
  // How spicy it is made
  /\b(spic\w*|mild|hot|piquant\w*|pimente?\w*|epice\w*|picant\w*|picos\w*|scharf\w*|scharfe|piccant\w*|apimentad\w*)\b|辣|辛さ|辛く|辛い|맵|매운|حار|حراق|شطه|شطة/,
  // Where meat and fish come from
  /\b(origine|provenance|origin|herkunft|procedencia|provenienza|proveniencia|woher|sourced)\b|产地|原产|産地|원산지|مصدر/,
  // How many make a serving, and for whom
  /\b(min(imum|imo|destens)|per person|par personne|por persona|por pessoa|pro person|a persona)\b|人以上|二人前から|2人前から|인분 이상|인 이상/,
];

/** The menu's sentences about what a message asks of the house. */
export function noteLines({ facts, message, words }: Teller): string[] {
  const asked = SUBJECTS.filter((subject) => subject.test(bare(message.text)));
  const notes = facts.notes.filter(
    ({ shown, original }) =>
      !isOrder(shown) && asked.some((subject) => subject.test(bare(original)) || subject.test(bare(shown))),
  );
  return notes.map(({ shown }) => interpolate(words.menu_says, { text: shown }));
}
