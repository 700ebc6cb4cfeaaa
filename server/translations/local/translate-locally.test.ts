import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { makeLexicon } from '../../food/lexicon.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

const lexicon = makeLexicon([
  'noun | salmon | saumon m > au saumon | salmón m | Lachs m > Lachs- | salmone m > al salmone | salmão m | 三文鱼 | サーモン | 연어 | سلمون m',
  'noun | butter | beurre m > au beurre | mantequilla f | Butter f > Butter- | burro m > al burro | manteiga f | 黄油 | バター | 버터 | زبدة f',
  'noun | lemon/lemons | citron/citrons m > au citron | limón/limones m > al limón | Zitrone/Zitronen f > Zitronen- | limone/limoni m > al limone | limão/limões m > de limão | 柠檬 | レモン | 레몬 | ليمون m',
  'noun | fries p ~ French fries | frites fp ~ pommes frites | patatas fritas fp | Pommes frites p | patatine fritte fp | batatas fritas fp | 薯条 | フライドポテト | 감자튀김 | بطاطس مقلية f',
  'noun | salad/salads | salade/salades f | ensalada/ensaladas f | Salat/Salate m > Salat- | insalata/insalate f | salada/saladas f | 沙拉 | サラダ | 샐러드 | سلطة f',
  'noun | apple/apples | pomme/pommes f > aux pommes | manzana/manzanas f | Apfel/Äpfel m > Apfel- | mela/mele f > di mele | maçã/maçãs f | 苹果 | りんご | 사과 | تفاح m',
  'noun | tart/tarts | tarte/tartes f | tarta/tartas f | Tarte/Tartes f | crostata/crostate f | tarte/tartes f | 挞 | タルト | 타르트 | تارت f',
  'adjective | grilled | grillé/grillée/grillés/grillées | a la parrilla | gegrillt | grigliato/grigliata/grigliati/grigliate | grelhado/grelhada/grelhados/grelhadas | 烤 | グリル | 구운 | مشوي/مشوية',
  'adjective | small | ^petit/petite/petits/petites | ^pequeño/pequeña/pequeños/pequeñas | klein | ^piccolo/piccola/piccoli/piccole | pequeno/pequena/pequenos/pequenas | 小 | ミニ | 작은 | صغير/صغيرة',
  'name | Caesar | César | César | = > Caesar- | Caesar | = | 凯撒 | シーザー | 시저 | سيزر',
  'phrase | to share | à partager | para compartir | zum Teilen | da condividere | para partilhar | 分享菜 | シェア料理 | 함께 나누는 요리 | للمشاركة',
]);

const from = (locale: MenuLocale) => (text: string, to: MenuLocale) =>
  translateLocally({ kind: 'item_title', source: text, context: NO_CONTEXT }, { from: locale, to }, lexicon);
const english = from('en');
const french = from('fr');

test('a dish is written in the order of each language, its adjectives agreeing', () => {
  expect(english('Grilled salmon with lemon butter', 'fr')).toBe('Saumon grillé avec beurre au citron');
  expect(english('Grilled salmon with lemon butter', 'es')).toBe('Salmón a la parrilla con mantequilla al limón');
  expect(english('Grilled salmon with lemon butter', 'de')).toBe('Gegrillter Lachs mit Zitronenbutter');
  expect(english('Grilled salmon with lemon butter', 'it')).toBe('Salmone grigliato con burro al limone');
  expect(english('Grilled salmon with lemon butter', 'pt')).toBe('Salmão grelhado com manteiga de limão');
  expect(english('Grilled salmon with lemon butter', 'zh')).toBe('烤三文鱼配柠檬黄油');
  expect(english('Grilled salmon with lemon butter', 'ja')).toBe('グリルサーモン、レモンバター添え');
  expect(english('Grilled salmon with lemon butter', 'ko')).toBe('구운 연어, 레몬 버터를 곁들임');
  expect(english('Grilled salmon with lemon butter', 'ar')).toBe('سلمون مشوي مع زبدة بالليمون');
});

test('nouns that follow others, and lists, are read in French too', () => {
  expect(french('Tarte aux pommes', 'en')).toBe('Apple tart');
  expect(french('Salade César, saumon grillé et frites', 'en')).toBe('Caesar salad, grilled salmon and fries');
  expect(french('Petite salade', 'de')).toBe('Kleiner Salat');
});

test('German declines what follows "mit", and adjectives of a compound follow it', () => {
  expect(english('Salad with small apples', 'de')).toBe('Salat mit kleinen Äpfeln');
  expect(english('Grilled salmon salad', 'de')).toBe('Salat mit gegrilltem Lachs');
  expect(english('Caesar salad', 'de')).toBe('Caesar-Salat');
});

test('a text with an unknown word is not translated', () => {
  expect(english('Grilled salmon with xyzzy', 'fr')).toBeNull();
  expect(english('Salmon with', 'fr')).toBeNull();
  expect(english('Salmon & the', 'fr')).toBeNull();
});

test('numbers, measures, diet marks and capitals stay as they are', () => {
  expect(english('GRILLED SALMON (GF & V)', 'fr')).toBe('SAUMON GRILLÉ (GF & V)');
  expect(english('Grilled salmon 350 g', 'it')).toBe('Salmone grigliato 350 g');
  expect(english('2 lemons', 'fr')).toBe('2 citrons');
  expect(english('2 lemons', 'ja')).toBe('レモン ×2');
  expect(english('To share', 'es')).toBe('Para compartir');
});
