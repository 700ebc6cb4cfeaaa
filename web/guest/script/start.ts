import { findDishes } from './find-dishes.ts';
import { followSections } from './follow-sections.ts';
import { keepPlace } from './keep-place.ts';

// The page is complete without any of it.
followSections();
keepPlace();
findDishes();
