import type { z } from 'zod/mini';
import { createMenuBodySchema } from '../../../../shared/api/menus.ts';
import type { DisplayMode, Menu } from '../../../../shared/menu.ts';
import { checkBody, type Reading } from '../../../forms/check-body.ts';

/** A menu's form. */
export type MenuValues = { title: string; display_mode: DisplayMode; hidden: boolean };
export type MenuBody = z.output<typeof createMenuBodySchema>;

export const NEW_MENU_VALUES: MenuValues = { title: '', display_mode: 'simple', hidden: false };

export const menuValues = ({ title, display_mode, hidden }: Menu): MenuValues => ({ title, display_mode, hidden });

export const readMenu = (values: MenuValues): Reading<MenuBody> => checkBody(createMenuBodySchema, values);
