import { expect, test } from 'vitest';
import type { MenuLocale } from '../../../shared/locales.ts';
import { NO_CONTEXT } from '../texts/text-in-context.ts';
import { translateLocally } from './translate-locally.ts';

/** A description (a title of a section where it is said) by the lexicon of the program. */
const inTo = (
  source: string,
  from: MenuLocale,
  to: MenuLocale,
  kind: 'item_description' | 'section_title' = 'item_description',
) => translateLocally({ kind, source, context: NO_CONTEXT }, { from, to });

test('what の joins precedes the dish, as a list and a space may', () => {
  expect(inTo('抹茶のティラミス', 'ja', 'fr')).toBe('Tiramisu au matcha');
  expect(inTo('チーズケーキ ベリーソース添え', 'ja', 'en')).toBe('Cheesecake with berry sauce');
  expect(inTo('モッツァレラ、生ハム、ルッコラのピザ', 'ja', 'en')).toBe('Pizza with mozzarella, cured ham and arugula');
});

test('an English dish that is named by a list, or by another dish, stays in the original', () => {
  for (const name of ['Chicken, bacon, ranch sandwich', 'Cheesesteak hoagie', 'Veal parm', 'Shrimp Parmesan'])
    expect(inTo(name, 'en', 'fr')).toBeNull();
  expect(inTo('Chicken parm', 'en', 'fr')).toBe('Poulet parmigiana');
  expect(inTo('Lettuce, tomato, onion', 'en', 'fr')).toBe('Laitue, tomate, oignon');
});

test('a drink or a dish whose alcohol, pork, eggs or cheese its name hides elsewhere says them', () => {
  expect(inTo('Carajillo', 'es', 'en')).toBe('Coffee with a shot of spirits');
  expect(inTo('Caffè corretto', 'it', 'ar')).toContain('كحولي');
  expect(inTo('Croque-madame', 'fr', 'zh')).toContain('火腿');
  expect(inTo('Currywurst', 'de', 'ar')).toContain('نقانق');
  expect(inTo('Eierlikör', 'de', 'ja')).toContain('卵');
  expect(inTo('Welsh rarebit', 'en', 'es')).toContain('queso');
  expect(inTo('Contains nuts', 'en', 'fr')).toBe('Contient des fruits à coque');
});

test('a style, a method and a heading are what they are in the kitchen they come from', () => {
  expect(inTo('Trippa alla fiorentina', 'it', 'en')).not.toContain('T-bone');
  expect(inTo('Gebackener Camembert', 'de', 'fr')).toBe('Camembert pané');
  expect(inTo('Brotzeiten & Kaltes', 'de', 'en', 'section_title')).toBe('Snacks with bread and cold dishes');
  expect(inTo('Wines by the glass', 'en', 'fr', 'section_title')).toBe('Vins au verre');
});

test('a list of what a dish comes with is one list: with its cases in German, with one "with" in Japanese', () => {
  const source = 'Burrata with grilled peaches, Parma ham and aged balsamic';
  expect(inTo(source, 'en', 'de')).toBe('Burrata mit gegrillten Pfirsichen, Parmaschinken und gereiftem Balsamico');
  expect(inTo(source, 'en', 'ja')).toBe('ブッラータ、グリル桃、パルマハムと熟成バルサミコ酢添え');
});

test('a method behind a preposition is said of the dish, and a wine is what it was cooked in', () => {
  expect(inTo('Secreto ibérico a la parrilla con patatas fritas', 'es', 'en')).toBe(
    'Grilled Iberian pork secreto with fries',
  );
  expect(inTo('Guancia di manzo brasata al Barolo', 'it', 'fr')).toBe('Joue de bœuf braisée au Barolo');
  expect(inTo('Rabo de toro al vino tinto', 'es', 'de')).toBe('Ochsenschwanz in Rotwein');
});

