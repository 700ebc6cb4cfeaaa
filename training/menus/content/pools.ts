import { de } from './pools/de.ts';
import { en } from './pools/en.ts';
import { es } from './pools/es.ts';
import { fr } from './pools/fr.ts';
import { it } from './pools/it.ts';
import type { Pool } from './pools/pool.ts';
import { pt } from './pools/pt.ts';

/** One for each language that the reader reads. */
export const POOLS: readonly Pool[] = [en, fr, de, es, it, pt];
