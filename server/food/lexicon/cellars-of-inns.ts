/** Beers, wines and other drinks of Germany, Austria and Switzerland, and words of service. */
export const CELLARS_OF_INNS = `
# Beers and drinks of Germany, Austria and Switzerland
noun | export lager ~ Dortmunder export | lager export f | cerveza export f | Export n ~ Exportbier ~ Dortmunder Export | birra export f | cerveja export f | 出口型拉格 | エクスポートラガー | 엑스포트 라거 | بيرة إكسبورت f
noun | Märzen ~ Märzenbier ~ festival beer ~ Oktoberfest beer | bière Märzen f | cerveza Märzen f | Märzen n ~ Märzenbier ~ Festbier ~ Oktoberfestbier ~ Wiesnbier | birra Märzen f | cerveja Märzen f | 三月啤酒 | メルツェンビール | 메르첸 맥주 | بيرة ميرتسن f
noun | eisbock | bière eisbock f | cerveza eisbock f | Eisbock m | birra eisbock f | cerveja eisbock f | 冰博克啤酒 | アイスボック | 아이스보크 | بيرة آيسبوك f
noun | wheat beer with cola and cherry brandy ~ dark beer with cola and cherry brandy | bière au cola et à l’eau-de-vie de cerise f | cerveza con cola y licor de cereza f | Goaßmaß f ~ Goaß | birra con cola e liquore di ciliegia f | cerveja com cola e licor de cereja f | 可乐樱桃酒啤酒 | コーラとチェリーブランデー入りビール | 콜라 체리 브랜디 맥주 | بيرة مع كولا وبراندي الكرز f
noun | banana and cherry juice ~ KiBa | jus de cerise et banane m | zumo de cereza y plátano m | KiBa m ~ Kiba ~ Kirsch-Banane ~ Kirsch-Bananensaft | succo di ciliegia e banana m | sumo de cereja e banana m | 樱桃香蕉汁 | さくらんぼバナナジュース | 체리 바나나 주스 | عصير كرز وموز m
noun | passion fruit spritzer | maracuja à l’eau gazeuse m | maracuyá con agua con gas m | Maracujaschorle f ~ Maracujasaftschorle | maracuja con acqua frizzante m | maracujá com água com gás m | 百香果气泡水 | パッションフルーツのソーダ割り | 패션프루트 탄산수 | باشن فروت مع ماء غازي m
noun | soda water with lemon | eau gazeuse au citron f | soda con limón f | Soda Zitron n ~ Soda-Zitron ~ Sodazitron | soda e limone f | água com gás e limão f | 柠檬苏打水 | レモン入り炭酸水 | 레몬 소다수 | صودا بالليمون f
noun | soda water with raspberry syrup | eau gazeuse au sirop de framboise f | soda con sirope de frambuesa f | Soda Himbeer n ~ Himbeersoda ~ Soda-Himbeer ~ Himbeerwasser ~ Himbeerkracherl ~ Skiwasser | soda e sciroppo di lampone f | água com gás e xarope de framboesa f | 覆盆子苏打水 | ラズベリーソーダ | 라즈베리 소다 | صودا بشراب توت العليق f
noun | table water | eau de table f | agua de mesa f | Tafelwasser n | acqua da tavola f | água de mesa f | 餐桌水 | テーブルウォーター | 테이블 워터 | ماء مائدة m
name | Bionade | = f | = f | = f | = f | = f | Bionade有机汽水 | ビオナーデ | 비오나데 | بيوناده
name | Fritz-Kola ~ fritz-kola ~ Fritz Kola | = m | = m | = f | = f | = f | Fritz可乐 | フリッツコーラ | 프리츠 콜라 | فريتز كولا
name | Sinalco | = m | = m | = n | = f | = m | Sinalco汽水 | シナルコ | 시날코 | سينالكو
noun | coffee with schnapps Swiss style ~ Kafi Luz ~ Kafi fertig | café à l’eau-de-vie m | café con aguardiente m | Kafi Luz m ~ Kafi fertig ~ Kafi Träsch ~ Luzerner Kafi | caffè con acquavite m | café com aguardente m | 瑞士烈酒咖啡 | スイス風蒸留酒入りコーヒー | 스위스식 슈냅스 커피 | قهوة بالشنابس f
noun | Swiss crema coffee ~ café crème Swiss style | café crème suisse m | café crema suizo m | Schümli m ~ Schümli Kaffee ~ Kaffee Crema ~ Café Crema ~ Kafi ~ Kafi Crème | caffè crema svizzero m | café creme suíço m | 瑞士克丽玛咖啡 | カフェクレマ | 카페 크레마 | قهوة كريما f
noun | coffee in a big mug ~ Häferlkaffee | grand café au lait en mug m | café con leche en taza grande m | Häferlkaffee m ~ Haferlkaffee | caffellatte in tazza grande m | café com leite em caneca f | 大杯牛奶咖啡 | マグカップのミルクコーヒー | 머그 밀크커피 | قهوة بالحليب في كوب كبير f
noun | Viennese espresso with a little cream | café viennois avec un peu de crème m | café vienés con un poco de nata m | Kapuziner m | caffè viennese con un goccio di panna m | café vienense com um pouco de natas m | 维也纳小杯奶油咖啡 | カプツィーナー | 카푸치너 | قهوة فيينا مع قليل من الكريمة f
noun | Viennese coffee with whipped cream and milk | café viennois au lait et chantilly m | café vienés con leche y nata montada m | Franziskaner Kaffee m | caffè viennese con latte e panna montata m | café vienense com leite e chantilly m | 维也纳奶油牛奶咖啡 | フランツィスカーナー・コーヒー | 프란치스카너 커피 | قهوة فيينا بالحليب والكريمة f
noun | coffee with brandy and whipped cream Rüdesheim style | café flambé au brandy de Rüdesheim m | café flambeado con brandy de Rüdesheim m | Rüdesheimer Kaffee m | caffè al brandy di Rüdesheim m | café flambeado com brandy de Rüdesheim m | 吕德斯海姆白兰地咖啡 | ブランデー入りリューデスハイマーコーヒー | 뤼데스하임 브랜디 커피 | قهوة روديسهايم بالبراندي f
noun | hot tea with rum and schnapps ~ Jagatee ~ Jägertee | thé chaud au rhum et à l’eau-de-vie m | té caliente con ron y aguardiente m | Jagatee m ~ Jägertee ~ Jagertee | tè caldo con rum e grappa m | chá quente com rum e aguardente m | 猎人朗姆热茶 | ラム酒入りホットティー | 럼 넣은 뜨거운 차 | شاي ساخن بالرم m
noun | flaming rum punch ~ Feuerzangenbowle | vin chaud flambé au rhum m | ponche flameado de vino y ron m | Feuerzangenbowle f | punch di vino flambé al rum m | ponche flamejado de vinho e rum m | 火钳朗姆热红酒 | ラム酒とワインのホットパンチ | 럼 와인 핫 펀치 | نبيذ ساخن ملهب بالرم m
noun | woodruff wine punch ~ Maibowle | punch au vin et à l’aspérule m | ponche de vino con asperilla m | Maibowle f ~ Waldmeisterbowle | punch al vino e asperula m | ponche de vinho com aspérula m | 车叶草白葡萄酒潘趣 | クルマバソウのワインパンチ | 선갈퀴 와인 펀치 | بنش نبيذ بنبات الويدروف m
noun | rowanberry brandy ~ rowan schnapps | eau-de-vie de sorbier f | aguardiente de serbal m | Vogelbeerbrand m ~ Vogelbeere ~ Vogelbeerschnaps | acquavite di sorbo f | aguardente de sorveira f | 花楸果白兰地 | ナナカマドの蒸留酒 | 마가목 증류주 | براندي توت السوربوس m
noun | gentian schnapps ~ gentian spirit | eau-de-vie de gentiane f | aguardiente de genciana m | Enzian m ~ Enzianbrand ~ Enzler | acquavite di genziana f | aguardente de genciana f | 龙胆烈酒 | リンドウの蒸留酒 | 용담 증류주 | مشروب الجنطيانا الكحولي m
noun | masterwort schnapps ~ Meisterwurz | eau-de-vie de plantes alpines f | aguardiente de hierbas alpinas m | Meisterwurz f ~ Meisterwurzschnaps | acquavite di erbe alpine f | aguardente de ervas alpinas f | 高山草本烈酒 | 高山薬草の蒸留酒 | 알프스 허브 증류주 | مشروب أعشاب الألب الكحولي m
noun | Swiss pine schnapps ~ stone pine liqueur ~ Zirbenschnaps | liqueur de pin cembro f | licor de pino cembro m | Zirbenschnaps m ~ Zirbenlikör ~ Zirbe ~ Zirberl | liquore di cirmolo m | licor de pinheiro-cembro m | 瑞士石松烈酒 | スイスマツのリキュール | 스위스 잣나무 리큐어 | ليكور الصنوبر السويسري m
noun | Williams pear schnapps with a slice of pear ~ Willi | eau-de-vie de poire Williams avec morceau de poire f | aguardiente de pera Williams con pera m | Willi m ~ Willi mit Birne ~ Williamine | acquavite di pera Williams con pera f | aguardente de pera Williams com pera f | 威廉梨白兰地配梨片 | 洋梨の蒸留酒 | 윌리엄스 배 증류주 | براندي كمثرى ويليامز m
name | Underberg | = m | = m | = m | = m | = m | 安德伯格苦酒 | ウンダーベルク | 운더베르크 | أندربرغ
name | Ramazzotti | = m | = m | = m | = m | = m | 拉玛佐蒂苦酒 | ラマゾッティ | 라마초티 | راماتزوتي
name | Averna | = m | = m | = m | = m | = m | 阿韦纳苦酒 | アヴェルナ | 아베르나 | أفيرنا
name | Fernet ~ Fernet-Branca ~ Fernet Branca | = m | = m | = m | = m | = m | 菲奈特苦酒 | フェルネット | 페르네트 | فيرنيت
noun | Lillet Wild Berry ~ Lillet with berry lemonade | Lillet à la limonade aux fruits rouges m | Lillet con limonada de frutos rojos m | Lillet Wild Berry m ~ Wild Berry Lillet | Lillet con limonata ai frutti di bosco m | Lillet com limonada de frutos vermelhos m | 利莱莓果气泡酒 | リレ・ワイルドベリー・カクテル ~ リレ・ワイルドベリー | 릴레 와일드베리 칵테일 | كوكتيل ليليه بالتوت m
noun | winegrower’s sparkling wine ~ Winzersekt | crémant de vigneron allemand m | espumoso de viticultor m | Winzersekt m | spumante di vignaiolo m | espumante de vinhateiro m | 酒庄起泡酒 | ヴィンツァーゼクト | 빈처젝트 | نبيذ فوار من الكرم m
# Wines
name | Gemischter Satz ~ Viennese field blend | = m | = m | = m | = m | = m | 维也纳混酿白葡萄酒 | ゲミシュター・サッツ | 게미슈터 자츠 | غميشتر زاتس
name | Schilcher | = m | = m | = m | = m | = m | 希尔歇桃红 | シルヒャー | 실허 | شيلشر
name | Uhudler | = m | = m | = m | = m | = m | 乌胡德勒葡萄酒 | ウフードラー | 우후들러 | أوهودلر
name | Welschriesling | = m | = m | = m | = m | = m | 威尔士雷司令 | ヴェルシュリースリング | 벨슈리슬링 | فيلشريزلينغ
name | Gelber Muskateller ~ Muskateller | = m | = m | = m | = m | = m | 黄麝香 | ゲルバー・ムスカテラー | 겔버 무스카텔러 | غيلبر موسكاتيلر
name | Rotgipfler | = m | = m | = m | = m | = m | 红基夫娜 | ロートギプフラー | 로트기플러 | روتغيبفلر
name | Zierfandler | = m | = m | = m | = m | = m | 津芳德尔 | ツィアファンドラー | 치어판들러 | تسيرفاندلر
name | Neuburger | = m | = m | = m | = m | = m | 纽伯格 | ノイブルガー | 노이부르거 | نويبورغر
name | Frühburgunder | = m | = m | = m | = m | = m | 早熟黑皮诺 | フリューブルグンダー | 프뤼부르군더 | فروبورغوندر
name | Schwarzriesling ~ Müllerrebe | = m | = m | = m | = m | = m | 莫尼耶皮诺 | シュヴァルツリースリング | 슈바르츠리슬링 | شفارتسريزلينغ
name | Portugieser ~ Blauer Portugieser | = m | = m | = m | = m | = m | 葡萄牙人红葡萄酒 | ポルトギーザー | 포르투기저 | بورتوغيزر
name | Scheurebe | = m | = m | = f | = m | = m | 舍尔贝 | ショイレーベ | 쇼이레베 | شويريبه
name | Kerner | = m | = m | = m | = m | = m | 肯纳 | ケルナー | 케르너 | كيرنر
name | Bacchus | = m | = m | = m | = m | = m | 巴克斯 | バッフス | 바쿠스 | باخوس
name | Gutedel ~ Chasselas ~ Fendant | = m | = m | = m | = m | = m | 莎斯拉白葡萄酒 | シャスラ | 샤슬라 | شاسلا
noun | Dôle wine ~ Dôle du Valais | Dôle f | vino Dôle m | Dôle m | vino Dôle m | vinho Dôle m | 多勒红葡萄酒 | ドール・デュ・ヴァレー | 돌 와인 | نبيذ دول m
name | Heida ~ Païen | = m | = m | = m | = m | = m | 海达白葡萄酒 | ハイダ | 하이다 | هايدا
name | Petite Arvine | = f | = f | = f | = f | = f | 小奥铭 | プティ・アルヴィーヌ | 프티트 아르빈 | بيتيت أرفين
name | Räuschling | = m | = m | = m | = m | = m | 劳施林 | ロイシュリング | 로이슐링 | رويشلينغ
noun | Kabinett wine ~ Kabinett | vin Kabinett m | vino Kabinett m | Kabinett m | vino Kabinett m | vinho Kabinett m | 珍藏葡萄酒 | カビネット | 카비네트 | نبيذ كابينيت m
noun | late-harvest wine ~ Spätlese | vin de vendange tardive m ~ Spätlese | vino de vendimia tardía m | Spätlese f | vino da vendemmia tardiva m | vinho de colheita tardia m | 晚收葡萄酒 | シュペートレーゼ | 슈페틀레제 | نبيذ الحصاد المتأخر m
noun | select-harvest wine ~ Auslese | vin Auslese m | vino Auslese m | Auslese f | vino Auslese m | vinho Auslese m | 精选葡萄酒 | アウスレーゼ | 아우스레제 | نبيذ أوسليزه m
noun | noble sweet wine ~ Beerenauslese | vin liquoreux Beerenauslese m | vino dulce Beerenauslese m | Beerenauslese f | vino dolce Beerenauslese m | vinho doce Beerenauslese m | 贵腐精选甜酒 | ベーレンアウスレーゼ | 베렌아우스레제 | نبيذ حلو بيرنأوسليزه m
noun | pale rosé wine ~ Weißherbst ~ Schillerwein | vin gris m | vino rosado claro m | Weißherbst m ~ Schillerwein ~ Rotling | vino rosato chiaro m | vinho rosé claro m | 淡桃红葡萄酒 | 淡いロゼワイン | 옅은 로제 와인 | نبيذ وردي فاتح m
# Titles and words of service
`;
