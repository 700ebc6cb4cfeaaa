import * as z from 'zod/mini';
import { itemSchema, menuSchema, restaurantSchema, sectionSchema } from '../menu.ts';

/** What the app's first screen reads; the bodies of requests stand apart, since the first screen doesn't check any. */

export const restaurantAnswerSchema = z.strictObject({ restaurant: restaurantSchema });
export const menusAnswerSchema = z.strictObject({ menus: z.array(menuSchema) });
export const menuAnswerSchema = z.strictObject({ menu: menuSchema });
export const sectionAnswerSchema = z.strictObject({ section: sectionSchema });
export const itemAnswerSchema = z.strictObject({ item: itemSchema });
