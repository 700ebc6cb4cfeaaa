import type { MenuLocale } from '../../../../shared/locales.ts';

/**
 * Words as they are typed on a phone, and what they stand for. Only what no dish is called: "tb" is no food, "cl" is a
 * measure and stays.
 */
const ABBREVIATIONS: Partial<Record<MenuLocale, Readonly<Record<string, string>>>> = {
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    cant: 'can’t',
    dont: 'don’t',
    doesnt: 'doesn’t',
    isnt: 'isn’t',
    arent: 'aren’t',
    wont: 'won’t',
    havent: 'haven’t',
    hasnt: 'hasn’t',
    im: 'I’m',
    ive: 'I’ve',
    whats: 'what’s',
    wheres: 'where’s',
    hows: 'how’s',
    theres: 'there’s',
    wanna: 'want to',
    gonna: 'going to',
    gimme: 'give me',
    w: 'with',
    n: 'and',
    guac: 'guacamole',
    parm: 'parmesan',
    cuppa: 'cup of tea',
    sarnie: 'sandwich',
    sammie: 'sandwich',
    veggies: 'vegetables',
    chook: 'chicken',
    bev: 'drink',
    bevs: 'drinks',
    bevvies: 'drinks',
    'w/': 'with',
    'w/o': 'without',
  },
  fr: {
    ya: 'il y a',
    'y’a': 'il y a',
    "y'a": 'il y a',
    'z’avez': 'vous avez',
    "z'avez": 'vous avez',
    jpeux: 'je peux',
    jveux: 'je veux',
    jsuis: 'je suis',
    keske: 'qu’est-ce que',
    koi: 'quoi',
    bcp: 'beaucoup',
    cb: 'combien',
    pck: 'parce que',
    svp: 's’il vous plaît',
    stp: 's’il te plaît',
    dispo: 'disponible',
    coca: 'coca-cola',
  },
  es: {
    q: 'que',
    k: 'que',
    ke: 'que',
    xq: 'por qué',
    pq: 'por qué',
    tb: 'también',
    tmb: 'también',
    xfa: 'por favor',
    porfa: 'por favor',
    dnd: 'dónde',
    cto: 'cuánto',
    qnto: 'cuánto',
    coca: 'coca-cola',
  },
  de: {
    gibts: 'gibt es',
    habts: 'habt ihr',
    hamse: 'haben Sie',
    isses: 'ist es',
    wieviel: 'wie viel',
    nem: 'einem',
    ner: 'einer',
    nen: 'einen',
    evtl: 'eventuell',
    // As Swiss German is typed.
    ohni: 'ohne',
    öppis: 'etwas',
    öpis: 'etwas',
    hets: 'gibt es',
    gits: 'gibt es',
    händ: 'habt ihr',
    isch: 'ist',
    chan: 'kann',
    chönd: 'könnt',
    kei: 'kein',
    keis: 'kein',
    keini: 'keine',
    nöd: 'nicht',
    nid: 'nicht',
    iss: 'esse',
    ässe: 'essen',
    mini: 'meine',
    chind: 'Kind',
    zäme: 'zusammen',
    chostet: 'kostet',
    choschtet: 'kostet',
    wievil: 'wie viel',
    günschtigste: 'günstigste',
    nüss: 'Nüsse',
  },
  it: {
    nn: 'non',
    ke: 'che',
    xké: 'perché',
    xke: 'perché',
    cmq: 'comunque',
    qnt: 'quanto',
    qto: 'quanto',
    tot: 'totale',
    dv: 'dove',
    tt: 'tutto',
    coca: 'coca-cola',
  },
  pt: {
    q: 'que',
    vc: 'você',
    vcs: 'vocês',
    tb: 'também',
    tbm: 'também',
    pq: 'porque',
    hj: 'hoje',
    mto: 'muito',
    mt: 'muito',
    qto: 'quanto',
    qnt: 'quanto',
    qt: 'quanto',
    qnto: 'quanto',
    pfv: 'por favor',
    coca: 'coca-cola',
  },
};

/** "A tea" in languages in which the word alone is a pronoun. */
const TEAS: Partial<Record<MenuLocale, readonly [RegExp, string]>> = {
  it: [/(?<!\p{L})(un|il|due|tre) te(?!\p{L})/giu, '$1 tè'],
  es: [/(?<!\p{L})(un|el|algún) te(?!\p{L})/giu, '$1 té'],
};

/** The same inside words of languages that are written without spaces. */
const SHORT_FORMS: Partial<Record<MenuLocale, readonly (readonly [RegExp, string])[]>> = {
  ja: [
    [/マヨ(?![ネルラ])/gu, 'マヨネーズ'],
    [/ポテサラ/gu, 'ポテトサラダ'],
    [
      /生(?:の(?=[大中小](?:$|[\s、。？?はをひふ一二三\d]|いくら|くだ|下さ|お)))?([大中小])(?!ビール|\p{Script=Han})/gu,
      '生ビール$1',
    ],
    [/([大中小])生(?!ビール|\p{Script=Han})/gu, '生ビール$1'],
    [/甘いもん/gu, '甘いもの'],
    [/フライ?ポテト/gu, 'フライドポテト'],
    [/フィッシュ(?:[&＆・]|アンド)?チップス/gu, 'フィッシュ・アンド・チップス'],
  ],
  ko: [
    [/감튀/gu, '감자튀김'],
    [/아아(?=[\s은는도랑이가를,.?]|$)/gu, '아이스 아메리카노'],
    [/뜨아(?=[\s은는도랑이가를,.?]|$)/gu, '따뜻한 아메리카노'],
    [/생맥(?!주)/gu, '생맥주'],
    [/피[쉬시] ?(?:앤|엔|&)? ?칩스/gu, '피시앤칩스'],
    [/곱빼기/gu, '큰 거'],
  ],
};

const WORD = /(?<![\p{L}\p{M}\p{N}’'])[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+|\/o?(?=\s))?(?![\p{L}\p{M}\p{N}])/gu;

/** A message with its abbreviations written out. */
export function spelledOut(text: string, locale: MenuLocale, isOfMenu: (word: string) => boolean): string {
  const short = SHORT_FORMS[locale];
  if (short) return short.reduce((rest, [form, whole]) => rest.replace(form, whole), text);
  const abbreviations = ABBREVIATIONS[locale];
  if (!abbreviations) return text;
  const tea = TEAS[locale];
  const spelled = tea ? text.replace(tea[0], tea[1]) : text;
  return spelled.replace(WORD, (word) => {
    const key = word.toLowerCase();
    return Object.hasOwn(abbreviations, key) && !isOfMenu(key) ? (abbreviations[key] ?? word) : word;
  });
}
