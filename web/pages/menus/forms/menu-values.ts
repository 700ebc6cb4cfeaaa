import type { z } from 'zod/mini';
import { createMenuBodySchema } from '../../../../shared/api/menus.ts';
import type { DisplayMode, Menu } from '../../../../shared/menu.ts';
import { newTemporaryId } from '../../../draft/change/change.ts';
import { checkBody, type Reading } from '../../../forms/saving/check-body.ts';

/** A menu's form; a new one has a temporary id. */
export type MenuValues = { id: number; title: string; display_mode: DisplayMode; hidden: boolean };
export type MenuBody = Omit<z.output<typeof createMenuBodySchema>, 'creation_key'>;

export const newMenuValues = (): MenuValues => ({
  id: newTemporaryId(),
  title: '',
  display_mode: 'simple',
  hidden: false,
});

export const menuValues = ({ id, title, display_mode, hidden }: Menu): MenuValues => ({
  id,
  title,
  display_mode,
  hidden,
});

export const readMenu = ({ id: _, ...body }: MenuValues): Reading<MenuBody> => checkBody(createMenuBodySchema, body);
