import { expect, it } from 'vitest';
import { findDoubtfulFonts } from './doubtful-fonts.ts';

const MENUS = {
  english:
    'Leek soup with toasted bread, Green salad and walnuts, Roast trout with lemon butter, Chocolate cake and cream',
  french: 'Soupe à l’oignon gratinée, Salade de chèvre chaud, Truite aux amandes, Gâteau au chocolat et crème fouettée',
  german:
    'Kürbissuppe mit Kernen, Gemischter Salat, Forelle Müllerin mit Petersilienkartoffeln, Schokoladenkuchen mit Sahne',
  spanish:
    'Sopa de ajo castellana, Ensalada de tomate y cebolla, Trucha con jamón, Pollo asado con arroz, Tarta de chocolate con nata, Helado de fresa',
  italian:
    'Zuppa di cipolle gratinata, Insalata di pomodoro, Trota alla griglia con limone, Risotto ai funghi, Agnello arrosto con patate, Torta al cioccolato con panna',
  polish:
    'Żurek z białą kiełbasą, Pierogi z mięsem, Łosoś z pieca, Kotlet schabowy, Gołąbki w sosie grzybowym, Szarlotka z lodami, Śledź w śmietanie',
  vietnamese:
    'Phở bò tái nạm gầu, Bún chả Hà Nội, Gỏi cuốn tôm thịt, Bánh xèo miền Trung, Cơm tấm sườn nướng, Chè đậu xanh, Nước mía',
  'names of wines':
    'Gevrey-Chambertin Vieilles Vignes, Château Grand-Puy-Lacoste, Weingut Dönnhoff Hermannshöhle, Vega Sicilia Valbuena, Cloudy Bay, Blaufränkisch Lutzmannsburg, Szepsy Furmint, Xinomavro Naoussa, Zweigelt Rubin Carnuntum',
  hungarian:
    'Gulyásleves csipetkével, Halászlé pontyból, Töltött káposzta, Rántott sajt rizzsel, Somlói galuska, Dobostorta, Lángos tejföllel',
  welsh:
    'Cawl cennin, Bara brith, Selsig Morgannwg, Cig oen rhost, Tatws pum munud, Pwdin reis, Teisennau cri, Eog wedi ei ffrio',
  russian:
    'Селёдка под шубой, Салат Оливье, Пельмени со сметаной, Котлета по-киевски, Голубцы домашние, Медовик, Сырники',
  greek: 'Τζατζίκι με πίτα, Χωριάτικη σαλάτα, Μουσακάς σπιτικός, Παστίτσιο φούρνου, Αρνί με πατάτες, Μπακλαβάς',
  hebrew: 'חומוס עם טחינה, סלט ירקות קצוץ, מרק עדשים כתומות, פלאפל ביתי, דג בגריל עם לימון, כנאפה חמה',
  thai: 'ต้มยำกุ้ง, ส้มตำไทย, ผัดไทยกุ้งสด, แกงเขียวหวานไก่, ข้าวเหนียวมะม่วง, ลาบหมู, ไก่สะเต๊ะ',
  hindi: 'पनीर टिक्का, समोसा चाट, बटर चिकन, दाल मखनी, पालक पनीर, गुलाब जामुन, रसमलाई',
  korean: '김치전, 떡볶이, 계란찜, 비빔밥, 김치찌개, 된장찌개, 불고기 정식, 팥빙수, 호떡',
  'romanised Japanese':
    'Tonkotsu ramen, Tempura udon, Yakitori moriawase, Agedashi tofu, Katsu karē, Matcha aisu, Ebi furai, Gyōza',
  'romanised Thai':
    'Tom yam kung, Som tam thai, Phat thai kung sot, Kaeng khiao wan kai, Khao niao mamuang, Larb moo, Satay gai',
};
const isDoubted = (text: string) => findDoubtfulFonts(new Map([['F1', text.split(', ')]])).has('F1');
/** As a font does that numbers its letters from another start. */
const shifted = (text: string, by: number): string =>
  Array.from(text, (sign) => (/[a-z]/i.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + by) : sign)).join('');
const rotated = (text: string, by: number): string =>
  text.replace(/[a-z]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 97 + by) % 26) + 97));

it.each(Object.entries(MENUS))('believes a menu in %s', (_, text) => {
  expect(isDoubted(text)).toBe(false);
});