test('German compounds have no adjective within', () => {
  expect(inTo('Burger végétarien au halloumi grillé', 'fr', 'de')).toBe('Vegetarischer Burger mit gegrilltem Halloumi');
  expect(inTo('Backhendl mit Kartoffel-Karotten-Salat', 'de', 'en')).toBeNull();
});

test('Arabic names what a fillet is of, and adjectives of a definite name are definite', () => {
  expect(inTo('Filet de bar rôti', 'fr', 'ar')).toBe('فيليه قاروص مشوي');
  expect(inTo('Warmer Apfelstrudel', 'de', 'ar')).toBe('ستروديل التفاح الدافئ');
});

test('one thing is not named twice where the source names two', () => {
  expect(inTo('Vegan & Plant-Based', 'en', 'it', 'section_title')).toBe('Vegano');
  expect(inTo('Melanzane alla parmigiana con melanzane', 'it', 'en')).not.toBe('Eggplants with eggplant parmesan');
});

test('a title of a section is a heading, not the quality that its word also names', () => {
  expect(inTo('Fritti', 'it', 'en', 'section_title')).toBe('Fried dishes');
  expect(inTo('Knackige Salate', 'de', 'fr', 'section_title')).toBe('Salades fraîches');
  expect(inTo('L’ardoise du jour', 'fr', 'es', 'section_title')).toBe('Sugerencias del día');
});

test('a food that a language has no word for, or would say twice, stays in the original', () => {
  expect(inTo('Zanderfilet', 'de', 'ja')).toBeNull();
  expect(inTo('豚ロースの生姜焼き', 'ja', 'de')).toBeNull();
  expect(inTo('和風ハンバーグ', 'ja', 'fr')).toBeNull();
});

test('no heart, no drink and no ham is said that the dish has not, or hidden that it has', () => {
  expect(inTo('Cœur de saumon mi-cuit', 'fr', 'ja')).toBeNull();
  expect(inTo('Bierschinken', 'de', 'fr')).toBeNull();
  expect(inTo('Tomatensuppe mit Gin', 'de', 'ar')).toBeNull();
  expect(inTo('Tomatensuppe mit Gin', 'de', 'en')).toBe('Tomato soup with gin');
});

test('the kind of meat, the butter, the cheese and the eggs that a name hides elsewhere are said', () => {
  expect(inTo('Lamb seekh kebab (4 pcs)', 'en', 'fr')).toBe('Seekh kebab d’agneau (4 pièces)');
  expect(inTo('Ris de veau aux morilles', 'fr', 'es')).toContain('ternera');
  expect(inTo('Ris de veau aux morilles', 'fr', 'ar')).toBeNull();
  expect(inTo('Hachis parmentier', 'fr', 'zh')).toContain('肉末');
  expect(inTo('Dos de cabillaud, beurre blanc', 'fr', 'ar')).toContain('زبدة');
  expect(inTo('Pepito de ternera', 'es', 'ja')).toContain('牛');
  expect(inTo('Rote Grütze mit Vanillesoße', 'de', 'ja')).toContain('バニラソース');
  expect(inTo('Coq au vin', 'fr', 'ar')).toContain('نبيذ');
  expect(inTo('Lomo ibérico', 'es', 'de')).toBe('Iberischer Schweinerücken');
});

test('a regional dish is described where its spelled name would say nothing', () => {
  expect(inTo('Salmorejo', 'es', 'ko')).toBe('안달루시아식 토마토 냉수프');
  expect(inTo('Vitello tonnato', 'it', 'ja')).toBe('仔牛のツナソースがけ');
  expect(inTo('Kaiserschmarrn', 'de', 'ar')).toBe('بان كيك نمساوي مقطع');
  expect(inTo('冷奴', 'ja', 'fr')).toBe('Tofu froid');
  expect(inTo('Königsberger Klopse', 'de', 'en')).toBe('Meatballs in caper sauce');
});

