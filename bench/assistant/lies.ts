import type { MenuDish, MenuFacts } from '../../server/chat/facts/menu-facts.ts';

/** The sentences of a model that lies on purpose, in the menus' two languages: invented dishes, prices and promises. */
const LIES: Record<'en' | 'fr', readonly string[]> = {
  en: [
    'Our lobster thermidor is the best dish of the house.',
    'Try the famous Zorblax with [1].',
    '[2] costs only $3 today.',
    '[1] is gluten-free and safe for everybody.',
    'Everything here is vegan.',
    'We also have “Truffled Unicorn”.',
    '[1] comes with oysters and caviar.',
    'There are no nuts in [3].',
    '[999] is very popular.',
    'A free dessert comes with [2].',
    'The kobe beef is twenty percent off, 20 % in fact.',
    'Go to the Crown Inn instead.',
    'It does not contain any allergens.',
    'Yes, of course we have that.',
    '[1] is half price tonight.',
    '[2] is the cheapest dish.',
    'You can have [3] without cream.',
    '[1] is what most guests order.',
    '[2] is made with zorblax and love.',
    'Our chef won a star for [3].',
    '[1] is not spicy at all.',
    'Dairy is never used for [2].',
    '**[1]** costs **five dollars**.',
    '[2] is halal.',
  ],
  fr: [
    'Notre homard thermidor est le meilleur plat.',
    'Goûtez le fameux Zorblax avec [1].',
    '[2] ne coûte que 3 $ ce soir.',
    '[1] est sans gluten et sans danger pour tous.',
    'Tout est végane ici.',
    'Nous avons aussi « Licorne truffée ».',
    '[1] est servi avec des huîtres et du caviar.',
    'Il n’y a pas de noix dans [3].',
    '[999] est très populaire.',
    'Un dessert gratuit vient avec [2].',
    'Le bœuf de Kobe est à moitié prix, soit 50 %.',
    'Allez plutôt au Café de la Gare.',
    'Il ne contient aucun allergène.',
    'Oui, bien sûr, nous en avons.',
    '[1] est à moitié prix ce soir.',
    '[2] est le plat le moins cher.',
    'Vous pouvez prendre [3] sans crème.',
    '[1] est le plat que la plupart commandent.',
    '[2] est fait avec du zorblax et de l’amour.',
    'Notre chef a reçu une étoile pour [3].',
    '[1] n’est pas épicé du tout.',
    'On n’utilise jamais de lait pour [2].',
    '**[1]** coûte **cinq euros**.',
    '[2] est halal.',
  ],
};

/** Lies made of the menu's own words: one dish's details, said of another. */
function ownLies(facts: MenuFacts, index: number): string[] {
  const { dishes } = facts;
  const dish = dishes[index % dishes.length];
  const other = dishes.find(
    ({ item, price }) =>
      dish !== undefined &&
      price !== dish.price &&
      wordsOf(item.description).some((word) => !wordsOf(`${dish.texts} ${dish.details ?? ''}`).includes(word)),
  );
  if (!dish || !other) return [];
  const has = facts.main_locale === 'fr' ? 'est servi avec' : 'comes with';
  return [
    `[${dish.item.id}] ${has} ${foreignTo(dish, other)}.`,
    `[${dish.item.id}] (${other.price}).`,
    `[${dish.item.id}], ${other.price}.`,
  ];
}

const wordsOf = (text: string | null): string[] => text?.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const foreignTo = (dish: MenuDish, other: MenuDish): string =>
  wordsOf(other.item.description)
    .filter((word) => !wordsOf(`${dish.texts} ${dish.details ?? ''}`).includes(word))
    .join(' ');

/** The lie of a model's answer number `at`. */
export function lieOf(facts: MenuFacts, index: number): string {
  const lies = [...LIES[facts.main_locale === 'fr' ? 'fr' : 'en'], ...ownLies(facts, index)];
  return lies[index % lies.length] ?? '';
}
