import { MENU_LOCALES, type MenuLocale } from '../../../../shared/locales.ts';
import { mealsIn } from '../words/meals.ts';
import { hasPhrase } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { weekdaysIn } from '../words/weekdays.ts';
import { bare, FOR_SEVERAL } from './kinds-of-dish.ts';

/** What guests ask of a dish and menus say in its words or its section's: on which days, for how many, for which age. */

export const DISH_FACTS = ['served_when', 'people', 'waiting_time', 'age', 'amount'] as const;
export type DishFact = (typeof DISH_FACTS)[number];

/** How guests ask it, besides the phrases of the language for days and portions. */
const QUESTIONS: Record<DishFact, Record<MenuLocale, string>> = {
  served_when: {
    en: `during the week, any day, all week, (at|every) night, this evening, in the evening*, evenings, (for|at|over) (dinner|lunch|breakfast|brunch), all day, at noon, midday`,
    fr: `en semaine, la semaine, n importe quel jour, tous les soirs, ce soir, le soir, le midi, ce midi, a midi, (au|pour le) (diner|dejeuner|petit dejeuner), toute la journee, le week end, le weekend`,
    es: `entre semana, cualquier dia, todos los dias, todas las noches, esta noche, (por|de) la noche, (a|de|al) mediodia, para (cenar|comer|almorzar|desayunar), (la|de) cena, todo el dia, fin de semana, fines de semana, los findes, el finde`,
    de: `unter der woche, jeden tag, an jedem tag, heute abend, am abend, abends, mittags, zum (mittag|abend)*, am mittag, den ganzen tag, ganztagig, am wochenende, taglich, werktags`,
    it: `in settimana, durante la settimana, tutti i giorni, ogni giorno, stasera, la sera, di sera, (a|per) (pranzo|cena|colazione), a mezzogiorno, tutto il giorno, (nel|il|nei) (fine settimana|weekend|week end)`,
    pt: `durante a semana, todos os dias, qualquer dia, a noite, hoje a noite, esta noite, (ao|para o|no|a|pro) (almoco|jantar), ao meio dia, o dia todo, dia inteiro, fim de semana, fins de semana, dias uteis`,
    zh: `每天, 天天, 平日, 平时, 工作日, 周末, 今晚, 晚上, 晚餐, 中午, 午餐, 全天`,
    ja: `毎日, いつでも, 平日, 週末, 今夜, 今晩, 夜でも, 夜も, 夜は, 夜に, ディナー, 昼に, 昼も, お昼, ランチタイム, 一日中`,
    ko: `매일, 평일, 주말, 오늘 밤, 오늘 저녁, 저녁에, 저녁 때, 저녁때, 점심에, 점심 때, 점심때, 하루 종일, 아무 때나, 주중`,
    ar: `كل يوم, يوميا, (طول|خلال|وسط) الاسبوع, نهايه الاسبوع, الويكند, الليله, بالليل, المسا*, (ع|على|وقت) (الغدا*|العشا*), الظهر, مساء, طول اليوم`,
  },
  people: {
    en: `how many (people|persons|of us|guests), for how many, (serves|feeds) how many, how many … (serve*|feed*|share), minimum … (people|persons|order)`,
    fr: `combien de (personnes|pers|gens|couverts|parts), pour combien, a combien, etre combien, combien on doit etre`,
    es: `cuantas personas, para cuant*, cuantos comen, comen cuantos, minimo de personas, cuantos (tenemos|hay) que ser`,
    de: `wie viele? (personen|leute), wieviele? (personen|leute), fur wie ?viele?, fur wieviele?, zu wievielt, mindestens`,
    it: `quante persone, (per|in) quant[ie], quanti mangiano, minimo (di|quante), quanti bisogna essere`,
    pt: `quantas pessoas, para quant*, pra quant*, serve quant*, da para quant*, dao para quant*, quantos comem, minimo de pessoas`,
    zh: `几个人, 几人, 多少人, 够几`,
    ja: `何人, 何名, 一人でも, 1人でも`,
    ko: `몇 명, 몇 인분, 몇 사람, 몇 인용, 혼자`,
    ar: `كم (شخص|نفر|فرد|واحد), لكم (شخص|نفر|فرد|واحد), (يكفي|تكفي|بتكفي|بيكفي) كم, لكام`,
  },
  waiting_time: {
    en: `how long, long wait, wait long, (take|takes|taking) (long|ages|forever|a while), wait time, waiting time, how many minutes, the wait`,
    fr: `combien de temps, longtemps, (c est|ca prend|ca met|ce sera) long, (d|l) attente, combien de minutes, attendre combien`,
    es: `cuanto (se |)(tarda*|demora*), (tarda*|demora*), cuanto tiempo, mucho tiempo, cuantos minutos, (de|hay) espera, cuanto hay que esperar`,
    de: `wie lange, dauert … (lang|lange), (lang|lange) warten, wartezeit, wie viele minuten`,
    it: `quanto (ci |)(vuole|mette|mettono|impiega*), quanto tempo, ci (vuole|mette|mettono) (molto|tanto), quanto si aspetta, (tempo|tempi) (d |di )attesa, quanti minuti, quanto … aspettare, aspettare (molto|tanto)`,
    pt: `demora*, quanto tempo, leva (muito|tempo), tempo de espera, quantos minutos, (esperar|espera) muito, muito tempo`,
    zh: `多久, 多长时间, 要等, 等多, 几分钟, 多少分钟, 等很久`,
    ja: `どれくらいかか, どのくらいかか, 時間かか, 時間がかか, 時間はかか, 何分, 待ち時間, 待ちます, すぐ出`,
    ko: `얼마나 걸, 오래 걸, 몇 분, 시간 걸, 시간이 걸, 대기, 기다려`,
    ar: `كم (دقيقه|وقت|ياخذ|تاخذ|بتاخد|بياخد|مده|ياخد|تاخد), قديش (بياخد|بتاخد|بدو|بدها), (يطول|تطول|بتطول|بيطول|هتتاخر|بتتاخر|تتاخر|يتاخر), انتظار, (ياخذ|تاخذ|بياخد|بتاخد|ياخد|تاخد) وقت, مده الانتظار`,
  },
  age: {
    en: `what age*, which age*, how old, up to … (age|old|years), age limit, too old`,
    fr: `quel age, quels ages, limite d age, (trop) (vieux|grand|grande|age|agee)`,
    es: `que edad*, hasta que edad, cuantos anos, limite de edad, la edad`,
    de: `welche* alter, wie alt, wie ?viele? jahre*, altersgrenze, ab wann … kind, zu alt`,
    it: `che eta, quale eta, quanti anni, limite* d* eta, eta massima, l eta`,
    pt: `que idade, quantos anos, limite de idade, idade maxima, a idade`,
    zh: `几岁, 多大的孩子, 多大的小孩, 年龄, 多大年纪`,
    ja: `何歳, 何才, 年齢, いくつまで, 何年生, 歳まで`,
    ko: `몇 살, 몇 세, 나이, 연령`,
    ar: `كم (سنه|عمر), لكم سنه, (ل|لاي|اي|لحد اي|كم) عمر, العمر, (لاي|اي) سن, عمر كم`,
  },
  amount: {
    en: `how heavy, how much … (weigh*|weight), weigh*, weight, how many (grams|grammes|ounces|g|oz|ml|cl), how (big|large) (is|are|s), what size (is|are|s), (big|large|small) or (big|large|small), (big|small) … or …`,
    fr: `combien de (grammes|g|cl|ml|centilitres), pese*, quel poids, le poids, quelle taille, quelle contenance, quelle quantite, (grand|grande|gros|grosse|petit|petite) ou (grand|grande|gros|grosse|petit|petite)`,
    es: `cuanto pesa*, cuantos (gramos|cl|ml), que peso, el peso, que tamano, de cuanto (es|son), (grande|pequen*|chic*) o (grande|pequen*|chic*)`,
    de: `wie schwer, wie ?viel (gramm|g|ml|cl|wiegt), wieviel (gramm|g|ml|cl|wiegt), wiegt, gewicht, wie (gross|grosse) (ist|sind), (gross*|klein*) oder (gross*|klein*)`,
    it: `quanto (pesa*|e grand*), quanti (grammi|cl|ml), che peso, il peso, quant e grand*, (grand*|piccol*) o (grand*|piccol*), (da|di) quanto (e|sono)`,
    pt: `quanto pesa*, quant[oa]s (gramas|ml|cl), que peso, o peso, que tamanho, (grande|pequen*) ou (grande|pequen*), de quanto (e|sao)`,
    zh: `多重, 多少克, 几克, 几两, 多大, 大还是小, 大的还是小的, 大瓶还是小瓶, 多少毫升, 容量, 分量`,
    ja: `何グラム, 重さ, どのくらいの大きさ, どれくらいの大きさ, 大きさ, 何ミリ, 何ml, 何cc, 大きいですか, 大きいの, 量はどれ, 量はどの`,
    ko: `몇 그램, 몇 그람, 몇 g, 무게, 얼마나 커, 얼마나 큰, 얼마나 크, 크기, 용량, 몇 미리, 몇 ml, 양이 얼마, 큰가요, 큰 거, 큰거`,
    ar: `كم (غرام|جرام|غم|وزن|مل|حجم|لتر), وزن*, شو وزن, حجم*, (كبير*|صغير*) (ولا|او|والا) (كبير*|صغير*)`,
  },
};

