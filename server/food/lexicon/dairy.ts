/** Milk, cream, cheese, eggs and fats. */
export const DAIRY = `
noun | milk | lait m > au lait | leche f > con leche | Milch f > Milch- | latte m > al latte | leite m > com leite | 牛奶 ~ 奶 ~ 鲜奶 ~ 鲜牛奶 | ミルク ~ 牛乳 | 우유 ~ 밀크 | حليب m
noun | whole milk | lait entier m | leche entera f | Vollmilch f | latte intero m | leite gordo m | 全脂牛奶 | 全乳 | 전지 우유 | حليب كامل الدسم m
noun | skim milk ~ skimmed milk | lait écrémé m | leche desnatada f | Magermilch f | latte scremato m | leite magro m | 脱脂牛奶 | 無脂肪乳 | 무지방 우유 | حليب خالي الدسم m
noun | oat milk | lait d’avoine m ~ boisson d’avoine | leche de avena f | Hafermilch f | latte d’avena m | leite de aveia m | 燕麦奶 ~ 燕麦牛奶 | オーツミルク | 귀리 우유 | حليب الشوفان m
noun | almond milk | lait d’amande m ~ boisson d’amande | leche de almendras f | Mandelmilch f | latte di mandorla m | leite de amêndoa m | 杏仁奶 | アーモンドミルク | 아몬드 우유 | حليب اللوز m
noun | soy milk | lait de soja m ~ boisson de soya | leche de soja f | Sojamilch f | latte di soia m | leite de soja m | 豆奶 | 豆乳 | 두유 | حليب الصويا m
noun | coconut milk | lait de coco m > au lait de coco | leche de coco f | Kokosmilch f > Kokosmilch- | latte di cocco m > al latte di cocco | leite de coco m | 椰奶 | ココナッツミルク | 코코넛 밀크 | حليب جوز الهند m
noun | condensed milk | lait concentré m | leche condensada f | Kondensmilch f | latte condensato m | leite condensado m | 炼乳 | 練乳 | 연유 | حليب مكثف m
noun | buttermilk | babeurre m > au babeurre ~ lait ribot ~ lait de beurre | suero de leche m | Buttermilch f > Buttermilch- | latticello m | leitelho m | 酪乳 | バターミルク | 버터밀크 | لبن خض m
noun | cream | crème f > à la crème | nata f > con nata ~ crema | Sahne f > Sahne- ~ Rahm | panna f > alla panna | natas fp > com natas ~ creme | 奶油 ~ 忌廉 ~ 淡奶油 | クリーム ~ 生クリーム | 크림 ~ 생크림 | كريمة f ~ قشطة ~ كريم
noun | whipped cream ~ chantilly ~ chantilly cream | crème fouettée f > à la crème fouettée ~ chantilly ~ crème chantilly | nata montada f ~ crema batida ~ crema chantilly | Schlagsahne f ~ Sahne ~ Schlagobers ~ Schlagrahm | panna montata f | chantilly m ~ natas batidas | 鲜奶油 | ホイップクリーム | 휘핑 크림 | كريمة مخفوقة f
noun | sour cream | crème sure f ~ crème aigre | crema agria f ~ nata agria | Sauerrahm m ~ Schmand ~ saure Sahne | panna acida f | natas azedas fp ~ creme azedo | 酸奶油 | サワークリーム | 사워크림 | كريمة حامضة f
noun | crème fraîche ~ creme fraiche | crème fraîche f > à la crème fraîche | crème fraîche f ~ nata fresca | Crème fraîche f | crème fraîche f ~ panna fresca | crème fraîche f ~ natas frescas | 法式酸奶油 | クレームフレーシュ | 크렘 프레슈 | كريم فريش f
noun | custard ~ pastry cream ~ crème anglaise ~ custard cream | crème anglaise f ~ crème pâtissière | crema pastelera f ~ natillas ~ crema inglesa | Vanillesoße f ~ Vanillecreme ~ Vanillesauce | crema pasticcera f ~ crema inglese | creme de pasteleiro m ~ creme inglês | 卡仕达酱 | カスタード | 커스터드 | كاسترد m
noun | yogurt ~ yoghurt ~ Greek yogurt ~ Greek yoghurt ~ plain yogurt | yaourt m > au yaourt ~ yogourt ~ yaourt grec ~ yogourt grec | yogur m > de yogur ~ yogur griego | Joghurt m > Joghurt- ~ griechischer Joghurt | yogurt m > allo yogurt ~ yogurt greco | iogurte m ~ iogurte grego | 酸奶 ~ 优格 ~ 优酪乳 | ヨーグルト | 요거트 ~ 요구르트 | زبادي m ~ لبن زبادي ~ روب ~ يوغورت
noun | butter | beurre m > au beurre | mantequilla f | Butter f > Butter- | burro m > al burro | manteiga f | 黄油 | バター | 버터 | زبدة f ~ زبد
noun | garlic butter | beurre à l’ail m > au beurre à l’ail ~ beurre d’ail | mantequilla de ajo f | Knoblauchbutter f | burro all’aglio m | manteiga de alho f | 蒜香黄油 | ガーリックバター | 갈릭 버터 | زبدة بالثوم f
noun | herb butter | beurre aux herbes m ~ beurre maître d’hôtel ~ beurre persillé | mantequilla de hierbas f | Kräuterbutter f | burro alle erbe m | manteiga de ervas f | 香草黄油 | ハーブバター | 허브 버터 | زبدة بالأعشاب f
noun | brown butter | beurre noisette m | mantequilla tostada f | Nussbutter f ~ braune Butter | burro nocciola m | manteiga noisette f | 焦化黄油 | 焦がしバター | 브라운 버터 | زبدة محمرة f
noun | butter sauce | sauce au beurre f | salsa de mantequilla f | Buttersoße f ~ Buttersauce | salsa al burro f | molho de manteiga m | 黄油酱 | バターソース | 버터 소스 | صلصة الزبدة f
noun | lemon butter sauce ~ lemon butter | sauce au beurre citronné f ~ beurre citronné ~ beurre au citron | salsa de mantequilla y limón f | Zitronen-Butter-Soße f ~ Zitronenbutter | salsa al burro e limone f | molho de manteiga e limão m | 柠檬黄油酱 | レモンバターソース | 레몬 버터 소스 | صلصة الزبدة والليمون f
noun | beurre blanc ~ white butter sauce | beurre blanc m ~ sauce beurre blanc ~ beurre nantais | beurre blanc m ~ salsa de mantequilla blanca | Beurre blanc f ~ weiße Buttersoße | beurre blanc m | beurre blanc m | 白黄油酱 | ブール・ブラン | 뵈르 블랑 | بور بلان m
noun | margarine | margarine f | margarina f | Margarine f | margarina f | margarina f | 人造黄油 | マーガリン | 마가린 | سمن نباتي m
noun | duck fat | graisse de canard f > à la graisse de canard | grasa de pato f | Entenfett n > Entenfett- | grasso d’anatra m | gordura de pato f | 鸭油 | 鴨脂 | 오리 기름 | دهن البط m
# Eggs
noun | egg/eggs ~ free-range egg/free-range eggs ~ fresh egg/fresh eggs | œuf/œufs m > à l’œuf ~ oeuf/oeufs | huevo/huevos m > de huevo | Ei/Eier n > Eier- | uovo/uova m > all’uovo | ovo/ovos m | 鸡蛋 ~ 蛋 | 卵 ~ たまご ~ 玉子 ~ タマゴ ~ 鶏卵 | 계란 ~ 달걀 ~ 에그 | بيضة/بيض f
noun | fried egg/fried eggs ~ sunny side up egg ~ eggs sunny side up ~ sunny side up eggs | œuf au plat/œufs au plat m ~ œuf au miroir ~ œuf sur le plat ~ œuf miroir | huevo frito/huevos fritos m ~ huevo estrellado | Spiegelei/Spiegeleier n | uovo al tegamino/uova al tegamino m ~ uovo fritto | ovo estrelado/ovos estrelados m | 煎蛋 | 目玉焼き | 계란 프라이 | بيضة مقلية/بيض مقلي f
noun | poached egg/poached eggs | œuf poché/œufs pochés m | huevo escalfado/huevos escalfados m ~ huevo poché | pochiertes Ei/pochierte Eier n | uovo in camicia/uova in camicia m ~ uovo poché | ovo escalfado/ovos escalfados m | 水波蛋 | ポーチドエッグ | 수란 | بيضة مسلوقة بدون قشر f
noun | boiled egg/boiled eggs ~ hard-boiled egg/hard-boiled eggs ~ hard boiled egg/hard boiled eggs | œuf dur/œufs durs m | huevo duro/huevos duros m ~ huevo cocido | gekochtes Ei/gekochte Eier n | uovo sodo/uova sode m | ovo cozido/ovos cozidos m | 水煮蛋 | ゆで卵 | 삶은 계란 | بيضة مسلوقة/بيض مسلوق f
noun | scrambled egg/scrambled eggs | œufs brouillés mp | huevos revueltos mp | Rührei n | uova strapazzate fp | ovos mexidos mp | 炒蛋 | スクランブルエッグ | 스크램블 에그 | بيض مخفوق m
noun | egg yolk/egg yolks ~ yolk | jaune d’œuf/jaunes d’œuf m | yema de huevo/yemas de huevo f | Eigelb n | tuorlo/tuorli m | gema de ovo/gemas de ovo f | 蛋黄 | 卵黄 | 계란 노른자 | صفار بيض m
noun | egg white/egg whites | blanc d’œuf/blancs d’œuf m | clara de huevo/claras de huevo f | Eiweiß n | albume/albumi m | clara de ovo/claras de ovo f | 蛋白 | 卵白 | 계란 흰자 | بياض البيض m
noun | omelette/omelettes ~ omelet/omelets | omelette/omelettes f | tortilla francesa/tortillas francesas f ~ omelette | Omelett/Omeletts n > Omelett- | omelette f ~ frittata | omelete/omeletes f | 煎蛋卷 | オムレツ | 오믈렛 | أومليت m
noun | eggs Benedict ~ egg Benedict ~ eggs benny | œufs Bénédicte mp ~ œufs bénédictine ~ œuf bénédictine | huevos benedictinos mp | Eier Benedict p | uova alla Benedict fp | ovos Benedict mp | 班尼迪克蛋 | エッグベネディクト | 에그 베네딕트 | بيض بنديكت m
noun | deviled egg/deviled eggs ~ devilled eggs | œuf mimosa/œufs mimosa m ~ œufs farcis | huevo relleno/huevos rellenos m | gefülltes Ei/gefüllte Eier n | uovo ripieno/uova ripiene m | ovo recheado/ovos recheados m | 魔鬼蛋 | デビルドエッグ | 데블드 에그 | بيض محشو m
noun | egg mayonnaise ~ egg mayo | œuf mayonnaise/œufs mayonnaise m ~ œufs mayo ~ œuf mayo | huevos con mayonesa mp | Eier mit Mayonnaise p | uova con maionese fp | ovos com maionese mp | 蛋黄酱鸡蛋 | 卵のマヨネーズ添え | 에그 마요 | بيض بالمايونيز m
noun | frittata/frittatas | frittata/frittatas f | frittata f | Frittata f | frittata/frittate f | frittata f | 意式烘蛋 | フリッタータ | 프리타타 | فريتاتا f
noun | quiche/quiches | quiche/quiches f | quiche f | Quiche/Quiches f | quiche f | quiche/quiches f | 法式咸派 | キッシュ | 키슈 | كيش m
noun | quiche Lorraine | quiche lorraine f | quiche lorraine f | Quiche Lorraine f | quiche lorraine f | quiche Lorraine f | 洛林咸派 | キッシュ・ロレーヌ | 키슈 로렌 | كيش لورين m
# Cheese
noun | cheese/cheeses | fromage/fromages m > au fromage | queso/quesos m | Käse m > Käse- | formaggio/formaggi m > al formaggio | queijo/queijos m | 奶酪 ~ 芝士 ~ 起司 ~ 干酪 ~ 乳酪 | チーズ | 치즈 | جبن/أجبان m
noun | three cheeses ~ three cheese ~ 3 cheese | trois fromages mp > aux trois fromages | tres quesos mp > a los tres quesos | drei Käsesorten p | tre formaggi mp > ai tre formaggi | três queijos mp | 三种奶酪 | 三種のチーズ | 세 가지 치즈 | ثلاثة أجبان m
noun | four cheeses ~ four cheese ~ 4 cheese ~ quattro formaggi | quatre fromages mp > aux quatre fromages ~ 4 fromages | cuatro quesos mp > a los cuatro quesos | vier Käsesorten p ~ Quattro Formaggi | quattro formaggi mp > ai quattro formaggi | quatro queijos mp | 四种奶酪 | 四種のチーズ | 네 가지 치즈 | أربعة أجبان m
noun | cream cheese | fromage à la crème m > au fromage à la crème ~ fromage frais ~ cream cheese | queso crema m | Frischkäse m > Frischkäse- | formaggio cremoso m ~ formaggio spalmabile | queijo creme m | 奶油奶酪 | クリームチーズ | 크림치즈 | جبن كريمي m
noun | goat cheese ~ goat’s cheese ~ chèvre ~ chevre ~ goats cheese | fromage de chèvre m > au chèvre ~ chèvre ~ chèvre frais ~ crottin/crottins ~ crottin de chèvre ~ bûche de chèvre | queso de cabra m | Ziegenkäse m > Ziegenkäse- ~ Ziegenfrischkäse | formaggio di capra m ~ caprino | queijo de cabra m | 山羊奶酪 | シェーブルチーズ | 염소 치즈 | جبن الماعز m
noun | warm goat cheese ~ hot goat cheese | chèvre chaud m | queso de cabra gratinado m | gratinierter Ziegenkäse m ~ warmer Ziegenkäse | caprino caldo m | queijo de cabra gratinado m | 温热山羊奶酪 | 温かいシェーブルチーズ | 따뜻한 염소 치즈 | جبن ماعز ساخن m
noun | goat cheese salad ~ warm goat cheese salad | salade de chèvre chaud f ~ salade chèvre chaud ~ salade de chèvre | ensalada de queso de cabra f | Salat mit Ziegenkäse m | insalata con caprino f | salada de queijo de cabra f | 山羊奶酪沙拉 | シェーブルチーズのサラダ | 염소 치즈 샐러드 | سلطة جبن الماعز f
noun | sheep’s cheese ~ sheep cheese | fromage de brebis m ~ brebis ~ tomme de brebis | queso de oveja m | Schafskäse m | formaggio di pecora m | queijo de ovelha m | 羊奶酪 | 羊乳チーズ | 양젖 치즈 | جبن الغنم m
noun | blue cheese ~ bleu cheese | fromage bleu m > au bleu ~ bleu ~ fromage persillé | queso azul m | Blauschimmelkäse m | formaggio erborinato m ~ formaggio blu | queijo azul m | 蓝纹奶酪 | ブルーチーズ | 블루 치즈 | جبن أزرق m
noun | mozzarella ~ mozzarella cheese ~ fresh mozzarella ~ mozza ~ fior di latte | mozzarella f > à la mozzarella ~ mozza ~ mozzarella fraîche | mozzarella f | Mozzarella m > Mozzarella- | mozzarella f > di mozzarella ~ fior di latte ~ fiordilatte | mozzarela f ~ mozzarella | 马苏里拉奶酪 | モッツァレラ | 모차렐라 | موزاريلا f
noun | buffalo mozzarella ~ mozzarella di bufala | mozzarella di bufala f ~ mozzarella de bufflonne ~ bufala | mozzarella de búfala f | Büffelmozzarella m | mozzarella di bufala f ~ bufala | mozzarela de búfala f | 水牛马苏里拉 | 水牛モッツァレラ | 버팔로 모차렐라 | موزاريلا الجاموس f
noun | burrata | burrata f | burrata f | Burrata f | burrata f | burrata f | 布拉塔奶酪 | ブッラータ | 부라타 | بوراتا f
noun | mozzarella stick/mozzarella sticks ~ cheese stick/cheese sticks | bâtonnet de mozzarella/bâtonnets de mozzarella m ~ bâtonnet de fromage/bâtonnets de fromage | palito de mozzarella/palitos de mozzarella m ~ palitos de queso | Mozzarella-Stick/Mozzarella-Sticks m | bastoncino di mozzarella/bastoncini di mozzarella m | palito de mozzarela/palitos de mozzarela m | 马苏里拉芝士条 | モッツァレラスティック | 모차렐라 스틱 | أصابع موزاريلا f
noun | Parmesan ~ parmesan cheese ~ parmigiano ~ parmigiano reggiano ~ parm ~ parmesean | parmesan m > au parmesan ~ parmigiano | parmesano m > de parmesano ~ queso parmesano | Parmesan m > Parmesan- ~ Parmigiano | parmigiano m > al parmigiano ~ parmigiano reggiano | parmesão m | 帕玛森奶酪 | パルメザンチーズ | 파르메산 치즈 | بارميزان m
noun | Parmesan shavings ~ shaved parmesan ~ parmesan flakes | copeaux de parmesan mp | virutas de parmesano fp ~ lascas de parmesano | Parmesanspäne p ~ gehobelter Parmesan ~ Parmesanhobel | scaglie di parmigiano fp | lascas de parmesão fp | 帕玛森奶酪薄片 | 削りパルメザン | 파르메산 슬라이스 | رقائق بارميزان f
noun | Grana Padano ~ grana | grana padano m ~ grana | grana padano m | Grana Padano m | grana padano m ~ grana | grana padano m | 格拉纳奶酪 | グラナ・パダーノ | 그라나 파다노 | غرانا بادانو m
noun | pecorino ~ pecorino romano | pecorino m ~ pecorino romano | pecorino m | Pecorino m | pecorino m ~ pecorino romano | pecorino m | 佩科里诺奶酪 | ペコリーノ | 페코리노 | بيكورينو m
noun | provolone ~ provolone cheese | provolone m | provolone m | Provolone m | provolone m ~ provola | provolone m | 波萝伏洛奶酪 | プロヴォローネ | 프로볼로네 | بروفولون m
noun | gorgonzola | gorgonzola m > au gorgonzola | gorgonzola m | Gorgonzola m > Gorgonzola- | gorgonzola m > al gorgonzola | gorgonzola m | 戈贡佐拉奶酪 | ゴルゴンゾーラ | 고르곤졸라 | غورغونزولا m
noun | mascarpone | mascarpone m > au mascarpone | mascarpone m | Mascarpone m | mascarpone m | mascarpone m | 马斯卡彭奶酪 | マスカルポーネ | 마스카포네 | ماسكاربوني m
noun | ricotta ~ ricotta cheese | ricotta f > à la ricotta | ricotta f ~ requesón | Ricotta m > Ricotta- | ricotta f > di ricotta | ricota f | 里科塔奶酪 | リコッタ | 리코타 | ريكوتا f
noun | feta ~ feta cheese | feta f > à la feta | feta f ~ queso feta | Feta m > Feta- ~ Fetakäse | feta f | feta m ~ queijo feta | 菲达奶酪 | フェタチーズ | 페타 치즈 | فيتا f
noun | halloumi | halloumi m | halloumi m | Halloumi m > Halloumi- | halloumi m | halloumi m | 哈罗米奶酪 | ハルーミチーズ | 할루미 | حلوم m
noun | paneer | paneer m | paneer m | Paneer m | paneer m | paneer m | 印度奶酪 | パニール | 파니르 | بانير m
noun | cheddar ~ cheddar cheese ~ white cheddar ~ aged cheddar ~ sharp cheddar | cheddar m > au cheddar ~ cheddar fort ~ cheddar vieilli | cheddar m ~ queso cheddar | Cheddar m > Cheddar- | cheddar m | cheddar m | 切达奶酪 | チェダーチーズ | 체다 치즈 | شيدر m
noun | Swiss cheese | fromage suisse m ~ emmental suisse | queso suizo m | Schweizer Käse m | formaggio svizzero m | queijo suíço m | 瑞士奶酪 | スイスチーズ | 스위스 치즈 | جبن سويسري m
noun | American cheese | fromage américain m | queso americano m | amerikanischer Schmelzkäse m | formaggio americano m | queijo americano m | 美式奶酪 | アメリカンチーズ | 아메리칸 치즈 | جبن أمريكي m
noun | processed cheese ~ cheese spread ~ melted cheese | fromage fondu m ~ fromage fondu à tartiner | queso fundido m | Schmelzkäse m | formaggio fuso m | queijo derretido m | 再制干酪 | プロセスチーズ | 가공 치즈 | جبن مطبوخ m
noun | cheese sauce ~ nacho cheese ~ queso ~ cheese dip | sauce au fromage f ~ sauce fromagère ~ sauce au fromage fondu | salsa de queso f | Käsesoße f ~ Käsesauce | salsa al formaggio f ~ crema di formaggio | molho de queijo m | 芝士酱 | チーズソース | 치즈 소스 | صلصة الجبن f
noun | cheese curds ~ curds ~ cheese curd | fromage en grains m ~ cheddar en grains ~ fromage frais en grains | cuajada de queso f ~ queso en grano | Käsebruch m | cagliata di formaggio f | coalhada de queijo f | 奶酪凝块 | チーズカード | 치즈 커드 | خثارة الجبن f
noun | cottage cheese | fromage cottage m | queso cottage m | Hüttenkäse m ~ körniger Frischkäse | fiocchi di latte mp | queijo cottage m | 茅屋奶酪 | カッテージチーズ | 코티지 치즈 | جبن قريش m
noun | quark ~ curd cheese ~ fromage blanc | fromage blanc m | queso fresco batido m | Quark m > Quark- ~ Topfen | quark m | queijo quark m | 夸克奶酪 | クワルク | 크바르크 | جبن كوارك m
noun | Brie ~ brie cheese | brie m > au brie ~ fromage brie | brie m ~ queso brie | Brie m ~ Briekäse | brie m ~ formaggio brie | brie m ~ queijo brie | 布里奶酪 | ブリーチーズ | 브리 치즈 | جبن بري m
noun | Camembert | camembert m > au camembert | camembert m | Camembert m > Camembert- | camembert m | camembert m | 卡芒贝尔奶酪 | カマンベール | 카망베르 | كاممبير m
noun | Gruyère ~ gruyere ~ Gruyère cheese ~ gruyere cheese | gruyère m > au gruyère | gruyer m ~ gruyère | Gruyère m ~ Greyerzer | gruyère m ~ groviera | gruyère m | 格鲁耶尔奶酪 | グリュイエール | 그뤼에르 | غرويير m
noun | Emmental ~ emmenthal ~ emmentaler | emmental m > à l’emmental | emmental m | Emmentaler m | emmental m ~ emmenthal | emmental m | 埃曼塔尔奶酪 | エメンタール | 에멘탈 | إيمنتال m
noun | raclette ~ raclette cheese | raclette f ~ fromage à raclette | raclette f | Raclette n > Raclette- | raclette f | raclette f | 拉克雷特奶酪 | ラクレット | 라클렛 | راكليت m
noun | Comté ~ comte | comté m > au comté | comté m | Comté m | comté m | comté m | 孔泰奶酪 | コンテチーズ | 콩테 | كونتيه m
noun | Roquefort | roquefort m > au roquefort | roquefort m | Roquefort m | roquefort m | roquefort m | 洛克福奶酪 | ロックフォール | 로크포르 | روكفور m
noun | Cantal | cantal m | cantal m | Cantal m | cantal m | cantal m | 康塔尔奶酪 | カンタル | 캉탈 | كانتال m
noun | Reblochon | reblochon m | reblochon m | Reblochon m | reblochon m | reblochon m | 瑞布罗申奶酪 | ルブロション | 르블로숑 | ريبلوشون m
noun | Munster | munster m | munster m | Munster m ~ Münsterkäse | munster m | munster m | 芒斯特奶酪 | マンステール | 문스터 | مونستر m
noun | Manchego | manchego m | manchego m ~ queso manchego | Manchego m | manchego m | manchego m | 曼彻格奶酪 | マンチェゴ | 만체고 | مانتشيغو m
noun | gouda ~ smoked gouda | gouda m ~ gouda fumé | gouda m | Gouda m | gouda m | gouda m | 高达奶酪 | ゴーダチーズ | 고다 치즈 | غودا m
noun | Monterey Jack ~ jack cheese | Monterey Jack m | Monterey Jack m | Monterey Jack m | Monterey Jack m | Monterey Jack m | 蒙特利杰克奶酪 | モントレージャック | 몬터레이 잭 | مونتيري جاك m
noun | Oka ~ Oka cheese | fromage Oka m ~ Oka | queso Oka m | Oka-Käse m | formaggio Oka m | queijo Oka m | 奥卡奶酪 | オカチーズ | 오카 치즈 | جبن أوكا m
noun | scamorza ~ smoked scamorza | scamorza f ~ scamorza fumée | scamorza f | Scamorza m | scamorza f ~ scamorza affumicata | scamorza f | 斯卡莫扎奶酪 | スカモルツァ | 스카모르차 | سكامورزا f
noun | stracciatella ~ stracciatella cheese | stracciatella f | stracciatella f | Stracciatella f | stracciatella f | stracciatella f | 斯特拉恰特拉 | ストラッチャテッラ | 스트라차텔라 | ستراتشاتيلا f
noun | taleggio | taleggio m | taleggio m | Taleggio m | taleggio m | taleggio m | 塔雷吉欧奶酪 | タレッジョ | 탈레조 | تاليجيو m
noun | fontina | fontina f | fontina f | Fontina m | fontina f | fontina f | 芳提娜奶酪 | フォンティーナ | 폰티나 | فونتينا f
noun | Tête de Moine ~ tête-de-moine | tête de moine f | tête de moine f | Tête de Moine m | tête de moine f | tête de moine f | 修士头奶酪 | テット・ド・モワンヌ | 테트 드 무안 | تيت دو موان m
noun | aged cheese ~ aged cheeses ~ mature cheese/mature cheeses | fromage affiné/fromages affinés m | queso curado/quesos curados m | gereifter Käse m | formaggio stagionato/formaggi stagionati m | queijo curado/queijos curados m | 熟成奶酪 | 熟成チーズ | 숙성 치즈 | جبن معتق m
noun | grilled cheese ~ grilled cheese sandwich/grilled cheese sandwiches | sandwich au fromage fondant m ~ grilled cheese | sándwich de queso fundido m | gegrilltes Käsesandwich n | toast al formaggio m | tosta de queijo f | 烤芝士三明治 | グリルドチーズ | 그릴드 치즈 | ساندويتش جبن مشوي m
noun | cheese board/cheese boards ~ cheese platter/cheese platters ~ cheese plate/cheese plates ~ selection of cheeses ~ cheese selection | plateau de fromages/plateaux de fromages m ~ assiette de fromages ~ planche de fromages ~ ardoise de fromages ~ sélection de fromages | tabla de quesos/tablas de quesos f ~ selección de quesos | Käseplatte/Käseplatten f ~ Käseauswahl | tagliere di formaggi/taglieri di formaggi m ~ selezione di formaggi | tábua de queijos/tábuas de queijos f ~ seleção de queijos | 奶酪拼盘 | チーズの盛り合わせ | 치즈 플레이트 | طبق أجبان m
noun | fondue ~ cheese fondue | fondue/fondues f ~ fondue au fromage | fondue f | Fondue/Fondues n ~ Käsefondue | fonduta f ~ fondue | fondue m | 奶酪火锅 | チーズフォンデュ ~ フォンデュ | 퐁뒤 ~ 퐁듀 | فوندو m
noun | rarebit ~ Welsh rarebit | welsh m | tostada galesa f | Welsh Rarebit n | welsh rarebit m | torrada galesa f | 威尔士干酪吐司 | ウェルシュ・レアビット | 웰시 래빗 | خبز ويلزي بالجبن m
noun | tartiflette | tartiflette f | tartiflette f | Tartiflette f ~ Kartoffel-Käse-Gratin | tartiflette f | tartiflette f | 奶酪焗土豆 | タルティフレット | 타르티플레트 | تارتيفليت f
noun | Stilton | stilton m | queso Stilton m ~ Stilton | Stilton m > Stilton- | stilton m | queijo Stilton m ~ Stilton | 斯蒂尔顿蓝纹奶酪 | スティルトンチーズ | 스틸턴 치즈 | جبن ستيلتون m
noun | pepper jack ~ pepper jack cheese | fromage pepper jack m ~ pepper jack | queso pepper jack m ~ pepper jack | Pepper-Jack-Käse m ~ Pepper Jack | formaggio pepper jack m ~ pepper jack | queijo pepper jack m ~ pepper jack | 胡椒杰克奶酪 | ペッパージャックチーズ | 페퍼잭 치즈 | جبن بيبر جاك m
noun | clotted cream | crème caillée f ~ crème épaisse anglaise ~ clotted cream | nata cuajada f ~ clotted cream | Clotted Cream f | clotted cream f | natas coalhadas fp ~ clotted cream | 凝脂奶油 | クロテッドクリーム | 클로티드 크림 | قشطة إنجليزية f
noun | Alpine cheese | fromage d’alpage m > au fromage d’alpage | queso alpino m ~ queso de los Alpes | Alpkäse m ~ Bergkäse ~ Almkäse | formaggio d’alpeggio m ~ formaggio di malga | queijo alpino m | 高山奶酪 | 高山チーズ | 알프스 치즈 | جبن الألب m
noun | goat’s curd ~ goat curd | caillé de chèvre m | cuajada de cabra f | Ziegenfrischkäse m | cagliata di capra f | coalhada de cabra f | 山羊凝乳 | ヤギのカード | 염소 커드 | خثارة الماعز f
`;