test('a counted noun is plural, and half of it is a half', () => {
  expect(inTo('Bruschetta (4 Stk.)', 'de', 'fr')).toBe('Bruschetta (4 pièces)');
  expect(inTo('2 Brötchen', 'de', 'en')).toBe('2 rolls');
  expect(inTo('½ Hähnchen vom Grill', 'de', 'zh')).toBeNull();
  expect(inTo('刺身盛り合わせ(5種)', 'ja', 'en')).toBe('Sashimi platter (5 kinds)');
  expect(inTo('1 Glas O-Saft', 'de', 'fr')).toBe('1 verre de jus d’orange');
});

test('a sandwich on a bread is made of it, and a method hangs on no other dish', () => {
  expect(inTo('BLT on sourdough', 'en', 'ja')).not.toContain('添え');
  expect(inTo('Served pink, with Yorkshire pudding', 'en', 'ko')).toBeNull();
  expect(inTo('Asperges vertes, parmesan, sans viande', 'fr', 'ko')).toBeNull();
  expect(inTo('A scelta con frutti di bosco, caramello o cioccolato fondente', 'it', 'en')).not.toMatch(/^Of/);
});

test('a heading keeps what it adds: to share, the pot, today', () => {
  expect(inTo('Small plates & sharers', 'en', 'fr', 'section_title')).toBe('Petites assiettes et plats à partager');
  expect(inTo('Nos desserts maison', 'fr', 'de', 'section_title')).toBe('Hausgemachte Desserts');
  expect(inTo('Empfehlungen des Tages', 'de', 'en', 'section_title')).toMatch(/^Today’s /);
  expect(inTo('Tortillas y revueltos', 'es', 'en', 'section_title')).not.toBe('Omelettes');
  expect(inTo('Aus Pfanne und Topf', 'de', 'it', 'section_title')).toBe('Dalla padella e dalla pentola');
  expect(inTo('本日のおすすめ', 'ja', 'en', 'section_title')).toMatch(/^Today’s /);
  expect(inTo('Fruits de mer & coquillages', 'fr', 'zh', 'section_title')).toContain('贝类');
});

test('words that two dishes share are those of the dish that is meant', () => {
  expect(inTo('Trippa alla parmigiana', 'it', 'en') ?? '').not.toContain('eggplant');
  expect(inTo('Con queso fundido', 'es', 'en')).toBe('With melted cheese');
  expect(inTo('ミックスサンド', 'ja', 'es')).toBe('Surtido de sándwiches');
  expect(inTo('Aceitunas aliñadas', 'es', 'it')).toBe('Olive condite');
  expect(inTo('Croquetas caseras de jamón', 'es', 'pt')).toBe('Croquetes de presunto caseiros');
  expect(inTo('Salade de chèvre chaud', 'fr', 'en')).toBe('Warm goat cheese salad');
});

test('an article or a German compound begins another thing, which English and Spanish compounds may not', () => {
  expect(inTo('Forelle mit Apfelmus und Kräuterquark', 'de', 'en')).toBe('Trout with applesauce and herb quark');
  expect(inTo('Creamy mash, buttered greens and a rosemary gravy', 'en', 'fr')).toContain('sauce brune au romarin');
  expect(inTo('Rocket and mint yoghurt', 'en', 'fr')).toBeNull();
  expect(inTo('Salsa picante de pimentón y alioli', 'es', 'en')).toBeNull();
  expect(inTo('Served with peppercorn, béarnaise or blue cheese sauce', 'en', 'fr')).toBeNull();
});

