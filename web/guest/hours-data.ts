import type { OpeningHours } from '../../shared/opening-hours.ts';

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS_TYPE = { '@type': 'OpeningHoursSpecification' };

/** Opening hours as schema.org names them; a day of "00:00" to "00:00" is closed. */
export const hoursData = (hours: OpeningHours | null): object[] => [
  ...(hours?.periods ?? []).map(({ days, from, to, valid_from, valid_through }) => ({
    ...HOURS_TYPE,
    dayOfWeek: days.map((day) => `https://schema.org/${DAY_NAMES[day - 1]}`),
    opens: from,
    // Midnight as an end, which "00:00" would be the beginning of.
    closes: to === '00:00' ? '23:59' : to,
    ...(valid_from === null ? {} : { validFrom: valid_from, validThrough: valid_through }),
  })),
  ...(hours?.closed ?? []).map(({ from, to }) => ({
    ...HOURS_TYPE,
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  })),
];
