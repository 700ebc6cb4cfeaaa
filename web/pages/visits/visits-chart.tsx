import { AreaChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import type { VisitsAnswer } from '../../../shared/api/visits.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { dayFormat } from './day-format.ts';
import '@mantine/charts/styles.layer.css';
// Parts of the chart that no other screen has.
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

const HEIGHT_PIXELS = 220;
/** The number of date labels that fit side by side on a phone. */
const DATES_APART_PIXELS = 48;

/** For the eye only: screen readers get the table below, with the same data. */
export function VisitsChart({ days }: Pick<VisitsAnswer, 'days'>) {
  const { t } = useTranslation();
  const { short } = dayFormat(currentLocale());
  const count = new Intl.NumberFormat(currentLocale());
  return (
    <AreaChart
      aria-hidden
      h={HEIGHT_PIXELS}
      data={days.map(({ day, ...counts }) => ({ ...counts, day: short(day) }))}
      dataKey="day"
      series={[
        { name: 'visits', label: t('visits.visits'), color: 'var(--saffron)' },
        { name: 'scans', label: t('visits.scans'), color: 'var(--sage)' },
      ]}
      curveType="linear"
      withDots={false}
      strokeWidth={1.5}
      fillOpacity={0.16}
      tickLine="none"
      gridAxis="x"
      strokeDasharray="0"
      valueFormatter={(value) => count.format(value)}
      xAxisProps={{ minTickGap: DATES_APART_PIXELS, interval: 'preserveEnd' }}
      yAxisProps={{ allowDecimals: false, width: 36 }}
      areaProps={{ isAnimationActive: false }}
      areaChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 4, bottom: 0, left: 0 } }}
    />
  );
}
