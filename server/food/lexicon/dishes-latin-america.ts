/** Dishes, sweets and drinks of Mexico, South and Central America. The format: ../concept.ts. */
export const DISHES_LATIN_AMERICA = `
# Mexico
noun | tacos al pastor ~ taco al pastor ~ pastor tacos | tacos al pastor mp | tacos al pastor mp | Tacos al Pastor p | tacos al pastor mp | tacos al pastor mp | 墨西哥烤猪肉塔可 | タコス・アル・パストール | 타코 알 파스토르 | تاكو آل باستور بلحم الخنزير m
noun | carnitas tacos ~ tacos de carnitas ~ taco de carnitas | tacos de carnitas mp | tacos de carnitas mp | Carnitas-Tacos p ~ Tacos mit Carnitas | tacos di carnitas mp | tacos de carnitas mp | 慢炖猪肉塔可 | カルニタスのタコス | 카르니타스 타코 | تاكو كارنيتاس بلحم الخنزير m
noun | carne asada tacos ~ tacos de carne asada ~ tacos de asada | tacos au bœuf grillé mp ~ tacos de carne asada | tacos de carne asada mp | Tacos mit gegrilltem Rindfleisch p ~ Carne-Asada-Tacos ~ Tacos mit Carne Asada | tacos di manzo alla griglia mp ~ tacos di carne asada | tacos de carne de vaca grelhada mp ~ tacos de carne asada | 烤牛肉塔可 | 牛焼肉のタコス ~ カルネアサダのタコス | 구운 소고기 타코 ~ 카르네 아사다 타코 | تاكو لحم بقري مشوي m ~ تاكو كارني أسادا
noun | birria tacos ~ tacos de birria ~ quesabirria ~ quesabirrias | tacos de birria mp | tacos de birria mp | Birria-Tacos p | tacos di birria mp | tacos de birria mp | 比里亚牛肉塔可 | ビリアタコス | 비리아 타코 | تاكو بيريا m
noun | vegetarian taco/vegetarian tacos ~ veggie taco/veggie tacos | taco végétarien/tacos végétariens m | taco vegetariano/tacos vegetarianos m | vegetarischer Taco/vegetarische Tacos m | taco vegetariano/tacos vegetariani m | taco vegetariano/tacos vegetarianos m | 素食塔可 | ベジタリアンタコス | 채식 타코 | تاكو نباتي m
noun | gringa ~ gringas | = f | = f | Gringa f | = f | = f | 墨西哥芝士烤肉饼 | グリンガ | 그링가 | غرينغا بلحم الخنزير m
noun | sope/sopes | sope/sopes m | sope/sopes m | Sope/Sopes m | sope/sopes m | sope/sopes m | 墨西哥厚玉米饼 | ソペス | 소페 | سوبي m
noun | huarache/huaraches | huarache/huaraches m | huarache/huaraches m | Huarache/Huaraches m | huarache/huaraches m | huarache/huaraches m | 墨西哥长玉米饼 | ワラチェ | 우아라체 | واراتشي m
noun | gordita/gorditas | gordita/gorditas f | gordita/gorditas f | Gordita/Gorditas f | gordita/gorditas f | gordita/gorditas f | 墨西哥夹馅玉米饼 | ゴルディータ | 고르디타 | غورديتا f
noun | tlayuda/tlayudas | tlayuda/tlayudas f | tlayuda/tlayudas f | Tlayuda/Tlayudas f | tlayuda/tlayudas f | tlayuda/tlayudas f | 瓦哈卡大薄饼 | トラユーダ | 틀라유다 | تلايودا f
noun | torta ahogada/tortas ahogadas | torta ahogada/tortas ahogadas f | torta ahogada/tortas ahogadas f | Torta Ahogada/Tortas Ahogadas f | torta ahogada/tortas ahogadas f | torta ahogada/tortas ahogadas f | 墨西哥浸汁三明治 | トルタ・アオガーダ | 토르타 아오가다 | تورتا أهوغادا بلحم الخنزير f
noun | enchiladas verdes ~ green enchiladas | enchiladas vertes fp ~ enchiladas verdes | enchiladas verdes fp | grüne Enchiladas p ~ Enchiladas Verdes | enchiladas verdes fp | enchiladas verdes fp | 青酱墨西哥卷饼 | エンチラーダ・ベルデ | 엔칠라다 베르데 | إنتشيلادا خضراء f
noun | chicken enchilada/chicken enchiladas ~ enchiladas de pollo | enchilada au poulet/enchiladas au poulet f | enchilada de pollo/enchiladas de pollo f | Hähnchen-Enchilada/Hähnchen-Enchiladas f | enchilada di pollo/enchiladas di pollo f | enchilada de frango/enchiladas de frango f | 鸡肉安吉拉达卷 | チキンエンチラーダ | 치킨 엔칠라다 | إنتشيلادا الدجاج f
noun | enfrijoladas | = f | = f | Enfrijoladas f | = f | = f | 豆酱墨西哥卷饼 | エンフリホラーダス | 엔프리홀라다 | إنفريخولادا f
noun | cochinita pibil tacos ~ tacos de cochinita pibil ~ tacos de cochinita | tacos de cochinita pibil mp | tacos de cochinita pibil mp | Cochinita-Pibil-Tacos p | tacos di cochinita pibil mp | tacos de cochinita pibil mp | 尤卡坦烤猪肉塔可 | コチニータ・ピビルのタコス | 코치니타 피빌 타코 | تاكو كوتشينيتا بيبيل بلحم الخنزير m
noun | suadero ~ beef suadero | poitrine de bœuf poêlée à la mexicaine f ~ suadero | = m | mexikanisches Rindfleisch vom Grill n ~ Suadero | manzo alla piastra alla messicana m ~ suadero | peito de vaca grelhado à mexicana m ~ suadero | 墨西哥煎牛腩 | メキシコ風牛バラ焼き ~ スアデロ | 멕시코식 소고기 볶음 ~ 수아데로 | لحم بقري مشوي مكسيكي m ~ سواديرو
noun | esquites | = m | = p | Esquites m | = m | = m | 墨西哥玉米杯 | エスキテス | 에스키테스 | إسكيتيس m
noun | pambazo | = m | = m | Pambazo m | = m | = m | 墨西哥红酱三明治 | パンバソ | 팜바소 | بامباثو m
noun | aguachile ~ shrimp aguachile | crevettes crues marinées au citron vert et au piment fp ~ aguachile ~ aguachile de crevettes | aguachile m | in Limette und Chili marinierte rohe Garnelen fp ~ Aguachile | gamberi crudi marinati con lime e peperoncino mp ~ aguachile | camarão cru marinado com lima e malagueta m ~ aguachile | 墨西哥青柠辣虾 | エビのライム唐辛子マリネ ~ アグアチレ | 라임 고추 생새우 무침 ~ 아구아칠레 | روبيان نيء متبل بالليمون والفلفل الحار m ~ أغواتشيلي
noun | coctel de camarones ~ Mexican shrimp cocktail | cocktail de crevettes mexicain m | coctel de camarones m ~ cóctel de camarón | mexikanischer Garnelencocktail m | cocktail di gamberi messicano m | cocktail de camarão mexicano m | 墨西哥虾杯 | メキシコ風シュリンプカクテル | 멕시코식 새우 칵테일 | كوكتيل الروبيان المكسيكي m
noun | fish tacos Baja style ~ Baja fish tacos ~ tacos de pescado estilo Baja | tacos de poisson façon Baja mp | tacos de pescado estilo Baja mp | Baja-Fisch-Tacos p | tacos di pesce alla Baja mp | tacos de peixe à Baja mp | 下加州风味鱼肉塔可 | バハ風フィッシュタコス | 바하 스타일 피시 타코 | تاكو السمك على طريقة باها m
noun | chiles en nogada | piments farcis à la sauce aux noix mp ~ chiles en nogada | = p | gefüllte Chilis in Walnusssauce p ~ Chiles en Nogada | peperoni ripieni in salsa di noci mp ~ chiles en nogada | pimentos recheados com molho de nozes mp ~ chiles en nogada | 核桃酱酿辣椒 | 肉詰め唐辛子のくるみソース ~ チレス・エン・ノガーダ | 호두 소스 고추 속채움 ~ 칠레스 엔 노가다 | فلفل محشو بصلصة الجوز m ~ تشيليس إن نوغادا
noun | menudo soup ~ menudo | soupe de tripes mexicaine f ~ menudo | menudo m ~ pancita | mexikanische Kuttelsuppe f ~ Menudo | zuppa di trippa messicana f ~ menudo | sopa de tripas mexicana f ~ menudo | 墨西哥牛肚汤 | メキシコ風もつスープ ~ メヌード | 멕시코식 양 수프 ~ 메누도 | شوربة كرشة مكسيكية f ~ مينودو
noun | molletes | = m | = p | Molletes m | = m | = m | 墨西哥豆泥芝士面包 | モジェテス | 모예테스 | موييتيس m
noun | machaca with eggs ~ machaca con huevo | machaca aux œufs f | machaca con huevo f | Machaca mit Ei f | machaca con uova f | machaca com ovos f | 牛肉干炒蛋 | マチャカと卵 | 마차카 계란 | ماتشاكا بالبيض f
noun | Mexican-style eggs ~ huevos a la mexicana ~ Mexican scrambled eggs | œufs à la mexicaine mp | huevos a la mexicana mp | Eier mexikanische Art np | uova alla messicana fp | ovos à mexicana mp | 墨西哥炒蛋 | メキシコ風スクランブルエッグ | 멕시코식 스크램블 에그 | بيض على الطريقة المكسيكية m
noun | divorced eggs ~ huevos divorciados | huevos divorciados mp | huevos divorciados mp | Huevos Divorciados p | huevos divorciados mp | huevos divorciados mp | 双酱墨西哥煎蛋 | ウエボス・ディボルシアードス | 우에보스 디보르시아도스 | بيض بصلصتين m
noun | cotija ~ cotija cheese | cotija m | queso cotija m ~ cotija | Cotija m | cotija m | cotija m | 科蒂哈奶酪 | コティハチーズ | 코티하 치즈 | جبنة كوتيخا f
noun | Oaxaca cheese ~ quesillo | fromage de Oaxaca m | queso Oaxaca m ~ quesillo | Oaxaca-Käse m | formaggio Oaxaca m | queijo Oaxaca m | 瓦哈卡奶酪 | オアハカチーズ | 오악사카 치즈 | جبنة أواكساكا f
noun | Mexican crema ~ crema mexicana | crema mexicaine f | crema mexicana f | mexikanische Crema f | crema messicana f | creme mexicano m | 墨西哥酸奶油 | メキシカンクレマ | 멕시칸 크레마 | كريما مكسيكية f
noun | huitlacoche ~ cuitlacoche | = m | = m | Huitlacoche m | = m | = m | 墨西哥玉米菌 | ウイトラコチェ | 위틀라코체 | ويتلاكوتشي m
noun | flan mexicano ~ flan napolitano ~ Mexican flan | flan mexicain m | flan napolitano m | mexikanischer Flan m | flan messicano m | flan mexicano m | 墨西哥焦糖布丁 | メキシコ風フラン | 멕시코식 플란 | فلان مكسيكي m
noun | concha bread ~ concha/conchas ~ pan dulce | concha/conchas f | concha/conchas f | Concha/Conchas f | concha/conchas f | concha/conchas f | 墨西哥贝壳面包 | コンチャ | 콘차 | كونشا f
noun | café de olla ~ Mexican spiced coffee | = m | = m | Café De Olla m | = m | = m | 墨西哥肉桂咖啡 | カフェ・デ・オジャ | 카페 데 오야 | قهوة مكسيكية بالقرفة f
noun | atole ~ champurrado | = m | = m | Atole m | = m | = m | 墨西哥玉米热饮 | アトレ | 아톨레 | أتولي m
noun | agua fresca/aguas frescas ~ fruit water | agua fresca/aguas frescas f | agua fresca/aguas frescas f | Agua Fresca/Aguas Frescas f | agua fresca/aguas frescas f | agua fresca/aguas frescas f | 墨西哥水果饮 | アグアフレスカ | 아구아 프레스카 | أغوا فريسكا f
# South America
noun | ceviche mixto ~ mixed ceviche ~ seafood ceviche | ceviche mixte m | ceviche mixto m ~ ceviche de mariscos | gemischtes Ceviche n | ceviche misto m | ceviche misto m | 什锦海鲜酸橘汁腌鱼 | ミックスセビーチェ | 믹스 세비체 | سيفيتشي مشكل m
noun | fish ceviche ~ ceviche de pescado | ceviche de poisson m | ceviche de pescado m | Fisch-Ceviche n | ceviche di pesce m | ceviche de peixe m | 酸橘汁腌鱼片 | 魚のセビーチェ | 생선 세비체 | سيفيتشي السمك m
noun | shrimp ceviche ~ ceviche de camarón ~ prawn ceviche | ceviche de crevettes m | ceviche de camarón m ~ ceviche de camarones ~ ceviche de gambas | Garnelen-Ceviche n | ceviche di gamberi m | ceviche de camarão m | 酸橘汁腌虾 | エビのセビーチェ | 새우 세비체 | سيفيتشي الروبيان m
noun | arroz chaufa ~ Peruvian fried rice ~ chaufa | arroz chaufa m | arroz chaufa m ~ chaufa | Arroz Chaufa m | arroz chaufa m | arroz chaufa m | 秘鲁炒饭 | アロス・チャウファ | 아로스 차우파 | أرز تشاوفا m
noun | seco de res ~ Peruvian beef and cilantro stew | ragoût de bœuf péruvien à la coriandre m ~ seco de res | = m | peruanischer Rindfleischtopf mit Koriander m ~ Seco de Res | stufato peruviano di manzo al coriandolo m ~ seco de res | guisado peruano de vaca com coentros m ~ seco de res | 秘鲁香菜炖牛肉 | ペルー風牛肉のコリアンダー煮込み ~ セコ・デ・レス | 페루식 고수 소고기 스튜 ~ 세코 데 레스 | يخنة لحم بقري بالكزبرة f ~ سيكو دي ريس
noun | tacu tacu | = m | = m | Tacu Tacu m | = m | = m | 秘鲁豆饭饼 | タクタク | 타쿠 타쿠 | تاكو تاكو m
noun | papa a la huancaína ~ papas a la huancaina ~ potatoes in huancaína sauce | papas a la huancaína fp | papa a la huancaína f ~ papas a la huancaína | Papa a la Huancaína f | papa a la huancaína f | papa a la huancaína f | 秘鲁芝士酱土豆 | パパ・ア・ラ・ワンカイナ | 파파 아 라 우앙카이나 | بطاطا هوانكاينا f
noun | jalea mixta ~ jalea de mariscos ~ Peruvian fried seafood | jalea mixta f | jalea mixta f ~ jalea de mariscos | Jalea Mixta f | jalea mixta f | jalea mixta f | 秘鲁炸海鲜拼盘 | ハレア・ミクスタ | 할레아 믹스타 | خاليا ميكستا f
noun | chupe de camarones ~ shrimp chowder Peruvian style | soupe péruvienne de crevettes f ~ chupe de camarones | = m | peruanische Garnelensuppe f ~ Chupe de Camarones | zuppa peruviana di gamberi f ~ chupe de camarones | sopa peruana de camarão f ~ chupe de camarones | 秘鲁虾浓汤 | ペルー風エビのチャウダー ~ チュペ・デ・カマロネス | 페루식 새우 차우더 ~ 추페 데 카마로네스 | شوربة روبيان بيروفية f ~ تشوبي دي كامارونيس
noun | suspiro limeño ~ suspiro a la limeña | = m | = m | Suspiro Limeño m | = m | = m | 利马叹息甜点 | ススピーロ・リメーニョ | 수스피로 리메뇨 | سوسبيرو ليمينو m
noun | picarones | = m | = p | Picarones m | = m | = m | 秘鲁南瓜甜圈 | ピカロネス | 피카로네스 | بيكارونيس m
noun | chicha morada ~ purple corn drink | = f | = f | Chicha Morada f | = f | = f | 秘鲁紫玉米饮 | チチャモラーダ | 치차 모라다 | تشيتشا مورادا f
noun | ají amarillo ~ aji amarillo ~ yellow chilli pepper Peruvian | = m | = m | Ají Amarillo m | = m | = m | 秘鲁黄辣椒 | アヒ・アマリージョ | 아히 아마리요 | آخي أماريو m
noun | rocoto ~ rocoto relleno pepper | = m | = m | Rocoto m | = m | = m | 罗可多辣椒 | ロコト | 로코토 | روكوتو m
noun | parrillada ~ Argentine mixed grill ~ parrillada argentina | = f | = f | Parrillada f | = f | = f | 阿根廷什锦烤肉 | パリジャーダ | 파리야다 | باريادا f
noun | milanesa napolitana ~ milanesa a la napolitana ~ Neapolitan milanesa | milanesa napolitana f | milanesa napolitana f ~ milanesa a la napolitana | Milanesa Napolitana f | milanesa napolitana f | milanesa napolitana f | 那不勒斯风味炸牛排 | ミラネサ・ナポリターナ | 밀라네사 나폴리타나 | ميلانيزا نابوليتانا f
noun | beef empanada/beef empanadas ~ empanada de carne ~ empanadas de carne | empanada au bœuf/empanadas au bœuf f | empanada de carne/empanadas de carne f | Rindfleisch-Empanada/Rindfleisch-Empanadas f ~ Empanada mit Rindfleisch | empanada di manzo/empanadas di manzo f | empanada de carne de vaca/empanadas de carne de vaca f | 牛肉馅饺 ~ 阿根廷牛肉馅饼 | 牛肉のエンパナーダ ~ ビーフエンパナーダ | 소고기 엠파나다 | إمبانادا بلحم البقر f
noun | chicken empanada/chicken empanadas ~ empanada de pollo ~ empanadas de pollo | empanada au poulet/empanadas au poulet f | empanada de pollo/empanadas de pollo f | Hähnchen-Empanada/Hähnchen-Empanadas f | empanada di pollo/empanadas di pollo f | empanada de frango/empanadas de frango f | 鸡肉馅饺 | チキンエンパナーダ | 치킨 엠파나다 | إمبانادا بالدجاج f
noun | cheese empanada/cheese empanadas | empanada au fromage/empanadas au fromage f | empanada de queso/empanadas de queso f | Käse-Empanada/Käse-Empanadas f | empanada al formaggio/empanadas al formaggio f | empanada de queijo/empanadas de queijo f | 芝士馅饺 | チーズエンパナーダ | 치즈 엠파나다 | إمبانادا بالجبن f
noun | locro ~ locro stew | = m | = m | Locro m | = m | = m | 洛克罗炖锅 | ロクロ | 로크로 | لوكرو m
noun | chivito ~ chivito sandwich | sandwich uruguayen au steak m ~ chivito | = m | uruguayisches Steaksandwich n ~ Chivito | panino uruguaiano con bistecca m ~ chivito | sanduíche uruguaia de bife f ~ chivito | 乌拉圭牛排三明治 | ウルグアイ風ステーキサンド ~ チビート | 우루과이식 스테이크 샌드위치 ~ 치비토 | ساندويتش ستيك أوروغواياني m ~ تشيفيتو
noun | completo italiano ~ Chilean hot dog | = m | = m | Completo Italiano m | = m | = m | 智利热狗 | コンプレート・イタリアーノ | 콤플레토 이탈리아노 | كومبليتو إيطاليانو m
noun | pastel de choclo ~ Chilean corn pie | = m | = m | Pastel De Choclo m | = m | = m | 智利玉米派 | パステル・デ・チョクロ | 파스텔 데 초클로 | باستيل دي تشوكلو m
noun | cazuela chilena ~ Chilean stew | cazuela chilienne f | cazuela chilena f | chilenische Cazuela f | cazuela cilena f | cazuela chilena f | 智利炖汤 | カスエラ | 카수엘라 칠레 | كاثويلا تشيلية f
noun | ajiaco ~ ajiaco santafereño | = m | = m | Ajiaco m | = m | = m | 哥伦比亚鸡肉土豆汤 | アヒアコ | 아히아코 | أخياكو m
noun | sancocho ~ sancocho stew | = m | = m | Sancocho m | = m | = m | 桑可乔炖汤 | サンコーチョ | 산코초 | سانكوتشو m
noun | pabellón criollo | = m | = m | Pabellón Criollo n | = m | = m | 委内瑞拉四色饭 | パベジョン・クリオージョ | 파베욘 크리오요 | بابيون كريويو m
noun | tequeños ~ tequeño | tequeños mp | tequeños mp ~ tequeño | Tequeños p | tequeños mp | tequeños mp | 委内瑞拉芝士棒 | テケーニョス | 테케뇨 | تيكينيوس m
noun | cachapa/cachapas | cachapa/cachapas f | cachapa/cachapas f | Cachapa/Cachapas f | cachapa/cachapas f | cachapa/cachapas f | 委内瑞拉甜玉米饼 | カチャパ | 카차파 | كاتشابا f
noun | salteñas ~ salteña ~ Bolivian empanadas | salteñas fp | salteñas fp ~ salteña | Salteñas p | salteñas fp | salteñas fp | 玻利维亚馅饺 | サルテーニャ | 살테냐 | سالتينيا f
noun | encebollado ~ Ecuadorian fish soup | soupe de poisson équatorienne f ~ encebollado | = m | ecuadorianische Fischsuppe f ~ Encebollado | zuppa di pesce ecuadoriana f ~ encebollado | sopa de peixe equatoriana f ~ encebollado | 厄瓜多尔鱼汤 | エクアドル風魚スープ ~ エンセボジャード | 에콰도르식 생선 수프 ~ 엔세보야도 | شوربة سمك إكوادورية f ~ إنسيبويادو
# Brazil
noun | pastel de feira ~ Brazilian fried pastry ~ pastel brasileiro ~ Brazilian pastel | pastel brésilien m | pastel brasileño frito m | brasilianische Pastel f | pastel brasiliano m | pastel de feira m ~ pastel frito | 巴西炸角 | ブラジル風パステル | 브라질 파스텔 | باستيل برازيلي m
noun | acarajé | = m | = m | Acarajé n | = m | = m | 巴西黑眼豆炸饼 | アカラジェ | 아카라제 | أكاراجيه m
noun | bobó de camarão ~ shrimp bobó | bobó de crevettes m | bobó de camarón m | Garnelen-Bobó n | bobó di gamberi m | bobó de camarão m | 巴西木薯虾 | ボボー・ヂ・カマラォン | 보보 지 카마라웅 | بوبو الروبيان m
noun | vatapá | = m | = m | Vatapá n | = m | = m | 巴西椰奶虾泥 | ヴァタパ | 바타파 | فاتابا m
noun | escondidinho | = m | = m | Escondidinho n | = m | = m | 巴西木薯泥焗肉 | エスコンジジーニョ | 에스콘지지뉴 | إسكونديدينيو m
noun | picadinho | émincé de bœuf brésilien m ~ picadinho | picadillo brasileño de ternera m ~ picadinho | brasilianisches Rindergeschnetzeltes n ~ Picadinho | spezzatino di manzo brasiliano m ~ picadinho | = m | 巴西切块炖牛肉 | ブラジル風牛肉の煮込み ~ ピカジーニョ | 브라질식 소고기 스튜 ~ 피카지뉴 | لحم بقري مقطع برازيلي m ~ بيكادينيو
noun | Brazilian chicken stroganoff ~ strogonoff de frango ~ estrogonofe de frango | stroganoff de poulet brésilien m | stroganoff de pollo brasileño m | brasilianisches Hähnchen-Stroganoff n | stroganoff di pollo brasiliano m | estrogonofe de frango m ~ strogonoff de frango | 巴西斯特罗加诺夫鸡 | ブラジル風チキンストロガノフ | 브라질식 치킨 스트로가노프 | ستروغانوف الدجاج البرازيلي m
noun | beijinho ~ coconut brigadeiro | = m | = m | Beijinho m | = m | = m | 巴西椰子糖球 | ベイジーニョ | 베이지뉴 | بيجينيو m
noun | quindim | = m | = m | Quindim n | = m | = m | 巴西椰子蛋黄布丁 | キンジン | 킨징 | كينديم m
noun | Brazilian flan ~ pudim ~ pudim de leite ~ condensed milk pudding | pudim brésilien m | pudín brasileño de leche condensada m | brasilianischer Pudim m | pudim brasiliano m | pudim de leite m ~ pudim de leite condensado | 巴西炼乳布丁 | プヂン | 푸딩 브라질 | بوديم برازيلي m
noun | romeu e julieta ~ guava paste with cheese | = m | = m | Romeu E Julieta n | = m | = m | 番石榴糕配奶酪 | ロメウ・エ・ジュリエッタ | 호메우 이 줄리에타 | روميو وجولييت m
noun | pão na chapa ~ grilled buttered bread Brazilian style | = m | = m | Pão Na Chapa n | = m | = m | 巴西黄油烤面包 | パン・ナ・シャパ | 팡 나 샤파 | باو نا شابا m
noun | misto quente ~ Brazilian ham and cheese toastie | sandwich chaud jambon-fromage brésilien m ~ misto quente | sándwich caliente de jamón y queso brasileño m ~ misto quente | brasilianischer Schinken-Käse-Toast m ~ Misto Quente | toast brasiliano prosciutto e formaggio m ~ misto quente | = m | 巴西火腿芝士热三明治 | ハムチーズのホットサンド ~ ミスト・ケンチ | 햄 치즈 토스트 ~ 미스토 켄치 | ساندويتش ساخن بلحم الخنزير والجبن m ~ ميستو كينتي
noun | guaraná soda ~ guaraná ~ guarana ~ Guaraná Antarctica | guarana m | guaraná m | Guaraná n | guaraná m | guaraná m | 瓜拉纳汽水 | ガラナ | 과라나 | غوارانا m
`;
