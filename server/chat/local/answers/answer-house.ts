import { hoursText, timesOfDay } from '../../../../shared/hours-words.ts';
import { PAGE_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { LANGUAGE_TAGS } from '../../../../shared/locales.ts';
import { weekdayWords } from '../../../../shared/open-status.ts';
import { readHours } from '../../../../shared/read-hours.ts';
import type { HouseFact } from '../reading/guest-message.ts';
import { closedDaysIn, weekdaysIn } from '../words/weekdays.ts';
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

/** "Are you open on Mondays?": the days that the message names, with their hours or closed; none if the hours don't say. */
function dayLines({ facts, message }: Teller): string[] {
  const { opening_hours, hours } = facts.restaurant;
  const week = opening_hours ?? (hours === null ? null : readHours(hours));
  const tag = LANGUAGE_TAGS[message.locale];
  const closedDays = week || hours === null ? new Set<number>() : closedDaysIn(facts.main_locale, hours);
  return [...new Set(weekdaysIn(message.locale, message.text))].flatMap((day) => {
    const times = week ? timesOfDay(week, day, tag) : [];
    if (!week && !closedDays.has(day)) return [];
    const words = times.length > 0 ? times.join(', ') : PAGE_WORDS[message.locale].closed_day;
    const name = weekdayWords(day, tag);
    return [`${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}: ${words}`];
  });
}

const CONTACT_WORDS = { hours: 'hours_are', address: 'address_is', phone: 'phone_is' } as const;

/** A fact about the house, and the others that the same message asks for: "your address and phone number?". */
export function answerContact(teller: Teller, field: HouseFact): LocalAnswer {
  const asked = new Set([field, ...teller.message.house_facts]);
  const lines = [...asked].flatMap((fact) => {
    const text = contactText(teller, fact);
    const days = fact === 'hours' ? dayLines(teller) : [];
    return text === null ? [] : [...days, interpolate(teller.words[CONTACT_WORDS[fact]], { text })];
  });
  if (contactText(teller, field) === null)
    return answer('contact', [...lines, teller.words.unsaid], [], { about: undefined });
  return answer('contact', lines);
}
