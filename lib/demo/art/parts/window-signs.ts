import { box, boxPath, disc, join, many, path, shape, stroke } from '../svg';
import type { Draw } from './trade-signs';

export const phoneSign: Draw = (m, s) =>
  join(box(-21, -38, 42, 76, m, 8), box(-14, -30, 28, 50, s, 2), disc(0, 29, 5, s));
export const chartSign: Draw = (m, s) =>
  join(
    box(-36, -34, 72, 48, m, 4),
    path(boxPath(-24, -8, 10, 14) + boxPath(-5, -18, 10, 24) + boxPath(14, -28, 10, 34), s),
    stroke('M-14 18L-22 36M14 18L22 36', m, 7),
  );
export const staffSign: Draw = (m, s) =>
  join(
    disc(17, -20, 12, s),
    path('M-4 30V12Q-4 -4 10 -4H24Q38 -4 38 12V30z', s),
    disc(-15, -18, 13, m),
    path('M-40 32V14Q-40 -1 -24 -1H-6Q8 -1 8 14V32z', m),
  );
export const sumSign: Draw = (m, s) =>
  join(
    stroke('M-32 -18H-8M-20 -30V-6M10 12H34M10 24H34', m, 8),
    stroke('M12 -30L32 -8M32 -30L12 -8M-32 18H-8', s, 8),
  );
export const juiceSign: Draw = (m, s) =>
  join(
    stroke('M4 -16L12 -40H24', s, 6),
    shape(m, -24, -20, 24, -20, 17, 36, -17, 36),
    path('M-16 -4H16L12 26H-12z', s),
  );
export const coneSign: Draw = (m, s) =>
  join(shape(s, -20, -2, 20, -2, 0, 40), disc(-13, -8, 14, m), disc(13, -8, 14, m), disc(0, -24, 14, m));
export const tiersSign: Draw = (m, s) =>
  join(
    box(-36, 10, 72, 24, m, 4),
    box(-24, -12, 48, 22, s, 4),
    box(-13, -30, 26, 18, m, 4),
    disc(0, -36, 5, s),
  );
export const arrowSign: Draw = (m, s) =>
  join(
    box(-5, -6, 10, 44, s),
    shape(m, -36, -34, 18, -34, 38, -16, 18, 2, -36, 2),
    path(
      many(3, (i) => boxPath(-26 + i * 14, -20, 9, 9)),
      s,
    ),
  );
export const cylinderSign: Draw = (m, s) =>
  join(
    stroke('M-12 -18V-34H12V-18', s, 6),
    box(-5, -30, 10, 12, m),
    box(-24, -20, 48, 54, m, 16),
    box(-24, 2, 48, 10, s),
  );
