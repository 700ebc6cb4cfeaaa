import type { PublicItem, PublicRestaurant } from '../shared/publication.ts';
import type { GuestPage } from '../shared/render.ts';
import { pages } from '../web/guest/render-pages.tsx';
import { sampleMenu, sampleRestaurant, sampleSection } from './sample-publication.ts';

/** The guest's page of the sample restaurant, with what a test changes of either. */
export const renderSamplePage = (restaurant: Partial<PublicRestaurant> = {}, page: Partial<GuestPage> = {}): string =>
  pages.guestPage({
    public_url: 'https://menus.example',
    home_path: `/restaurants/${sampleRestaurant().id}`,
    links_path: `/restaurants/${sampleRestaurant().id}`,
    restaurant: sampleRestaurant(restaurant),
    original: sampleRestaurant(restaurant),
    menu_id: 1,
    locale: 'en',
    locales: ['en'],
    availability: { sold_out: [] },
    published_at: '2026-11-20T23:30:00.000Z',
    as_of: null,
    is_partly_translated: false,
    card_path: '/restaurants/7k3m9x2p4q/card/0123.png',
    qr: { modules: 2, path: 'M0 0h1v1H0z' },
    is_chat_by_model: false,
    is_embedded: false,
    preview: false,
    ...page,
  });

/** A restaurant whose one menu has one section of these. */
export const ofItems = (...items: PublicItem[]): Partial<PublicRestaurant> => ({
  menus: [sampleMenu({ sections: [sampleSection(1, 'Food', items)] })],
});
