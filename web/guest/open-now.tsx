import { dateSpanWords, hoursText, hoursWeeks } from '../../shared/hours-words.ts';
import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { hasTimezone } from '../../shared/open-status.ts';
import type { OpeningHours } from '../../shared/opening-hours.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { hasGuestScript, OPEN_SCRIPT } from './shell/guest-script.ts';

type Props = { page: GuestPage; words: GuestWords };

type Status = { open: string; until: string; closed: string; at: string; on: string };

/**
 * What the script says of these hours at each moment, because a page is cached longer than that is true: the element is
 * empty, and its place reserved. Undefined if it would say a wrong hour, of a restaurant whose timezone nobody has set.
 */
function statusData(
  page: GuestPage,
  hours: OpeningHours,
  { open, until, closed, at: atWord, on }: Status,
): object | undefined {
  const { restaurant } = page;
  if (!hasGuestScript(page) || hours.periods.length === 0 || !hasTimezone(restaurant)) return undefined;
  return {
    'data-script': OPEN_SCRIPT,
    'data-hours': JSON.stringify(hours),
    'data-zone': restaurant.timezone,
    'data-open': open,
    'data-until': until,
    'data-closed': closed,
    'data-at': atWord,
    'data-on': on,
  };
}

/** "Open now · until 23:00". */
export function OpenNow({ page, words }: Props) {
  const { opening_hours } = page.restaurant;
  const dataAttributes =
    opening_hours &&
    statusData(page, opening_hours, {
      open: words.open_now,
      until: words.open_until,
      closed: words.closed_now,
      at: words.opens_at,
      on: words.opens_on,
    });
  return dataAttributes && <p className="open-now" {...dataAttributes} />;
}

const servingHours = ({ serving_periods }: PublicMenu): OpeningHours => ({ periods: serving_periods, closed: [] });

/** "Served: Monday – Friday 11:30 – 15:00", and whether that is now; seasons that were over at publication are left out. */
export function ServingTimes({ page, menu, words }: Props & { menu: PublicMenu }) {
  const publishedDay = page.published_at.slice(0, 10);
  const currentPeriods = menu.serving_periods.filter(
    ({ valid_through }) => valid_through === null || valid_through >= publishedDay,
  );
  if (currentPeriods.length === 0) return null;
  const statusAttributes = statusData(page, servingHours(menu), {
    open: words.served_now,
    until: words.served_until,
    closed: words.not_served,
    at: words.served_at,
    on: words.served_on,
  });
  return (
    <div className="served">
      <p>{interpolate(words.served, { hours: hoursText({ periods: currentPeriods, closed: [] }, page.locale) })}</p>
      {statusAttributes && <p className="open-now" {...statusAttributes} />}
    </div>
  );
}

/** On a menu's tab, whether it is served now. */
export function ServedNow({ page, menu, words }: Props & { menu: PublicMenu }) {
  const closedText = words.not_now;
  const statusAttributes = statusData(page, servingHours(menu), {
    open: words.now,
    until: words.now,
    closed: closedText,
    at: closedText,
    on: closedText,
  });
  return statusAttributes && <small className="open-now" {...statusAttributes} />;
}

/** The hours of a week, and what replaces them, in the guest's language; dates that were over when it was published are left out. */
export function OpeningTimes({ page: { restaurant, locale, published_at }, words }: Props) {
  if (restaurant.opening_hours === null) return null;
  const publishedDay = published_at.slice(0, 10);
  const openingPeriods = restaurant.opening_hours.periods.filter(
    ({ valid_through }) => valid_through === null || valid_through >= publishedDay,
  );
  const closedDays = restaurant.opening_hours.closed.filter(({ to }) => to >= publishedDay);
  return (
    <>
      {hoursWeeks({ periods: openingPeriods }, locale).map(({ dates, lines }) => (
        <div key={dates}>
          {dates && <p>{dates}</p>}
          <dl className="hours">
            {lines.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times ?? words.closed_day}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {closedDays.length > 0 && (
        <p>
          {interpolate(words.closed_dates, {
            dates: closedDays.map(({ from, to }) => dateSpanWords(from, to, locale)).join('; '),
          })}
        </p>
      )}
    </>
  );
}
