import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_TEXT_FONT, DEFAULT_TITLE_FONT } from '../../shared/fonts.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { landing as english, type LandingWords } from '../../shared/i18n/landing/en.ts';
import { landing as french } from '../../shared/i18n/landing/fr.ts';
import { type AppLocale, otherAppLocale } from '../../shared/locales.ts';
import { APP_PATHS, GUEST_PATHS } from '../../shared/paths.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';
import type { LandingPage } from '../../shared/render.ts';
import { fontStyle } from '../guest/guest-fonts.ts';
import base from '../guest/style/base.css?inline';
import landingStyle from './landing.css?inline';

const WORDS: Record<AppLocale, LandingWords> = { en: english, fr: french };

const STYLES = [base + landingStyle, ...new Set([DEFAULT_TITLE_FONT, DEFAULT_TEXT_FONT].map(fontStyle))];

/** Of the pictures, which `npm run landing-pictures` makes from the sample menus. In pixels. */
const PHOTO = { width: 900, height: 1_200 };
const SCREEN = { width: 720, height: 1_440 };

/** The page for visitors: what the product does, shown on one of our menus; complete without a script. */
export function landingPage({ locale, public_url, prices, is_paid, contact, privacy_url }: LandingPage): string {
  const words = WORDS[locale];
  const otherLocale = otherAppLocale(locale);
  const product = { product: PRODUCT_NAME };
  const example = `${GUEST_PATHS.example}?lang=${locale}`;
  const steps = [
    [words.step_files, words.step_files_text],
    [words.step_reading, words.step_reading_text],
    [words.step_editing, words.step_editing_text],
    [words.step_code, words.step_code_text],
  ];
  const contents = [words.page, words.code, words.assistant, words.languages, words.allergens];
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${words.title} · ${PRODUCT_NAME}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={interpolate(words.description, product)} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161d23" />
        <link rel="canonical" href={`${public_url}${APP_PATHS.home}?lang=${locale}`} />
        <link rel="alternate" hrefLang={otherLocale} href={`${public_url}${APP_PATHS.home}?lang=${otherLocale}`} />
        <link rel="icon" href="data:," />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={PRODUCT_NAME} />
        <meta property="og:description" content={interpolate(words.description, product)} />
        <meta property="og:image" content={`${public_url}/share-card-${locale}.png`} />
        <meta name="twitter:card" content="summary_large_image" />
        {STYLES.map((style) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes; made when built
          <style key={style} dangerouslySetInnerHTML={{ __html: style }} />
        ))}
      </head>
      <body className={`title-${DEFAULT_TITLE_FONT} text-${DEFAULT_TEXT_FONT}`}>
        <header className="bar">
          <span className="wordmark">
            {PRODUCT_NAME}
            <i>.</i>
          </span>
          <nav>
            <a href={`${APP_PATHS.home}?lang=${otherLocale}`} lang={otherLocale} hrefLang={otherLocale}>
              {words.other_language}
            </a>
            <a href={`${APP_PATHS.signIn}?lang=${locale}`}>{words.sign_in}</a>
          </nav>
        </header>
        <main>
          <section className="promise">
            <h1>{words.title}</h1>
            <p className="lead">{interpolate(words.lead, product)}</p>
            <p className="actions">
              <a className="start" href={`${APP_PATHS.signUp}?lang=${locale}`}>
                {words.start}
              </a>
              <a href={example}>{words.example}</a>
            </p>
          </section>
          <div className="shown">
            <figure>
              <img src={`/landing-menu-${locale}.webp`} alt={words.before_alt} {...PHOTO} />
              <figcaption>{words.before}</figcaption>
            </figure>
            <figure className="phone">
              <a href={example}>
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcSet={`/landing-page-${locale}-dark.webp`} />
                  <img src={`/landing-page-${locale}.webp`} alt={words.after_alt} {...SCREEN} />
                </picture>
              </a>
              <figcaption>{words.after}</figcaption>
            </figure>
          </div>
          <section>
            <h2>{words.steps_title}</h2>
            <ol className="steps">
              {steps.map(([title, text]) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section className="contents">
            <h2>{words.contents_title}</h2>
            <ul>
              {contents.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {is_paid && (
              <p>
                {prices === null
                  ? words.price_open
                  : interpolate(words.price, {
                      price:
                        prices.length === 2 ? interpolate(words.or, { month: prices[0], year: prices[1] }) : prices[0],
                    })}
              </p>
            )}
            <p className="actions">
              <a className="start" href={`${APP_PATHS.signUp}?lang=${locale}`}>
                {words.start}
              </a>
            </p>
          </section>
        </main>
        <footer>
          <a href={`${APP_PATHS.terms}?lang=${locale}`}>{words.terms}</a>
          {privacy_url !== null && <a href={privacy_url}>{words.privacy}</a>}
          {contact !== null && <a href={`mailto:${contact}`}>{contact}</a>}
        </footer>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
