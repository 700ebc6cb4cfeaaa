import { hoursText } from '../../../../shared/hours-words.ts';
import { PAGE_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { readHours } from '../../../../shared/read-hours.ts';
import type { HouseFact } from '../reading/guest-message.ts';
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

/**
 * For the hours both what the owner declared by days and times, or wrote so that every word of it is understood, in the
 * guest's language, and what the owner wrote.
 */
function contactText({ facts, message }: Teller, field: HouseFact): string | null {
  const { restaurant } = facts;
  if (field !== 'hours') return restaurant[field];
  const week = restaurant.opening_hours ?? (restaurant.hours === null ? null : readHours(restaurant.hours));
  if (!week) return restaurant.hours;
  const days = hoursText(week, message.locale, PAGE_WORDS[message.locale].closed_day);
  return restaurant.hours === null ? days : `${days} (${restaurant.hours})`;
}

const CONTACT_WORDS = { hours: 'hours_are', address: 'address_is', phone: 'phone_is' } as const;

/** A fact about the house, and the others that the same message asks for: "your address and phone number?". */
export function answerContact(teller: Teller, field: HouseFact): LocalAnswer {
  const asked = new Set([field, ...teller.message.house_facts]);
  const lines = [...asked].flatMap((fact) => {
    const text = contactText(teller, fact);
    return text === null ? [] : [interpolate(teller.words[CONTACT_WORDS[fact]], { text })];
  });
  if (contactText(teller, field) === null)
    return answer('contact', [...lines, teller.words.unsaid], [], { about: undefined });
  return answer('contact', lines);
}