test('frequent words of descriptions: extra virgin oil, protected names, gravies and rolls', () => {
  expect(inTo('Pomodoro, mozzarella di bufala campana DOP, basilico, olio EVO', 'it', 'fr')).toBe(
    'Tomate, mozzarella de bufflonne de Campanie AOP, basilic, huile d’olive vierge extra',
  );
  expect(inTo('Tomate, ajo y aceite de oliva virgen extra', 'es', 'de')).toContain('natives Olivenöl extra');
  expect(inTo('Schnitzel mit Champignonrahmsoße', 'de', 'it')).toContain('salsa alla panna e funghi');
  expect(inTo('Lentejas estofadas', 'es', 'en') ?? '').not.toContain('chorizo');
  expect(inTo('Pomodoro, aglio, olio extravergine', 'it', 'en')).toBe('Tomato, garlic, extra virgin olive oil');
  expect(inTo('Rumpsteak mit Pfefferrahmsoße oder Röstzwiebeln', 'de', 'fr')).toContain('sauce au poivre');
  expect(inTo('Bacon Double Cheeseburger', 'en', 'it')).toBe('Doppio cheeseburger con bacon');
  expect(inTo('Drei Sorten Fischfilet', 'de', 'en')).toBeNull();
  expect(inTo('Reblochon fermier', 'fr', 'en')).toBe('Farmhouse Reblochon');
});

test('numbers of pieces, glasses and strips are of what they count', () => {
  expect(inTo('Buffalo Wings – 6 / 12 / 18 pcs', 'en', 'ja')).toBe('バッファローウィング – 6 / 12 / 18個');
  expect(inTo('2 Gläser Sekt', 'de', 'es')).toBe('2 copas de vino espumoso');
  expect(inTo('Salat mit Putenstreifen', 'de', 'fr')).toBe('Salade avec lanières de dinde');
  expect(inTo('Tender pieces of chicken', 'en', 'ja')).toBeNull();
});

test('what a Japanese name joins, and what a German one puts behind a pizza, is beside or on it', () => {
  expect(inTo('バターチキンカレー&ナン', 'ja', 'en')).toBe('Butter chicken curry and naan');
  expect(inTo('味玉とんこつラーメン', 'ja', 'es')).toBe('Ramen de caldo de cerdo con huevo marinado');
  expect(inTo('Pizza Thunfisch & Zwiebeln', 'de', 'fr')).toBe('Pizza avec thon et oignons');
});

test('two headings of one word are not said twice', () => {
  expect(inTo('Hausgemachte Kuchen & Torten', 'de', 'fr', 'section_title')).toBe('Gâteaux maison');
  expect(inTo('Selbstgemachte Kuchen & Torten', 'de', 'fr', 'section_title')).not.toBe('Gâteau maison et gâteaux');
});

test('a carbonara says in Arabic that it is of pork', () => {
  for (const dish of ['Spaghetti alla carbonara', 'Rigatoni alla carbonara', 'Bucatini all’amatriciana'])
    expect(inTo(dish, 'it', 'ar')).toContain('خنزير');
});

test('a carbonara of other food, or a halal one, is not called pork', () => {
  for (const dish of ['Turkey carbonara', 'Salmon carbonara', 'Mushroom carbonara', 'Halal carbonara'])
    expect(inTo(dish, 'en', 'ar')).toBeNull();
  for (const dish of ['Carbonara di zucchine', 'Carbonara di mare']) expect(inTo(dish, 'it', 'ar')).toBeNull();
  const halal = { ...NO_CONTEXT, tags: ['Halal'] };
  const tagged = { kind: 'item_title', source: 'Carbonara', context: halal } as const;
  expect(translateLocally(tagged, { from: 'en', to: 'ar' })).toBeNull();
  expect(inTo('Carbonara with guanciale', 'en', 'ar')).toContain('خنزير');
});

test('almond cream is of butter and eggs, though almond milk is of almonds', () => {
  const context = { ...NO_CONTEXT, tags: ['Vegan'] };
  const translated = (source: string, from: 'en' | 'fr' | 'es' | 'it') =>
    translateLocally({ kind: 'item_title', source, context }, { from, to: 'de' });
  expect(translated('Crème d’amandes', 'fr')).toBeNull();
  expect(translated('Crema de almendras', 'es')).toBeNull();
  expect(translated('Panna di mandorle', 'it')).toBeNull();
  expect(translated('Hazelnut cream', 'en')).toBeNull();
  expect(translated('Lait d’amande', 'fr')).toBe('Mandelmilch');
  expect(translated('Coconut cream', 'en')).toBe('Kokoscreme');
});

