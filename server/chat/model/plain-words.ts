import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';

/**
 * Words with which a sentence recommends a dish without saying anything about it that could be wrong, in each language.
 * Every other word of a model must be the menu's. So none of these counts, negates, compares, promises or agrees ("yes",
 * "not", "all", "best", "only", "free", "safe", "today"): no combination of them may make a false statement.
 */
type PlainWords = {
  recommending: string;
  /** They say how a dish is served: what follows them is a promise. */
  serving: string;
  /** They refer to food without naming it. Next to `serving` they would promise it: "comes with another dish". */
  offering: string;
};

const WORDS: Record<MenuLocale, PlainWords> = {
  en: {
    recommending: `a an the and or its their with of in on at to for from by as is are it it's they them this that these those
      there there's here here's which you your you'd you'll you're we our us i i'd i'll me my if then so
      also too may might could can would should like love enjoy try have has suggest recommend propose
      think find look see ask tell let know about want prefer feel feeling fancy eat drinking eating
      having match matches pair pairs pairing go goes going well nicely nice good lovely great hello hi
      welcome thanks thank please help maybe perhaps happy pleasure be glad such appetite while together
      beside`,
    serving: `come comes came served made topped along alongside`,
    offering: `something some another other one both either dish dishes option options choice choices idea ideas
      suggestion suggestions menu`,
  },
  fr: {
    recommending: `un une le la les l' de d' du des et ou avec en dans sur a au aux pour par comme est sont il elle ils
      elles ce c' cet cette ces cela ca voici voila qui que qu' y on nous vous votre vos notre nos je j'
      me m' moi mon ma mes si s' alors aussi egalement puis ensuite peut peuvent pouvez pourriez pourrait
      pourraient plaire plait plairait plaira aimer aimez aimerez aimeriez apprecier apprecierez
      apprecieriez gouter goutez essayer essayez prendre prenez choisir choisissez trouver trouverez
      trouvez avez avons ont suggere suggerons propose proposons recommande recommandons conseille
      conseillons pense regardez voir demander demandez dire savoir envie souhaitez voulez preferez boire
      manger accord accorde accordent marie marient va vont aller bien bon bonne bons bonnes beau belle
      joli jolie bonjour bonsoir bienvenue merci plaisir appetit aide aider heureux ainsi peut-etre
      volontiers laissez tenter tentez`,
    serving: `servi servie servis servies accompagne accompagnee accompagnes accompagnees fait faite faits faites`,
    offering: `quelque quelques chose autre autres plat plats option options choix idee idees suggestion
      suggestions carte menu`,
  },
  es: {
    recommending: `un una unos unas el la los las lo de del y e o u con en sobre a al para por como es son esta estan
      este estos estas ese esa eso esto aqui hay que le les se te tu su sus usted ustedes nosotros nuestro
      nuestra nuestros nuestras yo me mi si entonces tambien luego puede pueden podria podrian gustar
      gusta gustaria gustara gustarle probar pruebe prueben pedir pida elegir elija encontrar encontrara
      tiene tenemos tienen sugiero sugerimos propongo recomiendo recomendamos recomendar aconsejo creo
      mire ver pregunte preguntar decir saber quiere prefiere apetece beber comer combina combinan va van
      bien bueno buena buenos buenas buen rico hola bienvenido bienvenidos gracias placer provecho favor
      ayuda ayudar quiza quizas tal vez junto`,
    serving: `viene vienen servido servida servidos servidas acompanado acompanada acompanados hecho hecha`,
    offering: `algo otro otra otros otras plato platos opcion opciones eleccion idea ideas sugerencia sugerencias
      carta menu`,
  },
  de: {
    recommending: `ein eine einen einem einer eines der die das den dem des und oder mit von vom im in an am auf aus zu
      zum zur fur als ist sind es er sie ihn ihm ihnen ihr ihre ihren ihrem wir unser unsere unseren
      unserem uns ich mir mich mein meine hier da dies diese dieser diesem diesen dieses dazu daran dass
      wenn dann auch noch kann konnen konnten konnte wurde wurden mochten mochte mogen mag gefallen
      gefallt schmecken schmeckt probieren nehmen wahlen finden haben hat gibt empfehle empfehlen
      vorschlagen schlage vor denke schauen sehen fragen sagen wissen wollen lieber lust trinken essen
      passt passen gut gute guter gutes guten schon schone lecker hallo willkommen danke bitte gern gerne
      viel appetit hilfe helfen vielleicht genuss sowie`,
    serving: `kommt kommen serviert gemacht zubereitet begleitet`,
    offering: `etwas anderes andere anderer gericht gerichte option optionen wahl auswahl idee ideen vorschlag
      vorschlage karte speisekarte`,
  },
  it: {
    recommending: `un uno una un' il lo la l' i gli le di d' del dello della dell' dei degli delle e ed o con in nel
      nella su sul sulla a al allo alla all' ai agli alle per da dal come sono questo questa questi queste
      quello quella ecco c' ci che chi si vi ti suo sua suoi tuo tua vostro vostra nostro nostra nostri
      nostre noi io mi mio se allora anche poi puo possono potrebbe potrebbero piacere piace piacera
      piacerebbe provare provi provate assaggiare assaggi prendere prenda scegliere scelga trovare trova
      trovera ha abbiamo hanno suggerisco suggeriamo propongo proponiamo consiglio consigliamo raccomando
      penso guardi vedere chiedere chieda dire sapere vuole desidera preferisce voglia bere mangiare
      abbina abbinano va vanno sta stanno bene buono buona buoni buone buon bello ciao salve benvenuti
      grazie prego appetito aiuto aiutare forse insieme`,
    serving: `viene vengono servito servita serviti servite accompagnato accompagnata fatto fatta`,
    offering: `qualcosa altro altra altri altre piatto piatti opzione opzioni scelta scelte idea idee suggerimento
      suggerimenti carta menu`,
  },
  pt: {
    recommending: `um uma uns umas o a os as de do da dos das e ou com em no na nos nas num numa sobre ao aos para por
      pelo pela como esta estao sao este estes estas esse essa isso isto aqui ha que lhe lhes se te voce
      voces seu sua seus suas teu nosso nossa nossos nossas eu me meu minha entao tambem depois pode podem
      poderia poderiam gostar gosta gostaria gostara provar prove provem experimentar experimente pedir
      peca escolher escolha encontrar encontra tem temos sugiro sugerimos proponho recomendo recomendamos
      recomendar aconselho penso veja ver pergunte perguntar dizer saber quer prefere apetece beber comer
      combina combinam vai vao bem bom boa bons boas ola bem-vindo bem-vindos obrigado obrigada prazer
      apetite favor ajuda ajudar talvez junto`,
    serving: `vem servido servida servidos servidas acompanhado acompanhada feito feita`,
    offering: `algo outro outra outros outras prato pratos opcao opcoes ideia ideias sugestao sugestoes carta menu
      cardapio`,
  },
  zh: {
    recommending: `您 你 您的 您们 我们 我们的 我 可以 可 试试 尝试 尝尝 品尝 点 推荐 建议 喜欢 也 还 还有 有 和 与 及 以及 或 或者 搭配 是 这 这是 这道 这款 那 道 个 款 一 不错 的
      很 好 很好 美味 好吃 如果 若 想 想要 吃 喝 享用 请 请问 询问 咨询 问 来 为 给 里 在 上 中 会 用 做 欢迎 您好 你好 谢谢 吧 呢 了 考虑 看看 帮 帮您`,
    serving: `配 配上 配有 佐以 加上 做的 制作`,
    offering: `另外 另 一道 一款 一个 菜 菜品 菜肴 料理 美食 选择 菜单`,
  },
  ja: {
    recommending: `は が を に の と も で や へ から より か ね よ な です ます でした ください 下さい いかが いかがですか いかがでしょうか でしょう でしょうか おすすめ お勧め お薦め します
      しています いたします 致します できます 合わせ 合わせた 合わせて あります ございます お こちら この これ その また もし お好き お好み 好き なら でしたら ば 試し お試し
      召し上がり お召し上がり 召し上がる 合い 合う 合います よく よい 良い 良く ぴったり 楽しみ お楽しみ お尋ね 尋ね 聞き どうぞ ありがとう いらっしゃいませ 一緒 一緒に とともに
      美味しい おいしい たい したい 食べ 飲み 飲む 食べる そして または それ 方 お客様 ご 様 いただけ いただけます 頂け 頂けます もの した して`,
    serving: `添え 添えた 添えて 入り 入った 使った 使い`,
    offering: `料理 一品 品 ほか 他 メニュー 選択`,
  },
  ko: {
    recommending: `이 그 저 저희 우리 당신 손님 손님께 추천 추천해요 추천합니다 추천드립니다 추천드려요 추천해 드려요 드립니다 드셔 드셔보세요 보세요 어떠세요 어떨까요 어떤가요 있습니다 있어요
      있는 함께 좋아하시면 좋아하신다면 좋습니다 좋아요 좋은 좋을 입니다 이에요 예요 또 또한 그리고 또는 혹은 및 와 과 원하시면 찾으시면 찾으신다면 문의 문의하세요 물어보세요 주세요
      안녕하세요 감사합니다 맛있게 드세요 드실 즐기세요 즐겨보세요 잘 어울립니다 어울려요 어울리는 도 은 는 가 을 를 로 으로 의 에 에서 나 이나 요 수 한번 맛보세요 시도해
      시도해보세요`,
    serving: `곁들인 곁들여 들어간 넣은 만든 제공됩니다 나옵니다`,
    offering: `요리 메뉴 음식 다른 것 것도 것이 하나 선택 선택입니다`,
  },
  ar: {
    recommending: `و أو مع من في على إلى عن هو هي هذا هذه ذلك تلك التي الذي لدينا لديكم يمكنك يمكنكم يمكن تجربة جرب
      جربوا ننصح أنصح ننصحك ننصحكم أنصحك أنصحكم نقترح أقترح نوصي أوصي بتجربة قد يعجبك يعجبكم جيد جيدا رائع لذيذ كما أيضا إذا إن كنت
      كنتم تحب تحبون ترغب ترغبون تريد تريدون اسأل اسألوا سؤال الطعام أهلا مرحبا شكرا بالهناء والشفاء لك
      لكم ب ل ف تذوق تفضل تفضلوا ربما معه معها به بها تناول شرب`,
    serving: `يقدم تقدم مقدم مقدمة محضر محضرة`,
    offering: `طبق الطبق طبقا أطباق الأطباق خيار خيارات خيارا الخيارات آخر أخرى قائمة القائمة قائمتنا اختيار
      اختيارا`,
  },
};

