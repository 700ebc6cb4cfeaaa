import { hoursText } from '../../../../shared/hours-words.ts';
import { PAGE_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { noteLines } from './menu-notes.ts';
import { answer, type LocalAnswer, type Teller } from './teller.ts';

/** Answers about the house: what the owner declares or prints of it, else that the staff know. */

export function answerUnsaid(teller: Teller): LocalAnswer {
  const notes = noteLines(teller);
  if (notes.length > 0) return answer('contact', notes);
  return answer('contact', [teller.words.unsaid], [], { about: undefined });
}

export function taxWords({ facts, message, words }: Teller): string {
  const page = PAGE_WORDS[message.locale];
  const { taxes, prices_include_taxes, currency } = facts.restaurant;
  if (!prices_include_taxes && taxes.length === 0) return words.unsaid;
  return interpolate(prices_include_taxes ? page.taxes_included : page.before_tax, { currency });
}

export function answerServiceCharge(teller: Teller): LocalAnswer {
  const { facts, message } = teller;
  const page = PAGE_WORDS[message.locale];
  const { service_charge } = facts.restaurant;
  if (service_charge === null || noteLines(teller).length > 0) return answerUnsaid(teller);
  return answer('contact', [service_charge === 'included' ? page.service_included : page.service_not_included]);
}

export function answerBooking(teller: Teller): LocalAnswer {
  const notes = noteLines(teller);
  const contacts = answerContact(teller, 'phone');
  const phone = { ...contacts, lines: [...notes, ...contacts.lines] };
  return teller.facts.restaurant.phone === null ? phone : { ...phone, lines: [...phone.lines, teller.words.unsaid] };
}

/** For the hours both what the owner declared by days and times, in the guest's language, and what the owner wrote. */
function contactText({ facts, message }: Teller, field: 'hours' | 'address' | 'phone'): string | null {
  const { restaurant } = facts;
  if (field !== 'hours' || !restaurant.opening_hours) return restaurant[field];
  const declared = hoursText(restaurant.opening_hours, message.locale);
  return restaurant.hours === null ? declared : `${declared} (${restaurant.hours})`;
}

const CONTACT_WORDS = { hours: 'hours_are', address: 'address_is', phone: 'phone_is' } as const;

export function answerContact(teller: Teller, field: 'hours' | 'address' | 'phone'): LocalAnswer {
  const text = contactText(teller, field);
  if (text === null) return answer('contact', [teller.words.unsaid], [], { about: undefined });
  return answer('contact', [interpolate(teller.words[CONTACT_WORDS[field]], { text })]);
}
