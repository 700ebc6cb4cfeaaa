/** Fish, shellfish and what comes from the sea. */
export const FISH = `
noun | fish | poisson/poissons m > de poisson | pescado/pescados m | Fisch/Fische m > Fisch- | pesce/pesci m > di pesce | peixe/peixes m | 鱼 | 魚 | 생선 | سمك/أسماك m
noun | white fish | poisson blanc m | pescado blanco m | Weißfisch m | pesce bianco m | peixe branco m | 白肉鱼 | 白身魚 | 흰살 생선 | سمك أبيض m
noun | seafood | fruits de mer mp > aux fruits de mer | mariscos mp ~ marisco | Meeresfrüchte p > Meeresfrüchte- | frutti di mare mp > ai frutti di mare | marisco m ~ frutos do mar | 海鲜 | シーフード | 해산물 | مأكولات بحرية f
noun | seafood platter/seafood platters | plateau de fruits de mer/plateaux de fruits de mer m ~ assiette de fruits de mer | mariscada f ~ fuente de mariscos | Meeresfrüchteplatte/Meeresfrüchteplatten f | piatto di frutti di mare/piatti di frutti di mare m | mariscada f | 海鲜拼盘 | 海の幸の盛り合わせ | 해산물 모둠 | طبق مأكولات بحرية m
noun | shellfish | crustacés et mollusques mp ~ coquillages et crustacés ~ crustacés et coquillages | crustáceos y moluscos mp ~ moluscos y crustáceos | Schalentiere p ~ Krusten- und Schalentiere ~ Schalen- und Krustentiere | crostacei e molluschi mp ~ molluschi e crostacei | crustáceos e moluscos mp ~ moluscos e crustáceos | 甲壳贝类 ~ 贝壳类海鲜 | 甲殻類と貝類 | 갑각류와 조개류 | محار وقشريات m
noun | salmon | saumon/saumons m > au saumon | salmón m | Lachs m > Lachs- | salmone m > al salmone | salmão m | 三文鱼 | サーモン | 연어 | سلمون m
noun | smoked salmon ~ lox | saumon fumé m > au saumon fumé | salmón ahumado m | Räucherlachs m > Räucherlachs- | salmone affumicato m > al salmone affumicato | salmão fumado m | 烟熏三文鱼 | スモークサーモン | 훈제 연어 | سلمون مدخن m
noun | gravlax ~ gravad lax | gravlax m ~ saumon gravlax | gravlax m ~ salmón marinado | Graved Lachs m | gravlax m ~ salmone marinato | gravlax m | 腌三文鱼 | グラブラックス | 그라블락스 | غرافلاكس m
noun | salmon tartare | tartare de saumon m | tartar de salmón m | Lachstatar n | tartare di salmone f | tártaro de salmão m | 鞑靼三文鱼 | サーモンのタルタル | 연어 타르타르 | تارتار السلمون m
noun | tuna | thon m > au thon | atún m | Thunfisch m > Thunfisch- | tonno m > al tonno | atum m | 金枪鱼 | ツナ | 참치 | تونة f
noun | tuna tartare | tartare de thon m | tartar de atún m | Thunfischtatar n | tartare di tonno f | tártaro de atum m | 鞑靼金枪鱼 | マグロのタルタル | 참치 타르타르 | تارتار التونة m
noun | cod ~ codfish | cabillaud m > de cabillaud ~ morue fraîche | bacalao fresco m | Kabeljau m > Kabeljau- ~ Dorsch | merluzzo m > di merluzzo | bacalhau fresco m | 鳕鱼 | タラ | 대구 | سمك القد m
noun | salt cod ~ baccalà | morue m > de morue ~ morue salée | bacalao salado m | Stockfisch m | baccalà m | bacalhau m | 咸鳕鱼 | 塩漬けタラ | 염장 대구 | قد مملح m
noun | haddock | aiglefin m ~ églefin ~ haddock | eglefino m | Schellfisch m | eglefino m | arinca f | 黑线鳕 | ハドック | 해덕 | حدوق m
noun | halibut | flétan m > de flétan | fletán m ~ halibut | Heilbutt m > Heilbutt- | ippoglosso m ~ halibut | alabote m | 大比目鱼 | オヒョウ | 넙치 | هلبوت m
noun | hake/hakes | merlu m > de merlu ~ colin ~ merluchon | merluza f | Seehecht m | nasello m > di nasello | pescada f | 无须鳕 | メルルーサ | 메를루사 | نازلي m
noun | pollock ~ saithe | lieu m ~ lieu jaune ~ lieu noir ~ goberge | abadejo m | Seelachs m | pollack m | escamudo m | 狭鳕 | スケトウダラ | 명태 | بولوك m
noun | sole | sole/soles f | lenguado m | Seezunge/Seezungen f | sogliola/sogliole f | linguado m | 龙利鱼 | 舌平目 | 혀가자미 | سمك موسى m
noun | turbot | turbot m > de turbot | rodaballo m | Steinbutt m | rombo m | pregado m | 多宝鱼 | イシビラメ | 터봇 | ترس m
noun | plaice ~ flounder | carrelet m ~ plie | platija f | Scholle/Schollen f | platessa f | solha f | 鲽鱼 | カレイ | 가자미 | سمك البلايس m
noun | sea bass ~ branzino ~ seabass ~ bass | bar m > de bar ~ loup de mer ~ loup | lubina f ~ róbalo | Wolfsbarsch m ~ Loup de Mer | branzino m > di branzino ~ spigola | robalo m | 鲈鱼 | スズキ | 농어 | قاروص m
noun | sea bream ~ bream ~ dorade ~ dorado | daurade/daurades f ~ dorade | dorada f ~ besugo | Dorade f ~ Goldbrasse | orata f | dourada f | 鲷鱼 | 鯛 | 도미 | دنيس m
noun | red snapper ~ snapper | vivaneau m | pargo rojo m ~ huachinango | Red Snapper m | dentice rosso m | pargo m | 红鲷鱼 | フエダイ | 적도미 | سمك النهاش m
noun | red mullet ~ mullet | rouget m ~ rouget barbet | salmonete m | Rotbarbe/Rotbarben f | triglia/triglie f | salmonete m | 红鲻鱼 | ヒメジ | 붉은 숭어 | سلطان إبراهيم m
noun | monkfish | lotte f ~ lotte de mer | rape m | Seeteufel m | coda di rospo f ~ rana pescatrice | tamboril m | 安康鱼 | アンコウ | 아귀 | سمك أبو الشص m
noun | swordfish | espadon m > d’espadon | pez espada m | Schwertfisch m | pesce spada m | espadarte m | 剑鱼 | メカジキ | 황새치 | أبو سيف m
noun | trout | truite/truites f | trucha f | Forelle/Forellen f > Forellen- | trota f | truta f | 鳟鱼 | マス | 송어 | تروتة f
noun | smoked trout | truite fumée f | trucha ahumada f | Räucherforelle f | trota affumicata f | truta fumada f | 烟熏鳟鱼 | スモークトラウト | 훈제 송어 | تروتة مدخنة f
noun | arctic char ~ char | omble chevalier m | trucha ártica f ~ salvelino | Saibling m | salmerino m | salvelino m | 北极红点鲑 | アルプスイワナ | 북극 곤들매기 | شار قطبي m
noun | pike-perch ~ zander ~ walleye ~ pickerel | sandre m ~ doré | lucioperca f | Zander m > Zander- | luccioperca m | lucioperca f | 梭鲈 | ザンダー | 잔더 | سمك الزندر m
noun | perch | perche f | perca f | Barsch m ~ Egli | pesce persico m ~ persico | perca f | 河鲈 | パーチ | 퍼치 | فرخ m
noun | carp | carpe f | carpa f | Karpfen m | carpa f | carpa f | 鲤鱼 | 鯉 | 잉어 | شبوط m
noun | catfish | barbue f ~ poisson-chat | pez gato m ~ bagre | Wels m | pesce gatto m | peixe-gato m | 鲶鱼 | ナマズ | 메기 | سلور m
noun | tilapia | tilapia m | tilapia f | Tilapia m | tilapia f | tilápia f | 罗非鱼 | ティラピア | 틸라피아 | بلطي m
noun | mahi-mahi ~ mahi mahi | mahi-mahi m ~ coryphène | mahi-mahi m ~ lampuga | Mahi-Mahi m | lampuga f ~ mahi-mahi | mahi-mahi m ~ dourado-do-mar | 鬼头刀鱼 | シイラ | 만새기 | ماهي ماهي m
noun | grouper | mérou m | mero m | Zackenbarsch m | cernia f | garoupa f ~ mero | 石斑鱼 | ハタ | 그루퍼 | هامور m
noun | mackerel | maquereau/maquereaux m | caballa f | Makrele/Makrelen f > Makrelen- | sgombro/sgombri m | cavala f | 鲭鱼 | サバ | 고등어 | ماكريل m
noun | sardine/sardines | sardine/sardines f > aux sardines | sardina/sardinas f | Sardine/Sardinen f | sarda/sarde f ~ sardina/sardine | sardinha/sardinhas f | 沙丁鱼 | イワシ | 정어리 | سردين m
noun | anchovy/anchovies ~ white anchovy/white anchovies ~ anchovies fillets | anchois m > aux anchois ~ filets d’anchois | anchoa/anchoas f ~ boquerón/boquerones | Sardelle/Sardellen f > Sardellen- ~ Anchovis | acciuga/acciughe f ~ alice/alici | anchova/anchovas f | 凤尾鱼 | アンチョビ | 앤초비 | أنشوجة f
noun | herring/herrings | hareng/harengs m | arenque/arenques m | Hering/Heringe m > Herings- | aringa/aringhe f | arenque/arenques m | 鲱鱼 | ニシン | 청어 | رنجة f
noun | pickled herring/pickled herrings ~ soused herring ~ matjes ~ rollmops | hareng mariné/harengs marinés m ~ rollmops ~ matjes | arenque en vinagre/arenques en vinagre m ~ arenque encurtido ~ arenque marinado | eingelegter Hering/eingelegte Heringe m ~ Matjes ~ Bismarckhering ~ Rollmops | aringa marinata/aringhe marinate f | arenque em conserva/arenques em conserva m ~ arenque marinado | 腌鲱鱼 | ニシンの酢漬け | 청어 절임 | رنجة مخللة f
noun | eel/eels | anguille/anguilles f > d’anguille | anguila/anguilas f | Aal/Aale m > Aal- | anguilla/anguille f | enguia/enguias f | 鳗鱼 | うなぎ | 장어 | أنقليس m
noun | smoked eel | anguille fumée f | anguila ahumada f | Räucheraal m ~ geräucherter Aal | anguilla affumicata f | enguia fumada f | 熏鳗鱼 | 燻製うなぎ | 훈제 장어 | أنقليس مدخن m
noun | unagi ~ unagi kabayaki ~ grilled eel | unagi m ~ anguille grillée | unagi m | Unagi m | unagi m | unagi m | 蒲烧鳗鱼 | うなぎの蒲焼き | 장어구이 | أوناغي m
noun | skate ~ ray | raie f ~ aile de raie | raya f | Rochen m | razza f | raia f | 鳐鱼 | エイ | 가오리 | سمك الراي m
noun | whitebait ~ smelt/smelts ~ small fried fish | éperlan/éperlans m ~ friture de poissons ~ petite friture | pescaíto frito m ~ pescadito | kleine frittierte Fische p | fritturina di pesce f ~ bianchetti | peixinhos fritos mp | 炸小鱼 | 小魚のフライ | 작은 생선 튀김 | سمك صغير مقلي m
noun | fish fillet/fish fillets ~ fillet of fish | filet de poisson/filets de poisson m | filete de pescado/filetes de pescado m | Fischfilet/Fischfilets n | filetto di pesce/filetti di pesce m | filete de peixe/filetes de peixe m | 鱼柳 | 魚の切り身 | 생선 필레 | فيليه سمك m
noun | fish cake/fish cakes ~ fishcake/fishcakes | croquette de poisson/croquettes de poisson f ~ galette de poisson | pastel de pescado/pasteles de pescado m | Fischfrikadelle/Fischfrikadellen f | polpetta di pesce/polpette di pesce f | pastel de peixe/pastéis de peixe m | 鱼饼 | フィッシュケーキ | 피시 케이크 | كعكة سمك/كعكات سمك f
noun | fish stick/fish sticks ~ fish finger/fish fingers | bâtonnet de poisson/bâtonnets de poisson m | palito de pescado/palitos de pescado m | Fischstäbchen/Fischstäbchen n | bastoncino di pesce/bastoncini di pesce m | douradinho/douradinhos m | 炸鱼条 | フィッシュスティック | 피시 스틱 | أصابع سمك f
noun | fish soup | soupe de poisson f ~ soupe de poissons | sopa de pescado f | Fischsuppe/Fischsuppen f | zuppa di pesce f | sopa de peixe f | 鱼汤 | 魚のスープ | 생선 수프 | شوربة سمك f
noun | shrimp/shrimps ~ prawn/prawns ~ tiger shrimp/tiger shrimps ~ king prawn/king prawns ~ tiger prawn/tiger prawns ~ gambas ~ gamba | crevette/crevettes f > aux crevettes ~ gamba/gambas | gamba/gambas f ~ camarón/camarones ~ langostino/langostinos | Garnele/Garnelen f > Garnelen- ~ Krabbe/Krabben ~ Shrimps ~ Riesengarnele/Riesengarnelen ~ Scampi | gambero/gamberi m > ai gamberi ~ gamberetto/gamberetti ~ mazzancolla/mazzancolle | camarão/camarões m ~ gamba/gambas | 虾 | エビ | 새우 | روبيان m
noun | shrimp cocktail ~ prawn cocktail | cocktail de crevettes m | cóctel de gambas m ~ cóctel de camarones | Krabbencocktail m ~ Garnelencocktail ~ Shrimpscocktail | cocktail di gamberi m | cocktail de camarão m | 鲜虾盅 | シュリンプカクテル | 새우 칵테일 | كوكتيل روبيان m
noun | coconut shrimp | crevettes à la noix de coco fp ~ crevettes coco | camarones al coco mp | Kokosgarnelen p | gamberi al cocco mp | camarão com coco m | 椰香虾 | ココナッツシュリンプ | 코코넛 새우 | روبيان بجوز الهند m
noun | langoustine/langoustines ~ scampi ~ Dublin Bay prawns | langoustine/langoustines f | cigala/cigalas f | Kaisergranat m ~ Langustine/Langustinen | scampo/scampi m | lagostim/lagostins m | 海螯虾 | 手長エビ | 랑구스틴 | لانغوستين m
noun | crayfish ~ crawfish | écrevisse/écrevisses f | cangrejo de río/cangrejos de río m | Flusskrebs/Flusskrebse m | gambero di fiume/gamberi di fiume m | lagostim de rio/lagostins de rio m | 小龙虾 | ザリガニ | 가재 | جراد البحر m
noun | lobster/lobsters | homard/homards m > de homard | bogavante/bogavantes m | Hummer/Hummer m > Hummer- | astice/astici m | lavagante/lavagantes m | 龙虾 | ロブスター | 랍스터 | كركند m
noun | lobster bisque | bisque de homard f | bisque de bogavante f ~ crema de bogavante | Hummerbisque f ~ Hummersuppe | bisque di astice f | bisque de lavagante f | 龙虾浓汤 | ロブスタービスク | 랍스터 비스크 | بيسك الكركند m
noun | lobster roll/lobster rolls ~ guédille | guédille au homard/guédilles au homard f ~ lobster roll | sándwich de bogavante m ~ lobster roll | Hummerbrötchen/Hummerbrötchen n | lobster roll m ~ panino all’astice | sanduíche de lavagante f | 龙虾卷 | ロブスターロール | 랍스터 롤 | ساندويتش الكركند m
noun | lobster tail/lobster tails | queue de homard/queues de homard f | cola de bogavante/colas de bogavante f | Hummerschwanz/Hummerschwänze m | coda d’astice/code d’astice f | cauda de lavagante/caudas de lavagante f | 龙虾尾 | ロブスターテール | 랍스터 테일 | ذيل كركند m
noun | spiny lobster ~ rock lobster | langouste/langoustes f | langosta/langostas f | Languste/Langusten f | aragosta/aragoste f | lagosta/lagostas f | 岩龙虾 | 伊勢エビ | 닭새우 | جراد بحر شوكي m
noun | crab/crabs ~ crab meat ~ crabmeat ~ lump crab ~ snow crab ~ king crab ~ Dungeness crab | crabe/crabes m > au crabe ~ chair de crabe ~ crabe des neiges | cangrejo/cangrejos m ~ carne de cangrejo ~ centollo ~ buey de mar | Krebsfleisch n > Krebsfleisch- ~ Taschenkrebs/Taschenkrebse ~ Königskrabbe/Königskrabben | granchio/granchi m > di granchio ~ polpa di granchio | caranguejo/caranguejos m ~ sapateira | 螃蟹 | カニ | 게살 | سلطعون m
noun | crab cake/crab cakes | croquette de crabe/croquettes de crabe f ~ galette de crabe | pastel de cangrejo/pasteles de cangrejo m ~ croqueta de cangrejo | Krabbenküchlein/Krabbenküchlein n ~ Crab Cakes | tortino di granchio/tortini di granchio m | bolinho de caranguejo/bolinhos de caranguejo m | 蟹肉饼 | クラブケーキ | 크랩 케이크 | كعكة سلطعون/كعكات سلطعون f
noun | surimi ~ imitation crab ~ crab stick/crab sticks ~ kani | surimi m ~ goberge à saveur de crabe | surimi m ~ palitos de cangrejo | Surimi n ~ Krebsfleischimitat | surimi m | surimi m ~ delícias do mar | 蟹棒 | カニカマ | 맛살 | سوريمي m
noun | soft-shell crab/soft-shell crabs ~ soft shell crab | crabe à carapace molle/crabes à carapace molle m ~ crabe mou | cangrejo de concha blanda m | Butterkrebs/Butterkrebse m ~ Softshell-Krabbe | granchio in moeca m ~ moeche | caranguejo de casca mole m | 软壳蟹 | ソフトシェルクラブ | 소프트쉘 크랩 | سلطعون طري القشرة m
noun | mussel/mussels ~ blue mussels ~ PEI mussels | moule/moules f > aux moules | mejillón/mejillones m | Miesmuschel/Miesmuscheln f ~ Muscheln | cozza/cozze f | mexilhão/mexilhões m | 青口贝 | ムール貝 | 홍합 | بلح البحر m
noun | clam/clams ~ littleneck clams ~ vongole | palourde/palourdes f > aux palourdes ~ vongole | almeja/almejas f | Venusmuschel/Venusmuscheln f ~ Vongole | vongola/vongole f | amêijoa/amêijoas f | 蛤蜊 | アサリ | 조개 | محار صغير m
noun | clam chowder ~ New England clam chowder | chaudrée de palourdes f | sopa de almejas f ~ crema de almejas | Clam Chowder f ~ Venusmuschelsuppe | zuppa di vongole f ~ clam chowder | sopa cremosa de amêijoas f | 蛤蜊浓汤 | クラムチャウダー | 클램 차우더 | شوربة المحار f
noun | broth/broths ~ stock ~ bouillon ~ consommé/consommés | bouillon/bouillons m ~ consommé/consommés | caldo/caldos m ~ consomé | Brühe/Brühen f > Brüh- ~ Bouillon/Bouillons ~ Kraftbrühe | brodo/brodi m > in brodo ~ consommé | caldo/caldos m ~ consommé | 高汤 | ブイヨン | 육수 | مرق m
noun | beef broth ~ beef stock ~ beef bouillon ~ beef consommé | bouillon de bœuf m ~ consommé de bœuf | caldo de ternera m ~ caldo de res | Rinderbrühe f ~ Rindsbouillon ~ Rinderkraftbrühe | brodo di manzo m | caldo de carne m | 牛肉清汤 | ビーフブイヨン | 소고기 육수 | مرق لحم البقر m
noun | seafood chowder | chaudrée de fruits de mer f | sopa cremosa de mariscos f | Meeresfrüchte-Chowder f ~ sämige Fischsuppe | chowder di mare f | sopa cremosa de marisco f | 海鲜浓汤 | シーフードチャウダー | 해물 차우더 | شوربة مأكولات بحرية f
noun | oyster/oysters ~ fresh oysters | huître/huîtres f | ostra/ostras f | Auster/Austern f > Austern- | ostrica/ostriche f | ostra/ostras f | 生蚝 | 牡蠣 | 굴 | محار m
noun | scallop/scallops ~ sea scallop/sea scallops ~ bay scallops ~ diver scallops | pétoncle/pétoncles m ~ noix de Saint-Jacques ~ Saint-Jacques ~ coquille Saint-Jacques ~ coquilles Saint-Jacques ~ st jacques | vieira/vieiras f | Jakobsmuschel/Jakobsmuscheln f | capasanta/capesante f | vieira/vieiras f | 扇贝 | ホタテ | 가리비 | إسكالوب بحري m
noun | cockle/cockles | coque/coques f | berberecho/berberechos m | Herzmuschel/Herzmuscheln f | cuore di mare/cuori di mare m | berbigão/berbigões m | 鸟蛤 | ザル貝 | 꼬막 | كوكل m
noun | razor clam/razor clams | couteau/couteaux m | navaja/navajas f | Schwertmuschel/Schwertmuscheln f | cannolicchio/cannolicchi m | lingueirão/lingueirões m | 蛏子 | マテ貝 | 맛조개 | محار موسي m
noun | whelk/whelks | bulot/bulots m | bocina/bocinas f | Wellhornschnecke/Wellhornschnecken f | buccino/buccini m | búzio/búzios m | 蛾螺 | ツブ貝 | 골뱅이 | حلزون بحري m
noun | snail/snails ~ escargot/escargots | escargot/escargots m | caracol/caracoles m | Schnecke/Schnecken f ~ Weinbergschnecke/Weinbergschnecken | lumaca/lumache f | caracol/caracóis m | 法式焗蜗牛 | エスカルゴ | 에스카르고 | حلزون/حلزونات m
noun | frog leg/frog legs ~ frogs’ legs | cuisse de grenouille/cuisses de grenouille f | anca de rana/ancas de rana f | Froschschenkel/Froschschenkel m | coscia di rana/cosce di rana f | perna de rã/pernas de rã f | 田鸡腿 | カエルの脚 | 개구리 다리 | أرجل ضفادع f
noun | squid | calmar/calmars m > de calmar ~ encornet/encornets ~ calamar/calamars | calamar/calamares m ~ chipirón/chipirones | Tintenfisch/Tintenfische m ~ Kalmar | calamaro/calamari m ~ totano/totani | lula/lulas f | 鱿鱼 | イカ | 오징어 | حبار m
noun | fried calamari ~ calamari ~ calamari rings ~ crispy calamari | calmars frits mp ~ calamars frits ~ calamars à la romaine ~ friture de calamars ~ beignets de calamars | calamares fritos mp ~ calamares a la romana ~ rabas | frittierte Calamari p ~ Calamari ~ Tintenfischringe | calamari fritti mp ~ anelli di calamari | lulas fritas fp ~ anéis de lula | 炸鱿鱼圈 | イカフライ | 칼라마리 | كاليماري m
noun | cuttlefish | seiche/seiches f | sepia/sepias f ~ choco/chocos | Sepia f | seppia/seppie f | choco/chocos m | 墨鱼 | コウイカ | 갑오징어 | سبيدج m
noun | octopus | poulpe/poulpes m > de poulpe ~ pieuvre/pieuvres | pulpo m | Oktopus m > Oktopus- ~ Krake ~ Pulpo | polpo m > di polpo ~ polipo | polvo m | 章鱼 | タコ | 문어 | أخطبوط m
noun | squid ink ~ cuttlefish ink | encre de seiche f > à l’encre de seiche | tinta de calamar f | Sepiatinte f > Sepia- | nero di seppia m > al nero di seppia | tinta de lula f ~ tinta de choco | 墨鱼汁 | イカスミ | 오징어 먹물 | حبر الحبار m
noun | caviar | caviar m | caviar m | Kaviar m > Kaviar- | caviale m | caviar m | 鱼子酱 | キャビア | 캐비아 | كافيار m
noun | roe ~ fish roe | œufs de poisson mp | huevas fp ~ hueva | Fischrogen m ~ Rogen | uova di pesce fp | ovas fp ~ ovas de peixe | 鱼籽 | 魚卵 | 어란 | بطارخ السمك fp
noun | salmon roe ~ ikura ~ salmon caviar | œufs de saumon mp ~ ikura ~ caviar de saumon | huevas de salmón fp ~ ikura | Lachskaviar m ~ Lachsrogen ~ Ikura | uova di salmone fp ~ ikura | ovas de salmão fp ~ ikura | 三文鱼籽 | イクラ | 연어알 | بيض السلمون m
noun | flying fish roe ~ tobiko ~ masago | œufs de poisson volant mp ~ tobiko ~ masago | huevas de pez volador fp ~ tobiko ~ masago | Fliegenfischrogen m ~ Tobiko ~ Masago | uova di pesce volante fp ~ tobiko ~ masago | ovas de peixe-voador fp ~ tobiko ~ masago | 飞鱼籽 | とびこ | 날치알 | بيض السمك الطائر m
noun | taramasalata ~ tarama | tarama m | taramasalata f | Taramas n | taramosalata f | taramasalata f | 鱼籽酱沙拉 | タラモサラタ | 타라모살라타 | تاراماسالاتا f
noun | bottarga | poutargue f ~ boutargue | botarga f ~ huevas de mújol | Bottarga f | bottarga f | butarga f | 乌鱼子 | ボッタルガ | 보타르가 | بطارخ مجففة f
noun | ceviche | ceviche m | ceviche m ~ cebiche | Ceviche n | ceviche m | ceviche m | 酸橘汁腌鱼 | セビチェ | 세비체 | سيفيتشي m
noun | sashimi | sashimi m | sashimi m | Sashimi n | sashimi m | sashimi m | 刺身 | 刺身 | 사시미 | ساشيمي m
noun | sushi | sushi/sushis m | sushi m | Sushi n > Sushi- | sushi m | sushi m | 寿司 | 寿司 | 스시 | سوشي m
noun | maki ~ maki roll/maki rolls ~ sushi roll/sushi rolls | maki/makis m ~ rouleau maki | maki/makis m | Maki/Maki m ~ Maki-Rolle/Maki-Rollen | maki m | maki/makis m | 寿司卷 | 巻き寿司 | 마키 | ماكي m
noun | nigiri | nigiri/nigiris m | nigiri/nigiris m | Nigiri/Nigiri n | nigiri m | nigiri/nigiris m | 握寿司 | 握り寿司 | 니기리 | نيغيري m
noun | California roll/California rolls | california roll/california rolls m ~ california/californias | california roll m | California Roll f | california roll m | california roll m | 加州卷 | カリフォルニアロール | 캘리포니아 롤 | كاليفورنيا رول m
noun | poke bowl/poke bowls ~ poke ~ poké | poké bowl/poké bowls m ~ poké/pokés | poke/pokes m | Poke-Bowl/Poke-Bowls f ~ Poké | poke bowl f ~ poke | poke/pokes m | 夏威夷拌饭 | ポケボウル | 포케 볼 | بوكي بول m
noun | tempura | tempura m > tempura | tempura f | Tempura n | tempura f | tempura f | 天妇罗 | 天ぷら | 덴푸라 | تيمبورا f
noun | shrimp tempura ~ prawn tempura ~ tempura shrimp ~ tempura prawns | tempura de crevettes m ~ crevettes tempura ~ crevettes en tempura | tempura de gambas f ~ langostinos en tempura ~ gambas en tempura | Garnelen-Tempura n ~ Tempura-Garnelen | tempura di gamberi f ~ gamberi in tempura | tempura de camarão f ~ camarão em tempura | 天妇罗虾 | 海老天ぷら | 새우튀김 | تيمبورا الروبيان f
noun | seaweed ~ nori ~ wakame | algue/algues f > d’algues ~ nori ~ wakamé ~ wakame | alga/algas f ~ nori ~ wakame | Algen p > Algen- ~ Nori ~ Wakame | alga/alghe f ~ nori ~ wakame | alga/algas f ~ nori ~ wakame | 海藻 | 海藻 | 해조류 | أعشاب بحرية f
noun | seaweed salad | salade d’algues f ~ salade wakamé | ensalada de algas f | Algensalat m ~ Wakame-Salat | insalata di alghe f | salada de algas f | 海藻沙拉 | 海藻サラダ | 해초 샐러드 | سلطة أعشاب بحرية f
noun | tuna salad | salade de thon f ~ salade au thon | ensalada de atún f | Thunfischsalat m | insalata di tonno f | salada de atum f | 金枪鱼沙拉 | ツナサラダ | 참치 샐러드 | سلطة تونة f
noun | accra/accras ~ cod fritter/cod fritters | accra/accras m ~ accras de morue | buñuelo de bacalao/buñuelos de bacalao m | Stockfischkrapfen/Stockfischkrapfen m | frittella di baccalà/frittelle di baccalà f | pataniscas de bacalhau fp ~ bolinho de bacalhau/bolinhos de bacalhau | 炸鳕鱼球 | 干しタラのフリッター | 대구 튀김 | فطائر سمك القد f
noun | brandade ~ salt cod purée | brandade de morue f ~ brandade | brandada de bacalao f | Brandade f ~ Stockfischpüree | brandade f ~ baccalà mantecato | brandade de bacalhau f | 鳕鱼土豆泥 | ブランダード | 브랑다드 | برانداد m
noun | bouillabaisse | bouillabaisse f | bullabesa f | Bouillabaisse f | bouillabaisse f | bouillabaisse f | 马赛鱼汤 | ブイヤベース | 부야베스 | بويابيس m
noun | moules-frites ~ mussels and fries ~ mussels with fries | moules-frites fp ~ moules frites | mejillones con patatas fritas mp | Miesmuscheln mit Pommes frites p | cozze con patatine fritte fp | mexilhões com batatas fritas mp | 青口配薯条 | ムール貝とフライドポテト | 홍합과 감자튀김 | بلح البحر مع البطاطس m
noun | pike | brochet/brochets m | lucio m | Hecht/Hechte m > Hecht- | luccio m | lúcio m | 狗鱼 | カワカマス | 강꼬치고기 | سمك الكراكي m
noun | sea urchin/sea urchins | oursin/oursins m | erizo de mar/erizos de mar m | Seeigel m > Seeigel- | riccio di mare/ricci di mare m | ouriço-do-mar/ouriços-do-mar m | 海胆 | ウニ | 성게 | قنفذ البحر m
noun | chowder/chowders | chaudrée/chaudrées f | sopa cremosa/sopas cremosas f | Chowder f | zuppa cremosa/zuppe cremose f | sopa cremosa/sopas cremosas f | 奶油浓汤 | チャウダー | 차우더 | شوربة كريمية f
noun | fish chowder | chaudrée de poisson f | sopa cremosa de pescado f | Fisch-Chowder f | zuppa cremosa di pesce f | sopa cremosa de peixe f | 鲜鱼浓汤 | フィッシュチャウダー | 생선 차우더 | شوربة سمك كريمية f
noun | cod loin/cod loins ~ back of cod | dos de cabillaud m | lomo de bacalao fresco m | Kabeljaurücken m ~ Kabeljaufilet vom Rücken | cuore di merluzzo m | lombo de bacalhau fresco m | 鳕鱼背肉 | タラの背身 | 대구 등살 | ظهر سمك القد m
`;
