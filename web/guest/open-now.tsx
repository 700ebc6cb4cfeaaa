import { dateSpanWords, hoursText, hoursWeeks } from '../../shared/hours-words.ts';
import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { hasTimezone } from '../../shared/open-status.ts';
import type { OpeningHours } from '../../shared/opening-hours.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { OPEN_SCRIPT } from './guest-script.ts';

type Props = { page: GuestPage; words: GuestWords };

type Status = { open: string; until: string; closed: string; at: string; on: string };

/**
 * What the script says of these hours at each moment, because a page is cached longer than that is true: the element is
 * empty, and its place reserved. Undefined if it would say a wrong hour, of a restaurant whose timezone nobody has set.
 */
function statusData(
  { restaurant, preview }: GuestPage,
  hours: OpeningHours,
  { open, until, closed, at, on }: Status,
): object | undefined {
  if (preview || hours.periods.length === 0 || !hasTimezone(restaurant)) return undefined;
  return {
    'data-script': OPEN_SCRIPT,
    'data-hours': JSON.stringify(hours),
    'data-zone': restaurant.timezone,
    'data-open': open,
    'data-until': until,
    'data-closed': closed,
    'data-at': at,
    'data-on': on,
  };
}

/** "Open now · until 23:00". */
export function OpenNow({ page, words }: Props) {
  const { opening_hours } = page.restaurant;
  const data =
    opening_hours &&
    statusData(page, opening_hours, {
      open: words.open_now,
      until: words.open_until,
      closed: words.closed_now,
      at: words.opens_at,
      on: words.opens_on,
    });
  return data && <p className="open-now" {...data} />;
}

const servingHours = ({ serving_periods }: PublicMenu): OpeningHours => ({ periods: serving_periods, closed: [] });

/** "Served: Monday – Friday 11:30 – 15:00", and whether that is now; seasons that were over at publication are left out. */
export function ServingTimes({ page, menu, words }: Props & { menu: PublicMenu }) {
  const today = page.published_at.slice(0, 10);
  const periods = menu.serving_periods.filter(({ valid_through }) => valid_through === null || valid_through >= today);
  if (periods.length === 0) return null;
  const data = statusData(page, servingHours(menu), {
    open: words.served_now,
    until: words.served_until,
    closed: words.not_served,
    at: words.served_at,
    on: words.served_on,
  });
  return (
    <div className="served">
      <p>{interpolate(words.served, { hours: hoursText({ periods, closed: [] }, page.locale) })}</p>
      {data && <p className="open-now" {...data} />}
    </div>
  );
}

/** On a menu's tab, whether it is served now. */
export function ServedNow({ page, menu, words }: Props & { menu: PublicMenu }) {
  const closed = words.not_now;
  const data = statusData(page, servingHours(menu), {
    open: words.now,
    until: words.now,
    closed,
    at: closed,
    on: closed,
  });
  return data && <small className="open-now" {...data} />;
}

/** The hours of a week, and what replaces them, in the guest's language; dates that were over when it was published are left out. */
export function OpeningTimes({ page: { restaurant, locale, published_at }, words }: Props) {
  if (restaurant.opening_hours === null) return null;
  const today = published_at.slice(0, 10);
  const periods = restaurant.opening_hours.periods.filter(
    ({ valid_through }) => valid_through === null || valid_through >= today,
  );
  const closed = restaurant.opening_hours.closed.filter(({ to }) => to >= today);
  return (
    <>
      {hoursWeeks({ periods }, locale).map(({ dates, lines }) => (
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
      {closed.length > 0 && (
        <p>
          {interpolate(words.closed_dates, {
            dates: closed.map(({ from, to }) => dateSpanWords(from, to, locale)).join('; '),
          })}
        </p>
      )}
    </>
  );
}
