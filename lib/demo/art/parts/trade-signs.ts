import { box, disc, join, oval, path, shape, stroke } from '../svg';

/** A sign about 80 px across, centred on (0, 0). */
export type Draw = (main: string, second: string) => string;

export const tooth: Draw = (m) =>
  path(
    'M-26 -30Q0 -20 26 -30Q40 -16 28 8Q24 34 14 34Q8 34 4 12H-4Q-8 34 -14 34Q-24 34 -28 8Q-40 -16 -26 -30z',
    m,
  );
export const eyeSign: Draw = (m, s) => join(path('M-38 0Q0 -36 38 0Q0 36 -38 0z', m), disc(0, 0, 13, s));
export const flask: Draw = (m, s) =>
  join(
    path('M-10 -34H10V-10L32 28Q34 34 28 34H-28Q-34 34 -32 28L-10 -10z', m),
    path('M-16 12H16L24 28H-24z', s),
  );
export const soleSign: Draw = (m, s) =>
  join(
    path('M-12 -34Q14 -38 14 -8Q14 6 8 12H-14Q-24 -26 -12 -34z', m),
    path('M-12 18H8Q10 34 -2 34T-12 18z', s),
  );
export const needle: Draw = (m, s) =>
  join(stroke('M-28 30L26 -30', m, 7), stroke('M24 -26q-40 4 -28 26t20 30', s, 5));
export const wheel: Draw = (m, s) => join(disc(0, 0, 34, m), disc(0, 0, 18, s), disc(0, 0, 7, m));
export const bikeSign: Draw = (m, s) =>
  join(
    disc(-22, 18, 15, m),
    disc(22, 18, 15, m),
    stroke('M-22 18L-4 -8H14L22 18', s, 7),
    box(-36, -34, 28, 24, m, 4),
  );
export const spark: Draw = (m, s) =>
  join(path('M8 -38L-22 6H-2L-8 38L24 -8H4z', m), stroke('M-34 -18l10 6M34 20l-10 -6', s, 6));
export const seat: Draw = (m, s) => join(stroke('M-20 -34V34M-20 2H22V34', m, 9), box(-24, -6, 48, 12, s, 4));
export const rollSign: Draw = (m, s) =>
  join(box(-32, -20, 56, 40, m), oval(26, 0, 12, 20, s), oval(26, 0, 5, 8, m));
export const fruit: Draw = (m, s) => join(disc(0, 6, 28, m), stroke('M0 -20q4 -16 18 -16', s, 7));
export const egg: Draw = (m, s) =>
  join(path('M0 -36Q30 -4 26 14A26 22 0 0 1 -26 14Q-30 -4 0 -36z', m), disc(6, 10, 9, s));
export const tent: Draw = (m, s) =>
  join(shape(m, -38, 0, -6, -34, 6, -34, 38, 0), stroke('M-32 2V34M32 2V34', s, 7));
export const anchor: Draw = (m, s) =>
  join(stroke('M0 -22V32M-28 8Q-24 34 0 34T28 8M-14 -8H14', m, 8), disc(0, -30, 9, s));
export const scales: Draw = (m, s) =>
  join(
    stroke('M0 -32V30M-18 30H18M-30 -20H30', m, 7),
    path('M-44 8H-16Q-20 22 -30 22T-44 8zM16 8H44Q40 22 30 22T16 8z', s),
  );
/** Soap, for what is washed but has no sign of its own. */
export const soapSign: Draw = (m, s) =>
  join(oval(0, 18, 36, 16, m), disc(-12, -6, 14, s), disc(12, -14, 10, m), disc(2, -32, 7, s));
