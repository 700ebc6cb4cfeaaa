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
  ar: { before: ' في', behind: '' },
};

/** What may be between the article and the name: "in the big bowl of soup". */
const GAP = '( [^ ]+)?';

/**
 * Whether a food of a folded clause is what something else is asked to be in.
 * @param others The names of the other foods: "in der Suppe Fleisch" has one between the article and the meat.
 */
export function isContainer(locale: MenuLocale, clause: string, food: string, others: readonly string[]): boolean {
  const { before, behind } = CONTAINERS[locale];
  const name = food.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = behind === '' ? `${before}${GAP} ${name} ` : `${name}${behind}`;
  const match = food === '' ? null : new RegExp(pattern, 'u').exec(clause);
  const between = match?.[1]?.trim();
  return match !== null && (between === undefined || !others.includes(between));
}
