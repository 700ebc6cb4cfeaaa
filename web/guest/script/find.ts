import { findDishes } from './find-dishes.ts';
import { findElsewhere } from './find-elsewhere.ts';

// Asked for when a guest opens the sheet: most only read.
findElsewhere();
findDishes();
