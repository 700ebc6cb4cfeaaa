/** How English menus say that a dish is made, and the vegetables and garnishes that they put beside it. */
export const GARNISHES_AND_WAYS = `
# Made how: participles of English menus
# Textures and praise
# Vegetables and garnishes
noun | asparagus tip/asparagus tips | pointe d’asperge/pointes d’asperges f | punta de espárrago/puntas de espárrago f | Spargelspitze/Spargelspitzen f | punta di asparago/punte di asparagi f | ponta de espargo/pontas de espargos f | 芦笋尖 | アスパラガスの穂先 | 아스파라거스 팁 | رأس هليون/رؤوس هليون m
noun | frizzled onions p ~ onion strings ~ tobacco onions ~ onion straws ~ crispy onion strings | oignons frits en filaments mp | tiras de cebolla frita fp | Zwiebelstroh n | cipolle fritte a filetti fp | palha de cebola frita f | 炸洋葱丝 | 細切りフライドオニオン | 튀긴 양파채 | شرائح بصل مقلية رفيعة fp
noun | garlic scape/garlic scapes | fleur d’ail/fleurs d’ail f ~ tige d’ail | tallo de ajo/tallos de ajo m | Knoblauchspross/Knoblauchsprossen m | scapo d’aglio/scapi d’aglio m | talo de alho/talos de alho m | 蒜薹 ~ 蒜苔 | にんにくの芽 ~ ニンニクの芽 | 마늘종 | سيقان الثوم fp
noun | pattypan squash | pâtisson/pâtissons m | calabacín bonetero m | Patisson/Patissons m | zucchina patisson f | abobrinha patisson f | 碟瓜 | パティパン | 패티팬 호박 | كوسا باتيسون f
noun | zucchini ribbons p ~ courgette ribbons | rubans de courgette mp | cintas de calabacín fp | Zucchinistreifen p | nastri di zucchina mp | fitas de curgete fp | 西葫芦薄片 | ズッキーニのリボン | 주키니 리본 | شرائط كوسا fp
noun | cucumber ribbons p | rubans de concombre mp | cintas de pepino fp | Gurkenstreifen p | nastri di cetriolo mp | fitas de pepino fp | 黄瓜薄片 | きゅうりのリボン | 오이 리본 | شرائط خيار fp
noun | dill pickle spear/dill pickle spears ~ pickle spears ~ pickle wedge | quartier de cornichon à l’aneth m | cuarto de pepinillo al eneldo m | Gurkenspalte/Gurkenspalten f | spicchio di cetriolino all’aneto m | quarto de pickle de pepino m | 酸黄瓜条 | ピクルススティック | 딜 피클 스피어 | إصبع خيار مخلل m
noun | curly parsley ~ curly leaf parsley | persil frisé m | perejil rizado m | krause Petersilie f | prezzemolo riccio m | salsa frisada f | 卷叶欧芹 | カーリーパセリ | 컬리 파슬리 | بقدونس مجعد m
noun | vine tomato/vine tomatoes ~ vine-ripened tomato/vine-ripened tomatoes ~ tomatoes on the vine | tomate grappe/tomates grappes f | tomate en rama/tomates en rama m | Strauchtomate/Strauchtomaten f ~ Rispentomate/Rispentomaten | pomodoro a grappolo/pomodori a grappolo m | tomate em rama/tomates em rama m | 串番茄 | 房なりトマト | 송이 토마토 | طماطم عنقودية f
noun | peppadew pepper/peppadew peppers ~ peppadew ~ peppadews | piment peppadew/piments peppadew m | pimiento peppadew/pimientos peppadew m | Peppadew-Paprika/Peppadew-Paprika f | peperoncino peppadew/peperoncini peppadew m | pimento peppadew/pimentos peppadew m | 小甜椒 | ペッパデュー | 페퍼듀 고추 | فلفل بيبادو m
noun | guajillo chilli ~ guajillo ~ guajillo chile ~ guajillo chili | piment guajillo m | chile guajillo/chiles guajillos m | Guajillo-Chili m | peperoncino guajillo m | malagueta guajillo f | 瓜希柳辣椒 | グアヒージョ唐辛子 | 과히요 고추 | فلفل غواخيو m
noun | pasilla chilli ~ pasilla ~ pasilla chile | piment pasilla m | chile pasilla m | Pasilla-Chili m | peperoncino pasilla m | malagueta pasilla f | 帕西拉辣椒 | パシージャ唐辛子 | 파시야 고추 | فلفل باسيا m
noun | ghost pepper ~ bhut jolokia ~ ghost chilli | piment bhut jolokia m | chile fantasma m | Bhut-Jolokia-Chili m | peperoncino bhut jolokia m | malagueta bhut jolokia f | 鬼椒 | ブート・ジョロキア | 고스트 페퍼 | فلفل الشبح m
noun | green chilli sauce New Mexico style ~ hatch chile ~ hatch green chile ~ green chile sauce | sauce au piment vert du Nouveau-Mexique f | salsa de chile verde de Nuevo México f | grüne Chilisauce aus New Mexico f | salsa di peperoncino verde del New Mexico f | molho de malagueta verde do Novo México m | 新墨西哥青椒酱 | ニューメキシコ風グリーンチリ | 뉴멕시코식 그린 칠리 | صلصة فلفل أخضر من نيو مكسيكو f
noun | lion’s mane mushroom ~ lion’s mane | hydne hérisson m | hongo melena de león m ~ melena de león | Igelstachelbart m | fungo criniera di leone m | cogumelo juba-de-leão m | 猴头菇 | ヤマブシタケ ~ 山伏茸 | 노루궁뎅이버섯 | فطر عرف الأسد m
noun | parasol mushroom/parasol mushrooms | coulemelle/coulemelles f ~ lépiote | parasol/parasoles m | Parasol/Parasole m ~ Parasolpilz/Parasolpilze | mazza di tamburo/mazze di tamburo f | púcara/púcaras f ~ frade | 高大环柄菇 | カラカサタケ | 큰갓버섯 | فطر المظلة m
`;