test('coconut milk is no milk for vegans, and a Leberkäse no cheese', () => {
  const vegan = { ...NO_CONTEXT, dish: 'Gemüse-Curry (vegan)' };
  const texts = ['Gemüse in Kokosmilch', 'Gemüse in Milch'].map((source) =>
    translateLocally({ kind: 'item_description', source, context: vegan }, { from: 'de', to: 'en' }),
  );
  expect(texts).toEqual(['Vegetables in coconut milk', null]);
  expect(inTo('Leberkäse mit Spiegelei', 'de', 'fr')).not.toBeNull();
});

test('a way to cook in front of a comma is said of the dish where adjectives follow their nouns', () => {
  expect(inTo('Rôti au four, purée et salade', 'fr', 'en')).toBe('Roasted, mashed potatoes and salad');
  expect(inTo('Creamy, spicy sauce', 'en', 'fr')).toBeNull();
});

test('a word of British menus and of Spanish kitchens is decided by the words beside it', () => {
  expect(inTo('Beer-battered haddock, hand-cut chips', 'en', 'fr')).toContain('frites');
  expect(inTo('Chips', 'en', 'fr')).toBeNull();
  expect(inTo('Tortillas de maíz con crema y queso', 'es', 'en')).toBe('Corn tortillas with cream and cheese');
  expect(inTo('Crema fría de tomate', 'es', 'ar')).toBeNull();
});

test('a rabbit seasoned as a porchetta is not said to be with pork', () => {
  expect(inTo('Coniglio in porchetta con patate al forno', 'it', 'en')).toBeNull();
});

test('a word whose translation would hide an allergen, alcohol or meat stays in the original', () => {
  const spanish = ['Hierbas ibicencas', 'Fritura malagueña', 'Kebab en pan', 'Chocolate suizo'];
  for (const name of [...spanish, 'Paleta de hielo']) expect(inTo(name, 'es', 'en')).toBeNull();
  for (const name of ['Hamburger Pannfisch', 'Eis am Stiel', 'Bauernei']) expect(inTo(name, 'de', 'en')).toBeNull();
  expect(inTo('Moules gratinées', 'fr', 'en')).toBeNull();
  expect(inTo('平飼い卵', 'ja', 'en')).toBeNull();
  expect(inTo('Toast', 'it', 'fr')).toBeNull();
  expect(inTo('Wassereis', 'de', 'fr')).toBe('Glace à l’eau');
  expect(inTo('Haselnusskrokant', 'de', 'en')).toBe('Hazelnut brittle');
});

test('aspic is of meat, also where vegetables are in it', () => {
  for (const name of ['Gemüse in Aspik', 'Gemüse in Sülze']) expect(inTo(name, 'de', 'en')).toBe('Vegetables in aspic');
  expect(inTo('Verduras en áspic', 'es', 'en')).toBe('Vegetables in aspic');
  expect(inTo('Schinken in Sülze', 'de', 'en')).toBe('Ham in aspic');
  expect(inTo('Fraises en gelée', 'fr', 'de')).toBeNull();
});

test('a name of words that mislead is translated where a longer expression is understood', () => {
  expect(inTo('French onion soup', 'en', 'fr')).toBe('Soupe à l’oignon gratinée');
  expect(inTo('Ropa vieja', 'es', 'en')).toBe('Ropa vieja');
  expect(inTo('French onion toast', 'en', 'fr')).toBeNull();
  expect(inTo('Vieja', 'es', 'en')).toBeNull();
  expect(inTo('Vaca, vieja', 'es', 'en')).toBeNull();
  expect(inTo('Coq au vin jaune', 'fr', 'en')).toBeNull();
});

