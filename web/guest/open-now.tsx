import { dateSpanWords, hoursWeeks } from '../../shared/hours-words.ts';
import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import type { GuestPage } from '../../shared/render.ts';
import { OPEN_SCRIPT } from './guest-script.ts';

type Props = { page: GuestPage; words: GuestWords };

/**
 * "Open now · until 23:00": the script fills it in, because a page is cached longer than that is true. Its place is
 * reserved. A restaurant whose timezone nobody has set would be told a wrong hour.
 */
export function OpenNow({ page: { restaurant, preview }, words }: Props) {
  const { opening_hours, timezone } = restaurant;
  if (preview || opening_hours === null || opening_hours.periods.length === 0 || timezone === 'UTC') return null;
  return (
    <p
      className="open-now"
      data-script={OPEN_SCRIPT}
      data-hours={JSON.stringify(opening_hours)}
      data-zone={timezone}
      data-open={words.open_now}
      data-until={words.open_until}
      data-closed={words.closed_now}
      data-at={words.opens_at}
      data-on={words.opens_on}
    />
  );
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