it.each([
  ['a font of a few words, whatever they are', 'Xkvq, Jqzw, Wvxk'],
  [
    'a column of prices',
    '7.50, 8.00, 12.50, $9, 14€, €22.00, 5/9, (+2.50), 3.5 | 6, 2-4, 1,50 €, +1.00, 15%, 18,-, 7*',
  ],
  ['numbers of allergens', 'A,C,G, (1,4,7), 1/3/7, *A*, (G), a) b), 2(1), C+G, 1a 2b, A&C'],
  ['a unit beside every dish', Array.from({ length: 20 }, () => 'kcal').join(', ')],
  ['two sizes of a drink', '$12/$48, $9/$36, $11/$44, $14/$56, $8/$30, $10/$40, $13/$52, $15/$60, $16/$64'],
  [
    'amounts with allergens, leaders and telephones',
    '12.50€(1,4), 9.00€(3,7), 8.50€(1/3), $7*(2), ....$12....$14, +33(0)123, 2*0,5, 12€+2€, (+$2)/(+$3), 10%-20%',
  ],
  ['allergens in brackets', 'Cola(1,9), Fanta(1,3), Sprite(1), Spezi(1,9), Tonic(10), Schnitzel(A,C,G), Knödel(A,C)'],
  ['dishes joined by signs', 'FISH&CHIPS, SURF&TURF, MAC&CHEESE, B&B, HAM+EGGS, GIN*TONIC, SOUP/SALAD, SALT&PEPPER'],
  [
    'Chinese with numbers of pieces',
    '餃子(5個), 春巻(3本), 焼売(4個), 小籠包(6個), 餃子(10個), 唐揚(5個), 海老(3尾), 肉団子(4個)',
  ],
  ['Korean sizes', '비빔밥(소), 비빔밥(대), 불고기(소), 불고기(대), 파전(소), 파전(대), 김치찌개(1인), 된장찌개(2인)'],
  [
    'Greek with allergens',
    'Μουσακάς(1,3,7), Παστίτσιο(1,3,7), Σαλάτα(7), Ψωμί(1), Χαλβάς(8,11), Αρνί(9), Ψάρι(4), Γαρίδες(2)',
  ],
  ['a font of bullets', Array.from({ length: 45 }, () => 'n').join(', ')],
  [
    'addresses',
    'www.example.org, hello@example.org, @example, +33 (0)1 23 45, Bar & Grill, 12/14 rue X, Tel.(0)1, R&B',
  ],
])('believes %s', (_, text) => expect(isDoubted(text)).toBe(false));

it.each([1, 3, 7, 11, 13, 18, 25])('doubts an alphabet that begins %i letters later', (by) => {
  for (const language of ['english', 'french', 'german', 'spanish', 'italian'] as const)
    expect([language, isDoubted(rotated(MENUS[language].toLowerCase(), by))]).toEqual([language, true]);
});

it('doubts the numbers of letters that are shown as if they were letters', () => {
  expect(isDoubted(shifted(MENUS.english, -29))).toBe(true);
});

it('doubts the numbers of capitals, which are figures and signs', () => {
  for (const language of ['english', 'spanish', 'italian'] as const)
    expect([language, isDoubted(shifted(MENUS[language].toUpperCase(), -29))]).toEqual([language, true]);
});

it('doubts a font that maps all letters to one', () => {
  const words = Array.from({ length: 12 }, (_, at) => 'q'.repeat(3 + at));
  expect(findDoubtfulFonts(new Map([['F1', words]])).get('F1')).toHaveLength(12);
  expect(isDoubted('q'.repeat(60))).toBe(true);
});

it('doubts only the font that lies', () => {
  const texts = new Map([
    ['F1', [MENUS.english]],
    ['F2', [rotated(MENUS.french.toLowerCase(), 5)]],
  ]);
  const doubtfulFonts = findDoubtfulFonts(texts);
  expect([...doubtfulFonts.keys()]).toEqual(['F2']);
  expect(doubtfulFonts.get('F2')).toContain(rotated('soupe', 5));
});

it('judges rows of figures and signs in time that grows with their length', () => {
  const row = '1'.concat('$'.repeat(200_000));
  const begun = performance.now();
  expect(isDoubted(Array.from({ length: 8 }, (_, at) => row + at).join(', '))).toBe(false);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
