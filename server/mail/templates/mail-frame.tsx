import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Preview, Section, Text } from 'react-email';
import { type AppLocale, LANGUAGE_TAGS } from '../../../shared/locales.ts';
import { PRODUCT_NAME } from '../../../shared/product-name.ts';
import { LIGHT, STYLE_SHEET } from './mail-style.ts';
import { mailWords } from './mail-words.ts';

type MailFrameProps = {
  locale: AppLocale;
  subject: string;
  /** The first words of the mail, which the list of mails shows behind the subject. */
  preview: string;
  title: string;
  children: ReactNode;
};

/** What every mail shares: one card at most 600 px wide between the product's name and who is writing. */
export function MailFrame({ locale, subject, preview, title, children }: MailFrameProps) {
  const say = mailWords(locale);
  const lang = LANGUAGE_TAGS[locale];
  return (
    <Html lang={lang}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </Head>
      <Body lang={lang} className="ground" style={LIGHT.ground}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={LIGHT.frame}>
          <Text className="ink" style={LIGHT.name}>
            {PRODUCT_NAME}
            <span className="dot" data-skip-in-text={true}>
              .
            </span>
          </Text>
          <Section className="card" style={LIGHT.card}>
            <Heading className="ink" style={LIGHT.title}>
              {title}
            </Heading>
            {children}
          </Section>
          <Text className="footer" style={LIGHT.footer}>
            {say('about')} {say('automatic')}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
