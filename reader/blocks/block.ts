import type { Line } from '../lines/line.ts';

/**
 * Lines that belong together. An item's `lines` begin with `titles` lines of title. A `price` block is the price of a
 * whole group, on a line of its own that belongs to none of its dishes.
 */
export type Block =
  | { kind: 'heading' | 'note' | 'noise' | 'labels' | 'option' | 'price'; lines: Line[] }
  | { kind: 'item'; lines: Line[]; titles: number; pricing: Pricing };

/** Where an item's prices are. Most menus have a single habit. */
export type Pricing = 'title' | 'end' | 'own' | 'middle' | 'none';
export const PRICINGS = ['title', 'end', 'own', 'middle', 'none'] as const satisfies Pricing[];
