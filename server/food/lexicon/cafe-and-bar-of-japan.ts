/** What cafés and bars of Japan serve: coffee, parfaits, sweets, sake, and what shochu is mixed with. */
export const CAFE_AND_BAR_OF_JAPAN = `
# Coffee and sweets
noun | house blend coffee ~ blend coffee | café mélange maison m | café de mezcla de la casa m | Kaffee Hausmischung m | caffè miscela della casa m | café mistura da casa m | 招牌混合咖啡 ~ 混合咖啡 | ブレンドコーヒー ~ ブレンド珈琲 ~ ブレンド | 블렌드 커피 | قهوة من خلطة المقهى f
noun | coffee jelly | gelée de café f | gelatina de café f | Kaffeegelee n | gelatina al caffè f | gelatina de café f | 咖啡果冻 | コーヒーゼリー ~ 珈琲ゼリー | 커피 젤리 | جيلي القهوة m
noun | Mont Blanc ~ chestnut Mont Blanc | mont-blanc m | mont blanc de castañas m | Mont Blanc m ~ Kastanien-Mont-Blanc | mont blanc m ~ montebianco | mont blanc de castanhas m | 栗子蒙布朗 ~ 蒙布朗 | モンブラン ~ 栗のモンブラン ~ 和栗モンブラン | 몽블랑 | مون بلان الكستناء m
noun | fruit parfait | coupe glacée aux fruits f | copa de helado con frutas f | Früchtebecher mit Eis m ~ Früchtebecher/Früchtebecher ~ Fruchtbecher/Fruchtbecher | coppa gelato con frutta f ~ coppa frutta e gelato | taça de gelado com fruta f | 水果巴菲 ~ 水果冰淇淋杯 | フルーツパフェ ~ フルーツサンデー | 과일 파르페 | كأس آيس كريم بالفواكه m
noun | strawberry parfait ~ strawberry sundae/strawberry sundaes | coupe glacée aux fraises f | copa de helado con fresas f | Erdbeerbecher/Erdbeerbecher m | coppa gelato alle fragole f ~ coppa fragola | taça de gelado com morangos f | 草莓巴菲 ~ 草莓圣代 | いちごパフェ ~ 苺パフェ ~ ストロベリーパフェ ~ イチゴパフェ | 딸기 파르페 | كأس آيس كريم بالفراولة m
noun | chocolate parfait ~ chocolate sundae/chocolate sundaes | coupe glacée au chocolat f | copa de helado con chocolate f | Schokobecher/Schokobecher m ~ Schokoladenbecher | coppa gelato al cioccolato f | taça de gelado com chocolate f | 巧克力巴菲 ~ 巧克力圣代 | チョコレートパフェ ~ チョコパフェ | 초콜릿 파르페 | كأس آيس كريم بالشوكولاتة m
noun | matcha parfait | coupe glacée au matcha f | copa de helado de matcha f | Matcha-Eisbecher m | coppa gelato al matcha f | taça de gelado de matcha f | 抹茶巴菲 | 抹茶パフェ | 말차 파르페 | كأس آيس كريم بالماتشا m
noun | black sesame ice cream | glace au sésame noir f | helado de sésamo negro m | Eis mit schwarzem Sesam n | gelato al sesamo nero m | gelado de sésamo preto m | 黑芝麻冰淇淋 | 黒ごまアイス ~ 黒胡麻アイス ~ 黒ゴマアイス | 흑임자 아이스크림 | آيس كريم السمسم الأسود m
noun | yuzu sorbet | sorbet au yuzu m | sorbete de yuzu m | Yuzu-Sorbet n | sorbetto allo yuzu m | sorvete de yuzu m | 柚子雪葩 ~ 日本柚子雪葩 | ゆずシャーベット ~ 柚子シャーベット ~ ゆずソルベ | 유자 셔벗 | سوربيه اليوزو m
noun | toast with red bean paste ~ ogura toast | toast à la pâte de haricots rouges m | tostada con pasta de judía roja f | Toast mit roter Bohnenpaste m | toast con pasta di fagioli rossi m | tosta com pasta de feijão-vermelho f | 红豆吐司 | 小倉トースト ~ あんトースト ~ あんバタートースト | 단팥 토스트 | توست بمعجون الفاصوليا الحمراء m
noun | dango with sweet soy glaze ~ mitarashi dango | dango au sirop de sauce soja m | dango con glaseado de soja m | Dango mit süßer Sojasoße p | dango con salsa di soia dolce mp | dango com molho de soja doce m | 酱油团子 | みたらし団子 ~ みたらしだんご | 간장 당고 | دانغو بصلصة الصويا الحلوة m
noun | cream anmitsu | anmitsu à la glace m | anmitsu con helado m | Anmitsu mit Eis n | anmitsu con gelato m | anmitsu com gelado m | 冰淇淋蜜豆 | クリームあんみつ | 크림 안미쓰 | أنميتسو مع آيس كريم m
noun | crème brûlée pudding ~ firm custard pudding | crème caramel ferme f | flan firme m | fester Karamellpudding m | crème caramel compatto m | pudim firme m | 硬质焦糖布丁 | 固めプリン ~ 昔ながらのプリン ~ 喫茶店のプリン | 단단한 푸딩 | كريم كراميل متماسك m
noun | fresh cream | crème liquide f | nata líquida f | frische Sahne f | panna liquida fresca f | natas líquidas frescas fp | 淡奶油 | 生クリーム | 생크림 | كريمة طازجة f
noun | Japanese pancake/Japanese pancakes ~ hotcake/hotcakes | pancake japonais/pancakes japonais m | tortita japonesa/tortitas japonesas f | japanischer Pfannkuchen/japanische Pfannkuchen m | pancake giapponese m | panqueca japonesa/panquecas japonesas f | 日式松饼 | ホットケーキ | 핫케이크 | بان كيك ياباني m
# Sake
noun | junmai sake ~ junmai | saké junmai m | sake junmai m | Junmai-Sake m | sakè junmai m | saqué junmai m | 纯米酒 | 純米酒 ~ 純米 ~ 特別純米酒 ~ 特別純米 | 준마이 사케 | ساكي جونماي m
noun | junmai ginjo sake ~ junmai ginjo | saké junmai ginjo m | sake junmai ginjo m | Junmai-Ginjo-Sake m | sakè junmai ginjo m | saqué junmai ginjo m | 纯米吟酿 | 純米吟醸 ~ 純米吟醸酒 | 준마이 긴조 | ساكي جونماي غينجو m
noun | junmai daiginjo sake ~ junmai daiginjo | saké junmai daiginjo m | sake junmai daiginjo m | Junmai-Daiginjo-Sake m | sakè junmai daiginjo m | saqué junmai daiginjo m | 纯米大吟酿 | 純米大吟醸 ~ 純米大吟醸酒 | 준마이 다이긴조 | ساكي جونماي دايغينجو m
noun | daiginjo sake ~ daiginjo | saké daiginjo m | sake daiginjo m | Daiginjo-Sake m | sakè daiginjo m | saqué daiginjo m | 大吟酿 | 大吟醸 ~ 大吟醸酒 | 다이긴조 | ساكي دايغينجو m
noun | ginjo sake ~ ginjo | saké ginjo m | sake ginjo m | Ginjo-Sake m | sakè ginjo m | saqué ginjo m | 吟酿 | 吟醸 ~ 吟醸酒 | 긴조 | ساكي غينجو m
noun | honjozo sake ~ honjozo | saké honjozo m | sake honjozo m | Honjozo-Sake m | sakè honjozo m | saqué honjozo m | 本酿造清酒 ~ 本酿造 | 本醸造 ~ 本醸造酒 ~ 特別本醸造 | 혼조조 사케 | ساكي هونجوزو m
noun | hot sake ~ atsukan | saké chaud m | sake caliente m | heißer Sake m | sakè caldo m | saqué quente m | 热清酒 | 熱燗 ~ お燗 ~ ぬる燗 ~ 燗酒 ~ あつ燗 | 따뜻한 사케 | ساكي ساخن m
noun | chilled sake ~ reishu | saké frais m | sake frío m | gekühlter Sake m | sakè freddo m | saqué gelado m | 冰清酒 ~ 冷酒 | 冷酒 | 차가운 사케 | ساكي بارد m
noun | cloudy sake ~ nigori | saké trouble m ~ nigori | sake turbio m ~ nigori | trüber Sake m ~ Nigori | sakè torbido m ~ nigori | saqué turvo m ~ nigori | 浊酒 | にごり酒 ~ 濁り酒 ~ にごり | 탁한 사케 ~ 니고리자케 | ساكي عكر m
noun | local sake ~ jizake | saké local m | sake local m | regionaler Sake m | sakè locale m | saqué local m | 地方清酒 | 地酒 | 지역 사케 | ساكي محلي m
noun | sake tasting set | dégustation de sakés f | degustación de sake f | Sake-Probierset n | degustazione di sakè f | prova de saqué f | 清酒品鉴套装 | 日本酒飲み比べセット ~ 地酒飲み比べ ~ 日本酒飲み比べ ~ 利き酒セット ~ 地酒飲み比べセット | 사케 시음 세트 | تشكيلة تذوق الساكي f
# Shochu mixed, plum wine, highballs
noun | grapefruit sour | sour au pamplemousse et shochu m | sour de pomelo con shochu m | Grapefruit-Sour mit Shochu m | sour al pompelmo con shochu m | sour de toranja com shochu m | 西柚烧酎气泡酒 | グレープフルーツサワー ~ 生グレープフルーツサワー ~ 生グレサワー ~ グレープフルーツハイ | 자몽 사와 | ساور الجريب فروت بالشوتشو m
noun | ume sour | sour à la prune ume et shochu m | sour de ciruela ume con shochu m | Ume-Sour mit Shochu m | sour alla prugna ume con shochu m | sour de ameixa ume com shochu m | 梅子烧酎气泡酒 | 梅サワー ~ 梅干しサワー ~ 男梅サワー | 매실 사와 | ساور برقوق أومي بالشوتشو m
noun | yuzu sour | sour au yuzu et shochu m | sour de yuzu con shochu m | Yuzu-Sour mit Shochu m | sour allo yuzu con shochu m | sour de yuzu com shochu m | 日本柚子烧酎气泡酒 | ゆずサワー ~ 柚子サワー ~ ゆずハイ | 유자 사와 | ساور اليوزو بالشوتشو m
noun | Calpis sour | sour au Calpis et shochu m | sour de Calpis con shochu m | Calpis-Sour mit Shochu m | sour al Calpis con shochu m | sour de Calpis com shochu m | 可尔必思烧酎气泡酒 | カルピスサワー ~ カルピスハイ | 칼피스 사와 | ساور الكالبيس بالشوتشو m
noun | shochu with oolong tea ~ oolong hai | shochu au thé oolong m | shochu con té oolong m | Shochu mit Oolong-Tee m | shochu con tè oolong m | shochu com chá oolong m | 乌龙茶兑烧酎 | ウーロンハイ ~ ウーロンはい ~ ウーロン茶割り ~ ウーロン割り | 우롱하이 | شوتشو مع شاي أولونغ m
noun | shochu with green tea ~ green tea hai | shochu au thé vert m | shochu con té verde m | Shochu mit grünem Tee m | shochu con tè verde m | shochu com chá verde m | 绿茶兑烧酎 | 緑茶ハイ ~ お茶ハイ ~ 緑茶割り ~ お茶割り ~ 抹茶ハイ | 녹차하이 | شوتشو مع شاي أخضر m
noun | shochu with jasmine tea | shochu au thé au jasmin m | shochu con té de jazmín m | Shochu mit Jasmintee m | shochu con tè al gelsomino m | shochu com chá de jasmim m | 茉莉花茶兑烧酎 | ジャスミンハイ ~ ジャスミン茶割り ~ ジャスミン割り | 재스민하이 | شوتشو مع شاي الياسمين m
noun | plum wine on the rocks | vin de prune avec glaçons m | vino de ciruela con hielo m | Pflaumenwein auf Eis m | vino di prugne con ghiaccio m | vinho de ameixa com gelo m | 梅酒加冰 | 梅酒ロック ~ 梅酒（ロック） ~ 梅酒のロック | 매실주 온더록스 | نبيذ البرقوق مع الثلج m
noun | plum wine with soda | vin de prune au soda m | vino de ciruela con soda m | Pflaumenwein mit Soda m | vino di prugne con soda m | vinho de ameixa com soda m | 梅酒苏打 | 梅酒ソーダ ~ 梅酒ソーダ割り ~ 梅酒ソーダ割 | 매실주 소다 | نبيذ البرقوق بالصودا m
noun | ginger highball | highball au ginger ale m | highball con ginger ale m | Highball mit Ginger Ale m | highball con ginger ale m | highball com ginger ale m | 姜汁汽水嗨棒 | ジンジャーハイボール ~ ジンジャーハイ | 진저 하이볼 | هايبول بالزنجبيل m
noun | cola highball | highball au cola m | highball con cola m | Highball mit Cola m | highball con cola m | highball com cola m | 可乐嗨棒 | コーラハイボール ~ コークハイボール | 콜라 하이볼 | هايبول بالكولا m
noun | amazake | amazake m | amazake m | Amazake m | amazake m | amazake m | 日式甘酒 | 甘酒 | 아마자케 | أمازاكي m
noun | Hoppy with shochu ~ Hoppy | shochu au Hoppy m | shochu con Hoppy m | Shochu mit Hoppy m | shochu con Hoppy m | shochu com Hoppy m | 霍比兑烧酎 | ホッピー ~ ホッピーセット ~ 黒ホッピー ~ 白ホッピー | 호피 | شوتشو مع هوبي m
phrase | on the rocks | avec glaçons ~ sur glace | con hielo ~ a la roca | auf Eis | con ghiaccio | com gelo | 加冰 | ロック ~ オンザロック | 온더록스 | مع الثلج
phrase | mixed with water | allongé d’eau | con agua | mit Wasser | allungato con acqua | com água | 兑水 | 水割り | 물에 희석 | مع الماء
phrase | mixed with hot water | allongé d’eau chaude | con agua caliente | mit heißem Wasser | allungato con acqua calda | com água quente | 兑热水 | お湯割り | 뜨거운 물에 희석 | مع الماء الساخن
phrase | mixed with soda water | allongé d’eau gazeuse | con soda | mit Soda | allungato con soda | com soda | 兑苏打水 | ソーダ割り ~ 炭酸割り | 소다에 희석 | مع الصودا
phrase | straight ~ neat | sec sans glace | solo sin hielo | pur | liscio senza ghiaccio | puro sem gelo | 纯饮 | ストレート | 스트레이트 | بدون إضافات
phrase | on the rocks or with water or with hot water | avec glaçons ou à l’eau ou à l’eau chaude | con hielo o con agua o con agua caliente | auf Eis oder mit Wasser oder mit heißem Wasser | con ghiaccio o con acqua o con acqua calda | com gelo ou com água ou com água quente | 加冰、兑水或兑热水 | ロック・水割り・お湯割り ~ ロック／水割り／お湯割り ~ ロック・水割り・お湯割り・ソーダ割り | 온더록스 또는 물 또는 뜨거운 물 | مع الثلج أو الماء أو الماء الساخن
phrase | hot or iced | chaud ou glacé | caliente o con hielo | heiß oder eisgekühlt | caldo o freddo | quente ou gelado | 热/冰可选 | ホット／アイス ~ ホット・アイス ~ ホットまたはアイス ~ ホット or アイス ~ アイス・ホット ~ アイス／ホット ~ HOT／ICE ~ HOT・ICE ~ ICE／HOT | 핫 또는 아이스 | ساخن أو مثلج
`;
