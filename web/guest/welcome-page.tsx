import { DEFAULT_TEXT_FONT, DEFAULT_TITLE_FONT } from '../../shared/fonts.ts';
import { welcome as english } from '../../shared/i18n/app/en/welcome.ts';
import { welcome as french } from '../../shared/i18n/app/fr/welcome.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { pageDescription } from '../../shared/page-description.ts';
import { PRODUCT_NAME } from '../../shared/product-name.ts';
import { guestDocument } from './guest-document.tsx';

const WORDS = { en: english, fr: french };

/** The front page: what it does, in four steps (specification §1). */
export function welcomePage({ locale }: { locale: AppLocale }): string {
  const words = WORDS[locale];
  return guestDocument({
    locale,
    title: PRODUCT_NAME,
    description: pageDescription(words.lead),
    title_font: DEFAULT_TITLE_FONT,
    text_font: DEFAULT_TEXT_FONT,
    is_hidden: false,
    children: (
      <main className="welcome">
        <h1>{PRODUCT_NAME}</h1>
        <p>{words.lead}</p>
        <ol>
          {[words.select_files, words.ai_analyses, words.edit, words.generate_code].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </main>
    ),
  });
}
