import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';

/** How guests say what they eat besides: "vegetarian, but I eat eggs"; phrases as in guest-language.ts. */
const EATS: Record<MenuLocale, string> = {
  en: 'but (i |he |she |they |we |)(do |still |can |also |will |)(eat|eats)',
  fr: 'mais (je |j |il |elle |on |)(mange|prends) (quand meme |bien |aussi |)(des|du|les|le|de la|l)',
  es: 'pero (yo |el |ella |)(si |)(como|come|tomo|toma)',
  de: '(esse|isst) (aber |auch |schon |trotzdem |)(eier|ei|kase|milch|milchprodukte|fisch|butter|honig)',
  it: 'ma (io |lui |lei |)(mangio|mangia) (le|i|il|la|anche|uova|latticini|formaggi|formaggio|pesce)',
  pt: 'mas (eu |ele |ela |)(como|come)',
  zh: '但吃, 但我吃, 但是吃, 但可以吃, 但能吃, 但是我吃, 但他吃, 但她吃',
  ja: 'は食べます, は食べてます, は食べています',
  ko: '는먹어요, 은먹어요, 는먹습니다, 은먹습니다, 는먹는편, 은먹는편',
  ar: 'بس باكل, بس اكل, لكن اكل, لكني اكل, ولكن اكل, بس باخد',
};

/** Whether a folded message says what the guest eats besides. */
export const eatsToo = (locale: MenuLocale, folded: string): boolean => hasPhrase(locale, EATS[locale], folded);