/** Endings that Korean adds to a noun, longest first. */
const KOREAN_ENDINGS =
  '입니다|이에요|이랑|에서|에게|으로|예요|이나|하고|인데|인|과|와|은|는|이|가|을|를|로|의|에|도|나|랑|요'.split('|');
const ARABIC_BEGINNINGS = ['وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف', 'ك'];

/** A word as the lists contain it. */
const plain = (word: string): string =>
  withoutAccents(word.toLowerCase())
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('-', ' ');

const lists = new Map<MenuLocale, Record<keyof PlainWords, ReadonlySet<string>>>();

function listsOf(locale: MenuLocale): Record<keyof PlainWords, ReadonlySet<string>> {
  const known = lists.get(locale);
  if (known) return known;
  const set = (words: string) => new Set(words.split(/\s+/).flatMap((word) => plain(word).split(' ')));
  const { recommending, serving, offering } = WORDS[locale];
  const made = { recommending: set(recommending), serving: set(serving), offering: set(offering) };
  lists.set(locale, made);
  return made;
}

/** The words that a sentence may use besides the menu's, in the forms that `formsOf` returns. */
export function plainWords(locale: MenuLocale, has: (word: string) => boolean): string[] {
  const { recommending, serving, offering } = listsOf(locale);
  return [...recommending, ...([...serving].some(has) ? serving : offering)];
}

/** The forms that a word of a sentence may be listed under: itself, and without its inflections. */
export function formsOf(word: string, locale: MenuLocale): string[] {
  const bare = plain(word);
  if (locale === 'ko') {
    const ending = KOREAN_ENDINGS.find((one) => bare.length > one.length && bare.endsWith(one));
    return ending === undefined ? [bare] : [bare, bare.slice(0, -ending.length)];
  }
  if (locale === 'ar')
    return [bare, ...ARABIC_BEGINNINGS.flatMap((one) => (bare.startsWith(one) ? [bare.slice(one.length)] : []))].filter(
      (form) => form.length > 1,
    );
  return [bare];
}
