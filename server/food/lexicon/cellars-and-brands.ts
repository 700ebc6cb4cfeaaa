/** Wines by region and grape, and brands of drinks. */
export const CELLARS_AND_BRANDS = `
# Wines by region and grape, and brands of drinks
name | Vouvray | = | = | = | = | = | 武弗雷 | ヴーヴレ | 부브레 | فوفراي
name | Meursault | = | = | = | = | = | 默尔索 | ムルソー | 뫼르소 | مورسو
name | Bourgogne Aligoté | = | = ~ Aligoté | = ~ Aligoté | = ~ Aligoté | = ~ Aligoté | 勃艮第阿里高特 | ブルゴーニュ・アリゴテ | 부르고뉴 알리고테 | بورغون أليغوتي
name | Mâcon ~ Mâcon-Villages ~ Mâcon Villages | = ~ Mâcon-Villages ~ Mâcon Villages | = ~ Mâcon-Villages ~ Mâcon Villages | = ~ Mâcon-Villages ~ Mâcon Villages | = ~ Mâcon-Villages ~ Mâcon Villages | = ~ Mâcon-Villages ~ Mâcon Villages | 马孔 | マコンワイン | 마콩 와인 | ماكون
name | Saint-Véran ~ Saint Véran | = ~ Saint Véran | = ~ Saint Véran | = ~ Saint Véran | = ~ Saint Véran | = ~ Saint Véran | 圣韦朗 | サン・ヴェラン | 생 베랑 | سان فيران
name | Beaujolais-Villages ~ Beaujolais Villages | = ~ Beaujolais Villages | = ~ Beaujolais Villages | = ~ Beaujolais Villages | = ~ Beaujolais Villages | = ~ Beaujolais Villages | 博若莱村 | ボージョレ・ヴィラージュ | 보졸레 빌라주 | بوجوليه فيلاج
name | Brouilly | = | = | = | = | = | 布鲁依 | ブルイィ | 브루이 | بروي
name | Morgon | = | = | = | = | = | 摩根 | モルゴン | 모르공 | مورغون
name | Fleurie | = | = | = | = | = | 弗勒里 | フルーリー | 플뢰리 | فلوري
name | Moulin-à-Vent ~ Moulin à Vent | = ~ Moulin à Vent | = ~ Moulin à Vent | = ~ Moulin à Vent | = ~ Moulin à Vent | = ~ Moulin à Vent | 风磨坊 | ムーラン・ア・ヴァン | 물랭 아 방 | مولان آ فان
name | Saint-Joseph | = | = | = | = | = | 圣约瑟夫 | サン・ジョセフ | 생 조제프 | سان جوزيف
name | Condrieu | = | = | = | = | = | 孔德里约 | コンドリュー | 콩드리외 | كوندريو
name | Gigondas | = | = | = | = | = | 吉贡达斯 | ジゴンダス | 지공다스 | جيغوندا
name | Vacqueyras | = | = | = | = | = | 瓦给拉斯 | ヴァケイラス | 바케라스 | فاكيراس
name | Tavel | = | = | = | = | = | 塔维勒 | タヴェル | 타벨 | تافيل
name | Bandol | = | = | = | = | = | 邦多勒 | バンドール | 방돌 | باندول
name | Coteaux d’Aix ~ Coteaux d’Aix-en-Provence | = ~ Coteaux d’Aix-en-Provence | = ~ Coteaux d’Aix-en-Provence | = ~ Coteaux d’Aix-en-Provence | = ~ Coteaux d’Aix-en-Provence | = ~ Coteaux d’Aix-en-Provence | 普罗旺斯艾克斯丘 | コトー・デクス | 코토 덱스 | كوتو ديكس
name | Luberon ~ Lubéron | = ~ Lubéron | = ~ Lubéron | = ~ Lubéron | = ~ Lubéron | = ~ Lubéron | 吕贝隆 | リュベロン | 뤼베롱 | لوبيرون
name | Ventoux | = | = | = | = | = | 旺图 | ヴァントゥー | 방투 와인 | فانتو
name | Corbières | = | = | = | = | = | 科比埃 | コルビエール | 코르비에르 | كوربيير
name | Minervois | = | = | = | = | = | 米内瓦 | ミネルヴォワ | 미네르부아 | مينيرفوا
name | Faugères | = | = | = | = | = | 福热尔 | フォジェール | 포제르 | فوجير
name | Pic Saint-Loup ~ Pic Saint Loup | = ~ Pic Saint Loup | = ~ Pic Saint Loup | = ~ Pic Saint Loup | = ~ Pic Saint Loup | = ~ Pic Saint Loup | 圣卢峰 | ピック・サン・ルー | 픽 생루 | بيك سان لو
name | Saint-Chinian | = | = | = | = | = | 圣希尼昂 | サン・シニアン | 생 시니앙 | سان شينيان
name | Limoux | = | = | = | = | = | 利穆 | リムー | 리무 와인 | ليمو
name | Madiran | = | = | = | = | = | 马第宏 | マディラン | 마디랑 | ماديران
name | Jurançon | = | = | = | = | = | 朱朗松 | ジュランソン | 쥐랑송 | جورانسون
name | Irouléguy | = | = | = | = | = | 伊鲁莱吉 | イルレギー | 이룰레기 | إيروليغي
name | Gaillac | = | = | = | = | = | 加亚克 | ガイヤック | 가이야크 | غاياك
name | Bergerac | = | = | = | = | = | 贝尔热拉克 | ベルジュラック | 베르주라크 | بيرجيراك
name | Monbazillac | = | = | = | = | = | 蒙巴济亚克 | モンバジヤック | 몽바지야크 | مونبازياك
name | Médoc | = | = | = | = | = | 梅多克 | メドック | 메독 | ميدوك
name | Margaux | = | = | = | = | = | 玛歌 | マルゴー | 마고 와인 | مارغو
name | Pauillac | = | = | = | = | = | 波亚克 | ポイヤック | 포이약 | بوياك
name | Saint-Estèphe | = | = | = | = | = | 圣埃斯泰夫 | サン・テステフ | 생테스테프 | سان إستيف
name | Saint-Julien | = | = | = | = | = | 圣朱利安 | サン・ジュリアン | 생쥘리앵 | سان جوليان
name | Pomerol | = | = | = | = | = | 波美侯 | ポムロール | 포므롤 | بوميرول
name | Entre-deux-Mers | = | = | = | = | = | 两海之间 | アントル・ドゥー・メール | 앙트르 되 메르 | أنتر دو مير
name | Saumur | = | = | = | = | = | 索米尔 | ソミュール | 소뮈르 | سومور
name | Chinon | = | = | = | = | = | 希农 | シノン | 시농 | شينون
name | Bourgueil | = | = | = | = | = | 布尔格伊 | ブルグイユ | 부르괴유 | بورغوي
name | Cheverny | = | = | = | = | = | 舍维尼 | シュヴェルニー | 슈베르니 | شيفيرني
name | Menetou-Salon | = | = | = | = | = | 默讷图萨隆 | ムヌトゥー・サロン | 므느투 살롱 | مينيتو سالون
name | Quincy | = | = | = | = | = | 坎西 | カンシー | 캥시 | كينسي
name | Coteaux du Layon | = | = | = | = | = | 莱昂丘 | コトー・デュ・レイヨン | 코토 뒤 레용 | كوتو دو لايون
name | Edelzwicker | = | = | = | = | = | 埃德尔茨威克 | エデルツヴィッカー | 에델츠비커 | إيدلزفيكر
name | Arbois | = | = | = | = | = | 阿尔布瓦 | アルボワ | 아르부아 | أربوا
name | Savagnin | = | = | = | = | = | 萨瓦涅 | サヴァニャン | 사바냉 | سافانيان
name | Apremont | = | = | = | = | = | 阿普勒蒙 | アプルモン | 아프르몽 | أبريمون
name | Chignin-Bergeron ~ Chignin Bergeron | = ~ Chignin Bergeron | = ~ Chignin Bergeron | = ~ Chignin Bergeron | = ~ Chignin Bergeron | = ~ Chignin Bergeron | 希南贝热龙 | シニャン・ベルジュロン | 시냉 베르주롱 | شينيان بيرجيرون
name | Mondeuse | = | = | = | = | = | 梦杜斯 | モンドゥーズ | 몽되즈 | موندوز
name | Patrimonio | = | vino de Patrimonio | = | vino di Patrimonio ~ Patrimonio AOC | vinho de Patrimonio | 帕特里莫尼奥 | パトリモニオ | 파트리모니오 | باتريمونيو
name | Mourvèdre ~ Monastrell | = ~ Monastrell | = ~ Monastrell | = ~ Monastrell | = ~ Monastrell | = ~ Monastrell | 慕合怀特 | ムールヴェードル | 무르베드르 | مورفيدر
name | Cabernet Franc | = | = | = | = | = | 品丽珠 | カベルネ・フラン | 카베르네 프랑 | كابرنيه فران
name | Tannat | = | = | = | = | = | 丹拿 | タナ | 타나 와인 | تانات
name | Marsanne | = | = | = | = | = | 玛珊 | マルサンヌ | 마르산 | مارسان
name | Roussanne | = | = | = | = | = | 瑚珊 | ルーサンヌ | 루산 와인 | روسان
name | Rías Baixas | = | DO Rías Baixas ~ vino de Rías Baixas | = | = | = | 下海湾 | リアス・バイシャス | 리아스 바이샤스 | رياس بايشاس
name | Ribeiro | = | = | = | = | = | 里贝罗 | リベイロ | 리베이로 | ريبيرو
name | Valdeorras | = | = | = | = | = | 瓦尔德奥拉斯 | バルデオラス | 발데오라스 | فالديوراس
name | Bierzo | = | DO Bierzo ~ vino del Bierzo | = | = | = | 别尔索 | ビエルソ | 비에르소 | بيرثو
name | Ribeira Sacra | = | = | = | = | = | 里韦拉萨克拉 | リベイラ・サクラ | 리베이라 사크라 | ريبيرا ساكرا
name | Somontano | = | DO Somontano ~ vino del Somontano | = | = | = | 索蒙塔诺 | ソモンターノ | 소몬타노 | سومونتانو
name | Cariñena | = | = | = | = | = | 卡利涅纳 | カリニェナ | 카리녜나 | كارينيينا
name | Campo de Borja | = | = | = | = | = | 博尔哈 | カンポ・デ・ボルハ | 캄포 데 보르하 | كامبو دي بورخا
name | Priorat ~ Priorato | = ~ Priorato | = ~ Priorato | = ~ Priorato | = ~ Priorato | = ~ Priorato | 普里奥拉托 | プリオラート | 프리오라트 | بريورات
name | Empordà | = | DO Empordà ~ vino del Empordà | = | = | = | 恩波尔达 | エンポルダ | 엠포르다 | إمبوردا
name | Montsant | = | = | = | = | = | 蒙桑特 | モンサンワイン | 몬산트 | مونتسانت
name | Macabeo ~ Viura | = ~ Viura | = ~ Viura | = ~ Viura | = ~ Viura | = ~ Viura | 马家婆 | マカベオ | 마카베오 | ماكابيو
name | Parellada | = | = | = | = | = | 帕雷拉达 | パレリャーダ | 파레야다 | باريلادا
name | Jumilla | = | = | = | = | = | 胡米亚 | フミーリャ | 후미야 | خوميا
name | Bobal | = | = | = | = | = | 博巴尔 | ボバル | 보발 | بوبال
name | Graciano | = | = | = | = | = | 格拉西亚诺 | グラシアノ | 그라시아노 | غراسيانو
name | Valdepeñas | = | = | = | = | = | 瓦尔德佩涅斯 | バルデペーニャス | 발데페냐스 | فالديبينياس
name | Listán Negro | = | = | = | = | = | 黑丽诗丹 | リスタン・ネグロ | 리스탄 네그로 | ليستان نيغرو
name | Torrontés | = | = | = | = | = | 特浓情 | トロンテス | 토론테스 | تورونتيس
name | Loureiro | = | = | = | = | = | 洛雷罗 | ロウレイロ | 로레이루 | لوريرو
name | Arinto | = | = | = | = | = | 阿瑞图 | アリント | 아린투 | أرينتو
name | Encruzado | = | = | = | = | = | 依克加多 | エンクルザード | 엔크루자두 | إنكروزادو
name | Touriga Nacional | = | = | = | = | = | 国产多瑞加 | トゥリガ・ナシオナル | 토리가 나시오날 | توريغا ناسيونال
name | Castelão | = | = | = | = | = | 卡斯特劳 | カステラン | 카스텔랑 | كاستيلاو
name | Trincadeira | = | = | = | = | = | 特林加岱拉 | トリンカデイラ | 트린카데이라 | ترينكاديرا
name | Aragonez | = | = | = | = | = | 阿拉哥斯 | アラゴネス | 아라고네스 | أراغونيز
name | Alfrocheiro | = | = | = | = | = | 阿弗莱格 | アルフロシェイロ | 알프로셰이루 | ألفروشيرو
name | Antão Vaz | = | = | = | = | = | 安桃娃 | アンタン・ヴァス | 안탕 바스 | أنتاو فاز
name | Fernão Pires | = | = | = | = | = | 费尔诺皮埃斯 | フェルナン・ピレス | 페르낭 피르스 | فيرناو بيريس
name | Dão | = | = | = | = | = | 杜奥 | ダン | 다웅 와인 | داو
name | Bairrada | = | = | = | = | vinho da Bairrada ~ DOC Bairrada ~ Bairrada tinto ~ espumante da Bairrada | 拜拉达 | バイラーダ | 바이하다 | بايرادا
name | Barbaresco | = | = | = | = | = | 巴巴莱斯科 | バルバレスコ | 바르바레스코 | بارباريسكو
name | Arneis ~ Roero Arneis | = ~ Roero Arneis | = ~ Roero Arneis | = ~ Roero Arneis | = ~ Roero Arneis | = ~ Roero Arneis | 阿内斯 | アルネイス | 아르네이스 | أرنيس
name | Gattinara | = | = | = | = | = | 加蒂纳拉 | ガッティナーラ | 가티나라 | غاتينارا
name | Brachetto ~ Brachetto d’Acqui | = ~ Brachetto d’Acqui | = ~ Brachetto d’Acqui | = ~ Brachetto d’Acqui | = ~ Brachetto d’Acqui | = ~ Brachetto d’Acqui | 布拉凯多 | ブラケット | 브라케토 | براكيتو
name | Valtellina Superiore | = | = | = | = | = | 瓦尔泰利纳 | ヴァルテッリーナ・スーペリオーレ | 발텔리나 수페리오레 | فالتيلينا سوبيريوري
name | Valpolicella Ripasso | = | = | = | = | = | 瓦坡里切拉里帕索 | ヴァルポリチェッラ・リパッソ | 발폴리첼라 리파소 | فالبوليتشيلا ريباسو
name | Recioto | = | = | = | = | = | 雷乔托 | レチョート | 레초토 | ريتشوتو
name | Bardolino | = | = | = | = | = | 巴多利诺 | バルドリーノ | 바르돌리노 | باردولينو
name | Custoza | = | = | = | = | = | 古斯多莎 | クストーザ | 쿠스토자 | كوستوتزا
name | Raboso | = | = | = | = | = | 拉波索 | ラボーソ | 라보소 | رابوزو
name | Refosco | = | = | = | = | = | 莱弗斯科 | レフォスコ | 레포스코 | ريفوسكو
name | Ribolla Gialla | = | = | = | = | = | 丽波拉 | リボッラ・ジャッラ | 리볼라 잘라 | ريبولا جالا
name | Friulano | = | = | = | Friulano DOC ~ Tocai friulano ~ Collio Friulano ~ vino friulano | = | 弗留利诺 | フリウラーノ | 프리울라노 | فريولانو
name | Schioppettino | = | = | = | = | = | 斯奇派蒂诺 | スキオペッティーノ | 스키오페티노 | سكيوبيتينو
name | Teroldego | = | = | = | = | = | 特洛迪歌 | テロルデゴ | 테롤데고 | تيرولديغو
name | Marzemino | = | = | = | = | = | 玛泽米诺 | マルツェミーノ | 마르체미노 | مارزيمينو
name | Lagrein | = | = | = | = | = | 勒格瑞 | ラグレイン | 라그레인 | لاغراين
name | Pignoletto | = | = | = | = | = | 皮诺莱托 | ピニョレット | 피뇰레토 | بينيوليتو
name | Gutturnio | = | = | = | = | = | 古图尼奥 | グットゥルニオ | 구투르니오 | غوتورنيو
name | Brunello di Montalcino ~ Brunello | = ~ Brunello | = ~ Brunello | = ~ Brunello | = ~ Brunello | = ~ Brunello | 布鲁奈罗蒙塔希诺 | ブルネッロ・ディ・モンタルチーノ | 브루넬로 디 몬탈치노 | برونيلو دي مونتالتشينو
name | Rosso di Montalcino | = | = | = | = | = | 蒙塔希诺红酒 | ロッソ・ディ・モンタルチーノ | 로소 디 몬탈치노 | روسو دي مونتالتشينو
name | Morellino di Scansano ~ Morellino | = ~ Morellino | = ~ Morellino | = ~ Morellino | = ~ Morellino | = ~ Morellino | 莫雷利诺 | モレッリーノ・ディ・スカンサーノ | 모렐리노 디 스칸사노 | موريلينو دي سكانسانو
name | Bolgheri | = | = | = | = | = | 宝格丽产区 | ボルゲリ | 볼게리 | بولغيري
name | Vermentino di Gallura | = | = | = | = | = | 加卢拉维蒙蒂诺 | ヴェルメンティーノ・ディ・ガッルーラ | 베르멘티노 디 갈루라 | فيرمنتينو دي غالورا
name | Pigato | = | = | = | = | = | 皮嘉图 | ピガート | 피가토 | بيغاتو
name | Rossese | = | = | = | = | = | 罗塞斯 | ロッセーゼ | 로세세 | روسيزي
name | Sciacchetrà | = | = | = | = | = | 夏克特拉甜酒 | シャッケトラ | 샤케트라 | شاكيترا
name | Verdicchio | = | = | = | = | = | 维蒂奇诺 | ヴェルディッキオ | 베르디키오 | فيرديكيو
name | Rosso Conero | = | = | = | = | = | 科内罗红酒 | ロッソ・コーネロ | 로소 코네로 | روسو كونيرو
name | Passerina | = | = | = | = | = | 帕瑟琳娜 | パッセリーナ | 파세리나 | باسيرينا
name | Montepulciano d’Abruzzo | = | = | = | = | = | 阿布鲁佐蒙特普恰诺 | モンテプルチャーノ・ダブルッツォ | 몬테풀치아노 다브루초 | مونتيبولتشانو دابروتسو
name | Cerasuolo d’Abruzzo ~ Cerasuolo | = ~ Cerasuolo | = ~ Cerasuolo | = ~ Cerasuolo | = ~ Cerasuolo | = ~ Cerasuolo | 瑟拉索罗 | チェラスオーロ・ダブルッツォ | 체라수올로 다브루초 | تشيراسولو دابروتسو
name | Trebbiano | = | = | = | = | = | 特雷比奥罗 | トレッビアーノ | 트레비아노 | تريبيانو
name | Sagrantino ~ Sagrantino di Montefalco | = ~ Sagrantino di Montefalco | = ~ Sagrantino di Montefalco | = ~ Sagrantino di Montefalco | = ~ Sagrantino di Montefalco | = ~ Sagrantino di Montefalco | 萨格兰蒂诺 | サグランティーノ | 사그란티노 | ساغرانتينو
name | Orvieto | = | = | = | = | = | 奥维多 | オルヴィエート | 오르비에토 | أورفييتو
name | Frascati | = | = | = | = | = | 弗拉斯卡蒂 | フラスカーティ | 프라스카티 | فراسكاتي
name | Cesanese | = | = | = | = | = | 切萨内赛 | チェザネーゼ | 체사네세 | تشيزانيزي
name | Fiano ~ Fiano di Avellino | = ~ Fiano di Avellino | = ~ Fiano di Avellino | = ~ Fiano di Avellino | = ~ Fiano di Avellino | = ~ Fiano di Avellino | 菲亚诺 | フィアーノ | 피아노 | فيانو
name | Greco di Tufo | = | = | = | = | = | 格雷克图福 | グレコ・ディ・トゥーフォ | 그레코 디 투포 | غريكو دي توفو
name | Taurasi | = | = | = | = | = | 图拉西 | タウラージ | 타우라시 | تاوراسي
name | Aglianico ~ Aglianico del Vulture | = ~ Aglianico del Vulture | = ~ Aglianico del Vulture | = ~ Aglianico del Vulture | = ~ Aglianico del Vulture | = ~ Aglianico del Vulture | 艾格尼科 | アリアーニコ | 알리아니코 | أليانيكو
name | Lacryma Christi | = | = | = | = | = | 基督之泪 | ラクリマ・クリスティ | 라크리마 크리스티 | لاكريما كريستي
name | Primitivo di Manduria | = | = | = | = | = | 曼杜里亚普里米蒂沃 | プリミティーヴォ・ディ・マンドゥーリア | 프리미티보 디 만두리아 | بريميتيفو دي ماندوريا
name | Negroamaro | = | = | = | = | = | 黑曼罗 | ネグロアマーロ | 네그로아마로 | نيغروامارو
name | Nero di Troia | = | = | = | = | = | 黑托雅 | ネーロ・ディ・トロイア | 네로 디 트로이아 | نيرو دي ترويا
name | Cirò | = | = | = | Cirò DOC ~ Cirò rosso ~ Cirò bianco ~ Cirò rosato | = | 奇罗 | チロ | 치로 와인 | تشيرو
name | Etna Rosso | = | = | = | = | = | 埃特纳红酒 | エトナ・ロッソ | 에트나 로소 | إتنا روسو
name | Inzolia | = | = | = | = | = | 尹卓莉亚 | インツォリア | 인졸리아 | إنزوليا
name | Catarratto | = | = | = | = | = | 卡塔拉托 | カタラット | 카타라토 | كاتاراتو
name | Zibibbo | = | = | = | = | = | 泽比波 | ジビッボ | 지비보 | زيبيبو
name | Malvasia ~ Malvasía ~ Malvoisie | = ~ Malvasía ~ Malvoisie | = ~ Malvasía ~ Malvoisie | = ~ Malvasía ~ Malvoisie | = ~ Malvasía ~ Malvoisie | = ~ Malvasía ~ Malvoisie | 玛尔维萨 | マルヴァジア | 말바시아 | مالفازيا
name | Cannonau | = | = | = | = | = | 卡诺娜 | カンノナウ | 칸노나우 | كانوناو
name | Carignano ~ Carignan ~ Carignano del Sulcis | = ~ Carignan ~ Carignano del Sulcis | = ~ Carignan ~ Carignano del Sulcis | = ~ Carignan ~ Carignano del Sulcis | = ~ Carignan ~ Carignano del Sulcis | = ~ Carignan ~ Carignano del Sulcis | 佳丽酿 | カリニャーノ | 카리냐노 | كارينيانو
name | Trento Doc ~ Trentodoc | = ~ Trentodoc | = ~ Trentodoc | = ~ Trentodoc | = ~ Trentodoc | = ~ Trentodoc | 特伦托DOC | トレントDOC | 트렌토 DOC | ترينتو دوك
name | Crodino | = | = | = | = | = | 克罗迪诺 | クロディーノ | 크로디노 | كرودينو
name | Sanbittèr ~ Sanbitter ~ San Bitter | = ~ Sanbitter ~ San Bitter | = ~ Sanbitter | = ~ Sanbitter | = ~ Sanbitter | = ~ Sanbitter ~ San Bitter | 圣碧涛 | サンビター | 산비테르 | سانبيتر
name | Vittel | = | = | = | = | = | 伟图 | ヴィッテル | 비텔 | فيتيل
name | Suze | = | = | = | = | = | 苏兹 | スーズ | 쉬즈 | سوز
name | Get 27 | = | = | = | = | = | 杰特27薄荷酒 | ジェット27 | 제트 27 | جيت 27
name | Cola Cao ~ ColaCao | = ~ ColaCao | = ~ ColaCao | = ~ ColaCao | = ~ ColaCao | = ~ ColaCao | 可乐考可可饮 | コラカオ | 콜라카오 | كولا كاو
`;
