import type { z } from 'zod/mini';
import { createMenuBodySchema } from '../../../../shared/api/menus.ts';
import type { DisplayMode, Menu } from '../../../../shared/menu.ts';
import { newTemporaryId } from '../../../draft/change/change.ts';
import { checkBody, type Reading } from '../../../forms/check-body.ts';
import { type PeriodLine, periodLine, readPeriod } from '../../../forms/hours/period-values.ts';

/** A menu's form; a new one has a temporary id. */
export type MenuValues = {
  id: number;
  title: string;
  display_mode: DisplayMode;
  hidden: boolean;
  serving_periods: PeriodLine[];
};
export type MenuBody = Omit<z.output<typeof createMenuBodySchema>, 'creation_key'>;

export const newMenuValues = (): MenuValues => ({
  id: newTemporaryId(),
  title: '',
  display_mode: 'simple',
  hidden: false,
  serving_periods: [],
});

export const menuValues = ({ id, title, display_mode, hidden, serving_periods }: Menu): MenuValues => ({
  id,
  title,
  display_mode,
  hidden,
  serving_periods: serving_periods.map(periodLine),
});

export const readMenu = ({ id: _, serving_periods, ...body }: MenuValues): Reading<MenuBody> =>
  checkBody(createMenuBodySchema, { ...body, serving_periods: serving_periods.map(readPeriod) });
