import type { Availability } from '../../shared/publication.ts';

/** Of what is marked as sold out, what still is: an item whose time has come is back by itself, without any write. */
export const soldOutNow = (marked: Availability['sold_out'], now: Date): Availability['sold_out'] =>
  marked.filter(({ back_at }) => back_at === null || Date.parse(back_at) > now.getTime());
