import { z } from 'zod';
import { idSchema } from '../../shared/menu.ts';

/** The parameters of an address that ends in a small number; anything else is `not_found`. */
export const idParamsSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(idSchema),
});
