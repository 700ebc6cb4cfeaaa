import type { GuestPage } from '../../shared/render.ts';

/** As Open Graph asks for; the picture's place is reserved before it is loaded. */
const CARD_SIZE = { width: '1200', height: '630' };

/** The picture that networks show a link to the page with. */
export function ShareTags({ page }: { page: Pick<GuestPage, 'card_path' | 'public_url' | 'restaurant'> }) {
  const { card_path, public_url, restaurant } = page;
  return (
    <>
      <meta property="og:site_name" content={restaurant.name} />
      {card_path !== null && (
        <>
          <meta property="og:image" content={public_url + card_path} />
          <meta property="og:image:type" content={card_path.endsWith('.jpg') ? 'image/jpeg' : 'image/png'} />
          <meta property="og:image:width" content={CARD_SIZE.width} />
          <meta property="og:image:height" content={CARD_SIZE.height} />
          <meta property="og:image:alt" content={restaurant.name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
