import type { MenuLocale } from '../../../../shared/locales.ts';

/** How guests name the dish in which they ask for something: "is there wine in the mussels?". Folded as messages are. */
type Container = { before: string; behind: string };

const CONTAINERS: Record<MenuLocale, Container> = {
  en: { before: ' in (?:the|your|that|this|those|these)', behind: '' },
  fr: { before: ' dans (?:le|la|les|l|votre|vos|ton|tes|ce|cet|cette|ces)', behind: '' },
  es: { before: ' en (?:el|la|los|las|ese|esa|este|esta|su)', behind: '' },
  de: {
    before: ' (?:in (?:dem|der|den|diesem|dieser|diesen|eurem|eurer|euren|ihrem|ihrer|m)|im|inm)',
    behind: '',
  },
  it: { before: ' (?:nel|nello|nella|nell|nei|negli|nelle|in quest[oaei]?|in quell?[oaei]?)', behind: '' },
  pt: { before: ' (?:no|na|nos|nas|neste|nesta|nesse|nessa|naquele|naquela)', behind: '' },
  zh: { before: '', behind: '(?:里面|里头|里边|里|裡面|裡|当中|中)' },
  ja: { before: '', behind: '(?:ノ中|ノナカ|ニ)' },
  ko: { before: '', behind: '(?: ?안에| ?속에|에)' },
  // "في" also asks whether there is something.
  ar: { before: '(?!)', behind: '' },
};

/** What something is cooked in is part of it: "is the fish fried in the peanut oil?". */
const COOKED = '(?<! (?:cooked|fried|made|used|marinated|dipped|cuit|cuite|cuits|cuites|frit|frite|frits|frites))';

/** Whether a food of a folded clause is what something else is asked to be in. */
export function isContainer(locale: MenuLocale, clause: string, food: string): boolean {
  if (food === '') return false;
  const { before, behind } = CONTAINERS[locale];
  const name = food.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(behind === '' ? `${COOKED}${before} ${name} ` : `${name}${behind}`, 'u').test(clause);
}
