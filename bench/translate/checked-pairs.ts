import { isMenuLocale, type MenuLocale } from '../../shared/locales.ts';
import { type TextKind, textKindSchema } from '../../shared/translated-texts.ts';

/**
 * Texts of the drawn menus and some of our own, each translation checked by hand: is it right, and would a menu in that
 * language say it like this? A line that changes must be checked again.
 */
const CHECKED = `
# fr > en
section_title: Entrées = Appetizers
item_description: Échalote, persil, frites = Shallot, parsley, fries
item_description: Citron, fleur de sel = Lemon, fleur de sel
item_title: Gnocchis à la courge = Gnocchi with squash
item_title: Bière blonde = Lager
section_title: Poissons = Fish
tag: Végétarien = Vegetarian
item_title: Saumon grillé, sauce hollandaise = Grilled salmon, hollandaise
item_title: Demi-douzaine d’huîtres = Half dozen oysters
label: Verre = Glass
tag: Maison = Homemade
price_text: Prix du marché = Market price
item_title: Jus d’orange = Orange juice
item_title: Jus de pomme = Apple juice
section_title: Vins = Wines
item_title: Eau du robinet = Tap water
# en > fr
item_title: Biscuits & Gravy = Petits pains au babeurre et sauce à la viande
item_title: Buttermilk Pancakes = Crêpes américaines au babeurre
item_description: Cinnamon cream and candied pecans = Crème à la cannelle et pacanes caramélisées
item_description: Cherry tomatoes, crisp onions = Tomates cerises, oignons croustillants
item_title: Grilled Cheese = Sandwich au fromage fondant
item_description: Roasted mushrooms, garlic aioli = Champignons rôtis, aïoli
section_title: ON THE SIDE = EN ACCOMPAGNEMENT
item_title: Macaroni Salad = Salade de macaronis
item_description: potato, leek, brown bread = pomme de terre, poireau, pain de blé entier
item_title: Bread and Butter = Pain et beurre
item_title: Bone-In Ribeye = Entrecôte avec os
item_description: mint, yogurt, crushed peas = menthe, yaourt, petits pois écrasés
section_title: PLATES = ASSIETTES
item_title: Seared Scallops = Noix de Saint-Jacques saisies
item_title: Smashed Potatoes = Pommes de terre écrasées
item_title: Maple Tart = Tarte à l’érable
item_title: Chocolate Terrine = Terrine au chocolat
item_title: Dry Cider = Cidre sec
section_title: Red = Les rouges
item_description: Sea salt, lemon = Sel de mer, citron
item_title: Crab on Toast = Crabe sur pain grillé
item_title: Charcuterie Board = Planche de charcuterie
section_title: Gluten free = Sans gluten
price_text: Market price = Prix du marché
item_title: Duck breast with cherry sauce = Magret de canard avec sauce aux cerises
item_title: Half dozen oysters = Demi-douzaine d’huîtres
tag: Vegan = Végétalien
item_title: Salmon tartare = Tartare de saumon
# en > es
item_title: Chicken Noodle Soup = Sopa de pollo con fideos
section_title: BURGERS = HAMBURGUESAS
section_title: SHAKES & PIE = BATIDOS Y PASTEL
item_title: Steamed Mussels = Mejillones al vapor
item_description: mustard glaze, pickled plums = glaseado a la mostaza, ciruelas encurtidas
section_title: SIDES = GUARNICIONES
section_title: BY THE GLASS = POR COPAS
item_title: Marinated Olives = Aceitunas marinadas
item_title: Affogato = Affogato
label: Large = Grande
item_description: Served with fries and a green salad = Con patatas fritas y ensalada verde
item_title: Half dozen oysters = Media docena de ostras
section_title: Drinks = Bebidas
item_title: Garlic prawns = Gambas al ajillo
# fr > es
item_title: Betteraves rôties au miel = Remolachas asadas con miel
item_description: Saucisse de porc, haricots blancs, canard = Salchicha de cerdo, alubias blancas, pato
item_title: Assiette de fromages = Tabla de quesos
item_title: Crème brûlée à la vanille = Crème brûlée de vainilla
item_description: Caramel au beurre salé, crème fraîche = Caramelo de mantequilla salada, crème fraîche
item_description: fondue de poireaux = puerros pochados en mantequilla
item_title: Riz au lait = Arroz con leche
item_title: Fondant au chocolat = Coulant de chocolate
item_title: Cidre fermier = Sidra artesanal
item_title: Brut Réserve = Brut Reserva
label: Petit = Pequeño
tag: Végétarien = Vegetariano
# en > de
item_title: Pecan Waffle = Pekannusswaffel
item_description: Turkey, egg, bacon, blue cheese, ranch = Pute, Ei, Bacon, Blauschimmelkäse, Ranch-Dressing
item_title: Hot Meatloaf = Heißer Hackbraten
item_title: Onion Rings = Zwiebelringe
item_title: Cherry Pie = Kirschpie
item_title: Lamb Chops = Lammkoteletts
item_description: fennel, brown butter, dill = Fenchel, Nussbutter, Dill
item_description: sweet corn, chorizo, lime = Mais, Chorizo, Limette
item_description: sour cream, sea salt = Sauerrahm, Meersalz
item_title: House White = Weißer Hauswein
section_title: Beer on Tap = Fassbiere
section_title: Happy hour = Happy Hour
label: Half dozen = Halbes Dutzend
item_title: Fish and chips = Fish and Chips
item_title: Half dozen oysters = Halbes Dutzend Austern
tag: Spicy = Scharf
price_text: Market price = Tagespreis
item_title: Orange juice = Orangensaft
# fr > de
item_title: Soupe à l’oignon gratinée = Überbackene Zwiebelsuppe
item_title: Escargots à l’ail = Schnecken mit Knoblauch
item_title: Confit de canard = Entenconfit
item_title: Boudin noir aux pommes = Blutwurst mit Äpfeln
section_title: Desserts = Desserts
item_title: Mousse au chocolat noir = Mousse aus dunkler Schokolade
item_title: Rillettes de maquereau = Makrelenrillettes
item_description: sauge et noisettes = Salbei und Haselnüsse
item_title: Café = Kaffee
tag: Maison = Hausgemacht
item_description: Servi avec frites et salade = Mit Pommes frites und Salat
label: Bouteille = Flasche
section_title: Entrées = Vorspeisen
item_title: Moules marinières = Miesmuscheln in Weißweinsud
# en > it
item_title: Turkey Club = Club sandwich di tacchino
item_title: Black Bean Burger = Hamburger di fagioli neri
section_title: STARTERS = ANTIPASTI
section_title: FROM THE GRILL = GRIGLIA
item_title: Mushroom Barley = Orzo perlato ai funghi
item_title: Green Salad = Insalata verde
section_title: Sparkling = Spumanti
item_description: Tartare sauce, cayenne = Salsa tartara, pepe di Cayenna
tag: Vegan = Vegano
item_title: Half dozen oysters = Mezza dozzina di ostriche
tag: Spicy = Piccante
price_text: Market price = Prezzo di mercato
# fr > it
item_description: Chèvre frais, pistaches, vinaigre de cidre = Formaggio di capra, pistacchi, aceto di mele
item_description: Haricots verts, citron confit = Fagiolini, limone confit
item_description: Quatre fromages, confiture de cerises noires = Quattro formaggi, marmellata alle ciliegie nere
section_title: Vins = Vini
item_title: Steak haché frites = Hamburger di carne, patatine fritte
item_title: Sirop maison = Sciroppo fatto in casa
section_title: Menu enfant = Menù bambini
item_title: Magret de canard, sauce aux cerises = Petto d’anatra, salsa alle ciliegie
label: Verre = Bicchiere
# en > pt
section_title: ALL-DAY BREAKFAST = PEQUENO-ALMOÇO TODO O DIA
item_description: Sour cream, scallions, corn bread = Natas azedas, cebolinhas, pão de milho
item_title: Grilled Cheese = Tosta de queijo
item_description: American cheese, pickles, house sauce = Queijo americano, pepinos em conserva, molho da casa
item_description: Vanilla, chocolate, strawberry or coffee = Baunilha, chocolate, morango ou café
item_description: potato, leek, brown bread = batata, alho-francês, pão integral
item_description: cider, thyme, grilled sourdough = sidra, tomilho, pão de fermentação natural grelhado
item_title: Seared Scallops = Vieiras seladas
item_title: House Red = Vinho tinto da casa
section_title: Red = Tintos
item_title: Sourdough and Smoked Butter = Pão de fermentação natural e manteiga fumada
section_title: Kids menu = Menu infantil
item_description: Choice of fries or salad = À escolha: batatas fritas ou salada
item_title: Half dozen oysters = Meia dúzia de ostras
# fr > pt
section_title: Entrées = Entradas
item_title: Terrine de campagne = Terrina rústica
item_description: Frites maison, beurre maître d’hôtel = Batatas fritas caseiras, manteiga de ervas
section_title: À partager = Para partilhar
item_title: Île flottante = Ilha flutuante
item_title: Blanquette de veau = Blanquette de vitela
item_title: Fromage blanc au miel = Queijo quark com mel
item_title: Bière blonde = Cerveja lager
section_title: Poissons = Peixes
label: Verre = Copo
item_title: Saumon grillé, sauce hollandaise = Salmão grelhado, molho holandês
# en > zh
item_description: Cinnamon cream and candied pecans = 肉桂奶油和焦糖碧根果
item_title: Fried Egg BLT = 煎蛋培根生菜番茄三明治
item_title: Macaroni Salad = 通心粉沙拉
item_title: Beef Tartare = 鞑靼牛肉
item_title: Squash Ravioli = 南瓜意大利饺子
item_description: Roasted barley, cocoa, 4.8% = 烤大麦、可可、4.8%
item_title: Charcuterie Board = 冷切肉拼盘
label: Glass = 杯
price_text: Market price = 时价
item_title: Steak 350 g = 牛排 350 g
section_title: Starters = 前菜
section_title: Desserts = 甜点
# fr > zh
item_description: Lardons fumés, champignons, sauce au vin rouge = 烟熏培根丁、蘑菇、红酒汁
item_title: Risotto d’orge aux cèpes = 牛肝菌大麦意大利烩饭
item_title: Crème brûlée à la vanille = 香草焦糖炖蛋
item_title: Soupe de potimarron = 红栗南瓜汤
item_title: Riz au lait = 米布丁
item_title: Thé à la menthe = 薄荷茶
# en > ja
item_title: Steak & Eggs = ステーキと卵
item_description: Celery, dill, sharp cheddar on sourdough = セロリ、ディル、チェダーチーズ、サワードウブレッド添え
section_title: BURGERS = バーガー
item_description: Pepper jack, avocado, salsa (V) = ペッパージャックチーズ、アボカド、サルサ (V)
item_title: Smoked Haddock Chowder = スモークハドックチャウダー
item_title: Steamed Mussels = 蒸しムール貝
item_title: Striploin = サーロイン
item_description: chanterelles, aged gouda, chives = ジロール茸、熟成ゴーダチーズ、チャイブ
section_title: SIDES = サイドメニュー
section_title: SWEETS = スイーツ
item_title: Marinated Olives = マリネしたオリーブ
item_description: Candied walnuts, chicory = くるみのキャラメリゼ、アンディーブ
label: Large = 大
tag: Spicy = スパイシー
item_title: Half dozen oysters = 牡蠣 ハーフダース
price_text: Market price = 時価
# fr > ja
item_title: Salade de lentilles tièdes = 温かいレンズ豆サラダ
item_title: Sardines grillées = グリルイワシ
section_title: Cafés et digestifs = コーヒーと食後酒
item_description: salade verte = グリーンサラダ
item_title: Limonade = レモネード
section_title: Nos fromages = チーズ
tag: Végétarien = ベジタリアン
# en > ko
item_description: Spinach, mushrooms, peppers, goat cheese = 시금치, 버섯, 파프리카, 염소 치즈
item_description: Turkey, egg, bacon, blue cheese, ranch = 칠면조, 계란, 베이컨, 블루 치즈, 랜치 드레싱
item_description: Barbecue sauce, cheddar, onion rings = 바비큐 소스, 체다 치즈, 어니언링
item_title: Cherry Pie = 체리 파이
item_title: Burrata & Peaches = 부라타와 복숭아
item_description: fennel, brown butter, dill = 펜넬, 브라운 버터, 딜
item_title: Grilled Asparagus = 구운 아스파라거스
item_title: House White = 하우스 화이트 와인
item_title: Padrón Peppers = 파드론 고추
section_title: Happy hour = 해피 아워
label: Glass = 잔
price_text: Market price = 시가
section_title: Beer = 맥주
item_title: Spanish omelette = 스페인식 감자 오믈렛
# fr > ko
item_description: Porc et foie de volaille, cornichons, pain de seigle = 돼지고기와 닭간, 피클, 호밀빵
item_title: Confit de canard = 오리 콩피
item_title: Planche de charcuteries = 샤퀴테리 보드
item_title: Mousse au chocolat noir = 다크 초콜릿 무스
item_title: Saucisse purée = 소시지와 으깬 감자
item_title: Assiette de trois fromages = 세 가지 치즈 플레이트
label: Bouteille = 병
item_description: Servi avec frites et salade = 감자튀김과 샐러드를 곁들임
section_title: Boissons = 음료
# en > ar
section_title: SOUPS & SALADS = شوربات وسلطات
item_description: Thick-cut bacon, herb mayo = لحم خنزير مقدد سميك، مايونيز بالأعشاب
item_title: Black Bean Burger = برغر بفاصوليا سوداء
item_title: Bacon or Sausage = لحم خنزير مقدد أو نقانق
item_description: capers, cured egg yolk, rye crisps = كبر، صفار بيض معتق، رقائق الجاودار
section_title: FROM THE GRILL = مشويات
item_title: Half Chicken = نصف دجاجة
item_description: sage, walnuts, parmesan broth = مريمية، جوز، مرق بالبارميزان
item_title: Green Salad = سلطة خضراء
item_title: Baked Apple = تفاح مخبوز
section_title: Small Plates = أطباق صغيرة
item_description: Tartare sauce, cayenne = صلصة التارتار، فلفل كايين
section_title: Puddings = حلويات
label: Bottle = زجاجة
tag: Vegan = نباتي صرف
# fr > ar
item_description: Chèvre frais, pistaches, vinaigre de cidre = جبن الماعز، فستق حلبي، خل التفاح
section_title: Plats = أطباق رئيسية
item_title: Cassoulet de la maison = يخنة فاصوليا بيضاء بلحم الخنزير والبط خاصة بالمطعم
item_description: Quatre fromages, confiture de cerises noires = أربعة أجبان، مربى بالكرز الأسود
item_title: Tarte fine aux pommes = تارت رقيقة بالتفاح
item_title: Œufs mimosa = بيض محشو
item_title: Steak haché frites = شريحة لحم مفروم، بطاطس مقلية
item_title: Tarte aux poires = تارت بالإجاص
section_title: Champagne = شمبانيا
price_text: Prix du marché = سعر السوق
item_title: Côte de bœuf 600 g = ضلع بقري 600 g
`;

export type CheckedPair = { from: MenuLocale; to: MenuLocale; kind: TextKind; source: string; text: string };

/** @throws if a line has no languages above it. */
export function checkedPairs(): CheckedPair[] {
  let languages: Pick<CheckedPair, 'from' | 'to'> | undefined;
  return CHECKED.trim()
    .split('\n')
    .flatMap((line) => {
      const [, from, to] = /^# (\w+) > (\w+)$/.exec(line) ?? [];
      if (isMenuLocale(from) && isMenuLocale(to)) languages = { from, to };
      if (line.startsWith('#')) return [];
      const [, kind, source = '', text = ''] = /^(\w+): (.+) = (.+)$/.exec(line) ?? [];
      if (!languages) throw new Error(`No languages above "${line}"`);
      return [{ ...languages, kind: textKindSchema.parse(kind), source, text }];
    });
}
