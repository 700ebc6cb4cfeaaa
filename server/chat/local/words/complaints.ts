import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests complain of what they were served or of waiting; phrases as in guest-language.ts. */
const COMPLAINTS: Record<MenuLocale, string> = {
  en: 'stone cold, (came|comes|arrived|served|went|gone|got) (out |all |to us |)(stone |ice |)cold, (was|were|is|are) (undercooked|overcooked|burnt|burned|raw inside|inedible|disgusting|awful|terrible), not impressed, (waited|been waiting|waiting) … … (minutes|mins|min|hour|hours|ages|forever), wrong (order|dish), not what (i|we) ordered, (hair|fly|bug) in (my|our|the|his|her), nobody (came|comes|has come|served*), want (my money back|a refund)',
  fr: '(arrive|arrives|arrivee|arrivees|servi|servis|servie|servies|etait|etaient) (tout |toutes |tous |completement |)(froid|froids|froide|froides|trop cuit*|brule*|immangeable*), (c etait|c est) (degueulasse|immangeable|infect|degoutant), (attend|attends|attendons|attendu) … … (minutes|min|heure|heures|plombes), ca fait … (minutes|min|heure|heures|plombes) (qu|que), pas ce (qu on|que j|que nous) *, (cheveu|mouche) dans, personne (ne vient|n est venu), (me|nous) faire rembourser',
  es: '(lleg*|vino|vinieron|sirvieron|trajeron|estaba|estaban) … (frio|fria|frios|frias|crudo|quemad*|incomible*), (llevo|llevamos|llevaba*) … … (minutos|min|hora|horas|rato) … (esperando|espera*), (esperando|esperado) … … (minutos|min|hora|horas), no es lo que (pedi|pedimos), (pelo|mosca) en, nadie (viene|vino|nos atiende), quiero (poner |)una (queja|reclamacion), devolv* el dinero',
  de: '(war|waren|kam|kamen|ist|sind) (alles |total |eis|schon |leider |)(kalt|eiskalt|verbrannt|versalzen|ungeniessbar|roh innen), (warte|warten|gewartet) … … (minuten|min|stunde|stunden|ewig), (minuten|stunde|stunden|ewig) (gewartet|am warten), nicht (das|was) … bestellt, (haar|fliege) in, keiner (kommt|kam), niemand (kommt|kam), (beschwer*|reklam*)',
  it: '(arrivat*|era|erano|servit*) … (fredd*|bruciat*|immangiabil*|crud* dentro), (aspett*) … … (minuti|min|ora|ore), non e (quello|cio) che (ho|abbiamo) ordinato, (capello|mosca) (nel|nella|nei), nessuno (viene|e venuto|ci serve), (reclamo|rimborso)',
  pt: '(veio|vieram|chegou|chegaram|estava|estavam) … (fri*|cru por dentro|queimad*|intragavel), (espera*|esperando|esperei|esperamos) … … (minutos|min|hora|horas), nao e o que (pedi|pedimos), (cabelo|mosca) (na|no), ninguem (vem|veio|atende*), (reclamacao|reembolso|devolver o dinheiro)',
  zh: '等了…分钟, 等了…小时, 等半天, 等太久, 上错菜, 上错了, 菜是凉的, 菜都凉了, 都凉了, 凉透了, 没熟, 有头发, 有虫, 难吃, 要投诉, 退钱',
  ja: '冷めて, 冷めた, 冷たくなって, 生焼け, 焦げて, 髪の毛, 虫が入, 頼んだのと違, 注文と違, まだ来ない, まだ来ません, 分も待, 時間も待, ずっと待って, まずかった, クレーム',
  ko: '식어서, 다식었, 차갑게나, 덜익, 탔어, 머리카락, 벌레가, 주문한거랑다, 주문한것과다, 안나와요, 아직안나, 분째기다, 시간째기다, 맛없었, 항의, 환불',
  ar: '(وصل|جاء|جا|جانا|وصلنا|الاكل|الاكل كان) … (بارد|باردين|بارده|محروق*|ني من الداخل), (ننتظر|انتظر*|استنى*|نستنى) … (دقيقه|دقائق|ساعه|ساعات), مو الي طلبت*, ليس ما طلبت*, (شعره|ذبابه) في, شكوى, استرجاع الفلوس',
};

/** Whether a folded message complains of what was served: the staff must hear it. */
export const isComplaint = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, COMPLAINTS[locale], folded);
