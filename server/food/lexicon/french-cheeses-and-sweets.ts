/** Cheeses and sweets of France, and dishes of Québec and Brazil. */
export const FRENCH_CHEESES_AND_SWEETS = `
# French cheeses
noun | Coulommiers | coulommiers m | coulommiers m | Coulommiers m | coulommiers m | coulommiers m | 库洛米耶奶酪 | クロミエチーズ | 쿨로미에 치즈 | جبن كولومييه m
noun | Livarot | livarot m | livarot m | Livarot m | livarot m | livarot m | 利瓦罗奶酪 | リヴァロチーズ | 리바로 치즈 | جبن ليفارو m
noun | Pont-l’Évêque | pont-l’évêque m ~ pont l’évêque | pont-l’évêque m | Pont-l’Évêque m | pont-l’évêque m | pont-l’évêque m | 主教桥奶酪 | ポン・レヴェックチーズ | 퐁 레베크 치즈 | جبن بون ليفيك m
noun | Neufchâtel | neufchâtel m > au neufchâtel | neufchâtel m | Neufchâtel m | neufchâtel m | neufchâtel m | 纳沙泰尔奶酪 | ヌーシャテルチーズ | 뇌샤텔 치즈 | جبن نوشاتيل m
noun | Langres | langres m | langres m | Langres m | langres m | langres m | 朗格勒奶酪 | ラングルチーズ | 랑그르 치즈 | جبن لانغر m
noun | Chaource | chaource m > au chaource | chaource m | Chaource m | chaource m | chaource m | 查尔斯奶酪 | シャウルスチーズ | 샤우르스 치즈 | جبن شاورس m
noun | Bleu de Bresse | bleu de Bresse m | bleu de Bresse m | Bleu de Bresse m | bleu de Bresse m | bleu de Bresse m | 布雷斯蓝纹奶酪 | ブルー・ド・ブレス | 블뢰 드 브레스 | جبن بلو دو بريس الأزرق m
noun | Laguiole cheese | laguiole m ~ tome de Laguiole | queso laguiole m | Laguiole-Käse m | formaggio laguiole m | queijo laguiole m | 拉吉奥乐奶酪 | ライヨールチーズ | 라기올 치즈 | جبن لاغيول m
noun | Rocamadour ~ cabécou | rocamadour m ~ cabécou/cabécous | rocamadour m ~ cabécou | Rocamadour m ~ Cabécou | rocamadour m ~ cabécou | rocamadour m ~ cabécou | 罗卡马杜尔山羊奶酪 | ロカマドゥール | 로카마두르 염소치즈 | جبن ماعز روكامادور m
noun | Pélardon | pélardon/pélardons m | pélardon m | Pélardon m | pélardon m | pélardon m | 佩拉尔东山羊奶酪 | ペラルドン | 펠라르동 염소치즈 | جبن ماعز بيلاردون m
noun | Picodon | picodon/picodons m | picodon m | Picodon m | picodon m | picodon m | 皮科东山羊奶酪 | ピコドン | 피코동 염소치즈 | جبن ماعز بيكودون m
noun | Banon cheese | banon m | queso banon m | Banon-Käse m | formaggio banon m | queijo banon m | 巴农山羊奶酪 | バノンチーズ | 바농 염소치즈 | جبن ماعز بانون m
noun | Sainte-Maure | sainte-maure m ~ sainte-maure de Touraine ~ sainte maure | sainte-maure m | Sainte-Maure m | sainte-maure m | sainte-maure m | 圣莫尔山羊奶酪 | サント・モール | 생트 모르 염소치즈 | جبن ماعز سانت مور m
noun | Valençay | valençay m | valençay m | Valençay m | valençay m | valençay m | 瓦朗赛山羊奶酪 | ヴァランセ | 발랑세 염소치즈 | جبن ماعز فالنسي m
noun | Selles-sur-Cher | selles-sur-cher m ~ selles sur cher | selles-sur-cher m | Selles-sur-Cher m | selles-sur-cher m | selles-sur-cher m | 谢尔河畔瑟莱山羊奶酪 | セル・シュール・シェール | 셀쉬르셰르 염소치즈 | جبن ماعز سيل سور شير m
noun | Pouligny-Saint-Pierre | pouligny-saint-pierre m | pouligny-saint-pierre m | Pouligny-Saint-Pierre m | pouligny-saint-pierre m | pouligny-saint-pierre m | 普利尼圣皮埃尔山羊奶酪 | プーリニィ・サン・ピエール | 풀리니 생 피에르 염소치즈 | جبن ماعز بوليني سان بيير m
noun | Abondance cheese | abondance m ~ fromage d’Abondance | queso abondance m | Abondance-Käse m | formaggio abondance m | queijo abondance m | 阿邦当斯奶酪 | アボンダンスチーズ | 아봉당스 치즈 | جبن أبوندانس m
noun | Mimolette | mimolette f | mimolette f | Mimolette m | mimolette f | mimolette f | 米莫雷特奶酪 | ミモレットチーズ | 미몰레트 치즈 | جبن ميموليت m
noun | burratina | burratina f | burratina f | Burratina f | burratina/burratine f | burratina f ~ burrata pequena | 迷你布拉塔奶酪 | ブッラティーナ | 부라티나 | بوراتينا f
noun | Brie de Meaux | brie de Meaux m | brie de Meaux m | Brie de Meaux m | brie de Meaux m | brie de Meaux m | 莫城布里奶酪 | ブリ・ド・モー | 브리 드 모 | جبن بري دو مو m
# French sweets and other words
noun | charlotte dessert/charlotte desserts | charlotte/charlottes f | carlota/carlotas f | Charlotte/Charlotten f | charlotte f | charlote/charlotes f | 夏洛特蛋糕 | シャルロット | 샤를로트 | شارلوت f
noun | strawberry charlotte | charlotte aux fraises f | carlota de fresas f | Erdbeercharlotte f | charlotte alle fragole f | charlote de morango f | 草莓夏洛特 | 苺のシャルロット | 딸기 샤를로트 | شارلوت بالفراولة f
noun | raspberry mousseline cake ~ framboisier | framboisier m | pastel de frambuesa y crema muselina m | Himbeer-Cremetorte f | torta ai lamponi con crema mousseline f | bolo de framboesa com creme mousseline m | 树莓慕斯琳蛋糕 | フランボワジエ | 프랑부아지에 | كعكة التوت بكريمة الموسلين f
noun | baked rice pudding with cinnamon ~ teurgoule | teurgoule f | arroz con leche al horno normando m | normannischer Ofenmilchreis mit Zimt m | budino di riso al forno normanno m | arroz-doce de forno normando m | 诺曼底烤米布丁 | ノルマンディー風焼きライスプディング | 노르망디식 구운 쌀 푸딩 | أرز بالحليب مخبوز بالقرفة m
noun | iced parfait | parfait glacé/parfaits glacés m | parfait helado m | Eisparfait n | parfait gelato m | parfait gelado m | 冰冻芭菲 | パルフェ・グラッセ | 아이스 파르페 | بارفيه مثلج m
noun | sweetened chestnut purée | crème de marrons f | crema de castañas f | Maronencreme f | crema di marroni f ~ crema di castagne | creme de castanhas m | 甜栗子酱 | マロンクリーム | 밤 크림 | كريمة الكستناء f
noun | Kampot pepper | poivre de Kampot m | pimienta de Kampot f | Kampot-Pfeffer m | pepe di Kampot m | pimenta de Kampot f | 贡布胡椒 | カンポットペッパー | 캄폿 후추 | فلفل كامبوت m
noun | sandwich loaf ~ pain de mie | pain de mie m | pan de molde m | Sandwichbrot n | pan carré m ~ pane in cassetta ~ pancarré | pão de forma m | 方面包 | 角食パン | 샌드위치용 식빵 | خبز التوست m
noun | straw wine ~ vin de paille | vin de paille m | vino de paja m | Strohwein m | vin de paille m ~ vino di paglia | vinho de palha m | 稻草酒 | わらワイン | 뱅 드 파유 | نبيذ القش m
noun | Floc de Gascogne | floc de Gascogne m ~ floc | floc de Gascuña m | Floc de Gascogne m | floc de Gascogne m | floc de Gascogne m | 加斯科涅利口酒 | フロック・ド・ガスコーニュ | 플록 드 가스코뉴 | نبيذ مقوى فلوك دو غاسكون m
# Québec
noun | hamburger steak with brown gravy | steak haché sauce brune m | filete ruso con salsa marrón m | Hacksteak mit brauner Soße n | hamburger al piatto con salsa bruna m | hambúrguer no prato com molho castanho m | 棕酱汉堡排 | ブラウンソースのハンバーグ | 브라운소스 함박스테이크 | ستيك مفروم بصلصة بنية m
# Brazil
noun | Capixaba fish stew with tomato and annatto | moqueca capixaba f ~ ragoût de poisson d’Espírito Santo | moqueca capixaba f | Fischtopf aus Espírito Santo m | moqueca capixaba f ~ zuppa di pesce di Espírito Santo | moqueca capixaba f | 圣埃斯皮里图炖鱼 | エスピリトサント風魚の煮込み | 카픽사바식 생선 스튜 | يخنة سمك من إسبيريتو سانتو f
noun | Bahian fish stew with coconut milk and palm oil | moqueca bahianaise au lait de coco f | moqueca bahiana f | Fischtopf aus Bahia mit Kokosmilch und Palmöl m | moqueca bahiana f | moqueca baiana f | 巴伊亚椰奶炖鱼 | バイーア風魚のココナッツ煮込み | 바이아식 코코넛 생선 스튜 | يخنة سمك باهيا بحليب جوز الهند f
noun | chicken in shrimp and nut sauce Bahian style ~ xinxim | xinxim de poulet m | xinxim de pollo m | Huhn in Garnelen-Nuss-Soße n ~ Xinxim | xinxim di pollo m | xinxim de galinha m ~ xinxim | 虾干坚果酱炖鸡 | 鶏のエビとナッツソース煮 | 새우 견과 소스 닭고기 | دجاج بصلصة الروبيان والمكسرات m
noun | rice and beans with cheese and dried meat ~ baião de dois | baião de dois m | baião de dois m ~ arroz con frijoles y queso | Baião de dois m | baião de dois m ~ riso e fagioli con formaggio | baião de dois m | 奶酪牛肉干豆饭 | チーズと干し牛肉の豆ご飯 | 치즈와 말린 소고기 콩밥 | أرز وفاصوليا بالجبن واللحم البقري المجفف m
noun | sun-dried salted beef ~ carne de sol | bœuf salé séché au soleil m ~ carne de sol | carne de sol f ~ carne salada secada al sol | sonnengetrocknetes Rindfleisch n ~ Carne de Sol | manzo salato essiccato al sole m | carne de sol f ~ carne-de-sol | 巴西晒干咸牛肉 | ブラジル風干し牛肉 | 브라질식 말린 소고기 | لحم بقري مملح مجفف بالشمس m
noun | mashed beans with pork Minas style ~ tutu | purée de haricots au porc façon Minas f | puré de frijoles con cerdo a la minera m | Bohnenmus mit Schweinefleisch nach Minas-Art n | purea di fagioli con maiale alla mineira f | tutu à mineira m ~ tutu de feijão | 米纳斯猪肉豆泥 | ミナス風豚肉入り豆ペースト | 미나스식 돼지고기 콩 퓌레 | فاصوليا مهروسة بلحم الخنزير على طريقة ميناس f
noun | fish broth with cassava flour ~ pirão | pirão m ~ bouillie de manioc au bouillon de poisson | pirão m | Pirão m ~ Maniokbrei mit Fischbrühe | pirão m ~ polentina di manioca e brodo di pesce | pirão m ~ pirão de peixe | 鱼汤木薯糊 | 魚だしのキャッサバがゆ | 생선 육수 카사바죽 | عصيدة الكسافا بمرق السمك f
noun | tucupi ~ fermented cassava broth | tucupi m ~ jus de manioc fermenté | tucupi m > en tucupi | Tucupi m ~ fermentierter Maniokfond | tucupi m | tucupi m > no tucupi | 木薯发酵汁 | トゥクピ | 투쿠피 | مرق الكسافا المخمر m
noun | jambu leaves ~ paracress | jambu m ~ brède mafane | jambu m | Jambu n ~ Parakresse | jambu m | jambu m | 金纽扣叶 | ジャンブーの葉 | 잠부 잎 | أوراق جامبو fp
noun | shrimp and cassava broth Amazonian style ~ tacacá | tacacá m ~ soupe amazonienne aux crevettes séchées | tacacá m | Tacacá m ~ Amazonas-Suppe mit Garnelen | tacacá m ~ zuppa amazzonica con gamberetti | tacacá m | 亚马孙虾干木薯汤 | アマゾン風エビのスープ | 타카카 새우 수프 | شوربة أمازونية بالروبيان f
noun | tambaqui fish | tambaqui m ~ poisson tambaqui | tambaquí m | Tambaqui m | tambaqui m | tambaqui m | 大盖巨脂鲤 | タンバキ | 탐바키 생선 | سمك تامباكي m
noun | pirarucu ~ arapaima | pirarucu m ~ arapaïma | pirarucú m ~ paiche | Pirarucu m ~ Arapaima | pirarucu m ~ arapaima | pirarucu m | 巨骨舌鱼 | ピラルク | 피라루쿠 | سمك بيراروكو m
noun | cupuaçu | cupuaçu m | cupuazú m | Cupuaçu f | cupuaçu m | cupuaçu m | 古布阿苏果 | クプアス | 쿠푸아수 | كوبواسو m
noun | jabuticaba | jabuticaba f | jabuticaba f | Jabuticaba f | jabuticaba f | jabuticaba f | 嘉宝果 | ジャボチカバ | 자부치카바 | جابوتيكابا f
noun | Surinam cherry ~ pitanga | pitanga f ~ cerise de Cayenne | pitanga f | Surinamkirsche f ~ Pitanga | pitanga f | pitanga f | 红果仔 | ピタンガ | 피탕가 | كرز سورينام m
noun | guava paste ~ goiabada | pâte de goyave f | pasta de guayaba f ~ bocadillo de guayaba ~ dulce de guayaba | Guavenpaste f | pasta di guava f | goiabada f | 番石榴膏 | グアバペースト | 구아바 페이스트 | معجون الجوافة m
noun | grilling curd cheese Brazilian style ~ coalho cheese | fromage coalho m ~ fromage à griller brésilien | queso coalho m | Coalho-Grillkäse m | formaggio coalho m | queijo coalho m ~ queijo de coalho ~ espetinho de queijo coalho | 巴西烤奶酪 | コアーリョチーズ | 코알료 치즈 | جبن كواليو للشوي m
noun | Minas cheese | fromage Minas m | queso Minas m | Minas-Käse m | formaggio Minas m | queijo minas m ~ queijo minas frescal ~ queijo de minas | 米纳斯奶酪 | ミナスチーズ | 미나스 치즈 | جبن ميناس m
noun | Catupiry ~ Brazilian cream cheese | catupiry m ~ fromage crémeux brésilien | catupiry m ~ queso crema brasileño | Catupiry m | catupiry m ~ formaggio cremoso brasiliano | catupiry m > com catupiry ~ requeijão cremoso | 巴西奶油奶酪 | カトゥピリーチーズ | 카투피리 크림치즈 | جبن كاتوبيري الكريمي m
noun | small savoury pie Brazilian style ~ empadinha | petite tourte brésilienne f | empanadita brasileña redonda f | kleine brasilianische Pastete f | tortina salata brasiliana f | empadinha/empadinhas f | 巴西小咸派 | ブラジル風ミニパイ | 브라질식 미니 파이 | فطيرة برازيلية صغيرة f
noun | sweet corn pudding Brazilian style ~ curau | crème de maïs brésilienne f | crema dulce de maíz brasileña f | brasilianischer Maispudding m | budino di mais brasiliano m | curau m ~ canjica ~ curau de milho | 巴西甜玉米羹 | ブラジル風とうもろこしプリン | 브라질식 옥수수 푸딩 | مهلبية الذرة البرازيلية f
noun | wagoner’s rice with dried beef ~ carreteiro rice | riz au bœuf séché m | arroz con carne seca m | Reis mit Trockenfleisch m | riso con carne secca m | arroz carreteiro m ~ arroz de carreteiro | 牛肉干炒饭 | 干し牛肉の炒めご飯 | 말린 소고기 볶음밥 | أرز باللحم المجفف m
noun | breaded beef cutlet with tomato and cheese Brazilian style | escalope de bœuf gratinée à la tomate et au fromage f | bistec empanado con tomate y queso a la parmesana m | paniertes Rinderschnitzel mit Tomate und Käse n | cotoletta di manzo con pomodoro e formaggio f | filé à parmegiana m ~ bife à parmegiana ~ filé mignon à parmegiana ~ filé parmegiana | 番茄奶酪炸牛排 | 牛カツのトマトチーズ焼き | 토마토 치즈 비프 커틀릿 | إسكالوب بقري بالطماطم والجبن m
noun | steak Oswaldo Aranha with fried garlic | filet à l’ail frit façon Oswaldo Aranha m | filete Oswaldo Aranha con ajo frito m | Rinderfilet mit gebratenem Knoblauch n | filetto con aglio fritto Oswaldo Aranha m | filé à Oswaldo Aranha m ~ filé Oswaldo Aranha | 蒜香牛里脊 | 揚げにんにくのせ牛フィレ | 튀긴 마늘 소안심 | فيليه بقري بالثوم المقلي m
noun | hump steak ~ cupim | bosse de zébu f | joroba de cebú f | Zeburinderbuckel m | gobba di zebù f | cupim m | 瘤牛肩峰肉 | セブ牛のコブ肉 | 쿠핑 소 혹살 | لحم سنام الزيبو m
noun | cow’s foot broth ~ mocotó | bouillon de pied de bœuf m | caldo de pata de res m | Rinderfußsuppe f | brodo di piede di bue m | caldo de mocotó m ~ mocotó | 牛蹄汤 | 牛足のスープ | 소족탕 | مرق كوارع البقر m
noun | shrimp in pumpkin with cream cheese | crevettes à la crème servies dans un potiron fp | camarones en calabaza con queso crema mp | Garnelen in Sahnesoße im Kürbis p | gamberi con formaggio cremoso nella zucca mp | camarão na moranga m | 南瓜奶酪虾 | かぼちゃ詰めエビクリーム | 호박 크림 새우 | روبيان بالكريمة في اليقطين m
noun | fish goujons Brazilian style | goujonnettes de poisson fp | tiras de pescado rebozado fp | Fischstreifen im Backteig p | bocconcini di pesce fritti mp | iscas de peixe fp ~ isca de peixe | 巴西炸鱼柳 | 魚のスティックフライ | 생선 튀김 스틱 | أصابع سمك مقلية fp
noun | Bauru sandwich | sandwich bauru au rosbif et fromage m | sándwich bauru de rosbif y queso m | Bauru-Sandwich mit Roastbeef und Käse n | panino bauru con roast beef e formaggio m | bauru m ~ sanduíche bauru | 烤牛肉奶酪三明治 | ローストビーフとチーズのサンドイッチ | 로스트비프 치즈 샌드위치 | ساندويتش باورو باللحم البقري والجبن m
noun | unrefined cane sugar block ~ rapadura | rapadura f ~ sucre de canne complet | panela f ~ piloncillo ~ rapadura ~ papelón | Rapadura f ~ Vollrohrzucker | panela f ~ zucchero integrale di canna | rapadura f | 红糖块 | 黒砂糖 | 비정제 사탕수수 설탕 | سكر قصب غير مكرر m
noun | layered biscuit and cream dessert Brazilian style ~ pavê | dessert brésilien aux biscuits et à la crème m | postre brasileño de galletas y crema m | brasilianisches Keks-Sahne-Schichtdessert n | dolce brasiliano a strati m | pavê m | 巴西饼干奶油杯 | ブラジル風ビスケットクリーム | 브라질식 비스킷 크림 디저트 | حلوى برازيلية بطبقات البسكويت والكريمة f
noun | fried banana with cheese and cinnamon ~ cartola | banane frite au fromage et à la cannelle f | plátano frito con queso y canela m | gebratene Banane mit Käse und Zimt f | banana fritta con formaggio e cannella f | cartola f | 奶酪肉桂炸香蕉 | バナナとチーズのシナモン焼き | 치즈 계피 바나나 튀김 | موز مقلي بالجبن والقرفة m
noun | scarlet eggplant ~ jiló | jiló m | jiló m | Jiló f | jiló m | jiló m | 苦茄 | ジロー | 질로 가지 | باذنجان مر m
noun | gherkin cucumber Brazilian style ~ maxixe | concombre des Antilles m | pepinillo de las Antillas m | Anguriagurke f | cetriolo delle Antille m | maxixe m | 西印度黄瓜 | マシシ | 마시시 오이 | خيار هندي غربي m
noun | parsley and spring onion mix ~ cheiro-verde | persil et ciboule mp | perejil y cebolleta mp | Petersilie und Frühlingszwiebel p | prezzemolo e cipollotto mp | cheiro-verde m ~ cheiro verde | 香芹葱花 | パセリとねぎ | 파슬리와 쪽파 | بقدونس وبصل أخضر m
noun | palm oil ~ dendê oil | huile de palme f ~ huile de dendê | aceite de dendé m ~ aceite de palma | Palmöl n ~ Dendê-Öl | olio di palma m | azeite de dendê m > no dendê | 棕榈油 | パーム油 ~ デンデ油 | 팜유 | زيت النخيل m
noun | biquinho pepper ~ little beak pepper | piment biquinho m | pimiento biquinho m | Biquinho-Chili f | peperoncino biquinho m | pimenta biquinho f ~ pimenta-biquinho | 小嘴椒 | ビキーニョ唐辛子 | 비키뉴 고추 | فلفل بيكينيو m
`;