test('fish that is fried to be crisp is no pork, and growths of a vineyard are not raw', () => {
  expect(inTo('Chicharrón de pescado', 'es', 'en')).toBe('Crispy fried fish');
  expect(inTo('Saint-Émilion grand cru', 'fr', 'en')).toMatch(/Grand Cru/i);
  expect(inTo('Copa de orujo', 'es', 'en')).toBe('Glass of Spanish pomace brandy');
});

test('glazed vegetables are not iced, a sauce stays a sauce, and smoked belly is no breast', () => {
  expect(inTo('Carottes glacées', 'fr', 'en')).toBe('Glazed carrots');
  expect(inTo('Glace vanille, sauce chocolat', 'fr', 'en')).toBe('Vanilla ice cream, chocolate sauce');
  expect(inTo('Poitrine fumée', 'fr', 'en')).toBe('Smoked bacon');
  expect(inTo('Carrilleras al vino tinto', 'es', 'fr')).toBe('Joues au vin rouge');
  expect(inTo('Prix nets', 'fr', 'de')).toBe('Endpreise');
});

test('a cheese or a sausage keeps its own name rather than a relative’s', () => {
  for (const name of ['Montbéliard sausage', 'Tomme de Savoie']) expect(inTo(name, 'en', 'fr')).toBeNull();
  for (const from of ['fr', 'de'] as const) expect(inTo('Fourme d’Ambert', from, 'en')).toBe('Fourme d’Ambert');
  expect(inTo('Saint-Félicien', 'fr', 'zh')).toBe('圣费利西安奶酪');
  expect(inTo('Ham on the bone', 'en', 'zh')).toBe('带骨火腿');
});

test('where a food is from is no style, and a recipe’s style is no origin', () => {
  for (const name of ['パルマ産生ハム', 'デンマーク産チーズ', '京都産鴨肉', '香港産エビ'])
    expect(inTo(name, 'ja', 'en') ?? '').not.toContain('style');
  expect(inTo('中国産うなぎ', 'ja', 'en') ?? '').not.toContain('domestic');
  expect(inTo('Chilean wine', 'en', 'ja')).toBe('チリ産ワイン');
  expect(inTo('Vietnamese iced coffee', 'en', 'ja')).toBe('ベトナム風アイスコーヒー');
  expect(inTo('Brazilian lemonade', 'en', 'ko')).toBe('브라질식 레모네이드');
  expect(inTo('Vegetarian cheese', 'en', 'ko')).toBe('채식 치즈');
  expect(inTo('Rustic cheese', 'en', 'ko')).toBe('시골풍 치즈');
});

test('German methods behind a noun are the dish’s, those before it the noun’s', () => {
  expect(inTo('mit geräuchertem Lachs gefüllt', 'de', 'en')).toBe('stuffed with smoked salmon');
  expect(inTo('mit geriebenem Käse überbacken', 'de', 'fr')).toBe('gratiné avec fromage râpé');
  expect(inTo('in Butter gebraten', 'de', 'en')).toBe('pan-fried in butter');
});

test('焼き is baked of cakes, and grilled of fish', () => {
  expect(inTo('焼きドーナツ', 'ja', 'en')).toBe('Baked doughnut');
  expect(inTo('焼きチーズケーキ', 'ja', 'en')).toBe('Baked cheesecake');
  expect(inTo('焼き鮭', 'ja', 'en')).toBe('Grilled salmon');
});

