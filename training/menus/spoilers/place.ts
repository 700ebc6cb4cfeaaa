/** Maps a point of a sheet to the file made of it, in pixels or points. */
export type PointMapping = (x: number, y: number) => [number, number];

type Corner = readonly [number, number];

/** The box around the mapped corners of a box. */
export function placeBox(
  mapPoint: PointMapping,
  [left, top, right, bottom]: readonly number[],
): [number, number, number, number] {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => mapPoint(x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The perspective that maps a sheet's corners (top left, top right, bottom right, bottom left) to these points. */
export function perspective(sheet: { width: number; height: number }, to: readonly Corner[]): PointMapping {
  const from: Corner[] = [
    [0, 0],
    [sheet.width, 0],
    [sheet.width, sheet.height],
    [0, sheet.height],
  ];
  // x' = (ax + by + c) / (gx + hy + 1), y' likewise with d, e and f: two equations for each corner.
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Gauss–Jordan elimination with the largest pivot; the last column is the right-hand side. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const below = rows.slice(column).toSorted((p, q) => Math.abs(q[column] ?? 0) - Math.abs(p[column] ?? 0));
    rows.splice(column, size - column, ...below);
    const pivot = rows[column] ?? [];
    const value = pivot[column] ?? 1;
    rows[column] = pivot.map((entry) => entry / value);
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = row[column] ?? 0;
      rows[index] = row.map((entry, at) => entry - factor * (rows[column]?.[at] ?? 0));
    }
  }
  return rows.map((row) => row[size] ?? 0);
}
