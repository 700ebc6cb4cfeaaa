import type { OpeningHours } from '../../shared/opening-hours.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SPECIFICATION = { '@type': 'OpeningHoursSpecification' };

/** Opening hours as schema.org names them; a day of "00:00" to "00:00" is closed. */
export const hoursData = (hours: OpeningHours | null): object[] => [
  ...(hours?.periods ?? []).map(({ days, from, to, valid_from, valid_through }) => ({
    ...SPECIFICATION,
    dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
    opens: from,
    // Midnight as an end, which "00:00" would be the beginning of.
    closes: to === '00:00' ? '23:59' : to,
    ...(valid_from === null ? {} : { validFrom: valid_from, validThrough: valid_through }),
  })),
  ...(hours?.closed ?? []).map(({ from, to }) => ({
    ...SPECIFICATION,
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  })),
];
