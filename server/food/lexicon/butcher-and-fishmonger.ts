/** Cuts, sausages, offal, fish and shellfish of English-speaking countries. */
export const BUTCHER_AND_FISHMONGER = `
# Meat, sausages and offal
noun | cowboy steak/cowboy steaks ~ bone-in cowboy steak | côte de bœuf à l’os f | chuletón con hueso m | Cowboy-Steak/Cowboy-Steaks n | bistecca di manzo con l’osso f | bife de vaca com osso m | 带骨牛仔牛排 | 骨付きカウボーイステーキ | 본인 카우보이 스테이크 | ستيك كاوبوي بالعظم m
noun | burnt ends p ~ burnt end | bouts de poitrine de bœuf fumés et caramélisés mp | puntas de pecho de res ahumadas fp | karamellisierte Rinderbrustwürfel p ~ Burnt Ends | punte di petto di manzo affumicate fp | pontas de peito de vaca fumadas fp | 烟熏焦脆牛胸肉块 | バーントエンド | 번트 엔드 | قطع صدر بقر مدخنة ومكرملة fp
noun | pork belly burnt ends p | dés de poitrine de porc fumés et caramélisés mp | dados de panceta de cerdo ahumados mp | karamellisierte Schweinebauchwürfel p | cubetti di pancia di maiale affumicati mp | cubos de barriga de porco fumados mp | 烟熏焦脆五花肉块 | 豚バラのバーントエンド | 삼겹살 번트 엔드 | قطع بطن خنزير مدخنة ومكرملة fp
noun | beef dripping ~ dripping ~ beef fat ~ beef tallow | graisse de bœuf f | grasa de ternera f | Rindertalg m > Rindertalg- ~ Rinderfett | grasso di manzo m | gordura de vaca f | 牛油脂 | 牛脂 | 소기름 | دهن بقر m
noun | goose fat | graisse d’oie f | grasa de oca f | Gänseschmalz n ~ Gänsefett | grasso d’oca m | gordura de ganso f | 鹅油 | ガチョウの脂 | 거위 기름 | دهن إوز m
noun | lamb’s liver | foie d’agneau m | hígado de cordero m | Lammleber f | fegato d’agnello m | fígado de borrego m | 羊肝 | 仔羊のレバー | 양 간 | كبد ضأن m
noun | hogget | agneau d’un an m | cordero de un año m | junges Hammelfleisch n | agnellone m | borrego de um ano m | 一岁羊肉 | ホゲット | 호겟 | لحم خروف حولي m
noun | Lincolnshire sausage/Lincolnshire sausages | saucisse de porc à la sauge/saucisses de porc à la sauge f | salchicha de cerdo a la salvia/salchichas de cerdo a la salvia f | Lincolnshire-Schweinswurst mit Salbei f | salsiccia di maiale alla salvia/salsicce di maiale alla salvia f | salsicha de porco com salva/salsichas de porco com salva f | 林肯郡鼠尾草猪肉肠 | リンカンシャーソーセージ | 링컨셔 세이지 돼지 소시지 | نقانق خنزير بالمريمية f
noun | Texas hot links p ~ hot links ~ hot link ~ spicy smoked sausage | saucisse fumée pimentée/saucisses fumées pimentées f | salchicha ahumada picante/salchichas ahumadas picantes f | scharfe Räucherwurst/scharfe Räucherwürste f | salsiccia affumicata piccante/salsicce affumicate piccanti f | salsicha fumada picante/salsichas fumadas picantes f | 辣味烟熏香肠 | ホットリンク | 매운 훈제 소시지 | نقانق مدخنة حارة f
noun | faggots p ~ faggot ~ pork faggots | boulettes d’abats de porc fp | albóndigas de asaduras de cerdo fp | englische Schweineleber-Klöße p | polpette inglesi di frattaglie di maiale fp | almôndegas de miúdos de porco fp | 英式猪杂肉丸 | 豚もつのミートボール | 영국식 돼지 내장 미트볼 | كرات أحشاء الخنزير fp
noun | chitterlings p ~ chitlins | tripes de porc fp | tripas de cerdo fp | Schweinedarm-Innereien p | trippa di maiale f | tripas de porco fp | 猪小肠 | 豚の小腸 | 돼지 곱창 | أمعاء خنزير fp
noun | devilled kidneys p ~ deviled kidneys ~ devilled lamb’s kidneys | rognons à la diable mp | riñones a la diabla mp | scharfe Nierchen p | rognoni alla diavola mp | rins à diabo mp | 芥末辣腰花 | 腎臓のデビル風 | 데블드 키드니 | كلى حارة fp
noun | kangaroo | kangourou m > de kangourou | canguro m | Känguru n > Känguru- | canguro m | canguru m | 袋鼠肉 | カンガルー | 캥거루 고기 | كنغر m
noun | alligator ~ gator ~ crocodile | alligator m > d’alligator | caimán m | Alligator m > Alligator- | alligatore m | jacaré m | 鳄鱼肉 | ワニ肉 | 악어 고기 | تمساح m
noun | gator bites p ~ alligator bites ~ fried alligator | bouchées d’alligator frites fp | bocaditos de caimán frito mp | frittierte Alligatorhappen p | bocconcini di alligatore fritti mp | pedaços de jacaré frito mp | 炸鳄鱼块 | ワニの一口フライ | 악어 튀김 | قطع تمساح مقلية fp
noun | quarter chicken ~ 1/4 chicken | quart de poulet m | cuarto de pollo m | Viertel Hähnchen n ~ ein Viertel Hähnchen | quarto di pollo m | quarto de frango m | 四分之一只鸡 | 1/4チキン | 치킨 쿼터 | ربع دجاجة m
noun | Hereford beef ~ Hereford ~ prime Hereford | bœuf Hereford m | ternera Hereford f | Hereford-Rind n > Hereford- | manzo Hereford m | carne de vaca Hereford f | 赫里福德牛肉 | ヘレフォードビーフ | 헤리퍼드 소고기 | لحم بقر هيرفورد m
noun | Galloway beef ~ Galloway | bœuf Galloway m | ternera Galloway f | Galloway-Rind n > Galloway- | manzo Galloway m | carne de vaca Galloway f | 加洛韦牛肉 | ギャロウェイ牛 | 갤러웨이 소고기 | لحم بقر غالواي m
noun | Longhorn beef ~ Longhorn | bœuf Longhorn m | ternera Longhorn f | Longhorn-Rind n | manzo Longhorn m | carne de vaca Longhorn f | 长角牛肉 | ロングホーン牛 | 롱혼 소고기 | لحم بقر لونغهورن m
noun | Dexter beef ~ Dexter | bœuf Dexter m | ternera Dexter f | Dexter-Rind n | manzo Dexter m | carne de vaca Dexter f | 德克斯特牛肉 | デクスター牛 | 덱스터 소고기 | لحم بقر دكستر m
# Fish and shellfish
noun | basa ~ pangasius ~ swai ~ river cobbler | panga m ~ pangasius | panga f | Pangasius m > Pangasius- | pangasio m | panga m | 巴沙鱼 | バサ ~ パンガシウス | 바사 | باسا m
noun | bluefish | tassergal m | anjova f | Blaufisch m | pesce serra m | anchova-preta f | 蓝鱼 | アミキリ | 블루피시 | سمك أزرق m
noun | tilefish ~ golden tilefish ~ red tilefish ~ amadai | tile m | blanquillo m | Ziegelfisch m | tile m | peixe-azulejo m | 方头鱼 | 甘鯛 ~ アマダイ ~ 甘だい ~ ぐじ ~ グジ | 옥돔 | سمك القرميد m
noun | cobia | cobia m | cobia f | Cobia m | cobia m | cobia f | 军曹鱼 | スギ | 날새기 | سمك السكل m
noun | wahoo ~ ono | thazard bâtard m | peto m | Wahoo m | wahoo m | cavala-wahoo f | 刺鲅 | カマスサワラ | 꼬치삼치 | سمك الواهو m
noun | bigeye tuna ~ bigeye | thon obèse m | patudo m | Großaugenthunfisch m | tonno obeso m | atum-patudo m | 大目金枪鱼 | メバチマグロ ~ めばちまぐろ ~ めばち ~ メバチ ~ バチマグロ | 눈다랑어 | تونة كبيرة العين f
noun | monkfish tail/monkfish tails | queue de lotte/queues de lotte f | cola de rape/colas de rape f | Seeteufelschwanz m | coda di rana pescatrice/code di rana pescatrice f | cauda de tamboril/caudas de tamboril f | 鮟鱇鱼尾 | アンコウの尾の身 | 아귀 꼬릿살 | ذيل سمك الراهب m
noun | shell-on prawns p ~ shell on prawns ~ head-on prawns ~ pint of prawns | crevettes avec carapace fp | gambas con cáscara fp | ungeschälte Garnelen p ~ Garnelen mit Schale | gamberi con guscio mp | camarões com casca mp | 带壳虾 | 殻付きえび | 껍질 새우 | روبيان غير مقشر m
noun | rock shrimp | crevette de roche/crevettes de roche f | camarón de roca/camarones de roca m | Steingarnele/Steingarnelen f | gambero di roccia/gamberi di roccia m | camarão de rocha/camarões de rocha m | 岩虾 | ロックシュリンプ | 록 쉬림프 | روبيان صخري m
noun | stone crab/stone crabs ~ stone crab claws | crabe caillou m | cangrejo moro m | Steinkrabbe/Steinkrabben f | granchio di pietra m | caranguejo de pedra m | 石蟹 | ストーンクラブ | 스톤 크랩 | سلطعون حجري m
noun | lump crab meat ~ jumbo lump crab ~ jumbo lump crab meat ~ lump crabmeat | chair de crabe en morceaux f | carne de cangrejo en trozos f | Krabbenfleisch am Stück n | polpa di granchio a pezzi f | carne de caranguejo em pedaços f | 大块蟹肉 | ランプクラブミート | 럼프 크랩살 | لحم سلطعون قطعًا كبيرة m
noun | steamed soft-shell clams p ~ steamers ~ Ipswich clams | myes à la vapeur fp | almejas blandas al vapor fp | gedämpfte Sandklaffmuscheln p | vongole molli al vapore fp | amêijoas de casca mole a vapor fp | 清蒸软壳蛤 | 蒸しオオノガイ | 찐 우럭조개 | محار طري القشرة مطهو بالبخار m
noun | geoduck/geoducks ~ mirugai | panope/panopes f | almeja panopea/almejas panopea f | Geoduck-Muschel/Geoduck-Muscheln f | panopea/panopee f | panopeia/panopeias f | 象拔蚌 | ミル貝 ~ みる貝 ~ 海松貝 | 코끼리조개 | محار الجيوداك m
noun | conch/conchs ~ queen conch | lambi/lambis m ~ strombe | caracola/caracolas f | Fechterschnecke/Fechterschnecken f | strombo/strombi m | búzio das Caraíbas m | 凤螺肉 | コンク貝 | 콘크 소라 | محار كونش m
noun | conch fritters p | beignets de lambi mp | buñuelos de caracola mp | frittierte Fechterschnecken-Bällchen p | frittelle di strombo fp | bolinhos fritos de búzio mp | 炸凤螺饼 | コンク貝のフリッター | 콘크 튀김 | فطائر محار كونش مقلية fp
noun | Sylter Royal oyster/Sylter Royal oysters ~ Sylt oysters | huître de Sylt/huîtres de Sylt f | ostra de Sylt/ostras de Sylt f | Sylter Royal/Sylter Royal f ~ Sylter Auster Royal | ostrica di Sylt/ostriche di Sylt f | ostra de Sylt/ostras de Sylt f | 叙尔特岛生蚝 | ジルト島産牡蠣 | 질트산 굴 | محار جزيرة زيلت m
noun | oyster shooter/oyster shooters | huître en verrine avec alcool f | chupito de ostra m | Auster im Schnapsglas f | shot di ostrica m | shot de ostra m | 生蚝子弹酒 | オイスターシューター | 굴 슈터 | محار في كأس شراب m
noun | fried batter bits p ~ scraps ~ batter bits | miettes de pâte frite fp | trocitos de rebozado frito mp | frittierte Teigkrümel p | briciole di pastella fritta fp | pedacinhos de polme frito mp | 炸面渣 | 揚げ衣のかけら | 튀김 부스러기 | فتات عجين مقلي m
noun | seafood tower ~ chilled seafood tower ~ seafood plateau | plateau de fruits de mer à étages m | torre de marisco f | Meeresfrüchte-Etagere f | torre di frutti di mare f | torre de marisco f | 海鲜塔 | シーフードタワー | 해산물 타워 | برج مأكولات بحرية m
`;
