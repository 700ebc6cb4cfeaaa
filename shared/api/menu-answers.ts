import * as z from 'zod/mini';
import { itemSchema, menuSchema, restaurantSchema, sectionSchema } from '../menu.ts';

/** The answers that the app's first screen reads; bodies of requests are in another file, since it doesn't check any. */

export const restaurantAnswerSchema = z.strictObject({ restaurant: restaurantSchema });
export const menusAnswerSchema = z.strictObject({ menus: z.array(menuSchema) });
export const menuAnswerSchema = z.strictObject({ menu: menuSchema });
export const sectionAnswerSchema = z.strictObject({ section: sectionSchema });
export const itemAnswerSchema = z.strictObject({ item: itemSchema });
