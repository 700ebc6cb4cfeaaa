/** Fish and shellfish of Japan. */
export const FISH_OF_JAPAN = `
# Japanese fish and shellfish
noun | alfonsino ~ splendid alfonsino ~ kinmedai | béryx m | alfonsino m | Kinmedai m | berice rosso m | imperador m | 金目鲷 | 金目鯛 ~ キンメダイ ~ 金目 ~ きんめだい | 금눈돔 | سمك ألفونسينو m
noun | blackthroat seaperch ~ nodoguro ~ rosy seabass ~ akamutsu | nodoguro m ~ perche à gorge noire | nodoguro m ~ perca japonesa de garganta negra | Nodoguro m | nodoguro m ~ pesce persico a gola nera | nodoguro m | 赤鯥 | のどぐろ ~ ノドグロ ~ 喉黒 ~ あかむつ | 눈볼대 | سمك نودوغورو m
noun | seared nodoguro ~ seared blackthroat seaperch | nodoguro mi-cuit m | nodoguro soasado m | geflämmter Nodoguro m | nodoguro scottato m | nodoguro braseado m | 火炙喉黑鱼 | のどぐろ炙り ~ 炙りのどぐろ ~ のどぐろの炙り | 눈볼대 아부리 | نودوغورو ملفوح باللهب m
noun | kinki rockfish ~ thornhead ~ kinki | sébaste kinki m | gallineta kinki f | Kinki-Drachenkopf m | scorfano kinki m | cantarilho kinki m | 喜知次鱼 | きんき ~ キンキ ~ 喜知次 ~ 吉次 ~ きちじ | 홍살치 | سمك كينكي الصخري m
noun | puffer fish ~ fugu ~ pufferfish ~ blowfish | fugu m ~ poisson-globe | fugu m ~ pez globo | Fugu m ~ Kugelfisch | fugu m ~ pesce palla | fugu m ~ peixe-balão | 河豚 | ふぐ ~ フグ ~ 河豚 ~ とらふぐ ~ トラフグ | 복어 | سمك الفوغو المنتفخ m
noun | puffer fish sashimi ~ fugu sashimi ~ tessa | sashimi de fugu m | sashimi de fugu m | Fugu-Sashimi n | sashimi di fugu m | sashimi de fugu m | 河豚刺身 | てっさ ~ ふぐ刺し ~ ふぐ刺身 ~ ふぐの薄造り | 복어회 | ساشيمي الفوغو m
noun | puffer fish hot pot ~ fugu hot pot ~ tecchiri | fondue japonaise de fugu f | estofado de fugu m | Fugu-Eintopf m | hot pot di fugu m | caldeirada de fugu f | 河豚火锅 | てっちり ~ ふぐちり ~ ふぐ鍋 ~ てっちり鍋 | 복지리 | قدر ساخن بسمك الفوغو m
noun | fried puffer fish | fugu frit m | fugu frito m | frittierter Fugu m | fugu fritto m | fugu frito m | 炸河豚 | ふぐの唐揚げ ~ ふぐ唐揚げ ~ フグの唐揚げ ~ ふぐ唐 | 복어 튀김 | فوغو مقلي m
noun | hot sake with grilled puffer fin ~ hirezake ~ fin sake | saké chaud à la nageoire de fugu m | sake caliente con aleta de fugu m | heißer Sake mit Fugu-Flosse m | sake caldo con pinna di fugu m | sake quente com barbatana de fugu m | 河豚鳍酒 | ひれ酒 ~ ヒレ酒 ~ ふぐひれ酒 | 복어 지느러미 사케 | ساكي ساخن بزعنفة الفوغو m
noun | soft-shelled turtle ~ suppon | tortue à carapace molle f | tortuga de caparazón blando f | Weichschildkröte f | tartaruga dal guscio molle f | tartaruga de casca mole f | 甲鱼 | すっぽん ~ スッポン | 자라고기 ~ 자라찜 | سلحفاة طرية الصدفة f
noun | soft-shelled turtle hot pot ~ suppon hot pot | fondue japonaise de tortue f | estofado de tortuga m | Schildkröten-Eintopf m | hot pot di tartaruga m | caldeirada de tartaruga f | 甲鱼火锅 | すっぽん鍋 ~ まる鍋 | 자라 전골 | قدر ساخن بالسلحفاة m
noun | loach ~ dojo loach | loche f | locha f | Schmerle f ~ Schlammpeitzger | cobite m | dojo m | 泥鳅 | どじょう ~ ドジョウ ~ 泥鰌 ~ どぜう | 미꾸라지 | سمك اللوتش m
noun | loach hot pot with egg ~ yanagawa nabe | loche aux œufs et à la bardane f | locha con huevo y bardana f | Schmerlen-Eintopf mit Ei m | stufato di cobite e uovo m | dojo com ovo e bardana m | 柳川泥鳅锅 | 柳川鍋 ~ どじょうの柳川 ~ 柳川 | 미꾸라지 달걀 전골 | قدر اللوتش بالبيض m
noun | horned turban ~ turban shell ~ sazae | turbo m ~ escargot de mer sazae | caracol turbante m | Turbanschnecke/Turbanschnecken f | lumaca di mare sazae f | caracol-turbante m | 蝾螺 | サザエ ~ さざえ ~ 栄螺 | 소라 | حلزون بحري سازاي m
noun | turban shell grilled in its shell ~ sazae no tsuboyaki | turbo grillé dans sa coquille m | caracol turbante asado en su concha m | in der Schale gegrillte Turbanschnecke f | lumaca di mare alla griglia nel guscio f | caracol-turbante grelhado na concha m | 壶烧蝾螺 | さざえの壺焼き ~ サザエの壺焼き ~ サザエのつぼ焼き ~ さざえのつぼ焼き ~ さざえ壺焼き | 소라 통구이 | حلزون بحري مشوي في صدفته m
noun | pen shell ~ tairagai | pinne japonaise f | nácar japonesa f | Steckmuschel f | pinna giapponese f | funil japonês m | 江珧 | 平貝 ~ たいら貝 ~ タイラギ ~ タイラ貝 | 키조개 | محار تايراغاي m
noun | sea squirt ~ hoya | ascidie f | ascidia f | Seescheide f | ascidia f | ascídia f | 海鞘 | ホヤ ~ ほや ~ 海鞘 | 멍게 | زقي بحري m
noun | botan shrimp ~ spot prawn/spot prawns ~ botan ebi | crevette botan f | gamba botan f | Botan-Garnele f | gambero botan m | camarão botan m | 牡丹虾 | ボタンエビ ~ ぼたんえび ~ 牡丹海老 ~ ぼたん海老 ~ ボタン海老 | 보탄새우 | روبيان بوتان m
noun | sakura shrimp ~ sakura ebi | crevettes sakura fp | camarones sakura mp | Sakura-Garnelen p | gamberetti sakura mp | camarões sakura mp | 樱花虾 | 桜えび ~ 桜エビ ~ 桜海老 ~ サクラエビ | 벚꽃새우 | روبيان ساكورا m
noun | hairy crab ~ horsehair crab ~ kegani | crabe velu m | cangrejo peludo m | Haarkrabbe f | granchio peloso m | caranguejo-peludo m | 毛蟹 | 毛蟹 ~ 毛ガニ ~ 毛がに | 털게 | سلطعون مشعر m
noun | karasumi dried mullet roe | poutargue japonaise karasumi f | huevas de mújol secas karasumi fp | getrockneter Meeräschenrogen Karasumi m | bottarga giapponese karasumi f | ovas secas de tainha karasumi fp | 日式乌鱼子 | からすみ ~ カラスミ ~ 唐墨 | 숭어 어란 | بطارخ البوري المجففة كاراسومي fp
noun | salted bonito innards ~ shuto | entrailles de bonite salées fp | vísceras de bonito saladas fp | gesalzene Bonito-Innereien p | interiora di bonito salate fp | vísceras de bonito salgadas fp | 盐渍鲣鱼肠 | 酒盗 | 가다랑어 내장젓 | أحشاء البونيتو المملحة fp
noun | cream cheese with salted bonito innards | fromage frais aux entrailles de bonite m | queso crema con vísceras de bonito saladas m | Frischkäse mit gesalzenen Bonito-Innereien m | formaggio cremoso con interiora di bonito m | queijo-creme com vísceras de bonito m | 盐渍鲣鱼肠奶油奶酪 | クリームチーズ酒盗 ~ 酒盗クリームチーズ ~ クリームチーズの酒盗 ~ クリームチーズの酒盗和え | 크림치즈 가다랑어 내장젓 | جبن كريمي مع أحشاء البونيتو m
noun | dried whitebait sheet ~ tatami iwashi | feuille d’alevins séchés f | lámina de alevines secos f | getrocknetes Sardinenblatt n | sfoglia di bianchetti essiccati f | folha de peixinhos secos f | 沙丁鱼苗薄片 | たたみいわし ~ 畳鰯 ~ たたみイワシ | 말린 멸치포 | رقاقة سردين صغير مجفف f
noun | tiny whitebait with sansho pepper ~ chirimen sansho | alevins séchés au poivre sansho mp | alevines secos con pimienta sansho mp | getrocknete Sardinenbrut mit Sansho-Pfeffer f | bianchetti essiccati al pepe sansho mp | peixinhos secos com pimenta sansho mp | 山椒小鱼干 | ちりめん山椒 ~ じゃこ山椒 | 산초 잔멸치볶음 | سمك صغير مجفف بفلفل السانشو m
noun | salmon belly ~ salmon harasu ~ harasu | ventrèche de saumon f | ventresca de salmón f | Lachsbauch m | ventresca di salmone f | ventresca de salmão f | 三文鱼腩 | サーモンハラス ~ ハラス ~ トロサーモン ~ サーモントロ | 연어 뱃살 | بطن سلمون m
noun | whale ~ whale meat | baleine f > de baleine | ballena f | Wal m > Wal- ~ Walfleisch | balena f | baleia f | 鲸鱼肉 | 鯨 ~ クジラ ~ くじら ~ 鯨肉 | 고래고기 | لحم الحوت m
noun | fried whale tatsuta style | baleine frite marinée f | ballena frita marinada f | mariniert frittiertes Walfleisch n | balena fritta marinata f | baleia frita marinada f | 龙田炸鲸鱼 | 鯨の竜田揚げ ~ くじらの竜田揚げ ~ クジラの竜田揚げ ~ くじら竜田揚げ | 고래고기 다쓰타아게 | لحم حوت متبل ومقلي m
noun | whale bacon | bacon de baleine m | tocino de ballena m | Walspeck m | bacon di balena m | bacon de baleia m | 鲸鱼培根 | くじらベーコン ~ 鯨ベーコン ~ クジラベーコン | 고래 베이컨 | بيكون الحوت m
noun | gizzard shad ~ kohada | alose kohada f | kohada m ~ sábalo japonés | Kohada m | alosa kohada f | sável kohada m | 斑鰶鱼 | こはだ ~ コハダ ~ 小肌 ~ 小鰭 ~ 新子 | 전어 | سمك كوهادا m
noun | halfbeak ~ sayori ~ needlefish | demi-bec m | aguja sayori f | Halbschnäbler m | mezzobecco m | meia-agulha f | 针鱼 | さより ~ サヨリ ~ 細魚 ~ 針魚 | 학꽁치 | سمك نصف المنقار m
noun | flathead ~ kochi | platycéphale m | cabeza plana m | Plattkopf m | platicefalo m | peixe-cabeça-chata m | 牛尾鱼 | こち ~ コチ ~ 真ごち ~ マゴチ | 양태 | سمك مسطح الرأس m
noun | Japanese Spanish mackerel ~ sawara ~ king mackerel | thazard m | carite m | Königsmakrele f | maccarello reale m | cavala-branca f | 鲅鱼 | 鰆 ~ さわら ~ サワラ | 삼치 | كنعد m
noun | greater amberjack ~ kampachi ~ kanpachi | sériole couronnée f | medregal m | Große Bernsteinmakrele f | ricciola kampachi f | charuteiro kampachi m | 高体鰤 | カンパチ ~ かんぱち ~ 間八 | 잿방어 | سمك كامباتشي m
noun | chicken grunt ~ isaki | grondeur isaki m | roncador isaki m | Isaki m | isaki m ~ grugnitore | roncador isaki m | 三线矶鲈 | いさき ~ イサキ ~ 伊佐木 | 벤자리 | سمك إيساكي m
noun | devil stinger ~ okoze ~ stonefish | rascasse okoze f | escorpena okoze f | Okoze m | scorfano okoze m | rascasso okoze m | 鬼鲉 | おこぜ ~ オコゼ ~ 虎魚 | 쑤기미 | سمك أوكوزيه m
noun | greenling ~ ainame | ainame m ~ greenling | ainame m ~ lorcha japonesa | Ainame m | ainame m | ainame m | 六线鱼 | あいなめ ~ アイナメ ~ 鮎並 ~ あぶらめ | 쥐노래미 | سمك أيناميه m
`;
