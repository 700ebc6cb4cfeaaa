/** Notes that a dish is served on one day of the week: "(le jeudi)", "Mondays only". The format: ../menu-sentences.ts. */

/** Of each day: English, French, Spanish, German, Italian, Portuguese, Chinese, Japanese, Korean, Arabic. */
const DAYS = [
  ['Monday', 'le lundi', 'lunes', 'Montag', 'il lunedì', 'à segunda-feira', '周一', '月曜', '월요일', 'الاثنين'],
  ['Tuesday', 'le mardi', 'martes', 'Dienstag', 'il martedì', 'à terça-feira', '周二', '火曜', '화요일', 'الثلاثاء'],
  [
    'Wednesday',
    'le mercredi',
    'miércoles',
    'Mittwoch',
    'il mercoledì',
    'à quarta-feira',
    '周三',
    '水曜',
    '수요일',
    'الأربعاء',
  ],
  ['Thursday', 'le jeudi', 'jueves', 'Donnerstag', 'il giovedì', 'à quinta-feira', '周四', '木曜', '목요일', 'الخميس'],
  ['Friday', 'le vendredi', 'viernes', 'Freitag', 'il venerdì', 'à sexta-feira', '周五', '金曜', '금요일', 'الجمعة'],
  ['Saturday', 'le samedi', 'sábados', 'Samstag', 'il sabato', 'ao sábado', '周六', '土曜', '토요일', 'السبت'],
  ['Sunday', 'le dimanche', 'domingos', 'Sonntag', 'la domenica', 'ao domingo', '周日', '日曜', '일요일', 'الأحد'],
] as const;

const noteOfDay = ([en, fr, es, de, it, pt, zh, ja, ko, ar]: (typeof DAYS)[number]): string =>
  [
    `only on ${en}s ~ ${en}s only ~ ${en} only ~ on ${en}s ~ on ${en}s only ~ every ${en} ~ served on ${en}s`,
    `${fr} uniquement ~ ${fr} ~ uniquement ${fr} ~ ${fr} seulement ~ seulement ${fr} ~ servi ${fr} ~ servie ${fr} ~ chaque ${fr.slice(3)} ~ tous les ${fr.slice(3)}s`,
    `solo los ${es} ~ los ${es} ~ ${es} ~ solo ${es} ~ todos los ${es}`,
    `nur ${de.toLowerCase()}s ~ ${de.toLowerCase()}s ~ nur am ${de} ~ immer ${de.toLowerCase()}s ~ jeden ${de}`,
    `solo ${it} ~ ${it} ~ solo di ${it.split(' ')[1]} ~ ogni ${it.split(' ')[1]}`,
    `só ${pt} ~ ${pt} ~ apenas ${pt}`,
    `仅限${zh}`,
    `${ja}のみ ~ ${ja}限定 ~ ${ja}日のみ ~ ${ja}日限定 ~ 毎週${ja}日 ~ 毎週${ja}`,
    `${ko}에만 ~ ${ko} 한정`,
    `أيام ${ar} فقط`,
  ].join(' | ');

export const DAY_NOTES = `
${DAYS.map(noteOfDay).join('\n')}
adults only ~ for adults only ~ over 18s only | réservé aux adultes ~ adultes uniquement ~ pour adultes uniquement | solo para adultos ~ solo adultos | nur für Erwachsene ~ für Erwachsene | solo per adulti | só para adultos | 仅限成人 | 大人限定 ~ 大人のみ | 성인 전용 | للبالغين فقط
various flavours ~ various flavors ~ assorted flavours ~ assorted flavors ~ different flavours | divers parfums ~ parfums variés ~ différents parfums ~ parfums divers | varios sabores ~ sabores variados ~ diferentes sabores | verschiedene Sorten ~ diverse Sorten ~ versch. Sorten | vari gusti ~ gusti vari ~ gusti assortiti | vários sabores | 多种口味 | 各種フレーバー ~ いろいろな味 | 다양한 맛 | نكهات متنوعة
`;
