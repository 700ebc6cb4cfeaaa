/** Bread, pasta, rice and grains, sauces, oils and condiments. */
export const PANTRY = `
# Bread and dough
noun | bread/breads ~ fresh bread | pain/pains m ~ pain frais | pan/panes m | Brot/Brote n > Brot- | pane/pani m | pão/pães m | 面包 | パン | 빵 | خبز m
noun | garlic bread | pain à l’ail m | pan de ajo m | Knoblauchbrot n | pane all’aglio m | pão de alho m | 蒜香面包 | ガーリックブレッド | 마늘빵 | خبز بالثوم m
noun | cheesy garlic bread ~ garlic cheese bread ~ garlic bread with cheese | pain à l’ail gratiné m ~ pain à l’ail au fromage ~ pain à l’ail fromage | pan de ajo con queso m | Knoblauchbrot mit Käse n | pane all’aglio con formaggio m | pão de alho com queijo m | 芝士蒜香面包 | チーズガーリックブレッド | 치즈 마늘빵 | خبز بالثوم والجبن m
noun | sourdough ~ sourdough bread | pain au levain m ~ levain | pan de masa madre m ~ masa madre | Sauerteigbrot n ~ Sauerteig | pane a lievitazione naturale m ~ pasta madre | pão de fermentação natural m ~ massa-mãe | 酸面包 | サワードウブレッド | 사워도우 | خبز العجين المخمر m
noun | rye bread ~ marble rye | pain de seigle m | pan de centeno m | Roggenbrot n | pane di segale m | pão de centeio m | 黑麦面包 | ライ麦パン | 호밀빵 | خبز الجاودار m
noun | whole wheat bread ~ wholemeal bread ~ whole wheat ~ brown bread ~ wholewheat bread | pain de blé entier m ~ pain complet ~ blé entier | pan integral m | Vollkornbrot n ~ Vollkorn ~ Weizenvollkornbrot | pane integrale m | pão integral m | 全麦面包 | 全粒粉パン | 통밀빵 | خبز القمح الكامل m
noun | multigrain bread ~ multigrain ~ whole grain bread ~ wholegrain bread ~ seeded bread | pain multigrain m ~ pain multigrains ~ pain aux céréales ~ pain aux graines | pan multicereales m ~ pan de cereales ~ pan de semillas | Mehrkornbrot n ~ Körnerbrot | pane ai cereali m ~ pane multicereali | pão de cereais m ~ pão multicereais | 多谷物面包 | マルチグレインブレッド | 잡곡빵 | خبز متعدد الحبوب m
noun | white bread | pain blanc m | pan blanco m | Weißbrot n | pane bianco m | pão branco m | 白面包 | 食パン | 식빵 | خبز أبيض m
noun | baguette/baguettes ~ French baguette/French baguettes ~ French bread ~ frech baguette | baguette/baguettes f ~ baguette française | baguette/baguettes f ~ barra de pan | Baguette/Baguettes n > Baguette- | baguette f | baguete/baguetes f | 法棍 | バゲット | 바게트 | باغيت m
noun | ciabatta | ciabatta f | chapata f | Ciabatta n | ciabatta f | ciabatta f | 夏巴塔面包 | チャバタ | 치아바타 | شياباتا f
noun | focaccia | focaccia/focaccias f | focaccia f | Focaccia f | focaccia/focacce f | focaccia f | 佛卡夏 | フォカッチャ | 포카치아 | فوكاتشيا f
noun | brioche/brioches | brioche/brioches f | brioche/brioches m | Brioche/Brioches f > Brioche- | brioche/brioche f ~ pan brioche | brioche/brioches m | 布里欧修面包 | ブリオッシュ | 브리오슈 | بريوش m
noun | brioche bun/brioche buns | pain brioché/pains briochés m ~ pain burger brioché | pan de brioche/panes de brioche m ~ pan brioche | Brioche-Brötchen/Brioche-Brötchen n ~ Brioche-Bun ~ Briochebrötchen | panino brioche/panini brioche m | pão brioche/pães brioche m | 布里欧修汉堡包 | ブリオッシュバンズ | 브리오슈 번 | خبز البريوش m
noun | brioche French toast | pain perdu brioché m ~ brioche perdue ~ brioche façon pain perdu ~ pain doré brioché | torrija de brioche/torrijas de brioche f | Brioche-French-Toast m ~ Brioche Arme Ritter | french toast di pan brioche m | rabanada de brioche/rabanadas de brioche f | 布里欧修法式吐司 | ブリオッシュのフレンチトースト | 브리오슈 프렌치 토스트 | توست فرنسي بالبريوش m
noun | bun/buns ~ burger bun/burger buns | petit pain/petits pains m ~ pain burger ~ pain à burger | pan de hamburguesa m ~ panecillo/panecillos | Brötchen/Brötchen n ~ Burgerbrötchen ~ Bun | panino/panini m ~ pane da hamburger | pão de hambúrguer m | 面包 | バンズ | 번 | خبز برغر m
noun | sesame bun/sesame buns ~ sesame seed bun/sesame seed buns | pain au sésame/pains au sésame m ~ petit pain au sésame | pan de sésamo/panes de sésamo m ~ panecillo de sésamo | Sesambrötchen/Sesambrötchen n | panino al sesamo/panini al sesamo m | pão com sésamo/pães com sésamo m | 芝麻面包 | ごまバンズ | 참깨 번 | خبز بالسمسم m
noun | roll/rolls ~ bread roll/bread rolls ~ dinner roll/dinner rolls ~ Italian roll/Italian rolls ~ hoagie roll/hoagie rolls | petit pain/petits pains m | panecillo/panecillos m | Brötchen/Brötchen n ~ Semmel/Semmeln | panino/panini m | pãozinho/pãezinhos m | 小面包 | ロールパン | 롤빵 | خبز صغير m
noun | bagel/bagels | bagel/bagels m | bagel/bagels m | Bagel/Bagels m > Bagel- | bagel m | bagel/bagels m | 贝果 | ベーグル | 베이글 | بيغل m
noun | croissant/croissants | croissant/croissants m | cruasán/cruasanes m ~ croissant | Croissant/Croissants n ~ Hörnchen/Hörnchen | cornetto/cornetti m ~ croissant | croissant/croissants m | 羊角面包 | クロワッサン | 크루아상 | كرواسون m
noun | butter croissant/butter croissants | croissant au beurre/croissants au beurre m ~ croissant pur beurre | cruasán de mantequilla/cruasanes de mantequilla m ~ croissant de mantequilla | Buttercroissant/Buttercroissants n | cornetto al burro/cornetti al burro m ~ croissant al burro | croissant de manteiga/croissants de manteiga m | 黄油羊角面包 | バタークロワッサン | 버터 크루아상 | كرواسون بالزبدة m
noun | toast/toasts | rôtie/rôties f ~ pain grillé ~ toast/toasts | tostada/tostadas f ~ pan tostado | Toast/Toasts m > Toast- ~ Toastbrot | toast m ~ pane tostato | torrada/torradas f | 吐司 | トースト | 토스트 | توست m
noun | avocado toast | toast à l’avocat/toasts à l’avocat m ~ avocado toast ~ tartine d’avocat | tostada de aguacate/tostadas de aguacate f | Avocado-Toast/Avocado-Toasts m ~ Avocadobrot | toast all’avocado m | tosta de abacate/tostas de abacate f | 牛油果吐司 | アボカドトースト | 아보카도 토스트 | توست الأفوكادو m
noun | tartine/tartines ~ open sandwich/open sandwiches ~ open-faced sandwich | tartine/tartines f | tosta/tostas f | belegtes Brot/belegte Brote n | tartina/tartine f ~ crostone/crostoni | tosta/tostas f | 开放式三明治 | タルティーヌ | 오픈 샌드위치 | ساندويتش مفتوح m
noun | pita/pitas ~ pita bread ~ warm pita | pita/pitas m ~ pain pita | pan de pita m ~ pita/pitas | Pita/Pitas f > Pita- ~ Fladenbrot | pita f ~ pane pita | pão pita m | 皮塔饼 | ピタパン | 피타 | خبز بيتا m
noun | naan ~ naan bread | naan/naans m ~ pain naan | naan m ~ pan naan | Naan n ~ Naan-Brot | naan m ~ pane naan | naan m ~ pão naan | 馕 | ナン | 난 | نان m
noun | flatbread/flatbreads | pain plat/pains plats m | pan plano/panes planos m | Fladenbrot/Fladenbrote n | focaccina/focaccine f ~ schiacciata | pão achatado/pães achatados m | 薄饼 | フラットブレッド | 플랫브레드 | خبز مسطح m
noun | piadina/piadine ~ piada | piadina/piadinas f | piadina/piadinas f | Piadina/Piadine f | piadina/piadine f ~ piada | piadina/piadinas f | 意式薄饼卷 | ピアディーナ | 피아디나 | بيادينا f
noun | tortilla/tortillas | tortilla/tortillas f | tortilla/tortillas f | Tortilla/Tortillas f > Tortilla- | tortilla/tortillas f | tortilha/tortilhas f | 墨西哥薄饼 | トルティーヤ | 토르티야 | تورتيلا f
noun | flour tortilla/flour tortillas ~ wheat tortilla/wheat tortillas | tortilla de blé/tortillas de blé f | tortilla de trigo/tortillas de trigo f ~ tortilla de harina | Weizentortilla/Weizentortillas f | tortilla di grano/tortillas di grano f ~ tortilla di frumento | tortilha de trigo/tortilhas de trigo f | 小麦薄饼 | 小麦粉のトルティーヤ | 밀 토르티야 | تورتيلا القمح f
noun | corn tortilla/corn tortillas | tortilla de maïs/tortillas de maïs f | tortilla de maíz/tortillas de maíz f | Maistortilla/Maistortillas f | tortilla di mais/tortillas di mais f | tortilha de milho/tortilhas de milho f | 玉米薄饼 | コーントルティーヤ | 옥수수 토르티야 | تورتيلا الذرة f
noun | tortilla chip/tortilla chips ~ nacho chips ~ corn chips | croustille de maïs/croustilles de maïs f ~ chips de maïs ~ tortilla chips | totopo/totopos m ~ chips de maíz ~ chips de tortilla | Tortillachip/Tortillachips m | chips di mais fp ~ tortilla chips | chip de tortilha/chips de tortilha f ~ chips de milho | 玉米片 | トルティーヤチップス | 토르티야 칩 | رقائق التورتيلا f
noun | crouton/croutons | croûton/croûtons m > aux croûtons | picatoste/picatostes m ~ crutón/crutones | Croûton/Croûtons m ~ Brotwürfel | crostino di pane/crostini di pane m | crouton/croutons m | 烤面包丁 | クルトン | 크루통 | خبز محمص m
noun | crostini ~ crostino | crostini/crostinis m | crostini/crostinis m | Crostini p | crostino/crostini m | crostini mp | 意式烤面包片 | クロスティーニ | 크로스티니 | كروستيني m
noun | bruschetta/bruschettas | bruschetta/bruschettas f | bruschetta/bruschettas f | Bruschetta/Bruschette f | bruschetta/bruschette f | bruschetta/bruschettas f | 意式番茄烤面包 | ブルスケッタ | 브루스케타 | بروسكيتا f
noun | breadstick/breadsticks ~ grissini | gressin/gressins m | colín/colines m ~ palito de pan | Grissini p | grissino/grissini m | gressino/gressinos m ~ grissini | 面包棒 | グリッシーニ | 그리시니 | أعواد الخبز f
noun | breadcrumbs ~ bread crumbs ~ panko | chapelure f ~ panko | pan rallado m ~ panko | Paniermehl n ~ Semmelbrösel ~ Panko | pangrattato m ~ panko | pão ralado m ~ panko | 面包糠 | パン粉 | 빵가루 | بقسماط m
noun | cornbread | pain de maïs m | pan de maíz m | Maisbrot n | pane di mais m | pão de milho m ~ broa | 玉米面包 | コーンブレッド | 콘브레드 | خبز الذرة m
noun | biscuit/biscuits | biscuit/biscuits m | galleta/galletas f | Keks/Kekse m > Keks- | biscotto/biscotti m | biscoito/biscoitos m ~ bolacha | 饼干 | ビスケット | 비스킷 | بسكويت m
noun | cracker/crackers | craquelin/craquelins m ~ cracker/crackers | galleta salada/galletas saladas f ~ cracker | Cracker/Cracker m | cracker m | cracker/crackers f ~ bolacha de água e sal | 苏打饼 | クラッカー | 크래커 | مقرمشات f
noun | pretzel/pretzels ~ soft pretzel | bretzel/bretzels m | pretzel/pretzels m | Brezel/Brezeln f ~ Breze/Brezen | pretzel m ~ brezel | pretzel/pretzels m | 椒盐卷饼 | プレッツェル | 프레첼 | بريتزل m
noun | puff pastry | pâte feuilletée f > en pâte feuilletée ~ feuilleté/feuilletés | hojaldre m | Blätterteig m > Blätterteig- | pasta sfoglia f ~ sfoglia | massa folhada f | 酥皮 | パイ生地 | 퍼프 페이스트리 | عجين مورق m
noun | pastry/pastries ~ danish/danishes ~ viennoiserie/viennoiseries | pâtisserie/pâtisseries f ~ viennoiserie/viennoiseries | bollo/bollos m ~ bollería ~ pastel/pasteles | Gebäck n ~ Teilchen | pasticcino/pasticcini m ~ dolcetto | pastel/pastéis m ~ bolo de pastelaria | 酥点 | ペストリー | 페이스트리 | معجنات f
noun | dough ~ pizza crust | pâte/pâtes f ~ croûte/croûtes | masa f | Teig m | impasto m ~ crosta | massa f | 面团 | 生地 | 도우 | عجين m
noun | batter | pâte à frire f | masa de rebozado f | Backteig m | pastella f | polme m | 面糊 | 衣 | 튀김옷 | خليط القلي m
noun | beer batter | pâte à la bière f ~ pâte à frire à la bière | rebozado de cerveza m | Bierteig m | pastella alla birra f | polme de cerveja m | 啤酒面糊 | ビール入りの衣 | 맥주 튀김옷 | خليط القلي بالبيرة m
# Pasta, rice, grains
noun | pasta/pastas | pâtes fp ~ pâte alimentaire | pasta/pastas f | Nudeln p > Nudel- ~ Pasta | pasta/paste f ~ primi | massa/massas f | 意大利面 | パスタ | 파스타 | باستا f
noun | fresh pasta ~ homemade pasta | pâtes fraîches fp ~ pâtes maison | pasta fresca f | frische Pasta f ~ hausgemachte Pasta | pasta fresca f | massa fresca f | 新鲜意面 | 生パスタ | 생면 파스타 | باستا طازجة f
noun | spaghetti ~ spaghettis | spaghettis mp ~ spaghetti | espaguetis mp | Spaghetti p > Spaghetti- | spaghetti mp | esparguete m | 意大利面 | スパゲッティ | 스파게티 | سباغيتي f
noun | linguine ~ linguini | linguines fp ~ linguine ~ linguini | linguine mp | Linguine p | linguine fp | linguine m | 意大利扁面 | リングイネ | 링귀네 | لينغويني f
noun | tagliatelle ~ tagliatelles | tagliatelles fp ~ tagliatelle | tallarines mp ~ tagliatelle | Tagliatelle p ~ Bandnudeln | tagliatelle fp | tagliatelle m | 意大利宽面 | タリアテッレ | 탈리아텔레 | تاغلياتيلي f
noun | fettuccine ~ fettuccini | fettuccines fp ~ fettucine ~ fettuccine | fettuccine mp | Fettuccine p | fettuccine fp | fettuccine m | 意大利缎带面 | フェットチーネ | 페투치네 | فيتوتشيني f
noun | pappardelle | pappardelle fp | pappardelle mp | Pappardelle p | pappardelle fp | pappardelle m | 意大利宽扁面 | パッパルデッレ | 파파르델레 | بابارديلي f
noun | penne | penne fp ~ pennes | penne mp | Penne p | penne fp | penne m | 斜管面 | ペンネ | 펜네 | بيني f
noun | rigatoni | rigatonis mp ~ rigatoni | rigatoni mp | Rigatoni p | rigatoni mp | rigatoni m | 粗通心粉 | リガトーニ | 리가토니 | ريغاتوني f
noun | macaroni ~ elbow macaroni | macaronis mp ~ macaroni | macarrones mp | Makkaroni p | maccheroni mp | macarrão m | 通心粉 | マカロニ | 마카로니 | معكرونة f
noun | macaroni and cheese ~ mac & cheese ~ mac and cheese ~ mac n cheese ~ macaroni & cheese ~ mac ’n’ cheese | macaroni au fromage m ~ mac & cheese ~ macaronis au fromage ~ mac and cheese | macarrones con queso mp | Makkaroni mit Käse p ~ Mac and Cheese ~ Käsemakkaroni | maccheroni al formaggio mp | macarrão com queijo m | 芝士通心粉 | マカロニチーズ | 맥앤치즈 | معكرونة بالجبن f
noun | orzo | orzo m | orzo m | Kritharaki p ~ Orzo | orzo m ~ risoni | orzo m | 米粒面 | オルゾ | 오르조 | أورزو m
noun | ravioli ~ raviolis | raviolis mp ~ ravioli ~ ravioles | raviolis mp ~ ravioli | Ravioli p > Ravioli- | ravioli mp | ravióli m | 意大利饺子 | ラビオリ | 라비올리 | رافيولي m
noun | tortellini | tortellinis mp ~ tortellini | tortellini mp | Tortellini p | tortellini mp | tortellini m | 意大利馄饨 | トルテッリーニ | 토르텔리니 | تورتيليني m
noun | cannelloni | cannellonis mp ~ cannelloni | canelones mp | Cannelloni p | cannelloni mp | canelones mp | 意大利肉卷 | カネロニ | 카넬로니 | كانيلوني m
noun | gnocchi ~ potato gnocchi | gnocchis mp ~ gnocchi ~ gnocchis de pommes de terre | ñoquis mp | Gnocchi p | gnocchi mp ~ gnocchi di patate | nhoque m ~ gnocchi | 意式土豆团子 | ニョッキ | 뇨키 | نيوكي m
noun | lasagna ~ lasagne ~ lasagnas | lasagne/lasagnes f | lasaña/lasañas f | Lasagne/Lasagnen f | lasagna/lasagne f | lasanha/lasanhas f | 千层面 | ラザニア | 라자냐 | لازانيا f
noun | noodle/noodles ~ vermicelli | nouille/nouilles f > aux nouilles ~ vermicelle/vermicelles | fideo/fideos m | Nudel/Nudeln f > Nudel- | noodle/noodles m ~ vermicelli | noodle/noodles m | 面条 | 麺 | 국수 | نودلز f
noun | rice noodles p ~ rice noodle ~ rice vermicelli ~ rice sticks | nouilles de riz fp ~ vermicelles de riz ~ vermicelle de riz ~ pâtes de riz | fideos de arroz mp ~ tallarines de arroz | Reisnudeln p ~ Reisbandnudeln | spaghetti di riso mp ~ vermicelli di riso ~ noodle di riso | massa de arroz f ~ noodles de arroz | 米粉 | ライスヌードル | 쌀국수면 | نودلز الأرز f
noun | egg noodles p ~ egg noodle | nouilles aux œufs fp | fideos de huevo mp ~ tallarines al huevo | Eiernudeln p | noodle all’uovo mp | noodles de ovo mp ~ massa de ovo | 鸡蛋面 | 卵麺 | 에그 누들 | نودلز بالبيض f
noun | ramen | ramen/ramens m | ramen m | Ramen p > Ramen- | ramen m | ramen m | 拉面 | ラーメン | 라멘 | رامن m
noun | udon ~ udon noodles | udon m ~ nouilles udon | udon m | Udon m ~ Udonnudeln | udon m | udon m | 乌冬面 | うどん | 우동 | أودون m
noun | soba ~ soba noodles | soba m ~ nouilles soba | soba m | Soba m ~ Sobanudeln | soba m | soba m | 荞麦面 | そば | 소바 | سوبا m
noun | pad thai | pad thaï m ~ pad thai | pad thai m | Pad Thai n | pad thai m | pad thai m | 泰式炒河粉 | パッタイ | 팟타이 | باد تاي m
noun | spaetzle ~ spätzle | spätzle mp ~ spaetzle | spätzle mp | Spätzle p | spätzle mp | spätzle mp | 德式面疙瘩 | シュペッツレ | 슈페츨레 | شبيتزل m
noun | dumpling/dumplings | boulette de pâte/boulettes de pâte f ~ dumpling/dumplings ~ ravioli chinois/raviolis chinois | empanadilla china/empanadillas chinas f ~ dumpling | Teigtasche/Teigtaschen f ~ Knödel/Knödel ~ Klöße ~ Kloß | raviolo cinese/ravioli cinesi m ~ gnocco | raviol chinês/raviólis chineses m ~ dumpling | 饺子 | 団子 | 만두 | فطيرة مسلوقة/فطائر مسلوقة f
noun | rice | riz m > au riz | arroz m | Reis m > Reis- | riso m > di riso | arroz m | 米饭 | ライス | 밥 | أرز m
noun | brown rice | riz brun m ~ riz complet | arroz integral m | Naturreis m | riso integrale m | arroz integral m | 糙米 | 玄米 | 현미 | أرز بني m
noun | wild rice | riz sauvage m | arroz salvaje m | Wildreis m | riso selvaggio m | arroz selvagem m | 野米 | ワイルドライス | 와일드 라이스 | أرز بري m
noun | fried rice | riz frit m ~ riz sauté | arroz frito m | gebratener Reis m ~ Bratreis | riso fritto m ~ riso saltato | arroz frito m | 炒饭 | 炒飯 | 볶음밥 | أرز مقلي m
noun | egg fried rice | riz frit à l’œuf m ~ riz frit aux œufs ~ riz sauté aux œufs | arroz frito con huevo m | gebratener Reis mit Ei m ~ Eierreis | riso fritto con uova m ~ riso saltato con uova | arroz frito com ovo m | 蛋炒饭 | 卵炒飯 | 달걀 볶음밥 | أرز مقلي بالبيض m
noun | Cantonese fried rice ~ Yangzhou fried rice ~ young chow fried rice | riz cantonais m | arroz tres delicias m | Reis kantonesischer Art m | riso alla cantonese m | arroz chau-chau m | 扬州炒饭 | 五目炒飯 | 양저우 볶음밥 | أرز مقلي كانتوني m
noun | sticky rice ~ glutinous rice | riz gluant m | arroz glutinoso m | Klebreis m | riso glutinoso m | arroz glutinoso m | 糯米饭 | もち米 | 찹쌀밥 | أرز لزج m
noun | risotto/risottos | risotto/risottos m | risotto m | Risotto/Risottos n > Risotto- | risotto/risotti m | risoto m ~ risotto | 意大利烩饭 | リゾット | 리소토 | ريزوتو m
noun | arancini | arancini mp | arancini mp | Arancini p | arancino/arancini m | arancini mp | 炸饭团 | アランチーニ | 아란치니 | أرانشيني m
noun | paella | paella f | paella f | Paella f | paella f | paelha f | 西班牙海鲜饭 | パエリア | 파에야 | باييلا f
noun | couscous ~ pearl couscous | couscous m > au couscous ~ semoule | cuscús m | Couscous m > Couscous- | cous cous m | cuscuz m | 古斯米 | クスクス | 쿠스쿠스 | كسكس m
noun | bulgur | boulgour m | bulgur m | Bulgur m > Bulgur- | bulgur m | bulgur m | 碎小麦 | ブルグル | 불구르 | برغل m
noun | quinoa | quinoa m > au quinoa | quinoa f | Quinoa f > Quinoa- | quinoa f | quinoa f | 藜麦 | キヌア | 퀴노아 | كينوا f
noun | polenta ~ creamy polenta | polenta f | polenta f | Polenta f | polenta f | polenta f | 玉米糊 | ポレンタ | 폴렌타 | بولينتا f
noun | grits | semoule de maïs f ~ grits | sémola de maíz f | Maisgrütze f | semolino di mais m | papas de milho fp | 玉米粥 | グリッツ | 그리츠 | عصيدة الذرة f
noun | oatmeal ~ porridge | gruau m ~ porridge | gachas de avena fp | Haferbrei m ~ Porridge | porridge m | papas de aveia fp | 燕麦粥 | オートミール | 오트밀 | عصيدة الشوفان f
noun | barley ~ pearl barley | orge m > d’orge ~ orge perlé | cebada f | Graupen p > Gersten- | orzo perlato m | cevada f | 大麦 | 大麦 | 보리 | شعير m
noun | farro ~ spelt | épeautre m > d’épeautre | espelta f | Dinkel m > Dinkel- | farro m > di farro | espelta f | 斯佩尔特小麦 | ファッロ | 파로 | فارو m
noun | buckwheat | sarrasin m > de sarrasin ~ blé noir | trigo sarraceno m | Buchweizen m > Buchweizen- | grano saraceno m | trigo-sarraceno m | 荞麦 | そば粉 | 메밀 | حنطة سوداء f
noun | flour ~ wheat flour | farine f > de farine | harina f | Mehl n | farina f | farinha f | 面粉 | 小麦粉 | 밀가루 | دقيق m
noun | falafel/falafels | falafel/falafels m | falafel/falafels m | Falafel/Falafeln f > Falafel- | falafel m | falafel m | 炸豆丸子 | ファラフェル | 팔라펠 | فلافل f
# Sauces, dips, dressings
noun | sauce/sauces | sauce/sauces f | salsa/salsas f | Soße/Soßen f ~ Sauce/Saucen | salsa/salse f | molho/molhos m | 酱汁 | ソース | 소스 | صلصة/صلصات f
noun | dip/dips ~ dipping sauce/dipping sauces | trempette/trempettes f ~ sauce à tremper | salsa para mojar/salsas para mojar f ~ dip | Dip/Dips m | salsa per intingere/salse per intingere f ~ dip | molho para mergulhar/molhos para mergulhar m ~ dip | 蘸酱 | ディップ | 딥 소스 | غموس m
noun | dressing/dressings ~ salad dressing/salad dressings | vinaigrette/vinaigrettes f ~ sauce à salade ~ sauce salade | aliño/aliños m ~ aderezo/aderezos | Dressing/Dressings n ~ Salatsoße/Salatsoßen | condimento/condimenti m ~ dressing | molho de salada/molhos de salada m ~ tempero | 沙拉酱 | ドレッシング | 드레싱 | صلصة السلطة f
noun | vinaigrette/vinaigrettes | vinaigrette/vinaigrettes f | vinagreta/vinagretas f | Vinaigrette/Vinaigrettes f | vinaigrette f | vinagrete m | 油醋汁 | ビネグレットソース | 비네그레트 | صلصة الخل f
noun | balsamic vinaigrette ~ balsamic dressing | vinaigrette balsamique f ~ vinaigrette au balsamique | vinagreta balsámica f | Balsamico-Vinaigrette f ~ Balsamicodressing | vinaigrette al balsamico f | vinagrete balsâmico m | 黑醋汁 | バルサミコドレッシング | 발사믹 드레싱 | صلصة البلسميك f
noun | honey mustard ~ honey mustard dressing ~ honey mustard sauce | sauce miel et moutarde f ~ miel moutarde ~ moutarde au miel ~ vinaigrette miel moutarde | salsa de miel y mostaza f ~ mostaza y miel | Honig-Senf-Soße f ~ Honig-Senf-Dressing | salsa al miele e senape f | molho de mel e mostarda m | 蜂蜜芥末酱 | ハニーマスタード | 허니 머스터드 | صلصة العسل والخردل f
noun | Caesar dressing ~ caesar sauce | sauce César f ~ vinaigrette César | salsa César f ~ aderezo César | Caesar-Dressing n | salsa Caesar f | molho César m | 凯撒酱 | シーザードレッシング | 시저 드레싱 | صلصة سيزر f
noun | ranch ~ ranch dressing ~ ranch sauce | sauce ranch f ~ ranch | salsa ranch f ~ ranch | Ranch-Dressing n > Ranch- | salsa ranch f ~ ranch | molho ranch m | 田园沙拉酱 | ランチドレッシング | 랜치 드레싱 | صلصة الرانش f
noun | blue cheese dressing ~ bleu cheese dressing ~ blue cheese sauce ~ blue cheese dip | sauce au fromage bleu f ~ sauce au bleu ~ vinaigrette au fromage bleu | salsa de queso azul f | Blauschimmelkäse-Dressing n | salsa al formaggio blu f | molho de queijo azul m | 蓝纹奶酪酱 | ブルーチーズドレッシング | 블루 치즈 드레싱 | صلصة الجبن الأزرق f
noun | Thousand Island ~ thousand island dressing | sauce mille-îles f ~ mille-îles | salsa mil islas f | Thousand-Island-Dressing n | salsa rosa f ~ thousand island | molho mil ilhas m | 千岛酱 | サウザンアイランドドレッシング | 사우전드 아일랜드 드레싱 | صلصة الألف جزيرة f
noun | mayonnaise ~ mayo | mayonnaise f > à la mayonnaise ~ mayo | mayonesa f | Mayonnaise f > Mayonnaise- ~ Mayo | maionese f | maionese f | 蛋黄酱 | マヨネーズ | 마요네즈 | مايونيز m
noun | spicy mayo ~ spicy mayonnaise | mayonnaise épicée f ~ mayo épicée ~ mayonnaise piquante | mayonesa picante f | scharfe Mayonnaise f | maionese piccante f | maionese picante f | 辣蛋黄酱 | スパイシーマヨネーズ | 매운 마요네즈 | مايونيز حار m
noun | sriracha mayo ~ sriracha mayonnaise | mayonnaise à la sriracha f ~ mayo sriracha | mayonesa de sriracha f | Sriracha-Mayonnaise f ~ Sriracha-Mayo | maionese alla sriracha f | maionese de sriracha f | 是拉差蛋黄酱 | シラチャーマヨネーズ | 스리라차 마요 | مايونيز السريراتشا m
noun | garlic mayo ~ garlic mayonnaise ~ roasted garlic mayo | mayonnaise à l’ail f ~ mayo à l’ail | mayonesa de ajo f | Knoblauchmayonnaise f | maionese all’aglio f | maionese de alho f | 蒜香蛋黄酱 | ガーリックマヨネーズ | 갈릭 마요네즈 | مايونيز بالثوم m
noun | aioli ~ garlic aioli ~ aïoli | aïoli m > à l’aïoli ~ aioli | alioli m | Aioli f > Aioli- | aioli f | aioli m | 蒜泥蛋黄酱 | アイオリソース | 아이올리 | أيولي m
noun | tartar sauce ~ tartare sauce | sauce tartare f | salsa tártara f | Tatarsauce f ~ Sauce Tartare ~ Tatarensoße | salsa tartara f | molho tártaro m | 塔塔酱 | タルタルソース | 타르타르 소스 | صلصة التارتار f
noun | remoulade ~ rémoulade | rémoulade f ~ sauce rémoulade | salsa remoulade f | Remoulade f | salsa remoulade f | molho rémoulade m | 雷莫拉酱 | レムラードソース | 레물라드 | ريمولاد m
noun | ketchup ~ catsup | ketchup m | kétchup m | Ketchup m | ketchup m | ketchup m | 番茄酱 | ケチャップ | 케첩 | كاتشب m
noun | mustard | moutarde f > à la moutarde | mostaza f > a la mostaza | Senf m > Senf- | senape f > alla senape | mostarda f > de mostarda | 芥末酱 | マスタード | 머스터드 | خردل m
noun | barbecue sauce ~ BBQ sauce ~ bbq ~ barbeque sauce | sauce barbecue f ~ sauce BBQ ~ barbecue ~ bbq | salsa barbacoa f ~ barbacoa ~ salsa BBQ | Barbecuesoße f > Barbecue- ~ BBQ-Sauce ~ Barbecue-Sauce | salsa barbecue f ~ salsa BBQ ~ barbecue | molho barbecue m ~ molho BBQ | 烧烤酱 | バーベキューソース | 바비큐 소스 | صلصة الباربكيو f
noun | hot sauce | sauce piquante f ~ sauce forte | salsa picante f ~ salsa búfalo | scharfe Soße f ~ scharfe Sauce | salsa piccante f | molho picante m | 辣酱 | ホットソース | 핫소스 | صلصة حارة f
noun | sriracha | sriracha f | sriracha f | Sriracha f > Sriracha- | sriracha f | sriracha f | 是拉差辣酱 | シラチャーソース | 스리라차 | سريراتشا f
noun | sweet chili sauce ~ sweet chilli sauce ~ sweet chili ~ sweet chilli | sauce chili douce f ~ sauce aigre-douce pimentée ~ chili doux ~ sauce chili sucrée | salsa de chile dulce f ~ salsa chili dulce | süße Chilisoße f ~ Sweet-Chili-Sauce | salsa agrodolce piccante f ~ sweet chili | molho de malagueta doce m ~ sweet chili | 甜辣酱 | スイートチリソース | 스위트 칠리 소스 | صلصة الفلفل الحلو f
noun | sweet and sour sauce ~ sweet & sour sauce | sauce aigre-douce f | salsa agridulce f | süß-saure Soße f | salsa agrodolce f | molho agridoce m | 糖醋酱 | 甘酢ソース | 탕수 소스 | صلصة حلوة وحامضة f
noun | soy sauce ~ soya sauce | sauce soja f > à la sauce soja ~ sauce soya | salsa de soja f | Sojasoße f ~ Sojasauce | salsa di soia f | molho de soja m | 酱油 | 醤油 | 간장 | صلصة الصويا f
noun | teriyaki ~ teriyaki sauce | teriyaki m > teriyaki ~ sauce teriyaki | teriyaki m > teriyaki ~ salsa teriyaki | Teriyaki f > Teriyaki- ~ Teriyaki-Sauce | salsa teriyaki f > teriyaki | molho teriyaki m > teriyaki | 照烧酱 | 照り焼きソース | 데리야키 | ترياكي m
noun | hoisin ~ hoisin sauce | sauce hoisin f ~ hoisin | salsa hoisin f | Hoisin-Soße f ~ Hoisin-Sauce | salsa hoisin f | molho hoisin m | 海鲜酱 | 海鮮醤 | 호이신 소스 | صلصة هويسن f
noun | oyster sauce | sauce aux huîtres f | salsa de ostras f | Austernsoße f | salsa di ostriche f | molho de ostras m | 蚝油 | オイスターソース | 굴 소스 | صلصة المحار f
noun | fish sauce ~ nuoc mam | sauce poisson f ~ nuoc-mâm | salsa de pescado f | Fischsoße f | salsa di pesce f | molho de peixe m | 鱼露 | ナンプラー | 피시 소스 | صلصة السمك f
noun | peanut sauce | sauce aux arachides f ~ sauce cacahuète ~ sauce aux cacahuètes | salsa de cacahuete f | Erdnusssoße f ~ Erdnuss-Sauce | salsa di arachidi f | molho de amendoim m | 花生蘸酱 | ピーナッツソース | 땅콩 소스 | صلصة الفول السوداني f
noun | satay/satays ~ sate | satay/satays m ~ saté | satay/satays m | Saté/Satés m ~ Satay | satay m ~ saté | satay/satays m | 沙爹 | サテ | 사테 | ساتيه m
noun | satay sauce | sauce satay f ~ sauce saté | salsa satay f | Satay-Soße f ~ Saté-Sauce ~ Satésauce | salsa satay f | molho satay m | 沙爹酱 | サテソース | 사테 소스 | صلصة الساتيه f
noun | miso | miso m > au miso | miso m | Miso n > Miso- | miso m | miso m | 味噌 | 味噌 | 미소 | ميسو m
noun | miso soup | soupe miso f | sopa de miso f | Misosuppe f | zuppa di miso f | sopa de miso f | 味噌汤 | 味噌汁 | 미소국 | شوربة ميسو f
noun | gochujang | gochujang m | gochujang m | Gochujang n | gochujang m | gochujang m | 韩式辣酱 | コチュジャン | 고추장 | غوتشوجانغ m
noun | ponzu | ponzu m | ponzu m | Ponzu n > Ponzu- | ponzu m | ponzu m | 柚子醋 | ポン酢 | 폰즈 | بونزو m
noun | tomato sauce ~ red sauce ~ marinara sauce ~ pizza sauce ~ neapolitan sauce | sauce tomate f ~ sauce marinara ~ sauce à pizza ~ sauce rouge ~ coulis de tomates | salsa de tomate f ~ salsa marinara | Tomatensoße f ~ Tomatensauce ~ Marinara-Sauce | salsa di pomodoro f ~ sugo di pomodoro ~ passata | molho de tomate m | 番茄酱汁 | トマトソース | 토마토 소스 | صلصة الطماطم f
noun | meat sauce ~ bolognese ~ bolognese sauce ~ Bolognaise | sauce bolognaise f > bolognaise ~ bolognaise ~ sauce à la viande | salsa boloñesa f > a la boloñesa ~ boloñesa | Bolognese f > Bolognese- ~ Hackfleischsoße | ragù alla bolognese m > alla bolognese ~ ragù ~ bolognese | molho à bolonhesa m > à bolonhesa ~ bolonhesa | 肉酱 | ボロネーゼ | 볼로네제 | بولونيز m
noun | ragù ~ ragu | ragù m ~ sauce ragù | ragú m | Ragù n | ragù m | ragu m | 肉酱 | ラグー | 라구 | راغو m
noun | pesto ~ basil pesto ~ pesto sauce | pesto m > au pesto ~ pesto de basilic ~ sauce pesto | pesto m > al pesto | Pesto n > Pesto- | pesto m > al pesto | pesto m | 青酱 | ペースト・ジェノベーゼ | 페스토 | بيستو m
noun | cream sauce ~ white sauce ~ creamy sauce | sauce à la crème f ~ sauce blanche ~ sauce crème ~ sauce crémeuse | salsa de nata f ~ salsa blanca | Sahnesoße f ~ Rahmsoße ~ Rahmsauce | salsa alla panna f ~ salsa bianca | molho de natas m ~ molho branco | 奶油酱 | クリームソース | 크림 소스 | صلصة الكريمة f
noun | mushroom sauce ~ creamy mushroom sauce | sauce aux champignons f ~ sauce champignons ~ sauce forestière | salsa de champiñones f | Pilzsoße f ~ Champignonrahmsoße ~ Jägersoße | salsa ai funghi f | molho de cogumelos m | 蘑菇酱 | マッシュルームソース | 버섯 소스 | صلصة الفطر f
noun | peppercorn sauce ~ pepper sauce ~ green peppercorn sauce | sauce au poivre f ~ sauce poivre | salsa a la pimienta f ~ salsa de pimienta | Pfeffersoße f ~ Pfefferrahmsoße ~ Pfeffersauce | salsa al pepe verde f | molho de pimenta m | 胡椒酱 | ペッパーソース | 페퍼 소스 | صلصة الفلفل f
noun | béarnaise ~ bearnaise ~ béarnaise sauce ~ bearnaise sauce | sauce béarnaise f ~ béarnaise | salsa bearnesa f | Sauce béarnaise f | salsa bernese f | molho béarnaise m | 班尼士酱 | ベアルネーズソース | 베아르네즈 소스 | صلصة البيارنيز f
noun | hollandaise ~ hollandaise sauce | sauce hollandaise f ~ hollandaise | salsa holandesa f | Sauce hollandaise f | salsa olandese f | molho holandês m | 荷兰酱 | オランデーズソース | 홀랜다이즈 소스 | صلصة هولنديز f
noun | béchamel ~ bechamel | béchamel f ~ sauce béchamel | bechamel f ~ besamel | Béchamelsoße f ~ Béchamel | besciamella f | molho bechamel m | 白酱 | ベシャメルソース | 베샤멜 소스 | بشاميل m
noun | red wine sauce ~ red wine jus ~ red wine reduction | sauce au vin rouge f ~ sauce vin rouge | salsa de vino tinto f | Rotweinsoße f ~ Rotweinsauce | salsa al vino rosso f | molho de vinho tinto m | 红酒汁 | 赤ワインソース | 레드와인 소스 | صلصة النبيذ الأحمر f
noun | white wine sauce | sauce au vin blanc f | salsa de vino blanco f | Weißweinsoße f ~ Weißweinsauce | salsa al vino bianco f | molho de vinho branco m | 白酒汁 | 白ワインソース | 화이트와인 소스 | صلصة النبيذ الأبيض f
noun | chimichurri | chimichurri m | chimichurri m | Chimichurri n | chimichurri m | chimichurri m | 阿根廷青酱 | チミチュリ | 치미추리 | تشيميتشوري m
noun | salsa verde ~ green sauce | salsa verde f ~ sauce verte ~ sauce gribiche | salsa verde f | Salsa verde f ~ grüne Soße | salsa verde f | molho verde m | 绿酱 | サルサヴェルデ | 살사 베르데 | صلصة خضراء f
noun | salsa ~ fresh salsa ~ tomato salsa | salsa f ~ salsa de tomates | salsa mexicana f | Salsa f ~ Tomatensalsa | salsa messicana f | salsa mexicana f | 莎莎酱 | サルサ | 살사 | صلصة سالسا f
noun | hummus ~ houmous ~ hoummos | houmous m ~ hoummous ~ hummus | hummus m | Hummus m > Hummus- | hummus m | húmus m | 鹰嘴豆泥 | フムス | 후무스 | حمص بالطحينة m
noun | tzatziki | tzatziki m ~ tzatzíki | tzatziki m | Tzatziki n ~ Zaziki | tzatziki m | tzatziki m | 希腊酸奶黄瓜酱 | ザジキ | 차지키 | تزاتزيكي m
noun | tahini ~ tahina | tahini m > au tahini ~ tahin | tahini m | Tahini n > Tahini- ~ Tahin | tahina f | tahini m | 芝麻酱 | タヒニ | 타히니 | طحينة f
noun | tapenade ~ olive tapenade | tapenade f ~ tapenade d’olives | tapenade f | Tapenade f ~ Oliventapenade | tapenade f | tapenade f | 橄榄酱 | タプナード | 타프나드 | تابيناد m
noun | caponata | caponata f | caponata f | Caponata f | caponata f | caponata f | 西西里炖茄子 | カポナータ | 카포나타 | كابوناتا f
noun | spread/spreads | tartinade/tartinades f | crema para untar f | Aufstrich/Aufstriche m | crema spalmabile/creme spalmabili f | pasta para barrar/pastas para barrar f | 抹酱 | スプレッド | 스프레드 | دهن m
noun | chutney/chutneys | chutney/chutneys m | chutney m | Chutney/Chutneys n | chutney m | chutney/chutneys m | 酸辣酱 | チャツネ | 처트니 | تشتني m
noun | mango chutney | chutney de mangue m ~ chutney à la mangue | chutney de mango m | Mango-Chutney n ~ Mangochutney | chutney di mango m | chutney de manga m | 芒果酸辣酱 | マンゴーチャツネ | 망고 처트니 | تشتني المانجو m
noun | relish | relish/relishs f | relish m | Relish/Relishes n | relish m | relish m | 酸甜酱菜 | レリッシュ | 렐리시 | ريليش m
noun | jam ~ marmalade ~ preserves ~ jelly | confiture/confitures f ~ marmelade/marmelades ~ gelée | mermelada/mermeladas f | Konfitüre/Konfitüren f ~ Marmelade ~ Gelee | marmellata/marmellate f ~ confettura | compota/compotas f ~ doce de fruta ~ geleia | 果酱 | ジャム | 잼 | مربى m
noun | compote ~ fruit compote | compote/compotes f ~ compotée | compota/compotas f | Kompott/Kompotte n | composta/composte f | compota/compotas f | 糖煮水果 | コンポート | 콩포트 | كومبوت m
noun | coulis | coulis m | coulis m | Fruchtsoße f ~ Coulis ~ Fruchtspiegel | coulis m | coulis m | 果泥酱 | クーリ | 쿨리 | كوليس m
noun | raspberry coulis | coulis de framboises m ~ coulis de framboise | coulis de frambuesa m | Himbeersoße f ~ Himbeercoulis ~ Himbeerspiegel | coulis di lamponi m | coulis de framboesa m | 覆盆子果泥酱 | ラズベリークーリ | 라즈베리 쿨리 | كوليس التوت الأحمر m
noun | red fruit coulis ~ berry coulis ~ red berry coulis | coulis de fruits rouges m | coulis de frutos rojos m | Beerensoße f ~ Beerencoulis ~ rote Fruchtsoße | coulis di frutti rossi m ~ coulis di frutti di bosco | coulis de frutos vermelhos m | 红莓果泥酱 | 赤い果実のクーリ | 베리 쿨리 | كوليس الفواكه الحمراء m
noun | glaze ~ reduction | glaçage m ~ réduction | reducción f ~ glaseado | Glasur f | riduzione f ~ glassa | redução f | 浓缩酱汁 | グレーズ | 글레이즈 | صلصة مركزة f
noun | balsamic glaze ~ balsamic reduction ~ balsamic cream ~ balsamic syrup | réduction de balsamique f ~ crème de balsamique ~ réduction balsamique ~ crème balsamique | reducción de balsámico f ~ crema de balsámico ~ crema balsámica ~ reducción de vinagre balsámico | Balsamicocreme f ~ Balsamico-Reduktion ~ Balsamicoreduktion ~ Balsamico-Glasur | glassa di aceto balsamico f ~ crema di balsamico ~ riduzione di aceto balsamico ~ riduzione di balsamico | redução de balsâmico f ~ redução de vinagre balsâmico ~ creme balsâmico | 黑醋浓缩酱 | バルサミコソース | 발사믹 글레이즈 | صلصة البلسميك المركزة f
noun | balsamic vinegar ~ balsamic | vinaigre balsamique m > au vinaigre balsamique ~ balsamique | vinagre balsámico m ~ balsámico | Balsamico m > Balsamico- ~ Balsamessig | aceto balsamico m > al balsamico ~ balsamico | vinagre balsâmico m ~ balsâmico | 意大利黑醋 | バルサミコ酢 | 발사믹 식초 | خل بلسمي m
noun | red wine vinegar | vinaigre de vin rouge m > au vinaigre de vin rouge | vinagre de vino tinto m | Rotweinessig m | aceto di vino rosso m | vinagre de vinho tinto m | 红酒醋 | 赤ワインビネガー | 레드 와인 식초 | خل النبيذ الأحمر m
noun | vinegar | vinaigre m > au vinaigre | vinagre m | Essig m > Essig- | aceto m | vinagre m | 醋 | ビネガー | 식초 | خل m
noun | oil | huile/huiles f | aceite/aceites m | Öl/Öle n | olio/oli m | óleo/óleos m | 油 | オイル | 오일 | زيت m
noun | olive oil ~ extra virgin olive oil ~ EVOO | huile d’olive f > à l’huile d’olive ~ huile d’olive extra vierge | aceite de oliva m ~ aceite de oliva virgen extra ~ AOVE | Olivenöl n ~ natives Olivenöl | olio d’oliva m ~ olio extravergine d’oliva ~ olio evo ~ olio extravergine ~ evo | azeite m ~ azeite virgem extra | 橄榄油 | オリーブオイル | 올리브 오일 | زيت زيتون m
noun | sesame oil | huile de sésame f | aceite de sésamo m | Sesamöl n | olio di sesamo m | óleo de sésamo m | 芝麻油 | ごま油 | 참기름 | زيت السمسم m
noun | honey ~ local honey | miel m > au miel | miel f > con miel | Honig m > Honig- | miele m > al miele | mel m > com mel | 蜂蜜 | はちみつ | 꿀 | عسل m
noun | honey garlic ~ honey-garlic ~ honey garlic sauce | miel et ail m > au miel et à l’ail ~ sauce miel et ail ~ sauce ail et miel | miel y ajo f ~ salsa de miel y ajo | Honig-Knoblauch-Soße f > Honig-Knoblauch- | salsa al miele e aglio f > al miele e aglio | molho de mel e alho m > de mel e alho | 蜂蜜蒜香酱 | ハニーガーリック | 허니 갈릭 | صلصة العسل والثوم f
noun | maple syrup ~ maple ~ local maple syrup | sirop d’érable m > à l’érable ~ érable | sirope de arce m ~ arce | Ahornsirup m > Ahorn- | sciroppo d’acero m | xarope de ácer m | 枫糖浆 | メープルシロップ | 메이플 시럽 | شراب القيقب m
noun | sugar ~ icing sugar ~ powdered sugar ~ cane sugar | sucre m > au sucre ~ sucre glace | azúcar m > con azúcar | Zucker m > Zucker- ~ Puderzucker | zucchero m > allo zucchero | açúcar m > com açúcar | 糖 | 砂糖 | 설탕 | سكر m
noun | brown sugar | cassonade f > à la cassonade ~ sucre brun ~ sucre roux | azúcar moreno m | brauner Zucker m | zucchero di canna m | açúcar mascavado m | 红糖 | ブラウンシュガー | 흑설탕 | سكر بني m
noun | syrup/syrups | sirop/sirops m | sirope/siropes m ~ jarabe | Sirup/Sirupe m | sciroppo/sciroppi m | xarope/xaropes m | 糖浆 | シロップ | 시럽 | شراب m
noun | caramel ~ caramel sauce ~ butterscotch | caramel m > au caramel ~ sauce caramel | caramelo m > de caramelo | Karamell n > Karamell- ~ Karamellsoße | caramello m > al caramello | caramelo m > de caramelo | 焦糖 | キャラメル | 캐러멜 | كراميل m
noun | dulce de leche | confiture de lait f | dulce de leche m | Dulce de Leche n | dulce de leche m | doce de leite m | 牛奶焦糖酱 | ドゥルセ・デ・レチェ | 둘세 데 레체 | دولسي دي ليتشي m
noun | vanilla ~ vanilla bean ~ Madagascar vanilla | vanille f > à la vanille ~ vanille de Madagascar | vainilla f > de vainilla | Vanille f > Vanille- ~ Bourbonvanille | vaniglia f > alla vaniglia | baunilha f > de baunilha | 香草 | バニラ | 바닐라 | فانيليا f
noun | chocolate ~ hot chocolate sauce | chocolat m > au chocolat ~ sauce chocolat | chocolate m > de chocolate | Schokolade f > Schokoladen- ~ Schokoladensoße | cioccolato m > al cioccolato | chocolate m > de chocolate | 巧克力 | チョコレート | 초콜릿 | شوكولاتة f
noun | white chocolate | chocolat blanc m > au chocolat blanc | chocolate blanco m | weiße Schokolade f | cioccolato bianco m > al cioccolato bianco | chocolate branco m > de chocolate branco | 白巧克力 | ホワイトチョコレート | 화이트 초콜릿 | شوكولاتة بيضاء f
noun | Nutella | Nutella m > au Nutella | Nutella f > con Nutella | Nutella f > Nutella- | Nutella f > alla Nutella | Nutella f > com Nutella | 能多益榛子酱 | ヌテラ | 누텔라 | نوتيلا f
noun | chocolate hazelnut spread ~ hazelnut spread ~ hazelnut chocolate spread | pâte à tartiner aux noisettes f | crema de cacao y avellanas f | Nuss-Nougat-Creme f | crema di nocciole e cacao f ~ crema alla nocciola | creme de avelã e cacau m | 榛子巧克力酱 | ヘーゼルナッツチョコスプレッド | 헤이즐넛 초콜릿 스프레드 | كريمة البندق والشوكولاتة f
noun | cocoa ~ cocoa powder | cacao m > au cacao | cacao m | Kakao m > Kakao- | cacao m > al cacao | cacau m | 可可 | ココア | 코코아 | كاكاو m
noun | persillade ~ parsley and garlic | persillade f ~ ail et persil ~ ail persil | persillade f ~ ajo y perejil | Persillade f | trito di aglio e prezzemolo m | persillade f ~ alho e salsa | 欧芹蒜末 | ペルシヤード | 페르시야드 | خلطة الثوم والبقدونس f
noun | house seasoning ~ seasoning ~ special seasoning | assaisonnement maison m ~ assaisonnement | aliño de la casa m ~ condimento | Hausgewürz n | condimento della casa m | tempero da casa m | 秘制调料 | 特製シーズニング | 특제 시즈닝 | توابل خاصة f
noun | dry rub ~ spice rub ~ rub | épices sèches fp ~ marinade sèche | adobo seco m | Gewürzmischung f | mix di spezie m | mistura seca de especiarias f | 干腌香料 | ドライラブ | 드라이 럽 | تتبيلة جافة f
noun | marinade | marinade f | marinada f ~ adobo | Marinade f | marinata f | marinada f | 腌料 | マリネ液 | 마리네이드 | تتبيلة f
noun | crust | croûte f > en croûte | costra f | Kruste f | crosta f | crosta f | 脆皮 | クラスト | 크러스트 | قشرة f
noun | herb crust | croûte d’herbes f > en croûte d’herbes ~ croûte aux herbes | costra de hierbas f | Kräuterkruste f | crosta di erbe f | crosta de ervas f | 香草脆皮 | 香草パン粉 | 허브 크러스트 | قشرة الأعشاب f
noun | crumble topping ~ streusel | pâte à crumble f ~ streusel | crumble para cubrir m ~ streusel | Streusel p | briciole di crumble fp ~ streusel | cobertura crumble f ~ streusel | 酥粒 | クランブルトッピング | 스트로이젤 | فتات محمص m
noun | foam ~ espuma ~ emulsion | espuma f ~ mousse légère ~ émulsion | espuma f ~ emulsión | Schaum m ~ Espuma | spuma f ~ emulsione | espuma f | 泡沫 | エスプーマ | 에스푸마 | رغوة f
noun | purée ~ puree | purée/purées f | puré/purés m | Püree/Pürees n | purè m ~ purea | puré/purés m | 泥 | ピューレ | 퓌레 | بيوريه m
noun | water | eau f > d’eau | agua f | Wasser n > Wasser- | acqua f | água f | 水 | 水 | 물 | ماء m
noun | ice ~ ice cubes | glaçons mp | hielo m | Eiswürfel p | ghiaccio m | gelo m | 冰块 | 氷 | 얼음 | ثلج m
noun | mirin | mirin m | mirin m | Mirin m | mirin m | mirin m | 味淋 | みりん | 미림 | ميرين m
noun | cider vinegar ~ apple cider vinegar | vinaigre de cidre m | vinagre de sidra m | Apfelessig m | aceto di mele m | vinagre de sidra m | 苹果醋 | りんご酢 | 사과 식초 | خل التفاح m
noun | salted caramel ~ salted caramel sauce | caramel au beurre salé m ~ caramel salé | caramelo salado m > de caramelo salado | Salzkaramell n > Salzkaramell- | caramello salato m > al caramello salato | caramelo salgado m > de caramelo salgado | 海盐焦糖 | 塩キャラメル | 솔티드 캐러멜 | كراميل مملح m
noun | dark chocolate | chocolat noir m > au chocolat noir | chocolate negro m > de chocolate negro | Zartbitterschokolade f > Zartbitterschokoladen- | cioccolato fondente m > al cioccolato fondente | chocolate negro m > de chocolate negro | 黑巧克力 | ダークチョコレート | 다크 초콜릿 | شوكولاتة داكنة f
noun | milk chocolate | chocolat au lait m > au chocolat au lait | chocolate con leche m > de chocolate con leche | Milchschokolade f > Milchschokoladen- | cioccolato al latte m > al cioccolato al latte | chocolate de leite m > de chocolate de leite | 牛奶巧克力 | ミルクチョコレート | 밀크 초콜릿 | شوكولاتة بالحليب f
noun | rye crisp/rye crisps ~ rye crispbread | biscotte de seigle/biscottes de seigle f | tosta de centeno/tostas de centeno f | Roggenknäckebrot n | cracker di segale m | tosta de centeio/tostas de centeio f | 黑麦脆饼 | ライ麦クリスプ | 호밀 크래커 | رقائق الجاودار fp
noun | lemon curd | crème de citron f ~ lemon curd ~ tartinade au citron | crema de limón f ~ lemon curd | Zitronencreme f ~ Lemon Curd | crema al limone f ~ lemon curd | creme de limão m ~ lemon curd | 柠檬凝乳 | レモンカード | 레몬 커드 | كريمة الليمون f
noun | chili oil ~ chilli oil ~ chile oil | huile pimentée f ~ huile piquante ~ huile de piment | aceite de guindilla m ~ aceite picante | Chiliöl n | olio al peperoncino m ~ olio piccante | azeite picante m ~ óleo de pimenta | 辣椒油 | ラー油 | 고추기름 | زيت الفلفل الحار m
noun | cocoa nib/cocoa nibs ~ cacao nib/cacao nibs | éclat de cacao/éclats de cacao m ~ grué de cacao | nib de cacao/nibs de cacao m ~ granos de cacao troceados | Kakaonib/Kakaonibs m ~ Kakaosplitter | granella di cacao f ~ fave di cacao tritate | nib de cacau/nibs de cacau m | 可可碎粒 | カカオニブ | 카카오닙스 | حبيبات الكاكاو f
noun | burnt honey | miel brûlé m | miel quemada f | gebrannter Honig m | miele bruciato m | mel queimado m | 焦香蜂蜜 | 焦がし蜂蜜 | 태운 꿀 | عسل محروق m
noun | toffee sauce ~ sticky toffee sauce | sauce au caramel f ~ sauce toffee | salsa de toffee f ~ salsa de caramelo | Toffeesauce f ~ Karamellsauce | salsa toffee f ~ salsa al toffee | molho de toffee m ~ calda de caramelo | 太妃糖酱 | トフィーソース | 토피 소스 | صوص التوفي m
noun | pink pralines | pralines roses fp ~ pralines rouges | pralinés rosas mp ~ almendras garrapiñadas rosas | rosa Pralinen p ~ rosa gebrannte Mandeln | praline rosa fp | pralinés cor-de-rosa mp | 粉红果仁糖 | ピンクプラリネ | 핑크 프랄린 | برالين وردي m
noun | old-style mustard ~ wholegrain mustard ~ grainy mustard ~ whole grain mustard ~ whole-grain mustard | moutarde à l’ancienne f > à la moutarde à l’ancienne ~ moutarde ancienne ~ moutarde en grains | mostaza antigua f ~ mostaza a la antigua ~ mostaza en grano | grober Senf m ~ körniger Senf ~ grobkörniger Senf | senape in grani f ~ senape antica | mostarda antiga f ~ mostarda à antiga ~ mostarda em grão | 粗粒芥末酱 | 粒マスタード | 홀그레인 머스터드 | خردل بالحبوب m
noun | harissa yogurt ~ harissa yoghurt | yaourt à la harissa m ~ yogourt à la harissa | yogur con harissa m | Harissa-Joghurt m | yogurt alla harissa m | iogurte com harissa m | 哈里萨辣酱酸奶 | ハリッサヨーグルト | 하리사 요거트 | زبادي بالهريسة m
noun | pilaf rice ~ rice pilaf ~ pilaf ~ pilau rice | riz pilaf m ~ pilaf ~ riz pilaw | arroz pilaf m | Pilawreis m ~ Reispilaw ~ Pilaw | riso pilaf m | arroz pilaf m | 抓饭 | ピラフ | 필래프 | أرز بيلاف m
`;
