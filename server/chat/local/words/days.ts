import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** Days as guests name them when they ask when a house is open; phrases as in guest-language.ts. */
const DAYS: Record<MenuLocale, string> = {
  en: 'monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun, today, tonight, tomorrow, weekend*, holiday*, weekday*, every day, lunchtime, noon, midnight, christmas, new year*',
  fr: 'lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, aujourd hui, ce soir, demain, week end*, weekend*, feries, ferie, en semaine, tous les jours, midi, minuit, noel',
  es: 'lunes, martes, miercoles, jueves, viernes, sabado*, domingo*, hoy, manana, esta noche, finde, fin de semana, fines de semana, festivo*, feriado*, entre semana, todos los dias, navidad, mediodia',
  de: 'montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonnabend*, sonntag*, mo, di, mi, fr, sa, so, heute, morgen, wochenende*, feiertag*, taglich, mittags, unter der woche, weihnachten',
  it: 'lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, domeniche, oggi, domani, stasera, weekend, fine settimana, festivi, tutti i giorni, mezzogiorno, natale, ferragosto',
  pt: 'segunda*, terca*, quarta*, quinta*, sexta*, sabado*, domingo*, hoje, amanha, fim de semana, fins de semana, feriado*, todo dia, todos os dias, meio dia, natal',
  zh: '周一, 周二, 周三, 周四, 周五, 周六, 周日, 周天, 星期, 礼拜, 今天, 今晚, 明天, 周末, 节假日, 每天, 中午, 春节',
  ja: '月曜, 火曜, 水曜, 木曜, 金曜, 土曜, 日曜, 土日, 今日, 今夜, 明日, 週末, 平日, 祝日, 毎日, 昼, 正月',
  ko: '월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일, 오늘, 내일, 주말, 평일, 공휴일, 매일, 점심, 명절',
  ar: 'الاثنين, الاتنين, اثنين, الثلاثاء, الثلاثا, التلات, الاربعاء, الاربعا, الخميس, الجمعه, السبت, الاحد, الحد, اليوم, النهارده, بكره, بكرا, غدا, الليله, نهايه الاسبوع, الويكند, العيد, كل يوم',
};

/** Whether a folded message names a day. */
export const namesDay = (locale: MenuLocale, folded: string): boolean => hasPhrase(locale, DAYS[locale], folded);
