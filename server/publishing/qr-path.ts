import type { QrModules } from './qr-modules.ts';

/** ISO/IEC 18004 §5.3.3: finder patterns are seven modules wide, with a dark centre of three. */
const FINDER_MODULES = 7;

/** Corner radii of one module, clockwise from the top left, in modules. */
type Radii = [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** A rectangle with rounded corners as path data; `hole` draws it against the clock, so that it cuts out. */
function roundedSquare(x: number, y: number, side: number, radii: Radii, hole = false): string {
  const [a, b, c, d] = radii;
  const arc = (radius: number, sweep: 0 | 1, dx: number, dy: number) =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 ${sweep} ${dx * radius} ${dy * radius}`;
  if (hole)
    return `M${x} ${y + a}v${side - a - d}${arc(d, 0, 1, 1)}h${side - d - c}${arc(c, 0, 1, -1)}v${-(side - c - b)}${arc(b, 0, -1, -1)}h${-(side - b - a)}${arc(a, 0, -1, 1)}z`;
  return `M${x + a} ${y}h${side - a - b}${arc(b, 1, 1, 1)}v${side - b - c}${arc(c, 1, -1, 1)}h${-(side - c - d)}${arc(d, 1, -1, -1)}v${-(side - d - a)}${arc(a, 1, 1, -1)}z`;
}

const even = (radius: number): Radii => [radius, radius, radius, radius];

function finderPattern(x: number, y: number): string {
  const ring = roundedSquare(x, y, FINDER_MODULES, even(2.5)) + roundedSquare(x + 1, y + 1, 5, even(1.5), true);
  return ring + roundedSquare(x + 2, y + 2, 3, even(1));
}

/**
 * Extra-rounded: a corner is round where no neighbour touches it, and as round as the module is wide where the module
 * is the bend of a line. Neighbours meet without a gap.
 */
function moduleRadii({ isDark }: QrModules, row: number, column: number): Radii {
  const [up, right] = [isDark(row - 1, column), isDark(row, column + 1)];
  const [down, left] = [isDark(row + 1, column), isDark(row, column - 1)];
  const corner = (beside: boolean, before: boolean, opposite: boolean, behind: boolean) =>
    beside || before ? 0 : opposite && behind ? 1 : 0.5;
  return [
    corner(up, left, down, right),
    corner(up, right, down, left),
    corner(down, right, up, left),
    corner(down, left, up, right),
  ];
}

/** The dark parts of a code as SVG path data in units of a module, its top left corner at (`margin`, `margin`). */
export function qrPath(modules: QrModules, margin: number): string {
  const { size } = modules;
  const far = size - FINDER_MODULES;
  const isFinder = (row: number, column: number) =>
    (row < FINDER_MODULES && (column < FINDER_MODULES || column >= far)) || (row >= far && column < FINDER_MODULES);
  const parts = [
    finderPattern(margin, margin),
    finderPattern(margin + far, margin),
    finderPattern(margin, margin + far),
  ];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (modules.isDark(row, column) && !isFinder(row, column))
        parts.push(roundedSquare(margin + column, margin + row, 1, moduleRadii(modules, row, column)));
  return parts.join('');
}
