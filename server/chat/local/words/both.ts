import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests point to the dishes that they have just asked about; phrases as in guest-language.ts. */
type JustNamed = { two: string; three: string; all: string };

const JUST_NAMED: Partial<Record<MenuLocale, JustNamed>> = {
  en: {
    two: 'both, the two, the 2, these two, those two, these 2, those 2, the pair, them two',
    three: 'all three, all 3, the three, the 3, these three, those three',
    all: 'all of (it|them|that|those|these), all that, all together, altogether, the lot, the whole lot, everything, together, in total, total',
  },
  fr: {
    two: 'les deux, les 2, des deux, des 2, aux deux, ces deux, ces 2',
    three: 'les trois, les 3, des trois, des 3, ces trois',
    all: 'le tout, en tout, tout ca, tout cela, tout ensemble, ensemble, au total, total',
  },
  es: {
    two: 'los dos, los 2, las dos, las 2, ambos, ambas, esos dos, esas dos, estos dos, estas dos',
    three: 'los tres, los 3, las tres, las 3, esos tres, esas tres',
    all: 'todo eso, todo esto, todo junto, todo, en total, junto, juntos, juntas, total',
  },
  de: {
    two: 'beide, beides, beiden, die zwei, die 2, den zwei',
    three: 'alle drei, alle 3, die drei, die 3, allen drei',
    all: 'alles, alles zusammen, das alles, zusammen, insgesamt, gesamt',
  },
  it: {
    two: 'tutti e due, tutte e due, tutti e 2, tutte e 2, entrambi, entrambe, ambedue, i due, le due, i 2, le 2, questi due, queste due, quei due, quelle due',
    three: 'tutti e tre, tutte e tre, i tre, le tre, i 3, le 3, questi tre, queste tre',
    all: 'tutto, tutto insieme, in tutto, in totale, insieme, totale',
  },
  pt: {
    two: 'os dois, os 2, as duas, as 2, ambos, ambas, esses dois, essas duas, estes dois, estas duas, dos dois, das duas, pelos dois, pelas duas',
    three: 'os tres, os 3, as tres, as 3, esses tres, essas tres',
    all: 'tudo, tudo junto, tudo isso, no total, ao todo, juntos, juntas, total',
  },
  zh: {
    two: '两个, 两样, 两道, 两份, 两种, 俩, 两者, 二者, 两个都, 都要',
    three: '三个, 三样, 三道, 三份, 三种, 仨',
    all: '加起来, 一共, 总共, 合计, 全部, 一起, 合共, 拢共',
  },
  ja: {
    two: '二つ, ふたつ, 2つ, 両方, 二品, 2品, どっちも, どちらも',
    three: '三つ, みっつ, 3つ, 三品, 3品',
    all: '全部, 合計, 合わせて, あわせて, 足すと, 足したら, まとめて',
  },
  ko: {
    two: '둘다, 둘이, 두개, 2개, 둘합, 두가지, 둘해서, 둘',
    three: '셋다, 세개, 3개, 셋합, 세가지, 셋',
    all: '전부, 모두, 합쳐, 합치면, 합해서, 다해서, 다하면, 총',
  },
  ar: {
    two: 'الاثنين, الاتنين, الثنتين, الاثنتين, الاثنان, كلاهما, كليهما, الزوج, التنتين, التنين, الاثنين مع بعض',
    three: 'الثلاثه, التلاته, الثلاث, التلات',
    all: 'الكل, كلهم, كلها, المجموع, مع بعض, سوا, الحساب كله, المجموع كم',
  },
};

/** How many of the dishes just named a folded message points to; undefined if to none. */
export function justNamed(locale: MenuLocale, folded: string): 2 | 3 | 'all' | undefined {
  const phrases = JUST_NAMED[locale];
  if (!phrases) return undefined;
  if (hasPhrase(locale, phrases.three, folded)) return 3;
  if (hasPhrase(locale, phrases.two, folded)) return 2;
  return hasPhrase(locale, phrases.all, folded) ? 'all' : undefined;
}
