import { z } from 'zod';

const lang = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .describe('The language to answer in: en or fr.');

/** Wraps a route's query schema to accept the `lang` that every request of the app carries. */
export const withLang = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) =>
  schema.extend({ lang });