/** A time of day, without a point: "4.1 %" is none. Plain text without accents. */
const CLOCK =
  /(?<![\d.,])\d{1,2}(?:\s?[:h]\s?\d{2}|\s?(?:uhr|am|pm)\b|\s?[点點時时](?!间)|\s?시(?!간))|\d{1,2}\s?[–-]\s?\d{1,2}\s?(?:am|pm|h|uhr)\b/u;

/** Parts of the week, in any language. Plain text without accents. */
const PARTS_OF_WEEK =
  /\b(?:weekends?|week end|weekdays?|en semaine|entre semana|fin(?:es)? de semana|wochenen\p{L}+|werktag\p{L}*|wochentag\p{L}*|(?:fine )?settimana|fer(?:iali|iale)|fi[mn]s? de semana|dias (?:uteis|laborables)|(?:every|all) days?|tous les jours|daily|taglich)\b|平日|毎日|週末|周末|工作日|每天|평일|주말|매일|يوميا|نهايه الاسبوع/u;

/** What of a menu's text says it, in any language. Plain text without accents. */
const TELLING: Record<Exclude<DishFact, 'served_when'>, RegExp> = {
  people:
    /(?:\d|\b(?:one|two|three|four|une?|deux|trois|quatre|dos|tres|cuatro|zwei|drei|vier|due|tre|quattro|dois|duas|quatro))(?:\s?[–-]\s?\d)?\s?(?:people|persons?|pers\b|personnes?|personas?|personen|leute|persone|pessoas?)|[\d一二两三四五六]\s?(?:人份|人前|名様|人用|人以上|인분|명|인용|اشخاص)|شخص/u,
  waiting_time:
    /\d\s?(?:min\b|mins\b|minut|mn\b|['’′]|分(?:钟|間|以上)|분|دقيق|دقائق)|\b(?:half an hour|demi heure|media hora|halbe stunde|mezz ora|meia hora|stunden?)\b|半小时|30分/u,
  age: /\b(?:under|unter|below|moins de|menos de|meno di|up to|bis|jusqu a|hasta|fino a|ate|over|ab|des) ?\d{1,2}\b|\b(?:under|u) ?\d{1,2}s\b|\d{1,2}\s?(?:years?|yrs?|ans\b|anos?\b|jahren?|anni|岁|歳|才|살|세|سن)|\b(?:primary school|grundschul|grundschul\p{L}+|ecole primaire|primaria|elementar\p{L}+)|小学|초등|未就学|学龄|ابتدائ/u,
  amount:
    /\d\s?(?:g|gr|grs|kg|oz|lbs?|gramm?e?s?|gramos?|gramas?|grammi|ounces?|cl|ml|dl|l|lt|litres?|liters?|litros?|litri|pouces|inch(?:es)?|cm)\b|\d\s?(?:グラム|克|公克|그램|毫升|ミリ|밀리|غرام|جرام|غم|مل)/u,
};

/** The facts that a folded message asks for. */
export const askedFacts = (locale: MenuLocale, foldedText: string): DishFact[] =>
  DISH_FACTS.filter(
    (fact) =>
      hasPhrase(locale, QUESTIONS[fact][locale], foldedText) ||
      (fact === 'served_when' && (says(locale, 'day', foldedText) || CLOCK.test(foldedText))) ||
      (fact === 'people' && says(locale, 'enough', foldedText)),
  );

/** Whether a text of the menu says it. */
export function isTellingFact(fact: DishFact, text: string): boolean {
  const plainText = bare(text);
  if (fact === 'people') return TELLING.people.test(plainText) || FOR_SEVERAL.test(plainText);
  if (fact !== 'served_when') return TELLING[fact].test(plainText);
  return (
    CLOCK.test(plainText) ||
    PARTS_OF_WEEK.test(plainText) ||
    mealsIn(text).length > 0 ||
    MENU_LOCALES.some((locale) => weekdaysIn(locale, text).length > 0)
  );
}
