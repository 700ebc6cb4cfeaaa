import { Button, Text } from 'react-email';
import type { AppLocale } from '../../../shared/locales.ts';
import { MailFrame } from './mail-frame.tsx';
import { LIGHT } from './mail-style.ts';
import type { Template } from './template.ts';

type Letter = {
  subject: string;
  title: string;
  /** The first stands behind the subject in the list of mails, too. */
  lines: readonly [string, ...string[]];
  button?: { label: string; url: string };
  /** Below the button. */
  after?: string;
  /** In small print, at the end. */
  note?: string;
};

/** What almost every mail is: some lines, one button and what is to be known beside. */
export function letter(locale: AppLocale, { subject, title, lines, button, after, note }: Letter): Template {
  const body = (
    <MailFrame locale={locale} subject={subject} preview={lines[0]} title={title}>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {button && (
        <Button href={button.url} className="button" style={LIGHT.button}>
          {button.label}
        </Button>
      )}
      {after && <Line>{after}</Line>}
      {note && (
        <Text className="quiet" style={LIGHT.quiet}>
          {note}
        </Text>
      )}
    </MailFrame>
  );
  return { subject, body };
}

const Line = ({ children }: { children: string }) => (
  <Text className="ink" style={LIGHT.text}>
    {children}
  </Text>
);
