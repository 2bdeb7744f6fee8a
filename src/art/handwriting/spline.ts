/** A point of a stroke; `turns` if it is a corner. */
export type Place = { x: number; y: number; turns: boolean };
/** A cubic Bézier curve from the previous point: two control points and its end. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** How far a control point is from its end of the curve, by Hobby's formula, which makes round curves. */
function velocity(theta: number, phi: number): number {
  const [st, ct, sp, cp] = [Math.sin(theta), Math.cos(theta), Math.sin(phi), Math.cos(phi)];
  const bend = Math.SQRT2 * (st - sp / 16) * (sp - st / 16) * (ct - cp);
  return (2 + bend) / (3 * (1 + 0.5 * (Math.sqrt(5) - 1) * ct + 0.5 * (3 - Math.sqrt(5)) * cp));
}

/** Smooth curves through points, with a break at each corner. */
export function curvesThrough(places: readonly Place[]): Curve[] {
  const curves: Curve[] = [];
  let from = 0;
  places.forEach((place, index) => {
    if (index === 0 || !(place.turns || index === places.length - 1)) return;
    curves.push(...smooth(places.slice(from, index + 1)));
    from = index;
  });
  return curves;
}

/** Hobby's spline through points without corners. */
function smooth(places: readonly Place[]): Curve[] {
  const count = places.length - 1;
  const at = (index: number) => places[index] as Place;
  if (count === 1) return [straight(at(0), at(1))];
  const steps = Array.from({ length: count }, (_, i) => {
    const [dx, dy] = [at(i + 1).x - at(i).x, at(i + 1).y - at(i).y];
    return { length: Math.hypot(dx, dy) || 1e-6, angle: Math.atan2(dy, dx) };
  });
  const step = (index: number) => steps[index] as (typeof steps)[number];
  // The turning angle at each point.
  const turn = Array.from({ length: count + 1 }, (_, i) => {
    if (i === 0 || i === count) return 0;
    const by = step(i).angle - step(i - 1).angle;
    return Math.atan2(Math.sin(by), Math.cos(by));
  });
  // A tridiagonal system for the angle at which the curve leaves each point, solved by forward elimination.
  const upper: number[] = [1];
  const value: number[] = [-(turn[1] ?? 0)];
  for (let i = 1; i <= count; i += 1) {
    const a = 1 / step(i - 1).length;
    const c = i < count ? 1 / step(i).length : 0;
    const [lower, middle, right] =
      i < count ? [a, 2 * (a + c), -(2 * (turn[i] ?? 0) * a + (turn[i + 1] ?? 0) * c)] : [1, 1, 0];
    const pivot = middle - lower * (upper[i - 1] ?? 0);
    upper[i] = c / pivot;
    value[i] = (right - lower * (value[i - 1] ?? 0)) / pivot;
  }
  const theta: number[] = [];
  for (let i = count; i >= 0; i -= 1)
    theta[i] = (value[i] ?? 0) - (i < count ? (upper[i] ?? 0) * (theta[i + 1] ?? 0) : 0);
  return steps.map(({ length, angle }, i) => {
    const leave = theta[i] ?? 0;
    const arrive = -(turn[i + 1] ?? 0) - (theta[i + 1] ?? 0);
    const [first, last] = [velocity(leave, arrive) * length, velocity(arrive, leave) * length];
    const end = at(i + 1);
    return [
      at(i).x + first * Math.cos(angle + leave),
      at(i).y + first * Math.sin(angle + leave),
      end.x - last * Math.cos(angle - arrive),
      end.y - last * Math.sin(angle - arrive),
      end.x,
      end.y,
    ];
  });
}

function straight(from: Place, to: Place): Curve {
  const [dx, dy] = [(to.x - from.x) / 3, (to.y - from.y) / 3];
  return [from.x + dx, from.y + dy, to.x - dx, to.y - dy, to.x, to.y];
}
