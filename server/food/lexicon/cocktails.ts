/** Cocktails and drinks mixed without alcohol. The format: ../concept.ts. */
export const COCKTAILS = `
# Cocktails
noun | Aviation cocktail ~ Aviation | Aviation m | Aviation m | Aviation m | Aviation m | Aviation m | 飞行鸡尾酒 | アビエーション | 에비에이션 | أفييشن m
noun | bee’s knees | = m | = m | Bee’s Knees m | = m | = m | 蜂之膝 | ビーズニーズ | 비즈 니즈 | بيز نيز m
noun | Bramble cocktail | bramble m | bramble m | Bramble m | bramble m | bramble m | 荆棘鸡尾酒 | ブランブル | 브램블 | برامبل m
noun | Corpse Reviver ~ Corpse Reviver No. 2 | Corpse Reviver m | Corpse Reviver m | Corpse Reviver m | Corpse Reviver m | Corpse Reviver m | 亡者复苏 | コープスリバイバー | 콥스 리바이버 | كوربس ريفايفر m
noun | Vesper martini | = m | = m | Vesper Martini m | = m | = m | 薇斯朋马天尼 | ヴェスパー・マティーニ ~ ヴェスパー | 베스퍼 마티니 | فيسبر مارتيني m
noun | vodka martini ~ vodkatini | martini vodka m ~ vodka martini | martini de vodka m ~ vodka martini | Wodka Martini m ~ Vodka Martini | martini alla vodka m ~ vodka martini | martini de vodca m ~ vodka martini | 伏特加马天尼 | ウォッカマティーニ | 보드카 마티니 | مارتيني الفودكا m
noun | gin martini ~ dry martini ~ classic martini | dry martini m ~ martini gin | dry martini m | Dry Martini m ~ Gin Martini | dry martini m | dry martini m | 干马天尼 ~ 金酒马天尼 | ドライマティーニ ~ ジンマティーニ | 드라이 마티니 | دراي مارتيني m
noun | chocolate martini | martini au chocolat m | martini de chocolate m | Schokoladen-Martini m ~ Chocolate Martini | martini al cioccolato m | martini de chocolate m | 巧克力马天尼 | チョコレートマティーニ | 초콜릿 마티니 | مارتيني الشوكولاتة m
noun | gin fizz | gin fizz m | gin fizz m | Gin Fizz m | gin fizz m | gin fizz m | 金菲士 | ジンフィズ | 진 피즈 | جين فيز m
noun | Ramos gin fizz | Ramos gin fizz m | Ramos gin fizz m | Ramos Gin Fizz m | Ramos gin fizz m | Ramos gin fizz m | 拉莫斯金菲士 | ラモスジンフィズ ~ ラモス・ジンフィズ | 라모스 진 피즈 | راموس جين فيز m
noun | gin sour | = m | = m | Gin Sour m | = m | = m | 金酒酸酒 | ジンサワー | 진 사워 | جين ساور m
noun | rum sour | = m | = m | Rum Sour m | = m | = m | 朗姆酸酒 | ラムサワー | 럼 사워 | رم ساور m
noun | gin rickey | = m | = m | Gin Rickey m | = m | = m | 金利克 | ジンリッキー | 진 리키 | جين ريكي m
noun | London mule ~ gin mule ~ gin-gin mule ~ gin gin mule | London mule m ~ gin mule | London mule m ~ gin mule | London Mule m ~ Gin Mule ~ Munich Mule | London mule m ~ gin mule | London mule m ~ gin mule | 伦敦骡子 | ロンドンミュール ~ ジンミュール | 런던 뮬 | لندن ميول m
noun | Mexican mule ~ tequila mule | Mexican mule m | Mexican mule m | Mexican Mule m | Mexican mule m | Mexican mule m | 墨西哥骡子 | メキシカンミュール | 멕시칸 뮬 | مكسيكان ميول m
noun | Kentucky mule ~ bourbon mule | Kentucky mule m | Kentucky mule m | Kentucky Mule m | Kentucky mule m | Kentucky mule m | 肯塔基骡子 | ケンタッキーミュール | 켄터키 뮬 | كنتاكي ميول m
noun | Hurricane cocktail ~ hurricane | Hurricane m | Hurricane m | Hurricane m | Hurricane m | Hurricane m | 飓风鸡尾酒 | ハリケーン | 허리케인 칵테일 | هوريكان m
noun | blue lagoon ~ Blue Lagoon | = m | = m | Blue Lagoon f | = m | = m | 蓝色珊瑚礁 ~ 蓝色泻湖 | ブルーラグーン | 블루 라군 | بلو لاغون m
noun | blue Hawaiian ~ Blue Hawaii ~ blue Hawaii | = m | = m | Blue Hawaiian m | = m | = m | 蓝色夏威夷 | ブルーハワイ | 블루 하와이 | بلو هاواي m
noun | Bahama mama | = m | = m | Bahama Mama f | = m | = m | 巴哈马妈妈 | バハマママ | 바하마 마마 | باهاما ماما m
noun | batida de coco | = f | = f | Batida De Coco f | = f | = f | 巴蒂达 | バチーダ | 바티다 | باتيدا f
noun | passion fruit caipirinha ~ maracuja caipirinha | caipirinha au fruit de la passion f ~ caipirinha passion | caipiriña de maracuyá f ~ caipirinha de maracuyá | Maracuja-Caipirinha f | caipirinha al maracuja f | caipirinha de maracujá f | 百香果卡琵莉亚 | パッションフルーツカイピリーニャ | 패션프루트 카이피리냐 | كايبيرينيا الباشن فروت f
noun | strawberry caipirinha | caipirinha à la fraise f ~ caipirinha fraise | caipiriña de fresa f ~ caipirinha de fresa | Erdbeer-Caipirinha f | caipirinha alla fragola f | caipirinha de morango f | 草莓卡琵莉亚 | ストロベリーカイピリーニャ | 딸기 카이피리냐 | كايبيرينيا الفراولة f
noun | strawberry margarita | margarita à la fraise f ~ margarita fraise | margarita de fresa f ~ margarita de frutilla | Erdbeer-Margarita f | margarita alla fragola m | margarita de morango f | 草莓玛格丽特 | ストロベリーマルガリータ | 딸기 마가리타 | مارغريتا الفراولة f
noun | mango margarita | margarita à la mangue f ~ margarita mangue | margarita de mango f | Mango-Margarita f | margarita al mango m | margarita de manga f | 芒果玛格丽特 | マンゴーマルガリータ | 망고 마가리타 | مارغريتا المانجو f
noun | mango daiquiri | daiquiri à la mangue m ~ daiquiri mangue | daiquiri de mango m | Mango-Daiquiri m | daiquiri al mango m | daiquiri de manga m | 芒果代基里 | マンゴーダイキリ | 망고 다이키리 | دايكيري المانجو m
noun | strawberry mojito | mojito à la fraise m ~ mojito fraise ~ mojito fraises | mojito de fresa m ~ mojito de frutilla | Erdbeer-Mojito m | mojito alla fragola m | mojito de morango m | 草莓莫吉托 ~ 草莓莫希托 | ストロベリーモヒート ~ いちごモヒート | 딸기 모히토 | موهيتو الفراولة m
noun | raspberry mojito | mojito à la framboise m ~ mojito framboise | mojito de frambuesa m | Himbeer-Mojito m | mojito al lampone m | mojito de framboesa m | 覆盆子莫吉托 ~ 树莓莫吉托 | ラズベリーモヒート | 라즈베리 모히토 | موهيتو توت العليق m
noun | mango mojito | mojito à la mangue m ~ mojito mangue | mojito de mango m | Mango-Mojito m | mojito al mango m | mojito de manga m | 芒果莫吉托 | マンゴーモヒート | 망고 모히토 | موهيتو المانجو m
noun | passion fruit mojito | mojito au fruit de la passion m ~ mojito passion | mojito de maracuyá m | Maracuja-Mojito m ~ Passionsfrucht-Mojito | mojito al frutto della passione m ~ mojito al maracuja | mojito de maracujá m | 百香果莫吉托 | パッションフルーツモヒート | 패션프루트 모히토 | موهيتو الباشن فروت m
noun | royal mojito ~ mojito royal | mojito royal m | mojito royal m | Mojito Royal m | mojito royal m | mojito royal m | 皇家莫吉托 | ロイヤルモヒート | 로얄 모히토 | موهيتو رويال m
noun | St-Germain spritz ~ elderflower liqueur spritz ~ Saint-Germain spritz | spritz Saint-Germain m ~ Saint-Germain spritz ~ St Germain spritz | spritz St-Germain m | St-Germain Spritz m | St-Germain spritz m | spritz St-Germain m | 圣日耳曼气泡鸡尾酒 | サンジェルマンスプリッツ | 생제르맹 스프리츠 | سان جيرمان سبريتز m
noun | Lillet spritz | spritz Lillet m | spritz de Lillet m | Lillet Spritz m | spritz al Lillet m | spritz de Lillet m | 利莱气泡鸡尾酒 | リレ・スプリッツ | 릴레 스프리츠 | ليليه سبريتز m
noun | peach Bellini ~ bellini peach cocktail | Bellini à la pêche m | bellini de melocotón m | Pfirsich-Bellini m | Bellini alla pesca m | bellini de pêssego m | 蜜桃贝里尼 | ピーチベリーニ | 피치 벨리니 | بيليني الخوخ m
noun | Champagne cocktail | cocktail au champagne m ~ coupe cocktail champagne | cóctel de champán m | Champagnercocktail m ~ Champagner-Cocktail | cocktail di champagne m ~ champagne cocktail | cocktail de champanhe m | 香槟鸡尾酒 | シャンパンカクテル ~ シャンパーニュカクテル | 샴페인 칵테일 | كوكتيل الشامبانيا m
noun | negroni sbagliato | = m | = m | Negroni Sbagliato m | = m | = m | 错误内格罗尼 | ネグローニ・ズバリアート ~ ネグローニズバリアート | 네그로니 스발리아토 | نيغروني سبالياتو m
noun | white negroni | negroni blanc m | negroni blanco m | White Negroni m ~ weißer Negroni | negroni bianco m | negroni branco m | 白内格罗尼 | ホワイトネグローニ | 화이트 네그로니 | نيغروني أبيض m
noun | mezcal negroni ~ mezcal negroni cocktail | negroni au mezcal m | negroni de mezcal m ~ mezcal negroni | Mezcal Negroni m | negroni al mezcal m | negroni de mezcal m | 梅斯卡尔内格罗尼 | メスカルネグローニ | 메스칼 네그로니 | نيغروني الميزكال m
noun | mezcalita | = f | = f | Mezcalita f | = f | = f | 梅斯卡尔玛格丽特 | メスカリータ ~ メスカルマルガリータ | 메스칼리타 | ميزكاليتا f
noun | cantarito | = m | = m | Cantarito m | = m | = m | 坎塔里托 | カンタリート | 칸타리토 | كانتاريتو m
noun | piscola | = f | = f | Piscola f | = f | = m | 皮斯可可乐 | ピスコーラ | 피스콜라 | بيسكولا f
noun | Fernet and cola ~ fernet and cola ~ Fernet-Coca ~ fernandito | fernet coca m | fernet con coca m ~ fernet con cola | Fernet mit Cola m | fernet con cola m ~ fernet e coca | fernet com cola m | 菲奈特可乐 | フェルネットコーラ | 페르넷 콜라 | فيرنيت مع كولا m
noun | chilcano ~ pisco chilcano | = m | = m | Chilcano m | = m | = m | 奇尔卡诺 | チルカーノ | 칠카노 | تشيلكانو m
noun | Jack and Coke ~ Jack & Coke ~ Jack Daniel’s and Coke | Jack-Coca m | Jack con coca-cola m | Jack-Cola m | Jack e coca m | Jack com cola m | 杰克可乐 | ジャックコーク | 잭콕 | جاك كولا m
noun | gin and juice ~ gin orange | gin-orange m | gin con naranja m | Gin-Orange m | gin e arancia m | gin com laranja m | 金酒橙汁 | ジンオレンジ | 진 오렌지 | جين بالبرتقال m
noun | vodka cranberry ~ cape codder ~ vodka & cranberry | vodka-canneberge m ~ vodka cranberry | vodka con arándanos m ~ vodka cranberry | Wodka-Cranberry m ~ Vodka Cranberry | vodka cranberry m | vodca com arando m ~ vodka cranberry | 伏特加蔓越莓 | ウォッカクランベリー ~ ケープコッダー | 보드카 크랜베리 | فودكا بالتوت البري m
noun | vodka Red Bull ~ vodka energy ~ vodka redbull | vodka Red Bull f | vodka con Red Bull m | Wodka Red Bull m ~ Wodka Energy ~ Vodka Energy ~ Flügerl | vodka Red Bull m | vodca com Red Bull m ~ vodka Red Bull | 伏特加红牛 | ウォッカレッドブル | 보드카 레드불 | فودكا ريد بول m
noun | vodka lemon ~ vodka lemonade | vodka-citron f | vodka con limón m ~ vodka limón | Wodka Lemon m ~ Vodka Lemon | vodka lemon m | vodca limão m ~ vodka limão | 伏特加柠檬 | ウォッカレモン | 보드카 레몬 | فودكا بالليمون m
noun | Greyhound cocktail ~ salty dog ~ greyhound | Greyhound m ~ Salty Dog | Greyhound m ~ Salty Dog | Greyhound m ~ Salty Dog | Greyhound m ~ Salty Dog | Greyhound m ~ Salty Dog | 咸狗鸡尾酒 | ソルティドッグ ~ グレイハウンド | 솔티 독 | سولتي دوغ m
noun | kamikaze cocktail ~ kamikaze | kamikaze m | kamikaze m | Kamikaze m | kamikaze m | kamikaze m | 神风鸡尾酒 | カミカゼ | 가미카제 칵테일 | كاميكازي m
noun | lemon drop | = m | = m | Lemon Drop m | = m | = m | 柠檬糖马天尼 | レモンドロップ | 레몬 드롭 | ليمون دروب m
noun | mudslide cocktail ~ mudslide | mudslide m | mudslide m | Mudslide m | mudslide m | mudslide m | 泥石流鸡尾酒 | マッドスライド | 머드슬라이드 | مدسلايد m
noun | Brandy Alexander ~ brandy alexander | Brandy Alexander m | Brandy Alexander m | Brandy Alexander m | Brandy Alexander m | Brandy Alexander m | 白兰地亚历山大 | ブランデー・アレキサンダー ~ アレキサンダー | 브랜디 알렉산더 | براندي ألكسندر m
noun | stinger cocktail ~ Stinger | Stinger m | Stinger m | Stinger m | Stinger m | Stinger m | 史丁格 | スティンガー | 스팅어 | ستينغر m
noun | Rob Roy cocktail ~ Rob Roy | Rob Roy m | Rob Roy m | Rob Roy m | Rob Roy m | Rob Roy m | 罗布罗伊 | ロブロイ | 롭 로이 | روب روي m
noun | Rusty Nail cocktail ~ Rusty Nail | Rusty Nail m | Rusty Nail m | Rusty Nail m | Rusty Nail m | Rusty Nail m | 锈钉 | ラスティネイル | 러스티 네일 | راستي نيل m
noun | paper plane cocktail ~ Paper Plane | Paper Plane m | Paper Plane m | Paper Plane m | Paper Plane m | Paper Plane m | 纸飞机鸡尾酒 | ペーパープレーン | 페이퍼 플레인 | بيبر بلين m
noun | Last Word cocktail ~ Last Word | Last Word m | Last Word m | Last Word m | Last Word m | Last Word m | 临别一语 | ラストワード | 라스트 워드 | لاست وورد m
noun | jungle bird ~ Jungle Bird | = m | = m | Jungle Bird m | = m | = m | 丛林鸟 | ジャングルバード | 정글 버드 | جانغل بيرد m
noun | Trinidad sour ~ Trinidad Sour | = m | = m | Trinidad Sour m | = m | = m | 特立尼达酸酒 | トリニダードサワー | 트리니다드 사워 | ترينيداد ساور m
noun | New York sour | = m | = m | New York Sour m | = m | = m | 纽约酸酒 | ニューヨークサワー | 뉴욕 사워 | نيويورك ساور m
noun | Tommy’s margarita ~ Tommys margarita | margarita Tommy’s f ~ Tommy’s margarita | margarita Tommy’s f ~ Tommy’s margarita | Tommy’s Margarita f | Tommy’s margarita m | margarita Tommy’s f ~ Tommy’s margarita | 汤米玛格丽特 | トミーズマルガリータ | 토미스 마가리타 | تومي مارغريتا m
noun | Pimm’s cup ~ Pimm’s ~ Pimms | Pimm’s Cup m ~ Pimm’s | Pimm’s Cup m ~ Pimm’s | Pimm’s Cup m ~ Pimm’s | Pimm’s Cup m ~ Pimm’s | Pimm’s Cup m ~ Pimm’s | 皮姆杯 | ピムスカップ ~ ピムズ | 핌스 컵 | بيمز m
noun | snakebite drink ~ snakebite ~ snakebite and black | snakebite m | snakebite m | Snakebite m | snakebite m | snakebite m | 蛇咬啤酒 | スネークバイト | 스네이크바이트 | سنيكبايت m
noun | black velvet cocktail ~ Black Velvet | Black Velvet m | Black Velvet m | Black Velvet m | Black Velvet m | Black Velvet m | 黑丝绒鸡尾酒 | ブラックベルベット | 블랙 벨벳 | بلاك فيلفيت m
noun | rebujito | = m | = m | Rebujito m | = m | = m | 雷布希托 | レブヒート | 레부히토 | ريبوخيتو m
noun | kalimotxo ~ calimocho | = m | = m | Kalimotxo m | = m | = m | 卡利莫乔 ~ 红酒可乐 | カリモーチョ | 칼리모초 | كاليموتشو m
noun | agua de Valencia | agua de Valencia m | agua de Valencia f | Agua de Valencia n | agua de Valencia f | agua de Valencia f | 瓦伦西亚之水 | アグア・デ・バレンシア | 아구아 데 발렌시아 | أغوا دي فالنسيا m
noun | porto tonic ~ port and tonic ~ port & tonic ~ white port and tonic ~ portonic | porto tonic m | oporto con tónica m ~ portonic | Portonic m ~ Port Tonic | porto tonic m | porto tónico m ~ porto com água tónica ~ portonic | 波特汤力 | ポートトニック | 포트 토닉 | بورت تونيك m
noun | poncha ~ Madeiran poncha | = f | = f | Poncha f | = f | = f | 马德拉潘查酒 | ポンシャ | 폰샤 | بونشا f
noun | ti’ punch ~ ti punch ~ ti-punch | = m | = m | Ti’ Punch m | = m | = m | 小潘趣酒 | ティ・ポンシュ | 티 펀치 | تي بانش m
noun | lemon sour | lemon sour m | lemon sour m | Lemon Sour m | lemon sour m | lemon sour m | 柠檬沙瓦 | レモンサワー | 레몬 사와 ~ 하이볼 사와 | شوتشو بالليمون والصودا m
noun | whisky highball ~ whiskey highball ~ Japanese highball ~ whisky soda ~ whiskey soda | whisky highball m ~ whisky soda | highball de whisky m ~ whisky con soda | Whisky Highball m ~ Whisky Soda | highball al whisky m ~ whisky soda | highball de whisky m ~ whisky com soda | 威士忌高球 ~ 威士忌苏打 ~ 威士忌嗨棒 | ウイスキーハイボール ~ ウィスキーハイボール | 위스키 하이볼 ~ 위스키하이볼 | ويسكي هايبول m
noun | premium gin and tonic ~ gin tonic premium | gin tonic premium m | gin-tonic premium m ~ gin tonic premium | Premium Gin Tonic m | gin tonic premium m | gin tónico premium m | 精品金汤力 | プレミアムジントニック | 프리미엄 진토닉 | جين تونيك فاخر m
# Mocktails and soft cocktails
noun | virgin strawberry daiquiri | daiquiri fraise sans alcool m | daiquiri de fresa sin alcohol m | alkoholfreier Erdbeer-Daiquiri m | daiquiri alla fragola analcolico m | daiquiri de morango sem álcool m | 无酒精草莓代基里 | ノンアルコールストロベリーダイキリ | 무알코올 딸기 다이키리 | دايكيري الفراولة خالٍ من الكحول m
noun | ipanema cocktail ~ ipanema | ipanema m | ipanema m | Ipanema m | ipanema m | ipanema m | 伊帕内玛特饮 | イパネマ | 이파네마 | إيبانيما m
noun | passion fruit lemonade ~ passionfruit lemonade | limonade au fruit de la passion f ~ limonade passion | limonada de maracuyá f | Maracuja-Limonade f ~ Passionsfrucht-Limonade | limonata al frutto della passione f ~ limonata al maracuja | limonada de maracujá f | 百香果柠檬水 | パッションフルーツレモネード | 패션프루트 레모네이드 | ليموناضة الباشن فروت f
noun | strawberry lemonade | limonade à la fraise f ~ limonade fraise | limonada de fresa f ~ limonada de frutilla | Erdbeerlimonade f ~ Erdbeer-Limonade | limonata alla fragola f | limonada de morango f | 草莓柠檬水 | ストロベリーレモネード ~ いちごレモネード | 딸기 레모네이드 | ليموناضة الفراولة f
noun | raspberry lemonade | limonade à la framboise f ~ limonade framboise | limonada de frambuesa f | Himbeerlimonade f ~ Himbeer-Limonade | limonata al lampone f | limonada de framboesa f | 覆盆子柠檬水 ~ 树莓柠檬水 | ラズベリーレモネード | 라즈베리 레모네이드 | ليموناضة توت العليق f
noun | lavender lemonade | limonade à la lavande f | limonada de lavanda f | Lavendellimonade f ~ Lavendel-Limonade | limonata alla lavanda f | limonada de lavanda f | 薰衣草柠檬水 | ラベンダーレモネード | 라벤더 레모네이드 | ليموناضة اللافندر f
noun | coconut lemonade ~ limonada de coco ~ coconut limeade | limonade à la noix de coco f ~ limonada de coco | limonada de coco f | Kokoslimonade f ~ Limonada de Coco | limonata al cocco f | limonada de coco f | 椰子柠檬水 | ココナッツレモネード | 코코넛 레모네이드 | ليموناضة جوز الهند f
noun | cucumber lemonade | limonade au concombre f | limonada de pepino f | Gurkenlimonade f ~ Gurken-Limonade | limonata al cetriolo f | limonada de pepino f | 黄瓜柠檬水 | きゅうりレモネード | 오이 레모네이드 | ليموناضة الخيار f
noun | watermelon lemonade | limonade à la pastèque f | limonada de sandía f | Wassermelonen-Limonade f | limonata all’anguria f | limonada de melancia f | 西瓜柠檬水 | スイカレモネード | 수박 레모네이드 | ليموناضة البطيخ f
noun | virgin cosmopolitan ~ virgin cosmo | cosmopolitan sans alcool m | cosmopolitan sin alcohol m | alkoholfreier Cosmopolitan m | cosmopolitan analcolico m | cosmopolitan sem álcool m | 无酒精大都会 | ノンアルコールコスモポリタン | 무알코올 코스모폴리탄 | كوزموبوليتان خالٍ من الكحول m
noun | alcohol-free spritz ~ non-alcoholic spritz ~ virgin spritz | spritz sans alcool m ~ virgin spritz | spritz sin alcohol m | alkoholfreier Spritz m ~ Virgin Spritz | spritz analcolico m | spritz sem álcool m | 无酒精气泡特饮 | ノンアルコールスプリッツ | 무알코올 스프리츠 | سبريتز خالٍ من الكحول m
noun | alcohol-free gin and tonic ~ virgin gin and tonic ~ virgin gin tonic ~ non-alcoholic gin and tonic | gin tonic sans alcool m | gin-tonic sin alcohol m ~ gin tonic sin alcohol | alkoholfreier Gin Tonic m ~ Virgin Gin Tonic | gin tonic analcolico m | gin tónico sem álcool m | 无酒精金汤力 | ノンアルコールジントニック | 무알코올 진토닉 | جين تونيك خالٍ من الكحول m
noun | amaro/amari | amaro italien/amaros italiens m ~ amaro/amari | amaro italiano/amaros italianos m | Amaro/Amari m | amaro/amari m | amaro italiano/amaros italianos m | 意大利苦味利口酒 | アマーロ | 아마로 리큐어 | ليكور إيطالي مر m
`;
