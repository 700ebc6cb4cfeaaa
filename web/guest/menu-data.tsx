import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import { decimalText } from '../../shared/money.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { PublicItem, PublicMenu, PublicSection } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { hoursData } from './hours-data.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { suitableDiets } from './shell/diets.ts';

type Props = { page: GuestPage; menu: PublicMenu; address: string };

/** The restaurant and this menu as schema.org names them, for search engines. */
export function MenuData({ page, menu, address }: Props) {
  const { restaurant, public_url, home_path, locale } = page;
  const homeUrl = public_url + (home_path || '/');
  const { currency } = restaurant;
  const soldOut = new Set(page.availability.sold_out.map(({ item_id }) => item_id));
  const file = (key: string) => public_url + fillPath(GUEST_PATHS.file, { key });
  const offerData = (price: number, name?: string) => ({
    '@type': 'Offer',
    ...(name ? { name } : {}),
    price: decimalText(price, currency),
    priceCurrency: currency,
  });

  const offersOf = ({ price, price_max, variants }: PublicItem): object[] => {
    const sizeOffers = variants.flatMap(({ label, price: amount }) =>
      amount === null ? [] : [offerData(amount, label)],
    );
    if (price === null) return sizeOffers;
    if (price_max === null) return [offerData(price), ...sizeOffers];
    const [lowPrice, highPrice] = [decimalText(price, currency), decimalText(price_max, currency)];
    return [{ '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency: currency }, ...sizeOffers];
  };
  const itemData = (item: PublicItem) => {
    const itemOffers = offersOf(item).map((itemOffer) =>
      soldOut.has(item.id) ? { ...itemOffer, availability: 'https://schema.org/SoldOut' } : itemOffer,
    );
    return {
      '@type': 'MenuItem',
      name: item.title,
      description: item.description ?? undefined,
      offers: oneOrMore(itemOffers),
      suitableForDiet: oneOrMore(suitableDiets(item.tags).map((diet) => `https://schema.org/${diet}`)),
    };
  };
  const sectionData = ({ title, description, price, items }: PublicSection) => ({
    '@type': 'MenuSection',
    name: title,
    description: description ?? undefined,
    offers: price === null ? undefined : offerData(price),
    hasMenuItem: items.map(itemData),
  });

  const menuData = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': homeUrl,
    name: restaurant.name,
    description: restaurant.tagline ?? undefined,
    url: homeUrl,
    image: page.card_path === null ? undefined : public_url + page.card_path,
    address: restaurant.address ?? undefined,
    telephone: oneOrMore(phoneNumbers(restaurant.phone ?? '').map(({ text }) => text)),
    logo: restaurant.logo ? file(restaurant.logo.file) : undefined,
    openingHoursSpecification: oneOrMore(hoursData(restaurant.opening_hours)),
    currenciesAccepted: currency,
    hasMenu: {
      '@type': 'Menu',
      '@id': address,
      name: menu.title,
      inLanguage: LANGUAGE_TAGS[locale],
      hasMenuSection: menu.sections.map(sectionData),
    },
  };
  // As "<" no text of an owner can end the element; browsers don't run this type.
  const jsonText = JSON.stringify(menuData).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText }} />;
}

const oneOrMore = <Value,>(values: Value[]): Value | Value[] | undefined => (values.length > 1 ? values : values[0]);
