import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests ask whether a portion is enough; phrases as in guest-language.ts. */
const ENOUGH: Partial<Record<MenuLocale, string>> = {
  en: 'enough for, big enough, (is|are|will|would) … enough, feeds, feed (two|three|four|us|both|all|the two|2|3|4), fill (me|us) up, serves how many, serve how many, how many (people|persons) (does|do|is|can), how many does',
  fr: 'suffi*, assez (pour|grand*|copieu*), (c est |est ce |)pour combien de personnes, (rassasi*|cale|calera), on (peut|pourra) (le |la |les |)partager a',
  es: '(da|dan|llega|alcanza|basta) para (dos|tres|cuatro|cinco|los dos|las dos|todos|una|un|nosotros|2|3|4|5|compartir), suficiente, para cuantos, para cuantas, cuantas personas (comen|da), alcanza, comen cuantos',
  de: '(wird|werden|wirst|macht|machen|wurde|wurden|ich|wir|man) … satt, satt (davon|werden), reicht, reichen, ausreichend, (genug|gross genug) fur, fur wie viele, fur wieviele',
  it: 'basta (per|a), bastano, sufficient*, abbastanza per, per quante persone, in quanti si mangia, (saziar*|sazia)',
  pt: '(da|dao|chega|chegam|basta|serve) (para|pra) (dois|duas|tres|quatro|cinco|todos|2|3|4|5|quantas|quantos|nos|dividir|a gente), suficiente, serve quantas, serve quantos, para quantas pessoas, pra quantas pessoas',
  zh: '够吃, 够不够, 够几个人, 够两个人, 够三个人, 够四个人, 够我们, 吃得饱, 吃饱, 够喝, 吃得完, 几个人吃, 几人份',
  ja: '足り, 十分です, 十分かな, 何人分, 何人前, お腹いっぱいにな, 満腹, 食べきれ',
  ko: '충분, 배부를, 배불러, 배부르, 양이될, 모자라, 부족하, 몇명이먹, 몇인분이, 둘이먹기, 셋이먹기, 넷이먹기',
  ar: 'يكفي, تكفي, بيكفي, بتكفي, يكفينا, تكفينا, يكفون, يشبع, يشبعنا, بيشبع, تشبع, كافي, كافيه, لكم شخص, لكم واحد, كم شخص ي*',
};

/** Whether a folded message asks if a portion is enough. */
export const asksEnough = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, ENOUGH[locale] ?? '', folded);
