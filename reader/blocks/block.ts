import type { Line } from '../lines/line.ts';

/**
 * Lines that belong together; an item's begin with `titles` lines of title. `price`: a group's, on a line of its own.
 */
export type Block =
  | { kind: 'heading' | 'note' | 'noise' | 'labels' | 'option' | 'price'; lines: Line[] }
  | { kind: 'item'; lines: Line[]; titles: number; pricing: Pricing };

/** Where an item's prices stand. Most menus have a single habit. */
export type Pricing = 'title' | 'end' | 'own' | 'middle' | 'none';
export const PRICINGS = ['title', 'end', 'own', 'middle', 'none'] as const satisfies Pricing[];