test('a dish whose name hides its meat, milk or raw beef says it', () => {
  expect(inTo('Pizzas base crème', 'fr', 'de', 'section_title')).toBe('Pizzen mit Sahnebasis');
  expect(inTo('Américain frites', 'fr', 'en')).toBe('Belgian steak tartare with fries');
  expect(inTo('Américain', 'fr', 'en')).toBeNull();
  expect(inTo('Burger américain', 'fr', 'en')).toBe('American burger');
  expect(inTo('Fabada asturiana', 'es', 'ja')).toContain('豚肉');
  expect(inTo('Costine di maiale con polenta', 'it', 'en')).toBe('Pork spare ribs with polenta');
  expect(inTo('Tuna Melt on Rye', 'en', 'ja')).toBe('ライ麦パンのツナチーズトースト');
  expect(inTo("Olive all'ascolana", 'it', 'en')).toContain('meat');
  expect(inTo('Biscuits & Gravy', 'en', 'fr')).toContain('viande');
  expect(inTo('Wiener Schnitzel vom Kalb', 'de', 'fr')).toBe('Escalope de veau à la viennoise');
});

test('a name across a slash is one dish, and what it says is not written twice', () => {
  expect(inTo('Planche mixte charcuterie / fromage', 'fr', 'en')).toBe('Cheese and charcuterie board');
  expect(inTo('Pommes rot/weiß', 'de', 'en')).toBe('Fries with ketchup and mayonnaise');
  expect(inTo('Steak / frites', 'fr', 'en')).toBe('Steak / fries');
  expect(inTo('Königsberger Klopse mit Kapernsauce', 'de', 'es')).toBe('Albóndigas con salsa de alcaparras');
  expect(inTo('デザート・スイーツ', 'ja', 'en', 'section_title')).toBe('Desserts');
  expect(inTo('甘味・デザート', 'ja', 'en', 'section_title')).toBe('Japanese sweets and desserts');
});

test('an adjective behind a slash agrees with the noun before it', () => {
  expect(inTo('Patate al forno / fritte', 'it', 'es')).toBe('Patatas asadas / fritas');
  expect(inTo('Olives vertes / noires', 'fr', 'pt')).toBe('Azeitonas verdes / pretas');
});

test('words whose meaning their neighbours decide', () => {
  expect(inTo('Freshly pulled espresso', 'en', 'fr')).toBe('Espresso fraîchement extrait');
  expect(inTo('Chipirones encebollados', 'es', 'fr')).toBe('Petits encornets aux oignons');
  expect(inTo('Encebollado de pescado', 'es', 'fr')).toBe('Soupe de poisson équatorienne');
  expect(inTo('Karottenpüree', 'de', 'fr')).not.toContain('pommes de terre');
  expect(inTo('Hähnchen mit Püree', 'de', 'fr')).toContain('pommes de terre');
  expect(inTo('On Draught', 'en', 'es', 'section_title')).toBe('Cervezas de barril');
  expect(inTo('Croûtes et fondues', 'fr', 'de', 'section_title')).toBe('Käseschnitten und Fondues');
  expect(inTo('Matjesfilet nach Hausfrauenart', 'de', 'en')).toContain('apple and onion');
});

test('Arabic counts more than ten in the singular', () => {
  expect(inTo('24 Stunden geschmort', 'de', 'ar')).toContain('24 ساعة');
});

test('a name whose dish has raw fish, anchovy or liqueur says so where the name isn’t known', () => {
  expect(inTo('鉄火丼', 'ja', 'fr')).toBe('Bol de riz au thon cru');
  expect(inTo('海鮮丼', 'ja', 'en')).toBe('Raw seafood rice bowl');
  expect(inTo('Leche de tigre', 'es', 'de')).toBe('Peruanischer Fischsud mit Limette und Chili');
  expect(inTo('Pissaladière', 'fr', 'ja')).toBe('ニース風玉ねぎとアンチョビのタルト');
  expect(inTo('Zuppa inglese', 'it', 'de')).toBe('Italienisches Trifle mit Likör');
});

test('the number of people that a dish is for at least stays the least number', () => {
  expect(inTo('Fondue moitié-moitié (dès 2 personnes)', 'fr', 'de')).toBe('Fondue moitié-moitié (ab zwei Personen)');
});
