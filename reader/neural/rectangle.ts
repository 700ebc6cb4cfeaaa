/** A rectangle rotated by `angle` radians, clockwise on the screen: its centre, and its sides along and across. */
export type Rectangle = { x: number; y: number; width: number; height: number; angle: number };
export type Point = [x: number, y: number];

/** Whether a point is within a rectangle. */
export const isPointInside = (rectangle: Rectangle, [atX, atY]: Point): boolean => containmentTest(rectangle)(atX, atY);

/** Returns a test for points within a rectangle; it computes the angle's sine and cosine once, for many points. */
export function containmentTest({ x, y, width, height, angle }: Rectangle): (atX: number, atY: number) => boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (atX, atY) => {
    const [dx, dy] = [atX - x, atY - y];
    return Math.abs(dx * cos + dy * sin) <= width / 2 && Math.abs(dy * cos - dx * sin) <= height / 2;
  };
}

/** The smallest rectangle around points, by trying each edge of their convex hull. Undefined if they are collinear. */
export function smallestRectangle(points: Point[]): Rectangle | undefined {
  const hull = hullOf(points);
  if (hull.length < 3) return undefined;
  let smallest: Rectangle | undefined;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const rectangle = rectangleAlong(hull, Math.atan2(to[1] - from[1], to[0] - from[0]));
    if (!smallest || rectangle.width * rectangle.height < smallest.width * smallest.height) smallest = rectangle;
  }
  return smallest && towardsLevel(smallest);
}

/** The bounding rectangle of points whose width has this direction. */
function rectangleAlong(points: Point[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** The same rectangle with an angle of at most 45 degrees. */
function towardsLevel(rectangle: Rectangle): Rectangle {
  const quarters = Math.round(rectangle.angle / (Math.PI / 2));
  const angle = rectangle.angle - quarters * (Math.PI / 2);
  return quarters % 2 === 0
    ? { ...rectangle, angle }
    : { ...rectangle, angle, width: rectangle.height, height: rectangle.width };
}

/** The convex hull by Andrew's monotone chain. */
function hullOf(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: Point[]): Point[] {
  const half: Point[] = [];
  for (const point of points) {
    while (half.length >= 2 && !isLeftTurn(half.at(-2), half.at(-1), point)) half.pop();
    half.push(point);
  }
  half.pop();
  return half;
}

const isLeftTurn = (a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
