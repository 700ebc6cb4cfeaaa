import type { AppLocale } from '../../../shared/locales.ts';
import type { Mail } from '../../../shared/render.ts';
import { mailWords } from './mail-words.ts';
import type { MailContent } from './write-letter.ts';

type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>;

const MAX_NAME_CHARACTERS = 60;

/** Whose owner invites somebody, to what, and how to accept. */
export function invitation(mail: MailOf<'invitation'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  const { owner, role, url, days } = mail;
  const restaurant = withoutLinks(mail.restaurant);
  return {
    subject: say('invitation_subject', { restaurant }),
    title: say('invitation_title', { restaurant }),
    lines: [say(`invitation_${role}`, { restaurant, owner }), say('invitation_how')],
    button: { label: say('invitation_button'), url },
    after: say('invitation_lifetime', { count: days }),
    note: say('invitation_caution'),
  };
}

/** Notifies the owner of somebody who may work at the restaurant from now on. */
export function personJoined(mail: MailOf<'person_joined'>, locale: AppLocale): MailContent {
  const say = mailWords(locale);
  const { restaurant, email, role, people_url } = mail;
  return {
    subject: say('joined_subject', { restaurant }),
    title: say('joined_title'),
    lines: [say(role === 'manager' ? 'joined_manager' : 'joined_staff', { restaurant, email }), say('joined_caution')],
    button: { label: say('joined_button'), url: people_url },
  };
}

/**
 * A name in a mail to somebody who hasn't asked for it, from anybody who has an account: no room for a message, and no address
 * that a mail program makes a link of.
 */
function withoutLinks(name: string): string {
  const characters = [...name.replaceAll('://', ': //').replaceAll(/www\./gi, 'www .')];
  if (characters.length <= MAX_NAME_CHARACTERS) return characters.join('');
  return `${characters
    .slice(0, MAX_NAME_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
