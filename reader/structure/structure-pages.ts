import type { Draft } from '../../shared/draft.ts';
import type { PageReading } from '../reading.ts';

export function structurePages(pages: PageReading[]): Draft {
  return { language: null, sections: pages.length ? [] : [] };
}
