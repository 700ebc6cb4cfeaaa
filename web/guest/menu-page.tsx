import { guestWords } from '../../shared/i18n/guest/words-by-locale.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { FIRST_MENU_ID } from '../../shared/limits.ts';
import { pageDescription } from '../../shared/page-description.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { GuestPage } from '../../shared/render.ts';
import { Alternates } from './alternates.tsx';
import { AsOf } from './as-of.tsx';
import { ChatButton, ChatSheet } from './chat/chat-sheet.tsx';
import { guestDocument } from './guest-document.tsx';
import { GuestNavigation } from './guest-navigation.tsx';
import { ListButtons } from './list/waiter-list.tsx';
import { MenuData } from './menu-data.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { publicMenuLink } from './menu-links.ts';
import { MenuSections } from './menu-sections.tsx';
import { OfflineLine } from './offline/offline-line.tsx';
import { OfflineScript } from './offline/offline-script.tsx';
import { OnPaper } from './on-paper.tsx';
import { OpenNow, ServingTimes } from './open-now.tsx';
import { langOf, originalsOf } from './originals.ts';
import { ShareTags } from './share-tags.tsx';
import { hasGuestScript } from './shell/guest-script.ts';

/** The id by which "skip to the menu" finds it. */
const MAIN_ID = 'menu';

/** A restaurant's menu for its guests. The asked menu is one of the publication's; otherwise the first one. */
export function menuPage(page: GuestPage): string {
  const { restaurant, locale } = page;
  const words = guestWords(locale);
  const originalTexts = originalsOf(page);
  const menu = restaurant.menus.find(({ id }) => id === page.menu_id) ?? restaurant.menus[0];
  const isWide = menu?.display_mode === 'complex';
  const pageUrl = page.public_url + publicMenuLink(page, menu?.id ?? FIRST_MENU_ID, locale);
  const logoPath = restaurant.logo && fillPath(GUEST_PATHS.file, { key: restaurant.logo.file });
  const hasScript = hasGuestScript(page);
  const descriptionText = pageDescription(
    restaurant.tagline ?? interpolate(words.page_description, { name: restaurant.name }),
  );
  return guestDocument({
    locale,
    title: restaurant.name,
    description: descriptionText,
    title_font: restaurant.title_font,
    text_font: restaurant.text_font,
    icon: logoPath,
    is_hidden: page.preview,
    hasScript,
    hasServingTimes: restaurant.menus.some(({ serving_periods }) => serving_periods.length > 0),
    head: page.is_embedded ? (
      <link rel="canonical" href={pageUrl} />
    ) : (
      hasScript && (
        <>
          <link rel="canonical" href={pageUrl} />
          <link rel="manifest" href={`${page.links_path}/menu.webmanifest`} />
          <Alternates page={page} menu_id={menu?.id ?? FIRST_MENU_ID} />
          {menu && <MenuData page={page} menu={menu} address={pageUrl} />}
          <meta property="og:type" content="website" />
          <meta property="og:title" content={restaurant.name} />
          <meta property="og:description" content={descriptionText} />
          <meta property="og:url" content={pageUrl} />
          <ShareTags page={page} />
          <OfflineScript page={page} />
        </>
      )
    ),
    children: (
      <>
        <a className="skip" href={`#${MAIN_ID}`}>
          {words.skip_to_menu}
        </a>
        <header className="top">
          {logoPath && (
            <img
              className={`logo on-${restaurant.logo?.ground ?? 'light'}`}
              src={logoPath}
              alt=""
              width={restaurant.logo?.width}
              height={restaurant.logo?.height}
            />
          )}
          <h1>{restaurant.name}</h1>
          {restaurant.tagline && (
            <p lang={langOf(originalTexts, restaurant.tagline, page.original.tagline)}>{restaurant.tagline}</p>
          )}
          <OpenNow page={page} words={words} />
          {page.is_partly_translated && <p className="partly">{words.partly_translated}</p>}
          {page.as_of !== null && <AsOf as_of={page.as_of} page={page} words={words} />}
          {hasScript && <OfflineLine words={words} locale={locale} />}
        </header>
        {menu && <GuestNavigation page={page} menu={menu} words={words} originals={originalTexts} />}
        {menu && !page.is_embedded && <OnPaper page={page} menu={menu} words={words} originals={originalTexts} />}
        <main id={MAIN_ID} className={isWide ? 'wide' : undefined}>
          {menu && <ServingTimes page={page} menu={menu} words={words} />}
          <div className="sections-of-menu">
            {menu && <MenuSections page={page} menu={menu} words={words} originals={originalTexts} />}
          </div>
        </main>
        <MenuFoot page={page} menu={menu} words={words} isWide={isWide} address={pageUrl} />
        {menu && hasScript && (
          <>
            <div className="dock">
              <ChatButton page={page} />
              <ListButtons page={page} words={words} />
            </div>
            <ChatSheet page={page} menu={menu} words={words} />
          </>
        )}
      </>
    ),
  });
}
