import { z } from 'zod';

const lang = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .describe('The language to answer in: en or fr.');

/** The schema of a route's query, which tolerates the `lang` that every request of the app carries. */
export const withLang = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape, z.core.$strict>) =>
  schema.extend({ lang });
